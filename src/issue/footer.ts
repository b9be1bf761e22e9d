// The foot of the tracking issue: the heartbeat, and what this is.

import { type CostInputs, describeLatestCost } from '../fixes/job-cost.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { formatMinute } from '../text/format.ts'
import { type Blocks, bullets, introduce, paragraph } from '../text/markdown/blocks.ts'
import { code, dotted, phrase, prose, small } from '../text/markdown/phrase.ts'
import type { Board } from './board.ts'
import { sayAnswerOf } from './command-boxes.ts'
import { linkAction, linkRun, linkWorkflow } from './report-links.ts'
import { wholeProject } from './tick-record.ts'

const mostAnswers = 5

/** The line where one was ticked may be gone by now. */
export function buildLatestTicks({ answers = [] }: Ledger): Blocks {
  const others = answers.filter(({ tick }) => tick.target !== wholeProject).slice(0, mostAnswers)
  return introduce(phrase`Latest ticks:`, bullets(others.map(sayAnswerOf)))
}

/** The heartbeat is compared by the day alone (`hidden-line.ts`). */
export function buildFooter({ ledger, links }: Pick<Board, 'ledger' | 'links'>, cost: CostInputs | undefined): Blocks {
  const { workflowRun } = links
  const { project, lastRun } = ledger
  const heartbeat = dotted([
    lastRun === undefined ? [] : phrase`Last run: ${formatMinute(lastRun.at)}`,
    lastRun === undefined || workflowRun === undefined ? [] : linkRun(links, workflowRun, phrase`run`),
    linkWorkflow(links, phrase`workflow`),
    linkAction(links, phrase`about`),
  ])
  const jobs = cost && describeLatestCost(ledger, cost)
  const what = phrase`feedback-to-fix turns reader feedback into pull requests for the project ${code(project, 300)}.`
  const spent = jobs === undefined ? [] : phrase` So far: ${prose(jobs)}.`
  const tick = phrase`Ticked boxes take effect in the next run; other edits to this text are overwritten.`
  const close = phrase`Close this issue to pause, and reopen it to resume.`
  return [
    ...paragraph(heartbeat.length === 0 ? [] : small(heartbeat)),
    ...paragraph(small(phrase`${what}${spent} ${tick} ${close}`)),
  ]
}
