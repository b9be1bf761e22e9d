// Jobs that ended without a pull request: people should know about them although nothing is open.

import type { Board } from '../issue/board.ts'
import { linkPull } from '../issue/report-links.ts'
import type { Fix } from '../ledger/ledger.ts'
import { formatDay } from '../text/format.ts'
import { type Blocks, bullets, details, type Item, introduce, items, paragraph } from '../text/markdown/blocks.ts'
import { dotted, phrase, say } from '../text/markdown/phrase.ts'
import { count, safe } from '../text/safe-text.ts'
import { showJob } from './describe-fix.ts'
import { newestFirst } from './fix-groups.ts'
import { listWithoutPull } from './queries.ts'

const meanings = [
  phrase`There was nothing to change: the page already answers these readers. No action is needed.`,
  phrase`The service is configured to push changes without opening pull requests, so the change is on the branch that the site \
is deployed from, and nobody has reviewed it. Set the agent to open pull requests (Mintlify’s documentation calls this the review \
process setting: “Choose how the agent publishes changes”), or add a rule to that branch that requires pull requests.`,
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
