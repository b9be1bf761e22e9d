// The one form of a page's name, whatever the service calls its `path`.
import { hashName } from '../text/hash.ts'
import { placeholder, redact, redactName } from '../text/redact.ts'
import { dropUnseen } from '../text/visible.ts'
import { dropFolders } from './folders.ts'

/** In UTF-16 units. What is read of a path at all, and how long a page's name may get. */
const longestPath = 2_000
const longestPage = 300

/** A page's name in its normal form. A path as the service gives it is none. */
export type DocPath = `/${string}`

/** What was encoded, cut or blotted out may look like a key or a number to a second look; nothing else does. */
const changed = /[%~]|secret|e-mail|phone|card/i
/** No path of a reader needs as many. */
const mostLooks = 6

/**
 * A path or address in its normal form: `/guide/setup` for `https://docs.example.com/es/v2/guide//setup/index.md?x#y`.
 * Translations and versions of a page are one page, so that one change answers all who read it. Never throws. The result
 * starts with a slash, is at most 300 units long and holds letters, numbers, `-._~+:,` and percent escapes only, so it is safe
 * in logs and Markdown; e-mail addresses are blotted out. Normal forms are their own normal form.
 */
export function parseDocPath(path: string): DocPath {
  return settle(path, (text) => renderSegments(dropFolders(parseSegments(text))))
}

/**
 * The same with its locale and version: what a reader had before them. What is said of the normal form holds for it too, and
 * unless it had to be shortened, its page is the page of the path.
 */
export function parseAddress(path: string): DocPath {
  return settle(path, (text) => renderSegments(parseSegments(text)))
}

/** A pattern of pages (`text/glob.ts`) in segments, in the same form. A slash at its end stands for all below it. */
export function parsePattern(text: string): string[] {
  const below = /\/\s*$/.test(text) ? ['**'] : []
  const segments = dropFileName(resolveDots(text.split('/').map(cleanSegment)))
  return [...segments.map((segment) => encodeSegment(segment).replace(/%2A/g, '*').replace(/%3F/g, '?')), ...below]
}

/** The ledger's pages are read in their normal form again: another one would be another page. */
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
  // A key may hold slashes and lines, so it goes before anything is parted.
  const local = blotNames(dropUnseen(path.slice(0, longestPath)))
    .replace(origin, '')
    .replace(/[?#].*$/su, '')
  return dropFileName(resolveDots(local.split(/[/\\]/u).map((segment) => cleanSegment(segment))))
}

function renderSegments(segments: readonly string[]): DocPath {
  const parts = segments.map((segment) => blot(blotMail(segment)))
  // A key may hold slashes.
  const whole = blotNames(parts.join('/'))
  const shown = whole === parts.join('/') ? parts : whole.split('/').filter((segment) => segment !== '')
  return shorten(`/${shown.map(encodeSegment).join('/')}`)
}

/**
 * The ledger and the issue hold pages: nothing that is redacted elsewhere may come with one. A long unbroken number is how a
 * help centre names a page, and two pages must not become one.
 */
function blot(segment: string): string {
  return /^\d{12,}(?:-|$)|^\d{1,3}(?:\.\d{1,3}){3}$/.test(segment)
    ? blotNames(segment)
    : redact(segment).text.replace(placeholder, '$1')
}

function blotNames(text: string): string {
  return redactName(text).text.replace(placeholder, '$1')
}

/** Decoded as often as it was encoded, so that every spelling of a page meets in one form. */
function cleanSegment(segment: string): string {
  let text = segment
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/(?:%[0-9a-f]{2})+/giu, decodeRun)
  }
  return dropUnseen(text).replace(/\s+/gu, ' ').trim().normalize('NFC')
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

function blotMail(segment: string): string {
  const blotted = segment.includes('@') ? segment.replace(mail, 'e-mail') : segment
  return blotted === segment ? segment : blotMail(blotted)
}

/** A mark goes only with the letter that bears it, and at most three do, lest a name grow over its neighbours. */
function encodeSegment(segment: string): string {
  return segment.replace(/([\p{L}\p{N}]\p{M}{0,3}|[-._~+:,])|[\s\S]/gu, (found, safe: string | undefined) =>
    safe === undefined ? percentEncode(found) : found,
  )
}

function percentEncode(character: string): string {
  const plain = encodeURIComponent(character)
  return plain === character ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}` : plain
}

/** What is too long ends in a hash of the whole, so that two long pages do not become one. */
function shorten(page: DocPath): DocPath {
  if (page.length <= longestPage) return page
  const head = page
    .slice(1, longestPage - 20)
    .replace(/(?:%[0-9A-F]{2})*(?:%[0-9A-F]?)?$/, '')
    .replace(/[\uD800-\uDBFF]$/, '')
  return `/${head}~${hashName(page)}`
}

/**
 * Sources of pages and what is built of them. Left out on purpose: `.php`, `.txt`, `.json` and the like, which are as often what
 * a page is about (`/reference/wp-config.php`).
 */
const extension = /\.(?:mdx?|markdown|mdoc|html?|rst|adoc|asciidoc|ipynb)$/iu

/** `index`, Hugo's `_index`, and the `README` that a repository shows for a folder. */
const folderPage = /^(?:_?index|README)$/u

/** Without its extension `readme` may be a page about such files; with it, generators take any case for the folder's page. */
const readmeFile = /^readme$/iu

/** Takes extensions from the last segment, and the segment itself where it only says that it is its folder's page. */
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
