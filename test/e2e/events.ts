// Events that start no sync, and a runner that offers little. Dry runs: `first-contact.ts`.
import { describe, expect, test } from 'vitest'
import { words } from '../support/words.ts'
import { noFormula } from './feedback.ts'
import { listErrors } from './findings.ts'
import { withHarness } from './harness.ts'

describe.concurrent('events and environments', () => {
  test('a merge queue is not kept waiting, and an unknown event is refused', () =>
    withHarness({}, async (harness) => {
      const start = (name: string) => harness.run({ 'api-key': '', 'max-jobs': 'x' }, { event: { name, payload: {} } })
      const others = ['push', 'pull_request_target']
      const [queue, ...refused] = await Promise.all(['merge_group', ...others].map(start))
      expect(queue).toMatchObject({ code: 0, stderr: '', outputs: {} })
      for (const result of refused) {
        expect(result).toMatchObject({ code: 1, stderr: '', outputs: {} })
        const names = ['schedule', 'workflow_dispatch', 'repository_dispatch', 'issues', 'pull_request', 'merge_group']
        for (const name of names) expect(listErrors(result).join()).toContain(`\`${name}\``)
      }
      expect(harness.github.requests).toEqual([])
      expect(harness.service.countRequests()).toBe(0)
    }))

  // Which edits are none: `runner/events.test.ts`. What each box does: `scenarios/ticks.test.ts`.
  test('an edit that ticks nothing starts nothing, whatever the inputs; one that does is refused for them', () =>
    withHarness({}, async (harness) => {
      const line = '<!-- feedback-to-fix project=docs ledger=3 commit=abc nonce=n1 -->'
      const bodies = [line, `${line}\n- [x] <!-- feedback-to-fix tick=pause/project/0 -->`]
      const edit = (body: string) => {
        const user = { login: 'github-actions[bot]', type: 'Bot' }
        const known = { number: 1, state: 'open', comments: 0, updated_at: '2026-11-21T12:00:00Z' }
        const issue = { ...known, body, user, labels: [{ name: 'feedback-to-fix' }] }
        const sender = { login: 'acme', type: 'User' }
        const payload = { action: 'edited', issue, changes: { body: { from: '' } }, sender }
        return harness.run({ 'api-key': '', 'max-jobs': 'x' }, { event: { name: 'issues', payload } })
      }
      const [nothing, ticked] = await Promise.all(bodies.map(edit))
      expect(nothing).toMatchObject({
        code: 0,
        stderr: '',
        outputs: {},
        stdout: expect.stringContaining('Nothing to do:'),
      })
      expect(ticked).toMatchObject({ code: 1, outputs: {} })
      expect(ticked && listErrors(ticked).join()).toContain('`max-jobs`')
      expect([harness.github.requests, harness.service.countRequests()]).toEqual([[], 0])
    }))

  test('an environment with little in it, and a proxy that a loopback host does not go through', () =>
    withHarness({ entries: [noFormula] }, async (harness) => {
      const gone = words(`PATH HOME CI RUNNER_OS RUNNER_ARCH GITHUB_ACTOR GITHUB_STEP_SUMMARY GITHUB_STATE`)
      const bare = Object.fromEntries(gone.map((name) => [name, undefined]))
      const proxies = ['http_proxy', 'HTTP_PROXY', 'https_proxy'].map((name) => [name, 'http://127.0.0.1:9'])
      const result = await harness.run({ 'dry-run': 'true' }, { env: { ...bare, ...Object.fromEntries(proxies) } })
      expect(result).toMatchObject({ code: 0, stderr: '', outputs: { entries: '1', 'jobs-created': '0' } })
      expect(await harness.jobs()).toEqual([])
    }))
})
