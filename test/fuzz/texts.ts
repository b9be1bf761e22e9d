// Hostile texts for the fuzz: pieces of the corpus, cut, joined and with odd characters put in.
import fc from 'fast-check'
import { loadHostile } from '../corpus/load.ts'

const longest = 2_000
const corpus = [...new Set(loadHostile().map(({ text }) => text))].filter((text) => text.length <= longest)
const odd = [
  ...['\u200b', '\u00ad', '\u2060', '\u202e', '\u2066', '\u0000', '\u001b[', '\u009b', '\u0085', '\u2028', '\ud800'],
  ...['\udc00', '\u{e0041}', '\ufe0f', '\u034f', '\u115f', '\n', '\r', '\r\n', '\t', '`', '```', '~~~~', '|', '<!--'],
  ...['-->', '&#64;', '&lt;', '::', '##[', '@', '#1', '$$', '\\', ']', '>', '- [x] ', '\n# ', '\n\n---\n'],
  ...['feedback-to-fix: ', '=====', '__proto__', '%0A'],
]

/** One text of the corpus, mostly as it is. */
const whole = fc.constantFrom(...corpus)
const cut = fc
  .tuple(whole, fc.nat(longest), fc.nat(longest))
  .map(([text, from, length]) => text.slice(from % (text.length + 1)).slice(0, length))
const joined = fc.tuple(cut, fc.constantFrom(...odd), cut).map((parts) => parts.join(''))
const pierced = fc
  .tuple(whole, fc.array(fc.tuple(fc.nat(longest), fc.constantFrom(...odd)), { minLength: 1, maxLength: 6 }))
  .map(([text, inserts]) =>
    inserts.reduce((so, [at, sign]) => so.slice(0, at % (so.length + 1)) + sign + so.slice(at % (so.length + 1)), text),
  )
const random = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...odd), maxLength: 30 }),
)
const repeated = fc
  .tuple(fc.constantFrom(...odd, 'a', '1', 'word '), fc.integer({ min: 1, max: 3_000 }))
  .map(([sign, times]) => sign.repeat(times))

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: whole, weight: 4 },
  { arbitrary: pierced, weight: 3 },
  { arbitrary: joined, weight: 3 },
  { arbitrary: cut, weight: 1 },
  { arbitrary: random, weight: 2 },
  { arbitrary: repeated, weight: 1 },
)
