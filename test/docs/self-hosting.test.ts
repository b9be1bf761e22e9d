// docs/self-hosting.md: its commands can be run, and its limits are the options' defaults.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getOption, type OptionName, optionNames } from '../../src/service/cli/options.ts'
import { parseCommand } from '../../src/service/cli/parse-command.ts'

const text = readFileSync('docs/self-hosting.md', 'utf8')
const spans = [...text.matchAll(/```sh\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, span]) => block ?? span ?? '')
const lines = spans.flatMap((span) => span.replaceAll('\\\n', '').split('\n'))
/** What stands behind the name of the program, or of its container. */
const commands = lines.flatMap(
  (line) => /(?:(?<!\/)feedback-service|scripts\/feedback-service\.js) ([a-z][^)>]*)/.exec(line)?.[1] ?? [],
)

test.each(commands)('%s', (line) => {
  expect(parseCommand(line.match(/"[^"]*"|[^ ]+/g) ?? [], {})).toMatchObject({ kind: 'run' })
})

test.each<[OptionName, RegExp]>([
  ['port', /`127\.0\.0\.1`, port (\d+)\./],
  ['grace', /`--grace` seconds \((\d+)\)/],
  ['widget-per-reader', /([\d,]+) entries in an hour \(`--widget-per-reader`\)/],
  ['widget-per-project', /([\d,]+) \(`--widget-per-project`\)/],
])('the default of --%s', (name, sentence) => {
  expect(sentence.exec(text)?.[1]?.replace(',', '')).toBe(getOption(name).fallback)
})

test('each option that it names exists', () => {
  const named = spans.flatMap((span) => /^--([a-z-]+)/.exec(span)?.[1] ?? [])
  expect([commands.length, named.length].map((count) => count > 10)).toEqual([true, true])
  // Of agents' programs, which have options of their own.
  const foreign = ['sandbox', 'no-detect-urls']
  expect(named.filter((name) => ![...optionNames, ...foreign].some((known) => known === name))).toEqual([])
})
