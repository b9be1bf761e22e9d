// A key or a token that is refused: the run fails, says what to do, and shows no secret.
import { describe, expect, test } from 'vitest'
import { noFormula } from './feedback.ts'
import { findSecrets, gatherTexts, listErrors, listWrites, readIssues, readReport } from './findings.ts'
import { apiKey, withHouse } from './house.ts'

const renewed = 'admin_aN3wK3yAfterTheOldOne'

describe.concurrent('what is refused', () => {
  test('a key that has expired', () =>
    withHouse({ entries: [noFormula] }, async (house) => {
      await house.service.replaceKey(apiKey, Date.now())
      const result = await house.run()
      expect(result).toMatchObject({ code: 1, stderr: '', outputs: { 'jobs-created': '0' } })
      expect(readReport(result).end).toBe('failed')
      const remedy = 'Check that `api-key` is an admin key of the project that `project-id` names'
      expect(listErrors(result)).toEqual([expect.stringMatching(/401.*Check that `api-key` is an admin key/)])
      expect(result.summary).toContain('What to do')
      expect(result.summary.replaceAll('\\', '')).toContain(remedy)
      expect(findSecrets(house, await gatherTexts(house, result))).toEqual([])
      expect(listWrites(house)).toEqual([])
    }))

  test.each([
    ['main', 'the default branch of this repository'],
    ['gh-pages', 'its first commit is not this Action’s'],
  ])('the branch %s as the ledger’s', (branch, why) =>
    withHouse({ entries: [noFormula] }, async (house) => {
      house.github.commit('gh-pages', { 'index.html': '<h1>Docs</h1>' })
      const tip = house.github.branchTip(branch)
      const result = await house.run({ 'ledger-branch': branch })
      expect(result).toMatchObject({ code: 1, stderr: '', outputs: { 'jobs-created': '0' } })
      expect(listErrors(result)).toEqual([expect.stringMatching(`${why}.*name a branch that does not exist yet`)])
      expect([listWrites(house), house.service.countRequests(), house.github.branchTip(branch)]).toEqual([[], 0, tip])
    }),
  )

  test('a key that has expired is told on the tracking issue by the second run, with a link to it', () =>
    withHouse({ entries: [noFormula] }, async (house) => {
      await house.run()
      await house.service.replaceKey(apiKey, Date.now())
      await house.run()
      expect((await readIssues(house)).bodies.join()).not.toContain('[!CAUTION]')
      const second = await house.run({}, { env: { GITHUB_RUN_ID: '4711' } })
      expect(second).toMatchObject({ code: 1, stderr: '' })
      const { bodies } = await readIssues(house)
      expect(bodies).toEqual([
        expect.stringMatching(/> \[!CAUTION\]\n> \*\*The last 2 runs failed for the same reason/),
      ])
      expect(bodies[0]).toContain(`](${house.github.url}/acme/docs/actions/runs/4711)`)
      await house.service.replaceKey(renewed)
      expect(await house.run({ 'api-key': renewed })).toMatchObject({ code: 0 })
      expect((await readIssues(house)).bodies.join()).not.toContain('[!CAUTION]')
    }))

  test('a key that expires while jobs are followed, and a new one', () =>
    withHouse({ entries: [noFormula], fates: { '/install': 'held' } }, async (house) => {
      let replaced: Promise<void> | undefined
      const onLine = (line: string) => {
        if (line.includes('Following')) replaced ??= house.service.replaceKey(renewed)
      }
      const first = await house.run({}, { onLine })
      await replaced
      expect(first).toMatchObject({ code: 1, outputs: { 'jobs-created': '1', 'jobs-active': '1' } })
      expect(listErrors(first)).toEqual([expect.stringContaining('api-key')])
      expect(findSecrets(house, await gatherTexts(house, first))).toEqual([])

      house.release()
      const second = await house.run({ 'api-key': renewed })
      expect(second).toMatchObject({ code: 0, outputs: { 'jobs-created': '0' } })
      expect(readReport(second).fixes.map(({ state }) => state)).toEqual(['proposed'])
      expect(await house.jobs()).toHaveLength(1)
      expect((await readIssues(house)).comments).toHaveLength(1)
    }))

  test.each([
    ['unknown', 'github-token'],
    ['readonly', 'This request needs `contents: write`'],
  ] as const)('a token that GitHub refuses: %s', (name, remedy) =>
    withHouse({ entries: [noFormula] }, async (house) => {
      const token = name === 'unknown' ? 'ghs_n0b0dyKnowsThisToken' : house.github.tokens.readonly
      const result = await house.run({}, { token })
      expect(result).toMatchObject({ code: 1, stderr: '' })
      expect(listErrors(result)).toEqual([expect.stringContaining(remedy)])
      const shown = await gatherTexts(house, result)
      for (const secret of [token, apiKey]) expect(shown).not.toContain(secret)
      expect(await house.jobs()).toEqual([])
    }),
  )
})
