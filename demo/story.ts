// The story that the demo tells: a dry run, a first run, a review by the team with a run after it, and a run without news.
import type { RunReport } from '../src/domain/report/run-report.ts'
import type { LoggedRequest } from '../test/support/github-rules.ts'
import type { ActionResult } from '../test/support/run-action.ts'
import type { Checks } from './check.ts'
import * as promises from './promises.ts'
import { getView, type View } from './repository-view.ts'
import type { Screen } from './screen.ts'
import { project, type Stage } from './stage.ts'
import { decideReview, findRepeated, listAnsweredToo } from './team.ts'

export interface Run extends Omit<ActionResult, 'report'> {
  readonly report: RunReport
  /** What the Action itself asked of GitHub. */
  readonly requests: readonly LoggedRequest[]
}
export interface Teller {
  readonly stage: Stage
  readonly screen: Screen
  readonly checks: Checks
}
/** What is known once the story is told. */
export interface Told {
  readonly runs: readonly Run[]
  readonly view: View
}

/** The team's limit for the third run, in place of five. */
const raised = 10

export async function tellStory(teller: Teller): Promise<Told> {
  const preview = await tellDryRun(teller)
  const first = await tellFirstRun(teller)
  const next = await tellNextRun(teller, first)
  const quiet = await tellQuietRun(teller, next)
  const told = { runs: [preview, first, next, quiet], view: await getView(teller.stage.github) }
  tellEnd(teller, told)
  return told
}

async function tellDryRun(teller: Teller): Promise<Run> {
  const { screen, stage } = teller
  const doubt = 'Before it lets anything loose, the team looks at what a run would do.'
  screen.step('1  A dry run', doubt, 'Nothing is created and nothing is written.')
  const run = await runAction(teller, 'dry-run: true', { 'dry-run': 'true' })
  screen.say('\nThe job summary begins like this; below it stands every prompt, whole:')
  const [head = ''] = run.summary.split('### Skipped')
  screen.markdown(head, 6)
  promises.checkDryRun(teller.checks, run, stage.service)
  return run
}

async function tellFirstRun(teller: Teller): Promise<Run> {
  const { screen, stage, checks } = teller
  const limit = 'With the defaults, at most five fixes are open at a time; the rest waits.'
  screen.step('2  The first run', 'The team lets it go.', limit)
  screen.say('(The Action keeps a second between its writes to GitHub, so this takes a while.)', 'dim')
  const run = await runAction(teller, 'defaults', {})
  const view = await getView(stage.github)
  screen.say('\nThe agent opened five pull requests:')
  screen.pulls(view.pulls)
  const [smallest] = view.pulls.toSorted((one, other) => countChanged(one) - countChanged(other))
  if (smallest) screen.patch(smallest)
  screen.say('\nThe team gets one comment on the tracking issue:')
  screen.markdown(view.issues[0]?.comments[0] ?? '')
  promises.checkFirstRun(checks, run, view, stage.service)
  return run
}

async function tellNextRun(teller: Teller, first: Run): Promise<Run> {
  const { screen, stage, checks } = teller
  const { github, service } = stage
  const seen = await getView(github)
  const { merged, declined } = decideReview(first.report, seen.pulls)
  for (const { number } of merged) await github.mergePull(number)
  await github.closePull(declined.number)
  const repeated = findRepeated(declined, stage.entries, stage.now())
  service.store.addEntries(project, [repeated])

  screen.step(
    '3  The team reviews, and the next run follows',
    'Three are merged, one is left open, and one is declined:',
  )
  screen.say('that page is being rewritten. Soon a reader says once more what is wrong with it.')
  screen.pulls((await getView(github)).pulls)
  screen.say(`\nThe team keeps up well, so it raises max-open and max-jobs to ${raised}.`)
  const limits = { 'max-open': String(raised), 'max-jobs': String(raised) }
  const run = await runAction(teller, `max-open: ${raised}, max-jobs: ${raised}`, limits)
  const view = await getView(github)
  screen.say('\nThe next pull requests:')
  screen.pulls(view.pulls.filter(({ number }) => !seen.pulls.some((pull) => pull.number === number)))
  promises.checkNextRun(checks, run, view, { declined, repeated: repeated.id, raised })
  return run
}

async function tellQuietRun(teller: Teller, last: Run): Promise<Run> {
  const { screen, stage, checks } = teller
  const { store } = stage.service
  const answered = listAnsweredToo(last.report)
  for (const id of answered) store.setEntryStatus(project, id, 'resolved')
  const held = last.report.clusters
    .filter(({ decision }) => decision === 'declined')
    .flatMap(({ entryIds }) => entryIds)
  for (const id of held) store.setEntryStatus(project, id, 'dismissed')

  screen.step('4  A run without news', 'No feedback has come and no pull request has moved.')
  if (answered.length > 0)
    screen.say(
      `In the feedback dashboard the team resolved ${answered.length} entries that an open change to several pages answers too,`,
    )
  screen.say('and dismissed what was said again.')
  const before = await getView(stage.github)
  const run = await runAction(teller, 'defaults', {})
  promises.checkQuietRun(checks, run, before, await getView(stage.github))
  return run
}

function tellEnd({ screen, stage, checks }: Teller, told: Told): void {
  const [issue] = told.view.issues
  screen.step('The tracking issue', 'This is where the team sees all of it, at any time.')
  screen.say(`\n${issue?.title}`, 'bold')
  screen.markdown(issue?.body ?? '')
  screen.step('After all')
  promises.checkEnd(checks, told, stage)
}

async function runAction({ stage, screen, checks }: Teller, title: string, inputs: Record<string, string>) {
  const before = stage.github.requests.length
  const log = screen.openLog(`node dist/index.js  (${title})`)
  const result = await stage.run(inputs, log.push)
  log.end()
  const requests = stage.github.requests.slice(before).filter(({ token }) => token === 'bot')
  const seconds = Math.round(result.ms / 1000)
  screen.say(`exit code ${result.code}, ${seconds} s, ${requests.length} requests to GitHub`, 'dim')
  if (result.code !== 0) checks.check('The run ends well.', false, `exit code ${result.code}; its log says why`)
  return { ...result, report: result.report as RunReport, requests }
}

function countChanged({ changes }: View['pulls'][number]): number {
  return changes.reduce((total, { additions, deletions }) => total + additions + deletions, 0)
}
