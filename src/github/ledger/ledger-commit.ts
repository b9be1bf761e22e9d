// A commit of the ledger's branch, and whether this Action made it. Whoever pushes names its author at will, but GitHub signs only what is
// done on its pages and, where the request names no author, by an App's or a workflow's token.
import { z } from 'zod'
import type { ServerUrl } from '../../identifiers/web-address.ts'
import type { IsOurs, Trust } from '../../ledger/store.ts'

export const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const account = z.object({ login: z.string().optional(), type: z.string().nullish() }).nullish().catch(undefined)
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
    const isSigned = commit.verification?.verified === true
    const byGitHub = isSigned && committer?.login === 'web-flow'
    // Any other signature says nothing about the author.
    const maker = isSigned && !byGitHub ? committer : author
    const login = maker?.login ?? ''
    const named = login || (commit.author?.name ?? '')
    const isBot = maker?.type === 'Bot'
    const isByWorkflow = byGitHub && login === 'github-actions[bot]'
    return {
      sha,
      tree: commit.tree.sha,
      message: commit.message,
      isSigned,
      byGitHub,
      isByWorkflow,
      login,
      named,
      isBot,
    }
  })
export type LedgerCommit = Readonly<z.output<typeof ledgerCommitSchema>>
type History = readonly LedgerCommit[]

export interface Known {
  readonly tracking: { recogniseOurs(author: string | undefined): Promise<IsOurs> }
  readonly edits: { mayWrite(login: string): Promise<boolean> }
}

const isPerson = ({ login, isBot }: LedgerCommit) => !isBot && login !== ''

export function createVouching(options: Known & { readonly serverUrl: ServerUrl }) {
  const alwaysSigns = /^https:\/\/(?:github\.com|[\w-]+\.ghe\.com)$/.test(options.serverUrl)
  let isOurs: IsOurs | undefined
  const isSignedByUs = ({ login, isBot, isSigned }: LedgerCommit) =>
    isSigned && isOurs?.({ author: login, isBot, trusted: true }) === true

  return {
    async isKnown(commit: LedgerCommit, history: History, { author, trusts }: Trust = {}): Promise<boolean> {
      if (commit.isByWorkflow) return true
      const { login, isBot } = commit
      // An Enterprise Server may sign nothing, or only some things.
      const isSigned = commit.isSigned || !alwaysSigns
      isOurs ??= await options.tracking.recogniseOurs(author)
      // A person's token does not sign.
      if ((isSigned || !isBot) && isOurs({ author: login, isBot, trusted: isSigned })) return true
      if (await trusts?.({ ...commit, isSigned }, history, isOurs)) return true
      return isSigned && isPerson(commit) && options.edits.mayWrite(login)
    },
    /** The last before the newest that is certainly ours, or that a person made on GitHub's pages, which takes write access. */
    findOurs: (history: History) =>
      history
        .slice(1)
        .find((commit) => commit.isByWorkflow || isSignedByUs(commit) || (commit.byGitHub && isPerson(commit))),
  }
}
