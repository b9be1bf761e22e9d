// The log: JSON, one line for each event. It never holds a key, a token, or what readers wrote.
import pino, { type DestinationStream, type Logger } from 'pino'
import type { WorkerEvent } from '../worker/worker.ts'

export type Log = Logger

/** Nothing logs these on purpose; a second look costs nothing. */
const secrets = ['authorization', 'key', 'token', 'prompt', 'password', 'connectionString']

export function createLog(level: string, destination: DestinationStream): Log {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return pino(
    {
      ...{ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths, remove: true } },
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

export function logWorkerEvent(log: Log, event: WorkerEvent): void {
  if (event.kind === 'error') {
    log.error({ err: describeError(event.error) }, 'Unexpected error in the worker; it keeps running')
    return
  }
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
