// From feedback to pull requests to what became of them, over three runs.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fresh, noFormula, noImport } from './feedback.ts'
import { findSecrets, gatherTexts, ledgerBranch, readIssues, readLedgerFile, readLog, readReport } from './findings.ts'
import { type House, withHouse } from './house.ts'

const shardOf = (id: string) => `docs/handled/${createHash('sha256').update(id).digest('hex').slice(0, 1)}.json`
const entries = [noFormula, noImport, fresh('fb_9', '/install', { comment: null, source: 'thumbs_only' })]

describe.concurrent('the happy path', () => {
  test('two complaints become two pull requests, once', () =>
    withHouse({ entries }, async (house) => {
      const pulls = await proposeBoth(house)
      await findNothingNew(house)
      await seeWhatBecameOfThem(house, pulls)
    }))
})

async function proposeBoth(house: House): Promise<string[]> {
  const { github, run, jobs } = house
  const result = await run()
  expect(result).toMatchObject({ code: 0, stderr: '' })
  const pulls = (await github.listPulls()).map(({ html_url }) => html_url)
  expect(pulls).toHaveLength(2)
  const [issue, ...others] = await github.listIssues()
  expect(others).toEqual([])
  expect(issue).toMatchObject({ state: 'open', labels: [{ name: 'feedback-to-fix' }] })

  expect(result.outputs).toMatchObject({
    entries: '2',
    clusters: '2',
    'jobs-created': '2',
    'jobs-active': '0',
    'jobs-failed': '0',
    'tracking-issue-url': issue?.html_url,
  })
  expect(JSON.parse(result.outputs['pull-requests'] ?? '').toSorted()).toEqual(pulls)

  const report = readReport(result)
  expect(report).toMatchObject({ end: 'done', entries: { collected: 3, new: 2, wordless: 1, skipped: [] } })
  expect(report.clusters.map(({ decision, jobId }) => [decision, jobId])).toEqual(
    (await jobs()).map(({ job }) => ['dispatched', job.id]),
  )
  expect(report.fixes.map(({ state, prLink }) => [state, prLink]).toSorted()).toEqual(
    pulls.map((pull) => ['proposed', pull]),
  )

  const { bodies, comments } = await readIssues(house)
  expect(comments).toHaveLength(1)
  for (const pull of pulls) {
    for (const text of [bodies[0], comments[0]]) expect(text).toContain(`](${pull})`)
    expect(comments[0]?.split(`](${pull})`)).toHaveLength(2)
    expect(result.summary).toContain(pull)
    expect(readLog(result)).toContain(pull)
  }
  expect(findSecrets(house, await gatherTexts(house, result))).toEqual([])
  expect(await github.readFile(ledgerBranch, 'README.md')).toContain('The ledger of feedback-to-fix')
  expect(await readLedgerFile(house, 'docs/ledger.json')).toMatchObject({ schema: 1, project: 'docs', contact: true })
  return pulls
}

async function findNothingNew(house: House): Promise<void> {
  const before = await readIssues(house)
  const result = await house.run()
  expect(result).toMatchObject({ code: 0, outputs: { entries: '0', 'jobs-created': '0', 'pull-requests': '[]' } })
  expect(readReport(result).end).toBe('nothing-new')
  expect(readLog(result)).toContain('Nothing new')
  expect(result.summary).toContain('Nothing new')
  expect(await house.jobs()).toHaveLength(2)
  expect((await readIssues(house)).comments).toEqual(before.comments)
}

async function seeWhatBecameOfThem(house: House, pulls: readonly string[]): Promise<void> {
  const { github } = house
  const [merged = 0, declined = 0] = pulls.map((url) => Number(url.split('/').at(-1)))
  await Promise.all([github.mergePull(merged), github.closePull(declined)])
  const result = await house.run()
  expect(result.code).toBe(0)
  const report = readReport(result)
  expect(report.fixes.map(({ state }) => state).toSorted()).toEqual(['declined', 'merged'])
  expect(await house.jobs()).toHaveLength(2)
  expect((await readIssues(house)).comments).toHaveLength(1)

  for (const fix of report.fixes) {
    for (const id of fix.entryIds) expect(await readLedgerFile(house, shardOf(id))).toHaveProperty(id, { fix: fix.id })
  }
}
