// Stories in which the service itself, or the agent's pull request, is hostile: job fields, error texts, titles, bodies, branches.
import type { Field, HostileItem } from '../corpus/load.ts'
import { day, hour } from '../support/feedback.ts'
import { isCreation } from '../support/observe.ts'
import type { ServiceRequest } from '../support/virtual-service.ts'
import type { Stage } from '../support/virtual-world.ts'
import { writeEntry } from './feedback.ts'
import { joinPlayed, openStage, type Played, playReview, playRun } from './play.ts'
import type { Sink } from './sinks.ts'

export type Texts = Readonly<Partial<Record<Field, string>>>

export const textsOf = (item: HostileItem): Texts => ({ ...item.also, [item.field]: item.text })

const entriesOf = (count: number) => Array.from({ length: count }, (_, number) => writeEntry({}, number))
const isReading = ({ method, path }: ServiceRequest) => method === 'GET' && path.startsWith('/v2/')
const lastSegment = (path: string) => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))

/** A service that answers each creation with such a job; the first is harmless, so that it can be retrieved. */
export async function playJobs(texts: readonly Texts[]): Promise<Played> {
  const all: readonly Texts[] = [{}, ...texts]
  const stage = openStage({ feedback: entriesOf(all.length), inputs: { quotes: 'always' } })
  const jobs = new Map<string, object>()
  stage.service.intercept((request) => {
    if (isReading(request))
      return { status: 200, body: jobs.get(lastSegment(request.path)) ?? { error: 'No such job' } }
    if (!isCreation(request)) return undefined
    const { jobId, prLink = null, repository = 'acme/docs', error } = all[jobs.size] ?? {}
    const id = jobId ?? `job-${jobs.size}`
    const job = { id, source: { repository, ref: repository }, model: 'm', createdAt: '2026-11-23', archivedAt: null }
    const end = error === undefined ? { status: 'completed', prLink } : { status: 'failed', prLink, error }
    jobs.set(id, { ...job, ...end })
    return { status: 201, body: { ...job, status: 'active', prLink: null } }
  })
  const first = await playRun(stage, 'run with hostile jobs')
  await stage.pass(8 * day)
  return joinPlayed([first, await playRun(stage, 'run after hostile jobs')])
}

interface Refusal {
  readonly name: string
  readonly status: number
  readonly isRefused: (request: ServiceRequest, nth: number) => boolean
  readonly private?: boolean
}

const isExport = ({ path }: ServiceRequest) => path.includes('/feedback')

export const refusals: readonly Refusal[] = [
  { name: 'export refused', status: 400, isRefused: isExport },
  { name: 'export broken', status: 500, isRefused: isExport },
  { name: 'prompt refused', status: 422, isRefused: (request, nth) => isCreation(request) && nth <= 2 },
  { name: 'creation limited', status: 429, isRefused: isCreation },
  { name: 'creation broken', status: 500, isRefused: isCreation },
  { name: 'key refused', status: 401, isRefused: isCreation },
  { name: 'key refused, in a private repository', status: 401, isRefused: isCreation, private: true },
  { name: 'job unreadable', status: 404, isRefused: isReading },
]

export async function playError(error: string, { name, status, isRefused, ...where }: Refusal): Promise<Played> {
  const stage = openStage({ feedback: entriesOf(3), inputs: { quotes: 'always', wait: 'PT5M' }, ...where })
  let creations = 0
  const end = stage.service.intercept((request) => {
    if (isCreation(request)) creations += 1
    return isRefused(request, creations) ? { status, body: { error, details: [{ message: error }] } } : undefined
  })
  const refused = await playRun(stage, name)
  end()
  await stage.pass(hour)
  return joinPlayed([refused, await playRun(stage, `after it: ${name}`)])
}

/** Runs that fail for the same reason one after the other, until the tracking issue says so. */
export async function playTrouble(): Promise<Played> {
  const played: Played[] = []
  for (const status of [401, 402, 500]) {
    const stage = openStage({ feedback: entriesOf(2), agent: () => 'no-change' })
    played.push(await playRun(stage, `before ${status}`))
    await stage.pass(day)
    stage.addFeedback([writeEntry({}, 9)])
    stage.service.intercept((request) =>
      status !== 402 || isCreation(request) ? { status, body: { error: 'Refused' } } : undefined,
    )
    for (const nth of [1, 2]) played.push(await playRun(stage, `${status}, failure ${nth}`))
  }
  return joinPlayed(played)
}

/** Pull requests that bear such texts, known by a job's link; or, where answers are lost, by their marker alone. */
export async function playPulls(texts: readonly Texts[], answered: boolean): Promise<Played> {
  const stage = openStage({ feedback: entriesOf(texts.length), agent: () => 'never', inputs: { quotes: 'always' } })
  const links: string[] = []
  const end = stage.service.intercept((request) => {
    if (isCreation(request)) {
      links.push(openPull(stage, texts[links.length] ?? {}, String((request.body as { prompt: string }).prompt)))
      return answered ? undefined : 'apply-then-reset'
    }
    const number = Number(lastSegment(request.path).replace('job-', ''))
    if (!isReading(request)) return undefined
    return { status: 200, body: { id: `job-${number}`, status: 'completed', prLink: links[number - 1] ?? null } }
  })
  const played = [await playRun(stage, 'run with hostile pull requests')]
  end()
  await stage.pass(hour)
  played.push(await playRun(stage, 'run that finds them'), { runs: [], sinks: await reviewAll(stage) })
  return joinPlayed([...played, await playRun(stage, 'run after they were closed')])
}

function openPull(stage: Stage, { pullTitle = 'docs: clarify', pullBody = '', branch }: Texts, prompt: string): string {
  const marker = /^feedback-to-fix: [\w-]+$/m.exec(prompt)?.[0]
  const head = branch ?? `agent/${prompt.length}`
  const number = stage.github.openPull({ head, title: pullTitle, body: `${pullBody}\n\n${marker}` })
  return `https://github.com/acme/docs/pull/${number}`
}

async function reviewAll(stage: Stage): Promise<Sink[]> {
  const sinks: Sink[] = []
  for (const { issue } of stage.look().pulls) {
    sinks.push(...(await playReview(stage, issue.number, 'opened')))
    stage.github.closePull(issue.number)
    sinks.push(...(await playReview(stage, issue.number, 'closed')))
  }
  return sinks
}
