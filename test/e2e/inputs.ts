// Bad inputs: all faults at once, each with its remedy, in log and summary, before any request is made.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inputTable } from '../../src/inputs.ts'
import { readActionFile } from '../support/action-inputs.ts'
import { runAction } from '../support/run-action.ts'
import { root } from '../support/runner-environment.ts'
import { noFormula } from './feedback.ts'
import { listErrors, readLog } from './findings.ts'
import { type House, withHouse } from './house.ts'

const secret = 'admin_sp lit'

const allWrong = {
  ...Object.fromEntries(Object.entries(inputTable).map(([name, { bad = '' }]) => [name, bad])),
  'project-id': '',
  'api-key': secret,
  instructions: 'x'.repeat(20_001),
  'send-anyway': Array.from({ length: 101 }, (_, index) => `fb_${index}`).join(','),
  'prompt-template': 'missing.md',
}

const templates = {
  'good.md': '{{feedback}}',
  'unknown.md': 'Fix {{everything}}',
}

const groups: [title: string, inputs: Record<string, string>, said: string[]][] = [
  ['nothing given', { 'project-id': '', 'api-key': '', 'base-url': '' }, ['`project-id`', '`api-key`']],
  ['a version in the address', { 'base-url': 'https://api.example.com/v1' }, ['`base-url` must not end with `/v1`']],
  ['a typo in a list', { sources: 'contextul,agent' }, ['(did you mean `contextual`?)']],
  ['every input wrong', allWrong, Object.keys(allWrong).map((name) => `\`${name}\``)],
  ['a template outside the workspace', { 'prompt-template': '../event.json' }, ['`prompt-template`']],
  [
    'a template with a placeholder of its own',
    { 'prompt-template': 'unknown.md' },
    ['`prompt-template`', 'everything'],
  ],
  [
    'a template and a number',
    { 'prompt-template': 'unknown.md', 'max-jobs': 'x' },
    ['`prompt-template`', '`max-jobs`'],
  ],
]

describe.concurrent('bad inputs', () => {
  test('every input of action.yml is among them', () => {
    expect(Object.keys(allWrong)).toEqual(Object.keys(readActionFile(join(root, 'action.yml')).inputs))
  })

  test('each group in one run', () =>
    withHouse({ entries: [noFormula] }, async (house) => {
      await Promise.all(groups.map(([, inputs, said]) => refuse(house, inputs, said)))
      expect(house.github.requests).toEqual([])
      expect(house.service.countRequests()).toBe(0)
    }))

  test('the first file of the bundle finds them alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
    try {
      for (const name of ['index.js', 'package.json']) copyFileSync(join(root, 'dist', name), join(folder, name))
      const github = { url: 'http://127.0.0.1:9', tokens: { bot: 'token' } }
      const result = await runAction({ inputs: allWrong, github, script: join(folder, 'index.js') })
      // All but the template, whose own check is another file's.
      expect(result).toMatchObject({ code: 1, stderr: '' })
      expect(listErrors(result)).toEqual([expect.stringContaining('`max-jobs` must be a whole number from 1 to 100')])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

async function refuse(house: House, inputs: Record<string, string>, said: readonly string[]): Promise<void> {
  const result = await house.run(inputs, { files: templates })
  expect(result).toMatchObject({ code: 1, stderr: '', outputs: {} })
  const [error = '', ...others] = listErrors(result)
  expect(others).toEqual([])
  const faults = error.split('\n- ').slice(1)
  const shown = result.summary.split('\n- ').slice(1)
  for (const text of said) {
    expect(faults.filter((fault) => fault.includes(text))).toHaveLength(1)
    expect(shown.filter((fault) => fault.includes(text))).toHaveLength(1)
  }
  expect(readLog(result) + result.summary).not.toContain(secret)
}
