// Reading the export within its budget of requests, each walk as far as the budget reaches.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Spend } from '../docs-api/get-feedback.ts'
import type { Filters } from '../docs-api/vocabulary.ts'
import { patience } from '../ledger/ledger-limits.ts'
import type { SafeText } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { beginWalk, type Walk } from './plan-scan.ts'
import { type Known, readStream } from './read-stream.ts'
import type { WalkRead } from './record-scan.ts'

export interface ExportRead {
  readonly walks: readonly WalkRead[]
  readonly entries: ReadonlyMap<Walk['kind'], readonly FeedbackEntry[]>
  readonly skipped: readonly { readonly id: string; readonly reason: SafeText }[]
  readonly requests: number
  /** After a 429: no request before this time. */
  readonly notBefore?: number
}

export async function readExport(
  world: World,
  filters: Filters,
  walks: readonly Walk[],
  budget: number,
): Promise<ExportRead> {
  let requests = 0
  const limit = (most: number): Spend => {
    const end = Math.min(budget, requests + most)
    return () => requests < end && ++requests > 0
  }
  const turns = listTurns(walks, budget)
  const reads = new Map<Walk['kind'], WalkRead>(walks.map((walk) => [walk.kind, { walk, end: 'paused' }]))
  const entries = new Map<Walk['kind'], FeedbackEntry[]>()
  let skipped: { id: string; reason: SafeText }[] = []
  let notBefore: number | undefined
  const known: Known = { entries: new Map(), paths: new Map() }
  for (const { kind, most } of turns) {
    const before = reads.get(kind)
    if (before?.end !== 'paused' || notBefore !== undefined || requests >= budget) continue
    const { walk } = before
    const spend = limit(most)
    const streams = await Promise.all(
      walk.streams.map((stream) => readStream(world, filters, walk, stream, spend, known)),
    )
    const ends = streams.map(({ end }) => end)
    const left = streams.filter(({ end }) => end !== 'ended').map(({ stream }) => stream)
    const pages = streams.reduce((sum, read) => sum + read.pages, walk.pages)
    const end = ends.includes('broken') ? 'broken' : left.length > 0 ? 'paused' : 'ended'
    reads.set(kind, { walk: { ...walk, streams: left, pages }, end })
    if (ends.includes('lost')) {
      reads.set(kind, { walk: beginWalk(filters, kind, world.now()), end: 'paused' })
      turns.push({ kind, most: budget })
    }
    entries.set(kind, [entries.get(kind) ?? [], ...streams.map((read) => read.entries)].flat())
    for (const read of streams) {
      skipped = skipped.concat(read.skipped)
      if (read.notBefore !== undefined) notBefore = Math.max(notBefore ?? 0, read.notBefore)
    }
  }
  const results = walks.flatMap((planned): WalkRead[] => {
    const read = reads.get(planned.kind)
    if (read === undefined) return []
    const hadTurn = entries.has(planned.kind) && read.walk.pages !== planned.pages
    return [{ ...read, walk: { ...read.walk, waited: hadTurn ? 0 : planned.waited + 1 } }]
  })
  return { walks: results, entries, skipped, requests, ...(notBefore === undefined ? {} : { notBefore }) }
}

/**
 * In the order of the plan, but what is new leaves half of the budget to the others if they wait. A walk that has waited too long goes
 * first: a budget of one, or a service that grants one request per run, would starve it for ever.
 */
function listTurns(walks: readonly Walk[], budget: number): { kind: Walk['kind']; most: number }[] {
  const waiting = walks.filter(({ waited }) => waited >= patience).toSorted((a, b) => b.waited - a.waited)
  const starved = waiting.filter(({ waited }) => waited > patience)
  const isShared = waiting.length > 0 || walks.some(({ kind }) => kind === 'backlog')
  const halves = [...starved, ...(isShared ? walks.slice(0, 1) : []), ...waiting]
  return [
    ...halves.map(({ kind }) => ({ kind, most: Math.ceil(budget / 2) })),
    ...walks.map(({ kind }) => ({ kind, most: budget })),
  ]
}
