// The ledger's branch: read at one commit, moved by one commit at a time, never by force.
import { z } from 'zod'
import type { BranchName } from '../../addresses/branch-name.ts'
import type { ProjectId } from '../../addresses/project-id.ts'
import type { RepositoryName } from '../../addresses/repository-name.ts'
import type { LedgerStore, Snapshot } from '../../ledger/store.ts'
import { safe } from '../../text/safe-text.ts'
import { toSafeText } from '../../text/to-safe-text.ts'
import { GitHubError, ifRefused, messageOf, parseAnswer, unexpected } from '../api/errors.ts'
import type { GitHubAnswer, GitHubClient } from '../api/exchange.ts'
import { fileText } from '../api/file-text.ts'
import type { SideReads } from '../api/side-reads.ts'
import { emptyRepository, forbidden, isDefaultBranch, isForeignBranch, refused } from './branch-errors.ts'
import { createLedgerCommit, toSnapshot } from './commit.ts'
import { findHeld, type Held } from './find-held.ts'
import { folderOf } from './folder.ts'
import { putLedger } from './put-file.ts'
import { createGraphqlRead, type RepositorySeen, sha } from './read-by-graphql.ts'
import { createRestRead } from './read-by-rest.ts'
import { findRoot, isOurRoot } from './root-commit.ts'

export interface LedgerBranch extends LedgerStore {
  /** How many commits each read looks back. */
  readonly depth: number
  /** @throws GitHubError if the branch holds no ledger of this project and was not started by this Action */
  verify(snapshot: Snapshot): Promise<void>
  /** Whether the branch was once at this commit, with the ledger of this number. */
  held(shown: { readonly commit: string; readonly sequence: number }): Promise<Held>
  /** Whether a commit is the snapshot's or one of its ancestors. */
  comesFrom(snapshot: Snapshot, commit: string): Promise<boolean>
}

const objectSchema = z.object({ sha })
const comparisonSchema = z.object({ status: z.string() })
const depth = 30
/** How many commits are searched for our own. */
const history = 100

