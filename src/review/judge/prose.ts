// Prose: which sentences are new, gone or changed, and whether what they protect, name and tell stays the same.

import type { PageChange, Part } from '../pages/page.ts'
import { addressesAgent } from './agent-orders.ts'
import { isAsked } from './asked.ts'
import type { Context } from './context.ts'
import { findWords, guessLanguage, type Language, listWords, namesProtection, type WordClass } from './language.ts'
import { compile } from './patterns.ts'
import type { Found } from './result.ts'

interface Sentence {
  readonly text: string
  readonly line: number
  readonly words: readonly string[]
  readonly isListed: boolean
}

/** Beyond this many sentences on a side, they are not compared one by one. */
const mostSentences = 400
/** Which share of the words of two sentences is the same in a changed sentence. */
const leastShared = 0.5
const guarding: readonly WordClass[] = ['negations', 'obligations', 'warnings']
const strict: readonly WordClass[] = ['negations', 'needless']

export function findInProse(context: Context, page: PageChange): Found[] {
  const gone = listSentences(page.removed)
  const come = listSentences(page.added)
  if (gone.length === 0 && come.length === 0) return findMoved(page)
  const { path, format } = page
  // Other formats are `look` anyway.
  if (format !== 'markdown' && format !== 'mdx') return []
  const language = guessLanguage(page.before.concat(page.after).flatMap(proseOf).join(' '))
  if (gone.length > mostSentences || come.length > mostSentences)
    return [{ kind: 'text-unchecked', path, line: come[0]?.line ?? gone[0]?.line }]
  const { pairs, lost, fresh } = pairUp(gone, come)
  return [
    ...pairs.flatMap(([old, now]) => judgeChanged(context, page, language, old, now)),
    ...lost.flatMap((old) => judgeLost(page, language, old, fresh.length >= lost.length)),
    ...fresh.flatMap((now) => judgeFresh(context, page, language, now)),
    ...findMoved(page),
    ...findLarge(page, lost),
  ]
}

const proseOf = (part: Part): string[] =>
  part.kind === 'text'
    ? [part.value]
    : part.kind === 'heading' || part.kind === 'image'
      ? [part.text]
      : part.kind === 'front-matter'
        ? [part.value]
        : []

/** Ends of sentences; not after an abbreviation or inside a number or a name. */
const end = /(?<=[.!?…]["')\]]?)\s+(?=["'(]?[\p{Lu}\p{N}`¿¡])|(?<=[。！？])/u

function listSentences(parts: readonly Part[]): Sentence[] {
  return parts.flatMap((part) => {
    const texts =
      part.kind === 'tag'
        ? [part.attributes.title, part.attributes.label, part.attributes.description].filter((one) => one !== undefined)
        : proseOf(part)
    return texts.flatMap((whole) =>
      whole
        .slice(0, 20_000)
        .split(end)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => ({
          text,
          line: part.line,
          words: listWords(text),
          isListed: part.kind === 'text' && part.list !== undefined,
        })),
    )
  })
}

interface Pairs {
  readonly pairs: readonly (readonly [Sentence, Sentence])[]
  readonly lost: readonly Sentence[]
  readonly fresh: readonly Sentence[]
}

/** Sentences that only moved are left out; of the others, the most alike belong together. */
function pairUp(gone: readonly Sentence[], come: readonly Sentence[]): Pairs {
  const counts = new Map<string, number>()
  for (const { text } of come) counts.set(fold(text), (counts.get(fold(text)) ?? 0) + 1)
  const old = gone.filter(({ text }) => !take(counts, fold(text)))
  counts.clear()
  for (const { text } of gone) counts.set(fold(text), (counts.get(fold(text)) ?? 0) + 1)
  const now = come.filter(({ text }) => !take(counts, fold(text)))
  const scores = old.flatMap((one, from) =>
    now.map((other, to) => ({ from, to, score: likeness(one.words, other.words) })),
  )
  const pairs: [Sentence, Sentence][] = []
  const [usedOld, usedNow] = [new Set<number>(), new Set<number>()]
  for (const { from, to, score } of scores.sort((a, b) => b.score - a.score)) {
    const [one, other] = [old[from], now[to]]
    if (score < leastShared || usedOld.has(from) || usedNow.has(to) || one === undefined || other === undefined)
      continue
    usedOld.add(from)
    usedNow.add(to)
    pairs.push([one, other])
  }
  return { pairs, lost: old.filter((_, at) => !usedOld.has(at)), fresh: now.filter((_, at) => !usedNow.has(at)) }
}

const fold = (text: string): string =>
  text
    .replace(/[*_~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function take(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0
  if (count > 0) counts.set(key, count - 1)
  return count > 0
}

/** The share of words that two sentences have in common; a word that differs in a letter counts as half. */
function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return one.length === other.length ? 1 : 0
  const counts = new Map<string, number>()
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1)
  const shared = other.filter((word) => take(counts, word)).length
  const bonus = one.length === 1 && other.length === 1 && isSlip(one[0] ?? '', other[0] ?? '') ? 1 : 0
  return (2 * (shared + bonus)) / (one.length + other.length)
}

/** Whether one word is the other with a slip of the pen: a letter more, less or other, or two swapped. */
export function isSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 2 || Math.min(one.length, other.length) < 3) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let tail = 0
  while (tail < Math.min(one.length, other.length) - start && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  return Math.max(one.length, other.length) - start - tail <= 2
}

