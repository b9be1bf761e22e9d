// Reads which boxes are ticked in the text of the tracking issue; `markdown/blocks.ts` writes them.
import { type Tick, type TickKind, tickKinds } from '../../ledger/records/tick.ts'

const word = "([\\w.~!*'()%-]{1,600})"
/** A person may have indented it or turned the list into a numbered one. */
const ticked = new RegExp(
  `^[ \\t]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\[[xX]\\][ \\t]+<!-- feedback-to-fix tick=([a-z-]{1,20})/${word}/(\\d{1,9}) -->`,
)
const fence = /^[ \t]*(`{3,}|~{3,})/
/** No real body has more boxes. */
const mostTicks = 500

/** The ticked boxes, without duplicates. A box inside a fence is not rendered as one and does not count. */
export function parseTicks(body: string): Tick[] {
  const found = new Map<string, Tick>()
  let open = ''
  for (const line of body.split(/\r\n|\r|\n/)) {
    const [, mark = ''] = fence.exec(line) ?? []
    if (open !== '') {
      if (mark.startsWith(open) && line.trim() === mark) open = ''
      continue
    }
    open = mark
    const tick = readTick(ticked.exec(line) ?? [])
    if (tick !== undefined) found.set(`${tick.kind}:${tick.turn}:${tick.target}`, tick)
    if (found.size === mostTicks) break
  }
  return [...found.values()]
}

function readTick([, kind, target, turn]: readonly string[]): Tick | undefined {
  const known = tickKinds.find((name) => name === kind)
  if (known === undefined || target === undefined) return undefined
  try {
    return { kind: known satisfies TickKind, target: decodeURIComponent(target), turn: Number(turn) }
  } catch {
    return undefined
  }
}
