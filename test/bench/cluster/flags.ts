// What the benchmark is asked for on the command line.
import { parseArgs } from 'node:util'
import type { Half } from './load-set.ts'

const parts = ['own', 'peers', 'public', 'stability', 'speed'] as const
export type Part = (typeof parts)[number]

export interface Flags {
  readonly half: Half
  readonly curve: boolean
  readonly peers: string | undefined
  readonly sets: string | undefined
  readonly verify: boolean
  readonly speed: boolean
  readonly full: boolean
  readonly only: readonly Part[]
}

export const usage = `npm run bench:cluster -- [flags]
  --half a|b|all   pages of the own set: a is for tuning, b (the default) for reporting
  --curve          precision and recall over all thresholds
  --peers FILE     a program that measures other clusterings (peers.py: python3 with scikit-learn, scipy, igraph), in the same run
  --sets FOLDER    clinc150.jsonl and banking77.jsonl: lines {"text", "label"}
  --verify         with --peers and --sets: holds our own average linkage against that program's
  --speed          100,000 and 1,000,000 entries too; with --peers average linkage over 20,000 as well
  --full           1,000,000 entries three times
  --only a,b       only these parts: ${parts.join(', ')}`

/** Throws on what it does not know. */
export function parseFlags(args: readonly string[]): Flags {
  const { values } = parseArgs({
    args: [...args],
    options: {
      half: { type: 'string', default: 'b' },
      curve: { type: 'boolean', default: false },
      peers: { type: 'string' },
      sets: { type: 'string' },
      verify: { type: 'boolean', default: false },
      speed: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      only: { type: 'string', default: parts.join(',') },
    },
  })
  const { half, verify, peers, sets } = values
  if (half !== 'a' && half !== 'b' && half !== 'all') throw new Error(`--half is a, b or all, not ${half}.`)
  if (verify && (peers === undefined || sets === undefined)) throw new Error('--verify needs --peers and --sets.')
  const only = values.only.split(',').map((name) => {
    const part = parts.find((known) => known === name)
    if (part === undefined) throw new Error(`--only takes ${parts.join(', ')}, not ${name}.`)
    return part
  })
  return { ...values, half, peers, sets, only }
}
