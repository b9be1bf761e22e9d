// What the process counts, as text of OpenMetrics (https://prometheus.io/docs/specs/om/open_metrics_spec/). No label holds a name that
// a client chose: neither projects nor keys nor addresses.
import type { routes } from './routes.ts'

export type Operation = (typeof routes)[number]['operationId'] | 'other'

export interface Metrics {
  /** @param seconds from the request's arrival to its response */
  countRequest(operation: Operation, status: number, seconds: number): void
  countJob(end: 'completed' | 'failed' | 'lost' | 'handed_back'): void
  /** @param queue how many jobs wait and run in the database, whoever works on them; undefined if nobody knows for now */
  render(queue: { waiting: number; running: number } | undefined, memoryBytes: number): string
}

export const metricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

/** Upper limits of the buckets, in seconds. */
const buckets = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

interface Durations {
  readonly buckets: number[]
  count: number
  sum: number
}

/** @param started when the process began, in seconds since 1970 */
export function createMetrics(started: number): Metrics {
  const requests = new Map<string, number>()
  const durations = new Map<Operation, Durations>()
  const jobs = new Map<string, number>()
  const increase = (counts: Map<string, number>, labels: string) => counts.set(labels, (counts.get(labels) ?? 0) + 1)

  return {
    countRequest(operation, status, seconds) {
      increase(requests, `operation="${operation}",status="${status}"`)
      const kept = durations.get(operation) ?? { buckets: buckets.map(() => 0), count: 0, sum: 0 }
      durations.set(operation, kept)
      kept.count += 1
      kept.sum += seconds
      for (const [at, limit] of buckets.entries()) if (seconds <= limit) kept.buckets[at] = (kept.buckets[at] ?? 0) + 1
    },
    countJob(end) {
      increase(jobs, `end="${end}"`)
    },
    render(queue, memoryBytes) {
      const requestLines = [...requests].map(([labels, count]) => `_total{${labels}} ${count}`)
      const jobLines = [...jobs].map(([labels, count]) => `_total{${labels}} ${count}`)
      const families = [
        renderFamily('requests', 'counter', 'Requests served.', requestLines),
        renderFamily(
          'request_duration_seconds',
          'histogram',
          'Response time.',
          [...durations].flatMap(renderDurations),
          'seconds',
        ),
        renderFamily('jobs_ended', 'counter', 'Jobs finished or given up by this process’s worker.', jobLines),
        renderFamily(
          'jobs_active',
          'gauge',
          'Unfinished jobs in the database.',
          Object.entries(queue ?? {}).map(([state, count]) => `{state="${state}"} ${count}`),
        ),
        renderFamily('memory_bytes', 'gauge', 'Memory used by this process.', [` ${memoryBytes}`], 'bytes'),
        renderFamily('start_time_seconds', 'gauge', 'Start time of this process.', [` ${started}`], 'seconds'),
      ]
      return `${families.flat().join('\n')}\n# EOF\n`
    },
  }
}

function renderFamily(name: string, type: string, help: string, samples: readonly string[], unit?: string): string[] {
  const full = `feedback_service_${name}`
  return [
    `# TYPE ${full} ${type}`,
    ...(unit === undefined ? [] : [`# UNIT ${full} ${unit}`]),
    `# HELP ${full} ${help}`,
    ...samples.map((sample) => `${full}${sample}`),
  ]
}

function renderDurations([operation, kept]: readonly [Operation, Durations]): string[] {
  const label = `operation="${operation}"`
  return [
    ...buckets.map(
      (limit, at) => `_bucket{${label},le="${limit % 1 === 0 ? limit.toFixed(1) : limit}"} ${kept.buckets[at] ?? 0}`,
    ),
    `_bucket{${label},le="+Inf"} ${kept.count}`,
    `_count{${label}} ${kept.count}`,
    `_sum{${label}} ${kept.sum}`,
  ]
}
