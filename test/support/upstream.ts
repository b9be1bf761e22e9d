// The emulated GitHub as the strict layer sees it: requests passed through, and whole lists read with the owner's token.
import type { Answer } from './github-rules.ts'
import type { ListedComment, ListedIssue, ListedPull } from './listing.ts'

export interface EmulatedIssue extends ListedIssue {
  readonly id: number
  readonly title: string
  readonly body: string | null
  readonly html_url: string
  readonly closed_at: string | null
  readonly labels: { name: string }[]
}

export interface EmulatedComment extends ListedComment {
  readonly body: string
  readonly html_url: string
  readonly created_at: string
  readonly user: { readonly login: string }
}

export interface EmulatedPull extends ListedPull {
  readonly id: number
  readonly title: string
  readonly body: string | null
  readonly html_url: string
  readonly url: string
  readonly closed_at: string | null
  readonly merged_at: string | null
  readonly merged: boolean
  readonly labels: { name: string }[]
  readonly head: PullSide
  readonly base: PullSide
}

interface PullSide {
  readonly label: string
  readonly ref: string
  readonly sha: string
  readonly repo: { readonly full_name: string; readonly fork: boolean } | null
}

export interface ChangedFile {
  readonly filename: string
  readonly status: string
  readonly sha: string
}

export interface Forwarded {
  readonly method: string
  readonly path: string
  readonly text: string
  readonly accept: string
  readonly token: string
}

export interface Upstream {
  forward(request: Forwarded): Promise<Answer>
  /** What the owner gets, as JSON; undefined when it is not a success. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T | undefined>
  issues(): Promise<EmulatedIssue[]>
  pulls(): Promise<EmulatedPull[]>
  pull(number: string): Promise<EmulatedPull | undefined>
  comments(path: string): Promise<EmulatedComment[]>
  touchPull(number: string): Promise<void>
  isEmpty(): Promise<boolean>
  hasIssues(): Promise<boolean>
  isLocked(issue: string): Promise<boolean>
  /** Undefined when one of the two does not exist. */
  commitsAhead(base: string, head: string): Promise<number | undefined>
  filesBetween(base: string, head: string): Promise<ChangedFile[]>
}

/** `credentials`: by the name of the token that the proxy knows, what the emulated GitHub wants to see. */
export function createUpstream(
  origin: string,
  repository: string,
  credentials: Readonly<Record<string, string>>,
): Upstream {
  const here = `/repos/${repository}`
  const request = (method: string, path: string, token: string, accept: string, body?: string) => {
    const headers = { authorization: `Bearer ${credentials[token]}`, accept, 'content-type': 'application/json' }
    return fetch(origin + path, { method, headers, redirect: 'manual', ...(body && { body }) })
  }

  const forward: Upstream['forward'] = async ({ method, path, text, accept, token }) => {
    const response = await request(method, path, token, accept, text)
    const kept = [...response.headers].filter(([name]) => ['content-type', 'link', 'location'].includes(name))
    const headers = Object.fromEntries(kept)
    // GitHub's times have whole seconds.
    const body = (await response.text()).replace(/"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+Z"/g, '"$1Z"')
    return { status: response.status, headers, body }
  }

  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T | undefined> => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const answer = await forward({ method, path, text, accept: 'application/json', token: 'owner' })
    return answer.status < 300 ? (JSON.parse(String(answer.body) || 'null') as T) : undefined
  }

  const askAll = async <T>(path: string): Promise<T[]> => {
    const all: T[] = []
    for (let page = 1; all.length === (page - 1) * 100; page++) {
      const some = await ask<T[]>('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`)
      all.push(...(some ?? []))
    }
    return all
  }

  /** The emulated pull requests stay at the commit they were opened with; GitHub's follow their branch while open. */
  const follow = async (pull: EmulatedPull): Promise<EmulatedPull> => {
    const tip = await ask<{ object: { sha: string } }>(
      'GET',
      `/repos/${pull.head.repo?.full_name}/git/ref/heads/${pull.head.ref}`,
    )
    return pull.state === 'open' && tip ? { ...pull, head: { ...pull.head, sha: tip.object.sha } } : pull
  }
  const compare = (base: string, head: string) =>
    ask<{ ahead_by: number; files: ChangedFile[] }>('GET', `${here}/compare/${base}...${head}`)

  return {
    forward,
    ask,
    issues: () => askAll(`${here}/issues?state=all`),
    pulls: async () => Promise.all((await askAll<EmulatedPull>(`${here}/pulls?state=all`)).map(follow)),
    pull: async (number) => {
      const pull = await ask<EmulatedPull>('GET', `${here}/pulls/${number}`)
      return pull && follow(pull)
    },
    comments: (path) => askAll(path),
    touchPull: async (number) => void (await ask('PATCH', `${here}/pulls/${number}`, {})),
    isEmpty: async () => (await ask<object[]>('GET', `${here}/branches`))?.length === 0,
    hasIssues: async () => (await ask<{ has_issues: boolean }>('GET', here))?.has_issues ?? false,
    isLocked: async (issue) => (await ask<{ locked: boolean }>('GET', `${here}/issues/${issue}`))?.locked ?? false,
    commitsAhead: async (base, head) => (await compare(base, head))?.ahead_by,
    filesBetween: async (base, head) => (await compare(base, head))?.files ?? [],
  }
}

/** A pull request as issue lists show it. */
export function issueOfPull(pull: EmulatedPull): EmulatedIssue & { readonly pull_request: object } {
  const { number, title, body, state, labels, user, html_url, created_at, updated_at, closed_at, merged_at } = pull
  const shown = { id: 1_000_000 + pull.id, number, title, body, state, labels, user, html_url }
  const pull_request = { url: pull.url, html_url, merged_at }
  return { ...shown, created_at, updated_at, closed_at, comments: 0, pull_request }
}
