// The ledger's branch, never moved by force, and whether its commits are ours.
import { z } from 'zod'
import type { ProjectId } from '../docs-api/service-paths.ts'
import { see } from '../errors/failure.ts'
import type { ServerUrl } from '../http/web-address.ts'
import { parseJson } from '../text/json.ts'
import { type LedgerFile, type SafeText, safe } from '../text/safe-text.ts'
import { toCode, toSafeText } from '../text/sanitise.ts'
import { type GitHubClient, repeatable } from './github-client.ts'
import { account, ifStatus, isRefusal, parseBody, readBody, sha, unexpected, unusable } from './github-errors.ts'
import type { BranchName } from './github-names.ts'
import type { IsOurs } from './tracking-issue.ts'

/**
 * Anyone who pushes can name any author. GitHub signs only what is done on its pages or, if no author is named, with an App's or a
 * workflow's token.
 */
export const ledgerCommitSchema = z
  .object({
    sha,
    commit: z.object({
      tree: z.object({ sha }),
      message: z.string(),
      author: z.object({ name: z.string().nullish() }).nullish().catch(undefined),
      verification: z.object({ verified: z.boolean() }).nullish().catch(undefined),
    }),
    author: account,
    committer: account,
  })
  .transform(({ sha, commit, author, committer }) => {
    const { tree, message, verification } = commit
    const isSigned = verification?.verified === true
    const byGitHub = isSigned && committer?.login === 'web-flow'
    // Other signatures say nothing about the author.
    const maker = isSigned && !byGitHub ? committer : author
    const login = maker?.login ?? ''
    const named = login || (commit.author?.name ?? '')
    const isByWorkflow = byGitHub && login === 'github-actions[bot]'
    const isBot = maker?.type === 'Bot'
    const isPerson = !isBot && login !== ''
    return { sha, tree: tree.sha, message, isSigned, byGitHub, isByWorkflow, login, named, isBot, isPerson }
  })
type LedgerCommit = Readonly<z.output<typeof ledgerCommitSchema>>

export type Snapshot = Readonly<{
  commit: string
  tree: string
  /** Newest first, as far as known. */
  history: readonly string[]
  text: string | undefined
}>

export type Trust = Readonly<{
  /** Where GitHub does not say whose the token is. */
  author?: string
  /** Their comments come along if GitHub is asked whose the token is. */
  pulls?: readonly number[]
  /** Of other makers; `isSigned` also where GitHub signs nothing. Without it, a branch without a ledger must have our first commit. */
  trusts?: (commit: LedgerCommit, history: readonly LedgerCommit[], isOurs: IsOurs) => Promise<boolean>
}>

type Known = Readonly<{
  serverUrl: ServerUrl
  tracking: { recogniseOurs(author: string | undefined, pulls?: readonly number[]): Promise<IsOurs> }
  edits: { mayWrite(login: string): Promise<boolean> }
}>

const atLeastOne = <T, In>(item: z.ZodType<T, In>) =>
  z
    .array(item)
    .nonempty()
    .transform((list) => list as [T, ...T[]])
const alwaysSigns = /^https:\/\/(?:github\.com|[\w-]+\.ghe\.com)$/

/** Undefined if the first commit is known; else the next that is ours, or made on GitHub's pages, which takes write access. */
export async function findUnknown(
  { serverUrl, tracking, edits }: Known,
  [commit, ...earlier]: readonly [LedgerCommit, ...LedgerCommit[]],
  { author, pulls, trusts }: Trust = {},
) {
  if (commit.isByWorkflow) return undefined
  const { login, isBot } = commit
  // An Enterprise Server may not sign.
  const isSigned = commit.isSigned || !alwaysSigns.test(serverUrl)
  const isOurs = await tracking.recogniseOurs(author, pulls)
  // A person's token does not sign.
  if ((isSigned || !isBot) && isOurs({ author: login, isBot, trusted: isSigned })) return undefined
  if (await trusts?.({ ...commit, isSigned }, [commit, ...earlier], isOurs)) return undefined
  if (isSigned && commit.isPerson && (await edits.mayWrite(login))) return undefined
  const isSignedByUs = ({ login, isBot, isSigned }: LedgerCommit) =>
    isSigned && isOurs({ author: login, isBot, trusted: true })
  return { ours: earlier.find((one) => one.isByWorkflow || isSignedByUs(one) || (one.byGitHub && one.isPerson)) }
}

const objectSchema = z.object({ sha })
const activitySchema = z.array(z.object({ before: z.string(), after: z.string() })).nonempty()
const depth = 30
const history = 100
const race = /fast.?forward|already exists|cannot be updated|does not exist|not found|at .+ but expected/i
/** So many refusals are no race if nobody moved the branch. */
const maxDoubts = 3

