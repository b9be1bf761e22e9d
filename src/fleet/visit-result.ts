// What one visit came to, in numbers and links: no prompt, no reader's word, nothing that only a private repository may show.
import { z } from 'zod'

const ends = ['nothing-new', 'done', 'partly-done', 'failed'] as const

/** The parts of a run's report (docs/report.schema.json) that a fleet needs. */
const reportSchema = z.object({
  end: z.enum(ends),
  entries: z.object({ new: z.number().int().min(0), requests: z.number().int().min(0) }),
  clusters: z.array(z.object({ decision: z.string() })),
  fixes: z.array(z.object({ state: z.string(), prLink: z.string().nullable() })),
  tracking: z.object({ issueUrl: z.string().nullable() }),
})

const visitResultSchema = z.object({
  project: z.string(),
  organisation: z.string(),
  /** `not-run`: nothing was started, for the reason that `fault` gives; the next run makes up for it. */
  end: z.enum([...ends, 'not-run']),
  /** Of the process; null if it was killed or not started. */
  code: z.number().nullable(),
  fault: z.string().max(2000).nullable(),
  newEntries: z.number(),
  jobs: z.number(),
  active: z.number(),
  pullRequests: z.array(z.string()),
  issueUrl: z.string().nullable(),
  requests: z.number(),
  /** When its last request to the export was sent, at the latest. */
  readUntil: z.number(),
  milliseconds: z.number(),
})

export type VisitResult = z.infer<typeof visitResultSchema>

const visitResultsSchema = z.object({ version: z.literal(1), results: z.array(visitResultSchema) })

/** Undefined for a file that is none of ours. */
export function parseResults(text: string): readonly VisitResult[] | undefined {
  try {
    return visitResultsSchema.safeParse(JSON.parse(text)).data?.results
  } catch {
    return undefined
  }
}

/** How the process went. */
export interface Visited {
  readonly project: string
  readonly organisation: string
  readonly code: number | null
  /** What the Action said of its failure, in its own words. */
  readonly fault: string | null
  readonly granted: number
  readonly readUntil: number
  readonly milliseconds: number
}

const activeStates = ['submitting', 'active']

/**
 * @param report the text of the report, if the process wrote one. A process that failed without one may have sent everything that it
 * was granted; one that ended well without one had nothing to do, such as for an edit that ticks no box.
 */
export function readVisit(visited: Visited, report: string | undefined): VisitResult {
  // Field by field: the log of the run, which `visited` may come with, has no place in a result.
  const { project, organisation, code, fault, granted, readUntil, milliseconds } = visited
  const about = { project, organisation, code, fault, readUntil, milliseconds }
  const nothing = { newEntries: 0, jobs: 0, active: 0, pullRequests: [], issueUrl: null }
  const read = report === undefined ? undefined : parseReport(report)
  if (read === undefined && code === 0) return { ...about, ...nothing, end: 'nothing-new', requests: 0 }
  if (read === undefined) return { ...about, ...nothing, end: 'failed', requests: granted }
  const pulls = read.fixes.flatMap(({ state, prLink }) => (state === 'proposed' && prLink !== null ? [prLink] : []))
  return {
    ...about,
    end: code === 0 ? read.end : 'failed',
    newEntries: read.entries.new,
    jobs: read.clusters.filter(({ decision }) => decision === 'dispatched').length,
    active: read.fixes.filter(({ state }) => activeStates.includes(state)).length,
    pullRequests: [...new Set(pulls)],
    issueUrl: read.tracking.issueUrl,
    requests: read.entries.requests,
  }
}

function parseReport(text: string) {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export function renderResults(results: readonly VisitResult[]): string {
  return JSON.stringify(visitResultsSchema.parse({ version: 1, results }))
}

/** No process was started. */
export function buildUnstarted(
  end: 'failed' | 'not-run',
  project: Pick<Visited, 'project' | 'organisation'>,
  fault: string,
  now: number,
): VisitResult {
  const nothing = { newEntries: 0, jobs: 0, active: 0, pullRequests: [], issueUrl: null, requests: 0, milliseconds: 0 }
  return { ...project, end, code: null, fault, ...nothing, readUntil: now }
}
