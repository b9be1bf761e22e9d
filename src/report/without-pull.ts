// Jobs that ended without a pull request: people should know about them although nothing is open.
import { latestTime, listWithoutPull } from '../ledger/fixes/queries.ts'
import type { Fix, Ledger } from '../ledger/records/ledger.ts'
import { withoutPullShown } from '../ledger/records/limits.ts'
import { count, safe } from '../text/safe-text.ts'
import type { Board } from './dashboard/board.ts'
import { newestFirst, showPages } from './fix-groups.ts'
import { formatDay } from './format.ts'
import { stateLabels } from './labels.ts'
import { linkPull } from './links.ts'
import { type Blocks, bullets, details, type Item, introduce, items, paragraph, section } from './markdown/blocks.ts'
import { code, dotted, lines, type Phrase, phrase, say, strong } from './markdown/phrase.ts'
import { describeReason } from './reason-sentences.ts'

/** From the last thirty days, newest first. */
export function listUnfinished(ledger: Ledger): Fix[] {
  const latest = latestTime(ledger)
  const failed = ledger.fixes.filter(({ state }) => state === 'failed' || state === 'given-up')
  const lately = failed.filter(({ since }) => latest - since <= withoutPullShown)
  return newestFirst([...lately, ...listWithoutPull(ledger)])
}

const meanings = [
  phrase`There was nothing to change: the page already answers these readers. No action is needed.`,
  phrase`The service is configured to push without a pull request: the change is then on the branch that the site is deployed from, \
and nobody has reviewed it. Set the agent to open pull requests (Mintlify’s documentation calls this the review process \
setting: “Choose how the agent publishes changes”), or add a rule to that branch that requires pull requests.`,
  phrase`The agent gave up. The job’s record in the service’s dashboard says why; if the readers are right, \
edit the page by hand.`,
]

/** Folded, because nothing about them is open. */
export function buildWithoutPull({ ledger, links, showPages, command }: Board, budget: number): Blocks {
  const fixes = newestFirst(listWithoutPull(ledger))
  if (fixes.length === 0) return []
  const toItem = (fix: Fix): Item => ({
    inside: command(fix),
    words: dotted([
      showPages(fix.pages),
      showJob(fix),
      say(formatDay(fix.since)),
      fix.rejectedLink === undefined ? [] : phrase`returned ${linkPull(fix, links)}`,
    ]),
  })
  return details(safe`${count(fixes.length, 'job')} ended without a pull request in the last 30 days`, [
    ...paragraph(phrase`There are three possible reasons:`),
    ...bullets(meanings),
    ...introduce(phrase`The jobs:`, items(fixes.map(toItem), budget)),
  ])
}

export function buildUnfinished(fixes: readonly Fix[], budget: number): Blocks {
  const toItem = (fix: Fix): Item => {
    const reason = describeReason(fix)
    const head = [strong(showPages(fix.pages)), phrase`${stateLabels[fix.state]} ${formatDay(fix.since)}`, showJob(fix)]
    return { words: lines([dotted(head), reason ?? []]) }
  }
  return section(3, safe`Failed, or ended without a pull request`, items(fixes.map(toItem), budget))
}

function showJob({ job }: Fix): Phrase {
  return job === undefined ? [] : phrase`job ${code(job.id, 40)}`
}
