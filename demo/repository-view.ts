// What the demo looks at in the emulated GitHub: pull requests with their changes, the tracking issue, the ledger's files.
import type { ServedGitHub } from '../test/support/served-github.ts'

export interface Change {
  readonly file: string
  readonly additions: number
  readonly deletions: number
  /** In the unified format. */
  readonly patch: string
}
export interface Pull {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly link: string
  readonly state: 'open' | 'merged' | 'declined'
  readonly changes: readonly Change[]
}
export interface Tracking {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly comments: readonly string[]
}
/** All that GitHub holds of the project at one time. */
export interface View {
  readonly pulls: readonly Pull[]
  readonly issues: readonly Tracking[]
  /** Text by path, on the ledger's branch. */
  readonly ledger: Readonly<Record<string, string>>
}

export const ledgerBranch = 'feedback-to-fix/ledger'

interface Compared {
  readonly files: readonly { filename: string; additions: number; deletions: number; patch?: string }[]
}

export async function getView(github: ServedGitHub): Promise<View> {
  const get = async <T>(path: string): Promise<T | undefined> => {
    const headers = { authorization: `Bearer ${github.tokens.owner}` }
    const response = await fetch(`${github.url}/repos/${github.repository}${path}`, { headers })
    return response.ok ? ((await response.json()) as T) : undefined
  }
  const getPull = async (pull: Awaited<ReturnType<typeof github.listPulls>>[number]): Promise<Pull> => {
    const compared = await get<Compared>(`/compare/${pull.base.sha}...${pull.head.sha}`)
    const changes = (compared?.files ?? []).map(({ filename, patch = '', ...counts }) => ({
      ...counts,
      file: filename,
      patch,
    }))
    const state = pull.state === 'open' ? 'open' : pull.merged_at ? 'merged' : 'declined'
    return { number: pull.number, title: pull.title, body: pull.body ?? '', link: pull.html_url, state, changes }
  }
  const getIssue = async ({ number, title, body }: Awaited<ReturnType<typeof github.listIssues>>[number]) => {
    const comments = await github.listComments(number)
    return { number, title, body: body ?? '', comments: comments.map((comment) => comment.body) }
  }
  const getLedger = async () => {
    const tree = await get<{ tree: { path: string; type: string }[] }>(
      `/git/trees/${encodeURIComponent(ledgerBranch)}?recursive=1`,
    )
    const paths = (tree?.tree ?? []).filter(({ type }) => type === 'blob').map(({ path }) => path)
    const texts = paths.map(async (path) => [path, (await github.readFile(ledgerBranch, path)) ?? ''] as const)
    return Object.fromEntries(await Promise.all(texts))
  }
  return {
    pulls: await Promise.all((await github.listPulls()).map(getPull)),
    issues: await Promise.all((await github.listIssues()).map(getIssue)),
    ledger: await getLedger(),
  }
}
