// Instructions in a code that an agent can read and a person cannot at a glance.
import { foldLines, type Reading } from '../reading.ts'
import { isBareOrder } from './find-order.ts'

/** In UTF-16 units of what is decoded, and how many runs of a comment. */
const longest = 4_000
const most = 20

interface Code {
  /** A run of it; longer ones are decoded to the cap. */
  readonly run: RegExp
  readonly decode: (run: string) => string
}

const codes: readonly Code[] = [
  { run: /[A-Za-z0-9+/_-]{20,}={0,2}/g, decode: fromBase64 },
  { run: /(?:[0-9a-fA-F]{2}[ :]?){10,}/g, decode: (run) => fromBytes(run.replace(/[ :]/g, ''), 2, 16) },
  { run: /(?:[01]{8}[ ,]?){6,}/g, decode: (run) => fromBytes(run.replace(/[ ,]/g, ''), 8, 2) },
  { run: /(?:%[0-9a-fA-F]{2}[\w.+-]{0,40}){4,}/g, decode: fromEscapes },
]

/** Words that nearly every English sentence holds, as they look in rot13 and backwards. */
const common = ['all', 'and', 'every', 'the', 'this', 'to', 'your']
const turned = new RegExp(`\\b(?:${common.map(rot13).join('|')})\\b`)
const reversed = new RegExp(`\\b(?:${common.map(reverse).join('|')})\\b`)

/** Whether a comment holds an order in one of these codes. */
export function encodesInstructions({ raw, lines }: Reading): boolean {
  for (const { run, decode } of codes) {
    const runs = [...raw.matchAll(run)].slice(0, most)
    if (runs.some(([found]) => isBareOrder(foldLines(decode(found.slice(0, longest)))))) return true
  }
  const start = lines.slice(0, longest)
  if (turned.test(start) && isBareOrder(rot13(start))) return true
  return reversed.test(start) && isBareOrder(reverse(start))
}

function fromBase64(text: string): string {
  const digits = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  return toText(Uint8Array.from(Buffer.from(digits, 'base64')))
}

function fromBytes(digits: string, width: number, base: number): string {
  const count = Math.floor(digits.length / width)
  return toText(
    Uint8Array.from({ length: count }, (_, at) => Number.parseInt(digits.slice(at * width, (at + 1) * width), base)),
  )
}

function fromEscapes(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

/** Empty when the bytes are no text. */
function toText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\t\n\r]{8,}$/u.test(text) && !text.includes('\ufffd') ? text : ''
}

function rot13(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))
}

function reverse(text: string): string {
  return [...text].reverse().join('')
}
