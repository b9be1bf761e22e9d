// On top of the tracking issue: a job ended without a pull request that can be read, so no more are created.

import { type Board, buildCommands } from '../issue/board.ts'
import { boxTable, listOffers } from '../issue/box-table.ts'
import { linkCommit } from '../issue/report-links.ts'
import { wholeProject } from '../issue/tick-record.ts'
import { formatDay } from '../text/format.ts'
import { type Blocks, caution } from '../text/markdown/blocks.ts'
import { code, phrase, prose, strong } from '../text/markdown/phrase.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { Canary } from './fix.ts'
import { findFix } from './queries.ts'

const chapter = safe`“Choose how the agent publishes changes”`
const setting = safe`the agent’s “review process” setting (see ${chapter} in the agent’s documentation)`
const where = 'https://www.mintlify.com/docs/ai/agent#choose-how-the-agent-publishes-changes'
const open = safe`the service’s agent to open pull requests: on Mintlify, ${setting}.`
const protect = safe`A rule on the branch that requires pull requests holds whatever the setting is.`
const goOn = safe`Then tick “${boxTable['go-on'].label}”.`
const look = safe`If there was nothing to change, tick “${boxTable['go-on'].label}”.`

const texts: Readonly<Record<Canary['code'], readonly [what: SafeText, remedy: SafeText]>> = {
  pushed: [
    safe`A job changed the documentation without a pull request, so nobody has reviewed the change. No more jobs are created.`,
    safe`Set ${open} ${protect} ${goOn}`,
  ],
  unknown: [
    safe`The first job ended without a pull request: there was nothing to change, or the service pushes changes without one. \
No more jobs are created.`,
    safe`Look at the job in the service’s dashboard. ${look} If it changed the documentation, set ${open} ${protect} ${goOn}`,
  ],
  'unreadable-link': [
    safe`A job returned a link that is not a pull request of this GitHub server. No more jobs are created.`,
    safe`Run the Action where the agent opens its pull requests; content on GitLab or hosted by the service is not supported. ${goOn}`,
  ],
}

export function describeCanary({ code }: Canary): { readonly what: SafeText; readonly remedy: SafeText } {
  const [what, remedy] = texts[code]
  return { what, remedy }
}

export function buildCanary({ ledger, links }: Board): Blocks {
  const { canary } = ledger
  if (canary === undefined) return []
  const { what, remedy } = describeCanary(canary)
  const { pages = [], job, rejectedLink } = findFix(ledger, canary.fixId) ?? {}
  const [page] = pages
  const about = page === undefined ? [] : phrase` It was for ${code(page)}, on ${formatDay(canary.at)}.`
  const which = job === undefined ? [] : phrase` Job: ${code(job.id, 40)}.`
  const commit = canary.commit === undefined ? [] : phrase` Commit: ${linkCommit(links, canary.commit)}.`
  const link = rejectedLink === undefined ? [] : phrase` Link: ${code(rejectedLink, 200)}.`
  const help = canary.code === 'unreadable-link' ? [] : phrase` ${code(where, 100)}`
  return [
    ...caution(phrase`${strong(prose(what, 500))}${about}${which}${commit}${link} ${prose(remedy, 700)}${help}`),
    ...buildCommands(ledger, wholeProject, listOffers(ledger, 'project', wholeProject, ['go-on'])),
  ]
}
