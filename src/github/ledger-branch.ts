// The ledger's branch: read at one commit, moved by one commit at a time, never by force.
import { z } from 'zod'
import type { BranchName } from '../addresses/branch-name.ts'
import type { ProjectId } from '../addresses/project-id.ts'
import type { RepositoryName } from '../addresses/repository-name.ts'
import type { Snapshot } from '../ledger/store.ts'
import type { LedgerFile } from '../text/outgoing.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { messageOf, parseAnswer, unexpected } from './errors.ts'
import type { GitHubClient } from './exchange.ts'
import { emptyRepository, refusedMove, ruleError, unreadable } from './ledger-faults.ts'
import { fileText, folderOf } from './ledger-files.ts'
import { createHistory } from './ledger-history.ts'

export type LedgerBranch = ReturnType<typeof createLedgerBranch>

/** SHA-1 or SHA-256; goes into paths and links. */
const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const commitSchema = z.object({ sha, commit: z.object({ tree: z.object({ sha }) }) })
const commitsSchema = z.tuple([commitSchema], commitSchema)
const depth = 30

const objectSchema = z.object({ sha })

export function createLedgerBranch(options: {
  client: GitHubClient
  repository: RepositoryName
  branch: BranchName
  projectId: ProjectId
}) {
  const { client, branch } = options
  const base = `/repos/${options.repository}`
  const folder = folderOf(options.projectId)
  const ref = `heads/${branch}`
  const history = createHistory({ client, base, branch })

  async function readFile(commit: string, name: string): Promise<string | undefined> {
    const path = `${base}/contents/${encodeURIComponent(folder)}/${name}`
    const answer = await client.request({ method: 'GET', path, query: { ref: commit }, raw: true })
    if (answer.status === 404) return undefined
    const text = answer.status === 200 ? fileText(answer.data) : undefined
    if (text !== undefined) return text
    throw unexpected(safe`The ledger's file ${toSafeText(name)}`, answer)
  }

  async function moveBranch(parent: string | undefined, sha: string): Promise<boolean> {
    const update =
      parent === undefined
        ? ({ method: 'POST', path: `${base}/git/refs`, body: { ref: `refs/${ref}`, sha } } as const)
        : ({ method: 'PATCH', path: `${base}/git/refs/${encodePath(ref)}`, body: { sha, force: false } } as const)
    const answer = await client.request(update, 'safe').catch((error: unknown) => {
      throw ruleError(error, toSafeText(branch))
    })
    if (answer.status < 300) return true
    const message = messageOf(answer.data)
    if (
      !/fast.?forward|already exists|does not exist|not found|at .+ but expected/i.test(message) &&
      answer.status !== 404
    )
      throw refusedMove(message, toSafeText(branch))
    // A try whose answer was lost may have moved it.
    return history.holds(sha)
  }

  return {
    /** How many commits each read looks back. */
    depth,

    /** The branch as it is now; undefined when there is none. */
    async read(): Promise<Snapshot | undefined> {
      const query = { sha: branch, per_page: depth }
      const answer = await client.request({ method: 'GET', path: `${base}/commits`, query })
      if (answer.status === 422) return undefined
      if (answer.status === 404) {
        // A repository without the branch, or one that this token cannot read at all?
        if ((await client.request({ method: 'GET', path: base })).status === 200) return undefined
        throw unreadable()
      }
      if (answer.status === 409) throw emptyRepository()
      const commits = parseAnswer(commitsSchema, answer, safe`The ledger’s branch`)
      const [{ sha, commit }] = commits
      const text = await readFile(sha, 'ledger.json')
      return { commit: sha, tree: commit.tree.sha, history: commits.map((other) => other.sha), text }
    },

    /** Whether a commit is the snapshot's or an ancestor of it. */
    comesFrom: (snapshot: Snapshot, commit: string): Promise<boolean> => history.leadsTo(commit, snapshot.commit),

    /** A file of our project's folder at the snapshot's commit. */
    readFile: (snapshot: Snapshot, name: string): Promise<string | undefined> => readFile(snapshot.commit, name),

    /**
     * Commits the files (of our project's folder) on top of `from` and moves the branch there.
     * `lost`: the branch is no longer at `from`. `abandoned`: `goesOn` said no before the branch was moved.
     */
    async write(
      from: Snapshot | undefined,
      files: Readonly<Record<string, LedgerFile>>,
      message: SafeText,
      goesOn: () => boolean,
    ): Promise<Snapshot | 'lost' | 'abandoned'> {
      if (!goesOn()) return 'abandoned'
      const tree = Object.entries(files).map(([name, content]) => ({
        path: name === 'README.md' ? name : `${folder}/${name}`,
        mode: '100644',
        type: 'blob',
        content,
      }))
      const body = { tree, ...(from === undefined ? {} : { base_tree: from.tree }) }
      const made = await client.request({ method: 'POST', path: `${base}/git/trees`, body }, 'safe')
      if (made.status === 409) throw emptyRepository()
      const treeSha = parseAnswer(objectSchema, made, safe`Writing the ledger’s files`, 201).sha
      if (!goesOn()) return 'abandoned'
      const commit = { message, tree: treeSha, parents: from === undefined ? [] : [from.commit] }
      const committed = await client.request({ method: 'POST', path: `${base}/git/commits`, body: commit }, 'safe')
      const { sha } = parseAnswer(objectSchema, committed, safe`Writing the ledger’s commit`, 201)
      if (!goesOn()) return 'abandoned'
      const moved = await moveBranch(from?.commit, sha)
      if (!moved) return 'lost'
      const commits = [sha, ...(from?.history ?? [])].slice(0, depth)
      return { commit: sha, tree: treeSha, history: commits, text: files['ledger.json'] ?? from?.text }
    },
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
