// Boxes that people tick on the tracking issue, through the bundle: an event starts a run for them, or ends at once.
// What each box does is in `scenarios/ticks.test.ts`.
import { describe, expect, test } from 'vitest'
import { noFormula } from './feedback.ts'
import { listErrors, listWrites, readLog } from './findings.ts'
import { type House, withHouse } from './house.ts'

const readBody = ({ github }: House, number: number): string => github.getIssue(number).body ?? ''

/** The body with the first box of this kind ticked. */
function tickIn(body: string, kind: string): string {
  const box = new RegExp(`\\[ \\] (<!-- feedback-to-fix tick=${kind}/)`)
  expect(body).toMatch(box)
  return body.replace(box, '[x] $1')
}

function edited(house: House, number: number, body: string, by: string, before = readBody(house, number)) {
  const sender = { login: by, type: by.endsWith('[bot]') ? 'Bot' : 'User' }
  const issue = { number, body, user: { type: 'Bot' }, labels: [{ name: 'feedback-to-fix' }] }
  const payload = { action: 'edited', issue, changes: { body: { from: before } }, sender }
  return { event: { name: 'issues', payload } }
}

describe.concurrent('boxes', () => {
  test('an edit that ticks nothing, of another issue, of the title, or by a bot starts nothing, whatever the inputs', () =>
    withHouse({ entries: [noFormula] }, async (house) => {
      const { github } = house
      await house.run()
      const other = github.openIssue({ title: 'Other', body: '- [x] done' })
      const body = readBody(house, 1)
      const ticked = tickIn(body, 'pause')
      const counted = [github.requests.length, house.service.countRequests()]
      const bad = { 'api-key': '', 'max-jobs': 'x' }
      const title = {
        action: 'edited',
        issue: { number: 1, body: ticked, labels: [{ name: 'feedback-to-fix' }] },
        changes: { title: { from: 'x' } },
      }
      const results = await Promise.all([
        house.run(bad, edited(house, 1, `${body}\nmore`, 'acme')),
        house.run(bad, edited(house, other, '- [x] done', 'acme')),
        house.run(bad, edited(house, 1, ticked, 'docs-app[bot]')),
        house.run(bad, { event: { name: 'issues', payload: { ...title, sender: { login: 'acme', type: 'User' } } } }),
        house.run(bad, { event: { name: 'issues', payload: { ...title, action: 'labeled' } } }),
      ])
      for (const result of results) {
        expect(result).toMatchObject({ code: 0, stderr: '', outputs: {} })
        expect(readLog(result)).toContain('Nothing to do:')
      }
      expect([github.requests.length, house.service.countRequests()]).toEqual(counted)
      const refused = await house.run(bad, edited(house, 1, ticked, 'acme'))
      expect(refused).toMatchObject({ code: 1, outputs: {} })
      expect(listErrors(refused).join()).toContain('`max-jobs`')
      const project = await house.run({ 'project-id': 'other' }, edited(house, 1, ticked, 'acme'))
      expect(project).toMatchObject({ code: 0, stderr: '' })
      expect(readLog(project)).toMatch(/the tracking issue of another project/)
      expect(listWrites(house).length).toBeGreaterThan(0)
    }))
})
