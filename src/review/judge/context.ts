// What all checks share. A mention in a warning, a negation or a text about tests approves nothing.
import { memoiseFirst, once } from '../../text/memoise.ts'
import { cleanText } from '../../text/unicode/clean.ts'
import { dropUnseen } from '../../text/unicode/invisible.ts'
import type { FileChange, ReaderEntry } from '../diff/change.ts'
import { readCells } from '../diff/compare-pages.ts'
import { denseOf, measureIndent, type PageChange, squeeze } from '../diff/page.ts'
import { ordersAgent } from './agent-orders.ts'
import { listSnippets, toSnippet } from './commands.ts'
import { type Address, isLocal, isReserved, listAddresses, listLooseHosts } from './hosts.ts'
import { isWarned, listWords, startOf } from './language.ts'
import { listPackages } from './packages.ts'
import { compile } from './patterns.ts'
import type { JudgeInput } from './result.ts'

function plainOf(text: string) {
  const plain = cleanText(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/h(?:xx|\*\*|tt)p(s?)(?:\[:\]|:|\(:\))(?:\/\/|\[\/\/\])/g, 'http$1://')
    .replace(/\s{0,3}[[({]\s{0,3}(?:\.|dot|punkt|punto)\s{0,3}[\])}]\s{0,3}/g, '.')
    .replace(/[\\*`]|<\/?[a-z][^<>\n]{0,200}>/g, '')
  return squeeze(plain)
}

const maxLookups = 2_000
const longest = 2_000
const shortest = 6
const minName = 4

function indexReaders(readers: readonly ReaderEntry[]) {
  const entries = readers
    .map(({ id, text }) => ({ id, text: plainOf(text) }))
    .map((entry) => ({ ...entry, dense: denseOf(entry.text) }))
  const search = memoiseFirst(maxLookups, [], (wanted): readonly string[] => {
    const own = denseOf(wanted)
    return entries
      .filter(({ text, dense }) => hasPhrase(text, wanted) || (own.length >= shortest && dense.includes(own)))
      .map(({ id }) => id)
  })
  const find = (text: string) => (entries.length === 0 ? [] : search(plainOf(text.slice(0, longest))))
  /** By the name, or a word of it or its owner that is new here. */
  const findName = (name: string, owner: string | undefined, isOwn: (word: string) => boolean) => {
    const whole = find(name)
    if (whole.length > 0) return whole
    const parts = `${name} ${owner ?? ''}`
      .split(/[^\p{L}\p{N}_-]+/u)
      .filter((part) => part.length >= minName && !isOwn(part))
    return [...new Set(parts.flatMap(find))].sort()
  }
  return { find, findName }
}

const maxTries = 1_000

function hasPhrase(text: string, wanted: string) {
  const isJoined = (at: number) => /[\w-]{2}/.test(text.slice(at - 1, at + 1))
  let at = text.indexOf(wanted)
  for (let tries = 0; at >= 0 && tries < maxTries; tries += 1) {
    if (!isJoined(at) && !isJoined(at + wanted.length)) return true
    at = text.indexOf(wanted, at + 1)
  }
  return false
}

const deepest = 50
const toPage = (path: string) =>
  path
    .replace(/\.(?:mdx?|markdown|rst|adoc|html?|ipynb)$/, '')
    .replace(/(?<=^|\/)\d{1,3}[-_.](?=\D)/g, '')
    .replace(/(?:^|\/)(?:_?index|readme)$/, '')

const translated = /(^|\/)i18n\/[^/]+\/docusaurus-plugin-content-docs\/current(?=\/|$)/

export type Targets = Readonly<Record<'whole' | 'ends', ReadonlySet<string>>>

function listTargets(paths: ReadonlySet<string> | undefined): Targets | undefined {
  if (paths === undefined) return undefined
  const [whole, ends] = [new Set<string>(), new Set<string>()]
  for (const path of paths) {
    const lower = path.toLowerCase()
    const folders = lower.split('/')
    whole.add(lower).add(toPage(lower))
    for (let size = 1; size < Math.min(folders.length, deepest); size += 1) whole.add(folders.slice(0, size).join('/'))
  }
  for (const target of whole) {
    const parts = target.split('/')
    for (let from = Math.max(0, parts.length - deepest); from < parts.length; from += 1)
      ends.add(parts.slice(from).join('/'))
  }
  return { whole, ends }
}

export function isTarget({ whole, ends }: Targets, from: string, local: string, isImage: boolean): boolean {
  const folders = from.toLowerCase().split('/').slice(0, -1)
  if (local.startsWith('/')) {
    const path = resolvePath([], local) ?? ''
    return path === '' || hasEnd({ ends }, path)
  }
  // Generators that turn a page into a folder resolve its links one folder deeper.
  const own = isImage ? [folders] : [folders, [...folders, toPage(from.toLowerCase()).split('/').at(-1) ?? '']]
  // Docusaurus falls back to the untranslated page.
  const withOriginal = (root: string[]) => [root, root.join('/').replace(translated, '$1docs').split('/')]
  const roots = isImage ? own : own.flatMap(withOriginal)
  return roots.some((root) => {
    const path = resolvePath(root, local)
    return path !== undefined && (whole.has(path) || whole.has(toPage(path)))
  })
}

export const hasEnd = ({ ends }: Pick<Targets, 'ends'>, path: string) => ends.has(path) || ends.has(toPage(path))

export function resolvePath(base: readonly string[], local: string): string | undefined {
  const path = [...base]
  for (const part of local.split('/')) {
    if (part === '..' && path.pop() === undefined) return undefined
    if (part !== '..' && part !== '.' && part !== '') path.push(part)
  }
  return path.join('/')
}

const maxHeld = 400
const minUses = 3
const maxRead = 4_000_000
const maxForm = 20_000
const sample = /^ {0,3}(?=(```+|~~~+|-{4,}$))\1[\s\S]*?^ {0,3}\1/gm
export const inlineCode = /`[^`\n]*`/g
const comments = /<!--([\s\S]{1,2000}?)-->|^[ \t]*(?:\/\/|\.\.)\s+(?![\w:-]+::|_|\[|\|)(.{4,2000})$/gm
const linked = /(?<!!)\[[^[\]]{0,300}\]\(((?!\w+:)[^\s()]{1,300})\)/g

export const plainImport = (row: string) =>
  squeeze(row.replaceAll(';', ' '))
    .replaceAll("'", '"')
    .replace(/ ?([{},]) ?/g, '$1')

function readBase({ change, others }: Pick<JudgeInput, 'change' | 'others'>) {
  const before = change.files.map((file) => ({ path: file.path, text: file.before?.text }))
  const texts = [...others, ...before].flatMap(({ path, text }) => (text ? readCells(path, text) : []))
  const create = () => new Set<string>()
  const sets = { code: create(), sites: create(), hosts: create(), packages: create(), owners: create() }
  const uses = new Map<string, number>()
  const approving: string[] = []
  let left = maxRead
  for (const whole of texts) {
    if (left < 0) break
    left -= whole.length
    const kept: string[] = []
    for (const { text, isCode, isInline } of listPassages(whole)) {
      if (!isInline) kept.push(text)
      const loose = isCode ? text.split('\n').flatMap(listLooseHosts) : []
      for (const { site, host } of [...listAddresses(text), ...loose]) {
        sets.sites.add(site)
        sets.hosts.add(host)
      }
      for (const [word] of text.toLowerCase().matchAll(/[\p{L}@][\p{L}\w./-]*[\p{L}\w]/gu))
        uses.set(word, (uses.get(word) ?? 0) + 1)
      if (!isCode) continue
      for (const word of splitCode(text)) sets.code.add(word)
      for (const { name, owner } of listPackages(toSnippet(text, 'code'))) {
        sets.packages.add(name)
        if (owner !== undefined) sets.owners.add(owner)
      }
    }
    approving.push(kept.join('\n\n'))
  }
  const usual = new Set([...uses].filter(([, count]) => count >= minUses).map(([word]) => word))
  const searchWords = (among: readonly string[]) =>
    memoiseFirst(maxHeld, false, (text) => among.some((one) => hasPhrase(one, text.trim())))
  const routes = once(() => [
    ...new Set(texts.flatMap((text) => Array.from(text.matchAll(linked), ([, route = '']) => route))),
  ])
  const ordersOf = (text: string) => text.matchAll(comments).take(100)
  const ordersInComments = once(() => habits.some((text) => ordersOf(text).some(([, a = '', b = a]) => ordersAgent(b))))
  const dropSamples = (text: string) => text.replace(sample, '').replace(inlineCode, '``')
  const habits = approving.map(dropSamples)
  const imports = habits.flatMap((text) => text.match(/^import\s.*/gm) ?? []).map(plainImport)
  const search = (among: readonly string[]) =>
    memoiseFirst(
      maxHeld,
      false,
      (form) => form.length < maxForm && among.some((text) => new RegExp(form, 'i').test(text)),
    )
  return {
    ...sets,
    holds: searchWords(texts),
    // Outside warnings; `used`: and outside samples. `As`: by a pattern.
    approves: searchWords(approving),
    approvesAs: search(approving),
    isUsed: searchWords(habits),
    isUsedAs: search(habits),
    isWritten: search(texts.map(dropSamples)),
    usual,
    texts,
    approving,
    ordersInComments,
    imports,
    routes,
  }
}

export function splitCode(text: string): string[] {
  return dropUnseen(text)
    .split(/[\s"'`()[\]{}<>,;|&=]+/)
    .map((word) => word.replace(/[.:!?]+$/, ''))
    .filter((word) => word !== '')
}

