// States of the tracking issue, a dry run and reviews on one page, for looking at: the story of the demo does not pass through all of them.
import { buildPage } from '../page/build-page.ts'
import { getView, type Tracking } from '../repository-view.ts'
import { reviewPull, tickBox } from '../run.ts'
import { openStage, type RunOptions } from '../stage.ts'

const limits = { 'job-cost': '115 credits', 'max-jobs-per-month': '20' }

/** Where each is on the page. */
export const states = {
  'approve-first': '#thread-101',
  busy: '#thread-102',
  paused: '#thread-103',
  trouble: '#thread-104',
  'dry-run': '#run-1',
  ...Object.fromEntries([2, 3, 4, 5, 6].map((number) => [`review-${number}`, `#run-${number}`])),
}

/** With the built bundle. @returns the page */
export async function showStates(): Promise<string> {
  const stage = await openStage(Date.now)
  const { github } = stage
  const issues: Tracking[] = []
  const summaries: { name: string; markdown: string }[] = []
  const run = (inputs: RunOptions['inputs']) => stage.run({ inputs, onLine: () => undefined })
  const keep = async () => {
    const [issue] = (await getView(github)).issues
    if (issue !== undefined) issues.push({ ...issue, number: 101 + issues.length })
  }
  try {
    summaries.push({ name: 'Dry run', markdown: (await run({ ...limits, 'dry-run': 'true' })).summary })
    await run({ ...limits, approve: 'true' })
    await keep()
    await run(limits)
    for (const { number } of github.listPulls())
      summaries.push({ name: `Review of pull request ${number}`, markdown: (await reviewPull(stage, number)).summary })
    await run(limits)
    await keep()
    await tickBox(stage, undefined, 'pause')
    await keep()
    await tickBox(stage, undefined, 'resume')
    for (const _ of ['once', 'again']) await run({ ...limits, 'api-key': 'admin_revoked' })
    await keep()
    const view = await getView(github)
    return buildPage({ ...view, issues, repositoryUrl: `${github.url}/${github.repository}`, summaries, prompts: [] })
  } finally {
    await stage.close()
  }
}
