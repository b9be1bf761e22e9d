// The ledger's branch by the Git data API: read at one commit, moved by one commit at a time, never by force.
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
import { emptyRepository, forbidden, isDefaultBranch, isForeignBranch, refused, unreadable } from './branch-errors.ts'
import { findHeld, type Held } from './find-held.ts'
import { folderOf } from './folder.ts'
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

interface CommitSeen {
  readonly sha: string
  readonly tree: string
  readonly message: string
}

/** SHA-1 or SHA-256; goes into paths and links. */
const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const objectSchema = z.object({ sha })
const comparisonSchema = z.object({ status: z.string() })
const repositorySchema = z.object({ default_branch: z.string() })
const commitSchema = z
  .object({ sha, commit: z.object({ tree: objectSchema, message: z.string() }) })
  .transform(({ sha, commit }): CommitSeen => ({ sha, tree: commit.tree.sha, message: commit.message }))
const depth = 30
/** How many commits are searched for our own. */
const history = 100
/** How often in a row GitHub may refuse to move a branch that nobody else has moved, before that is no race. */
const mostDoubts = 3

export function createLedgerBranch(options: {
  client: GitHubClient
  repository: RepositoryName
  branch: BranchName
  projectId: ProjectId
  /** Undefined until asked for. */
  defaultBranch: string | undefined
}): LedgerBranch {
  const { client, repository, branch } = options
  let { defaultBranch } = options
  let doubts = 0
  const verified = new Set<string>()
  const base = `/repos/${repository}`
  const folder = folderOf(options.projectId)
  const ref = `refs/heads/${branch}`

  const get = (path: string, query: Record<string, string | number> = {}): Promise<GitHubAnswer> =>
    client.request({ method: 'GET', path: base + path, query })
  const post = (path: string, body: object): Promise<GitHubAnswer> =>
    client.request({ method: 'POST', path: `${base}/git/${path}`, body }, 'safe')

  async function readFile(commit: string, name: string): Promise<string | undefined> {
    const path = `${base}/contents/${encodeURIComponent(folder)}/${name}`
    const answer = await client.request({ method: 'GET', path, query: { ref: commit }, raw: true })
    if (answer.status === 404) return undefined
    const text = answer.status === 200 ? fileText(answer.data) : undefined
    if (text === undefined) throw unexpected(safe`The ledger's file ${toSafeText(name)}`, answer)
    return text
  }

  async function readRepository(): Promise<GitHubAnswer> {
    const answer = await get('')
    if (answer.status !== 200) throw unreadable()
    return answer
  }

  async function readDefaultBranch(): Promise<string> {
    return parseAnswer(repositorySchema, await readRepository(), safe`The repository`).default_branch
  }

  /**
   * Newest first; undefined if there is no such branch.
   * @throws GitHubError if the repository is empty, or this token may not read it
   */
  async function readCommits(depth: number): Promise<readonly [CommitSeen, ...CommitSeen[]] | undefined> {
    const known = defaultBranch
    defaultBranch ??= await readDefaultBranch()
    if (branch === defaultBranch) throw isDefaultBranch(branch)
    const answer = await get('/commits', { sha: branch, per_page: depth })
    if (answer.status === 409) throw emptyRepository()
    if (answer.status === 422) return undefined
    if (answer.status === 404) {
      // The repository may lack the branch, or this token may not read it at all.
      if (known !== undefined) await readRepository()
      return undefined
    }
    return parseAnswer(z.tuple([commitSchema], commitSchema), answer, safe`The ledger’s branch`)
  }

  /** @returns GitHub's words if another run may have been first */
  async function moveBranch(parent: string | undefined, sha: string): Promise<'moved' | { readonly message: string }> {
    const path = `${base}/git/${ref.split('/').map(encodeURIComponent).join('/')}`
    const move =
      parent === undefined
        ? post('refs', { ref, sha })
        : client.request({ method: 'PATCH', path, body: { sha, force: false } }, 'safe')
    const answer = await move.catch((error: unknown) => {
      throw error instanceof GitHubError && error.kind === 'refused' && error.status === 403 ? forbidden(branch) : error
    })
    if (answer.status < 300) return 'moved'
    const message = messageOf(answer.data)
    const isRace = /fast.?forward|already exists|cannot be updated|does not exist|not found|at .+ but expected/i.test(
      message,
    )
    if (!isRace && answer.status !== 404) throw refused(branch, message)
    return { message }
  }

  /** After a refusal: this very write, if an earlier try succeeded but its answer was lost. */
  async function findOwn(
    from: Snapshot | undefined,
    write: { readonly message: string; readonly text: string | undefined },
    refusal: string,
  ): Promise<Snapshot | 'lost'> {
    const seen = (await readCommits(history)) ?? []
    // The message names the run and counts its writes. A repository may have GitHub append a sign-off to it.
    const own = seen.findIndex((commit) => commit.message.startsWith(write.message.trim()))
    const found = own < 0 ? undefined : toSnapshot(seen.slice(own), write.text)
    doubts = found === undefined && from !== undefined && seen[0]?.sha === from.commit ? doubts + 1 : 0
    if (doubts >= mostDoubts) throw refused(branch, refusal)
    return found ?? 'lost'
  }

  async function verify({ commit, text }: Snapshot): Promise<void> {
    if (text !== undefined || verified.has(commit)) return
    if (!isOurRoot(await findRoot((query) => get('/commits', query), commit))) throw isForeignBranch(branch)
    verified.add(commit)
  }

  return {
    depth,
    verify,

    async read() {
      if (branch === defaultBranch) throw isDefaultBranch(branch)
      const commits = await readCommits(depth)
      return commits && toSnapshot(commits, await readFile(commits[0].sha, 'ledger.json'))
    },

    readFile: (snapshot, name) => readFile(snapshot.commit, name),

    async held(shown) {
      const activity = await get('/activity', { ref, per_page: 100 }).catch(ifRefused)
      return findHeld(shown, activity, () => readFile(shown.commit, 'ledger.json'))
    },

    async comesFrom(snapshot, commit) {
      const answer = await get(`/compare/${commit}...${snapshot.commit}`, { per_page: 1 })
      // A commit that GitHub does not know is not an ancestor.
      if (answer.status === 404) return false
      const { status } = parseAnswer(comparisonSchema, answer, safe`The ledger’s history`)
      return status === 'ahead' || status === 'identical'
    },

    async write(from, files, message, goesOn) {
      if (!goesOn()) return 'abandoned'
      if (from !== undefined) await verify(from)
      const text = files['ledger.json'] ?? from?.text
      const tree = Object.entries(files).map(([name, content]) => {
        const path = name === 'README.md' ? name : `${folder}/${name}`
        return { path, mode: '100644', type: 'blob', content }
      })
      const made = await post('trees', { tree, ...(from && { base_tree: from.tree }) })
      if (made.status === 409) throw emptyRepository()
      const treeSha = parseAnswer(objectSchema, made, safe`Writing the ledger’s files`, 201).sha
      if (!goesOn()) return 'abandoned'
      const committed = await post('commits', { message, tree: treeSha, parents: from ? [from.commit] : [] })
      const { sha } = parseAnswer(objectSchema, committed, safe`Writing the ledger’s commit`, 201)
      if (!goesOn()) return 'abandoned'
      const moved = await moveBranch(from?.commit, sha)
      if (moved !== 'moved') return findOwn(from, { message, text }, moved.message)
      doubts = 0
      return { commit: sha, tree: treeSha, history: [sha, ...(from?.history ?? [])], text }
    },
  }
}

function toSnapshot(commits: readonly CommitSeen[], text: string | undefined): Snapshot | undefined {
  const [newest] = commits
  return newest && { commit: newest.sha, tree: newest.tree, history: commits.map(({ sha }) => sha), text }
}
