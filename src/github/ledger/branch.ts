// The ledger's branch by the Git data API: read at one commit, moved by one commit at a time, never by force.
import { z } from 'zod'
import { parseJson } from '../../http/parse-json.ts'
import type { BranchName } from '../../identifiers/branch-name.ts'
import type { ProjectId } from '../../identifiers/project-id.ts'
import type { RepositoryName } from '../../identifiers/repository-name.ts'
import type { ServerUrl } from '../../identifiers/web-address.ts'
import type { LedgerStore, Snapshot, Trust } from '../../ledger/store.ts'
import { safe } from '../../text/safe-text.ts'
import { toSafeText } from '../../text/to-safe-text.ts'
import { fileText } from '../api/file-text.ts'
import type { GitHubClient } from '../api/github-client.ts'
import { atLeastOne, GitHubError, ifRefused, ifStatus, isRefusal, parseBody } from '../api/github-errors.ts'
import { locate, raw, repeatable } from '../api/rest.ts'
import {
  emptyRepository,
  forbidden,
  isDefaultBranch,
  isForeignBranch,
  refused,
  unknownCommit,
  unreadable,
} from './branch-errors.ts'
import { createVouching, type Known, type LedgerCommit, ledgerCommitSchema, sha } from './ledger-commit.ts'

export interface LedgerBranch extends LedgerStore {
  readonly depth: number
  /** @throws GitHubError if the branch was not started by this Action, or its newest commit was not made by it or by a person */
  verify(snapshot: Snapshot, trust?: Trust): Promise<void>
  /** Whether the branch was once at this commit, with the ledger of this number. */
  held(shown: { readonly commit: string; readonly sequence: number }): Promise<Held>
  comesFrom(snapshot: Snapshot, commit: string): Promise<boolean>
}

const objectSchema = z.object({ sha })
const comparisonSchema = z.object({ status: z.string() })
const repositorySchema = z.object({ default_branch: z.string() })
const depth = 30
const history = 100
/** How often in a row GitHub may refuse to move a branch that nobody else has moved, before that is no race. */
const mostDoubts = 3