export function createLedgerBranch(
  client: GitHubClient,
  options: Known & Readonly<{ branch: BranchName; projectId: ProjectId; defaultBranch: string | undefined }>,
) {
  const { rest, at, repository } = client
  const { branch, serverUrl } = options
  let { defaultBranch } = options
  let doubts = 0
  const verified = new Set<string>()
  const seen = new Map<string, LedgerCommit>()
  let trusted: Trust | undefined
  const folder = folderOf(options.projectId)
  const head = `heads/${branch}`

  const readFile = (ref: string, name: string) => client.readFile(`${folder}/${name}`, ref).catch(ifStatus(404))

  async function readDefaultBranch() {
    const found = await client.readRepository().catch(ifStatus(404))
    if (found) return found.default_branch
    const what = safe`The tracking repository cannot be read: GitHub reports no repository of this name.`
    throw unusable(
      what,
      safe`Give the job \`contents: write\`, and check that \`github-token\` belongs to this repository.`,
    )
  }

  /** Newest first. */
  async function readCommits(depth: number) {
    const known = defaultBranch
    defaultBranch ??= await readDefaultBranch()
    if (branch === defaultBranch) throw holdsOther(branch, safe`the default branch of this repository`)
    const answer = await rest.repos
      .listCommits({ ...at, sha: branch, per_page: depth })
      .catch(orEmptyRepository)
      .catch(ifStatus(404, 422))
    if (answer) {
      const commits = parseBody(atLeastOne(ledgerCommitSchema), answer)
      for (const commit of commits) seen.set(commit.sha, commit)
      return commits
    }
    if (known !== undefined) await readDefaultBranch()
    return undefined
  }

  /** @returns GitHub's words if another run may have been first; empty if not understood */
  async function moveBranch(parent: string | undefined, sha: string) {
    const move =
      parent === undefined
        ? rest.git.createRef({ ...at, ref: `refs/${head}`, sha, ...repeatable })
        : rest.git.updateRef({ ...at, ref: head, sha, force: false, ...repeatable })
    try {
      // A proxy's answer is no update.
      return z.object({ object: objectSchema }).safeParse((await move).data).data?.object.sha === sha ? undefined : ''
    } catch (error) {
      if (!isRefusal(error)) throw error
      const { status, said } = error
      if (status === 401) throw error
      if (status === 403 || (status !== 404 && !race.test(said))) throw refused(branch, said)
      return said
    }
  }

  async function hasOurRoot(commit: string) {
    const list = (page?: number) => rest.repos.listCommits({ ...at, sha: commit, per_page: 1, page })
    const first = await list()
    const [, last] = /[?&]page=(\d{1,9})(?:&[^>]*)?>;\s*rel="last"/.exec(first.headers.link ?? '') ?? []
    const [root] = parseBody(atLeastOne(rootSchema), last === undefined ? first : await list(Number(last)))
    return root.parents.length === 0 && ownMessage.test(root.commit.message)
  }

  /** @throws GitHubError if the branch is not ours, or its newest commit neither ours nor by a person with write access */
  async function verify({ commit, text, history }: Snapshot, trust = trusted) {
    trusted = trust
    if (verified.has(commit)) return
    if (text === undefined && !trust?.trusts && !(await hasOurRoot(commit))) throw holdsOther(branch, foreign)
    const [newest, ...earlier] = history.flatMap((sha) => seen.get(sha) ?? [])
    const unknown = newest && (await findUnknown(options, [newest, ...earlier], trust))
    if (unknown) {
      const page = `${serverUrl}/${repository}/edit/${branch}/README.md`
      throw unknownCommit(branch, newest, unknown.ours?.sha, page)
    }
    verified.add(commit)
  }

  return {
    depth,
    verify,

    async read(): Promise<Snapshot | undefined> {
      const commits = await readCommits(depth)
      return commits && toSnapshot(commits, await readFile(commits[0].sha, 'ledger.json'))
    },

    readFile: (snapshot: Snapshot, name: string) => readFile(snapshot.commit, name),

    /** `perhaps`: GitHub does not tell; a fork's commits are readable here, too. */
    async held({ commit, sequence }: { commit: string; sequence: number }) {
      if (commit === '') return 'no'
      const request = rest.repos.listActivities({ ...at, ref: `refs/${head}`, per_page: 100 })
      const moves = await readBody(activitySchema, request)
      if (moves?.every(({ before, after }) => before !== commit && after !== commit)) return 'no'
      const text = await readFile(commit, 'ledger.json')
      if (text === undefined) return 'no'
      const json = parseJson(text)
      // A garbled answer says nothing.
      if (json === undefined) return 'perhaps'
      if (z.object({ sequence: z.number() }).safeParse(json).data?.sequence !== sequence) return 'no'
      return moves ? 'yes' : 'perhaps'
    },

    async comesFrom(snapshot: Snapshot, commit: string) {
      const basehead = `${commit}...${snapshot.commit}`
      // An unknown commit is no ancestor.
      const answer = await rest.repos.compareCommitsWithBasehead({ ...at, basehead, per_page: 1 }).catch(ifStatus(404))
      if (!answer) return false
      const { status } = parseBody(z.object({ status: z.string() }), answer)
      return ['ahead', 'identical'].includes(status)
    },

    /** Undefined `from`: a new branch. `lost`: the branch moved on; `abandoned`: `goesOn` was false. */
    async write(
      from: Snapshot | undefined,
      files: Readonly<Record<string, LedgerFile>>,
      message: SafeText,
      goesOn: () => boolean,
    ): Promise<Snapshot | 'lost' | 'abandoned'> {
      if (!goesOn()) return 'abandoned'
      if (from) await verify(from)
      const text = files['ledger.json']
      const tree = Object.entries(files).map(([name, content]) => {
        const path = name === 'README.md' ? name : `${folder}/${name}`
        return { path, mode: '100644', type: 'blob', content } as const
      })
      const made = await rest.git
        .createTree({ ...at, tree, base_tree: from?.tree, ...repeatable })
        .catch(orEmptyRepository)
      const treeSha = parseBody(objectSchema, made).sha
      if (!goesOn()) return 'abandoned'
      const parents = from ? [from.commit] : []
      const committed = await rest.git.createCommit({ ...at, message, tree: treeSha, parents, ...repeatable })
      const { sha } = parseBody(objectSchema, committed)
      if (!goesOn()) return 'abandoned'
      const refusal = await moveBranch(from?.commit, sha)
      if (refusal === undefined) {
        doubts = 0
        verified.add(sha)
        return { commit: sha, tree: treeSha, history: [sha, ...(from?.history ?? [])], text }
      }
      // Our write, if an earlier try went unanswered.
      const commits = (await readCommits(history)) ?? []
      // The message is unique per write; GitHub may append a sign-off.
      const own = commits.findIndex((commit) => commit.message.startsWith(message.trim()))
      const found = own < 0 ? undefined : toSnapshot(commits.slice(own), text)
      doubts = !found && from && commits[0]?.sha === from.commit ? doubts + 1 : 0
      if (doubts >= maxDoubts) throw refusal ? refused(branch, refusal) : unexpected(`git/refs/${head}`)
      return found ?? 'lost'
    },
  }
}

