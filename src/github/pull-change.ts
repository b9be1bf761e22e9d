// What a pull request changes.
import { isUtf8 } from 'node:buffer'
import { z } from 'zod'
import { isPicture } from '../pages/formats.ts'
import type { Commit, FileSide } from '../review/diff/change.ts'
import type { GitHubClient } from './github-client.ts'
import { account, ifUnanswered, ifUnreadable, parseBody, readBody, sha } from './github-errors.ts'
import { perPage } from './paging.ts'
import { type Pull, pullSchema } from './pull.ts'

export type TreeFile = Readonly<{
  mode: string
  sha: string
  /** Bytes; a submodule has none. */
  size?: number
}>

export interface Tree {
  readonly files: ReadonlyMap<string, TreeFile>
  readonly isWhole: boolean
}

const maxFiles = 3_000
const maxCommits = 1_000

const filesSchema = z.array(
  z
    .object({ filename: z.string().min(1), previous_filename: z.string().nullish(), status: z.string() })
    .transform(({ filename: path, previous_filename, status }) => {
      return { path, previousPath: previous_filename ?? undefined, status }
    }),
)
export type ListedFile = Readonly<z.output<typeof filesSchema>[number]>
const treeSchema = z.object({
  tree: z.array(z.object({ path: z.string().min(1), mode: z.string(), sha, size: z.number().optional() })),
  truncated: z.boolean(),
})

const person = z.object({ email: z.string().nullish() }).nullish()
const commitSchema = z.object({
  sha,
  commit: z.object({
    message: z.string(),
    author: person,
    committer: person,
    verification: z.object({ verified: z.boolean() }).nullish(),
  }),
  author: account,
  committer: account,
  parents: z.array(z.object({ sha: z.string() })).default([]),
})
type ListedCommit = z.output<typeof commitSchema>
const comparisonSchema = z.object({
  merge_base_commit: z.object({ sha }),
  total_commits: z.number(),
  commits: z.array(commitSchema),
})

export function createPullChanges({ rest, at, graphql }: GitHubClient) {
  const read = <S extends z.ZodType>(schema: S, request: Promise<{ data: z.input<S> }>) =>
    readBody(schema, request, ifUnreadable)
  /** An Enterprise Server may lack it. */
  let hasGraphql = true

  async function readSingle({ sha }: WantedBlob): Promise<Blob | undefined> {
    const { encoding, content = '' } = (await read(singleSchema, rest.git.getBlob({ ...at, file_sha: sha }))) ?? {}
    return encoding === 'base64' ? decode(Buffer.from(content, 'base64')) : undefined
  }

  async function getPull(number: number) {
    return parseBody(pullSchema, await rest.pulls.get({ ...at, pull_number: number }))
  }

  return {
    getPull,
    readPull: (number: number) => getPull(number).catch(ifUnreadable),

    async readMessage(sha: string) {
      return (await read(z.object({ message: z.string() }), rest.git.getCommit({ ...at, commit_sha: sha })))?.message
    },

    async listFiles(number: number) {
      const files: ListedFile[] = []
      for (let page = 1; ; page += 1) {
        const query = { pull_number: number, per_page: perPage, page }
        const items = (await read(filesSchema, rest.pulls.listFiles({ ...at, ...query }))) ?? []
        for (const item of items) files.push(item)
        if (items.length < perPage || files.length >= maxFiles) return files
      }
    },

    /** Undefined without a common ancestor. */
    async compare({ state, base, baseSha, head }: Pull) {
      // By SHA: git prefers a tag of this name, which others can create.
      const tip = () => read(z.object({ object: z.object({ sha }) }), rest.git.getRef({ ...at, ref: `heads/${base}` }))
      // Once merged, the branch holds the head.
      const from = state === 'open' ? (await tip())?.object.sha : baseSha
      if (!from) return undefined
      const listed: ListedCommit[] = []
      for (let page = 1; ; page += 1) {
        const query = { basehead: `${from}...${head}`, per_page: perPage, ...(page > 1 && { page }) }
        const comparison = await read(comparisonSchema, rest.repos.compareCommitsWithBasehead({ ...at, ...query }))
        if (!comparison) return undefined
        const { commits, total_commits: total, merge_base_commit: mergeBase } = comparison
        for (const commit of commits) listed.push(commit)
        if (commits.length === perPage && listed.length < Math.min(total, maxCommits)) continue
        const all = parseCommits(listed)
        return { mergeBase: mergeBase.sha, commits: all, isWhole: all.length === total }
      }
    },

    async readTree(commit: string): Promise<Tree | undefined> {
      const found = await read(treeSchema, rest.git.getTree({ ...at, tree_sha: commit, recursive: '1' }))
      const files = found?.tree.filter(({ mode }) => !/^0?40000$/.test(mode))
      return found && { files: new Map(files?.map((file) => [file.path, file])), isWhole: !found.truncated }
    },

    /** Unreadable ones are missing. At most `maxSingly` are read by REST. */
    async readBlobs(wanted: readonly WantedBlob[], maxSingly: number) {
      const blobs = new Map<string, Blob>()
      for (const batch of cutBatches(wanted)) {
        if (!hasGraphql) break
        const answer = await graphql(buildBlobsQuery(batch), at).catch(ifUnanswered)
        const answers = querySchema.safeParse(answer).data?.repository
        hasGraphql = !!answers
        for (const [index, blob] of batch.entries()) {
          const parsed = parseBlob(blob, answers?.[`b${index}`])
          if (parsed) blobs.set(blob.sha, parsed)
        }
      }
      const left = wanted.filter((blob) => lacksBytes(blob, blobs.get(blob.sha)))
      for (const blob of left.slice(0, maxSingly)) {
        const single = await readSingle(blob)
        if (single) blobs.set(blob.sha, single)
      }
      return blobs
    },
  }
}

