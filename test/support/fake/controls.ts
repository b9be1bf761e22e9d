// What tests do to the in-memory GitHub behind its clients' backs, as people and other programs would.
import type { Branches, NewFiles } from './git.ts'
import type { Issue, IssueStore } from './issues.ts'
import type { NewPull, Pulls } from './pulls.ts'
import type { People } from './routes.ts'

type Fields = { title: string; body?: string | null; labels?: readonly string[] }

export function createControls({
  branches,
  issues,
  pulls,
  people,
}: {
  branches: Branches
  issues: IssueStore
  pulls: Pulls
  people: People
}) {
  let readOnly = false
  let graphql = true
  const getIssue = (number: number) => found(issues.all.get(number), `issue ${number}`)
  const getPull = (number: number) => found(pulls.all.get(number), `pull request ${number}`)
  const getComment = (id: number) => found(issues.comments.get(id), `comment ${id}`)

  let rules: readonly string[] = []
  return {
    openPull: (pull: NewPull) => pulls.open(pull).issue.number,
    mergePull: (number: number) => pulls.merge(getPull(number)),
    closePull: (number: number) => pulls.close(getPull(number)),
    reopenPull(number: number) {
      const { mergeCommit, issue } = getPull(number)
      if (mergeCommit !== null) throw new Error('A merged pull request cannot be reopened')
      issues.setState(issue, 'open')
    },
    /** As GitHub's support does it: it was never there. */
    deletePull(number: number) {
      getIssue(number).gone = 'deleted'
      pulls.all.delete(number)
    },
    getPull,
    listPulls: () => [...pulls.all.values()],
    openIssue: (fields: Fields, author = 'someone') => issues.open(fields, author).number,
    editIssue(number: number, { body, ...fields }: Partial<Pick<Issue, 'title' | 'body' | 'labels'>>, by = 'someone') {
      const issue = getIssue(number)
      if (body !== undefined) issues.write(issue, body, by)
      Object.assign(issue, fields)
    },
    ...people,
    createLabel: (name: string) => void issues.labels.add(name),
    deleteLabels() {
      issues.labels.clear()
      for (const issue of issues.all.values()) issue.labels = []
    },
    closeIssue: (number: number) => issues.setState(getIssue(number), 'closed'),
    reopenIssue: (number: number) => issues.setState(getIssue(number), 'open'),
    lockIssue: (number: number) => void Object.assign(getIssue(number), { locked: true }),
    deleteIssue: (number: number) => void Object.assign(getIssue(number), { gone: 'deleted' }),
    transferIssue: (number: number, movedTo: string) => void Object.assign(getIssue(number), { gone: { movedTo } }),
    /** Kinds of rules for all branches, as GitHub lists them; they are not enforced. */
    setRules(types: readonly string[]) {
      rules = types
    },
    listRules: () => rules.map((type) => ({ type })),
    setIssuesEnabled(enabled: boolean) {
      issues.enabled = enabled
    },
    getIssue,
    listIssues: () => [...issues.all.values()].filter((issue) => !issue.pull && !issue.gone),
    comment: (issue: number, body: string, author = 'someone') => issues.comment(getIssue(issue), body, author).id,
    editComment: (id: number, body: string, by = 'someone') => issues.writeComment(getComment(id), body, by),
    setMergeable: (number: number, mergeable: boolean | null) => void Object.assign(getPull(number), { mergeable }),
    deleteComment(id: number) {
      getIssue(getComment(id).issue).comments -= 1
      issues.comments.delete(id)
    },
    listComments: (issue: number) => [...issues.comments.values()].filter((comment) => comment.issue === issue),
    /** Commits on a branch; one that does not exist begins as an orphan. Returns the commit's name. */
    commit: (branch: string, files: NewFiles, message?: string, by?: { author?: string; committer?: string }) =>
      branches.commit(branch, files, message, undefined, by).sha,
    /** As a client of the API does it, or a person on GitHub's pages: signed by GitHub. */
    commitSigned: (branch: string, files: NewFiles, message?: string, author = 'github-actions[bot]') =>
      branches.commit(branch, files, message, undefined, { author, committer: 'web-flow' }).sha,
    /** As the button “Update branch” does it, in the name of whoever presses it. */
    updatePull: (number: number, by?: string) => pulls.update(getPull(number), by),
    branchTip: (branch: string) => branches.refs.get(`refs/heads/${branch}`),
    isAncestor: branches.isAncestor,
    readFile: branches.read,
    listFiles(branch: string, prefix: string) {
      const commit = branches.resolve(`heads/${branch}`)
      return commit === undefined ? [] : [...branches.tree(commit).keys()].filter((path) => path.startsWith(prefix))
    },
    /** Open pull requests of the branch are closed with it. */
    deleteBranch(name: string) {
      for (const pull of pulls.all.values()) if (pull.headRef === name) pulls.close(pull)
      branches.refs.delete(`refs/heads/${name}`)
    },
    tag: (name: string, sha: string) => void branches.refs.set(`refs/tags/${name}`, sha),
    resetBranch: (name: string, sha: string) => void branches.refs.set(`refs/heads/${name}`, sha),
    /** From now on every write is refused, as with a workflow's read-only token. */
    setReadOnly(value: boolean) {
      readOnly = value
    },
    isReadOnly: () => readOnly,
    /** As on an Enterprise that keeps it closed. */
    setGraphql(value: boolean) {
      graphql = value
    },
    hasGraphql: () => graphql,
  }
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}`)
  return value
}
