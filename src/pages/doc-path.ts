// A page's normal form, shared by translations and versions.
import { hashName } from '../text/hash.ts'
import { memoise } from '../text/memoise.ts'
import { placeholder, redact } from '../text/redaction/redact.ts'
import { decodePercent } from '../text/unicode/clean.ts'
import { dropUnseen } from '../text/unicode/invisible.ts'
import locales from './locales.json' with { type: 'json' }

/** In UTF-16 units. */
const [maxPath, maxPage] = [2_000, 300]

export type DocPath = `/${string}`

/** Only these may look private on a second pass. */
const changed = /[%~]|secret|email|phone|card/i
const maxLooks = 6

/**
 * `/guide/setup` for `https://docs.example.com/es/v2/guide//setup/index.md?x#y`. Never throws; idempotent. Safe in logs and Markdown: at
 * most 300 UTF-16 units of letters, numbers, `-._~+:,` and percent escapes, no email address.
 */
export const parseDocPath = memoise((path) => settle(path, dropFolders))

/** With locale and version. */
export const parseAddress = memoise((path) => settle(path, (segments) => segments))

export const splitPage = (page: DocPath) => page.split('/').filter((part) => part !== '')

/** A trailing slash: everything below. */
export function parsePattern(text: string) {
  const below = /\/\s*$/.test(text) ? ['**'] : []
  const segments = dropFileName(resolveDots(text.split('/').map(cleanSegment)))
  return [...segments.map((segment) => encodeSegment(segment).replace(/%2A/g, '*').replace(/%3F/g, '?')), ...below]
}

/** Reading the ledger normalises again: must be idempotent. */
function settle(path: string, drop: typeof dropFolders): DocPath {
  const look = (text: string) => renderSegments(drop(parseSegments(text)))
  let page = look(path)
  for (let looks = 1; looks < maxLooks && changed.test(page); looks += 1) {
    const again = look(page)
    if (again === page) break
    page = again
  }
  return page
}

