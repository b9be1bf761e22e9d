// What the tests of the command agent share: a GitHub with a repository, a folder for each test, and small scripts as programs.
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Task } from '../../../src/service/agents/agent.ts'
import { type CommandAgentOptions, createCommandAgent } from '../../../src/service/agents/command/command-agent.ts'
import { createFolder } from '../../support/folder.ts'
import { type GitHub, hasGit, hubToken, startGitHub } from '../../support/git-hub.ts'

export const branch = 'feedback-to-fix/job-1'
export const failed = (reason: string) => ({ status: 'failed', reason: `The agent's job failed: ${reason}.` })

export let hub: GitHub
export let folder: string
let scripts = 0

/** For all tests of a file, which are left out where there is no git. @param look what has to be true after each of them */
export function useGitHub(pages: Readonly<Record<string, string>>, look: () => Promise<void> = async () => {}) {
  beforeAll(async () => {
    if (hasGit) hub = await startGitHub(pages)
  })
  afterAll(() => hub?.close())
  beforeEach(({ skip }) => {
    skip(!hasGit, 'There is no git here.')
    folder = createFolder()
  })
  afterEach(async () => {
    if (!hasGit) return
    await look()
    hub.reset()
  })
}

export function buildOptions(script: string, overrides: Partial<CommandAgentOptions> = {}): CommandAgentOptions {
  const path = join(folder, `agent-${++scripts}.sh`)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return {
    ...{ command: [path], remote: hub.disk, github: { baseUrl: hub.api, token: hubToken } },
    ...{ folder: join(folder, 'work'), machine: { PATH: process.env.PATH }, ...overrides },
  }
}

export const start = (options: CommandAgentOptions, task: Task, isWanted?: () => Promise<boolean>) =>
  createCommandAgent(options).run(task, new AbortController().signal, isWanted)
