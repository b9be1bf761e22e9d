// Inputs that take one or more of a fixed set of words: an unknown word is reported, with the nearest valid one.
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'

export function listWords(words: readonly string[]): SafeText {
  return joinLines(words.map(mark), ', ')
}

/** For example: `contextul` is not one of them (did you mean `contextual`?); empty if all are known. */
export function describeUnknown(words: readonly string[], texts: readonly string[]): SafeText {
  const unknown = [...new Set(texts)].filter((text) => !words.includes(text))
  const sentences = unknown.map((text) => {
    const near = findNearest(text, words)
    const shown = show(text, near !== undefined)
    return near === undefined
      ? safe`${shown} is not one of them`
      : safe`${shown} is not one of them (did you mean ${mark(near)}?)`
  })
  return joinLines(sentences, ', ')
}

/** For words of ours, and for those that `show` lets pass. */
function mark(word: string): SafeText {
  return `\`${word}\`` as SafeText
}

/** Only letters and digits, in lower case. */
function reduce(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

/** In characters. */
const longest = 24

/** What people call it who have seen the review's verdicts, or other tools. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  risk: ['block', 'blocked', 'error', 'look'],
  'job-failure': ['failed', 'failure'],
  never: ['none', 'off', 'no', 'false'],
  always: ['on', 'yes', 'true', 'all'],
  thumbs_only: ['votes', 'vote', 'thumbs', 'rating'],
  code_snippet: ['code', 'snippet'],
  contextual: ['comment', 'comments'],
}

/** The word that may have been meant; undefined if none is close enough. */
function findNearest(text: string, words: readonly string[]): string | undefined {
  const typed = reduce(text.slice(0, 2 * longest))
  const synonym = words.find((word) => synonyms[word]?.includes(typed))
  if (synonym !== undefined) return synonym
  const edits = words.map((word) => countEdits(typed, reduce(word)))
  const least = edits.reduce((fewest, count) => Math.min(fewest, count), Number.POSITIVE_INFINITY)
  const word = words[edits.indexOf(least)] ?? ''
  return least <= Math.max(2, word.length / 3) ? word : undefined
}

/** A secret in the wrong place has digits, or is long, and is never a few letters away from one of our words. */
function show(text: string, isNear: boolean): SafeText {
  const form = isNear ? /^[\w .-]+$/ : /^[a-z][a-z_ -]*$/i
  if (text === '') return safe`an empty value`
  if (text.length > longest || !form.test(text)) return safe`a value not shown here (it might be a secret)`
  return mark(text)
}

/** Letters to insert, delete or replace (Levenshtein). */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const letter of from) {
    const next = [(row[0] ?? 0) + 1]
    for (let at = 1; at <= to.length; at++) {
      const changed = (row[at - 1] ?? 0) + Number(letter !== to[at - 1])
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
