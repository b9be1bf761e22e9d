// The ledger's file alone, committed in one request: GitHub refuses it if the branch no longer holds the text that was read.
import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Snapshot } from '../ledger/store.ts'
import { safe } from '../text/safe-text.ts'
import { parseAnswer } from './errors.ts'
import type { GitHubAnswer, GitHubClient } from './exchange.ts'

/** SHA-1 or SHA-256; goes into paths and links. */
export const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const object = z.object({ sha })
const putSchema = z.object({ commit: z.object({ sha, tree: object, parents: z.tuple([object]) }) })
const commitSchema = z.object({ sha, commit: z.object({ message: z.string(), tree: object }) })

export function createLedgerPut(options: {
  client: GitHubClient
  /** The file's address. */
  path: string
  branch: string
  history: () => Promise<GitHubAnswer>
  readLedger: (commit: string) => Promise<string | undefined>
}) {
  const { client, path, branch, history, readLedger } = options

  /** This very write, if an earlier try succeeded but its answer was lost: only it has both the text and the message with the nonce. */
  async function findOwn(text: string, message: string): Promise<{ own?: Snapshot; tip?: string | undefined }> {
    const answer = await history()
    if (answer.status !== 200) return {}
    const commits = parseAnswer(z.array(commitSchema), answer, safe`The ledger’s history`)
    for (const [index, { sha, commit }] of commits.entries()) {
      // A repository may have GitHub append a sign-off to the message.
      if (!commit.message.startsWith(message.trim()) || (await readLedger(sha)) !== text) continue
      const own = { commit: sha, tree: commit.tree.sha, history: commits.slice(index).map((each) => each.sha), text }
      return { own }
    }
    return { tip: commits[0]?.sha }
  }

  return {
    findOwn,

    /**
     * Others may have committed other files since then. Our commits all change the ledger's number, and so the file that is compared.
     * `undecided`: GitHub refused, and the branch has not moved; moving it directly shows why.
     */
    async put(
      from: Snapshot & { text: string },
      text: string,
      message: string,
    ): Promise<Snapshot | 'lost' | 'undecided'> {
      const content = Buffer.from(text).toString('base64')
      const body = { message, content, branch, sha: nameBlob(from.text, from.commit) }
      const answer = await client.request({ method: 'PUT', path, body }, 'safe')
      if (answer.status < 300) {
        const { commit } = parseAnswer(putSchema, answer, safe`Writing the ledger`)
        const [parent] = commit.parents
        const before = parent.sha === from.commit ? from.history : [parent.sha]
        return { commit: commit.sha, tree: commit.tree.sha, history: [commit.sha, ...before], text }
      }
      const { own, tip } = await findOwn(text, message)
      return own ?? (tip === from.commit ? 'undecided' : 'lost')
    },
  }
}

/** The SHA that git gives a text, in a repository whose commits have SHAs like this one. */
export function nameBlob(text: string, commit: string): string {
  const bytes = Buffer.from(text)
  const named = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes])
  return hash(commit.length === 64 ? 'sha256' : 'sha1', named)
}
