// What dist/ must not hold. That it is what the sources build is checked by .ci/run.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/runner-environment.ts'

const folder = join(root, 'dist')
const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)

test('the file that action.yml names is there', () => {
  expect(files.map(([name]) => name)).toContain('index.js')
})

test('it holds at most six megabytes', () => {
  const size = files.reduce((sum, [name]) => sum + statSync(join(folder, name)).size, 0)
  expect(size).toBeLessThanOrEqual(6_000_000)
})

const limit = 'The project has reached its limit of jobs per hour'
const ofService = [limit, 'No such operation', 'This key belongs to another project']

test.each(files)('%s holds nothing of the service', (_, text) => {
  for (const words of ofService) expect(text.includes(words)).toBe(false)
})

test.each(files)('%s names no folder of the machine that built it', (_, text) => {
  expect(text.includes(root)).toBe(false)
  expect(
    text.match(/["'`(](file:\/\/)?\/(home|Users|root|work|workspace|tmp|private)\/[\w.-]+\/[^"'`\n]*/)?.[0],
  ).toBeUndefined()
})

test('the words looked for above are the service’s', () => {
  const service = join(root, 'src/service')
  const text = readdirSync(service, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(service, name), 'utf8'))
    .join('\n')
  for (const words of ofService) expect(text.includes(words)).toBe(true)
})
