// Ledgers of version 1, which stored sentences: carried over as they are read; the next commit writes version 2.
import { z } from 'zod'
import { keyed } from './keyed.ts'
import { declinedReturns } from './limits.ts'
import type { WaitReason } from './reason.ts'
import texts from './version-1.json' with { type: 'json' }

const byText = (codes: Readonly<Record<string, string>>) => new Map(Object.entries(codes))
const fixCodes = byText(texts.fixes)
const waitCodes = byText(texts.waiting)
const filterCodes = byText(texts.filtered)

/** Sentences with numbers in them. */
const waitForms: readonly (readonly [RegExp, (first: number, second: number) => WaitReason])[] = [
  [/^As many fixes are open as max-open \((\d+)\) allows\.$/, (limit) => ({ code: 'max-open', limit })],
  [/^This run creates at most max-jobs \((\d+)\) jobs\.$/, (limit) => ({ code: 'max-jobs', limit })],
  [/^The (\d+) job creations of this hour are used up\.$/, (limit) => ({ code: 'hourly-limit', limit })],
  [
    /^Fewer comments \((\d+)\) than min-cluster-size \((\d+)\)\.$/,
    (comments, limit) => ({ code: 'min-cluster-size', comments, limit }),
  ],
  [/^A pull request for this was declined; /, () => ({ code: 'declined', after: declinedReturns })],
]

const readers = z.looseObject({ voices: z.unknown() })
const version1 = z.looseObject({
  fixes: z.array(
    z.looseObject({
      state: z.string(),
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

/** What version 1 called by other names; its reasons by their codes. The schema of today judges the result. */
export function migrate(json: unknown): unknown {
  const { fixes, creations, rounds, tally, waiting, setAside, ...same } = version1.parse(json)
  return {
    ...same,
    schema: 2,
    fixes: fixes.map(({ voices, told, prLink, reason, ...fix }) => {
      const code = reason === undefined ? undefined : readFixReason(reason, fix.state)
      const link = code?.code === 'rejected-link' ? { rejectedLink: prLink } : { prLink }
      return { ...fix, ...link, distinctReaders: voices, notified: told, reason: code }
    }),
    jobCreations: creations,
    openRuns: rounds,
    tally: { ...tally, pages: renameCounts(tally.pages), weeks: renameCounts(tally.weeks) },
    waiting: {
      ...waiting,
      clusters: waiting.clusters.map(({ voices, reason, ...cluster }) => ({
        ...cluster,
        distinctReaders: voices,
        reason: readWaitReason(reason),
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

/** Several sentences of version 1 may have one code. */
function sumCounts(setAside: Readonly<Record<string, number>>): Record<string, number> {
  const sums = new Map<string, number>()
  for (const [reason, entries] of Object.entries(setAside)) {
    const code = readFilterReason(reason)
    sums.set(code, (sums.get(code) ?? 0) + entries)
  }
  return Object.fromEntries(sums)
}

const jobLost = 'Its job could not be read for seven days. '

function readFixReason(text: string, state: string) {
  const code = fixCodes.get(text)
  if (code !== undefined) return { code }
  if (text.startsWith(jobLost)) return { code: 'job-lost', error: text.slice(jobLost.length) }
  // What is left are the service's own words.
  if (state === 'uncertain') return { code: 'unanswered', error: text }
  if (state === 'active') return { code: 'job-unreadable', error: text }
  return state === 'failed' || state === 'given-up' ? { code: 'refused', error: text } : { code: 'other', text }
}

function readWaitReason(text: string) {
  const code = waitCodes.get(text)
  if (code !== undefined) return { code }
  for (const [form, read] of waitForms) {
    const found = form.exec(text)
    if (found !== null) return read(Number(found[1]), Number(found[2]))
  }
  return { code: 'other', text }
}

function readFilterReason(text: string): string {
  if (text === 'given up: every attempt at it failed') return 'given-up'
  return filterCodes.get(text) ?? (isFlagText(text) ? 'several-signs' : 'other')
}

/** What version 1 recorded of an entry in a shard: the id of its fix, or a sentence. */
export function migrateResolution(text: string): unknown {
  if (text === 'given-up' || text === 'released') return text
  const filtered = readFilterReason(text)
  if (filtered !== 'other') return { filtered }
  return text.includes(' ') || text === 'advertising' ? { filtered, text } : { fix: text }
}

/** Also one that was reworded between versions can be taken back by a person. */
function isFlagText(text: string): boolean {
  return /^(?:possible prompt injection: |looks like orders to the agent, not feedback: )/.test(text)
}