const fence = /^\s*(?:[-+*>]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/

/** Neither `display:none` denies, nor `if you do not have it`. */
const undenying = compile('undenying', 'gi')
const guarded = compile('guarded', 'i')

/** Not those within warnings, or under headings about tests. */
function* listPassages(text: string) {
  let [isWarnedSection, isWarnedBefore, mark] = [false, false, '']
  let boxEnd: RegExp | undefined
  let lines: string[] = []
  const flush = function* (isCode: boolean) {
    const whole = lines.join('\n')
    lines = []
    if (whole.trim() === '') return
    const isSaid = !isCode && isWarned(whole.replace(undenying, ' '))
    const isOut = isWarnedSection || boxEnd !== undefined || (isCode ? isWarnedBefore : isSaid)
    isWarnedBefore = isSaid
    if (isOut) return
    yield { text: whole, isCode, isInline: false }
    if (!isCode)
      for (const [, inline = ''] of whole.matchAll(/(?<!`)`([^`\n]{1,300})`(?!`)/g))
        yield { text: inline, isCode: true, isInline: true }
  }
  for (const line of text.split(/\r\n|\n|\r/)) {
    const found = fence.exec(line)?.[1]
    if (mark === '' && boxEnd?.test(line)) {
      yield* flush(false)
      boxEnd = undefined
    }
    if (mark !== '') {
      lines.push(line)
      if (found?.startsWith(mark) && line.trim() === found) {
        yield* flush(true)
        mark = ''
      }
    } else if (found !== undefined) {
      yield* flush(false)
      mark = found.slice(0, 3)
      lines.push(line)
    } else if (/^#{1,6}\s|^=+\s/.test(line)) {
      yield* flush(false)
      // A section about security is no warning.
      isWarnedSection = isWarned(line.replace(/^\W*(?:security|sicherheit|sécurité|seguridad)\W*$/i, ''))
      isWarnedBefore = false
      if (!isWarnedSection) yield { text: line, isCode: false, isInline: false }
    } else if (guarded.test(line)) {
      yield* flush(false)
      const sign = line.trim()[0] ?? ''
      if (!line.includes('</'))
        boxEnd = /[<:]/.test(sign) ? /^\s*(?:<\/|:::)/ : new RegExp(`^\\s{0,${measureIndent(line)}}\\S`)
    } else if (line.trim() === '') yield* flush(/^(?: {4}|\t)/.test(lines[0] ?? ''))
    else lines.push(line)
  }
  yield* flush(mark !== '')
}

/** Or another host of the same owner. Placeholders count too, unless a reader brought them. */
export function isKnownHost({ base, readers }: Context, address: Address): boolean {
  const { host, site } = address
  if (base.sites.has(site) || isLocal(host) || site.endsWith('/')) return true
  return isReserved(address) && host.split('.').length <= 3 && readers.find(host).length === 0
}

export type Context = Readonly<ReturnType<typeof narrow>>

/** To some pages. */
export function narrow(
  whole: ReturnType<typeof readWhole>,
  pages: readonly PageChange[],
  files: readonly FileChange[],
) {
  const [added, removed] = [listSnippets(pages, 'added'), listSnippets(pages, 'removed')]
  return { ...whole, change: { ...whole.change, files }, pages, added, removed }
}

export function readWhole(subject: JudgeInput) {
  const entries = subject.readers ?? []
  return {
    ...subject,
    base: readBase(subject),
    readers: indexReaders(entries),
    entries,
    complained: new Set(entries.flatMap(({ text }) => listWords(text).map(startOf))),
    targets: listTargets(subject.change.paths),
  }
}
