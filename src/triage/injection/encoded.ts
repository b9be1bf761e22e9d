// What an agent can decode and a person cannot read at a glance.
import { decodePercent } from '../../text/unicode/clean.ts'
import { foldLines, type Reading } from '../reading.ts'
import { holdsOrder } from './find-order.ts'

const longest = 4_000
const most = 20

const codes: readonly [RegExp, (run: string) => string][] = [
  [/[\w+/-]{20,}={0,2}/g, (run) => toText(Buffer.from(run, 'base64'))],
  [/(?:[0-9a-fA-F]{2}[ :]?){10,}/g, (run) => toText(Buffer.from(run.replace(/[ :]/g, ''), 'hex'))],
  [/(?:[01]{8}[ ,]?){6,}/g, fromBits],
  [/(?:%[0-9a-fA-F]{2}[\w.+-]{0,40}){4,}/g, (run) => decodePercent(run.replaceAll('+', ' '), '')],
]

/** Most turned sentences have one of these. Not `to`, which turned is `gb`. */
const common = ['all', 'and', 'every', 'the', 'this', 'your']
const turned = new RegExp(`\\b(?:${common.flatMap((word) => [rot13(word), reverse(word)]).join('|')})\\b`)

export function encodesInstructions({ raw, lines }: Pick<Reading, 'raw' | 'lines'>) {
  for (const [run, decode] of codes) {
    const runs = raw.match(run)?.slice(0, most) ?? []
    if (runs.some((found) => isOrder(foldLines(decode(found.slice(0, longest)))))) return true
  }
  const start = lines.slice(0, longest)
  return turned.test(start) && [rot13(start), reverse(start)].some(isOrder)
}

/** Decoded by mistake, most words of a text are unknown. */
const isOrder = (text: string) => /\S \S+ \S/.test(text) && holdsOrder(text, 'encoded', 0.55)

function fromBits(run: string) {
  const bytes = run.match(/[01]{8}/g) ?? []
  return toText(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
}

function toText(bytes: Buffer) {
  const text = bytes.toString()
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\t\n\r]{8,}$/u.test(text) && !text.includes('\ufffd') ? text : ''
}

function rot13(text: string) {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))
}

function reverse(text: string) {
  return [...text].reverse().join('')
}
