// The story that the demo tells: a dry run, a first run, reviews of two pull requests, the next run after the team's decisions,
// and a run without news.
import type { Checks } from './check.ts'
import type { DemoOutcome, NamedRun } from './outcome.ts'
import * as promises from './promises.ts'
import { getView } from './repository-view.ts'
import { type Ended, type Run, reviewPull, runAction, tickBox } from './run.ts'
import type { Screen } from './screen.ts'
import type { Stage } from './stage.ts'
import { decideReview, findRepeated, listAnsweredToo, listHeldBack, listProposals } from './team.ts'

export interface Teller {
  readonly stage: Stage
  readonly screen: Screen
  readonly checks: Checks
}

/** The team's limits from the third run on, in place of five. */
const raised = 10
const limits = { 'max-open': String(raised), 'max-jobs': String(raised) }

/** @throws Unfulfilled when something is not as it should be */
export async function tellStory(teller: Teller): Promise<DemoOutcome> {
  const preview = await tellDryRun(teller)
  const first = await tellFirstRun(teller)
  const reviews = await tellReviews(teller, first)
  const ticked = await tellTick(teller)
  const [earlier] = (await getView(teller.stage.github)).issues
  const next = await tellNextRun(teller, first)
  const later = await reviewUnseen(teller)
  const quiet = await tellQuietRun(teller, next)
  const runs = [
    { name: 'Dry run', run: preview },
    { name: 'First run', run: first },
    ...reviews,
    { name: 'Run after a tick', run: ticked },
    { name: 'Next run', run: next },
    ...later,
    { name: 'Run without updates', run: quiet },
  ]
  const { service } = teller.stage
  if (service.faults.length > 0) throw new Error('The service had a fault inside.', { cause: service.faults[0] })
  const prompts = (await service.jobs()).map(({ prompt }) => prompt)
  const told = { runs, earlier, view: await getView(teller.stage.github), prompts }
  tellEnd(teller, told)
  return told
}

async function tellDryRun({ stage, screen, checks }: Teller): Promise<Run> {
  screen.step('1  A dry run', 'Before anything is created, the team looks at what a run would do.')
  const run = await runAction(stage, screen, { 'dry-run': 'true' })
  screen.say('\nThe job summary begins like this; further down it shows every prompt:')
  screen.summary(run.summary)
  screen.say()
  promises.checkDryRun(checks, run, await stage.service.jobs())
  return run
}

async function tellFirstRun({ stage, screen, checks }: Teller): Promise<Run> {
  screen.step(
    '2  The first run',
    'The first job of a project goes alone, until it has led to a pull request; then the others follow. With the defaults, at most',
    'five fixes are open at a time; other feedback stays in the service.',
  )
  const run = await runAction(stage, screen, {})
  const view = await getView(stage.github)
  screen.say('\nThe agent opened these pull requests; the smallest change is this one:')
  screen.pulls(view.pulls)
  screen.patches(view.pulls)
  screen.say('\nThe team gets one comment on the tracking issue:')
  screen.markdown(view.issues[0]?.comments[0]?.body ?? '')
  screen.say()
  promises.checkFirstRun(checks, run, view, await stage.service.jobs())
  return run
}

async function tellReviews({ stage, screen, checks }: Teller, { report }: Run): Promise<NamedRun[]> {
  screen.step(
    '3  A review of each pull request',
    'When a pull request is opened, the review workflow says who asked for it, what it touches, and what to verify before it is merged.',
  )
  const [{ number } = { number: 0 }] = listProposals(report, (await getView(stage.github)).pulls)
  const runs = [{ name: nameReview(number), run: await reviewPull(stage, number, screen) }]
  screen.say('\nIts comment on the pull request:')
  screen.markdown(stage.github.listComments(number)[0]?.body ?? '')
  screen.say('\nThe other four are reviewed in the same way.')
  runs.push(...(await reviewUnseen({ stage })))
  screen.say()
  promises.checkReviews(checks, runs, await getView(stage.github))
  return runs
}

/** Every pull request that has no comment yet. */
async function reviewUnseen({ stage }: Pick<Teller, 'stage'>): Promise<NamedRun[]> {
  const runs: NamedRun[] = []
  const unseen = (await getView(stage.github)).pulls.filter(({ comments }) => comments.length === 0)
  for (const { number } of unseen) runs.push({ name: nameReview(number), run: await reviewPull(stage, number) })
  return runs
}

const nameReview = (number: number) => `Review of pull request ${number}`

async function tellTick({ stage, screen, checks }: Teller): Promise<Ended> {
  stage.pass(1)
  screen.step(
    '4  The team ticks a box',
    'One of the queued pages cannot wait, so somebody ticks “Send” below it. The edit starts a run that sends it, beyond',
    'max-open by one, and answers on the issue.',
  )
  const run = await tickBox(stage, screen, 'send-now')
  const view = await getView(stage.github)
  screen.say('\nThe tracking issue is drawn anew:')
  screen.markdown(view.issues[0]?.body ?? '')
  screen.say()
  promises.checkTick(checks, run, view, await stage.service.jobs())
  return run
}

async function tellNextRun({ stage, screen, checks }: Teller, first: Run): Promise<Run> {
  const { github, service } = stage
  const before = await getView(github)
  const { merged, declined } = decideReview(first.report, before.pulls)
  stage.pass(2)
  for (const { number } of merged) await github.mergePull(number)
  await github.closePull(declined.number)
  const repeated = findRepeated(declined, stage.entries, stage.now())
  await service.addEntries([repeated])

  screen.step(
    '5  The team decides, and the next run follows',
    'It verifies the package that readers named, merges three, leaves one for later, and declines one, because somebody is',
    'rewriting that page.',
    'Soon after, a reader reports the same problem with it again.',
  )
  screen.pulls((await getView(github)).pulls)
  screen.say(`\nThe team keeps up easily, so it raises max-open and max-jobs to ${raised}.`)
  const run = await runAction(stage, screen, limits)
  const view = await getView(github)
  screen.say('\nThe next pull requests:')
  screen.pulls(view.pulls.filter(({ number }) => !before.pulls.some((pull) => pull.number === number)))
  screen.say()
  promises.checkNextRun(checks, run, view, { declined, repeated: repeated.id, raised })
  return run
}

async function tellQuietRun({ stage, screen, checks }: Teller, { report }: Run): Promise<Run> {
  const { service } = stage
  stage.pass(1)
  const [answered, heldBack] = [listAnsweredToo(report), listHeldBack(report)]
  for (const id of answered) await service.setEntryStatus(id, 'resolved')
  for (const id of heldBack) await service.setEntryStatus(id, 'dismissed')

  screen.step(
    '6  A run without updates',
    `Entries that were still queued: ${answered.length + heldBack.length}. The team went through them in its feedback dashboard, where it resolved what an`,
    'open pull request for several pages also addresses, and dismissed what was declined before. Nothing else has happened.',
  )
  const before = await getView(stage.github)
  const run = await runAction(stage, screen, limits)
  screen.say()
  promises.checkQuietRun(checks, run, before, await getView(stage.github))
  return run
}

function tellEnd({ stage, screen, checks }: Teller, told: DemoOutcome): void {
  const [issue] = told.view.issues
  screen.step('The tracking issue', 'Everything at a glance, at any time:')
  screen.say(`\n${issue?.title}`, 'bold')
  screen.markdown(issue?.body ?? '')
  screen.step('Across all steps')
  promises.checkEnd(checks, told, stage)
}
