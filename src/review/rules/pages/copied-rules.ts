// The rule about readers' words copied onto a page.
import { plainOf } from '../subject/readers.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { listAdded, listKnown } from '../subject/snippets.ts'

const row = 8

/** New runs of eight words that a reader wrote and that the repository did not have. */
function findCopied(subject: Subject): Finding[] {
  const readers = new Map<string, Set<string>>()
  for (const { id, text } of subject.readers ?? [])
    for (const run of listRuns(wordsOf(text))) readers.set(run, (readers.get(run) ?? new Set()).add(id))
  if (readers.size === 0) return []
  const firsts = new Set([...readers.keys()].map((run) => run.slice(0, run.indexOf(' '))))
  const known = new Set<string>()
  for (const text of listKnown(subject))
    for (const run of listRuns(wordsOf(text), firsts)) if (readers.has(run)) known.add(run)
  return listAdded(subject).flatMap(({ path, line, kind, text }) => {
    if (kind === 'code' || kind === 'inline-code') return []
    const runs = [...listRuns(wordsOf(text), firsts)].filter((run) => readers.has(run) && !known.has(run))
    const [first] = runs
    if (first === undefined) return []
    const from = [...new Set(runs.flatMap((run) => [...(readers.get(run) ?? [])]))].sort()
    return [{ path, line, subject: first, from }]
  })
}

/** Words of prose, without addresses, paths, options and values, which other rules judge. */
function wordsOf(text: string): string[] {
  // Word by word, because a pattern over the whole text would restart at each letter of an endless word.
  const prose = plainOf(text)
    .split(' ')
    .filter((word) => !/^-.|[/\\{}=<>$|_\d]/s.test(word))
    .join(' ')
  return prose.match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? []
}

/** Without duplicates. For a long text, only the runs that begin with one of `firsts`. */
function listRuns(words: readonly string[], firsts?: ReadonlySet<string>): ReadonlySet<string> {
  const runs = new Set<string>()
  for (let at = 0; at + row <= words.length; at += 1)
    if (firsts?.has(words[at] ?? '') ?? true) runs.add(words.slice(at, at + row).join(' '))
  return runs
}

export const copiedRules: readonly Rule[] = [
  {
    id: 'reader-copied',
    severity: 'look',
    detects: 'eight or more consecutive words copied from a reader',
    message: 'This text is copied word for word from reader feedback; check that it is correct and may be published.',
    find: findCopied,
  },
]
