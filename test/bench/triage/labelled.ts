// The texts that the scorer of src/triage is trained on, each with its source, by which it is checked.
import { readdirSync, readFileSync } from 'node:fs'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { rating, snippet } from '../../clusters/entries.ts'
import { loadSet } from '../cluster/load-set.ts'

export type Label = 'keep' | 'praise' | 'support' | 'spam'
export interface LabelledText {
  readonly source: string
  readonly label: Label
  readonly entry: FeedbackEntry
}

interface Line {
  readonly text?: string
  readonly parts?: readonly string[]
  readonly label?: Label
  readonly helpful?: boolean
  readonly source?: 'agent' | 'code_snippet'
}

const corpus = new URL('../../corpus/', import.meta.url)
const named: Readonly<Record<string, Label>> = {
  complaints: 'keep',
  praise: 'praise',
  spam: 'spam',
  support: 'support',
}

export function loadLabelled(): LabelledText[] {
  return [...readFolder('filters'), ...readFolder('benign'), ...readSets()].filter(({ entry }) => entry.comment)
}

function readFolder(folder: string): LabelledText[] {
  const files = readdirSync(new URL(`${folder}/`, corpus)).sort()
  return files.flatMap((file) => {
    const name = file.replace('.jsonl', '')
    const lines = readFileSync(new URL(`${folder}/${file}`, corpus), 'utf8')
      .trim()
      .split('\n')
    return lines.map((text) => {
      const line: Line = JSON.parse(text)
      const source = folder === 'benign' || named[name] !== undefined ? folder : name
      return { source, label: line.label ?? named[name] ?? 'keep', entry: entryOf(line) }
    })
  })
}

function entryOf({ text, parts, helpful = false, source }: Line): FeedbackEntry {
  const comment = text ?? parts?.join('') ?? ''
  if (source === 'code_snippet') return snippet('a', comment)
  const entry = rating('a', comment, { helpful })
  return source === 'agent'
    ? { id: 'a', path: entry.path, comment, createdAt: entry.createdAt, status: 'pending', source }
    : entry
}

const kinds = { complaint: 'keep', praise: 'praise', support: 'support', spam: 'spam' } as const

function readSets(): LabelledText[] {
  const lines = [...loadSet('own'), ...loadSet('check')]
  return lines.flatMap(({ kind, entry }) =>
    kind in kinds ? [{ source: 'sets', label: kinds[kind as keyof typeof kinds], entry }] : [],
  )
}
