// What the tests of the service share: projects, entries and jobs in a database.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Database } from '../../src/service/data/database.ts'
import { saveEntries } from '../../src/service/data/feedback-table.ts'
import { type CreationRules, createJob, type NewJob } from '../../src/service/data/job-creation.ts'
import { saveProject } from '../../src/service/data/projects.ts'

export const noon = Date.parse('2026-11-21T12:00:00Z')
export const by = { at: noon, actor: 'ann' }
export const source = { repository: 'acme/docs', ref: 'main' }

export async function addProjects({ queries }: Database, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await saveProject(queries, { id, ...source })
}

export const addEntries = (database: Database, projectId: string, entries: readonly FeedbackEntry[]) =>
  database.transaction((queries) => saveEntries(queries, projectId, entries))

/** A job that is in no queue, unless `enqueue` puts it there. */
export function addJob(database: Database, id: string, given: Partial<NewJob & CreationRules> = {}) {
  const { now = noon, jobsPerHour = 100, enqueue = async () => undefined, ...job } = given
  const whole = { id, projectId: 'docs', prompt: 'Fix it', source, model: 'm', ...job }
  return createJob(database, whole, { now, actor: 'key action', jobsPerHour, enqueue })
}
