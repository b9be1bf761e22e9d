// Public labelled sets, all entries on one page; their files stay where they are.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { createDice } from '../../simulation/dice.ts'
import { countPairs, meanOf, precisionOf, recallOf } from './score.ts'
import { cluster, indexClusters } from './subject.ts'
import { type Report, showCount, showShare } from './tables.ts'

const names = ['clinc150', 'banking77'] as const
const sizes = [1_000, 5_000] as const
const judged = 5_000
/** A label is an intent, which is broader than one complaint. */
const target = { precision: 0.9, recall: 0.03 }
const lineSchema = z.object({ text: z.string(), label: z.string() })
type Line = z.infer<typeof lineSchema>

export function reportPublicSets(report: Report, folder: string): void {
  report.section('Public sets, all entries on one page')
  const sets = names.map((name) => ({ name, lines: readSet(join(folder, `${name}.jsonl`)) }))
  const rows = sizes.flatMap((size) => {
    const found = sets.map(({ name, lines }) => ({ name, ...measure(lines, size) }))
    const macro = {
      name: 'macro',
      precision: meanOf(found.map(({ precision }) => precision)),
      recall: meanOf(found.map(({ recall }) => recall)),
    }
    if (size === judged)
      report.target({
        what: `public sets, macro: precision and recall of ${showCount(size)}`,
        target: `≥ ${target.precision}, ≥ ${target.recall}`,
        figure: `${showShare(macro.precision)}, ${showShare(macro.recall)}`,
        met: macro.precision >= target.precision && macro.recall >= target.recall,
      })
    return [...found, macro].map((own) => [own.name, showCount(size), showShare(own.precision), showShare(own.recall)])
  })
  report.table(['set', 'entries', 'precision', 'recall'], rows)
}

function measure(lines: readonly Line[], size: number): { precision: number; recall: number } {
  const found = [7, 8, 9].map((seed) => {
    const dice = createDice(seed)
    const drawn = lines.map((line) => ({ line, place: dice.random() })).sort((a, b) => a.place - b.place)
    const sample = drawn.slice(0, size).map(({ line }) => line)
    const { topicOf } = indexClusters(cluster(sample.map(({ text }, index) => toEntry(text, index))))
    return countPairs(sample.map(({ label }, index) => ({ label, group: topicOf.get(idOf(index)) })))
  })
  return { precision: meanOf(found.map(precisionOf)), recall: meanOf(found.map(recallOf)) }
}

function readSet(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => lineSchema.parse(JSON.parse(line)))
}

function idOf(index: number): string {
  return `line-${String(index).padStart(6, '0')}`
}

function toEntry(comment: string, index: number): FeedbackEntry {
  const createdAt = new Date(Date.UTC(2026, 8, 1) + index * 60_000).toISOString()
  const base = { id: idOf(index), path: '/page', comment, createdAt, status: 'pending' as const }
  return { ...base, source: 'contextual', helpful: false, contact: null }
}
