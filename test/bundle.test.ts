// What dist/ must hold, and what it must not. That it is what the sources build is checked by .ci/run; that those are without the service, by architecture.test.ts.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/runner-environment.ts'

const folder = join(root, 'dist')
const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)

test('it holds at most six megabytes', () => {
  const size = files.reduce((sum, [name]) => sum + statSync(join(folder, name)).size, 0)
  expect(size).toBeLessThanOrEqual(6_000_000)
})

test('it holds the weights of the classifier, byte for byte', () => {
  const [built, source] = ['dist', 'src/triage'].map((path) => readFileSync(join(root, path, 'weights.bin')))
  expect(built).toEqual(source)
})

test.each(files)('%s names no folder of the machine that built it', (_, text) => {
  expect(text.includes(root)).toBe(false)
  expect(
    text.match(/["'`(](file:\/\/)?\/(home|Users|root|work|workspace|tmp|private)\/[\w.-]+\/[^"'`\n]*/)?.[0],
  ).toBeUndefined()
})
