// Which sentences changed, and whether they still say the same.
import { isTree } from '../../pages/formats.ts'
import { findMoved, subtract } from '../diff/diff-lines.ts'
import { type PageChange, type PageLine, type Part, squeeze, textOf } from '../diff/page.ts'
import { addressesAgent } from './agent-orders.ts'
import { isAsked } from './code.ts'
import type { Context } from './context.ts'
import {
  fillers,
  findWords,
  flips,
  guessLanguage,
  hasWords,
  isElsewhere,
  isForm,
  isGarbled,
  isNear,
  isOrder,
  isSlip,
  isToldForm,
  type Language,
  listOrders,
  listWords,
  namesProtection,
  places,
  startOf,
  type WordClass,
} from './language.ts'
import { compile } from './patterns.ts'
import type { Found, Kind } from './result.ts'

type Sentence = Readonly<ReturnType<typeof listSentences>[number]>
type Pair = readonly [Sentence, Sentence]

const [maxSentences, maxPairs, maxLength] = [400, 40_000, 20_000]
/** Of their words, for two versions of one sentence. */
const minShared = 0.5
/** Of the uncommon words of a sentence that is gone. */
const minSaid = 0.34
const binding: readonly WordClass[] = ['negations', 'conditions']
const guarding: readonly WordClass[] = ['negations', 'obligations', 'warnings']
const strict: readonly WordClass[] = ['negations', 'needless']

export function findInProse(context: Context, page: PageChange): Found[] {
  const { format, before, after } = page
  if (!isTree(format)) return []
  const gone = listSentences(page.removed, createReadGone(page))
  const come = listSentences(page.added, readCome)
  const language = guessLanguage([...before, ...after].flatMap(proseOf).join(' '))
  const isCut = page.added.some((part) => part.kind !== 'code' && textOf(part).length > maxLength)
  if (isCut || Math.max(gone.length, come.length) > maxSentences || gone.length * come.length > maxPairs)
    return as('not-read', come[0] ?? gone[0])
  const { pairs, lost, fresh } = pairUp(gone, come, language)
  const isGuarding = ({ text }: Sentence) =>
    namesProtection(text) || hasWords(text, language, ['obligations', 'warnings'])
  // What joins a paragraph that protects, obliges or warns is read, unless it states a fact.
  const isGuarded = ({ text, line }: Sentence) =>
    !(language && isFact(text, language)) &&
    come.some((one) => one.line === line && !fresh.includes(one) && isGuarding(one))
  const listNames = (all: readonly Sentence[]) => all.flatMap(({ text }) => listExact(text))
  const lostNames = subtract(listNames(gone), listNames(come))
  return [
    ...pairs.flatMap((pair) => judgeChanged(context, readAs(pair[0].text, language), pair)),
    ...lost.flatMap((old) => {
      const isSetting = isLabel(old) && hasWords(old.text, language, ['opposites', 'measures'])
      const isReplaced = !isSetting && fresh.length >= lost.length && shareIn(old, come, language) >= minSaid
      return judgeLost(page, readAs(old.text, language), old, isReplaced, lostNames)
    }),
    ...fresh.flatMap((now) => (isGuarded(now) ? as('instruction-new', now) : judgeFresh(context, language, now))),
    ...(isExchanged(lost, fresh) ? as('identity-replaced', fresh[0]) : []),
    ...as('step-removed', findReordered(page, pairs)),
    ...as('identity-replaced', findMixedRow(page)),
    ...as('meaning-changed', findRehoused(page)),
  ]
}

const as = (kind: Kind, place: (Pick<Part, 'line'> & Pick<Found, 'text'>) | undefined): Found[] =>
  place === undefined ? [] : [{ kind, line: place.line, text: place.text }]

const listSteps = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.kind === 'text' && part.list === 'numbered' ? [part] : []))

const stepNumber = /(?<!\p{L})(?:steps?|schritte?n?|étapes?|pasos?)\s\d|(?:手順|ステップ)\s?\d/iu

