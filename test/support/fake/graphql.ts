// GraphQL of the in-memory GitHub: a repository's branch, issues and pull requests, and commits that are made on a branch.
import type { Answer } from '../github-rules.ts'
import { ok } from '../github-rules.ts'
import type { Branches } from './branches.ts'
import type { Commit, GitObjects } from './git-objects.ts'
import { executeDocument, GraphqlFault, type Node, parseDocument } from './graphql-document.ts'
import type { Issue, IssueStore } from './issue-store.ts'
import type { Pulls } from './pulls.ts'
import type { Ground } from './routes.ts'

interface Store {
  readonly objects: GitObjects
  readonly branches: Branches
  readonly issues: IssueStore
  readonly pulls: Pulls
  readonly ground: Ground
  readonly isPrivate: boolean
  /** The token may not write. */
  readonly isReadOnly: boolean
  readonly isRefused: (name: string) => boolean
}

/** Where GitHub cuts a blob's text off, in bytes. */
const longestText = 512_000

/** Undefined if the body is no operation of this kind. */
export function answerRepository(body: Readonly<Record<string, unknown>>, store: Store): Answer | undefined {
  const document = parseDocument(String(body.query ?? ''))
  const [first] = document?.selections ?? []
  if (document === undefined || first?.kind !== 'field' || !['repository', 'createCommitOnBranch'].includes(first.name))
    return undefined
  const variables = (body.variables ?? {}) as Record<string, unknown>
  return ok(executeDocument(document, renderRoot(store), variables))
}

function renderRoot(store: Store): Node {
  const { ground } = store
  return {
    __typename: 'Root',
    repository: ({ owner, name }: { owner: string; name: string }) => {
      if (`${owner}/${name}`.toLowerCase() === ground.repository.toLowerCase()) return renderRepository(store)
      throw new GraphqlFault('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`)
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => ({
      __typename: 'CreateCommitOnBranchPayload',
      commit: renderCommit(commitOnBranch(store, input), store),
    }),
  }
}

interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string }
  readonly expectedHeadOid: string
  readonly message: { readonly headline: string; readonly body?: string }
  readonly fileChanges: { readonly additions: readonly { readonly path: string; readonly contents: string }[] }
}

