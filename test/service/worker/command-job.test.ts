// The whole way on a database: a job that was accepted, a worker, a program, a pull request whose link a client reads.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAgent } from '../../../src/service/agents/configure.ts'
import { listDatabaseKinds } from '../../support/databases.ts'
import { type GitHub, hasGit, hubToken, startGitHub } from '../../support/git-hub.ts'
import { openSite } from './builders.ts'

let hub: GitHub
let folder: string
beforeAll(async () => {
  if (hasGit) hub = await startGitHub({ 'docs/index.md': '# Home\n' })
  folder = mkdtempSync(join(tmpdir(), 'command-job-'))
})
afterAll(async () => {
  await hub?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.for(await listDatabaseKinds())('$name', (kind) => {
  test.skipIf(kind.missing || !hasGit)(
    'three jobs of two projects, of which one changes nothing and one fails',
    async () => {
      hub.reset()
      const program = join(folder, 'program.sh')
      const script = 'case $FEEDBACK_JOB_ID in one-0001) cat > docs/prompt.md;; one-0002) exit 7;; esac'
      writeFileSync(program, `#!/bin/sh\n${script}\n`)
      chmodSync(program, 0o755)
      const config = { agent: 'command', isolation: 'none', command: [program], remote: hub.remote, github: hub.api }
      const machine = { PATH: process.env.PATH }
      const later = () => {}
      const agent = createAgent(JSON.stringify(config), {
        token: hubToken,
        folder: join(folder, kind.name),
        machine,
        later,
      })
      const site = await openSite(kind)
      try {
        const ids = [...(await site.createJobs('one', 2)), ...(await site.createJobs('two', 1))]
        const { events } = site.startWorker(agent)
        await vi.waitFor(() => expect(events.filter(({ kind }) => kind === 'ended')).toHaveLength(3), 20_000)
        expect(await Promise.all(ids.map(site.read))).toEqual([
          { status: 'completed', prLink: `${hub.api}/acme/docs/pull/1`, failure: null, attempts: 1 },
          {
            status: 'failed',
            prLink: null,
            failure: "The agent's job failed: it exited with code 7.",
            attempts: 1,
          },
          { status: 'completed', prLink: null, failure: null, attempts: 1 },
        ])
        expect(hub.read('feedback-to-fix/one-0001', 'docs/prompt.md')).toBe('Prompt of one-0001')
      } finally {
        await site.close()
      }
    },
  )
})
