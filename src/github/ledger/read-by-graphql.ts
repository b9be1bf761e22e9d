// The ledger's branch in one request: its latest commits, and the ledger at the newest of them.
import { z } from 'zod'
import type { RepositoryName } from '../../addresses/repository-name.ts'
import type { GitHubClient } from '../api/exchange.ts'
import { parseExactText } from '../api/file-text.ts'
import { queryGraphql } from '../api/graphql.ts'
import type { SideReads } from '../api/side-reads.ts'

/** SHA-1 or SHA-256; goes into paths and links. */
export const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)

export interface BranchSeen {
  /** Newest first; there is at least one. */
  readonly commits: readonly CommitSeen[]
  /** The ledger's, at the newest of them; undefined if it has to be read by a request of its own. */
  readonly text: string | undefined
}

export interface CommitSeen {
  readonly sha: string
  readonly tree: string
  readonly message: string
}

export interface RepositorySeen {
  /** Undefined while the repository is empty. */
  readonly defaultBranch: string | undefined
  /** Undefined if there is no such branch. */
  readonly branch: BranchSeen | undefined
}

const commitSchema = z
  .object({ oid: sha, tree: z.object({ oid: sha }), message: z.string() })
  .transform(({ oid, tree, message }): CommitSeen => ({ sha: oid, tree: tree.oid, message }))
const targetSchema = z.object({
  history: z.object({ nodes: z.array(commitSchema).nonempty() }),
  file: z.object({ object: z.unknown().optional() }).nullable(),
})
const repositorySchema = z.object({
  defaultBranchRef: z.object({ name: z.string() }).nullable(),
  ref: z.object({ target: targetSchema }).nullable(),
})
const answerSchema = z.object({ repository: repositorySchema })
const rawSchema = z.object({ repository: z.unknown() })
/** What is read beside may be refused to a token that may read the ledger. */
const beside: readonly unknown[] = ['issue', 'issues', 'pullRequests']

export function createGraphqlRead(options: {
  readonly client: GitHubClient
  readonly repository: RepositoryName
  /** Of the branch, with `refs/heads/`. */
  readonly ref: string
  /** The ledger's file. */
  readonly path: string
  readonly sideReads: SideReads | undefined
}) {
  const { client, repository, ref, path, sideReads } = options
  const [owner, name] = repository.split('/')
  let isFirst = true

  /** Undefined if GraphQL gives no usable answer. */
  return async function read(depth: number): Promise<RepositorySeen | undefined> {
    const fields = isFirst ? (sideReads?.listFields(true) ?? '') : ''
    const query = buildBranchQuery(fields)
    const answer = await queryGraphql(client, { query, variables: { owner, name, ref, path, depth } })
    if (answer === undefined || answer.errors.some((error) => !beside.includes(error.path[1]))) return undefined
    const parsed = answerSchema.safeParse(answer.data).data?.repository
    if (parsed === undefined) return undefined
    if (fields !== '') sideReads?.keep(rawSchema.safeParse(answer.data).data?.repository, true)
    isFirst = false
    const target = parsed.ref?.target
    const branch = target && { commits: target.history.nodes, text: parseExactText(target.file?.object) }
    return { defaultBranch: parsed.defaultBranchRef?.name, branch }
  }
}

/** @param beside other fields of the repository */
export function buildBranchQuery(beside: string): string {
  const blob = '...on Blob{text isBinary isTruncated byteSize}'
  const commit = `...on Commit{history(first:$depth){nodes{oid message tree{oid}}} file(path:$path){object{${blob}}}}`
  const fields = `defaultBranchRef{name} ref(qualifiedName:$ref){target{${commit}}} ${beside}`
  const variables = '$owner:String!,$name:String!,$ref:String!,$path:String!,$depth:Int!'
  return `query(${variables}){repository(owner:$owner,name:$name){${fields}}}`
}
