// Issues and their comments in the in-memory GitHub, as it remembers them and as its clients see them. A pull request is an issue too, with the
// same number.
import { type Answer, bodyLimit, isTooLong, notFound, ok, refuse, refuseLength } from '../github-rules.ts'
import { listComments, listIssues } from '../listing.ts'
import { type Call, type Ground, type People, type Route, renderUser } from './routes.ts'

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
  edits: readonly { readonly at: string; readonly by: string; readonly body: string }[]
  /** Where it is now, seen from its old number: nowhere, or at this address. */
  gone: 'deleted' | { readonly movedTo: string } | undefined
}

export type IssueStore = ReturnType<typeof createIssueStore>
export type Comment = ReturnType<typeof createComment>
export type RenderedIssue = ReturnType<IssueStore['render']>

function createComment(id: number, at: string, issue: Issue, body: string, author: string) {
  const edits: Issue['edits'] = [{ at, by: author, body }]
  return { id, issue: issue.number, user: renderUser(author), created_at: at, updated_at: at, body, edits }
}

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
      ...{ assignees: [], created_at: now, updated_at: now, closed_at: null, locked: false, comments: 0 },
      ...{ pull: undefined, gone: undefined, edits: [{ at: now, by: author, body: body ?? '' }] },
    }
    all.set(issue.number, issue)
    return issue
  }

  const comment = (issue: Issue, body: string, author: string) => {
    const written = createComment(++lastComment, ground.time(), issue, body, author)
    comments.set(written.id, written)
    issue.comments += 1
    issue.updated_at = written.created_at
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

  const render = ({ gone: _gone, edits: _edits, pull, ...issue }: Issue) => {
    const html_url = pageOf({ number: issue.number, pull })
    const pull_request = pull && { html_url, merged_at: pull.merged_at }
    return {
      id: 5000 + issue.number,
      node_id: `I_${issue.number}`,
      ...issue,
      html_url,
      ...(pull_request && { pull_request }),
    }
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

export function issueRoutes(store: IssueStore, people: People, ground: Ground): Route[] {
  const withIssue = (answer: (issue: Issue, call: Call) => Answer) => (call: Call, number?: string) => {
    const issue = store.all.get(Number(number))
    if (!issue) return notFound()
    if (issue.gone === 'deleted') return refuse(410, 'This issue was deleted')
    if (issue.gone) return moved(issue.gone.movedTo, call.method)
    return answer(issue, call)
  }

  const postIssue = ({ body }: Call) => {
    if (!store.enabled) return refuse(410, 'Issues has been disabled in this repository.')
    if (typeof body.title !== 'string' || body.title.trim() === '') return refuse(422, 'Validation Failed')
    const refused = refuseLength('Issue', body)
    if (refused) return refused
    const text = typeof body.body === 'string' ? body.body : null
    const labels = Array.isArray(body.labels) ? body.labels.map(String) : []
    return { status: 201, body: store.render(store.open({ title: body.title, body: text, labels }, ground.author)) }
  }

  const patchIssue = (issue: Issue, { body }: Call) => {
    // GitHub keeps the old body and says 200 when the new one is too long.
    if ('body' in body && !isTooLong(body.body, bodyLimit))
      store.write(issue, body.body === null ? null : String(body.body), ground.author)
    if (body.state === 'open' || body.state === 'closed') store.setState(issue, body.state)
    issue.updated_at = ground.time()
    return ok(store.render(issue))
  }

  const postComment = (issue: Issue, { body }: Call) => {
    if (issue.locked) return refuse(403, 'Unable to create comment because issue is locked.')
    if (typeof body.body !== 'string' || body.body.trim() === '') return refuse(422, 'Validation Failed')
    const refused = refuseLength('IssueComment', { body: body.body })
    return refused ?? { status: 201, body: store.renderComment(store.comment(issue, body.body, ground.author)) }
  }

  const patchComment = ({ body }: Call, id?: string) => {
    const written = store.comments.get(Number(id))
    if (!written) return notFound()
    if (typeof body.body !== 'string') return refuse(422, 'Validation Failed')
    const refused = refuseLength('IssueComment', { body: body.body })
    if (refused) return refused
    store.writeComment(written, body.body, ground.author)
    return ok(store.renderComment(written))
  }

  const getComment = (_: Call, id?: string) => {
    const written = store.comments.get(Number(id))
    return written ? ok(store.renderComment(written)) : notFound()
  }

  /** A label that the repository does not have is made, if the token may write issues: `pull-requests: write` is not enough. */
  const postLabels = (issue: Issue, { body }: Call) => {
    const added = Array.isArray(body.labels) ? body.labels.map(String) : []
    if (!ground.makesLabels && added.some((name) => !store.labels.has(name)))
      return refuse(403, 'You do not have permission to create labels on this repository.')
    for (const name of added) store.labels.add(name)
    const names = new Set([...issue.labels.map(({ name }) => name), ...added])
    issue.labels = [...names].map((name) => ({ name }))
    issue.updated_at = ground.time()
    return ok(issue.labels)
  }

  const createLabel = ({ body }: Call) => {
    const name = String(body.name)
    if (name === '')
      return refuse(422, 'Validation Failed', [{ resource: 'Label', code: 'missing_field', field: 'name' }])
    const errors = [{ resource: 'Label', code: 'already_exists', field: 'name' }]
    if (store.labels.has(name)) return refuse(422, 'Validation Failed', errors)
    store.labels.add(name)
    return { status: 201, body: { name, color: body.color ?? 'ededed', description: body.description ?? null } }
  }

  /** Who has no access is left out silently; one whom nobody knows spoils all. */
  const postAssignees = (issue: Issue, { body }: Call) => {
    const logins = Array.isArray(body.assignees) ? body.assignees.map(String) : []
    if (logins.some((login) => people.isUnknown(login))) return notFound()
    const known = new Set(issue.assignees.map(({ login }) => login))
    const added = logins.filter((login) => people.getPermission(login) !== 'none' && !known.has(login))
    issue.assignees = [...issue.assignees, ...added.map(renderUser)]
    issue.updated_at = ground.time()
    return { status: 201, body: store.render(issue) }
  }

  const deleteLabel = (call: Call, number?: string, label?: string) =>
    withIssue((issue) => {
      if (!issue.labels.some(({ name }) => name === label)) return refuse(404, 'Label does not exist')
      issue.labels = issue.labels.filter(({ name }) => name !== label)
      return ok(issue.labels)
    })(call, number)

  const getList = ({ url }: Call) => {
    const present = [...store.all.values()].filter((issue) => !issue.gone && (store.enabled || issue.pull))
    const answer = listIssues(present, url)
    return { ...answer, body: (answer.body as Issue[]).map(store.render) }
  }

  const getComments = ({ url }: Call, isMeant: (comment: Comment) => boolean = () => true) => {
    const answer = listComments([...store.comments.values()].filter(isMeant), url)
    return { ...answer, body: (answer.body as Comment[]).map(store.renderComment) }
  }
  const getOfIssue = ({ number }: Issue, call: Call) => getComments(call, ({ issue }) => issue === number)

  return [
    ['GET', /^issues\/comments$/, (call) => getComments(call)],
    ['GET', /^issues$/, getList],
    ['POST', /^issues$/, postIssue],
    ['POST', /^labels$/, createLabel],
    ['GET', /^issues\/(\d+)$/, withIssue((issue) => ok(store.render(issue)))],
    ['PATCH', /^issues\/(\d+)$/, withIssue(patchIssue)],
    ['GET', /^issues\/(\d+)\/comments$/, withIssue(getOfIssue)],
    ['POST', /^issues\/(\d+)\/comments$/, withIssue(postComment)],
    ['POST', /^issues\/(\d+)\/labels$/, withIssue(postLabels)],
    ['POST', /^issues\/(\d+)\/assignees$/, withIssue(postAssignees)],
    ['DELETE', /^issues\/(\d+)\/labels\/([^/]+)$/, deleteLabel],
    ['GET', /^issues\/comments\/(\d+)$/, getComment],
    ['PATCH', /^issues\/comments\/(\d+)$/, patchComment],
  ]
}

function moved(location: string, method: string): Answer {
  const status = method === 'GET' ? 301 : 307
  return { status, headers: { location }, body: { message: 'Moved Permanently', url: location } }
}
