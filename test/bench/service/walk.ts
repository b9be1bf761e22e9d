// One process: imports so many entries into a database, serves them, and walks all pages by requests. Prints its figures as JSON.
import { randomUUID } from 'node:crypto'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { feedbackSources, feedbackStatuses } from '../../../src/docs-api/vocabulary.ts'
import { openDatabase } from '../../../src/service/data/database.ts'
import { saveEntries } from '../../../src/service/data/feedback.ts'
import { addKey } from '../../../src/service/data/keys.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { createService } from '../../../src/service/http/service.ts'

export interface Walked {
  readonly entries: number
  readonly pages: number
  readonly entriesPerSecond: number
  readonly pagesPerSecond: number
  /** Time of the last tenth of the pages by that of the first. */
  readonly lastByFirst: number
  readonly mebibytes: number
}

const [url = '', size = '', step = 'import'] = process.argv.slice(2)
const count = Number(size)
const batch = 2000
const project = 'docs'
const key = 'key-of-the-walk'

if (step === 'import') console.log(JSON.stringify(await load()))
else console.log(JSON.stringify(await walk()))

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

async function load(): Promise<{ entriesPerSecond: number }> {
  const database = await openDatabase(url)
  await saveProject(database.queries, { id: project, repository: 'acme/docs', ref: 'main' })
  await addKey(database.queries, { key, projectId: project, access: 'read', name: 'walk', expiresAt: null }, Date.now())
  const begun = performance.now()
  for (let start = 0; start < count; start += batch) {
    const entries = Array.from({ length: Math.min(batch, count - start) }, (_, index) => createEntry(start + index))
    await database.transaction((transaction) => saveEntries(transaction, project, entries))
  }
  const seconds = (performance.now() - begun) / 1000
  await database.close()
  return { entriesPerSecond: count / seconds }
}

async function walk(): Promise<Omit<Walked, 'entriesPerSecond'>> {
  const database = await openDatabase(url)
  const service = createService({
    ...{ database, model: 'none', now: Date.now, id: randomUUID, enqueue: async () => undefined },
  })
  const headers = { authorization: `Bearer ${key}` }
  const times: number[] = []
  let entries = 0
  let mebibytes = 0
  let cursor: string | null = null
  do {
    const begun = performance.now()
    const query: string = cursor === null ? '' : `&cursor=${cursor}`
    const response = await service.fetch(
      new Request(`http://service/v1/analytics/${project}/feedback?limit=100${query}`, { headers }),
    )
    const page = await response.text()
    times.push(performance.now() - begun)
    // Read as text: the client's memory is none of the service's.
    entries += page.split('"createdAt":').length - 1
    cursor = /"nextCursor":"([^"]+)"/.exec(page)?.[1] ?? null
    mebibytes = Math.max(mebibytes, process.memoryUsage.rss() / 1_048_576)
  } while (cursor !== null)
  await database.close()
  const sum = (list: readonly number[]) => list.reduce((total, time) => total + time, 0)
  const tenth = Math.max(1, Math.floor(times.length / 10))
  return {
    ...{ entries, pages: times.length, pagesPerSecond: (times.length * 1000) / sum(times), mebibytes },
    lastByFirst: sum(times.slice(-tenth)) / sum(times.slice(0, tenth)),
  }
}
