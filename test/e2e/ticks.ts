// Boxes that people tick on the tracking issue, through the bundle: an event starts a run for them, or ends at once.
// What each box does is in `scenarios/ticks.test.ts`, which edits are none in `runner/events.test.ts`.
import { describe, expect, test } from 'vitest'
import { tickIn } from '../support/ticking.ts'
import { noFormula } from './feedback.ts'
import { listErrors, listWrites, readLog } from './findings.ts'
import { type House, withHouse } from './house.ts'

const readBody = ({ github }: House): string => github.getIssue(1).body ?? ''

function edited(house: House, body: string, by: string) {
  const sender = { login: by, type: by.endsWith('[bot]') ? 'Bot' : 'User' }
  const issue = { number: 1, body, user: { type: 'Bot' }, labels: [{ name: 'feedback-to-fix' }] }
  const payload = { action: 'edited', issue, changes: { body: { from: readBody(house) } }, sender }
  return { event: { name: 'issues', payload } }
}

describe.concurrent('boxes', () => {
  test('an edit that ticks nothing, or by a bot, starts nothing, whatever the inputs', () =>
    withHouse({ entries: [noFormula] }, async (house) => {
      const { github } = house
      await house.run()
      const body = readBody(house)
      const ticked = tickIn(body, 'pause')
      const counted = [github.requests.length, house.service.countRequests()]
      const bad = { 'api-key': '', 'max-jobs': 'x' }
      const results = await Promise.all([
        house.run(bad, edited(house, `${body}\nmore`, 'acme')),
        house.run(bad, edited(house, ticked, 'docs-app[bot]')),
      ])
      for (const result of results) {
        expect(result).toMatchObject({ code: 0, stderr: '', outputs: {} })
        expect(readLog(result)).toContain('Nothing to do:')
      }
      expect([github.requests.length, house.service.countRequests()]).toEqual(counted)
      const refused = await house.run(bad, edited(house, ticked, 'acme'))
      expect(refused).toMatchObject({ code: 1, outputs: {} })
      expect(listErrors(refused).join()).toContain('`max-jobs`')
      const project = await house.run({ 'project-id': 'other' }, edited(house, ticked, 'acme'))
      expect(project).toMatchObject({ code: 0, stderr: '' })
      expect(readLog(project)).toMatch(/the tracking issue of another project/)
      expect(listWrites(house).length).toBeGreaterThan(0)
    }))
})
