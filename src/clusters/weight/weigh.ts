// How many independent readers each cluster is worth: the same words, one contact and bursts count little more than once.
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import { dampBursts } from './damp.ts'
import type { Voices } from './number-voices.ts'
import { spreadVoices } from './spread.ts'
import { measureAge } from './times.ts'

/** Why entries count less than one reader each; in this order they are told. */
export const causes = {
  copies: 'near-copies',
  contact: 'one contact',
  elsewhere: 'said elsewhere too',
  short: 'the same few words',
  burst: 'at about the same time',
} as const
export type Cause = keyof typeof causes

export interface Weight {
  /** Commented entries. */
  readonly entries: number
  /** Readers and agents; near-copies, and entries of one contact, are one. */
  readonly voices: number
  readonly agents: number
  /** Entries about code. */
  readonly snippets: number
  /** What they count for, in independent readers. */
  readonly worth: number
  /** Of what each voice weighs before bursts are damped: all of it, that of "not helpful", that about a snippet. */
  readonly whole: number
  readonly unhelpful: number
  readonly code: number
  /** Epoch milliseconds of the oldest and newest dated entry. */
  readonly oldest: number | null
  readonly newest: number | null
  readonly causes: readonly Cause[]
}

/** An agent's report is exact, but nobody knows for how many readers it speaks, nor whether the same agent wrote three. */
const agentWorth = 1 / 2
/** A burst is told as a cause where it takes so much of what the voices would count for. */
const toldBurst = 1 / 2

/** `members`: rows by cluster; each row is in one. */
export function weighClusters(
  members: readonly (readonly number[])[],
  entries: readonly FeedbackEntry[],
  voices: Voices,
): Weight[] {
  const { first, shares } = spreadVoices(members, voices)
  return members.map((rows, cluster) => {
    const speakers = first[cluster] ?? []
    const sum = { whole: 0, unhelpful: 0, code: 0, agents: 0 }
    const echoes = countEchoes(speakers, voices)
    const weights = speakers.map((row, index) => {
      const entry = entries[row]
      const isAgent = entry?.source === 'agent'
      const weight = ((shares.get(row) ?? 1) * (isAgent ? agentWorth : 1)) / worthOfEcho(echoes[index] ?? 1)
      sum.whole += weight
      if (isAgent) sum.agents += 1
      if (entry?.source === 'contextual' && !entry.helpful) sum.unhelpful += weight
      if (entry?.source === 'code_snippet') sum.code += weight
      return weight
    })
    const times = speakers.map((row) => voices.seconds[row] as number)
    const worth = speakers.length === 0 ? 0 : dampBursts(times, weights)
    const found: Record<Cause, boolean> = {
      copies: rows.length > speakers.length && rows.some((row) => isCopy(row, voices)),
      contact: rows.length > speakers.length && rows.some((row) => voices.voiceOf[row] !== row && !isCopy(row, voices)),
      elsewhere: shares.size > 0 && speakers.some((row) => (shares.get(row) ?? 1) < 1),
      short: echoes.some((echo) => echo > 1),
      burst: worth < sum.whole * toldBurst,
    }
    const told = (Object.keys(causes) as Cause[]).filter((cause) => found[cause])
    const snippets = rows.filter((row) => entries[row]?.source === 'code_snippet').length
    return {
      ...sum,
      ...measureAge(rows, voices.times),
      snippets,
      entries: rows.length,
      voices: speakers.length,
      worth,
      causes: told,
    }
  })
}

function isCopy(row: number, { leaderOf, isLong }: Voices): boolean {
  const leader = leaderOf[row] as number
  return leader !== row && isLong[leader] === 1
}

/** For each voice, the how manieth it is to say the same few words. */
function countEchoes(speakers: readonly number[], { leaderOf }: Voices): number[] {
  if (speakers.every((row) => leaderOf[row] === row)) return speakers.map(() => 1)
  const counts = new Map<number, number>()
  return speakers.map((row) => {
    const leader = leaderOf[row] as number
    const count = (counts.get(leader) ?? 0) + 1
    counts.set(leader, count)
    return count
  })
}

/** The second counts a half, the third a sixth, the fourth a twelfth: all together less than two. */
function worthOfEcho(echo: number): number {
  return echo === 1 ? 1 : echo * (echo - 1)
}
