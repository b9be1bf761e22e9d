// The outputs of a run, and how faults of inputs are shown.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as core from '@actions/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInputErrors } from '../../src/inputs/input-checks.ts'
import { createLog, maskSecrets } from '../../src/log/log.ts'
import { conclude } from '../../src/outputs/conclude.ts'
import { renderFindingsOutput, writeReviewOutputs, writeSummary, writeSyncOutputs } from '../../src/outputs/outputs.ts'
import { safe } from '../../src/text/safe-text.ts'
import { createFinding } from '../review/review-cases.ts'
import { placeOf } from '../support/addresses.ts'
import { createFolder } from '../support/folder.ts'
import { asMarkdown } from '../support/markdown.ts'
import { readInputs } from '../support/virtual-inputs.ts'

describe('outputs', () => {
  let folder = ''
  let written: string[] = []

  beforeEach(() => {
    folder = createFolder()
    written = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.push(String(text))
      return true
    })
  })
  afterEach(() => vi.restoreAllMocks())

  function listen() {
    const outputs = new Map<string, unknown>()
    const kept = { ...core, setOutput: (name: string, value: unknown) => void outputs.set(name, value) }
    return { outputs, kept }
  }

  const place = placeOf('acme/docs')

  async function writeOutputs(
    kept: typeof core,
    run: string,
    part: Partial<ReturnType<typeof conclude>['outputs']> = {},
  ): Promise<void> {
    const context = { inputs: readInputs({}), place, log: createLog(() => undefined), stopped: false }
    const { outputs, report } = conclude({ run, changed: [], outgrown: [], ticked: [], endedAt: 0 }, context)
    await writeSyncOutputs(kept, { RUNNER_TEMP: folder }, { outputs: { ...outputs, ...part }, report })
  }

  test('masks are one command each, whatever is in the secret', () => {
    maskSecrets(core, ['first line of it\n::error::forged\r\nthe last line', 'key%0A::error::forged'])
    expect(written.length).toBeGreaterThan(2)
    for (const text of written) expect(text).toMatch(/^::add-mask::[^\r\n]+\r?\n$/)
  })

  test('the report is for its own user, and is written over nothing', async () => {
    const { outputs, kept } = listen()
    const write = () => writeOutputs(kept, 'r3')
    await write()
    const path = join(folder, 'feedback-to-fix-r3.json')
    expect(outputs.get('report')).toBe(path)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['feedback-to-fix-r3.json'])
    await expect(write()).rejects.toMatchObject({ code: 'EEXIST' })
  })

  test('a summary that cannot be written does not fail the run, but is reported', async () => {
    const log = createLog((text) => process.stdout.write(text))
    const path = join(folder, 'missing.md')
    vi.stubEnv('GITHUB_STEP_SUMMARY', path)
    await writeSummary(core, process.env, asMarkdown('text'), log)
    expect(() => readFileSync(path)).toThrow()
    expect(written).toEqual(['::warning::The job summary could not be written: Error.\n'])
    vi.unstubAllEnvs()
  })

  describe('findings of a review', () => {
    const parse = (findings: readonly Parameters<typeof createFinding>[0][]) =>
      JSON.parse(renderFindingsOutput(findings.map(createFinding)))

    test('are an array of objects that all have the same fields', () => {
      const { outputs, kept } = listen()
      const finding = createFinding({ path: 'docs/a.md', line: 3, subject: 'https://example.net', from: ['fb_1'] })
      writeReviewOutputs(kept, {
        head: 'c'.repeat(40),
        verdict: 'look',
        findings: [finding, createFinding({ severity: 'block' })],
      })
      expect([outputs.get('verdict'), outputs.get('reviewed-commit')]).toEqual(['look', 'c'.repeat(40)])
      const [rule, place] = ['name-new', { path: 'docs/a.md', line: 3, subject: 'https://example.net' }]
      expect(JSON.parse(String(outputs.get('findings')))).toEqual([
        { rule, severity: 'look', ...place, from: ['fb_1'] },
        { rule, severity: 'block', path: null, line: null, subject: null, from: [] },
      ])
      expect(renderFindingsOutput([])).toBe('[]')
    })

    test('are cleaned, redacted and cut', () => {
      const token = `ghp_${'a1B2'.repeat(9)}`
      const text = `a\u202e\n::set-output name=x::y ${token} ${'word '.repeat(500)}`
      const [finding] = parse([{ path: text, subject: text, from: Array(50).fill(text) }])
      expect([finding.path.length, finding.subject.length, finding.from.length]).toEqual([400, 200, 20])
      const told = JSON.stringify(finding)
      for (const part of [token, '::', '\\n', '\u202e']) expect(told).not.toContain(part)
    })

    test.each([
      [1000, {}, 200],
      [
        200,
        { path: 'é'.repeat(400), subject: 'é'.repeat(300) },
        expect.toSatisfy((count: number) => count > 40 && count < 100),
      ],
    ])('%i of them are 200 at most, and 100 kB', (count, part, shown) => {
      const output = renderFindingsOutput(Array.from({ length: count }, () => createFinding(part)))
      expect([JSON.parse(output).length, Buffer.byteLength(output) <= 100_000]).toEqual([shown, true])
    })
  })
})

test('one', () => {
  expect(renderInputErrors([safe`\`wait\` must be a duration such as \`15s\`.`])).toBe(
    [
      '## Reader feedback\n\n**Failed.** Nothing was done: 1 input is invalid.\n',
      '```text\n- `wait` must be a duration such as `15s`.\n```',
    ].join('\n'),
  )
})

test('several, each on a line of its own, in a fence that none of them closes', () => {
  const errors = [safe`\`a\`\n\`\`\`\`\nand`, safe`<b>@team</b> #1`]
  expect(renderInputErrors(errors).split('\n').slice(2)).toEqual([
    '**Failed.** Nothing was done: 2 inputs are invalid.',
    '',
    '`````text',
    '- `a` ```` and',
    '- <b>@team</b> #1',
    '`````',
  ])
})
