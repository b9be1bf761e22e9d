// The words and phrases of words.json, by class, whatever their language.
import lists from './words.json' with { type: 'json' }
import { ofEachWord, type Word } from './words.ts'

export const wordClasses = [
  ...(['positive', 'mild', 'harmless', 'resolved', 'past'] as const),
  ...(['trouble', 'contrast', 'wish', 'command', 'question'] as const),
  ...(['own', 'possessive', 'case', 'matter', 'act', 'plea'] as const),
  ...(['docs', 'how', 'goods', 'pitch', 'noise', 'filler'] as const),
]
export type WordClass = (typeof wordClasses)[number]

export interface Phrase {
  /** A part with a star is the beginning of a word. */
  readonly parts: readonly { readonly text: string; readonly isStart: boolean }[]
  readonly classes: readonly WordClass[]
}

interface Lexicon {
  readonly words: Map<string, WordClass[]>
  /** "refund*": beginnings of words, by their first two letters. */
  readonly starts: Map<string, { readonly start: string; readonly classes: readonly WordClass[] }[]>
  /** By their first word, longest first. */
  readonly phrases: Map<string, Phrase[]>
  /** Of scripts without spaces, or with particles at their words: by their first character, longest first. */
  readonly anywhere: Map<string, Phrase[]>
}

let lexicon: Lexicon | undefined
const spaceless = /[\u0590-\uffff]/

/** The lists are read when the first text comes. */
function compile(): Lexicon {
  const words = new Map<string, WordClass[]>()
  const phrases = new Map<string, WordClass[]>()
  for (const [name, , row] of lists as unknown as readonly (readonly [WordClass, string, string])[])
    for (const entry of row.split(', ')) {
      const map = entry.includes(' ') || spaceless.test(entry) ? phrases : words
      map.set(entry, [...(map.get(entry) ?? []), name])
    }
  const all = [...phrases].sort(([a], [b]) => b.split(' ').length - a.split(' ').length || b.length - a.length)
  const toPhrase = ([entry, classes]: [string, WordClass[]]) => {
    const parts = spaceless.test(entry) ? [entry] : entry.split(' ')
    return { parts: parts.map((part) => ({ text: part.replace('*', ''), isStart: part.endsWith('*') })), classes }
  }
  const byStart = (isSpaceless: boolean, startOf: (entry: string) => string) => {
    const some = all.filter(([entry]) => spaceless.test(entry) === isSpaceless)
    const groups = Map.groupBy(some, ([entry]) => startOf(entry))
    return new Map([...groups].map(([start, group]) => [start, group.map(toPhrase)]))
  }
  const firstWord = (entry: string) => entry.split(' ', 1)[0] ?? ''
  const starts = [...words]
    .filter(([entry]) => entry.endsWith('*'))
    .map(([entry, classes]) => ({ start: entry.slice(0, -1), classes }))
  return {
    words,
    starts: Map.groupBy(starts, ({ start }) => start.slice(0, 2)),
    phrases: byStart(false, firstWord),
    anywhere: byStart(true, (entry) => entry.charAt(0)),
  }
}

export interface Entry {
  readonly classes: readonly WordClass[]
  /** That begin with this word, by the first letter of the next; longest first. */
  readonly phrases: ReadonlyMap<number, readonly Phrase[]>
  /** A word of a script without spaces, in which phrases may stand anywhere. */
  readonly isRun: boolean
}

const nothing: Entry = { classes: [], phrases: new Map(), isRun: false }

/** Of a word as `foldLetters` leaves it. */
export const look = ofEachWord(({ text, isMark }): Entry => {
  lexicon ??= compile()
  if (isMark) return nothing
  if (spaceless.test(text)) return { ...nothing, isRun: true }
  const phrases = Map.groupBy(lexicon.phrases.get(text) ?? [], ({ parts }) => parts[1]?.text.charCodeAt(0) ?? 0)
  // "Test123" is "test".
  const classes = [...new Set(classify(text.replace(/(?<=^[a-z]{3,32})\d{1,8}$/, '')))]
  return classes.length + phrases.size > 0 ? { classes, phrases, isRun: false } : nothing
})

function classify(word: string): readonly WordClass[] {
  const starts = lexicon?.starts.get(word.slice(0, 2))?.filter(({ start }) => word.startsWith(start)) ?? []
  return [...(lexicon?.words.get(word) ?? []), ...starts.flatMap(({ classes }) => classes)]
}

/** The longest phrase that begins at a word. */
export function findPhrase(words: readonly Word[], at: number, phrases: Entry['phrases']): Phrase | undefined {
  const next = words[at + 1]?.text.charCodeAt(0) ?? 0
  return phrases.get(next)?.find(({ parts }) => {
    for (let next = 1; next < parts.length; next += 1) {
      const { text = '', isStart } = parts[next] ?? {}
      const word = words[at + next]?.text ?? ''
      if (isStart ? !word.startsWith(text) : word !== text) return false
    }
    return true
  })
}

/** Phrases that stand for their words: in "no problems" is no "no". */
export function isWhole({ classes }: Phrase): boolean {
  return classes.some((name) => name === 'harmless' || name === 'goods' || name === 'pitch')
}

/** Of all phrases in a run of letters without spaces, the classes. */
export function classifyRun(run: string): WordClass[] {
  const found: WordClass[] = []
  const padded = `${run} `
  for (let at = 0; at < run.length; at += 1) {
    const phrases = lexicon?.anywhere
      .get(run.charAt(at))
      ?.filter(({ parts }) => padded.startsWith(parts[0]?.text ?? '', at))
    if (phrases === undefined) continue
    const whole = phrases.find(isWhole)
    for (const { classes } of whole === undefined ? phrases : [whole]) for (const name of classes) found.push(name)
    if (whole !== undefined) at += (whole.parts[0]?.text.trimEnd().length ?? 1) - 1
  }
  return found
}

const negated = /\b(are|ca|could|did|do|does|has|have|is|should|was|were|wo|would)n'?t\b/g
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ı: 'i' }

/** Without accents, which many leave out; "don't" as "do not". */
export function foldLetters(text: string): string {
  const plain = text.includes('nt') || text.includes("n't") ? text.replace(negated, '$1 not') : text
  if (!/[^\n -~]/.test(plain)) return plain
  const marked = plain.replace(/[。！？、，；]/g, '.')
  return marked.replace(/[\u00c0-\u024f\u0451\u1e00-\u1eff]/g, foldLetter).replaceAll('\u0307', '')
}

function foldLetter(letter: string): string {
  return plainLetters[letter] ?? letter.normalize('NFD')[0] ?? letter
}
