// Our service, started to be judged: a database with entries of every kind, pages that may send more, on a port.
import { randomUUID } from 'node:crypto'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { feedbackSources, feedbackStatuses } from '../../src/docs-api/vocabulary.ts'
import { openDatabase } from '../../src/service/data/database.ts'
import { archiveJob, finishJob, type Outcome } from '../../src/service/data/jobs.ts'
import { addKey } from '../../src/service/data/keys.ts'
import { saveWidget } from '../../src/service/data/widgets.ts'
import { listen } from '../../src/service/http/listen.ts'
import { createService } from '../../src/service/http/service.ts'
import { addEntries, addProjects } from '../service/builders.ts'
import { defaultJobPath, type JobEnd, type Target } from './target.ts'

export type JudgedService = Awaited<ReturnType<typeof startJudgedService>>

const main = { project: 'docs', key: 'key-of-docs' } as const
const expendable = { project: 'spent', key: 'key-of-spent' } as const

/** Whose pages may send feedback. */
export const site = 'https://docs.example.com'

const ends: Record<Exclude<JobEnd, 'archived'>, Outcome> = {
  'pull-request': { status: 'completed', prLink: 'https://github.com/acme/docs/pull/1' },
  unchanged: { status: 'completed', prLink: null },
  failed: { status: 'failed', reason: 'the agent lost its way' },
}

/** @param url of an empty database */
export async function startJudgedService(url: string) {
  const database = await openDatabase(url)
  const { queries } = database
  for (const { project, key } of [main, expendable]) {
    await addProjects(database, project)
    const given = { key, projectId: project, access: 'write', name: 'conformance', expiresAt: null } as const
    await addKey(queries, given, Date.now())
  }
  await addEntries(database, main.project, createEntries())
  await saveWidget(queries, { projectId: main.project, origins: [site], takesContact: true })
  const service = createService({
    ...{ database, model: 'scripted', now: Date.now, id: randomUUID, enqueue: async () => undefined },
    widget: { limits: { perAddress: 1_000_000, perProject: 1_000_000 }, trustedProxies: 0 },
  })
  const listening = await listen(service, { port: 0, host: '127.0.0.1', grace: 0 })
  let closed = false
  const closeDatabase = async () => {
    if (!closed) await database.close()
    closed = true
  }
  const target: Target = {
    ...{ baseUrl: listening.url, ...main, jobPath: defaultJobPath, expendable },
    endJob: async (id, how) => {
      if (how === 'archived') await archiveJob(queries, main.project, id, Date.now())
      else await finishJob(queries, id, ends[how])
    },
    breakStorage: closeDatabase,
  }
  return { target, close: () => listening.close().then(closeDatabase) }
}

/** 130 of every source and status, some at the same time, some undated. */
function createEntries(): FeedbackEntry[] {
  return Array.from({ length: 130 }, (_, index) => {
    const source = feedbackSources[index % 4] ?? 'agent'
    const status = feedbackStatuses[Math.floor(index / 4) % 4] ?? 'pending'
    const at = new Date(Date.parse('2026-11-20T10:00:00Z') - Math.floor(index / 2) * 7_200_000)
    const createdAt = index % 20 === 7 ? null : at.toISOString()
    const base = { id: `entry-${index}`, path: `/guide/${index % 9}`, comment: 'It fails', createdAt, status }
    const contact = index % 3 === 0 ? 'ann@example.com' : null
    const filename = index % 3 === 0 ? null : 'setup.sh'
    if (source === 'contextual') return { ...base, source, helpful: index % 8 === 0, contact }
    if (source === 'code_snippet') return { ...base, source, code: 'npm i acme', filename, lang: 'sh' }
    return { ...base, source, comment: source === 'agent' ? base.comment : null }
  })
}
