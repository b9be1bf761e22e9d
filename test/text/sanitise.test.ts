// Cleaning comes before redacting, and both before the cut.
import { expect, test } from 'vitest'
import { sanitise, sanitiseAndCount, sanitiseLine } from '../../src/text/sanitise.ts'

const secret = `ghp_${'a1B2'.repeat(9)}`

test.each([
  ['a hidden character saves no secret', secret.replace('B', '\u200bB'), 99, '[secret]'],
  ['an entity saves no address', 'bob&#64;example.com', 99, '[e-mail]'],
  ['a comment saves no address', 'bob@<!-- -->example.com', 99, '[e-mail]'],
  ['the cut saves no secret', `a ${secret}`, 10, 'a [secret]'],
])('%s', (_name, text, max, expected) => {
  expect(sanitiseLine(text, max)).toBe(expected)
})

test('one line', () => {
  expect(sanitiseLine(' a \n\tb ', 3)).toBe('a b')
})

test('what was taken out is counted', () => {
  const { text, redactions } = sanitiseAndCount(`bob&#64example.com, +49 30 23125017, ${secret}`)
  expect(text).toBe('[e-mail], [phone], [secret]')
  expect(redactions).toEqual({ emails: 1, phones: 1, cards: 0, secrets: 1, addresses: 0 })
})

test('an entity in front of what was taken out is decoded', () => {
  expect(sanitise(`a &ltAIza${'a1B2'.repeat(9)}`)).toBe('a <[secret]')
})
