// URLs that run code instead of leading somewhere, even when disguised.

import { cleanText } from '../../text/unicode/clean.ts'
import { compile } from './patterns.ts'

const schemes =
  'javascript vbscript livescript mocha jar search-ms file filesystem view-source intent itms-services smb'.split(' ')
const scheme = new RegExp(`^(?:${schemes.join('|')}|ms-(?:msdt|word|excel|powerpoint|officecmd|appinstaller|search)):`)
const document = /^data:(?:text\/(?!plain|csv)|application\/(?:x|java|ecma)|[;,])/
const drawing = /^data:image\/svg/

/** How many layers of encoding are decoded; a genuine URL has at most one. */
const mostRounds = 4

/** Decodes entities and escapes, lowers the case, and removes what browsers ignore. */
export function foldAddress(url: string): string {
  let text = url.slice(0, 2_000)
  for (let round = 0; round < mostRounds; round += 1) {
    const next = undoEscapes(cleanText(text)).replace(/[\s\p{Cc}\p{Cf}\p{DI}]+/gu, '')
    if (next === text) break
    text = next
  }
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[{('"`]+/, '')
}

/** `isPicture`: shown as a picture, where a drawing in a `data:` URL runs nothing. */
export function isScriptAddress(url: string, isPicture = false): boolean {
  if (!/[:&%\\]/.test(url)) return false
  const folded = foldAddress(url)
  if (!drawing.test(folded)) return scheme.test(folded) || document.test(folded)
  return !isPicture || running.test(folded) || running.test(readBase64(url))
}

/** Folding drops blanks, so an attribute may directly follow its element's name. */
const running = compile('scriptAddressRunning', 'i')

/** The decoded text of a base64 `data:` URL; empty for other encodings. */
function readBase64(url: string): string {
  const [, text = ''] = /;base64,([^"'\s]{1,20000})/i.exec(url) ?? []
  return Buffer.from(undoEscapes(text), 'base64').toString()
}

/** Decodes escapes of URLs, JavaScript and CSS. */
function undoEscapes(text: string): string {
  return text
    .replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/\\(?:u\{?|x)([0-9a-f]{2,6})\}?/gi, (whole, digits: string) => decode(digits) ?? whole)
    .replace(/\\([0-9a-f]{2,6})\s?/gi, (whole, digits: string) => decode(digits) ?? whole)
}

function decode(digits: string): string | undefined {
  const code = Number.parseInt(digits, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
