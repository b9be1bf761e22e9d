// Part C: public labelled sets, all entries on one page; their files stay where they are.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { takeSample } from './sample.ts'
import { countPairs, type Pairs } from './score.ts'
import { clusterAt, indexClustering, type Point } from './subject.ts'

export const setNames = ['clinc150', 'banking77'] as const
export type SetName = (typeof setNames)[number]

/** The first is the one that peers.py draws with. */
export const seeds = [7, 8, 9] as const

const lineSchema = z.object({ text: z.string(), label: z.string() })
export type Line = z.infer<typeof lineSchema>

export function fileOf(folder: string, name: SetName): string {
  const file = join(folder, `${name}.jsonl`)
  if (!existsSync(file))
    throw new Error(`${file} does not exist: --sets takes the folder of ${setNames.join(' and ')}.`)
  return file
}

export function readSet(folder: string, name: SetName): Line[] {
  const lines = readFileSync(fileOf(folder, name), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => lineSchema.parse(JSON.parse(line)))
}

export interface PublicRun {
  readonly pairs: Pairs
  readonly aside: number
  readonly seconds: number
}

export function runSample(lines: readonly Line[], count: number, seed: number, point: Point): PublicRun {
  const sample = takeSample(lines, count, seed)
  const entries = sample.map(({ text }, index) => toEntry(text, index))
  const began = performance.now()
  const clustering = clusterAt(entries, point)
  const seconds = (performance.now() - began) / 1000
  const { topicOf } = indexClustering(clustering)
  const pairs = countPairs(sample.map(({ label }, index) => ({ label, group: topicOf.get(idOf(index)) })))
  return { pairs, aside: clustering.dropped.length, seconds }
}

function idOf(index: number): string {
  return `line-${String(index).padStart(6, '0')}`
}

function toEntry(comment: string, index: number): FeedbackEntry {
  return {
    id: idOf(index),
    path: '/page',
    comment,
    createdAt: new Date(Date.UTC(2026, 8, 1) + index * 60_000).toISOString(),
    status: 'pending',
    source: 'contextual',
    helpful: false,
    contact: null,
  }
}
