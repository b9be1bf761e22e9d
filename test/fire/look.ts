// What a world looks like from the outside: the branch's history as files, the jobs by the words in their prompts, the comments.
import { createHash } from 'node:crypto'
import { findWords } from './readers.ts'
import { project, type World } from './world.ts'

export const branch = 'feedback-to-fix/ledger'

/** As far as it is looked at from here; the product's own types are left aside on purpose. */
export interface LedgerFile {
  readonly sequence: number
  readonly fixes: readonly {
    readonly id: string
    readonly state: string
    readonly entryIds: readonly string[]
    readonly job?: { readonly id: string }
    readonly told: readonly string[]
    readonly prLink?: string
  }[]
  readonly tracking: { readonly issue?: number; readonly intent?: object; readonly commentIntent?: object }
}

export interface SentJob {
  readonly id: string
  readonly at: number
  readonly words: readonly string[]
  readonly marker: string
  /** The run that sent it. */
  readonly run: number
}

export async function readLedger({ github }: World): Promise<LedgerFile | undefined> {
  const text = await github.readFile(branch, `${project}/ledger.json`)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Every ledger that the branch ever held, oldest first; commits of others, which leave it as it was, are left out. */
export async function readHistory({ github }: World): Promise<LedgerFile[]> {
  const shas: string[] = []
  const headers = { authorization: `Bearer ${github.tokens.owner}` }
  for (let page = 1; shas.length === (page - 1) * 100; page++) {
    const path = `/repos/${github.repository}/commits?sha=${encodeURIComponent(branch)}&per_page=100&page=${page}`
    const answer = await fetch(github.url + path, { headers })
    if (!answer.ok) break
    shas.push(...((await answer.json()) as { sha: string }[]).map(({ sha }) => sha))
  }
  const texts: string[] = []
  for (const sha of shas.toReversed()) {
    const text = await github.readFile(sha, `${project}/ledger.json`)
    if (text !== undefined && text !== texts.at(-1)) texts.push(text)
  }
  return texts.map((text) => JSON.parse(text))
}

/** Whether an entry is done with, by the branch's files alone: the fix that holds it, or why it is set aside. */
export async function readHandled({ github }: World, entryId: string): Promise<string | undefined> {
  const digit = createHash('sha256').update(entryId).digest('hex').slice(0, 1)
  const text = await github.readFile(branch, `${project}/handled/${digit}.json`)
  const pairs: unknown = JSON.parse(text ?? '[]')
  const shard = Array.isArray(pairs) ? Object.fromEntries(pairs) : (pairs as Record<string, string>)
  return shard[entryId]
}

export function listJobs({ service, log }: World): SentJob[] {
  return service.store.listJobs(project).map(({ job, prompt }) => ({
    id: job.id,
    at: Date.parse(job.createdAt),
    words: findWords(prompt),
    marker: /feedback-to-fix: ([\w-]+)/.exec(prompt)?.[1] ?? '',
    run: log.find((request) => request.job === job.id)?.run ?? 0,
  }))
}

/** How many comments of any issue tell of each pull request, by its number. */
export async function countTellings({ github }: World): Promise<Map<number, number>> {
  const issues = await github.listIssues()
  const comments = (await Promise.all(issues.map(({ number }) => github.listComments(number)))).flat()
  const pulls = await github.listPulls()
  const tells = (body: string, number: number) => new RegExp(`/pull/${number}\\b`).test(body)
  return new Map(pulls.map(({ number }) => [number, comments.filter(({ body }) => tells(body, number)).length]))
}

/** Nothing in the ledger waits for anything but people: no lease, no doubt, no job at work, nothing untold. */
export function listUnrest(ledger: LedgerFile | undefined): string[] {
  if (ledger === undefined) return ['there is no ledger']
  const { intent, commentIntent } = ledger.tracking
  const states = ledger.fixes.map(({ state }) => state)
  const unrest = ['submitting', 'active', 'uncertain'].filter((state) => states.includes(state))
  const untold = ledger.fixes.some(({ prLink, told }) => prLink !== undefined && !told.includes('pull-request'))
  return [
    ...unrest.map((state) => `a fix is ${state}`),
    ...(intent ? ['an issue is intended'] : []),
    ...(commentIntent ? ['a comment is intended'] : []),
    ...(untold && !commentIntent ? ['a pull request is not told of'] : []),
  ]
}
