// What a review says to the runner, and how it ends.
import * as core from '@actions/core'
import { expect, test } from 'vitest'
import type { Inputs } from '../../src/inputs/inputs.ts'
import { createLog } from '../../src/log/log.ts'
import type { Review } from '../../src/review.ts'
import { reportReview } from '../../src/runner/start-review.ts'
import { safe } from '../../src/text/safe-text.ts'
import { createFinding } from '../review/review-cases.ts'
import { asMarkdown } from '../support/markdown.ts'

const place = { path: 'docs/a,b.md', line: 3 }
const blocking = createFinding({ severity: 'block', rule: 'script', message: 'This runs.', ...place })

const head = 'c'.repeat(40)

async function tell({
  failOn = 'risk',
  ...part
}: Partial<Extract<Review, { kind: 'reviewed' }>> & { failOn?: Inputs['fail-on'] }) {
  const outputs = new Map<string, unknown>()
  const kept = { ...core, setOutput: (name: string, value: unknown) => void outputs.set(name, value) }
  let log = ''
  const end = { kind: 'reviewed', verdict: 'block', findings: [blocking], head, isStale: false, ...part } as const
  const written = createLog((text) => {
    log += text
  })
  const code = await reportReview(kept, {}, { ...end, summary: asMarkdown('') }, failOn, written)
  return { code, log, outputs: Object.fromEntries(outputs) }
}

const annotation = '::error file=docs/a%2Cb.md,line=3,title=feedback-to-fix%3A script::This runs.\n'
const failed = '::error::The run fails because the verdict on commit ccccccc is `block` and `fail-on` is `risk`.\n'

test('a blocking risk fails the run where `fail-on` says so, and is shown on its line', async () => {
  const { code, log, outputs } = await tell({})
  expect([code, log]).toEqual([1, `${annotation}Verdict on commit ccccccc: block.\n${failed}`])
  expect(outputs).toMatchObject({ verdict: 'block', findings: expect.stringContaining('"rule":"script"') })
})

test.each([
  [{ failOn: 'never' }, `${annotation}Verdict on commit ccccccc: block.\n`],
  [
    { verdict: 'look', findings: [createFinding({})] },
    expect.stringMatching(/^::warning title=.*\nVerdict .* look\.$/m),
  ],
  [{ verdict: 'clear', findings: [] }, 'Verdict on commit ccccccc: clear.\n'],
] as const)('anything else fails nothing: %j', async (part, log) => {
  expect(await tell(part)).toMatchObject({ code: 0, log })
})

test.each([
  ['never', 0, '::warning::'],
  ['job-failure', 0, '::warning::'],
  ['risk', 1, '::error::'],
] as const)('whose it is takes a person: with `fail-on: %s` the run ends with %i', async (failOn, code, command) => {
  let log = ''
  const written = createLog((text) => {
    log += text
  })
  const end = { kind: 'unclear', reason: safe`it bears two markers`, remedy: safe`Leave one.` } as const
  expect(await reportReview(core, {}, end, failOn, written)).toBe(code)
  expect(log).toBe(`${command}This pull request needs human review: it bears two markers. Leave one.\n`)
})
