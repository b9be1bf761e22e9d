// Lines of our own: untrusted text gets into one only cleaned, and as no command to the runner.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count, joinLines, safe, sentence } from '../../src/text/safe-text.ts'
import { toSafeText } from '../../src/text/sanitise.ts'
import { cleanText } from '../../src/text/unicode/clean.ts'

/** As the runner looks for commands: the newer form at the start of a line, the older one anywhere in it. */
function isCommand(line: string): boolean {
  return line.trimStart().startsWith('::') || line.includes('##[')
}

test.each([
  ['words', 'Page not found', 'Page not found'],
  ['new command', '::set-output name=a::b', ': :set-output name=a: :b'],
  ['new command on a later line', 'a\n::stop-commands::x', 'a : :stop-commands: :x'],
  ['old command', 'a ##[error]b ###[x]', 'a # # [error]b # # # [x]'],
  ['command that hides', ':\u200b:debug::x #&#35;[x]', ': :debug: :x # # [x]'],
  ['control characters', 'a\tb\r\nc\u001b[31md\u2028e\\', 'a b cd e\\'],
  ['email and secret', `bob@example.com ghp_${'a1B2'.repeat(9)}`, '[email] [secret]'],
])('%s', (_name, text, expected) => {
  expect(toSafeText(text)).toBe(expected)
})

test('is one line, short, and never a command', () => {
  const text = fc.string({
    unit: fc.constantFrom(':', '#', '[', ']', ' ', '\n', '\t', '\u200b', '&#58;', '\r', 'a'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 40 }), (words, max) => {
      const line = toSafeText(words, max)
      expect(isCommand(line)).toBe(false)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect([...line].length).toBeLessThanOrEqual(max)
    }),
    { seed: 1 },
  )
})

test('what the compiler takes for our own words', () => {
  const text: string = ['a', 'b'].join(' ')
  const kind = text.length > 1 ? 'long' : 'short'
  expect(safe`Read ${3} ${kind} pages of ${toSafeText(text)}.`).toBe('Read 3 long pages of a b.')
  expect(joinLines([safe`a`, safe`b`], ', ')).toBe('a, b')
  // @ts-expect-error a text that is known only at run time
  safe`${text}`
  // @ts-expect-error cleaned, but still untrusted
  safe`${cleanText(text)}`
  // @ts-expect-error a plain string is no line
  sentence(text)
  // @ts-expect-error
  joinLines([], text)
  // @ts-expect-error
  count(1, text)
})

test('done twice is done once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = toSafeText(text)
      expect(toSafeText(once)).toBe(once)
    }),
    { seed: 2, numRuns: 500 },
  )
})
