// What is read of comments: what may be shown of them, and nothing else.
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWords } from '../../src/clusters/ground.ts'
import { findTerms } from '../../src/clusters/terms.ts'
import { readComments } from '../../src/clusters/words/lexicon.ts'
import { placeholder } from '../../src/text/redact.ts'
import { sanitise } from '../../src/text/sanitise.ts'
import { plain } from './entries.ts'

interface Line {
  readonly text?: string
  readonly parts?: readonly string[]
  readonly repeat?: { readonly text: string; readonly times: number }
  readonly then?: string
  readonly canaries?: readonly (string | { readonly parts: readonly string[] })[]
}

const corpus = new URL('../corpus/', import.meta.url)
const read = (folder: string) =>
  readdirSync(new URL(`${folder}/`, corpus))
    .sort()
    .flatMap((file) => readFileSync(new URL(`${folder}/${file}`, corpus), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): Line => JSON.parse(line))
const textOf = ({ text, parts, repeat, then = '' }: Line) =>
  text ?? parts?.join('') ?? `${repeat?.text.repeat(repeat.times)}${then}`
const canariesOf = ({ canaries = [] }: Line) =>
  canaries.map((canary) => (typeof canary === 'string' ? canary : canary.parts.join('')))
const wordsOf = (text: string) => readWords(plain('a', text))

const lines = { benign: read('benign'), hostile: read('hostile') }

test.each(['benign', 'hostile'] as const)(
  '%s texts: the quick look skips only what sanitising would not change',
  (kind) => {
    expect(lines[kind].length).toBeGreaterThan(1_000)
    const wrong = lines[kind].map(textOf).filter((text) => {
      return wordsOf(text) !== sanitise(text).replace(placeholder, ' ')
    })
    expect(wrong).toEqual([])
  },
)

/** Canaries that stand in a term of their own text. */
function findShown(isAsked: (canary: string) => boolean): string[] {
  const texts = lines.hostile.map((line) => wordsOf(textOf(line)))
  const lexicon = readComments({ length: texts.length, read: (row) => texts[row] ?? '' })
  return lines.hostile.flatMap((line, row) => {
    const terms = findTerms([row], lexicon).map((term) => term.toLowerCase())
    return canariesOf(line)
      .filter(isAsked)
      .filter((canary) => terms.some((term) => term.includes(canary.toLowerCase())))
  })
}
const isNumber = (canary: string) => /^[\d.]+$/.test(canary)

test('no term of a hostile text holds what no output may hold', () => {
  expect(findShown((canary) => !isNumber(canary))).toEqual([])
})

test('nor a number of a card or a telephone', () => {
  expect(findShown(isNumber)).toEqual([])
})

test('an entry without a comment has no words', () => {
  expect(readWords(plain('a', null))).toBe('')
  expect(readWords(undefined)).toBe('')
})

test.each([
  'call 030 23125017',
  'ring 555-0100',
  'tel 123456',
  'card 4242 4242 4242 4242',
  'ann (at) ex (dot) org',
  'ann [at] ex.org',
  'ann AT ex DOT org',
  'a.b at ex dot org',
  'ann (arroba) ex.org',
  'my password is hunter2',
  'PASSWD is abc!defg',
  'machine a login b password c',
  'curl -u a:b3cd',
  'DE89 3704 0044 0532 0130 00',
])('however short, what is taken out of a comment is no word: %s', (text) => {
  expect(sanitise(text)).not.toBe(text)
  expect(wordsOf(text)).toBe(sanitise(text).replace(placeholder, ' '))
})

test('the quick look and sanitising agree on all that is made of numbers, names and signs', () => {
  const pieces = [
    'tel ',
    'call ',
    '030',
    ' 23125017',
    '-',
    '(',
    ')',
    '/',
    'at',
    'dot',
    'AT',
    'DOT',
    ' ',
    '[',
    ']',
    '{',
    '}',
    'ex',
    '.org',
  ]
  const more = [
    'password',
    ' is ',
    'pwd',
    'hunter2',
    '-u ',
    'a',
    '1',
    '42',
    'machine ',
    'login ',
    'token ',
    'a1B2c3D4',
    '--key ',
    '\n',
    'key ',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      expect(wordsOf(text)).toBe(sanitise(text).replace(placeholder, ' '))
    }),
    { numRuns: 20_000, seed: 1 },
  )
})
