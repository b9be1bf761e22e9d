// Measures one clustering in a child process with one core, and the peer's with peers.py.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { generateEntries, type Plan } from './generate.ts'
import { type PythonPeers, runPython, writeItems } from './python-peers.ts'

const measuredSchema = z.object({
  /** Of the clustering alone. */
  seconds: z.number(),
  /** The most that the whole process held, the entries included. */
  mebibytes: z.number(),
  /** Of a comment, on average. */
  characters: z.number(),
  clusters: z.number(),
  topics: z.number(),
})

/** `heap` is the limit in MiB that it ran under. */
export type Measured = z.infer<typeof measuredSchema> & { readonly heap: number }

/** The first leaves room for what is held outside of the heap; the second says what it would have needed. */
const heaps = [1_200, 12_000] as const
const longest = 20 * 60_000
const child = fileURLToPath(new URL('speed-child.ts', import.meta.url))

/** Whether one core can be asked for. */
export const hasTaskset = spawnSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' }).status === 0

/** In words why not, when it did not end. */
export function measureSpeed(plan: Plan): Measured | string {
  for (const heap of heaps) {
    const command = [process.execPath, `--max-old-space-size=${heap}`, child, JSON.stringify(plan)]
    const [program = '', ...args] = hasTaskset ? ['taskset', '-c', '0', ...command] : command
    const { status, signal, stdout, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      timeout: longest,
    })
    if (status === 0) return { ...measuredSchema.parse(JSON.parse(stdout)), heap }
    if (signal === 'SIGTERM') return 'too slow'
    if (stderr.includes('heap out of memory')) continue
    return /^\w*Error: .*$/m.exec(stderr)?.[0] ?? `ended with ${status ?? signal}`
  }
  return 'out of memory'
}

/** Average linkage over characters beside words; it takes no notice of pages. */
export function measurePeer(python: PythonPeers, plan: Plan): { seconds: number; mebibytes: number } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cluster-'))
  try {
    const file = join(folder, 'generated.jsonl')
    writeItems(
      file,
      generateEntries(plan).map(({ comment }) => ({ text: comment ?? '', label: 'any' })),
    )
    const [line] = runPython(python, { file, feature: 'combo', thresholds: [0.55] }) ?? []
    return line && { seconds: line.wall_s, mebibytes: line.rss_mib }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
