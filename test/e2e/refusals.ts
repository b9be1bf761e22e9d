// A key or a token that is refused: the run fails, says what to do, and shows no secret.
import { describe, expect, test } from 'vitest'
import { noFormula } from './feedback.ts'
import { findSecrets, gatherTexts, listErrors, readIssues, readReport } from './findings.ts'
import { apiKey, withHouse } from './house.ts'

const renewed = 'admin_aN3wK3yAfterTheOldOne'

describe.concurrent('what is refused', () => {
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
