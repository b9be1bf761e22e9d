// The ground of a fleet's steps: a home that is workspace and temporary folder, a served GitHub, and the service with its database.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseResults } from '../../src/fleet/visit-result.ts'
import { createScriptedAgent } from '../../src/service/agents/scripted/scripted-agent.ts'
import { noFormula } from '../e2e/feedback.ts'
import { startService } from '../support/own-service.ts'
import { parseFileCommands } from '../support/runner-files.ts'
import { startGitHub } from '../support/served-github.ts'

const apiKey = 'admin_4b1dK3yOfTheDocsTeam'

export async function startSteps() {
  const home = mkdtempSync(join(tmpdir(), 'fleet-'))
  const github = await startGitHub({ files: { 'docs/install.md': '# Install\n' } })
  const later = (ms: number, task: () => void) => void setTimeout(task, ms).unref()
  const service = await startService({
    ...{ project: 'docs', key: apiKey, repository: github.repository, entries: [noFormula] },
    agent: createScriptedAgent({ baseUrl: github.url, token: github.tokens.agent, later }),
  })
  const step = async (name: string, inputs: Readonly<Record<string, string>>) => {
    const files = { GITHUB_OUTPUT: join(home, 'output'), GITHUB_STEP_SUMMARY: join(home, 'summary') }
    for (const path of Object.values(files)) writeFileSync(path, '')
    const given = { step: name, plan: 'plan/plan.json', state: 'state/state.json', ...inputs }
    const variables = Object.entries(given).map(([key, value]) => [`INPUT_${key.toUpperCase()}`, value])
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = {
      ...{ PATH, NODE_COMPILE_CACHE, HOME: home, RUNNER_TEMP: home, ...files, GITHUB_REPOSITORY: 'acme/docs' },
      ...{ GITHUB_EVENT_NAME: 'schedule', GITHUB_REF: 'refs/heads/main', GITHUB_RUN_ID: '7' },
      ...{ GITHUB_API_URL: github.url, GITHUB_SERVER_URL: github.url, GITHUB_GRAPHQL_URL: `${github.url}/graphql` },
      ...Object.fromEntries(variables),
    }
    const child = spawn(process.execPath, [resolve('src/main.ts')], { cwd: home, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    const code = await new Promise((done) => child.once('close', done))
    const outputs = parseFileCommands(readFileSync(files.GITHUB_OUTPUT, 'utf8'))
    return { code, output, outputs: { ...outputs }, summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8') }
  }
  return {
    ...{ home, github, step, defaults: { 'base-url': service.url } },
    secrets: { 'api-key': apiKey, 'github-token': github.tokens.bot },
    words: [apiKey, github.tokens.bot, 'no such formula'],
    [Symbol.asyncDispose]: async () => {
      await service.close()
      await github.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Project, end, new entries, jobs and pull requests of each visit. */
export function describeVisits(home: string) {
  const results = parseResults(readFileSync(join(home, 'results/0.json'), 'utf8')) ?? []
  return results
    .map(({ project, end, newEntries, jobs, pullRequests }) => [project, end, newEntries, jobs, pullRequests.length])
    .toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1))
}
