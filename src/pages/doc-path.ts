// The normal form of a page's name, whatever the service calls its `path`.
import { hashName } from '../text/hash.ts'
import { placeholder, redact, redactName } from '../text/redaction/redact.ts'
import { dropUnseen } from '../text/unicode/visible.ts'
import { dropFolders } from './folders.ts'

/** In UTF-16 units: how much of a path is read, and how long a page's name may get. */
const [longestPath, longestPage] = [2_000, 300]

export type DocPath = `/${string}`

/** Only text that was encoded, cut or redacted may look like a key or a number on a second pass. */
const changed = /[%~]|secret|e-mail|phone|card/i
/** No reader's path needs this many passes. */
const mostLooks = 6

/**
 * A path or address in its normal form: `/guide/setup` for `https://docs.example.com/es/v2/guide//setup/index.md?x#y`.
 * Translations and versions of a page are one page, so that one change answers all who read it. Never throws. The result
 * starts with a slash, is at most 300 units long and holds letters, numbers, `-._~+:,` and percent escapes only, so it is safe
 * in logs and Markdown; e-mail addresses are redacted. Normal forms are their own normal form.
 */
export function parseDocPath(path: string): DocPath {
  return settle(path, (text) => renderSegments(dropFolders(parseSegments(text))))
}

/**
 * The same, but with locale and version: the page as a reader saw it. The guarantees of the normal form apply, and unless it had to
 * be shortened, its page is the page of the path.
 */
export function parseAddress(path: string): DocPath {
  return settle(path, (text) => renderSegments(parseSegments(text)))
}

/** A page pattern (`text/glob.ts`) in segments, in the same form. A trailing slash stands for everything below it. */
export function parsePattern(text: string): string[] {
  const below = /\/\s*$/.test(text) ? ['**'] : []
  const segments = dropFileName(resolveDots(text.split('/').map(cleanSegment)))
  return [...segments.map((segment) => encodeSegment(segment).replace(/%2A/g, '*').replace(/%3F/g, '?')), ...below]
}

/** Repeats the normalisation until it is stable: the ledger's pages are normalised again when read, and must stay the same page. */
function settle(path: string, look: (text: string) => DocPath): DocPath {
  let page = look(path)
  for (let looks = 1; looks < mostLooks && changed.test(page); looks += 1) {
    const again = look(page)
    if (again === page) break
    page = again
  }
  return page
}

function parseSegments(path: string): string[] {
  const origin = /^\s*[a-z][a-z0-9+.-]*:[/\\]{2}[^/\\?#]*/iu
  // A key may contain slashes and line ends, so it is redacted before the path is split.
  const local = redactKeys(dropUnseen(path.slice(0, longestPath)))
    .replace(origin, '')
    .replace(/[?#].*$/su, '')
  return dropFileName(resolveDots(local.split(/[/\\]/u).map(cleanSegment)))
}

function renderSegments(segments: readonly string[]): DocPath {
  const parts = segments.map((segment) => redactSegment(redactEmails(segment)))
  // A key may contain slashes, and so may a decoded segment.
  const whole = redactKeys(parts.join('/'))
  const shown = whole === parts.join('/') ? parts : whole.split('/').filter((segment) => segment !== '')
  return shorten(`/${shown.map(encodeSegment).join('/')}`)
}

/**
 * Pages are stored in the ledger and the issue, so whatever is redacted elsewhere must not be in one. A long unbroken number is how
 * a help centre names a page, and two pages must not become one.
 */
function redactSegment(segment: string): string {
  return /^\d{12,}(?:-|$)|^\d{1,3}(?:\.\d{1,3}){3}$/.test(segment)
    ? redactKeys(segment)
    : redact(segment).text.replace(placeholder, '$1')
}

function redactKeys(text: string): string {
  return redactName(text).text.replace(placeholder, '$1')
}

/** Decoded as often as it was encoded, so that every spelling of a page has the same form. */
function cleanSegment(segment: string): string {
  const text = segment.replace(/(?:%[0-9a-f]{2})+/giu, decodeRun)
  return text === segment ? dropUnseen(text).replace(/\s+/gu, ' ').trim().normalize('NFC') : cleanSegment(text)
}

function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run
  }
}

function resolveDots(segments: readonly string[]): string[] {
  const resolved: string[] = []
  for (const segment of segments) {
    if (segment === '..') resolved.pop()
    else if (segment !== '.' && segment !== '') resolved.push(segment)
  }
  return resolved
}

const mail = /[\p{L}\p{M}\p{N}.!$&'*=^`{|}_%+-]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}]+/gu

/** Whatever follows them. */
function redactEmails(segment: string): string {
  const redacted = segment.includes('@') ? segment.replace(mail, 'e-mail') : segment
  return redacted === segment ? segment : redactEmails(redacted)
}

/** A combining mark stays only with its letter, and at most three do, so that a name cannot cover its neighbours. */
function encodeSegment(segment: string): string {
  return segment.replace(/([\p{L}\p{N}]\p{M}{0,3}|[-._~+:,])|[\s\S]/gu, (found, safe: string | undefined) =>
    safe === undefined ? percentEncode(found) : found,
  )
}

function percentEncode(character: string): string {
  const plain = encodeURIComponent(character)
  return plain === character ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}` : plain
}

/** Long pages end in a hash of the whole, so that two of them do not become one. */
function shorten(page: DocPath): DocPath {
  if (page.length <= longestPage) return page
  const head = page
    .slice(1, longestPage - 20)
    .replace(/(?:%[0-9A-F]{2})*(?:%[0-9A-F]?)?$/, '')
    .replace(/[\uD800-\uDBFF]$/, '')
  return `/${head}~${hashName(page)}`
}

/**
 * Extensions of page sources and of what is built from them. `.php`, `.txt`, `.json` and the like are left out on purpose: as
 * often, they are what a page is about (`/reference/wp-config.php`).
 */
const extension = /\.(?:mdx?|markdown|mdoc|html?|rst|adoc|asciidoc|ipynb)$/iu

/** `index`, Hugo's `_index`, and the `README` that a repository shows for a folder. */
const folderPage = /^(?:_?index|README)$/u

/** Without an extension `readme` may be a page about such files; with one, generators accept any case for the folder's page. */
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
