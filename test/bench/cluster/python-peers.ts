// Runs peers.py, which measures other clusterings with scikit-learn, and reads what it prints.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Item } from './peers.ts'
import { addPairs, countPairs, noPairs, type Pairs, type Sweep } from './score.ts'

export interface PythonPeers {
  readonly python: string
  readonly program: string
}

const lineSchema = z.object({
  t: z.number(),
  wall_s: z.number(),
  rss_mib: z.number(),
  pairs_gold: z.number(),
  pairs_predicted: z.number(),
  pairs_correct: z.number(),
})

/** What the program printed for one threshold. */
export type Measured = z.infer<typeof lineSchema>

/** The Python to run it with, or in words why there is none. Debian's own comes first: its packages bring scikit-learn. */
export function findPython(program: string): PythonPeers | string {
  if (!existsSync(program)) return `${program} does not exist.`
  const able = ['/usr/bin/python3', 'python3'].find(
    (python) => spawnSync(python, ['-c', 'import sklearn, scipy'], { stdio: 'ignore' }).status === 0,
  )
  if (able !== undefined) return { python: able, program }
  return 'No python3 with scikit-learn and scipy (Debian: python3-sklearn, python3-scipy, python3-igraph) was found.'
}

export interface PythonRun {
  readonly file: string
  readonly feature: string
  readonly thresholds: readonly number[]
  /** Of the program's own sample, which it draws with the seed 7. */
  readonly count?: number
}

/** Nothing when no text has a feature, on which scikit-learn stops; throws on any other failure. */
export function runPython({ python, program }: PythonPeers, run: PythonRun): Measured[] | undefined {
  const args = [program, run.file, '--peer', 'agglo', '--feat', run.feature, '--ts', run.thresholds.join(',')]
  if (run.count !== undefined) args.push('--n', `${run.count}`)
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }
  const { status, stdout, stderr } = spawnSync(python, args, { env, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0 && stderr.includes('empty vocabulary')) return undefined
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.trim().split('\n').at(-1)}`)
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)))
}

export function toPairs(measured: Measured): Pairs {
  return { gold: measured.pairs_gold, predicted: measured.pairs_predicted, correct: measured.pairs_correct }
}

/** Page by page, pairs summed. On a page where the program fails, nothing is found. */
export function sweepByPython(
  peers: PythonPeers,
  items: readonly Item[],
  feature: string,
  thresholds: readonly number[],
): { sweep: Sweep[]; failed: number } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cluster-'))
  try {
    let failed = 0
    const pages = [...Map.groupBy(items, ({ page }) => page).values()].filter((own) => own.length >= 2)
    const measured = pages.map((own, index) => {
      const file = join(folder, `${index}.jsonl`)
      writeItems(file, own)
      const found = runPython(peers, { file, feature, thresholds })
      if (found !== undefined) return found.map(toPairs)
      failed += 1
      const { gold } = countPairs(own.map(({ label }) => ({ label, group: undefined })))
      return thresholds.map(() => ({ ...noPairs, gold }))
    })
    const sweep = thresholds.map((threshold, place) => ({
      threshold,
      pairs: measured.map((found) => found[place] ?? noPairs).reduce(addPairs, noPairs),
    }))
    return { sweep, failed }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** In the form that the program reads. */
export function writeItems(file: string, items: readonly Omit<Item, 'page'>[]): void {
  writeFileSync(file, items.map(({ text, label }) => `${JSON.stringify({ text, label })}\n`).join(''))
}