/** Whether or not its words changed, or the text may refer to its number. */
function findReordered({ before, after, removed }: PageChange, pairs: readonly Pair[]) {
  const now = new Map(pairs.map(([old, now]) => [now.line, old.line]))
  const [old, steps] = [listSteps(before), listSteps(after)]
  const was = new Map(old.map(({ line, value }) => [line, value]))
  const renamed = steps.map(({ line, value }) => ({ line, value: was.get(now.get(line) ?? 0) ?? value }))
  const isReferred = old.length !== steps.length && after.flatMap(proseOf).some((text) => stepNumber.test(text))
  return findMoved(old, renamed, ({ value }) => value) ?? (isReferred ? (steps[0] ?? removed[0]) : undefined)
}

/** With their cells: those of a line, or behind a `<tr>`. */
function listRows(parts: readonly Part[], lines: readonly PageLine[]) {
  const changed = new Set(lines.map(({ line }) => line))
  let start: number | undefined
  let last = 0
  const cells = parts.flatMap((part) => {
    if (part.line > last + 1) start = undefined
    last = part.line
    if (part.kind === 'tag' && part.name === 'tr') start = part.line
    return part.kind === 'text' && /[\p{L}\p{N}]/u.test(part.value) ? [{ ...part, row: start ?? part.line }] : []
  })
  return [...Map.groupBy(cells, ({ row }) => row).values()].flatMap((row) => {
    const { line } = row.find((cell) => changed.has(cell.line)) ?? {}
    return row.length > 1 && line !== undefined ? { line, cells: row.map(({ value }) => value) } : []
  })
}

function findMixedRow({ before, after, addedLines, removedLines }: PageChange) {
  const old = listRows(before, removedLines).map(({ cells }) => cells)
  const [rows, known] = [new Set(old.map(String)), new Set(old.flat())]
  const isMixed = (cells: readonly string[]) => !rows.has(String(cells)) && cells.every((cell) => known.has(cell))
  return listRows(after, addedLines).find(({ cells }) => isMixed(cells))
}

function findRehoused({ before, after }: PageChange) {
  const listHomes = (parts: readonly Part[]) => {
    let [heading, title] = ['', '']
    const homes = new Map<string, Readonly<{ heading: string | undefined; line: number }>>()
    for (const part of parts) {
      if (part.kind === 'heading') [heading, title] = [part.text.replace(/^\d{1,2}\.\s+/, ''), '']
      if (part.kind === 'tag') title = part.attributes.title ?? part.attributes.label ?? title
      if (part.kind !== 'text') continue
      if (/^={3}[+!]?\s/.test(part.value)) title = part.value
      // What stands in several places has no home.
      const home = homes.has(part.value) ? undefined : `${heading}\n${title}`
      homes.set(part.value, { heading: home, line: part.line })
    }
    return homes
  }
  const old = listHomes(before)
  const moves = [...listHomes(after)].flatMap(([text, { heading: to, line }]) => {
    const from = old.get(text)?.heading
    return from === undefined || to === undefined || from === to ? [] : [{ from, to, line }]
  })
  const ways = new Set(moves.map(({ from, to }) => `${from}\n${to}`))
  return moves.find(({ from, to }) => ways.has(`${to}\n${from}`))
}

function isExchanged(lost: readonly Sentence[], fresh: readonly Sentence[]) {
  const namesOf = (all: readonly Sentence[]) => [...new Set(all.flatMap(({ text }) => listExact(text)))]
  const [old, now] = [namesOf(lost), namesOf(fresh)]
  return String(old.filter((one) => now.includes(one))) !== String(now.filter((one) => old.includes(one)))
}

const date = /^\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$|^\d\d?\/\d\d?\/\d{4}$/

/** A date of the front matter is judged by its key alone. */
function proseOf(part: Part) {
  if (part.kind === 'front-matter') return date.test(part.value) ? [] : [part.value]
  if (part.kind === 'text') return [part.value]
  return part.kind === 'heading' || part.kind === 'image' ? [part.text] : []
}

