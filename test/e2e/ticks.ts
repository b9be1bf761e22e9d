// Boxes that people tick on the tracking issue, through the bundle: an event starts a run for them, or ends at once.
// What each box does is in `scenarios/ticks.test.ts`, which edits are none in `runner/events.test.ts`.
import { describe, expect, test } from 'vitest'
import { tickIn } from '../support/ticking.ts'
import { noFormula } from './feedback.ts'
import { listErrors, listWrites, readLog } from './findings.ts'
import { type Harness, withHarness } from './harness.ts'

const readBody = ({ github }: Harness): string => github.getIssue(1).body ?? ''

function edited(harness: Harness, body: string, by: string) {
  const sender = { login: by, type: by.endsWith('[bot]') ? 'Bot' : 'User' }
  const issue = { number: 1, body, user: { type: 'Bot' }, labels: [{ name: 'feedback-to-fix' }] }
  const payload = { action: 'edited', issue, changes: { body: { from: readBody(harness) } }, sender }
  return { event: { name: 'issues', payload } }
}

describe.concurrent('boxes', () => {
  test('an edit that ticks nothing, or by a bot, starts nothing, whatever the inputs', () =>
    withHarness({ entries: [noFormula] }, async (harness) => {
      const { github } = harness
      await harness.run()
      const body = readBody(harness)
      const ticked = tickIn(body, 'pause')
      const counted = [github.requests.length, harness.service.countRequests()]
      const bad = { 'api-key': '', 'max-jobs': 'x' }
      const results = await Promise.all([
        harness.run(bad, edited(harness, `${body}\nmore`, 'acme')),
        harness.run(bad, edited(harness, ticked, 'docs-app[bot]')),
      ])
      for (const result of results) {
        expect(result).toMatchObject({ code: 0, stderr: '', outputs: {} })
        expect(readLog(result)).toContain('Nothing to do:')
      }
      expect([github.requests.length, harness.service.countRequests()]).toEqual(counted)
      const refused = await harness.run(bad, edited(harness, ticked, 'acme'))
      expect(refused).toMatchObject({ code: 1, outputs: {} })
      expect(listErrors(refused).join()).toContain('`max-jobs`')
      const project = await harness.run({ 'project-id': 'other' }, edited(harness, ticked, 'acme'))
      expect(project).toMatchObject({ code: 0, stderr: '' })
      expect(readLog(project)).toMatch(/this is not the tracking issue of this project/)
      expect(listWrites(harness).length).toBeGreaterThan(0)
    }))
})
