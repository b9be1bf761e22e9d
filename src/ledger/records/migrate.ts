// Converts version 1, which stored sentences instead of codes, when it is read; the next commit writes version 2.
import { z } from 'zod'
import { dictionary } from './dictionary.ts'
import sentences from './version-1.json' with { type: 'json' }

const codes: ReadonlyMap<string, string> = new Map(Object.entries(sentences))
const flag = /^(?:possible prompt injection: |looks like orders to the agent, not feedback: )/

/** The code of the sentence that says why an entry was filtered out; anything else stays as it is. */
export function readCode(text: unknown): unknown {
  if (typeof text !== 'string') return text
  const sign = text.replace(flag, '')
  // A person must be able to release even an entry whose flag has been reworded since.
  return codes.get(sign) ?? (sign === text ? text : 'several-signs')
}

/** A shard's row of version 1 was the id of a fix, or a sentence. */
export function readRow(row: unknown): unknown {
  if (typeof row !== 'string' || row === 'given-up' || row === 'released' || row === 'reopened') return row
  const code = readCode(row)
  if (code !== row || row === 'advertising') return { filtered: code }
  return row.includes(' ') ? { filtered: 'other', text: row } : { fix: row }
}

const readers = z.looseObject({ voices: z.unknown() })
const renamedCount = readers.transform(({ voices, ...counts }) => ({ ...counts, comments: voices }))
const other = z.string().transform((text) => ({ code: 'other', text }))

const version1 = z.looseObject({
  fixes: z.array(readers.extend({ told: z.unknown(), prLink: z.unknown().optional(), reason: other.optional() })),
  creations: z.unknown(),
  rounds: z.unknown(),
  tally: z.looseObject({ pages: dictionary(renamedCount), weeks: dictionary(renamedCount) }),
  waiting: z.looseObject({ clusters: z.array(readers.extend({ reason: other })) }),
  setAside: z.unknown(),
})

const rejected = 'The service gave an address that is not a pull request of this GitHub.'

/** Reasons of fixes and clusters are only shown, so their sentences stay. Today's schema judges the result. */
export function migrate(json: unknown): unknown {
  const { fixes, creations, rounds, waiting, setAside, ...same } = version1.parse(json)
  return {
    ...same,
    schema: 2,
    fixes: fixes.map(({ voices, told, prLink, ...fix }) => ({
      ...fix,
      ...(fix.reason?.text === rejected ? { rejectedLink: prLink } : { prLink }),
      distinctReaders: voices,
      notified: told,
    })),
    jobCreations: creations,
    openRuns: rounds,
    waiting: {
      ...waiting,
      clusters: waiting.clusters.map(({ voices, ...cluster }) => ({ ...cluster, distinctReaders: voices })),
    },
    filteredCounts: setAside,
  }
}
