// Bad inputs: all faults at once, each with its remedy, in log and summary, before any request is made. What each input takes and refuses
// is in `inputs.test.ts`.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inputTable } from '../../src/inputs/inputs.ts'
import { runAction } from '../support/run-action.ts'
import { root } from '../support/runner-environment.ts'
import { noFormula } from './feedback.ts'
import { listErrors, readLog } from './findings.ts'
import { withHarness } from './harness.ts'

const secret = 'admin_sp lit'
const bad = Object.entries(inputTable).flatMap(([name, input]) => (input.bad === undefined ? [] : [[name, input.bad]]))
const allWrong: Record<string, string> = { ...Object.fromEntries(bad), 'api-key': secret }
const faultsIn = (text: string) => text.split('\n- ').slice(1)

describe.concurrent('bad inputs', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['every input', { ...allWrong, 'prompt-template': 'missing.md' }, [...Object.keys(allWrong), 'prompt-template']],
    ['a template outside the workspace', { 'prompt-template': '../event.json' }, ['prompt-template']],
    [
      'a template with a placeholder of its own, and a number',
      { 'prompt-template': 'unknown.md', 'max-jobs': 'x' },
      ['prompt-template', 'max-jobs'],
    ],
  ])('%s', (_, inputs, named) =>
    withHarness({ entries: [noFormula] }, async (harness) => {
      const result = await harness.run(inputs, { files: { 'unknown.md': 'Fix {{everything}}' } })
      expect(result).toMatchObject({ code: 1, stderr: '', outputs: {} })
      const [error = '', ...others] = listErrors(result)
      expect(others).toEqual([])
      for (const faults of [faultsIn(error), faultsIn(result.summary)])
        for (const name of named) expect(faults.filter((fault) => fault.includes(`\`${name}\``))).toHaveLength(1)
      expect(readLog(result) + result.summary).not.toContain(secret)
      expect(harness.github.requests).toEqual([])
      expect(harness.service.countRequests()).toBe(0)
    }),
  )

  test('the first file of the bundle finds them alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
    try {
      for (const name of ['index.js', 'package.json']) copyFileSync(join(root, 'dist', name), join(folder, name))
      const github = { url: 'http://127.0.0.1:9', tokens: { bot: 'token' } }
      const result = await runAction({ inputs: allWrong, github, script: join(folder, 'index.js') })
      expect(result).toMatchObject({ code: 1, stderr: '' })
      expect(listErrors(result)).toEqual([expect.stringContaining('`max-jobs` must be a whole number from 1 to 100')])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
