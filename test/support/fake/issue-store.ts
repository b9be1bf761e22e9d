// What the in-memory GitHub remembers of issues and comments. A pull request is an issue too, with the same number.
import { type Ground, renderUser } from './routes.ts'

export interface Issue {
  readonly number: number
  readonly user: { readonly login: string; readonly id: number; readonly type: string }
  readonly created_at: string
  title: string
  body: string | null
  state: 'open' | 'closed'
  labels: { name: string }[]
  assignees: Issue['user'][]
  updated_at: string
  closed_at: string | null
  locked: boolean
  comments: number
  pull: { merged_at: string | null } | undefined
  /** Texts after each edit, oldest first; the first is what it was opened with. */
  edits: readonly { readonly at: string; readonly by: string; readonly body: string }[]
  /** Where it is now, seen from its old number: nowhere, or at this address. */
  gone: 'deleted' | { readonly movedTo: string } | undefined
}

export interface Comment {
  readonly id: number
  readonly issue: number
  readonly user: Issue['user']
  readonly created_at: string
  body: string
  updated_at: string
  edits: Issue['edits']
}

export interface RenderedIssue extends Omit<Issue, 'pull' | 'gone' | 'edits'> {
  readonly id: number
  readonly html_url: string
  readonly pull_request?: { readonly html_url: string; readonly merged_at: string | null }
}

export type IssueStore = ReturnType<typeof createIssueStore>

export function createIssueStore(ground: Ground) {
  const all = new Map<number, Issue>()
  const comments = new Map<number, Comment>()
  let lastComment = 1000
  const pageOf = ({ number, pull }: Pick<Issue, 'number' | 'pull'>) =>
    `${ground.serverUrl}/${ground.repository}/${pull ? 'pull' : 'issues'}/${number}`

  type New = { title: string; body?: string | null; labels?: readonly string[] }
  const open = ({ title, body = null, labels = [] }: New, author: string): Issue => {
    const [number, now] = [all.size + 1, ground.time()]
    const issue: Issue = {
      ...{ number, user: renderUser(author), title, body, labels: labels.map((name) => ({ name })), state: 'open' },
      assignees: [],
      ...{
        created_at: now,
        updated_at: now,
        closed_at: null,
        locked: false,
        comments: 0,
        pull: undefined,
        gone: undefined,
        edits: [{ at: now, by: author, body: body ?? '' }],
      },
    }
    all.set(issue.number, issue)
    return issue
  }

  const comment = (issue: Issue, body: string, author: string): Comment => {
    const at = ground.time()
    lastComment += 1
    const id = lastComment
    const written = {
      id,
      issue: issue.number,
      user: renderUser(author),
      created_at: at,
      updated_at: at,
      body,
      edits: [{ at, by: author, body }],
    }
    comments.set(id, written)
    issue.comments += 1
    issue.updated_at = at
    return written
  }

  const setState = (issue: Issue, state: Issue['state']) => {
    if (issue.state === state) return
    issue.state = state
    issue.closed_at = state === 'closed' ? ground.time() : null
    issue.updated_at = ground.time()
  }

  const write = (issue: Issue, body: string | null, by: string) => {
    if (issue.body === body) return
    issue.body = body
    issue.updated_at = ground.time()
    issue.edits = [...issue.edits, { at: issue.updated_at, by, body: body ?? '' }]
  }

  const render = ({ gone: _gone, edits: _edits, pull, ...issue }: Issue): RenderedIssue => {
    const html_url = pageOf({ number: issue.number, pull })
    const pull_request = pull && { html_url, merged_at: pull.merged_at }
    return { id: 5000 + issue.number, ...issue, html_url, ...(pull_request && { pull_request }) }
  }

  const writeComment = (written: Comment, body: string, by: string) => {
    written.body = body
    written.updated_at = ground.time()
    written.edits = [...written.edits, { at: written.updated_at, by, body }]
  }

  const renderComment = ({ issue, edits: _edits, ...written }: Comment) => {
    const pull = all.get(issue)?.pull
    return {
      ...written,
      node_id: `IC_${written.id}`,
      html_url: `${pageOf({ number: issue, pull })}#issuecomment-${written.id}`,
    }
  }

  /** `enabled`: issues can be switched off in a repository's settings. */
  const labels = new Set<string>()
  return { all, comments, labels, enabled: true, open, write, writeComment, comment, setState, render, renderComment }
}
