// A file of so much feedback, as JSON Lines.
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { feedbackSources, feedbackStatuses } from '../../../src/docs-api/vocabulary.ts'

export async function writeEntries(file: string, count: number): Promise<void> {
  await pipeline(Readable.from(listLines(count)), createWriteStream(file))
}

function* listLines(count: number): Generator<string> {
  for (let index = 0; index < count; index++) yield `${JSON.stringify(createEntry(index))}\n`
}

function createEntry(index: number): FeedbackEntry {
  const source = feedbackSources[index % 4] ?? 'agent'
  const base = {
    ...{
      id: `entry-${index}`,
      path: `/guide/page-${index % 500}`,
      status: feedbackStatuses[(index >> 2) % 4] ?? 'pending',
    },
    comment: `The example on this page does not work since version ${index % 50}, step ${index % 9} fails with an error.`,
    // Oldest first, as a file that was kept over the years; some at the same time, some undated.
    createdAt: index % 1000 === 7 ? null : new Date(1_600_000_000_000 + Math.floor(index / 2) * 60_000).toISOString(),
  }
  if (source === 'contextual') return { ...base, source, helpful: index % 8 === 0, contact: null }
  if (source === 'code_snippet') return { ...base, source, code: 'npm i acme', filename: null, lang: 'sh' }
  return { ...base, source }
}