export function createLedgerBranch(
  options: Known & {
    client: GitHubClient
    repository: RepositoryName
    serverUrl: ServerUrl
    branch: BranchName
    projectId: ProjectId
    defaultBranch: string | undefined
  },
): LedgerBranch {
  const { client, repository, branch, serverUrl } = options
  const { rest } = client
  let { defaultBranch } = options
  let doubts = 0
  const verified = new Set<string>()
  const seen = new Map<string, LedgerCommit>()
  const vouching = createVouching(options)
  let trusted: Trust | undefined
  const at = locate(repository)
  const folder = folderOf(options.projectId)
  const head = `heads/${branch}`

  async function readFile(commit: string, name: string): Promise<string | undefined> {
    const path = `${folder}/${name}`
    const answer = await rest.repos.getContent({ ...at, path, ref: commit, ...raw }).catch(ifStatus(404))
    if (answer === undefined) return undefined
    const text = fileText(answer.data)
    if (text !== undefined) return text
    const what = safe`The ledger's file ${toSafeText(name)} came in a form that is not a file’s.`
    throw new GitHubError(
      'unusable',
      what,
      safe`Run again; if the problem persists, restore the file (docs/operations.md).`,
    )
  }

  /** @throws GitHubError if this token may not read the repository */
  async function readDefaultBranch(): Promise<string> {
    const answer = await rest.repos.get(at).catch((error: unknown) => {
      throw isRefusal(error) && error.status !== 403 ? unreadable() : error
    })
    return parseBody(repositorySchema, answer.data, safe`The repository`).default_branch
  }

  /**
   * Newest first; undefined if there is no such branch.
   * @throws GitHubError if the repository is empty, or this token may not read it
   */
  async function readCommits(depth: number): Promise<readonly [LedgerCommit, ...LedgerCommit[]] | undefined> {
    const known = defaultBranch
    defaultBranch ??= await readDefaultBranch()
    if (branch === defaultBranch) throw isDefaultBranch(branch)
    const answer = await rest.repos
      .listCommits({ ...at, sha: branch, per_page: depth })
      .catch(orEmptyRepository)
      .catch(ifStatus(404, 422))
    if (answer !== undefined) {
      const commits = parseBody(atLeastOne(ledgerCommitSchema), answer.data, safe`The ledger’s branch`)
      for (const commit of commits) seen.set(commit.sha, commit)
      return commits
    }
    // The repository may lack the branch, or this token may not read it at all.
    if (known !== undefined) await readDefaultBranch()
    return undefined
  }

  /** @returns GitHub's words if another run may have been first */
  async function moveBranch(parent: string | undefined, sha: string): Promise<'moved' | { readonly message: string }> {
    const move =
      parent === undefined
        ? rest.git.createRef({ ...at, ref: `refs/${head}`, sha, ...repeatable })
        : rest.git.updateRef({ ...at, ref: head, sha, force: false, ...repeatable })
    try {
      await move
      return 'moved'
    } catch (error) {
      if (!isRefusal(error)) throw error
      const { status, said } = error
      if (status === 403) throw forbidden(branch)
      if (status === 401) throw error
      const isRace = /fast.?forward|already exists|cannot be updated|does not exist|not found|at .+ but expected/i.test(
        said,
      )
      if (!isRace && status !== 404) throw refused(branch, said)
      return { message: said }
    }
  }

  /** After a refusal: this very write, if an earlier try succeeded but its answer was lost. */
  async function findOwn(
    from: Snapshot | undefined,
    write: { readonly message: string; readonly text: string | undefined },
    refusal: string,
  ): Promise<Snapshot | 'lost'> {
    const commits = (await readCommits(history)) ?? []
    // The message names the run and counts its writes. A repository may have GitHub append a sign-off to it.
    const own = commits.findIndex((commit) => commit.message.startsWith(write.message.trim()))
    const found = own < 0 ? undefined : toSnapshot(commits.slice(own), write.text)
    doubts = found === undefined && from !== undefined && commits[0]?.sha === from.commit ? doubts + 1 : 0
    if (doubts >= mostDoubts) throw refused(branch, refusal)
    return found ?? 'lost'
  }

  async function verify({ commit, text, history }: Snapshot, trust = trusted): Promise<void> {
    trusted = trust
    if (verified.has(commit)) return
    if (text === undefined && trust?.mayStart !== false && !isOurRoot(await findRoot(client, repository, commit)))
      throw isForeignBranch(branch)
    const commits = history.flatMap((sha) => seen.get(sha) ?? [])
    const [newest] = commits
    if (newest !== undefined && !(await vouching.isKnown(newest, commits, trust))) {
      const page = `${serverUrl}/${repository}/edit/${branch}/README.md`
      throw unknownCommit(branch, newest, vouching.findOurs(commits)?.sha, page)
    }
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
      const query = { ref: `refs/${head}`, per_page: 100 }
      const activity = await rest.repos.listActivities({ ...at, ...query }).catch(ifRefused)
      return findHeld(shown, activity?.data, () => readFile(shown.commit, 'ledger.json'))
    },

    async comesFrom(snapshot, commit) {
      const basehead = `${commit}...${snapshot.commit}`
      // A commit that GitHub does not know is not an ancestor.
      const answer = await rest.repos.compareCommitsWithBasehead({ ...at, basehead, per_page: 1 }).catch(ifStatus(404))
      if (answer === undefined) return false
      const { status } = parseBody(comparisonSchema, answer.data, safe`The ledger’s history`)
      return status === 'ahead' || status === 'identical'
    },

    async write(from, files, message, goesOn) {
      if (!goesOn()) return 'abandoned'
      if (from !== undefined) await verify(from)
      const text = files['ledger.json'] ?? from?.text
      const tree = Object.entries(files).map(([name, content]) => {
        const path = name === 'README.md' ? name : `${folder}/${name}`
        return { path, mode: '100644', type: 'blob', content } as const
      })
      const made = await rest.git
        .createTree({ ...at, tree, ...(from && { base_tree: from.tree }), ...repeatable })
        .catch(orEmptyRepository)
      const treeSha = parseBody(objectSchema, made.data, safe`Writing the ledger’s files`).sha
      if (!goesOn()) return 'abandoned'
      const commit = { message, tree: treeSha, parents: from ? [from.commit] : [] }
      const committed = await rest.git.createCommit({ ...at, ...commit, ...repeatable })
      const { sha } = parseBody(objectSchema, committed.data, safe`Writing the ledger’s commit`)
      if (!goesOn()) return 'abandoned'
      const moved = await moveBranch(from?.commit, sha)
      if (moved !== 'moved') return findOwn(from, { message, text }, moved.message)
      doubts = 0
      verified.add(sha)
      return { commit: sha, tree: treeSha, history: [sha, ...(from?.history ?? [])], text }
    },
  }
}

