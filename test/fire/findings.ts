// What is broken in a world that has come to rest, and which runs had a hand in it: by the branch's files, the prompts and the comments.
import { createHash } from 'node:crypto'
import { hour } from './timeline.ts'
import { branch, findWords, project, type World } from './world.ts'

export interface Finding {
  readonly what: string
  readonly runs: readonly number[]
}

/** As far as it is looked at from here; the product's own types are left aside on purpose. */
interface LedgerFile {
  readonly sequence: number
  readonly fixes: readonly { id: string; state: string; job?: { id: string }; notified: string[]; prLink?: string }[]
  readonly tracking: { readonly intent?: object; readonly commentIntent?: object }
}

export interface SentJob {
  readonly id: string
  readonly at: number
  readonly words: readonly string[]
  readonly marker: string
  /** The run that sent it. */
  readonly run: number
}

/** `adopt-within`, as action.yml has it. */
const adoptWithin = 24 * hour
const finding = (what: string, runs: readonly number[] = []): Finding => ({ what, runs: [...new Set(runs)] })

export async function listFindings(world: World): Promise<Finding[]> {
  const history = world.ledgers.map((text): LedgerFile => JSON.parse(text))
  const jobs = await listJobs(world)
  return [
    ...findDoubled(world, jobs, history),
    ...findLost(world, jobs),
    ...findUntold(world, jobs),
    ...findUnruly(history),
    ...listUnrest(world).map((what) => finding(`At the end ${what}.`)),
    ...world.service.faults.map((fault) => finding(`The service had a fault inside: ${fault}.`)),
  ]
}

export async function listJobs({ service, log }: World): Promise<SentJob[]> {
  return (await service.jobs()).map(({ job, prompt }) => ({
    id: job.id,
    at: Date.parse(job.createdAt),
    words: findWords(prompt),
    marker: /feedback-to-fix: ([\w-]+)/.exec(prompt)?.[1] ?? '',
    run: log.find((request) => request.job === job.id)?.run ?? 0,
  }))
}

/** A second job for an entry is in order only when the first had failed, or was never heard of again. */
function findDoubled({ github, ends }: World, jobs: readonly SentJob[], history: readonly LedgerFile[]): Finding[] {
  const recorded = new Set(history.flatMap(({ fixes }) => fixes.map(({ job }) => job?.id)))
  const mayBeAlive = (first: SentJob, second: SentJob) => {
    const end = ends.get(first.id)
    if (end?.fate === 'failed' && end.at <= second.at) return false
    const pulls = github.listPulls().filter(({ issue }) => Date.parse(issue.created_at) <= second.at)
    const isMarked = pulls.some(({ issue }) => issue.body?.includes(first.marker))
    return recorded.has(first.id) || isMarked || second.at - first.at < adoptWithin
  }
  const pairs = jobs.flatMap((second, index) => jobs.slice(0, index).map((first) => [first, second] as const))
  return pairs.flatMap(([first, second]) => {
    const shared = second.words.filter((word) => first.words.includes(word))
    if (shared.length === 0 || !mayBeAlive(first, second)) return []
    return [finding(`The entry of ${shared[0]} is in two jobs: ${first.id} and ${second.id}.`, [first.run, second.run])]
  })
}

function findLost(world: World, jobs: readonly SentJob[]): Finding[] {
  const last = world.runs.slice(-1).map(({ number }) => number)
  return [...world.entries].flatMap(([word, id]) => {
    const own = jobs.filter(({ words }) => words.includes(word))
    const failed = own.filter((job) => world.ends.get(job.id)?.fate === 'failed')
    const handled = readHandled(world, id)
    const says = `the ledger says ${JSON.stringify(handled)}`
    const runs = [...own.map(({ run }) => run), ...last]
    if (own.length === 0) return [finding(`Entry ${id} was never sent; ${says}.`, last)]
    if (failed.length === own.length && !(handled === 'given-up' && own.length > 1))
      return [finding(`Entry ${id} failed ${own.length} times; ${says}.`, runs)]
    return handled === undefined ? [finding(`The ledger does not know that entry ${id} was sent.`, runs)] : []
  })
}

/** Whether an entry is done with, by the branch's files alone: the fix that holds it, or why it is filtered out. */
function readHandled({ github }: World, entryId: string): string | undefined {
  const digit = createHash('sha256').update(entryId).digest('hex').slice(0, 1)
  const pairs: unknown = JSON.parse(github.readFile(branch, `${project}/handled/${digit}.json`) ?? '[]')
  return (Array.isArray(pairs) ? Object.fromEntries(pairs) : (pairs as Record<string, string>))[entryId]
}

/** Every pull request stands in one comment, of the one tracking issue. */
function findUntold({ github, log }: World, jobs: readonly SentJob[]): Finding[] {
  const issues = github.listIssues()
  const creations = log.filter(({ method, path }) => method === 'POST' && path.endsWith('/issues'))
  const runs = creations.map(({ run }) => run)
  const several = issues.length === 1 ? [] : [finding(`There are ${issues.length} tracking issues.`, runs)]
  const comments = issues.flatMap(({ number }) => github.listComments(number))
  const untold = github.listPulls().flatMap(({ issue: { number, body } }) => {
    // One that was merged may be named beside another for which its complaint came back.
    const told = comments.map(({ body }) => body.replace(/complaint returned after \[[^\]]*\]\([^)]*\)/g, ''))
    const count = told.filter((text) => new RegExp(`/pull/${number}\\b`).test(text)).length
    const senders = jobs.filter(({ marker }) => body?.includes(marker)).map(({ run }) => run)
    return count === 1 ? [] : [finding(`Pull request ${number} stands in ${count} comments.`, senders)]
  })
  return [...several, ...untold]
}

const closed = ['merged', 'declined', 'unchanged', 'failed', 'archived', 'freed', 'given-up']
const open = ['submitting', 'active', 'uncertain', 'proposed']

/** The ledger is monotone: numbers without a gap, and what was closed stays closed. */
function findUnruly(history: readonly LedgerFile[]): Finding[] {
  const gaps = history.filter(({ sequence }, index) => sequence !== index + 1).slice(0, 1)
  const findings = gaps.map(({ sequence }) => finding(`Ledger ${sequence} does not follow the one before it.`))
  const states = new Map<string, string>()
  for (const { sequence, fixes } of history) {
    for (const { id, state } of fixes) {
      const before = states.get(id) ?? 'unknown'
      if (closed.includes(before) && open.includes(state))
        findings.push(finding(`Fix ${id} was ${before} and became ${state} in ledger ${sequence}.`))
      states.set(id, state)
    }
  }
  return findings
}

/** Nothing in the ledger waits for anything but people: no lease, no doubt, no job at work, nothing untold. */
export function listUnrest({ github }: World): string[] {
  const text = github.readFile(branch, `${project}/ledger.json`)
  if (text === undefined) return ['there is no ledger']
  const { fixes, tracking }: LedgerFile = JSON.parse(text)
  const states = fixes.map(({ state }) => state)
  const unrest = ['submitting', 'active', 'uncertain'].filter((state) => states.includes(state))
  const untold = fixes.some(({ prLink, notified }) => prLink !== undefined && !notified.includes('pull-request'))
  return [
    ...unrest.map((state) => `a fix is ${state}`),
    ...(tracking.intent ? ['an issue is intended'] : []),
    ...(tracking.commentIntent ? ['a comment is intended'] : []),
    ...(untold && !tracking.commentIntent ? ['a pull request is not told of'] : []),
  ]
}