/** A merge of none of the pull request's own commits merges the base branch. */
function parseCommits(listed: readonly ListedCommit[]): Commit[] {
  const own = new Set<unknown>(listed.map(({ sha }) => sha))
  return listed.map(({ sha, commit, parents, ...accounts }) => {
    const author = nameOf(accounts.author, commit.author)
    const committer = nameOf(accounts.committer, commit.committer)
    const isMerge = parents.length === 2 && !own.has(parents[1]?.sha)
    // On GitHub's pages.
    const isSigned = committer === 'web-flow' && commit.verification?.verified === true
    return { sha, message: commit.message, author, committer, isUpdate: isMerge && isSigned }
  })
}

function nameOf(known: z.output<typeof account>, named: z.output<typeof person>) {
  return (known?.login || named?.email || undefined)?.toLowerCase()
}

export interface WantedBlob extends Pick<TreeFile, 'sha' | 'size'> {
  readonly text: boolean
  /** To recognise a picture takes its bytes. */
  readonly picture?: boolean
}

/** `text`: undefined if binary or not requested. */
export type Blob = Omit<FileSide, 'mode'>

/** Bytes: GitHub cuts off more. */
const maxText = 512_000
const maxInQuery = 100
/** Bytes: in JSON, a control character takes six; an answer has at most 32 MiB. */
const maxQuery = 4_000_000

const blobSchema = z.object({
  text: z.string().nullish(),
  isBinary: z.boolean().nullish(),
  isTruncated: z.boolean().nullish(),
  byteSize: z.number(),
})

const querySchema = z.object({ repository: z.record(z.string(), z.unknown()) })
const singleSchema = z.object({ encoding: z.string(), content: z.string() })

function lacksBytes({ text, picture }: WantedBlob, read: Blob | undefined) {
  if (!read) return text || picture === true
  return picture === true && read.isBinary && read.isPicture === undefined
}

export function buildBlobsQuery(batch: readonly WantedBlob[]) {
  const objects = batch.map((blob, index) => {
    const fields = `${isAskedWhole(blob) ? 'text isTruncated ' : ''}isBinary byteSize`
    return `b${index}:object(oid:"${blob.sha}"){...on Blob{${fields}}}`
  })
  return `query($owner:String!,$repo:String!){repository(owner:$owner,name:$repo){${objects.join(' ')}}}`
}

function isAskedWhole({ size = 0, text }: WantedBlob) {
  return text && size <= maxText
}

function cutBatches(wanted: readonly WantedBlob[]) {
  const batches: WantedBlob[][] = []
  let [batch, bytes]: [WantedBlob[], number] = [[], 0]
  for (const blob of wanted) {
    const size = isAskedWhole(blob) ? (blob.size ?? maxText) : 0
    if (batch.length === maxInQuery || bytes + size > maxQuery) [batch, bytes] = [[], 0]
    if (batch.length === 0) batches.push(batch)
    batch.push(blob)
    bytes += size
  }
  return batches
}

function parseBlob(wanted: WantedBlob, answer: unknown): Blob | undefined {
  const { text, isBinary, isTruncated, byteSize } = blobSchema.safeParse(answer).data ?? {}
  if (isBinary == null) return undefined
  if (isBinary || !wanted.text) return { text: undefined, isBinary }
  // Cut off, or not UTF-8.
  if (isTruncated !== false || text == null || Buffer.byteLength(text) !== byteSize) return undefined
  return /[\ufffd\0]/.test(text) ? undefined : { text, isBinary: false }
}

function decode(bytes: Buffer): Blob {
  if (isUtf8(bytes) && !bytes.includes(0)) return { text: bytes.toString(), isBinary: false }
  return { text: undefined, isBinary: true, isPicture: isPicture(bytes) }
}
