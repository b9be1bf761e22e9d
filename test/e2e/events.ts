// Events that start no sync, runs that write nothing, and a runner that offers little.
import { describe, expect, test } from 'vitest'
import { damage, listExamples } from '../support/payloads.ts'
import { words } from '../support/words.ts'
import { noFormula, noImport } from './feedback.ts'
import { listErrors, listWrites, readReport } from './findings.ts'
import { withHouse } from './house.ts'

describe.concurrent('events and environments', () => {
  test('a merge queue is not kept waiting, and an unknown event is refused', () =>
    withHouse({}, async (house) => {
      const start = (name: string) => house.run({ 'api-key': '', 'max-jobs': 'x' }, { event: { name, payload: {} } })
      const [queue, push, target] = await Promise.all(['merge_group', 'push', 'pull_request_target'].map(start))
      expect(queue).toMatchObject({ code: 0, stderr: '', outputs: {} })
      for (const result of [push, target]) {
        expect(result).toMatchObject({ code: 1, stderr: '', outputs: {} })
        const names = ['schedule', 'workflow_dispatch', 'repository_dispatch', 'issues', 'pull_request', 'merge_group']
        for (const name of names) expect(result && listErrors(result).join()).toContain(`\`${name}\``)
      }
      expect(house.github.requests).toEqual([])
      expect(house.service.countRequests()).toBe(0)
    }))

  test('twenty edits by a stranger of an issue of his own: no request', () =>
    withHouse({ entries: [noFormula] }, async (house) => {
      const user = { login: 'mallory', type: 'User' }
      const ticked = '- [x] <!-- feedback-to-fix tick=pause/project/0 -->'
      const body = `<!-- feedback-to-fix project=docs ledger=3 commit=abc nonce=n1 -->\n${ticked}`
      const labels = [{ name: 'feedback-to-fix' }]
      for (let edit = 0; edit < 20; edit += 4) {
        const results = await Promise.all(
          [{}, { labels }, { user: { ...user, type: 'Bot' } }, { labels, author_association: 'CONTRIBUTOR' }].map(
            (other) => {
              const issue = { number: 7, body, user, author_association: 'NONE', labels: [], ...other }
              const payload = { action: 'edited', issue, changes: { body: { from: '' } }, sender: user }
              return house.run({}, { event: { name: 'issues', payload } })
            },
          ),
        )
        for (const { code, stderr, stdout } of results) {
          expect([code, stderr]).toEqual([0, ''])
          expect(stdout).toMatch(/^Nothing to do: this issue (does not have the label|was opened by someone without)/m)
        }
      }
      expect([house.github.requests, house.service.countRequests()]).toEqual([[], 0])
    }))

  test('GitHub’s example payloads, as they are and damaged: exit 0, or one clear message', () =>
    withHouse({}, async (house) => {
      const actions = ['edited', 'opened', 'closed', 'labeled', 'checks_requested']
      const first = new Map(listExamples().map((example) => [`${example.event} ${example.action}`, example]))
      const examples = [...first.values()].filter(({ action }) => actions.includes(action))
      const some = /^(?:issue missing|issue\.number huge|sender null|pull_request missing|pull_request\.number null)$/
      const damaged = examples.flatMap((example) =>
        ['issues edited', 'pull_request opened'].includes(`${example.event} ${example.action}`)
          ? [...damage(example.payload)].flatMap(({ how, payload }) => (some.test(how) ? { ...example, payload } : []))
          : [],
      )
      const all = [...examples, ...damaged]
      for (let from = 0; from < all.length; from += 4) {
        const part = all.slice(from, from + 4)
        const results = await Promise.all(
          part.map(({ event, payload }) => house.run({}, { event: { name: event, payload } })),
        )
        for (const [index, result] of results.entries()) {
          const errors = listErrors(result)
          const isDamaged = from + index >= examples.length
          expect(result).toMatchObject({ stderr: '', code: isDamaged ? errors.length : 0 })
          if (errors.length > 0) expect(errors.join()).toContain('event as GitHub describes it')
        }
      }
      expect(house.github.requests.filter(({ method }) => method !== 'GET')).toEqual([])
    }))

  test.each([true, false])('a dry run writes nothing; private repository: %s', (isPrivate) =>
    withHouse({ entries: [noFormula, noImport], github: { private: isPrivate } }, async (house) => {
      const result = await house.run({ 'dry-run': 'true', 'max-jobs': '1' })
      expect(result).toMatchObject({ code: 0, outputs: { entries: '2', clusters: '2', 'jobs-created': '0' } })
      expect(listWrites(house)).toEqual([])
      expect(await house.jobs()).toEqual([])
      const decisions = readReport(result).clusters.map(({ decision }) => decision)
      expect(decisions).toEqual(['planned', 'deferred'])
      expect(result.summary).toContain('dry run')
      for (const page of ['/install', '/quickstart']) expect(result.summary).toContain(`- **\`${page}\`** · `)
      // The prompt of the one that is planned.
      const quoted = [noFormula, noImport].filter(({ comment }) => result.summary.includes(comment ?? ''))
      expect(quoted).toHaveLength(isPrivate ? 1 : 0)
    }),
  )

  test('an environment with little in it, and a proxy that a loopback host does not go through', () =>
    withHouse({ entries: [noFormula] }, async (house) => {
      const gone = words(`PATH HOME CI RUNNER_OS RUNNER_ARCH GITHUB_ACTOR GITHUB_STEP_SUMMARY GITHUB_STATE`)
      const bare = Object.fromEntries(gone.map((name) => [name, undefined]))
      const proxy = Object.fromEntries(
        ['http_proxy', 'HTTP_PROXY', 'https_proxy'].map((name) => [name, 'http://127.0.0.1:9']),
      )
      const results = await Promise.all([bare, proxy].map((env) => house.run({ 'dry-run': 'true' }, { env })))
      for (const result of results) expect(result).toMatchObject({ code: 0, stderr: '', outputs: { entries: '1' } })
    }))
})
