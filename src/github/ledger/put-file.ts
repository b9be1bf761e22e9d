// Where GraphQL is closed: the ledger's file alone in one REST request, which GitHub refuses if the branch holds another text.
import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Snapshot } from '../../ledger/store.ts'
import { safe } from '../../text/safe-text.ts'
import { parseAnswer } from '../api/errors.ts'
import type { GitHubClient } from '../api/exchange.ts'
import { sha } from './read-by-graphql.ts'

const object = z.object({ sha })
const putSchema = z.object({ commit: z.object({ sha, tree: object, parents: z.tuple([object]) }) })

/**
 * Others may have committed other files since `from` was read: what is compared is this file, and every commit of ours changes its
 * number.
 * @param place.path the address of the file's contents
 * @returns undefined if GitHub refused: an earlier try whose answer was lost may still have succeeded
 */
export async function putLedger(
  client: GitHubClient,
  place: { readonly path: string; readonly branch: string },
  from: Snapshot & { readonly text: string },
  write: { readonly text: string; readonly message: string },
): Promise<Snapshot | undefined> {
  const body = {
    message: write.message,
    content: Buffer.from(write.text).toString('base64'),
    branch: place.branch,
    sha: nameBlob(from.text, from.commit),
  }
  const answer = await client.request({ method: 'PUT', path: place.path, body }, 'safe')
  if (answer.status >= 300) return undefined
  const { commit } = parseAnswer(putSchema, answer, safe`Writing the ledger`)
  const [parent] = commit.parents
  const before = parent.sha === from.commit ? from.history : [parent.sha]
  return { commit: commit.sha, tree: commit.tree.sha, history: [commit.sha, ...before], text: write.text }
}

/** The SHA that git gives a text, in a repository whose commits have SHAs like this one. */
export function nameBlob(text: string, commit: string): string {
  const bytes = Buffer.from(text)
  const named = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes])
  return hash(commit.length === 64 ? 'sha256' : 'sha1', named)
}
