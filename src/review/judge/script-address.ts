// URLs that run code instead of leading somewhere, even when disguised.

import { cleanText } from '../../text/unicode/clean.ts'

const scheme =
  /^(?:javascript|vbscript|livescript|mocha|jar|search-ms|file|filesystem|view-source|intent|itms-services|smb|ms-[a-z]+):/
const document = /^data:(?:text\/(?!plain|csv)|application\/(?:x|java|ecma)|image\/svg|[;,])/

const mostRounds = 4

/** `isPicture`: shown as a picture, where a drawing in a `data:` URL runs nothing. */
export function isScriptAddress(url: string, isPicture = false): boolean {
  if (!/[:&%\\]/.test(url)) return false
  const folded = foldAddress(url)
  return scheme.test(folded) || (document.test(folded) && !(isPicture && folded.startsWith('data:image/')))
}

/** Decodes entities and escapes, lowers the case, and removes what browsers ignore. */
function foldAddress(url: string): string {
  let text = url.slice(0, 2_000)
  for (let round = 0; round < mostRounds; round += 1) {
    const next = undoEscapes(cleanText(text)).replace(/[\s\p{Cc}\p{Cf}\p{DI}]+/gu, '')
    if (next === text) break
    text = next
  }
  const plain = text.normalize('NFKC').toLowerCase()
  return plain.replace(/^[{('"`]+/, '')
}

function undoEscapes(text: string): string {
  const show = (whole: string, digits: string): string => {
    const code = Number.parseInt(digits, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  }
  return text.replace(/%([0-9a-f]{2})/gi, show).replace(/\\(?:u\{?|x)?([0-9a-f]{2,6})\}?\s?/gi, show)
}
