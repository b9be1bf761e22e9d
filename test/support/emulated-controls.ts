// What tests do to the emulated GitHub behind its clients' backs, and how they look at it: never in the log of requests.
import { type Changes, createCommits, file } from './emulated-commits.ts'
import type { EmulatedComment, EmulatedIssue, EmulatedPull, Upstream } from './upstream.ts'

export interface EmulatedControls {
  /** Commits on a branch, which begins at `from` when it is missing; null deletes a file. Returns the commit's name. */
  commit(branch: string, files: Changes, message?: string, from?: string): Promise<string>
  openPull(pull: NewPull): Promise<EmulatedPull>
  mergePull(number: number): Promise<void>
  closePull(number: number): Promise<void>
  reopenPull(number: number): Promise<void>
  getPull(number: number): Promise<EmulatedPull>
  listPulls(): Promise<EmulatedPull[]>
  getIssue(number: number): Promise<EmulatedIssue>
  /** Issues without pull requests, in any state, oldest first. */
  listIssues(): Promise<EmulatedIssue[]>
  listComments(issue: number): Promise<EmulatedComment[]>
  editIssue(number: number, fields: { title?: string; body?: string }): Promise<void>
  closeIssue(number: number): Promise<void>
  reopenIssue(number: number): Promise<void>
  lockIssue(number: number): Promise<void>
  /** Acts as the owner of the repository. */
  comment(issue: number, body: string): Promise<void>
  branchTip(branch: string): Promise<string | undefined>
  readFile(branch: string, path: string): Promise<string | undefined>
  deleteBranch(name: string): Promise<void>
  resetBranch(name: string, sha: string): Promise<void>
}

export interface NewPull {
  readonly head: string
  readonly base?: string
  readonly title: string
  readonly body?: string
  /** What is committed on the head branch first. */
  readonly files?: Changes
  /** From the stranger's fork. */
  readonly fork?: boolean
}

export function createControls(repository: string, upstream: Upstream): EmulatedControls {
  const here = `/repos/${repository}`
  const as = async <T>(token: string, method: string, path: string, body?: unknown): Promise<T> => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const answer = await upstream.forward({ method, path, text, accept: 'application/json', token })
    if (answer.status < 300) return JSON.parse(String(answer.body) || 'null') as T
    throw new Error(`The emulated GitHub said ${answer.status} to ${method} ${path}: ${answer.body}`)
  }
  const ask = <T>(method: string, path: string, body?: unknown) => as<T>('owner', method, here + path, body)

  const { branchTip, commit, commitInFork, commitTree } = createCommits(repository, upstream, as)

  const openPull: EmulatedControls['openPull'] = async ({ head, base = 'main', title, body = '', fork, ...rest }) => {
    const files = rest.files ?? { [`docs/${head.replaceAll('/', '-')}.md`]: `${title}\n` }
    if (fork) await commitInFork(head, files, title)
    else await commit(head, files, title, base)
    const fields = { title, body, base, head: fork ? `stranger:${head}` : head }
    return as<EmulatedPull>(fork ? 'stranger' : 'agent', 'POST', `${here}/pulls`, fields)
  }

  const getPull = async (number: number) => {
    const pull = await upstream.pull(String(number))
    if (!pull) throw new Error(`There is no pull request ${number}`)
    return pull
  }

  /** The emulator's own merge makes the base branch equal to the head as it was when the pull request was opened. */
  const mergePull: EmulatedControls['mergePull'] = async (number) => {
    const { base, head } = await getPull(number)
    const before = await branchTip(base.ref)
    const changed = head.repo?.full_name === repository ? await upstream.filesBetween(base.sha, head.sha) : undefined
    await ask('PUT', `/pulls/${number}/merge`, {})
    if (!before || !changed) return
    const tree = changed.map(({ filename, status, sha }) => ({
      ...file(filename),
      sha: status === 'removed' ? null : sha,
    }))
    const merged = await commitTree(before, tree, `Merge pull request #${number}`, [head.sha])
    await ask('PATCH', `/git/refs/heads/${base.ref}`, { sha: merged, force: true })
  }

  const setState = (kind: 'issues' | 'pulls', state: 'open' | 'closed') => async (number: number) => {
    await ask('PATCH', `/${kind}/${number}`, { state })
  }

  return {
    commit,
    openPull,
    mergePull,
    closePull: setState('pulls', 'closed'),
    reopenPull: setState('pulls', 'open'),
    getPull,
    listPulls: async () => (await upstream.pulls()).toSorted((one, other) => one.number - other.number),
    getIssue: (number) => ask('GET', `/issues/${number}`),
    listIssues: async () => (await upstream.issues()).toSorted((one, other) => one.number - other.number),
    listComments: (issue) => upstream.comments(`${here}/issues/${issue}/comments`),
    editIssue: (number, fields) => ask('PATCH', `/issues/${number}`, fields),
    closeIssue: setState('issues', 'closed'),
    reopenIssue: setState('issues', 'open'),
    lockIssue: (number) => ask('PUT', `/issues/${number}/lock`, {}),
    comment: (issue, body) => ask('POST', `/issues/${issue}/comments`, { body }),
    branchTip: (branch) => branchTip(branch),
    readFile: async (branch, path) => {
      const where = `${here}/contents/${path}?ref=${encodeURIComponent(branch)}`
      const found = await upstream.ask<{ content: string }>('GET', where)
      return found && Buffer.from(found.content, 'base64').toString()
    },
    deleteBranch: (name) => ask('DELETE', `/git/refs/heads/${name}`),
    resetBranch: (name, sha) => ask('PATCH', `/git/refs/heads/${name}`, { sha, force: true }),
  }
}
