// The log: JSON, one line for each event. It never holds a key, a token, or what readers wrote.
import pino, { type DestinationStream, type Logger } from 'pino'
import { findTrouble } from '../data/trouble.ts'
import type { WorkerEvent } from '../worker/worker.ts'

export type Log = Logger

/** Nothing logs these on purpose; a second look costs nothing. */
const secrets = ['authorization', 'key', 'token', 'prompt', 'password', 'connectionString']

export function createLog(level: string, destination: DestinationStream): Log {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, remove: true },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  )
}

/** What an error is and where it happened, without its message: that could repeat what a client sent. */
export function describeError(error: unknown): { name: string; code?: unknown; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    ...('code' in error ? { code: error.code } : {}),
    at: frames.slice(0, 8).map((line) => line.trim().slice(3)),
  }
}

/** Between two lines about the same trouble, in milliseconds: every request and every look at the queue meets it. */
const betweenTroubles = 60_000

/** Logs errors of a process that goes on: trouble with the database as what a person can do about it, anything else as it is. */
export function createErrorLog(log: Log, now: () => number): (error: unknown, what: string) => void {
  const last = new Map<string, number>()
  return (error, what) => {
    const trouble = findTrouble(error)
    if (trouble === undefined) return log.error({ err: describeError(error) }, what)
    if (Math.abs(now() - (last.get(trouble.kind) ?? Number.NEGATIVE_INFINITY)) < betweenTroubles) return
    last.set(trouble.kind, now())
    log.error({ trouble: trouble.kind }, `${trouble.remedy}. Requests get a 503, and jobs wait, until then.`)
  }
}

/** Requests without a valid key, as one line a minute with their number: an attacker fills no disk. */
export function countBadKeys(log: Log, now: () => number): () => void {
  let count = 0
  let last = Number.NEGATIVE_INFINITY
  return () => {
    count += 1
    if (Math.abs(now() - last) < betweenTroubles) return
    log.warn({ status: 401, count }, 'Requests without a valid key')
    last = now()
    count = 0
  }
}

export function logWorkerEvent(log: Log, event: Exclude<WorkerEvent, { kind: 'error' }>): void {
  const { task, attempt } = event.claim
  const job = { job: task.jobId, project: task.projectId }
  switch (event.kind) {
    case 'started':
      log.info({ ...job, attempt }, 'Job started')
      break
    case 'lost':
      log.warn(job, 'Job taken over by another worker, or archived')
      break
    case 'handed-back':
      log.info(job, 'Job returned to the queue')
      break
    case 'ended':
      if (event.outcome.status === 'completed') log.info({ ...job, pullRequest: event.outcome.prLink }, 'Job completed')
      else log.warn({ ...job, reason: event.outcome.reason }, 'Job failed')
  }
}
