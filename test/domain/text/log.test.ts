// Strangers' text in the log: no line of it is a command to the runner.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forLog } from '../../../src/domain/text/log.ts'

/** As the runner looks for commands: the newer form at the start of a line, the older one anywhere in it. */
function isCommand(line: string): boolean {
  return line.trimStart().startsWith('::') || line.includes('##[')
}

test.each([
  ['words', 'Page not found', 'Page not found'],
  ['new command', '::set-output name=a::b', ': :set-output name=a: :b'],
  ['new command on a later line', 'a\n::stop-commands::x', 'a\\n: :stop-commands: :x'],
  ['old command', 'a ##[error]b ###[x]', 'a # # [error]b # # # [x]'],
  ['command that hides', ':\u200b:debug::x #&#35;[x]', ': :debug: :x # # [x]'],
  ['control characters', 'a\tb\r\nc\u001b[31md\u2028e\\', 'a\\tb\\ncd\\ne\\\\'],
  ['e-mail and secret', `bob@example.com ghp_${'a1B2'.repeat(9)}`, '[e-mail] [secret]'],
])('%s', (_name, text, expected) => {
  expect(forLog(text)).toBe(expected)
})

test('is one line, short, and never a command', () => {
  const text = fc.string({
    unit: fc.constantFrom(':', '#', '[', ']', ' ', '\n', '\t', '\u200b', '&#58;', '\r', 'a'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 40 }), (words, max) => {
      const line = forLog(words, max)
      expect(isCommand(line)).toBe(false)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect([...line].length).toBeLessThanOrEqual(max)
    }),
    { seed: 1 },
  )
})
