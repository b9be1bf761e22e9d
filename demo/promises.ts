// What has to hold after each step of the story.
import type { JobRecord } from '../src/service/data/jobs.ts'
import type { Checks } from './check.ts'
import { findLeak, listQuotes, listSecrets, type Place } from './leaks.ts'
import type { DemoOutcome, NamedRun } from './outcome.ts'
import type { Pull, View } from './repository-view.ts'
import type { Ended, Run } from './run.ts'
import { apiKey, type Stage } from './stage.ts'
import type { Proposal } from './team.ts'

export function checkDryRun({ check }: Checks, run: Run, jobs: readonly JobRecord[]): void {
  // Permissions are asked for by requests that GitHub refuses as invalid.
  const writes = run.requests.filter(({ method, status }) => method !== 'GET' && status !== 422).length
  check('It only read: GitHub received no write.', writes === 0, `it got ${writes}`)
  check('The service received no job.', jobs.length === 0, `it got ${jobs.length}`)
}

export function checkFirstRun({ check }: Checks, run: Run, view: View, jobs: readonly JobRecord[]): void {
  const found = `there are ${jobs.length} and ${view.pulls.length}`
  const five = run.outputs['jobs-created'] === '5' && jobs.length === 5 && view.pulls.length === 5
  check('There are exactly five jobs and five pull requests.', five, found)
  const open = view.pulls.filter(({ state }) => state === 'open').length
  check('No more than five fixes are open.', open <= 5, `${open} are`)
  check('Each pull request has a real change.', view.pulls.every(hasChange))
  const comments = listComments(view)
  const once = view.issues.length === 1 && comments.length === 1 && isEachOnce(view)
  check('One tracking issue has one comment, in which each link appears exactly once.', once)
}

export function checkReviews({ check }: Checks, runs: readonly NamedRun[], { pulls }: View): void {
  const verdicts = runs.map(({ run }) => run.outputs.verdict).join(', ')
  const found = `the verdicts are: ${verdicts}`
  const isOneBlocked = /^block(, (?:clear|look)){4}$/.test(verdicts)
  check('One package that only readers know of has to be verified; no other change is blocked.', isOneBlocked, found)
  const comments = pulls.map((pull) => pull.comments.length).join()
  check('Each pull request has one comment by its review.', comments === '1,1,1,1,1', `there are: ${comments}`)
}

export function checkTick({ check }: Checks, run: Ended, { issues }: View, jobs: readonly JobRecord[]): void {
  const isSent = run.outputs['jobs-created'] === '1' && jobs.length === 6
  check('The tick sent one group, beyond the limit of five.', isSent, `there are ${jobs.length} jobs`)
  check(
    'It was obeyed once: no box is ticked any longer.',
    issues.every(({ body }) => !body.includes('[x]')),
  )
}

export function checkNextRun(
  { check }: Checks,
  run: Run,
  view: View,
  { declined, repeated, raised }: { declined: Proposal; repeated: string; raised: number },
): void {
  const clusters = run.report.clusters
  const again = clusters.filter(({ entryIds }) => entryIds.some((id) => declined.entryIds.includes(id)))
  const held = clusters.find(({ entryIds }) => entryIds.includes(repeated))?.decision
  const remembered = again.length === 0 && held === 'declined'
  check('The declined topic did not come back: the new report of it is on hold.', remembered, `decision: ${held}`)
  const open = view.pulls.filter(({ state }) => state === 'open')
  const files = open.flatMap(({ changes }) => changes.map(({ file }) => file))
  check('No page has two open pull requests.', new Set(files).size === files.length)
  check(`At most ${raised} fixes are open.`, open.length <= raised, `${open.length} are`)
  check('Each pull request has a real change.', view.pulls.every(hasChange))
  check('Each pull request appears in exactly one comment, once.', isEachOnce(view))
  const waiting = clusters.filter(({ decision }) => decision === 'deferred').length
  check('No limit holds anything back any longer.', waiting === 0, `${waiting} clusters are queued`)
}

export function checkQuietRun({ check }: Checks, run: Run, before: View, after: View): void {
  check('The run says that there is nothing new.', /^Nothing new/m.test(run.stdout), `its end is ${run.report.end}`)
  check('It created no job.', run.outputs['jobs-created'] === '0' && after.pulls.length === before.pulls.length)
  check('It wrote no comment.', JSON.stringify(listComments(before)) === JSON.stringify(listComments(after)))
}

export function checkEnd(
  { check }: Checks,
  { runs, view, earlier, prompts }: DemoOutcome,
  { entries, github }: Stage,
): void {
  check('There is exactly one tracking issue.', view.issues.length === 1, `there are ${view.issues.length}`)
  const shown: Place[] = [
    { name: 'The tracking issue', text: earlier?.body ?? '' },
    ...view.issues.map(({ body }) => ({ name: 'The tracking issue', text: body })),
    ...listComments(view).map((text) => ({ name: 'A comment', text })),
    ...view.pulls.map(({ title, body }) => ({ name: 'A pull request', text: `${title}\n${body}` })),
    ...view.pulls.flatMap(({ comments }) => comments.map(({ body }) => ({ name: 'A review', text: body }))),
    ...runs.map(({ run }) => ({ name: 'A log', text: withoutMasks(run.stdout + run.stderr) })),
    ...runs.map(({ run }) => ({ name: 'A job summary', text: run.summary })),
    ...Object.entries(view.ledger).map(([path, text]) => ({ name: `The ledger's file ${path}`, text })),
  ]
  const keys = [apiKey, github.tokens.bot].map((text) => ({ what: 'a key of ours', text }))
  const leak = findLeak(
    [...prompts.map((text): Place => ({ name: 'A prompt', text })), ...shown],
    [...listSecrets(entries), ...keys],
  )
  const where = 'any prompt, issue, comment, pull request, log, summary or ledger file'
  check(`No reader's address or token, no attack and no key is in ${where}.`, leak === undefined, leak)
  const quote = findLeak(shown, listQuotes(entries))
  check('The repository is public, so no reader is quoted outside the prompts.', quote === undefined, quote)
}

function hasChange({ changes }: Pull): boolean {
  return changes.some(({ additions, deletions, patch }) => additions + deletions > 0 && /^[+-]/m.test(patch))
}

function listComments({ issues }: View): readonly string[] {
  return issues.flatMap(({ comments }) => comments.map(({ body }) => body))
}

function isEachOnce(view: View): boolean {
  const links = listComments(view).flatMap((text) => text.match(/https?:\/\/[^\s()]+\/pull\/\d+/g) ?? [])
  return JSON.stringify(links.toSorted()) === JSON.stringify(view.pulls.map(({ link }) => link).toSorted())
}

/** The runner hides the lines by which an action names what has to be hidden. */
function withoutMasks(log: string): string {
  return log.replace(/^::add-mask::.*$/gm, '')
}
