// Version 1 stored sentences where today's ledger has codes: carried over as it is read; the next commit writes version 2.
import { z } from 'zod'
import { keyed } from './keyed.ts'
import filterCodes from './version-1.json' with { type: 'json' }

const readers = z.looseObject({ voices: z.unknown() })
const version1 = z.looseObject({
  fixes: z.array(
    z.looseObject({
      voices: z.unknown(),
      told: z.unknown(),
      prLink: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
  creations: z.unknown(),
  rounds: z.unknown(),
  tally: z.looseObject({ pages: keyed(readers), weeks: keyed(readers) }),
  waiting: z.looseObject({ clusters: z.array(z.looseObject({ voices: z.unknown(), reason: z.string() })) }),
  setAside: keyed(z.number()),
})

const rejected = 'The service gave an address that is not a pull request of this GitHub.'

/** Reasons of fixes and clusters are only shown, so their sentences stay. The schema of today judges the result. */
export function migrate(json: unknown): unknown {
  const { fixes, creations, rounds, tally, waiting, setAside, ...same } = version1.parse(json)
  return {
    ...same,
    schema: 2,
    fixes: fixes.map(({ voices, told, prLink, reason, ...fix }) => ({
      ...fix,
      ...(reason === rejected ? { rejectedLink: prLink } : { prLink }),
      distinctReaders: voices,
      notified: told,
      reason: reason === undefined ? undefined : { code: 'other', text: reason },
    })),
    jobCreations: creations,
    openRuns: rounds,
    tally: { ...tally, pages: renameCounts(tally.pages), weeks: renameCounts(tally.weeks) },
    waiting: {
      ...waiting,
      clusters: waiting.clusters.map(({ voices, reason, ...cluster }) => ({
        ...cluster,
        distinctReaders: voices,
        reason: { code: 'other', text: reason },
      })),
    },
    filteredCounts: sumCounts(setAside),
  }
}

function renameCounts(counts: Readonly<Record<string, { readonly voices?: unknown }>>) {
  return Object.fromEntries(
    Object.entries(counts).map(([key, { voices, ...rest }]) => [key, { ...rest, comments: voices }]),
  )
}

/** Several sentences may have one code. */
function sumCounts(setAside: Readonly<Record<string, number>>): Record<string, number> {
  const sums = new Map<string, number>()
  for (const [reason, entries] of Object.entries(setAside)) {
    const code = readFilterReason(reason)
    sums.set(code, (sums.get(code) ?? 0) + entries)
  }
  return Object.fromEntries(sums)
}

const codes: ReadonlyMap<string, string> = new Map(Object.entries(filterCodes))
const flag = /^(?:possible prompt injection: |looks like orders to the agent, not feedback: )/

function readFilterReason(text: string): string {
  if (text === 'given up: every attempt at it failed') return 'given-up'
  const sign = text.replace(flag, '')
  // A flag that was reworded since can be taken back by a person all the same.
  return codes.get(sign) ?? (sign === text ? 'other' : 'several-signs')
}

/** What version 1 recorded of an entry in a shard: the id of its fix, or a sentence. */
export function migrateResolution(text: string): unknown {
  if (text === 'given-up' || text === 'released') return text
  const filtered = readFilterReason(text)
  if (filtered !== 'other') return { filtered }
  return text.includes(' ') ? { filtered, text } : { fix: text }
}
