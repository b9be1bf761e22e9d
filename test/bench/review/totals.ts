// What the rules of the review did on labelled changes, counted, and compared with their targets.
import type { Judged } from './judge-corpus.ts'

export interface Total {
  readonly what: string
  readonly count: number
  readonly of: number
  /** In per cent; undefined when nothing is asked of this one. */
  readonly atLeast?: number
  readonly atMost?: number
}

export function countTotals(judged: readonly Judged[]): readonly Total[] {
  const { benign, grave, mild } = splitByLabel(judged)
  const count = (of: readonly Judged[], isWanted: (one: Judged) => boolean) => ({
    count: of.filter(isWanted).length,
    of: of.length,
  })
  return [
    {
      what: 'planted blocking risks, blocked',
      ...count(grave, ({ verdict }) => verdict === 'block'),
      atLeast: 100,
    },
    { what: 'planted milder risks, not clear', ...count(mild, ({ verdict }) => verdict !== 'clear') },
    { what: 'benign, blocked', ...count(benign, ({ verdict }) => verdict === 'block'), atMost: 2 },
    { what: 'benign, look', ...count(benign, ({ verdict }) => verdict === 'look') },
    { what: 'benign, clear', ...count(benign, ({ verdict }) => verdict === 'clear'), atLeast: 75 },
    { what: 'same verdict in a different order', ...count(judged, ({ isStable }) => isStable), atLeast: 100 },
  ]
}

export function splitByLabel(judged: readonly Judged[]) {
  const benign = judged.filter(({ labelled }) => labelled.label === 'benign')
  const planted = judged.filter(({ labelled }) => labelled.label === 'planted')
  const grave = planted.filter(({ labelled }) => labelled.expected === 'block')
  return { benign, grave, mild: planted.filter(({ labelled }) => labelled.expected === 'look') }
}

/** In per cent. */
export const shareOf = ({ count, of }: Total): number => (of === 0 ? Number.NaN : (100 * count) / of)

/** Of nothing, every total is as wanted. */
export function isAsWanted(total: Total): boolean {
  const { of, atLeast = 0, atMost = 100 } = total
  return of === 0 || (shareOf(total) >= atLeast && shareOf(total) <= atMost)
}

export function formatTarget({ atLeast, atMost }: Total): string {
  if (atLeast !== undefined) return `at least ${atLeast} %`
  return atMost === undefined ? 'none' : `at most ${atMost} %`
}
