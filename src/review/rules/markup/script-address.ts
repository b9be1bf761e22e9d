// Addresses that run code instead of leading anywhere, however they are disguised.
import { cleanText } from '../../../text/clean.ts'

const schemes =
  'javascript vbscript livescript mocha jar search-ms file filesystem view-source intent itms-services smb'.split(' ')
const scheme = new RegExp(`^(?:${schemes.join('|')}|ms-(?:msdt|word|excel|powerpoint|officecmd|appinstaller|search)):`)
const document = /^data:(?:text\/(?!plain|csv)|application\/(?:x|java|ecma)|[;,])/
const drawing = /^data:image\/svg/

/** How many layers of encoding are undone: there is no good reason for more than one. */
const mostRounds = 4

/** With entities, escapes and case undone, and without anything that browsers skip. */
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

/** `isPicture`: a drawing inside an address runs nothing where it is only shown. */
export function isScriptAddress(url: string, isPicture = false): boolean {
  if (!/[:&%\\]/.test(url)) return false
  const folded = foldAddress(url)
  if (!drawing.test(folded)) return scheme.test(folded) || document.test(folded)
  return !isPicture || running.test(folded) || running.test(readBase64(url))
}

/** Folding drops blanks, so an attribute may follow the name of its element at once. */
const running =
  /<script|javascript:|<[^<>]{0,500}on(?:activate|animation|begin|click|end|error|focus|key|load|mouse|pointer|repeat|touch)[a-z]{0,12}=/i

/** What a drawing in base64 says; empty in other encodings. */
function readBase64(url: string): string {
  const [, text = ''] = /;base64,([^"'\s]{1,20000})/i.exec(url) ?? []
  return Buffer.from(undoEscapes(text), 'base64').toString()
}

/** Escapes in addresses, JavaScript and CSS. */
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
