// HTML entities, decoded as a browser would.
import { decodeNamedCharacterReference } from 'decode-named-character-reference'

/** An ampersand that was encoded many times over: without this, each layer would take a round of its own. */
const nested = /&(?:(?:amp|AMP|#0{0,60}38|#[xX]0{0,60}26);)+/g
const number = '#\\d{1,64}|#[xX][\\da-fA-F]{1,64}'
/** HTML has a hundred names that count without a `;` as well; the others are also names of variables and query parameters. */
const bare = '(?:lt|gt|amp|quot|LT|GT|AMP|QUOT|nbsp|shy)(?![\\w=])'
const entity = new RegExp(`&(?:(${number});?|([A-Za-z][A-Za-z\\d]{1,40});|(${bare}))`, 'g')

/** One round of decoding: what the decoded characters make together is left to the next. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? text.replace(nested, '&').replace(entity, decode) : text
}

function decode(whole: string, number?: string, name?: string, bare?: string): string {
  if (number !== undefined) return decodeNumber(number.slice(1))
  return decodeNamedCharacterReference(name ?? bare ?? '') || whole
}

/** As in HTML, what is no character becomes U+FFFD. */
function decodeNumber(digits: string): string {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits)
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\ufffd'
}
