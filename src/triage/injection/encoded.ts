// What an agent can decode and a person cannot read at a glance.
import { foldLines, type Reading } from '../reading.ts'
import { holdsOrder } from './find-order.ts'

const longest = 4_000
const most = 20

const codes = [
  { run: /[\w+/-]{20,}={0,2}/g, decode: (run: string) => toText(Buffer.from(run, 'base64')) },
  { run: /(?:[0-9a-fA-F]{2}[ :]?){10,}/g, decode: (run: string) => fromBytes(run, 2, 16) },
  { run: /(?:[01]{8}[ ,]?){6,}/g, decode: (run: string) => fromBytes(run, 8, 2) },
  { run: /(?:%[0-9a-fA-F]{2}[\w.+-]{0,40}){4,}/g, decode: fromEscapes },
]

/** Most turned sentences have one of these. */
const common = ['all', 'and', 'every', 'the', 'this', 'to', 'your']
const turned = new RegExp(`\\b(?:${common.flatMap((word) => [rot13(word), reverse(word)]).join('|')})\\b`)

export function encodesInstructions({ raw, lines }: Pick<Reading, 'raw' | 'lines'>): boolean {
  for (const { run, decode } of codes) {
    const runs = raw.match(run)?.slice(0, most)
    if (runs?.some((found) => isOrder(foldLines(decode(found.slice(0, longest)))))) return true
  }
  const start = lines.length > longest ? lines.slice(0, longest) : lines
  return turned.test(start) && (isOrder(rot13(start)) || isOrder(reverse(start)))
}

/** Decoded by mistake, most words of a text are unknown. */
const isOrder = (text: string) => /\S \S+ \S/.test(text) && holdsOrder(text, 'encoded', 0.55)

function fromBytes(run: string, width: number, base: number): string {
  const bytes = run.replace(/[ :,]/g, '').match(new RegExp(`.{${width}}`, 'g')) ?? []
  return toText(Buffer.from(bytes.map((byte) => Number.parseInt(byte, base))))
}

function fromEscapes(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

function toText(bytes: Buffer): string {
  const text = bytes.toString()
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\t\n\r]{8,}$/u.test(text) && !text.includes('\ufffd') ? text : ''
}

function rot13(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))
}

function reverse(text: string): string {
  return [...text].reverse().join('')
}
