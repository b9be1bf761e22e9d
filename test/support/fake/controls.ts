// What tests do to the in-memory GitHub behind its clients' backs, as people and other programs would.
import type { Branches } from './branches.ts'
import type { Comment, Issue, IssueStore } from './issue-store.ts'
import type { NewPull, Pull, Pulls } from './pulls.ts'

export interface FakeControls {
  /** Returns the number. */
  openPull(pull: NewPull): number
  mergePull(number: number): void
  closePull(number: number): void
  reopenPull(number: number): void
  /** As GitHub's support does it: it was never there. */
  deletePull(number: number): void
  getPull(number: number): Pull
  listPulls(): Pull[]
  openIssue(fields: { title: string; body?: string | null; labels?: readonly string[] }, author?: string): number
  editIssue(number: number, fields: { title?: string; body?: string | null; labels?: { name: string }[] }): void
  closeIssue(number: number): void
  reopenIssue(number: number): void
  lockIssue(number: number): void
  deleteIssue(number: number): void
  transferIssue(number: number, movedTo: string): void
  setIssuesEnabled(enabled: boolean): void
  getIssue(number: number): Issue
  /** Issues without pull requests. */
  listIssues(): Issue[]
  comment(issue: number, body: string, author?: string): number
  editComment(id: number, body: string): void
  deleteComment(id: number): void
  listComments(issue: number): Comment[]
  /** Commits on a branch; one that does not exist begins as an orphan. Returns the commit's name. */
  commit(branch: string, files: Readonly<Record<string, string | null>>, message?: string): string
  branchTip(branch: string): string | undefined
  isAncestor(older: string, newer: string): boolean
  /** Of a branch or a commit. */
  readFile(ref: string, path: string): string | undefined
  /** Paths that begin so. */
  listFiles(branch: string, prefix: string): string[]
  /** Open pull requests of the branch are closed with it. */
  deleteBranch(name: string): void
  resetBranch(name: string, sha: string): void
  /** From now on every write is refused, as with a workflow's read-only token. */
  setReadOnly(readOnly: boolean): void
  isReadOnly(): boolean
}

export function createControls(parts: { branches: Branches; issues: IssueStore; pulls: Pulls }): FakeControls {
  const { branches, issues, pulls } = parts
  let readOnly = false
  const getIssue = (number: number) => found(issues.all.get(number), `issue ${number}`)
  const getPull = (number: number) => found(pulls.all.get(number), `pull request ${number}`)
  const getComment = (id: number) => found(issues.comments.get(id), `comment ${id}`)
  const isMerged = (pull: Pull) => pull.mergeCommit !== null

  return {
    openPull: (pull) => pulls.open(pull).issue.number,
    mergePull: (number) => pulls.merge(getPull(number)),
    closePull: (number) => pulls.close(getPull(number)),
    reopenPull: (number) => {
      if (isMerged(getPull(number))) throw new Error('A merged pull request cannot be reopened')
      issues.setState(getPull(number).issue, 'open')
    },
    deletePull: (number) => {
      getIssue(number).gone = 'deleted'
      pulls.all.delete(number)
    },
    getPull,
    listPulls: () => [...pulls.all.values()],
    openIssue: (fields, author = 'someone') => issues.open(fields, author).number,
    editIssue: (number, fields) => void Object.assign(getIssue(number), fields),
    closeIssue: (number) => issues.setState(getIssue(number), 'closed'),
    reopenIssue: (number) => issues.setState(getIssue(number), 'open'),
    lockIssue: (number) => {
      getIssue(number).locked = true
    },
    deleteIssue: (number) => {
      getIssue(number).gone = 'deleted'
    },
    transferIssue: (number, movedTo) => {
      getIssue(number).gone = { movedTo }
    },
    setIssuesEnabled: (enabled) => {
      issues.enabled = enabled
    },
    getIssue,
    listIssues: () => [...issues.all.values()].filter((issue) => !issue.pull && !issue.gone),
    comment: (issue, body, author = 'someone') => issues.comment(getIssue(issue), body, author).id,
    editComment: (id, body) => {
      getComment(id).body = body
    },
    deleteComment: (id) => {
      getIssue(getComment(id).issue).comments -= 1
      issues.comments.delete(id)
    },
    listComments: (issue) => [...issues.comments.values()].filter((comment) => comment.issue === issue),
    commit: (branch, files, message) => branches.commit(branch, files, message).sha,
    branchTip: (branch) => branches.refs.get(`refs/heads/${branch}`),
    isAncestor: branches.isAncestor,
    listFiles: (branch, prefix) => {
      const commit = branches.resolve(`heads/${branch}`)
      return commit === undefined ? [] : [...branches.tree(commit).keys()].filter((path) => path.startsWith(prefix))
    },
    readFile: (ref, path) => branches.read(ref, path),
    deleteBranch: (name) => {
      for (const pull of pulls.all.values()) if (pull.headRef === name) pulls.close(pull)
      branches.refs.delete(`refs/heads/${name}`)
    },
    resetBranch: (name, sha) => void branches.refs.set(`refs/heads/${name}`, sha),
    setReadOnly: (value) => {
      readOnly = value
    },
    isReadOnly: () => readOnly,
  }
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}`)
  return value
}
