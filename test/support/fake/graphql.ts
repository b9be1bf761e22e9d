// GraphQL of the in-memory GitHub, executed against GitHub's published schema: who a token is, who edited an issue, and blobs.
import { schema as published } from '@octokit/graphql-schema'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { buildSchema, executeSync, GraphQLError, graphqlSync, parse } from 'graphql'
import { type Answer, ok } from '../github-rules.ts'
import type { GitObjects } from './git.ts'
import type { Issue, IssueStore } from './issues.ts'
import type { Ground } from './routes.ts'

interface Store {
  readonly objects: GitObjects
  readonly issues: IssueStore
  readonly ground: Ground
}

/** Where GitHub cuts a blob's text off, in bytes. */
const maxText = 512_000
let built: GraphQLSchema | undefined
/** Queries that were valid once. */
const documents = new Map<string, DocumentNode>()
const maxDocuments = 100

/** As GitHub words it: its field is null. */
const notFound = (what: string) =>
  new GraphQLError(`Could not resolve to a ${what}.`, { extensions: { type: 'NOT_FOUND' } })

export function answerGraphql({ query, variables }: Readonly<Record<string, unknown>>, store: Store): Answer {
  built ??= buildSchema(published.idl, { assumeValid: true })
  const source = String(query)
  const given = { schema: built, rootValue: renderRoot(store), variableValues: variables as Record<string, unknown> }
  const document = documents.get(source)
  const result = document === undefined ? graphqlSync({ ...given, source }) : executeSync({ ...given, document })
  if (result.errors === undefined && documents.size < maxDocuments) documents.set(source, document ?? parse(source))
  const { data, errors } = JSON.parse(JSON.stringify(result))
  if (errors === undefined) return ok({ data })
  const named = (errors as { message: string; path?: unknown; extensions?: { type?: string } }[]).map(
    ({ extensions, ...error }) => ({ ...(extensions?.type && { type: extensions.type }), ...error }),
  )
  return ok(data === undefined ? { errors: named } : { data, errors: named })
}

function renderRoot({ objects, issues, ground }: Store) {
  return {
    viewer: { login: ground.author },
    node: ({ id }: { id: string }) => {
      const [kind, number] = id.split('_')
      const issue = kind === 'I' ? issues.all.get(Number(number)) : undefined
      const isReadable = issue && !issue.gone && !issue.pull && issues.enabled
      const written = isReadable ? issue : issues.comments.get(kind === 'IC' ? Number(number) : 0)
      if (written === undefined) throw notFound(`node with the global id of '${id}'`)
      return {
        __typename: kind === 'I' ? 'Issue' : 'IssueComment',
        userContentEdits: ({ first }: { first: number }) => renderEdits(written.edits, first),
      }
    },
    repository: ({ owner, name }: { owner: string; name: string }) => {
      if (`${owner}/${name}`.toLowerCase() !== ground.repository.toLowerCase())
        throw notFound(`Repository with the name '${owner}/${name}'`)
      return {
        pullRequest: ({ number }: { number: number }) => ({
          comments: ({ first }: { first: number }) => renderComments(issues, number, first),
        }),
        object: ({ oid }: { oid: string }) => renderBlob(objects.readBytes(oid)),
      }
    },
  }
}

function renderComments(issues: IssueStore, of: number, first: number) {
  const all = [...issues.comments.values()].filter(({ issue }) => issue === of)
  const nodes = all.slice(0, first).map(({ id, body, user }) => {
    const author = { __typename: user.type, login: user.login.replace(/\[bot\]$/, '') }
    return { databaseId: id, id: `IC_${id}`, body, authorAssociation: 'NONE', author }
  })
  return { pageInfo: { hasNextPage: all.length > first }, nodes }
}

/** GitHub takes what holds NUL for binary, and cuts long texts. */
function renderBlob(bytes: Buffer | undefined) {
  if (bytes === undefined) return null
  const isBinary = bytes.includes(0)
  const text = isBinary ? null : bytes.subarray(0, maxText).toString()
  return {
    ...{ __typename: 'Blob', isBinary, byteSize: bytes.length, text },
    isTruncated: !isBinary && bytes.length > maxText,
  }
}

/** Newest first; a text that was never edited has no edits. A bot's login lacks the suffix that REST gives it. */
function renderEdits(edits: Issue['edits'], first: number) {
  const render = ({ at, by, body }: Issue['edits'][number]) => {
    const login = by.replace(/\[bot\]$/, '')
    return { editedAt: at, diff: body, editor: { __typename: login === by ? 'User' : 'Bot', login } }
  }
  return { nodes: edits.length < 2 ? [] : edits.toReversed().slice(0, first).map(render) }
}