export function createLedgerBranch(options: {
  client: GitHubClient
  repository: RepositoryName
  branch: BranchName
  projectId: ProjectId
  /** Undefined until asked for. */
  defaultBranch: string | undefined
  sideReads?: SideReads
}): LedgerBranch {
  const { client, repository, branch, sideReads } = options
  let { defaultBranch } = options
  const verified = new Set<string>()
  const base = `/repos/${repository}`
  const folder = folderOf(options.projectId)
  const ref = `refs/heads/${branch}`

  const get = (path: string, query: Record<string, string | number> = {}): Promise<GitHubAnswer> =>
    client.request({ method: 'GET', path: base + path, query })
  const post = (path: string, body: object): Promise<GitHubAnswer> =>
    client.request({ method: 'POST', path: `${base}/git/${path}`, body }, 'safe')

  const locate = (name: string) => `${base}/contents/${encodeURIComponent(folder)}/${name}`
  const readLedger = (commit: string) => readFile(commit, 'ledger.json')
  const path = `${folder}/ledger.json`
  const readByGraphql = createGraphqlRead({ client, repository, ref, path, sideReads })
  const readByRest = createRestRead({ client, repository, branch, sideReads })
  const ownCommit = createLedgerCommit({ client, repository, branch, readCommits, sideReads })

  async function readFile(commit: string, name: string): Promise<string | undefined> {
    const path = locate(name)
    const answer = await client.request({ method: 'GET', path, query: { ref: commit }, raw: true })
    if (answer.status === 404) return undefined
    const text = answer.status === 200 ? fileText(answer.data) : undefined
    if (text === undefined) throw unexpected(safe`The ledger's file ${toSafeText(name)}`, answer)
    return text
  }

  function rethrowForbidden(error: unknown): never {
    throw error instanceof GitHubError && error.kind === 'refused' && error.status === 403 ? forbidden(branch) : error
  }

  /** @returns false if another run was first */
  async function moveBranch(parent: string | undefined, sha: string): Promise<boolean> {
    const path = `${base}/git/${ref.split('/').map(encodeURIComponent).join('/')}`
    const move =
      parent === undefined
        ? post('refs', { ref, sha })
        : client.request({ method: 'PATCH', path, body: { sha, force: false } }, 'safe')
    const answer = await move.catch(rethrowForbidden)
    if (answer.status < 300) return true
    const message = messageOf(answer.data)
    const isRace = /fast.?forward|already exists|does not exist|not found|at .+ but expected/i.test(message)
    if (!isRace && answer.status !== 404) throw refused(branch, message)
    return false
  }

  async function readBranch(depth: number): Promise<RepositorySeen> {
    const seen = (await readByGraphql(depth)) ?? (await readByRest(defaultBranch, depth))
    defaultBranch ??= seen.defaultBranch
    if (branch === defaultBranch) throw isDefaultBranch(branch)
    const [tip] = seen.branch?.commits ?? []
    if (seen.branch === undefined || tip === undefined) return seen
    return { ...seen, branch: { ...seen.branch, text: seen.branch.text ?? (await readLedger(tip.sha)) } }
  }

  async function readCommits(depth: number) {
    return (await readBranch(depth)).branch
  }

  async function verify({ commit, text }: Snapshot): Promise<void> {
    if (text !== undefined || verified.has(commit)) return
    if (!isOurRoot(await findRoot((query) => get('/commits', query), commit))) throw isForeignBranch(branch)
    verified.add(commit)
  }

  /** Undefined if GitHub refuses and the branch has not moved: moving it directly shows why. */
  async function putAlone(from: Snapshot, write: { text: string | undefined; message: string }) {
    if (from.text === undefined || write.text === undefined) return undefined
    const [before, after] = [
      { ...from, text: from.text },
      { ...write, text: write.text },
    ]
    const place = { path: locate('ledger.json'), branch }
    const put = await putLedger(client, place, before, after).catch(rethrowForbidden)
    if (put !== undefined) return put
    const seen = await readCommits(history)
    return ownCommit.findOwn(seen, write) ?? (seen?.commits[0]?.sha === from.commit ? undefined : 'lost')
  }

  return {
    depth,
    verify,

    async read() {
      if (branch === defaultBranch) throw isDefaultBranch(branch)
      const seen = await readBranch(depth)
      if (seen.branch === undefined && seen.defaultBranch === undefined) throw emptyRepository()
      return seen.branch && toSnapshot(seen.branch.commits, seen.branch.text)
    },

    readFile: (snapshot, name) => readFile(snapshot.commit, name),

    async held(shown) {
      const activity = await get('/activity', { ref, per_page: 100 }).catch(ifRefused)
      return findHeld(shown, activity, () => readLedger(shown.commit))
    },

    async comesFrom(snapshot, commit) {
      const answer = await get(`/compare/${commit}...${snapshot.commit}`, { per_page: 1 })
      // A commit that GitHub does not know is not an ancestor.
      if (answer.status === 404) return false
      const { status } = parseAnswer(comparisonSchema, answer, safe`The ledger’s history`)
      return status === 'ahead' || status === 'identical'
    },

    async write(from, { ...files }, message, goesOn) {
      if (!goesOn()) return 'abandoned'
      const { 'ledger.json': text = from?.text, ...others } = files
      const named = Object.entries(files).map(([name, content]) => {
        return [name === 'README.md' ? name : `${folder}/${name}`, content] as const
      })
      if (from !== undefined) {
        await verify(from)
        const isAlone = from.text !== undefined && Object.keys(others).length === 0
        const own = { files: Object.fromEntries(named), message, text, isAlone, goesOn }
        const written = await ownCommit.make(from, own)
        if (written !== 'undecided' && written !== 'closed') return written
        if (!goesOn()) return 'abandoned'
        if (written === 'closed' && isAlone) {
          const put = await putAlone(from, { text, message })
          if (put !== undefined) return put
          if (!goesOn()) return 'abandoned'
        }
      }
      const tree = named.map(([path, content]) => ({ path, mode: '100644', type: 'blob', content }))
      const made = await post('trees', { tree, ...(from && { base_tree: from.tree }) })
      if (made.status === 409) throw emptyRepository()
      const treeSha = parseAnswer(objectSchema, made, safe`Writing the ledger’s files`, 201).sha
      if (!goesOn()) return 'abandoned'
      const committed = await post('commits', { message, tree: treeSha, parents: from ? [from.commit] : [] })
      const { sha } = parseAnswer(objectSchema, committed, safe`Writing the ledger’s commit`, 201)
      if (!goesOn()) return 'abandoned'
      // A try whose answer was lost may have moved it.
      if (!(await moveBranch(from?.commit, sha)))
        return ownCommit.findOwn(await readCommits(history), { message, text }) ?? 'lost'
      return { commit: sha, tree: treeSha, history: [sha, ...(from?.history ?? [])], text }
    },
  }
}
