// The Action's process, with small scripts in its place.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildInputVariables, readActionFile } from './action-inputs.ts'
import { runAction, startAction } from './run-action.ts'

const github = { url: 'http://127.0.0.1:9', tokens: { bot: 'token' } }
const folder = mkdtempSync(join(tmpdir(), 'run-action-test-'))
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
let speaks: string
let waits: string

beforeAll(() => {
  speaks = write(
    'speaks.mjs',
    `import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
    const { env } = process
    const report = env.RUNNER_TEMP + '/report.json'
    writeFileSync(report, JSON.stringify({ event: JSON.parse(readFileSync(env.GITHUB_EVENT_PATH)), env }))
    appendFileSync(env.GITHUB_OUTPUT, 'report=' + report + '\\nmany<<E\\none\\ntwo\\nE\\n')
    appendFileSync(env.GITHUB_STEP_SUMMARY, readFileSync('template.md', 'utf8'))
    console.log('hello')
    console.error('oh')
    process.exitCode = 3`,
  )
  waits = write(
    'waits.mjs',
    `process.on('SIGINT', () => process.exit(130))
    setInterval(() => {}, 1000)
    console.log('ready')`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

test('what the Action finds and what it leaves', async () => {
  const lines: string[] = []
  const result = await runAction({
    inputs: { 'project-id': 'acme', 'two words': 'x' },
    github,
    event: { name: 'schedule', payload: { schedule: '17 5 * * *' } },
    env: { EXTRA: '1', GITHUB_JOB: undefined },
    files: { 'template.md': 'The summary' },
    script: speaks,
    onLine: (line, stream) => lines.push(`${stream} ${line}`),
  })
  expect(result).toMatchObject({
    code: 3,
    signal: null,
    timedOut: false,
    stdout: 'hello\n',
    stderr: 'oh\n',
    summary: 'The summary',
  })
  expect(result.outputs.many).toBe('one\ntwo')
  expect(lines.toSorted()).toEqual(['stderr oh', 'stdout hello'])
  const { event, env } = result.report as { event: object; env: Record<string, string> }
  expect(event).toEqual({ schedule: '17 5 * * *' })
  expect(env).toMatchObject({
    'INPUT_PROJECT-ID': 'acme',
    INPUT_TWO_WORDS: 'x',
    GITHUB_EVENT_NAME: 'schedule',
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: github.url,
    GITHUB_REPOSITORY: 'acme/docs',
    EXTRA: '1',
  })
  const inherited = Object.keys(env).filter(
    (name) => !/^(INPUT_|GITHUB_|RUNNER_|ACTIONS_STEP_DEBUG$|CI$|EXTRA$)/.test(name),
  )
  expect(inherited.toSorted()).toEqual(['HOME', 'PATH'])
  expect(env.GITHUB_JOB).toBeUndefined()
})

test('a signal after a line', async () => {
  const signalAfter = { signal: 'SIGINT', line: /ready/ } as const
  expect(await runAction({ inputs: {}, github, script: waits, signalAfter })).toMatchObject({ code: 130, signal: null })
})

test('a process that ends only when killed', async () => {
  const action = startAction({ inputs: {}, github, script: waits, onLine: () => action.kill('SIGKILL') })
  expect(await action.done).toMatchObject({ code: null, signal: 'SIGKILL', timedOut: false })
})

test('one that takes too long', async () => {
  expect(await runAction({ inputs: {}, github, script: waits, timeout: 1 })).toMatchObject({
    signal: 'SIGKILL',
    timedOut: true,
  })
})

test('inputs have the defaults of action.yml', () => {
  const path = write(
    'action.yml',
    `inputs:\n  github-token:\n    default: \${{ github.token }}\n  max-jobs:\n    default: 5\n  api-key:\n    required: true\n`,
  )
  const variables = buildInputVariables(readActionFile(path), { 'api-key': 'key' }, { 'github.token': 'secret' })
  expect(variables).toEqual({ 'INPUT_GITHUB-TOKEN': 'secret', 'INPUT_MAX-JOBS': '5', 'INPUT_API-KEY': 'key' })
  expect(readActionFile(join(folder, 'missing.yml')).inputs).toEqual({})
})