/** Numbers, names in code, addresses, options, paths and names in capitals: what a sentence is exact about. */
const exact = compile('exact', 'gu')

/** Calls of template tags, marks of boxes and attribute lists are judged as markup. */
const markup = /\{[{%][^{}]*[%}]\}|\{[:#.][^{}]*\}|^\s*:{3,}|!{3}\s\w+|\[!\w+\]/g

export function listExact(text: string): string[] {
  return (text.replace(markup, ' ').match(exact) ?? [])
    .map((one) => one.replace(/^`|`$/g, '').replace(/[.,:;]+$/, ''))
    .filter((one) => one !== '')
}

function subtract(one: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of other) counts.set(word, (counts.get(word) ?? 0) + 1)
  return one.filter((word) => !take(counts, word))
}

function judgeChanged(
  context: Context,
  { path }: PageChange,
  language: Language | undefined,
  old: Sentence,
  now: Sentence,
): Found[] {
  const { line } = now
  const [lost, come] = [subtract(old.words, now.words), subtract(now.words, old.words)]
  const isTypo =
    lost.length === come.length && lost.length <= 3 && lost.every((word, at) => isSlip(word, come[at] ?? ''))
  const found: Found[] = []
  const [before, after] = [listExact(old.text), listExact(now.text)]
  const [gone, named] = [subtract(before, after), subtract(after, before)]
  const isSwapped = gone.length === 0 && named.length === 0 && before.join('\n') !== after.join('\n')
  if (isSwapped) found.push({ kind: 'identity-replaced', path, line })
  else if (gone.length > 0 && !isAsked(context, gone, named) && !isRespelt(context, gone, named))
    found.push({ kind: 'identity-replaced', path, line })
  else if (gone.length === 0 && named.some((name) => !isPlainName(context, name)))
    found.push({ kind: 'instruction-new', path, line })
  const known = language ?? 'en'
  const count = (classes: readonly WordClass[]) =>
    [findWords(old.text, known, classes), findWords(now.text, known, classes)] as const
  const [denied, denies] = count(strict)
  const [guarded, guards] = count(['obligations', 'warnings'])
  const [turned, turns] = count(['opposites'])
  // A guard may be added, an opposite may come or go; but none may take another's place.
  const isTurned =
    denied.join() !== denies.join() ||
    subtract(guarded, guards).length > 0 ||
    (subtract(turned, turns).length > 0 && subtract(turns, turned).length > 0)
  if (isTypo && (!isTurned || isCorrected(lost, come))) return found
  if (language === undefined) {
    const isSmall = lost.length + come.length <= 2 && lost.every((word) => word.length < 3)
    return isSmall ? found : [...found, { kind: 'text-unchecked', path, line }]
  }
  if (isTurned || (lost.some(namesProtection) && !come.some(namesProtection)))
    found.push({ kind: 'protection-changed', path, line })
  const told = subtract(listTold(now.text, language), listTold(old.text, language))
  const isDenying = denies.length > 0 && come.some(namesProtection)
  if (told.length > 0 || isDenying) found.push({ kind: 'instruction-new', path, line })
  return found
}

/** A slip of the pen in a name: the repository has the new one and not the old one. */
function isRespelt({ base }: Context, gone: readonly string[], named: readonly string[]): boolean {
  const isName = (word: string) => /^[\p{L}_`-]+$/u.test(word) && !word.startsWith('-')
  return (
    gone.length === named.length &&
    gone.every(
      (word, at) =>
        isSlip(word, named[at] ?? '') && isName(word) && isName(named[at] ?? '') && base.holds(named[at] ?? ''),
    )
  )
}

/** Verbs that harm only as an order: `the worker deletes the job` describes, `delete the job` tells. */
const ordered = compile('ordered')

function listTold(text: string, language: Language): string[] {
  const told = findWords(text, language, ['told'])
  if (language !== 'en') return told
  const lower = ` ${text.toLowerCase()} `
  return told.filter(
    (word) =>
      !ordered.test(word) ||
      new RegExp(
        `(?:^\\W*|[,:;.]\\s+|\\b(?:you|can|must|should|may|please|then|and|or|just|simply|to)\\s+(?:\\w+ly\\s+)?)${word}\\b`,
      ).test(lower),
  )
}

/** The old word was none: a misspelt `nto` became `not`. */
function isCorrected(lost: readonly string[], come: readonly string[]): boolean {
  const known = (word: string) =>
    (['en', 'de', 'fr', 'es'] as const).some(
      (one) => findWords(word, one, [...strict, ...guarding, 'opposites', 'common']).length > 0,
    )
  return lost.every((word) => !known(word)) && come.length > 0 && lost.every((word) => word.length > 3)
}

/** A name that a sentence may use: one that the repository has in code, or one that neither runs nor sets nor opens anything. */
function isPlainName({ base }: Context, name: string): boolean {
  if (/^\d{1,5}(?:[.,:]\d{1,3})*%?$|^\p{Lu}{2,12}s?$|^[¥€$£%°]$/u.test(name)) return true
  if (isSwitch(name)) return false
  if (base.code.has(name) || base.sites.has(name) || base.hosts.has(name)) return true
  return !/[/@:]|\d{6}/.test(name) && !/\s/.test(name)
}

/** An option, an assignment, a command of several words, or a word that turns something off or opens it. */
function isSwitch(name: string): boolean {
  return (
    /^--?[a-z]|=/.test(name) ||
    weak.test(name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_.-]/g, ' ')) ||
    /^\S+\s+\S/.test(name)
  )
}

const weak = compile('weak', 'i')

function judgeLost(
  { path, added }: PageChange,
  language: Language | undefined,
  old: Sentence,
  isReplaced: boolean,
): Found[] {
  // The head has no line for what is gone: the place is where the page changed.
  const line = added[0]?.line
  const place = { path, line, baseLine: old.line }
  if (old.isListed) return [{ kind: 'step-removed', ...place }]
  const isGuarding = findWords(old.text, language ?? 'en', guarding).length > 0 || namesProtection(old.text)
  if (isGuarding) return [{ kind: 'protection-changed', ...place }]
  if (listExact(old.text).length > 0) return [{ kind: 'identity-replaced', ...place }]
  // A sentence that nothing replaces may have been a step.
  return isReplaced ? [] : [{ kind: 'text-removed', ...place }]
}

function judgeFresh(context: Context, { path }: PageChange, language: Language | undefined, now: Sentence): Found[] {
  const place = { path, line: now.line }
  if (language === undefined) return now.words.length > 2 ? [{ kind: 'text-unchecked', ...place }] : []
  const own = now.words.length > 6 ? guessLanguage(now.text) : language
  if (own !== undefined && own !== language) return [{ kind: 'text-unchecked', ...place }]
  if (own === undefined && now.words.length > 14 && language !== 'ja') return [{ kind: 'text-unchecked', ...place }]
  if (listExact(now.text).some((name) => !isPlainName(context, name))) return [{ kind: 'instruction-new', ...place }]
  if (addressesAgent(now.text)) return [{ kind: 'instruction-new', ...place }]
  const isTelling = listTold(now.text, language).length > 0 || findWords(now.text, language, ['needless']).length > 0
  const isDenying =
    findWords(now.text, language, ['negations']).length > 0 && namesProtection(now.text) && !forbids.test(now.text)
  return isTelling || isDenying ? [{ kind: 'instruction-new', ...place }] : []
}

/** `Do not share the key` protects; `you do not need the check` does not. */
const forbids = compile('forbids', 'i')

/** Steps that stand in another order. */
function findMoved({ path, before, after }: PageChange): Found[] {
  const [old, now] = [before, after].map((parts) =>
    parts.flatMap((part) => (part.kind === 'text' && part.list === 'numbered' ? [part] : [])),
  )
  const kept = new Set(now?.map(({ value }) => value))
  const was = new Set(old?.map(({ value }) => value))
  const order = (old ?? []).filter(({ value }) => kept.has(value))
  const other = (now ?? []).filter(({ value }) => was.has(value))
  const at = other.findIndex(({ value }, index) => order[index]?.value !== value)
  const moved = other[at]
  return moved === undefined || order.length !== other.length ? [] : [{ kind: 'step-removed', path, line: moved.line }]
}

function findLarge({ path, before, after, removed, added }: PageChange, lost: readonly Sentence[]): Found[] {
  const count = (parts: readonly Part[]) =>
    parts.flatMap(proseOf).reduce((sum, text) => sum + listWords(text).length, 0)
  const [old, now] = [count(before), count(after)]
  const headings = (parts: readonly Part[]) => parts.filter((part) => part.kind === 'heading').length
  const isSection = headings(removed) > headings(added) && lost.length > 1
  return old - now > Math.max(20, old / 3) || isSection
    ? [{ kind: 'text-removed', path, line: added[0]?.line, baseLine: removed[0]?.line }]
    : []
}
