// Over hostile feedback: no word is shown that one person alone used, none that is secret, flagged or the name of who wrote.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import { createFindWords } from '../../src/clusters/shared-words.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { sanitise } from '../../src/text/sanitise.ts'
import { toSharedWord } from '../../src/text/shared-word.ts'
import { findReason, sortIntake } from '../../src/triage/intake.ts'
import { loadHostile } from '../corpus/load.ts'
import { complaintOf } from '../support/feedback.ts'
import { playsAll, sample } from '../support/strength.ts'
import { rating } from './entries.ts'

interface Shown {
  readonly words: readonly string[]
  readonly kept: readonly FeedbackEntry[]
}

/** As a run goes: triage, clusters, the words of each and of its topics; a person released all that was flagged. */
function show(entries: readonly FeedbackEntry[]): Shown {
  const filters = { sources: ['contextual', 'code_snippet'] as const, statuses: ['pending'] as const }
  const options = { filters, isInScope: () => true, maxAge: { text: 'all', time: undefined }, now: Date.now() }
  const { candidates, filtered } = sortIntake(entries, options)
  const kept = candidates.filter(({ id }) => !findReason(id, filtered, new Set([id])))
  const unflagged = kept.filter(({ id }) => !filtered.has(id))
  const findWords = createFindWords(kept, new Map(candidates.map((one) => [one.id, one])), (id) => filtered.has(id))
  const { clusters } = clusterEntries(kept, { minVotes: 0, votes: new Map() })
  const groups = clusters.flatMap(({ entryIds, topics }) => [entryIds, ...topics.map((topic) => topic.entryIds)])
  return { words: groups.flatMap((ids) => findWords(ids)), kept: unflagged }
}

const hostile = sample(
  loadHostile().filter(({ field }) => field === 'comment'),
  5,
)
const names = [
  ...['Zbigniew', 'Oluwaseun', 'Þórunn', 'Marguerite', 'Xochitl', 'Ingeborg', 'Ξενοφών', 'Сергей', '麗子', 'José'],
]
const vocabulary =
  'proxy token Windows queue header install path export button mirror kernel socket cluster retention bucket parser quota'.split(
    ' ',
  )

const plainly = fc.uniqueArray(fc.constantFrom(...vocabulary), { minLength: 3, maxLength: 9 })
const attack = fc.constantFrom(...hostile).map(({ text }) => text.slice(0, 400))
const separators = [', ', ' ', '. ', ' – ', '\n']

/** What one person does so that two seem to speak: the words stay, to a word or so. */
const tricks: readonly ((words: readonly string[]) => string)[] = [
  (words) => words.join(' ').toUpperCase(),
  (words) => words.toReversed().join(' '),
  (words) => `${words.join(', ')}!!`,
  (words) => words.map((word) => `${word[0]}\u200b${word.slice(1)}`).join(' '),
  (words) => words.map((word) => `\u202e${word}\u202c`).join(' '),
  (words) => `${words.join(' ')} ${words.join(' ')}`,
  (words) => `${words.join(' ')} indeed`,
  (words) => words.join(' ').replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (words) => words.join(' ').replaceAll('o', 'о').replaceAll('e', 'е'),
  (words) => words.map((word) => `&#${word.charCodeAt(0)};${word.slice(1)}`).join(' '),
  (words) => words.map((word) => `<!-- ${word} -->${word}`).join(' '),
  (words) => `Please: ${words.join(' ')}?`,
]

const contactForms: readonly ((name: string, number: number) => string | null)[] = [
  (name) => `${name}@example.com`,
  (name, number) => `${name.toLowerCase()}.quill${number}@example.org`,
  (name, number) => `${name} Quill <mail${number}@example.net>`,
  (name) => `hello, ${name} here`,
  () => null,
]
const signatures = ['', ' Thanks, @', '\n— @', '\nBest regards,\n@ Quill', ' My name is @', ' Viele Grüße, @']

const people = fc.array(
  fc.record({
    words: plainly,
    said: fc.array(attack, { maxLength: 1 }),
    name: fc.constantFrom(...names),
    spoken: fc.constantFrom('', ...names),
    separator: fc.constantFrom(...separators),
    tricks: fc.array(fc.constantFrom(...tricks), { maxLength: 2 }),
    contact: fc.constantFrom(...contactForms),
    signature: fc.constantFrom(...signatures),
    pages: fc.constantFrom('/guide', '/setup'),
  }),
  { minLength: 2, maxLength: 5 },
)
type Drawn = (typeof people extends fc.Arbitrary<infer T> ? T : never)[number]

/** Each person has a word of their own, whatever else they say; near-copies come under other contacts. */
function writeAll(drawn: readonly Drawn[]): { entry: FeedbackEntry; person: number }[] {
  return drawn.flatMap((one, person) => {
    const own = [`secret${String.fromCharCode(97 + person)}word`, ...one.words, one.spoken].filter(
      (word) => word !== '',
    )
    const first = [own.join(one.separator), ...one.said].join('. ')
    const texts = [`${first}${one.signature.replace('@', one.name)}`, ...one.tricks.map((trick) => trick(own))]
    return texts.map((comment, index) => {
      const contact = index === 0 ? one.contact(one.name, index) : `m${person}x${index}@example.com`
      return { person, entry: rating(`p${person}-${index}`, comment, { path: one.pages, contact }) }
    })
  })
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

test('each word shown was used by two persons at least, and is nobody’s name, secret or attack', () => {
  fc.assert(
    fc.property(people, (drawn) => {
      const written = writeAll(drawn)
      const { words, kept } = show(written.map(({ entry }) => entry))
      const persons = new Map(written.map(({ entry, person }) => [entry.id, person]))
      const known = drawn.filter(({ contact, signature, name }) => contact(name, 0) !== null || signature.includes('@'))
      for (const word of words) {
        const users = new Set(kept.filter(({ comment }) => holds(comment ?? '', word)).map(({ id }) => persons.get(id)))
        expect(users.size, `only ${[...users].join()} used ${word}`).toBeGreaterThan(1)
        expect(word).not.toMatch(/secret[a-j]word/i)
        expect(toSharedWord(word)).toBe(word)
        for (const { name } of known) expect(fold(word).split(/[ -]/)).not.toContain(fold(name))
      }
    }),
    { numRuns: playsAll ? 200 : 50, seed: 20261122 },
  )
})

function holds(comment: string, word: string): boolean {
  const [visible, sought] = [sanitise(comment), word].map((text) => fold(text).replace(/[-\s]+/g, ' '))
  return visible?.includes(sought ?? '') === true
}

describe('attacks that two persons wrote', () => {
  const voices = (text: string) => [
    rating('a', `${complaintOf(1)} ${text}`, { contact: 'a@example.com' }),
    rating('b', `${text} ${complaintOf(2)}`, { contact: 'b@example.com' }),
  ]

  test('no canary, mention, address or markup is shown, and nothing of a flagged text, though a person released it', () => {
    for (const { id, text, canaries, attack } of hostile) {
      const { words, kept } = show(voices(text))
      if (attack && kept.length === 0) expect(words, id).toEqual([])
      for (const word of words) {
        expect(toSharedWord(word), id).toBe(word)
        for (const canary of canaries) expect(fold(word), id).not.toBe(fold(canary))
        for (const canary of canaries.filter(({ length }) => length > 5))
          expect(fold(word), id).not.toContain(fold(canary))
      }
    }
  })
})
