// Boxes that people tick on the tracking issue, through the bundle: an event starts a run for them, or ends at once.
// What each box does is in `scenarios/ticks.test.ts`.
import { describe, expect, test } from 'vitest'
import { noFormula, noImport } from './feedback.ts'
import { listErrors, listWrites, readLog } from './findings.ts'
import { withHouse } from './house.ts'
import { edited, readBody, tick, tickIn } from './tick-box.ts'

const one = { 'max-open': '1', 'max-jobs': '1' }

describe.concurrent('boxes', () => {
  test('send now: out of turn, once, however often the event comes', () =>
    withHouse({ entries: [noFormula, noImport] }, async (house) => {
      await house.run(one)
      expect(await house.jobs()).toHaveLength(1)
      const before = readBody(house, 1)
      const body = tickIn(before, 'send-now')
      house.github.editIssue(1, { body }, 'acme')
      const sent = await house.run(one, edited(house, 1, body, 'acme', before))
      expect(sent).toMatchObject({ code: 0, stderr: '', outputs: { 'jobs-created': '1' } })
      expect(await house.jobs()).toHaveLength(2)
      expect(readBody(house, 1)).not.toContain('- [x]')
      const again = await house.run(one, edited(house, 1, body, 'acme', before))
      expect(again).toMatchObject({ code: 0, outputs: { 'jobs-created': '0' } })
    }))

  test('on an issue that a person opened, a tick by someone without write access is ignored, with a note; one by someone with it counts', () =>
    withHouse({ entries: [noFormula, noImport] }, async (house) => {
      const { github } = house
      const number = github.openIssue({ title: 'Feedback', body: 'Ours.' }, 'stranger')
      github.setPermission('ann', 'write')
      const inputs = { ...one, 'tracking-issue': String(number) }
      await house.run(inputs)
      const ignored = await tick(house, number, 'send-now', { by: 'stranger', inputs })
      expect(ignored).toMatchObject({ code: 0, stderr: '', outputs: { 'jobs-created': '0' } })
      expect(readBody(house, number)).toContain('does not have write access')
      expect(await house.jobs()).toHaveLength(1)
      const counted = await tick(house, number, 'send-now', { by: 'ann', inputs })
      expect(counted).toMatchObject({ code: 0, stderr: '', outputs: { 'jobs-created': '1' } })
      expect(readBody(house, number)).toMatch(/^Ours\./)
    }))

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
