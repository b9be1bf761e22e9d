// The entry as a process: whatever breaks off before a run begins says none of what it met, and no secret.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createFolder } from '../support/folder.ts'

const token = ['ghs', 'canary0123456789abcdef'].join('_')
const key = 'admin_canary_0123456789'
let folder = ''

beforeEach(() => {
  folder = createFolder()
})

function start(env: Record<string, string>): string {
  const variables = { 'INPUT_API-KEY': key, 'INPUT_GITHUB-TOKEN': token, 'INPUT_PROJECT-ID': 'docs', ...env }
  const { PATH, NODE_COMPILE_CACHE } = process.env
  try {
    execFileSync(process.execPath, ['src/main.ts'], {
      env: { PATH, NODE_COMPILE_CACHE, GITHUB_REPOSITORY: 'acme/docs', ...variables },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    expect(status).toBe(1)
    return stdout + stderr
  }
  return expect.unreachable('it must fail')
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('::add-mask::'))
}

test.each([
  ['no JSON', '::error::forged {', 'The file that `GITHUB_EVENT_PATH` names is not JSON.'],
  ['no event', '["forged"]', 'The event is not a `pull_request` event as GitHub describes it.'],
  [
    'another form',
    '{"action":"opened","pull_request":{"number":"::error::forged","state":"forged"}}',
    'The event is not a `pull_request` event as GitHub describes it: `pull_request.',
  ],
])('an event that is %s', (_, payload, message) => {
  const path = join(folder, 'event.json')
  writeFileSync(path, payload)
  const lines = linesOf(start({ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path }))
  expect(lines).toEqual([expect.stringContaining(`::error::${message}`)])
  expect(lines[0]).toContain('Re-run the workflow')
  for (const piece of ['forged', 'canary', folder]) expect(lines.join('')).not.toContain(piece)
})

test.each([
  ['GITHUB_SERVER_URL', 'https://canary@github.com'],
  ['GITHUB_API_URL', 'http://169.254.169.254/canary'],
  ['GITHUB_REPOSITORY', 'acme/docs?canary'],
])('a runner whose %s leads elsewhere', (name, value) => {
  const text = start({ GITHUB_EVENT_NAME: 'schedule', 'INPUT_BASE-URL': 'https://docs.example', [name]: value })
  expect(linesOf(text)).toEqual([expect.stringContaining(`\`${name}\` is not`)])
  expect(linesOf(text).join('')).not.toContain('canary')
})

test.each(['schedule', 'workflow_dispatch', 'repository_dispatch'])('%s starts a sync', (name) => {
  expect(start({ GITHUB_EVENT_NAME: name, INPUT_WAIT: 'soon' })).toMatch(/an input is invalid.*`wait` must be/)
})

test.each(['Schedule', 'issue_comment', ''])('%j starts nothing', (name) => {
  expect(start({ GITHUB_EVENT_NAME: name, INPUT_WAIT: 'soon' })).toMatch(/^::error::Unsupported event\./)
})

test('inputs that are not usable are not repeated', () => {
  const wrong = `canary ${key}\n::error::forged`
  const inputs = ['PROJECT-ID', 'API-KEY', 'BASE-URL', 'GITHUB-TOKEN', 'TRACKING-ISSUE', 'SOURCES', 'WAIT', 'JOB-PATH']
  const env = Object.fromEntries(inputs.map((name) => [`INPUT_${name}`, wrong]))
  const path = join(folder, 'summary.md')
  writeFileSync(path, '')
  const text = start({ GITHUB_EVENT_NAME: 'schedule', GITHUB_STEP_SUMMARY: path, ...env })
  const summary = readFileSync(path, 'utf8')
  expect(text).toMatch(/^::error::Nothing was done: 8 inputs are invalid\./)
  expect(summary).toContain('**Failed.** Nothing was done: 8 inputs are invalid.')
  expect(summary).toContain(
    '- `job-path` must be a path such as `/v2/agent/{projectId}/job/{id}`, with `{id}` for the job.',
  )
  for (const piece of ['canary', 'forged']) expect(text + summary).not.toContain(piece)
})
