// What the demo looks at in the emulated GitHub: pull requests with their changes, the tracking issue, the ledger's files.
import type { ServedGitHub } from '../test/support/served-github.ts'

export interface Change {
  readonly file: string
  readonly additions: number
  readonly deletions: number
  /** In the unified format. */
  readonly patch: string
}
/** A text that somebody posted. */
export interface Post {
  readonly author: string
  /** In ISO 8601. */
  readonly at: string
  readonly body: string
}
/** An issue, or a pull request, with its comments. */
export interface Thread extends Post {
  readonly number: number
  readonly title: string
  readonly labels: readonly string[]
  readonly comments: readonly Post[]
}
export interface Pull extends Thread {
  readonly link: string
  readonly state: 'open' | 'merged' | 'declined'
  readonly changes: readonly Change[]
}
export interface Tracking extends Thread {
  readonly state: 'open' | 'closed'
}
/** All that GitHub holds of the project at one time. */
export interface View {
  readonly pulls: readonly Pull[]
  readonly issues: readonly Tracking[]
  /** Text by path, on the ledger's branch. */
  readonly ledger: Readonly<Record<string, string>>
}

export const ledgerBranch = 'feedback-to-fix/ledger'

type Rendered = ReturnType<ServedGitHub['listIssues' | 'listPulls']>[number]

interface Compared {
  readonly files: readonly { filename: string; additions: number; deletions: number; patch?: string }[]
}

export async function getView(github: ServedGitHub): Promise<View> {
  const get = async <T>(path: string): Promise<T | undefined> => {
    const headers = { authorization: `Bearer ${github.tokens.owner}` }
    const response = await fetch(`${github.url}/repos/${github.repository}${path}`, { headers })
    return response.ok ? ((await response.json()) as T) : undefined
  }
  const getPull = async (pull: ReturnType<typeof github.listPulls>[number]): Promise<Pull> => {
    const compared = await get<Compared>(`/compare/${pull.base.sha}...${pull.head.sha}`)
    const changes = (compared?.files ?? []).map(({ filename, patch = '', ...counts }) => ({
      ...counts,
      file: filename,
      patch,
    }))
    const state = pull.state === 'open' ? 'open' : pull.merged_at ? 'merged' : 'declined'
    return { ...getThread(pull), link: pull.html_url, state, changes }
  }
  const getThread = (issue: Rendered): Thread => ({
    ...toPost(issue),
    number: issue.number,
    title: issue.title,
    labels: issue.labels.map(({ name }) => name),
    comments: github.listComments(issue.number).map(toPost),
  })
  const getLedger = async () => {
    const tree = await get<{ tree: { path: string; type: string }[] }>(
      `/git/trees/${encodeURIComponent(ledgerBranch)}?recursive=1`,
    )
    const paths = (tree?.tree ?? []).filter(({ type }) => type === 'blob').map(({ path }) => path)
    const texts = paths.map(async (path) => [path, (await github.readFile(ledgerBranch, path)) ?? ''] as const)
    return Object.fromEntries(await Promise.all(texts))
  }
  return {
    pulls: await Promise.all(github.listPulls().map(getPull)),
    issues: github.listIssues().map((issue) => ({ ...getThread(issue), state: issue.state })),
    ledger: await getLedger(),
  }
}

function toPost({ user, created_at: at, body }: Pick<Rendered, 'user' | 'created_at' | 'body'>): Post {
  return { author: user.login, at, body: body ?? '' }
}
