// Ticked boxes in our issue and comments.
import type { Box } from '../text/markdown/blocks.ts'
import { decodePercent } from '../text/unicode/clean.ts'

const word = "([\\w.~!*'()%-]{1,600})"
const marker = `<!-- feedback-to-fix tick=([a-z-]{1,20})/${word}/(\\d{1,9}) -->`
const box = new RegExp(`^[ \\t]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\[[xX]\\][ \\t]+${marker}`)
const fence = /^[ \t]*(`{3,}|~{3,})/
const maxBoxes = 500

/** Each once, outside code fences, where GitHub has no boxes. */
export function parseBoxes<const K extends string>(body: string, kinds: readonly K[]): Box<K>[] {
  const found = new Map<string, Box<K>>()
  let open = ''
  for (const line of body.split(/\r\n|\r|\n/)) {
    const [, mark = ''] = fence.exec(line) ?? []
    if (open !== '') {
      if (mark.startsWith(open) && line.trim() === mark) open = ''
      continue
    }
    open = mark
    const [, ...parts] = box.exec(line) ?? []
    const read = readBox(parts, kinds)
    if (read) found.set(`${read.kind}:${read.turn}:${read.target}`, read)
    if (found.size === maxBoxes) break
  }
  return [...found.values()]
}

function readBox<K extends string>(
  [kind, target = '', turn]: readonly string[],
  kinds: readonly K[],
): Box<K> | undefined {
  const known = kinds.find((name) => name === kind)
  const decoded = decodePercent(target, '')
  return known && decoded ? { kind: known, target: decoded, turn: Number(turn) } : undefined
}