function orEmptyRepository(error: unknown): never {
  throw isRefusal(error) && error.status === 409 ? emptyRepository() : error
}

function toSnapshot(commits: readonly LedgerCommit[], text: string | undefined): Snapshot | undefined {
  const [newest] = commits
  return newest && { commit: newest.sha, tree: newest.tree, history: commits.map(({ sha }) => sha), text }
}

/**
 * The project's id, with every byte that is unsafe in a file name written as `~XX`. Injective; ids that differ only in case collide
 * in a checkout on a case-insensitive file system, but not in git.
 */
export function folderOf(projectId: string): string {
  const encoded = encodeURIComponent(projectId).replaceAll('~', '%7E').replaceAll('%', '~')
  // The branch's own README.md is beside the folders.
  if (/^readme\.md$/i.test(encoded)) return encoded.replace('.', '~2E')
  return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`)
}

const rootSchema = z.object({ commit: z.object({ message: z.string() }), parents: z.array(z.unknown()) })
type Root = z.output<typeof rootSchema>

/** As `ledger/session.ts` writes it. */
const ownMessage = /^ledger \d+ of .*\n\nrun \w+ \[skip ci\]\s*$/

async function findRoot({ rest }: GitHubClient, repository: RepositoryName, commit: string): Promise<Root> {
  const list = (page?: number) =>
    rest.repos.listCommits({ ...locate(repository), sha: commit, per_page: 1, ...(page && { page }) })
  const first = await list()
  const [, last] = /[?&]page=(\d{1,9})(?:&[^>]*)?>;\s*rel="last"/.exec(first.headers.link ?? '') ?? []
  const { data } = last === undefined ? first : await list(Number(last))
  return parseBody(atLeastOne(rootSchema), data, safe`The branch’s first commit`)[0]
}

function isOurRoot({ commit, parents }: Root): boolean {
  return parents.length === 0 && ownMessage.test(commit.message)
}

/**
 * `perhaps`: the commit has that ledger, but GitHub does not say where the branch was (a fork's commits can be read here too), or the
 * text in the ledger's place is not JSON.
 */
export type Held = 'yes' | 'perhaps' | 'no'

const activitySchema = z.array(z.object({ before: z.string(), after: z.string() })).nonempty()
const ledgerSchema = z.object({ sequence: z.number() })

/**
 * @param activity GitHub's record of the branch's moves; undefined if it does not say
 * @param readLedger the project's ledger at the commit
 */
export async function findHeld(
  { commit, sequence }: { readonly commit: string; readonly sequence: number },
  activity: unknown,
  readLedger: () => Promise<string | undefined>,
): Promise<Held> {
  if (commit === '') return 'no'
  const moves = activitySchema.safeParse(activity).data
  if (moves?.every(({ before, after }) => before !== commit && after !== commit)) return 'no'
  const text = await readLedger()
  if (text === undefined) return 'no'
  const json = parseJson(text)
  // An answer that was garbled on its way says nothing about the commit.
  if (json === undefined) return 'perhaps'
  if (ledgerSchema.safeParse(json).data?.sequence !== sequence) return 'no'
  return moves === undefined ? 'perhaps' : 'yes'
}
