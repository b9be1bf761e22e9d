// The first run of a project, and the idle one after it.
import { describe, expect, test } from 'vitest'
import { fiftySevenEntries, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countGitHubRequests, countMentions, countSendings, findCreations } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

describe('a first run', () => {
  test('sends a job per cluster, and tells of each pull request once', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(3) })
    const first = await stage.run()
    expect(first.failure).toBeUndefined()
    expect(first.report.end).toBe('done')
    expect(findCreations(first)).toHaveLength(3)
    expect(countMentions(stage)).toEqual({ 2: 1, 3: 1, 4: 1 })
    await expect(renderGolden(first)).toMatchFileSnapshot('golden/first-run.md')
  })

  test('is followed by an idle run: no job, no comment, few requests', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(3) })
    await stage.run()
    await stage.pass(5 * hour)
    const second = await stage.run()
    expect(second.report.end).toBe('nothing-new')
    expect(findCreations(second)).toEqual([])
    expect(second.comments).toHaveLength(1)
    expect(countGitHubRequests(second)).toBeLessThanOrEqual(6)
    await expect(renderGolden(second)).toMatchFileSnapshot('golden/no-news.md')
  })

  test('turns 57 entries over several pages into one job per chosen cluster', async () => {
    const stage = createStage({ feedback: fiftySevenEntries(), inputs: { 'max-jobs': '20', 'max-open': '20' } })
    const first = await stage.run()
    expect(first.report.entries).toMatchObject({ collected: 57, new: 57 })
    const chosen = first.report.clusters.filter((cluster) => cluster.decision === 'dispatched')
    expect(findCreations(first)).toHaveLength(chosen.length)
    expect(new Set(Object.values(countSendings(first)))).toEqual(new Set([1]))
    expect(new Set(Object.values(countMentions(stage)))).toEqual(new Set([1]))
    expect(first.pulls).toHaveLength(chosen.length)
    const second = await stage.run({ inputs: { 'max-jobs': '20', 'max-open': '20' } })
    expect([findCreations(second), second.comments.length]).toEqual([[], first.comments.length])
    await expect(renderGolden(first)).toMatchFileSnapshot('golden/fifty-seven-entries.md')
  })
})
