// The boxes on the tracking issue: how one is drawn, and which are ticked in a text.
import { type Tick, type TickKind, tickKinds } from '../ledger/tick.ts'
import type { Task } from './markdown/blocks.ts'
import type { Phrase } from './markdown/phrase.ts'

export function buildTick({ kind, target, turn }: Tick, words: Phrase): Task {
  return { tick: [kind, target, turn], words }
}

const word = "([\\w.~!*'()%-]{1,600})"
/** A person may have indented it, or numbered the list. */
const ticked = new RegExp(
  `^[ \\t]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\[[xX]\\][ \\t]+<!-- feedback-to-fix tick=([a-z-]{1,20})/${word}/(\\d{1,9}) -->`,
)
const fence = /^[ \t]*(`{3,}|~{3,})/
/** A body has no more boxes than this. */
const mostTicks = 500

/** The boxes that are ticked, each once. What stands in a fence is not drawn as a box, and is none. */
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
