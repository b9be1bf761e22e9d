// From feedback to pull requests, through the bundle: against a GitHub that others wrote, and the service as teams run it.
import { describe, expect, test } from 'vitest'
import { createScriptedAgent } from '../../src/service/agents/scripted/scripted-agent.ts'
import { startService } from '../support/own-service.ts'
import { runAction } from '../support/run-action.ts'
import { startEmulator } from '../support/start-emulator.ts'
import { noFormula, noImport } from './feedback.ts'
import { ledgerBranch, readLog, readReport } from './findings.ts'
import { apiKey } from './harness.ts'

describe.concurrent('a GitHub that others wrote', () => {
  test('two complaints become two pull requests, an issue and a comment', async () => {
    const files = { 'docs/install.md': '# Install\n', 'docs/quickstart.md': '# Quickstart\n' }
    const { url, repository, tokens, close } = await startEmulator(files)
    const later = (ms: number, task: () => void) => void setTimeout(task, ms).unref()
    const service = await startService({
      ...{ project: 'docs', key: apiKey, repository, entries: [noFormula, noImport] },
      agent: createScriptedAgent({ baseUrl: url, token: tokens.agent, later }),
    })
    const get = async <T>(path: string) => {
      const response = await fetch(`${url}/repos/${repository}/${path}`, {
        headers: { authorization: `Bearer ${tokens.bot}` },
      })
      return (await response.json()) as T
    }
    const harness = { 'project-id': 'docs', 'api-key': apiKey, 'base-url': service.url }
    try {
      const inputs = { ...harness, 'poll-interval': '1', wait: '30', reviewers: 'acme' }
      const run = () => runAction({ timeout: 150_000, inputs, github: { url, tokens } })
      const first = await run()
      expect(first).toMatchObject({ code: 0, stderr: '', outputs: { 'jobs-created': '2' } })
      for (const secret of [apiKey, tokens.bot]) expect(readLog(first) + first.summary).not.toContain(secret)
      const pulls = await get<{ html_url: string; requested_reviewers: { login: string }[] }[]>(
        'pulls?sort=created&direction=asc',
      )
      expect(pulls.map((pull) => pull.requested_reviewers.map(({ login }) => login))).toEqual([['acme'], ['acme']])
      const links = pulls.map(({ html_url }) => html_url)
      expect(links).toHaveLength(2)
      expect(JSON.parse(first.outputs['pull-requests'] ?? '').toSorted()).toEqual(links)

      const [issue, ...others] = await get<{ number: number; state: string; body: string }[]>(
        'issues?labels=feedback-to-fix&state=all',
      )
      expect([issue?.state, others]).toEqual(['open', []])
      const listComments = () => get<{ body: string }[]>(`issues/${issue?.number}/comments`)
      const comments = await listComments()
      expect(comments).toHaveLength(1)
      for (const link of links)
        for (const text of [issue?.body, comments[0]?.body]) expect(text).toContain(`](${link})`)
      const ledger = await get<{ content: string }>(`contents/docs/ledger.json?ref=${encodeURIComponent(ledgerBranch)}`)
      expect(JSON.parse(Buffer.from(ledger.content, 'base64').toString())).toMatchObject({ project: 'docs' })

      const jobs = await service.jobs()
      expect(jobs.map(({ job, attempts }) => [job.prLink, attempts]).toSorted()).toEqual(links.map((link) => [link, 1]))
      expect(service.faults).toEqual([])

      const second = await run()
      expect(second).toMatchObject({ code: 0, outputs: { 'jobs-created': '0' } })
      expect(readReport(second).end).toBe('nothing-new')
      expect(await listComments()).toEqual(comments)
    } finally {
      await service.close()
      await close()
    }
  })
})
