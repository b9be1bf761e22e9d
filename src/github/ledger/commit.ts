// A commit of the ledger in one request: GitHub makes it only if the branch is still where it was read, and signs it.
import { z } from 'zod'
import type { BranchName } from '../../addresses/branch-name.ts'
import type { RepositoryName } from '../../addresses/repository-name.ts'
import type { Snapshot } from '../../ledger/store.ts'
import type { GitHubClient } from '../api/exchange.ts'
import { type GraphqlAnswer, mutateGraphql } from '../api/graphql.ts'
import type { SideReads } from '../api/side-reads.ts'
import { type BranchSeen, type CommitSeen, sha } from './read-by-graphql.ts'

const madeSchema = z.object({
  createCommitOnBranch: z.object({
    commit: z.object({ oid: sha, tree: z.object({ oid: sha }), repository: z.unknown().optional() }),
  }),
})
/** How often a commit is made again because others commit files of their own at the same time. */
const tries = 5
const depth = 100

/** A commit with this message is this very write: it names the run and counts its writes. */
interface Write {
  /** By path. */
  readonly files: Readonly<Record<string, string>>
  readonly message: string
  /** The ledger's text afterwards. */
  readonly text: string | undefined
  /** Nothing but the ledger's file changes. */
  readonly isAlone: boolean
  readonly goesOn: () => boolean
}

export function createLedgerCommit(options: {
  readonly client: GitHubClient
  readonly repository: RepositoryName
  readonly branch: BranchName
  /** The branch as it is now; undefined if there is none. */
  readonly readCommits: (depth: number) => Promise<BranchSeen | undefined>
  readonly sideReads: SideReads | undefined
}) {
  const { client, repository, branch, readCommits, sideReads } = options

  /** This very write, if an earlier try succeeded but its answer was lost. */
  function findOwn(
    seen: BranchSeen | undefined,
    { message, text }: Pick<Write, 'message' | 'text'>,
  ): Snapshot | undefined {
    // A repository may have GitHub append a sign-off to the message.
    const own = seen?.commits.findIndex((commit) => commit.message.startsWith(message.trim())) ?? -1
    return own < 0 ? undefined : toSnapshot(seen?.commits.slice(own) ?? [], text)
  }

  return {
    findOwn,

    /**
     * The ledger's file alone may also go on top of what others have committed meanwhile: our commits all change its number.
     * @returns `closed` if GraphQL is, `undecided` if it refuses: the Git data API then goes through or says what forbids it
     */
    async make(from: Snapshot, write: Write): Promise<Snapshot | 'lost' | 'abandoned' | 'undecided' | 'closed'> {
      let base = from
      for (let count = 1; ; count++) {
        const answer = await mutateGraphql(client, {
          query: buildCommitMutation(sideReads?.listFields(false) ?? ''),
          variables: { input: buildInput({ repository, branch, head: base.commit }, write) },
        })
        const made = madeSchema.safeParse(answer?.data).data?.createCommitOnBranch.commit
        if (made !== undefined) {
          sideReads?.keep(made.repository, false)
          return { commit: made.oid, tree: made.tree.oid, history: [made.oid, ...base.history], text: write.text }
        }
        if (answer === undefined) return 'closed'
        if (!isOutdated(answer)) return 'undecided'
        const seen = await readCommits(depth)
        const own = findOwn(seen, write)
        if (own !== undefined) return own
        const next = seen && toSnapshot(seen.commits, seen.text)
        const isElsewhere = next !== undefined && next.commit !== base.commit && next.text === from.text
        if (!write.isAlone || !isElsewhere || count === tries) return 'lost'
        if (!write.goesOn()) return 'abandoned'
        base = next
      }
    },
  }
}

export function toSnapshot(commits: readonly CommitSeen[], text: string | undefined): Snapshot | undefined {
  const [newest] = commits
  return newest && { commit: newest.sha, tree: newest.tree, history: commits.map(({ sha }) => sha), text }
}

/** The branch has moved, or is gone. */
function isOutdated({ errors }: GraphqlAnswer): boolean {
  return errors.some(
    ({ type, message }) =>
      type === 'STALE_DATA' || /expected branch to point to|branch not found|but expected/i.test(message),
  )
}

/** @param beside fields of the repository to read after the commit */
export function buildCommitMutation(beside: string): string {
  const commit = `oid tree{oid} ${beside === '' ? '' : `repository{${beside}}`}`
  return `mutation($input:CreateCommitOnBranchInput!){createCommitOnBranch(input:$input){commit{${commit}}}}`
}

function buildInput(place: { repository: string; branch: string; head: string }, { files, message }: Write) {
  const [headline, ...body] = message.split('\n\n')
  return {
    branch: { repositoryNameWithOwner: place.repository, branchName: place.branch },
    expectedHeadOid: place.head,
    message: { headline, body: body.join('\n\n') },
    fileChanges: {
      additions: Object.entries(files).map(([path, text]) => ({
        path,
        contents: Buffer.from(text).toString('base64'),
      })),
    },
  }
}