function commitOnBranch({ branches, ground, isReadOnly }: Store, input: CommitInput): Commit {
  const { branch, expectedHeadOid, message, fileChanges } = input
  if (branch.repositoryNameWithOwner !== ground.repository)
    throw new GraphqlFault('NOT_FOUND', 'Could not resolve to a Repository.')
  if (isReadOnly) throw new GraphqlFault('FORBIDDEN', 'Resource not accessible by integration')
  const tip = branches.refs.get(`refs/heads/${branch.branchName}`)
  if (tip === undefined) throw new GraphqlFault('NOT_FOUND', 'Branch not found')
  if (tip !== expectedHeadOid)
    throw new GraphqlFault(
      'STALE_DATA',
      `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`,
    )
  const files = fileChanges.additions.map(
    ({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()] as const,
  )
  const text = [message.headline, ...(message.body ? [message.body] : [])].join('\n\n')
  return branches.commit(branch.branchName, Object.fromEntries(files), text, undefined, { committer: 'web-flow' })
}

function renderRepository(store: Store): Node {
  const { branches, issues, pulls, ground, isPrivate, isRefused } = store
  const commitAt = (ref: string) => {
    const commit = store.objects.commits.get(branches.refs.get(ref) ?? '')
    return commit && { __typename: 'Ref', name: ref.replace('refs/heads/', ''), target: renderCommit(commit, store) }
  }
  const guard = <T>(name: string, list: () => T): T => {
    if (isRefused(name)) throw new GraphqlFault('FORBIDDEN', 'Resource not accessible by integration')
    return list()
  }
  const present = () => [...issues.all.values()].filter((issue) => !issue.gone && !issue.pull && issues.enabled)
  return {
    __typename: 'Repository',
    nameWithOwner: ground.repository,
    isPrivate,
    defaultBranchRef: commitAt('refs/heads/main') ?? null,
    ref: ({ qualifiedName }: { qualifiedName: string }) => commitAt(qualifiedName) ?? null,
    issue: ({ number }: { number: number }) => {
      const found = guard('issues', present).find((issue) => issue.number === number)
      if (found !== undefined) return renderIssue(found)
      throw new GraphqlFault('NOT_FOUND', `Could not resolve to an Issue with the number of ${number}.`)
    },
    issues: ({ labels = [], first }: { labels?: readonly string[]; first: number }) => {
      const labelled = guard('issues', present).filter((issue) =>
        issue.labels.some(({ name }) => labels.includes(name)),
      )
      const nodes = sortByUpdate(labelled, (issue) => issue).slice(0, first)
      return {
        __typename: 'IssueConnection',
        totalCount: labelled.length,
        nodes: nodes.map((issue) => renderIssue(issue)),
      }
    },
    pullRequests: ({ first }: { first: number }) => {
      const all = guard('pulls', () => [...pulls.all.values()])
      const nodes = sortByUpdate(all, ({ issue }) => issue).slice(0, first)
      return {
        __typename: 'PullRequestConnection',
        totalCount: all.length,
        nodes: nodes.map((pull) => renderPull(pull, ground)),
      }
    },
  }
}

function renderCommit(commit: Commit, store: Store): Node {
  const { objects, branches } = store
  return {
    __typename: 'Commit',
    oid: commit.sha,
    message: commit.message,
    tree: { __typename: 'Tree', oid: commit.tree },
    get repository() {
      return renderRepository(store)
    },
    history: ({ first }: { first: number }) => {
      const nodes: Node[] = []
      for (const each of objects.history(commit.sha)) if (nodes.push(renderCommit(each, store)) >= first) break
      return { __typename: 'CommitHistoryConnection', nodes }
    },
    file: ({ path }: { path: string }) => {
      const file = branches.tree(commit).get(path)
      return file === undefined ? null : { __typename: 'TreeEntry', object: renderBlob(objects.readBytes(file.sha)) }
    },
  }
}

/** GitHub takes what holds NUL for binary, and cuts long texts. */
function renderBlob(bytes: Buffer = Buffer.alloc(0)): Node {
  const isBinary = bytes.includes(0)
  const text = isBinary ? null : bytes.subarray(0, longestText).toString()
  return {
    __typename: 'Blob',
    isBinary,
    byteSize: bytes.length,
    isTruncated: !isBinary && bytes.length > longestText,
    text,
  }
}

/** A bot's login lacks the suffix that REST gives it. */
function renderActor(login: string): Node {
  const name = login.replace(/\[bot\]$/, '')
  return { __typename: name === login ? 'User' : 'Bot', login: name }
}

function renderIssue(issue: Issue): Node {
  const { number, title, body, state, updated_at: updatedAt, user, comments, edits } = issue
  return {
    ...{ __typename: 'Issue', number, title, body: body ?? '', state: state.toUpperCase(), updatedAt },
    authorAssociation: 'NONE',
    author: renderActor(user.login),
    comments: { __typename: 'IssueCommentConnection', totalCount: comments },
    userContentEdits: ({ first }: { first: number }) => renderEdits(edits.toReversed().slice(0, first)),
  }
}

/** Newest first; a text that was never edited has no edits. */
function renderEdits(edits: Issue['edits']): Node {
  const render = ({ at, by, body }: Issue['edits'][number]) => {
    return { __typename: 'UserContentEdit', editedAt: at, diff: body, editor: renderActor(by) }
  }
  return { __typename: 'UserContentEditConnection', nodes: edits.length < 2 ? [] : edits.map(render) }
}

function renderPull({ issue, headRepository }: { issue: Issue; headRepository: string }, ground: Ground): Node {
  const { number, body, created_at: createdAt, closed_at: closedAt, updated_at: updatedAt } = issue
  return {
    ...{
      __typename: 'PullRequest',
      number,
      body: body ?? '',
      createdAt,
      closedAt,
      updatedAt,
      mergedAt: issue.pull?.merged_at ?? null,
    },
    url: `${ground.serverUrl}/${ground.repository}/pull/${number}`,
    state: issue.pull?.merged_at ? 'MERGED' : issue.state.toUpperCase(),
    headRepository: { __typename: 'Repository', nameWithOwner: headRepository },
    baseRepository: { __typename: 'Repository', nameWithOwner: ground.repository },
  }
}

function sortByUpdate<T>(items: readonly T[], of: (item: T) => Issue): T[] {
  return items.toSorted(
    (one, other) =>
      Date.parse(of(other).updated_at) - Date.parse(of(one).updated_at) || of(other).number - of(one).number,
  )
}