const markup =
  /\{[{%][^{}]*[%}]\}|\{\/[^{}]*\/\}|\{[:#.][^{}]*\}|\{(?:\s*[\w-]+=(?:"[^"{}]*"|[\w-]+)(?=[\s}]))+\s*\}|^\s*:{3,}|!{3}\s\w+|\[!\w+\]/g

const codeOrMarkup = new RegExp(`\`[^\`]*\`|${markup.source}`, 'g')
const unmark = (text: string) => text.replace(codeOrMarkup, (one) => (one.startsWith('`') ? one : ' '))

const end = /(?<=[.!?…]["')\]]?)\s+(?=["'(]?[\p{Lu}\p{N}`¿¡])|(?<=[。！？])/u

/** `[text] (address)`, `(text)[address]`, `[[page|text]]`, and `[text][name]` without a definition: their authors missed these links. */
const unlinked = compile('unlinked', 'gi')

/** The mark of a footnote behind the end of a sentence. */
const noted = /(?<![.!?…。！？])([.!?…。！？]{1,9})((?:\[\^[^\][\s]{1,100}\]){1,20})/g

/** A link added in place of its address, or a missing space, takes nothing away. */
function createReadGone({ added, removed }: PageChange) {
  const bare = new Set(removed.map((part) => 'url' in part && part.text === part.url && part.url))
  const named = added
    .filter((part) => part.kind === 'link' && !part.text.includes('://') && bare.has(part.url))
    .slice(0, 20)
  const starts = new Set(added.flatMap((part) => textOf(part).match(/(?<=\. )\p{Lu}\p{Ll}+/gu) ?? []))
  const linkUp = (text: string) =>
    named.reduce((text, link) => ('url' in link ? text.replace(link.url, link.text) : text), text)
  return (whole: string) =>
    linkUp(
      whole.replace(unlinked, (_, ...shown: (string | undefined)[]) => shown.find((one) => one !== undefined) ?? ''),
    ).replace(/(?<=\p{Ll}\.),?(?=(\p{Lu}\p{Ll}+))/gu, (comma, word) => (starts.has(word) ? ' ' : comma))
}

/** Generators of references resolve `[text][module.name]`. */
const readCome = (text: string) => text.replace(/\[([^[\]]{1,200})\]\[[a-z_]\w*(?:\.\w+)+\]/gi, '$1')

/** `The the` is a slip, however it is mended. */
const twice = /(?<![\p{L}\p{N}`'’-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}`'’-])/giu

/** `U.S.` is `US`, and `OS X` is `macOS`; code stays as it is. */
const respelt = /`[^`]*`|(?<![\p{L}.])(?:\p{L}\.){2,}|\b(?:Mac ?OS(?: ?X)?|OS ?X)\b/gu
const respell = (one: string) => (one.startsWith('`') ? one : one.includes('.') ? one.replaceAll('.', '') : 'macOS')

const shownKeys = ['title', 'label', 'description', 'caption', 'summary']

function listSentences(parts: readonly Part[], read: (text: string) => string) {
  return parts.flatMap((part) => {
    const texts = part.kind === 'tag' ? shownKeys.flatMap((key) => part.attributes[key] ?? []) : proseOf(part)
    const { kind, line } = part
    const list = kind === 'text' ? part.list : undefined
    return texts
      .flatMap((whole) => read(whole.slice(0, maxLength)).replace(noted, '$2$1').split(end))
      .map((text) =>
        text
          .replace(/^\s*:{3,}\s*\w+/, '')
          .replace(twice, '$1')
          .replace(respelt, respell)
          .trim(),
      )
      .filter((text) => text !== '')
      .map((text) => ({ text, words: listWords(unmark(text)), kind, line, list }))
  })
}

/** Without those that only moved; the most alike pair up, with what was joined or split off. */
function pairUp(gone: readonly Sentence[], come: readonly Sentence[], language: Language | undefined) {
  const fold = ({ text }: Sentence) => squeeze(text.replace(/[*_`]+|~(?!\/)/g, ''))
  const [old, now] = [subtract(gone, come, fold), subtract(come, gone, fold)]
  const used = new Set<Sentence>()
  const isLeft = (sentence: Sentence) => !used.has(sentence)
  const isOnlyHeading = [old, now].every((all) => all.filter(({ kind }) => kind === 'heading').length === 1)
  const guards = ({ text }: Sentence) => hasWords(text, language, [...guarding, 'told'])
  const isShorter = (one: Sentence, other: Sentence) =>
    other.words.length > 1 && one.text.startsWith(dropEnd(other.text))
  const isExtended = (one: Sentence, other: Sentence) =>
    isLonger(one, other) && !guards(one) && !namesProtection(one.text)
  const score = (one: Sentence, other: Sentence) =>
    isOnlyHeading && one.kind === 'heading' && other.kind === 'heading' && !guards(one) && !guards(other)
      ? 1
      : Math.max(likeness(one, other), isShorter(one, other) || isExtended(one, other) ? 0.9 : 0)
  const scores = old.flatMap((one) => now.map((other) => ({ one, other, score: score(one, other) })))
  const pairs: [Sentence[], Sentence[]][] = []
  for (const { one, other, score } of scores.sort((a, b) => b.score - a.score)) {
    if (score < minShared || used.has(one) || used.has(other)) continue
    used.add(one).add(other)
    pairs.push([[one], [other]])
  }
  for (const [all, side] of [[old, 0] as const, [now, 1] as const])
    for (const one of all.filter(isLeft)) {
      const at = all.indexOf(one)
      const isNext = (other: Sentence) => other === all[at - 1] || other === all[at + 1]
      const widen = (own: readonly Sentence[]) => all.filter((other) => other === one || own.includes(other))
      const pair = pairs.find((pair) => {
        const [own, others] = [pair[side], pair[1 - side] ?? []]
        return language !== undefined && own.some(isNext) && isPartOf(one, widen(own), others, language)
      })
      if (pair === undefined) continue
      used.add(one)
      pair[side] = widen(pair[side])
    }
  return { pairs: pairs.map(([a, b]): Pair => [join(a), join(b)]), lost: old.filter(isLeft), fresh: now.filter(isLeft) }
}

function shareIn({ words }: Sentence, others: readonly Sentence[], language: Language = 'en') {
  const isCommon = (word: string) => hasWords(word, language, ['common'])
  const own = words.filter((word) => (language === 'ja' ? isContent(word, language) : !isCommon(word))).map(startOf)
  const said = new Set(others.flatMap((one) => one.words).map(startOf))
  return own.length === 0 ? 1 : own.filter((word) => said.has(word)).length / own.length
}

/** Above, it was no split, and comparing takes long. */
const maxPieces = 12

/** Said in the same order, none under another's condition or negation. */
function isPartOf(one: Sentence, all: readonly Sentence[], others: readonly Sentence[], language: Language) {
  if (all.length > maxPieces) return false
  if ([...all, ...others].some(({ kind }) => kind !== 'text') || shareIn(one, others, language) < minShared)
    return false
  const bindings = ({ text }: Sentence) => findWords(text, language, binding)
  const protects = ({ text }: Sentence) =>
    hasWords(text, language, [...guarding, 'told', 'needless', 'opposites']) || namesProtection(text)
  if (all.some((a) => bindings(a).length > 0 && all.some((b) => b !== a && protects(b)))) return false
  const [mine, theirs] = [join(all), join(others)]
  const isKept = (word: string) => isContent(word, language) || hasWords(word, language, binding)
  const orderOf = ({ words }: Sentence, other: Sentence) => {
    const said = new Set(other.words.map(startOf))
    return words.flatMap((word) => (isKept(word) && said.has(startOf(word)) ? startOf(word) : [])).join(' ')
  }
  if (orderOf(mine, theirs) !== orderOf(theirs, mine)) return false
  return bindings(mine).join() === bindings(theirs).join() && countOr(mine) === countOr(theirs)
}

const alternative = /(?<!\p{L})(?:or|oder|ou|[ou])(?!\p{L})|または/giu
const countOr = ({ text }: Sentence) => text.match(alternative)?.length ?? 0

function join(all: readonly Sentence[]): Sentence {
  const [first = { kind: 'text' as const, line: 1, list: undefined }] = all
  return { ...first, text: all.map(({ text }) => text).join(' '), words: all.flatMap(({ words }) => words) }
}

const dropEnd = (text: string) => text.replace(/(?<![\s.!?:;…。])[\s.!?:;…。]+$/, '')
const isLonger = ({ text, words }: Sentence, now: Sentence) =>
  words.length > 1 && now.text.startsWith(dropEnd(text)) && /^\s*[(,:—–（、]/.test(now.text.slice(dropEnd(text).length))

function likeness(one: Sentence, other: Sentence) {
  const { words } = one
  if (joinLetters(one) === joinLetters(other)) return 1
  if (words.length === 0 || other.words.length === 0) return words.length === other.words.length ? 1 : 0
  const [word = '', of = ''] = [words[0], other.words[0]]
  if (words.length === 1 && other.words.length === 1 && isSlip(word, of)) return 1
  const shared = words.length - subtract(words, other.words).length
  return (2 * shared) / (words.length + other.words.length)
}

const exact = compile('exact', 'gu')

function listExact(text: string) {
  return (unmark(text).match(exact) ?? [])
    .filter((one) => !/^(?:zB|p\.e[jx]|and\/or|und\/oder|et\/ou|y\/o)[.,:;]*$/i.test(one))
    .map((one) => one.replace(/^`\s*|\s*`$/g, '').replace(/[.,:;]+$/, ''))
    .filter((one) => one !== '')
}

/** Facts first; the outcomes, by risk, at the end. */
function judgeChanged(context: Context, known: Language | undefined, [old, now]: Pair): Found[] {
  const language = known ?? 'en'
  const [lost, come] = [subtract(old.words, now.words), subtract(now.words, old.words)]
  const isTypo =
    [1, 2, 3].includes(lost.length) &&
    lost.length === come.length &&
    lost.every((word, at) => isTypoOf(context, word, come[at] ?? ''))
  const isRespaced = joinLetters(old) === joinLetters(now)
  const [before = [], after = []] = [old, now].map(({ text }) =>
    listExact(text).filter((name) => !isRespaced || !/^\p{L}+$/u.test(name)),
  )
  const [gone, named] = [subtract(before, after), subtract(after, before)]
  const { usual } = context.base
  const called = listCapitals(now.text).filter((one) => !usual.has(one))
  const isLike = (name: string) => usual.has(name) && called.some((one) => isSlip(name, one))
  const isRenamed =
    (language !== 'de' && listCapitals(old.text).some(isLike)) ||
    listSigns(old) !== listSigns(now) ||
    (joinLetters(old) + joinLetters(now) === '' && old.text !== now.text) ||
    (gone.length === 0 && named.length === 0 && before.join('\n') !== after.join('\n')) ||
    isSwappedWithin(old.words.map(startOf), now.words.map(startOf)) ||
    (gone.length > 0 && !isAsked(context, gone, named))
  const isNamedNew =
    gone.length === 0 && named.some((name) => /^(?!\[\^).*\d/.test(name) || !isPlainName(context, name))
  // `Backup` and `back up` are one word.
  const count = (classes: readonly WordClass[]) =>
    [old, now].map(({ text }) => findWords(text, language, classes).map((one) => one.replaceAll('-', '')))
  const [denied = [], denies = []] = count(strict).map((all) => all.map((one) => one.replace(plainNot, 'not')).sort())
  const [guarded = [], guards = []] = count(['obligations', 'warnings'])
  const [turned = [], turns = []] = count(['opposites'])
  // Guards may be added and opposites change, but none may replace another.
  const isLost = (words: readonly string[], others: readonly string[]) =>
    subtract(words, others).some((word) => !come.some((one) => isForm(one, word)))
  const isTurned =
    denied.join() !== denies.join() ||
    isLost(guarded, guards) ||
    lost.slice(0, 200).some((one) => come.some((other) => flips.has(`${one}-${other}`))) ||
    (subtract(turns, turned).length > 0 && isLost(turned, turns))
  // Back in its old spelling, the new sentence tells only what it told.
  const wrongOf = (right: string) => come.slice(0, 20).includes(right) && lost.find((one) => isMisspelt(one, right))
  const unmended = now.text.replace(/\p{L}{3,}/gu, (one) => wrongOf(one.toLowerCase()) || one)
  const isPlain = (word: string) => !hasWords(word, language, [...strict, ...guarding, 'opposites'])
  const isMended = isTypo && lost.every((word) => word.length > 3 && isPlain(word) && !namesProtection(word))
  const isCorrected = isMended || (!isTurned && (isRespaced || isTypo))
  const exactWords = new Set([...before, ...after].flatMap(listWords))
  const were = lost.filter((word) => !exactWords.has(word))
  const unlike = listUnlike(were, come, language).filter((word) => !hasWords(word, language, strict))
  const names = namesProtection(old.text)
  const isBound = names && hasWords(old.text, language, ['negations', 'obligations'])
  const isNarrowed = names && hasWords(come.join(' '), language, ['conditions'])
  const isFresh = (word: string) =>
    isContent(word, language) &&
    !lost.some((one) => isMisspelt(one, word) || ((word.startsWith(one) || one.startsWith(word)) && isForm(one, word)))
  const isLoosened = isBound && !isLonger(old, now) && come.some(isFresh)
  const isWider = lost.length > 0 && hasWords(come.join(' '), language, ['universal'])
  const isWeakened = isTurned || isNarrowed || isLoosened || isWider
  const isTold = subtract(listTellings({ ...now, text: unmended }, language), listTellings(old, language)).length > 0
  const changed = [...lost, ...come]
  const words = changed.join(' ')
  const texts = [old.text, now.text]
  // What the repository writes elsewhere is no slip, but `distributed` for `directed`.
  const endsOf = (word: string) => word.slice(0, 2) + word.slice(-3)
  const isMeant = (word: string) =>
    (language === 'ja' || context.base.usual.has(word)) && !come.some((other) => endsOf(other) === endsOf(word))
  // It tells nobody what to do, and what changed protects, limits and names nothing.
  const isDescription =
    (come.length > 0 ? !unlike.some(isMeant) : unlike.length < 2) &&
    unlike.length <= maxReplaced * old.words.length &&
    !unlike.some((word) => come.some((other) => isNear(word, other))) &&
    !texts.some((text) => isOrder(text, language) || hasWords(text, language, guarding)) &&
    !changed.slice(0, 200).some((word) => isToldForm(word, language)) &&
    !texts.flatMap(listCapitals).some((word) => changed.includes(word)) &&
    !hasWords(words, language, ['opposites', 'measures', 'universal', 'told', 'needless', 'conditions']) &&
    !namesProtection(words)
  // What a complaint says changes no warning, and no measure.
  const isNamed =
    !hasWords(old.text, language, guarding) &&
    !hasWords(unlike.join(' '), language, ['measures']) &&
    unlike.every((word) => context.complained.has(startOf(word)))
  const fresh = listUnlike(come, lost, language)
  const isRelabelled = isLabel(old) && (unlike.length > 0 || listing.test(now.text)) && fresh.length > 0
  const isMeasured = lost.length > 0 && hasWords(fresh.join(' '), language, ['measures'])
  const isReworded = isRelabelled || isMeasured || (unlike.length > 0 && !isNamed && !isDescription)
  const isClaimed = !names && come.some(namesProtection)
  const isChanged = isReworded || isClaimed || isReordered(old, now, language)

  const found: Found[] = []
  const add = (kind: Kind) => found.push({ kind, line: now.line, text: now.text })
  if (isRenamed) add('identity-replaced')
  else if (isNamedNew) add('instruction-new')
  if (isCorrected) return found
  if (!known) return [...found, ...as('text-unchecked', now)]
  if (isForeign(come.join(' '), language, 6)) add('text-unchecked')
  if (isWeakened) add('protection-changed')
  else if (isTold) add('instruction-new')
  // What is riskier shows the same lines.
  if (found.length === 0 && now.kind === 'text' && isChanged) add('meaning-changed')
  return found
}

const listing = /[,;&+/、]|(?<!\p{L})(?:and|or|und|oder|et|ou|[ouy])(?!\p{L})|[とや]/iu
/** A few words in a cell or an item are a fact: `Owner`, `Owner, Developer`. */
const isLabel = ({ text, words, kind }: Sentence) => kind === 'text' && words.length < 4 && !/[.!?:。]\W*$/.test(text)

/** In the middle of a sentence, a name; in German, any noun. */
const capital = /(?<=[\p{L}\p{N}`,)\]][,:]?\s+[(["']?)\p{Lu}[\p{L}\p{N}]+/gu
const listCapitals = (text: string) => listWords((text.match(capital) ?? []).join(' '))

/** Above, a sentence says something else. */
const maxReplaced = 0.45

/** What a number is compared by, operators and commands of formulas, and what a path starts with. */
const sign = compile('compared', 'gu')
const listSigns = ({ text }: Sentence) => String(unmark(text).match(sign))

/** `Setup`, `set-up` and `set up` are the same letters. */
const joinLetters = ({ text }: Sentence) => text.replace(/[^\p{L}\p{N}]+/gu, '')

/** `Licensee` and `licensor`, `deciliter` and `decaliter` are no slips. */
const telling = /^de(?:ci|ca)|(?<=e)e(?=s?$)|(?<=[eo])r(?=s?$)|\bhttps?\b/
const isOther = (...words: string[]) => new Set(words.flatMap((one) => telling.exec(one)?.[0] ?? [])).size > 1
const isMisspelt = (word: string, right: string) =>
  !isOther(word, right) && (isSlip(word, right) || isGarbled(word, right))

const isTypoOf = ({ base }: Context, word: string, right: string) =>
  !base.usual.has(word.replaceAll('`', '').toLowerCase()) && isMisspelt(word, right)

function isReordered(old: Sentence, now: Sentence, language: Language) {
  const isOnce = (word: string) => [old, now].every(({ words }) => words.filter((one) => one === word).length === 1)
  const isBoth = (word: string) => !fillers.has(word) && isContent(word, language) && isOnce(word)
  const orderOf = ({ words }: Sentence) => words.filter(isBoth).join(' ')
  const isSame = old.words.toSorted().join() === now.words.toSorted().join()
  return orderOf(old) !== orderOf(now) && (isSame || listExact(old.text).length > 0 || isOrder(old.text, language))
}

const isContent = (word: string, language: Language) =>
  language === 'ja'
    ? word.length > 4 || /[\p{sc=Han}\p{sc=Kana}]/u.test(word)
    : hasWords(word, language, ['measures']) || (word.length > 3 && !hasWords(word, language, ['common']))
const listUnlike = (words: readonly string[], others: readonly string[], language: Language) =>
  words.filter(
    (word) =>
      !fillers.has(word) &&
      isContent(word, language) &&
      !others.slice(0, 200).some((one) => !isOther(one, word) && (isForm(one, word) || isSlip(one, word))),
  )

function isSwappedWithin(one: readonly string[], other: readonly string[]) {
  const [lost, come] = [subtract(one, other), subtract(other, one)]
  const [old, now] = [subtract(one, lost), subtract(other, come)]
  const [at = 0, to = 0, ...more] = old.flatMap((word, at) => (word === now[at] ? [] : [at]))
  const isSwap = more.length === 0 && to > at + 1 && old[at] === now[to] && old[to] === now[at]
  return isSwap && lost.length + come.length <= 4
}

const [secrets, keys] = [compile('secrets', 'iu'), compile('keys', 'iu')]

const switching = /(?<!\p{L})(?:turn|switch|leave|set|keep|flip|put|schalt|stell|lass)/iu

/** Where something is on the screen weakens nothing, unless something is protected or switched. */
function isRisky(text: string, language: Language) {
  const orders = listOrders(text, language).join(' . ')
  if (orders === '') return false
  const isPlain = !switching.test(text) && !namesProtection(text)
  const words = findWords(orders, language, ['opposites', 'universal'])
  return secrets.test(text) || words.some((word) => !isPlain || !places.has(word))
}

/** Each sign of Japanese and Chinese is a word. */
const otherScript = /(?!\p{sc=Latn})\p{L}(?:\p{L}|\s(?!\p{sc=Latn})\p{L})/u

/** A passage may be in another language than its page. */
function readAs(text: string, language: Language | undefined): Language | undefined {
  if (language === undefined || isElsewhere(listWords(text), language)) return undefined
  return guessLanguage(text) ?? (language !== 'ja' && otherScript.test(text) ? undefined : language)
}

/** Judged from so many words on, unless the script is another. */
function isForeign(text: string, language: Language, least = 2) {
  if (language !== 'ja' && otherScript.test(text)) return true
  const words = listWords(text)
  // `No` is English and Spanish.
  const telling = words.filter((word) => !hasWords(word, language, ['negations']))
  const own = words.length > least ? guessLanguage(telling.join(' ')) : undefined
  if (own !== undefined || language === 'ja') return (own ?? 'ja') !== language
  return words.length > 14 || isElsewhere(words, language)
}

const plainNot = /^(?:no|cannot)$/

/** `the worker deletes the job` describes, `delete the job` tells. */
const ordered = compile('ordered')
const directing = String.raw`(?:^\W*|[,:;.]\s+|\b(?:you|can|must|should|may|please|then|and|or|just|simply|to)\s+(?:\w+ly\s+)?)`

function listTold(text: string, language: Language) {
  const told = findWords(text, language, ['told'])
  if (language !== 'en') return told
  // `Which mail to send` orders nothing.
  const lower = ` ${text.toLowerCase().replace(/\b(?:which|what|whose|how|where|when)\s+(?:\w+\s+){0,2}to\s/g, '')} `
  return told.filter((word) => !ordered.test(word) || new RegExp(`${directing}${word}\\b`).test(lower))
}

const weak = compile('weak', 'i')

function isPlainName({ base }: Context, name: string) {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_.-]/g, ' ')
  if (weak.test(words)) return false
  if (/^--?[a-z]|=|^\S+\s+\S/.test(name)) return base.approves(name)
  return base.code.has(name) || base.sites.has(name) || base.hosts.has(name) || !/[/@:\s]|\d{6}/.test(name)
}

function judgeLost(
  { before, after, removed }: PageChange,
  language: Language | undefined,
  { text, line: baseLine, list, kind }: Sentence,
  isReplaced: boolean,
  lostNames: readonly string[],
): Found[] {
  // What a description no longer says, the page does.
  const isSummary = (part: Part) =>
    part.kind === 'front-matter' && /^(?:description|excerpt|summary)$/.test(part.key) && part.value.includes(text)
  if (removed.some(isSummary)) return []
  const at = (kind: Kind): Found[] => [{ kind, baseLine, text }]
  const isTitle = (part: Part) => part.kind === 'front-matter' && part.key === 'title' && part.value === text
  const isFirst = before.find((part) => part.kind === 'heading' || part.kind === 'text')?.line === baseLine
  if (kind === 'heading' && isFirst && after.some(isTitle)) return []
  // An entry of the table of contents.
  const isEntry = (part: Part) =>
    part.kind === 'link' && part.line === baseLine && part.text === text && part.url.startsWith('#')
  if (hasWords(text, language, guarding) || namesProtection(text)) return at('protection-changed')
  if (removed.some(isEntry)) return []
  if (list !== undefined) return at('step-removed')
  if (kind === 'image' || /^\p{L}\.$/u.test(text)) return []
  if (listExact(text).some((name) => lostNames.includes(name))) return at('identity-replaced')
  // It may have been a step, and its replacement another matter.
  return isReplaced ? [] : at('text-removed')
}

function judgeFresh(context: Context, language: Language | undefined, now: Sentence): Found[] {
  const { text, words } = now
  if (language === undefined) return words.length > 2 || /\p{L}[.!]$/u.test(text) ? as('text-unchecked', now) : []
  if (isForeign(text, language)) return as('text-unchecked', now)
  // Names beside a password may be a key, known or not.
  const isKey = secrets.test(text) && text.includes('`')
  const isNamed = isKey || listExact(text).some((name) => !isPlainName(context, name))
  return isNamed || listTellings(now, language).length > 0 ? as('instruction-new', now) : []
}

/** It neither orders, permits, assures nor plays down anything. */
const isFact = (text: string, language: Language) =>
  !isOrder(text, language) &&
  listTold(text, language).length === 0 &&
  !hasWords(text, language, ['needless', 'loosening', 'warnings'])

/** What tells a reader or an agent to do something risky, or makes light of a risk. */
function listTellings({ text, kind }: Sentence, language: Language) {
  const isPlain = isFact(text, language)
  const isProtection = !isPlain && namesProtection(text)
  // Cells of tables are none.
  const isSentence = kind === 'text' && /[.!。]\W*$/.test(text)
  const signs = {
    order: kind !== 'heading' && isRisky(text, language),
    agent: addressesAgent(text),
    needless: findWords(text, language, ['needless']).some((word) => word !== 'optional' || isProtection),
    key: isSentence && !isPlain && keys.test(text),
    playedDown: hasWords(text, language, ['negations']) && hasWords(text, language, ['warnings']),
    doubt: kind !== 'image' && isProtection && (isSentence || hasWords(text, language, ['negations', 'warnings'])),
  }
  return [...Object.entries(signs).flatMap(([sign, isFound]) => (isFound ? sign : [])), ...listTold(text, language)]
}
