// Orders in a code that an agent can read and a person cannot at a glance: base64, hexadecimal digits, rot13, backwards.
import { findDeed } from './deeds/rules-of-deeds.ts'
import { givesOrders, hiddenOrders } from './order-rules.ts'
import { quickLook } from './quick-look.ts'
import { foldLines, type Reading } from './reading.ts'

/** In UTF-16 units of what is decoded, and how many blobs of a comment. */
const longest = 4_000
const most = 20

const blob = /(?<![\w+/=.-])(?:[A-Za-z0-9+/_-]{24,}={0,2})(?![\w+/=])/g
const digits = /(?<![\w])(?:0x)?((?:[0-9a-f]{2}[ :]?){10,})(?![\w])/gi
const turned = /\b(?:vtaber|vafgehpgvbaf?|qvfertneq|sbetrg|qryrgr|frperg|gbxra)|rot-?13/
const reversed = quickLook(
  'erongi|snoitcurtsni|selur|etele?d|terces|nekot|tpmorp|drager|tegrof|hsup|egrem|evorppa|elbasid|tnirp|wolfkrow|timmoc|evomer|etucexe|dnes|laever|etirw|slaitnederc',
)

/** Whether a comment holds an order in one of these codes. */
export function encodesOrders(reading: Reading): boolean {
  const { raw, lines } = reading
  const blobs = holdsBlob(raw)
  if (blobs && decodeAll(raw, blob, fromBase64).some(isOrder)) return true
  if ((blobs || mayBeHex.test(raw)) && decodeAll(raw, digits, fromHex).some(isOrder)) return true
  if (raw.includes('%') && mayEscape.test(raw) && decodeAll(raw, escapes, fromEscapes).some(isOrder)) return true
  if (mayBits.test(raw) && decodeAll(raw, bits, fromBits).some(isOrder)) return true
  if (turned.test(lines) && isOrder(rot13(lines.slice(0, longest)))) return true
  return reversed(reading) && isOrder([...lines.slice(0, longest)].reverse().join(''))
}

const mayEscape = /%[0-9a-f]{2}%[0-9a-f]{2}%[0-9a-f]{2}%/i
const escapes = /((?:%[0-9a-f]{2}|[a-z0-9_.+-]){1,2000})/gi
const mayBits = /\b[01]{8}[ ,]?[01]{8}/
const bits = /((?:[01]{8}[ ,]?){6,})/g
const mayBeHex = /\b[0-9a-f]{2}[ :][0-9a-f]{2}[ :][0-9a-f]{2}[ :][0-9a-f]{2}\b/i
/** A run of that length has a character at every multiple of it. */
const shortest = 24
const inBlob = /[A-Za-z0-9+/_-]/

function holdsBlob(raw: string): boolean {
  for (let place = shortest - 1; place < raw.length; place += shortest) {
    if (!inBlob.test(raw.charAt(place))) continue
    let from = place
    while (from > 0 && place - from < shortest && inBlob.test(raw.charAt(from - 1))) from -= 1
    let to = place
    while (to + 1 < raw.length && to - from < shortest && inBlob.test(raw.charAt(to + 1))) to += 1
    if (to - from + 1 >= shortest) return true
  }
  return false
}

function isOrder(text: string): boolean {
  const lines = foldLines(text).replace(/^[^\p{L}]+/u, '')
  return (
    givesOrders(lines) ||
    hiddenOrders.test(lines) ||
    findDeed(lines) !== undefined ||
    loose.test(lines) ||
    bare.test(lines)
  )
}

/** Nobody writes these in a code for another reason. */
const loose =
  /\b(?:ignore|disregard|forget|bypass)\b.{0,40}\b(?:rules?|instructions?|prompts?|orders?)\b|\b(?:print|reveal|send|leak)\b.{0,40}\b(?:secrets?|tokens?|keys?)\b|\brm -rf\b|\b(?:delete|empty|wipe|remove)\b.{0,30}\b(?:docs|files|pages?|repo)/u

/** Nor a plain order of at least three words. */
const bare =
  /^(?:please )?(?:add|append|approve|bypass|commit|delete|disable|edit|execute|ignore|include|insert|leak|merge|print|publish|push|remove|replace|reveal|run|send|show|skip|write|open|upload|follow|obey|turn off) (?:\S+ )+\S{2,}|^(?:z?ignor|olvid|oubli|vergiss|lösch|supprim|elimin|borr|apag|cancell|usuń|удали|игнор|забудь)\p{L}* (?:\S+ )+\S{2,}/u

function decodeAll(raw: string, where: RegExp, decode: (text: string) => string): string[] {
  return [...raw.matchAll(where)].slice(0, most).map((found) => decode((found[1] ?? found[0]).slice(0, longest)))
}

/** Empty when the blob is no text. */
function fromBase64(text: string): string {
  try {
    return plainUtf8(
      atob(
        text
          .replaceAll('-', '+')
          .replaceAll('_', '/')
          .replace(/=+$/, '')
          .replace(/^((?:.{4})*).$/s, '$1'),
      ),
    )
  } catch {
    return ''
  }
}

function fromHex(text: string): string {
  const bytes = text.replace(/[ :]/g, '').match(/../g) ?? []
  return plain(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join(''))
}

function plain(text: string): string {
  return /^[\t\n\r -~]{8,}$/.test(text) ? text : ''
}

function plainUtf8(text: string): string {
  try {
    const spelled = decodeURIComponent(
      text.replace(/[^a-zA-Z0-9 ]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`),
    )
    return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\t\n\r\u200b-\u200f]{8,}$/u.test(spelled) ? spelled : ''
  } catch {
    return ''
  }
}

function fromEscapes(text: string): string {
  try {
    return plain(decodeURIComponent(text.replaceAll('+', ' ')))
  } catch {
    return ''
  }
}

function fromBits(text: string): string {
  const bytes = text.match(/[01]{8}/g) ?? []
  return plain(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join(''))
}

function rot13(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))
}
