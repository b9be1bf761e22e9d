// A first run, and a dry one.
import { describe, expect, test } from 'vitest'
import { day, downvote, entry, fiftySevenEntries, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countMentions, countSendings, findCreations, findWrites, listDecisions } from '../support/observe.ts'
import { createStage, type Stage, startStage } from '../support/virtual-world.ts'

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
    expect(first.issue).toContain('**9 pull requests to review.**')
  })
})

const words = 'The frobnicator command fails on my machine.'
const feedback = [entry('a', '/a', { comment: words }), entry('b', '/b', { comment: 'No word about Windows.' })]

describe('dry-run', () => {
  test('creates nothing, writes nothing anywhere, and shows every prompt', async () => {
    const stage = createStage({ feedback, private: true })
    const first = await stage.run({ inputs: { 'dry-run': 'true' } })
    expect([first.failure, findWrites(first), first.issues]).toEqual([undefined, [], []])
    expect(listDecisions(first)).toEqual({ '/a': 'planned', '/b': 'planned' })
    expect(first.summary).toContain(words)
    expect(first.report.clusters.every(({ prompt, fixId }) => prompt !== '' && fixId === null)).toBe(true)
    await expect(
      `${renderGolden(first)}\n# Summary\n\n${first.summary}`.replace(/[0-9A-F]{32}|\b[0-9a-f]{32}\b/g, 'name'),
    ).toMatchFileSnapshot('golden/dry-run.md')
  })

  test('over a ledger with open fixes reads and changes nothing', async () => {
    const stage = await startStage({ feedback, inputs: { 'max-jobs': '1' } })
    const tip = stage.github.branchTip('feedback-to-fix/ledger')
    stage.github.mergePull(2)
    const second = await stage.runAfter(hour, { inputs: { 'dry-run': 'true' } })
    expect([findWrites(second), stage.github.branchTip('feedback-to-fix/ledger')]).toEqual([[], tip])
    expect(Object.values(listDecisions(second))).toEqual(['planned'])
    expect(second.report.end).toBe('done')
  })

  test.each([
    ['push', 'lacks `opened`, `reopened`', '– A tick on the issue waits for the next run'],
    ['[workflow_dispatch, pull_request, issues]', 'lacks `edited`', 'A tick on the issue starts a run.'],
    ['{ pull_request: { types: opened } }', 'lacks `reopened`', '– No schedule starts a run.'],
    ['3', 'The workflow file could not be read', ''],
  ])('reads the workflow’s events, %s', async (on, ...said) => {
    const stage = createStage({ feedback })
    stage.github.commit('main', { '.github/workflows/feedback-to-fix.yml': `on: ${on}\n` })
    const { summary } = await stage.run({ inputs: { 'dry-run': 'true' } })
    for (const words of said) expect(summary).toContain(words)
  })

  test.each([
    ['deletion', '✓ The ledger’s branch `feedback-to-fix/ledger` does not exist yet'],
    ['merge_queue', '✗ Rules forbid writing to the ledger’s branch `feedback-to-fix/ledger`: `merge_queue`.'],
    ['file_path_restriction', '– It cannot be checked whether a rule forbids'],
    ['required_signatures', '✓ The ledger’s branch'],
    ['required_signatures', '✗ Rules forbid writing', 'ghp_personal'],
  ])('judges a rule on the ledger’s branch, %s: %s', async (type, said, token = 'ghs_workflow') => {
    const stage = createStage({ feedback })
    stage.github.intercept(({ path }) => (path.includes('/rules/') ? { status: 200, body: [{ type }] } : undefined))
    const { summary } = await stage.run({ inputs: { 'dry-run': 'true', 'github-token': token } })
    expect(summary).toContain(said)
  })

  test('lists what a token lacks that may not even look for the issue', async () => {
    const stage = createStage({ feedback, private: true, token: 'dependabot' })
    const { failure, summary } = await stage.run({ inputs: { 'dry-run': 'true' } })
    expect([failure, summary.match(/✗ The token lacks/g)?.length]).toEqual([undefined, 3])
    const named = await stage.run({ inputs: { 'dry-run': 'true', 'tracking-issue': '1' } })
    expect(named.summary).toContain('✗ The tracking issue (1) could not be read.')
  })

  test('says that feedback is missing only if all was read, and none was ever sent', async () => {
    const dryRun = async (stage: Stage) => (await stage.run({ inputs: { 'dry-run': 'true' } })).summary
    const missing = '✗ No feedback was read.'
    expect(await dryRun(createStage())).toContain(missing)
    const limited = createStage({ feedback })
    limited.service.intercept(({ path }) => (path.includes('/feedback') ? { status: 429 } : undefined))
    expect(await dryRun(limited)).toMatch(
      /^(?![\s\S]*[✗✓] (?:No f|F|`api-key`))[\s\S]*– The service’s rate limit was reached/,
    )
    const quiet = await startStage({ feedback })
    for (const pause of [2 * day, 2 * day]) await quiet.runAfter(pause)
    expect(await dryRun(quiet)).toContain('✓ Feedback: none to send.')
  })

  test('counts the groups that it would leave out, those of votes too', async () => {
    const votes = [1, 2].map((number) => downvote(`v${number}`, '/votes'))
    const inputs = { 'dry-run': 'true', 'max-jobs': '2', 'min-votes': '2' }
    const { summary } = await createStage({ feedback: [...feedback, ...votes], inputs }).run()
    expect(summary).toMatch(/\*\*2 pull requests\.\*\* .* 1 group is left out: `max-jobs` \(2\) reached\./)
    expect(summary).toContain('- Groups: 3\n')
  })

  test.each([
    ['auto', true, true],
    ['auto', false, false],
    ['always', false, true],
    ['never', true, false],
  ])('quotes %s, private %s: readers’ words shown: %s', async (quotes, isPrivate, shown) => {
    const stage = createStage({ feedback, private: isPrivate, inputs: { quotes } })
    const dry = await stage.run({ inputs: { 'dry-run': 'true' } })
    expect(dry.summary.includes('frobnicator')).toBe(shown)
    // What would help in a public repository does not where nothing may be quoted.
    expect(dry.summary.includes('private copy')).toBe(quotes === 'auto' && !isPrivate)
    const real = await stage.run()
    expect(findCreations(real)).toHaveLength(2)
    expect(real.comments.join().includes('frobnicator command fails')).toBe(shown)
    expect([real.log, real.issue, JSON.stringify(stage.readLedger())].join()).not.toContain('frobnicator command')
  })
})
