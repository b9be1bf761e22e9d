// The jobs of one project: their life cycle, and how many may be created per hour.
import type { Job } from '../../../src/docs-api/contract.ts'

const HOUR = 3_600_000

/** A job with what only the service itself sees. */
export type JobRecord = { job: Job; prompt: string; failure: string | null }
export type Outcome = { status: 'completed'; prLink: string | null } | { status: 'failed'; reason: string }
type NewJob = Pick<Job, 'id' | 'source' | 'model'> & { prompt: string }

export function createJobDesk(jobsPerHour: number) {
  const records = new Map<string, JobRecord>()
  let creations: number[] = []

  const update = (id: string, advance: (record: JobRecord) => JobRecord): Job => {
    const record = records.get(id)
    if (!record) throw new Error('There is no such job in this project')
    const next = advance(record)
    records.set(id, next)
    return next.job
  }

  return {
    /** Whole seconds until a creation is allowed again; 0: now. */
    countSecondsToWait(now: number): number {
      creations = creations.filter((at) => now - at < HOUR)
      const oldest = creations.at(-jobsPerHour)
      return oldest === undefined ? 0 : Math.ceil((oldest + HOUR - now) / 1000)
    },
    create({ prompt, id, source, model }: NewJob, now: number): Job {
      if (records.has(id)) throw new Error('Job ids must be unique')
      creations.push(now)
      const createdAt = new Date(now).toISOString()
      const job: Job = { id, status: 'active', source, model, prLink: null, createdAt, archivedAt: null }
      records.set(id, { job, prompt, failure: null })
      return job
    },
    find: (id: string): JobRecord | undefined => records.get(id),
    /** Oldest first. */
    list: (): JobRecord[] => [...records.values()],
    /** Only an active job ends; a pull request that an archived one still produces is kept, because it exists. */
    finish: (id: string, outcome: Outcome): Job => update(id, (record) => finish(record, outcome)),
    archive: (id: string, now: number): Job =>
      update(id, ({ job, ...rest }) => {
        const archivedAt = job.archivedAt ?? new Date(now).toISOString()
        return { ...rest, job: { ...job, status: 'archived', archivedAt } }
      }),
  }
}

export type JobDesk = ReturnType<typeof createJobDesk>

function finish(record: JobRecord, outcome: Outcome): JobRecord {
  const { job } = record
  const prLink = outcome.status === 'completed' ? outcome.prLink : null
  switch (job.status) {
    case 'active':
      return {
        ...record,
        failure: outcome.status === 'failed' ? outcome.reason : null,
        job: { ...job, status: outcome.status, prLink },
      }
    case 'archived':
      return { ...record, job: { ...job, prLink: job.prLink ?? prLink } }
    case 'completed':
    case 'failed':
      return record
  }
}