function orEmptyRepository(error: unknown): never {
  if (!isRefusal(error) || error.status !== 409) throw error
  throw unusable(
    safe`The tracking repository is empty: the ledger needs a first commit to start from.`,
    safe`Push any commit and run again.`,
  )
}

function toSnapshot(commits: readonly LedgerCommit[], text: string | undefined) {
  const [newest] = commits
  return newest && { commit: newest.sha, tree: newest.tree, history: commits.map(({ sha }) => sha), text }
}

/** With `~XX` for bytes unsafe in file names. */
export function folderOf(projectId: string) {
  const encoded = encodeURIComponent(projectId).replaceAll('~', '%7E').replaceAll('%', '~')
  if (/^readme\.md$/i.test(encoded)) return encoded.replace('.', '~2E')
  return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`)
}

const rootSchema = z.object({ commit: z.object({ message: z.string() }), parents: z.array(z.unknown()) })
const ownMessage = /^ledger \d+ of .*\n\nrun \w+ \[skip ci\]\s*$/

const foreign = safe`an existing branch without a ledger: its first commit is not this Action’s`

function holdsOther(branch: BranchName, why: SafeText) {
  const what = safe`\`ledger-branch\` is ${toCode(branch)}, ${why}. Nothing was written.`
  const other = safe`Name a branch that does not exist yet; the default is \`feedback-to-fix/ledger\`.`
  return unusable(
    what,
    safe`${other} If there is a ledger on it already, move it to one of its own. ${see('to-another-branch')}`,
  )
}

function unknownCommit(
  branch: BranchName,
  { sha, named, isSigned }: LedgerCommit,
  ours: string | undefined,
  page: string,
) {
  const who = toCode(toSafeText(named, 60) || 'nobody')
  const how = isSigned ? safe`it is by ${who}` : safe`it names ${who} as its author, without a signature`
  const at = safe`The newest commit on the ledger’s branch ${toCode(branch)} is ${toCode(sha)}, which this Action did not make`
  const target = toSafeText(branch)
  const undo = ours
    ? safe`\`git fetch origin ${target} && git push --force origin ${toSafeText(ours)}:refs/heads/${target}\``
    : safe`revert it`
  const other = safe`If it is intended, or \`github-token\` is now somebody else’s`
  const confirm = safe`a person with write access confirms it with any edit of ${toCode(page)}. ${see('the-ledgers-branch')}`
  return unusable(
    safe`${at}: ${how}.`,
    safe`Nothing was built on it. To undo that commit: ${undo}. ${other}, ${confirm}`,
  )
}

function refused(branch: BranchName, said: string) {
  const why = said === '' ? '' : safe` (${toSafeText(said, 120)})`
  const what = safe`The ledger could not be written: GitHub refused to update the branch ${toCode(branch)}${why}.`
  const ways = safe`exempt the branch from the rule that forbids it, rename a conflicting branch, or name another in \`ledger-branch\``
  return unusable(what, safe`Give the job \`contents: write\`, ${ways}. ${see('the-ledgers-branch')}`)
}