function parseSegments(path: string) {
  const origin = /^\s*[a-z][a-z0-9+.-]*:[/\\]{2}[^/\\?#]*/iu
  // A key may contain slashes and line ends.
  const local = redactKeys(dropUnseen(path.slice(0, maxPath)))
    .replace(origin, '')
    .replace(/[?#].*$/su, '')
  return dropFileName(resolveDots(local.split(/[/\\]/u).map(cleanSegment)))
}

function renderSegments(segments: readonly string[]): DocPath {
  const parts = segments.map((segment) => redactSegment(segment.replace(mail, 'email')))
  const whole = redactKeys(parts.join('/'))
  const shown = whole === parts.join('/') ? parts : whole.split('/').filter((segment) => segment !== '')
  return shorten(`/${shown.map(encodeSegment).join('/')}`)
}

/** Help centres name pages by long numbers: two must not become one. */
function redactSegment(segment: string) {
  return redactKeys(segment, !/^\d{12,}(?:-|$)|^\d{1,3}(?:\.\d{1,3}){3}$/.test(segment))
}

function redactKeys(text: string, hasNumbers = false) {
  return redact(text, hasNumbers).replace(placeholder, '$1')
}

/** Decodes repeatedly: all spellings end alike. */
function cleanSegment(segment: string): string {
  const text = segment.replace(/(?:%[0-9a-f]{2})+/giu, (run) => decodePercent(run))
  return text === segment ? dropUnseen(text).replace(/\s+/gu, ' ').trim().normalize('NFC') : cleanSegment(text)
}

function resolveDots(segments: readonly string[]) {
  const resolved: string[] = []
  for (const segment of segments) {
    if (segment === '..') resolved.pop()
    else if (segment !== '.' && segment !== '') resolved.push(segment)
  }
  return resolved
}

/** Wider than in prose: no word boundary need follow. */
const mail = /[\p{L}\p{M}\p{N}.!$&'*=^`{|}_%+-]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}]+/gu

/** Three marks per letter: none may cover its neighbours. */
function encodeSegment(segment: string) {
  return segment.replace(/([\p{L}\p{N}]\p{M}{0,3}|[-._~+:,])|[\s\S]/gu, (found, safe: string | undefined) =>
    safe === undefined ? percentEncode(found) : found,
  )
}

function percentEncode(character: string) {
  const plain = encodeURIComponent(character)
  return plain === character ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}` : plain
}

function shorten(page: DocPath): DocPath {
  if (page.length <= maxPage) return page
  const head = page
    .slice(1, maxPage - 20)
    .replace(/(?:%[0-9A-F]{2})*(?:%[0-9A-F]?)?$/, '')
    .replace(/[\uD800-\uDBFF]$/, '')
  return `/${head}~${hashName(page)}`
}

/** Not `.txt`, which may be a page's subject. */
const extension = /\.(?:mdx?|markdown|mdoc|html?|rst|adoc|asciidoc|ipynb)$/iu

const folderPage = /^(?:_?index|README)$/u

const readmeFile = /^readme$/iu

function dropFileName(segments: readonly string[]): string[] {
  const rest = segments.slice(0, -1)
  const name = segments.at(-1)
  if (name === undefined) return []
  const stem = dropExtensions(name)
  const isFolderPage = folderPage.test(stem) || (stem !== name && readmeFile.test(stem))
  return isFolderPage ? dropFileName(rest) : [...rest, stem]
}

function dropExtensions(name: string): string {
  const found = extension.exec(name)
  if (found === null) return name
  const stem = name.slice(0, found.index).trimEnd()
  return /[^.]/u.test(stem) ? dropExtensions(stem) : name
}

const roots = new Set(['docs', 'doc', 'documentation', 'help', 'manual'])

/**
 * Drops one locale and one version, before or after one root. Of two of a kind, both stay: `/latest/v1/users` has an API's version.
 * Idempotent.
 */
function dropFolders(segments: readonly string[]): readonly string[] {
  const front = readFront(segments)
  const isDropped = (index: number) => {
    const kind = front[index]
    return kind !== undefined && kind !== 'root' && front.indexOf(kind) === front.lastIndexOf(kind)
  }
  const kept = segments.filter((_segment, index) => !isDropped(index))
  // Now its last segment may be a page's name (`/canary/next/es`).
  return kept.length === segments.length ? kept : dropFolders(kept)
}

function readFront(segments: readonly string[]) {
  const front: ('root' | 'locale' | 'version')[] = []
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1
    if (isLocale(segment, isLast)) front.push('locale')
    else if (isVersion(segment, isLast)) front.push('version')
    else if (roots.has(segment.toLowerCase()) && !front.includes('root')) front.push('root')
    else break
  }
  return front
}

/** Without `cs` (C#), `my` (account), `uk`. */
const languages = new Set(locales.languages.split(' '))

/** May name pages (IT, ids) unless more follows. */
const languagesOfFolders = new Set(locales.languagesOfFolders.split(' '))

const others = new Map(Object.entries(locales.others))

const form = /^([a-z]{2}|fil)(?:[-_](cyrl|latn|hans|hant|chs|cht))?(?:[-_]([a-z]{2}|\d{3}))?$/

/** @param isLast may be a page's own name */
function isLocale(segment: string, isLast: boolean) {
  const [, language = '', ...parts] = form.exec(segment.toLowerCase()) ?? []
  const found = parts.filter((part) => part !== undefined)
  if (found.length === 0) return languages.has(language) || (!isLast && languagesOfFolders.has(language))
  // Unknown ones are words: `ci-cd`, `to-do`.
  const { region = '', script = '' } = new Intl.Locale(language).maximize()
  const known = `${region} ${script} ${others.get(language) ?? ''}`
  return found.every((part) => known.toLowerCase().split(' ').includes(part))
}

/** `v2`, `v1.4.x`, `2024.1`; no bare number (chapter), date, IP address or `release-1.4` (news). */
const number = /^(?:v\d{1,4}(?:\.(?:\d{1,4}|x)){0,3}|\d{1,3}(?:\.(?:\d{1,3}|x)){1,2}|20\d\d\.\d{1,2})$/

const stage = /[-.]?(?:alpha|beta|rc|pre|preview|dev|next|canary|nightly|snapshot|lts|release|final)(?:[-.]?\d{1,4})?$/

const names = new Set(['latest', 'stable'])

/** Without `dev`, `main`, `beta`: often parts of a site. */
const namesOfFolders = new Set(['next', 'current', 'canary', 'nightly'])

function isVersion(segment: string, isLast: boolean) {
  const name = segment.toLowerCase()
  return number.test(name.replace(stage, '')) || names.has(name) || (!isLast && namesOfFolders.has(name))
}
