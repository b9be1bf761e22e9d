// Removes what is hidden; what a reader sees stays.
import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import { cutMarks, dropInvisible } from './invisible.ts'

const suspicious = /&|<!--|[^\t\n -~]/

/** Removing or decoding one thing may complete another. */
const maxRounds = 8
/** What opens something hidden, or may be removed. */
const openers = /[[&<\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]--[\t\n]]/gv

/**
 * Decodes HTML entities; removes HTML comments, terminal sequences and what is invisible. Genuine text in any language stays, in NFC, with
 * `\n` line ends. Idempotent, in linear time: text nested deeper than eight levels loses what nests it.
 */
export function cleanText(text: string) {
  let cleaned = text
  for (let round = 0; round < maxRounds; round += 1) {
    if (!suspicious.test(cleaned)) return cleaned
    const next = cleanOnce(cleaned)
    if (next === cleaned) return cleaned
    cleaned = next
  }
  return cutMarks(cleaned.replace(openers, '')).normalize('NFC')
}

function cleanOnce(text: string) {
  const lines = text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  const visible = dropInvisible(cutMarks(lines).normalize('NFC'))
  return dropComments(decodeEntities(visible).replace(controls, ''))
}

const csi = String.raw`\x1b\[[0-?]*[ -/]*[@-~]`
/** Alone before a letter, U+009B is a stray control. */
const shortCsi = String.raw`\x9b[0-?]+[ -/]*[@-~]`
const characterSet = String.raw`\x1b[()*+][\dA-Za-z]`
/** OSC and the other string commands. */
const command = String.raw`(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9c-\x9f\n]*(?:\x07|\x1b\\|\x9c)`
const controls = new RegExp(`${csi}|${shortCsi}|${characterSet}|${command}|(?![\\t\\n\\r\\x85])\\p{Cc}`, 'gu')

/** `<!-->` and `<!--->` are whole; `--!>` ends one too. */
const commentSign = /<!--(-?>)?|--!?>/g

/** They nest; an unclosed one hides the rest, as in a browser. */
function dropComments(text: string) {
  if (!text.includes('<!--')) return text
  const kept: string[] = []
  let depth = 0
  let from = 0
  for (const { index, 0: found, 1: whole } of text.matchAll(commentSign)) {
    const isOpening = found.startsWith('<')
    if (depth === 0 && isOpening) kept.push(text.slice(from, index))
    if (isOpening && whole === undefined) depth += 1
    else if (!isOpening && depth > 0) depth -= 1
    else if (depth > 0 || !isOpening) continue
    if (depth === 0) from = index + found.length
  }
  return depth > 0 ? kept.join('') : kept.join('') + text.slice(from)
}

/** Otherwise, each layer needs a round. */
const nested = /&(?:(?:amp|AMP|#0{0,60}38|#[xX]0{0,60}26);)+/g
const number = '#\\d{1,64}|#[xX][\\da-fA-F]{1,64}'
/** HTML accepts a hundred names without a `;`; the others are also variables and query parameters. */
const bare = '(?:lt|gt|amp|quot|LT|GT|AMP|QUOT|nbsp|shy)(?![\\w=])'
const entity = new RegExp(`&(?:(${number});?|([A-Za-z][A-Za-z\\d]{1,40});|(${bare}))`, 'g')

export function decodeEntities(text: string) {
  return text.includes('&') ? text.replace(nested, '&').replace(entity, decode) : text
}

function decode(whole: string, number?: string, name?: string, bare?: string) {
  if (number !== undefined) return decodeNumber(number.slice(1))
  return decodeNamedCharacterReference(name ?? bare ?? '') || whole
}

export function decodePercent(text: string, otherwise = text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return otherwise
  }
}

function decodeNumber(digits: string) {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits)
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\ufffd'
}
