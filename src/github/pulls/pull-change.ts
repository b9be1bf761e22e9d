// What a pull request changes.
import { z } from 'zod'
import { isPicture } from '../../pages/formats.ts'
import type { Commit } from '../../review/pages/change.ts'
import { type InRepository, locate } from '../api/github-client.ts'
import { ifUnanswered, ifUnreadable, readBody, sha } from '../api/github-errors.ts'
import { type Pull, pullSchema } from './pull.ts'

export type TreeFile = Readonly<{
  mode: string
  sha: string
  /** Bytes; a submodule has none. */
  size: number | undefined
}>

export interface Tree {
  readonly files: ReadonlyMap<string, TreeFile>
  readonly isWhole: boolean
}

const maxFiles = 3_000
const maxCommits = 250
const perPage = 100

const list = z.array(z.unknown())
const fileSchema = z
  .object({ filename: z.string().min(1), previous_filename: z.string().nullish(), status: z.string() })
  .transform((file) => ({
    path: file.filename,
    previousPath: file.previous_filename ?? undefined,
    status: file.status,
  }))
export interface FileList {
  readonly files: readonly Readonly<z.output<typeof fileSchema>>[]
  readonly isWhole: boolean
}
const comparisonSchema = z.object({ merge_base_commit: z.object({ sha }), total_commits: z.number(), commits: list })
const treeSchema = z.object({ tree: list, truncated: z.boolean() })
const entrySchema = z.object({ path: z.string().min(1), mode: z.string(), sha, size: z.number().optional() })
const messageSchema = z.object({ message: z.string() })
const refSchema = z.object({ object: z.object({ sha }) })

const person = z.object({ email: z.string().nullish() }).nullish()
const account = z.object({ login: z.string().optional() }).nullish().catch(undefined)
const commitSchema = z.object({
  sha: z.string(),
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

export function createPullChanges(options: InRepository) {
  const { rest } = options.client
  const at = locate(options.repository)

  return {
    async readPull(number: number): Promise<Pull | undefined> {
      return readBody(pullSchema, await rest.pulls.get({ ...at, pull_number: number }).catch(ifUnreadable))
    },

    async readMessage(sha: string): Promise<string | undefined> {
      const answer = await rest.git.getCommit({ ...at, commit_sha: sha }).catch(ifUnreadable)
      return readBody(messageSchema, answer)?.message
    },

    async listFiles(number: number): Promise<FileList> {
      const files: z.output<typeof fileSchema>[] = []
      for (let page = 1; ; page += 1) {
        const query = { pull_number: number, per_page: perPage, page }
        const items = readBody(list, await rest.pulls.listFiles({ ...at, ...query }).catch(ifUnreadable))
        for (const item of items ?? []) {
          const { success, data } = fileSchema.safeParse(item)
          if (!success) return { files, isWhole: false }
          files.push(data)
        }
        if (items && items.length < perPage) return { files, isWhole: true }
        if (!items || files.length >= maxFiles) return { files, isWhole: false }
      }
    },

    /** `base`: a branch. Undefined without a common ancestor. */
    async compare(base: string, head: string) {
      // By SHA: git prefers a tag of this name, which others can create.
      const ref = await rest.git.getRef({ ...at, ref: `heads/${base}` }).catch(ifUnreadable)
      const tip = readBody(refSchema, ref)?.object.sha
      if (tip === undefined) return undefined
      const raw: unknown[] = []
      for (let page = 1; ; page += 1) {
        const query = { basehead: `${tip}...${head}`, per_page: perPage, ...(page > 1 && { page }) }
        const compared = await rest.repos.compareCommitsWithBasehead({ ...at, ...query }).catch(ifUnreadable)
        const comparison = readBody(comparisonSchema, compared)
        if (!comparison) return undefined
        for (const item of comparison.commits) raw.push(item)
        const isEnd =
          comparison.commits.length < perPage || raw.length >= Math.min(comparison.total_commits, maxCommits)
        if (!isEnd) continue
        const commits = parseCommits(raw.slice(0, maxCommits))
        const isWhole = commits.length === comparison.total_commits
        return { mergeBase: comparison.merge_base_commit.sha, commits, isWhole }
      }
    },

    async readTree(commit: string): Promise<Tree | undefined> {
      const tree = await rest.git.getTree({ ...at, tree_sha: commit, recursive: '1' }).catch(ifUnreadable)
      const read = readBody(treeSchema, tree)
      if (!read) return undefined
      const files = new Map<string, TreeFile>()
      let isWhole = !read.truncated
      for (const item of read.tree) {
        const { success, data } = entrySchema.safeParse(item)
        if (!success) isWhole = false
        else if (!/^0?40000$/.test(data.mode)) files.set(data.path, { mode: data.mode, sha: data.sha, size: data.size })
      }
      return { files, isWhole }
    },

    ...createBlobs(options),
  }
}

/** A merge of none of the pull request's own commits merges the base branch. */
function parseCommits(raw: readonly unknown[]): Commit[] {
  const own = new Set<unknown>(raw.map((item) => z.object({ sha }).safeParse(item).data?.sha))
  return raw.flatMap((item) => {
    const { success, data } = commitSchema.safeParse(item)
    if (!success) return []
    const { sha, commit, parents } = data
    const committer = nameOf(data.committer, commit.committer)
    const isMerge = parents.length === 2 && !own.has(parents[1]?.sha)
    // On GitHub's pages.
    const isSigned = committer === 'web-flow' && commit.verification?.verified === true
    const author = nameOf(data.author, commit.author)
    return { sha, message: commit.message, author, committer, isUpdate: isMerge && isSigned }
  })
}

function nameOf(known: z.output<typeof account>, named: z.output<typeof person>) {
  return (known?.login || named?.email || undefined)?.toLowerCase()
}

export interface WantedBlob extends Pick<TreeFile, 'sha' | 'size'> {
  readonly text: boolean
  /** To recognise a picture takes its bytes. */
  readonly picture?: boolean | undefined
}

/** `text`: undefined if binary or not requested. */
export type Blob = Readonly<{
  text: string | undefined
  isBinary: boolean
  isPicture?: boolean | undefined
}>

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

export function createBlobs({ client, repository }: InRepository) {
  const at = locate(repository)
  /** An Enterprise Server may lack it. */
  let hasGraphql = true

  async function readSingle({ sha }: WantedBlob): Promise<Blob | undefined> {
    const answer = await client.rest.git.getBlob({ ...at, file_sha: sha }).catch(ifUnreadable)
    const { encoding, content = '' } = readBody(singleSchema, answer) ?? {}
    return encoding === 'base64' ? decode(Buffer.from(content, 'base64')) : undefined
  }

  return {
    /** Unreadable ones are missing. At most `maxSingly` are read by REST. */
    async readBlobs(wanted: readonly WantedBlob[], maxSingly: number): Promise<Map<string, Blob>> {
      const blobs = new Map<string, Blob>()
      for (const batch of cutBatches(wanted)) {
        if (!hasGraphql) break
        const answer = await client.graphql(buildBlobsQuery(batch), at).catch(ifUnanswered)
        const answers = querySchema.safeParse(answer).data?.repository
        hasGraphql = !!answers
        for (const [index, blob] of batch.entries()) {
          const read = parseBlob(blob, answers?.[`b${index}`])
          if (read) blobs.set(blob.sha, read)
        }
      }
      const left = wanted.filter((blob) => lacksBytes(blob, blobs.get(blob.sha)))
      for (const blob of left.slice(0, maxSingly)) {
        const read = await readSingle(blob)
        if (read) blobs.set(blob.sha, read)
      }
      return blobs
    },
  }
}

function lacksBytes({ text, picture }: WantedBlob, read: Blob | undefined) {
  if (!read) return text || picture === true
  return picture === true && read.isBinary && read.isPicture === undefined
}

export function buildBlobsQuery(batch: readonly WantedBlob[]): string {
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
  const { success, data } = blobSchema.safeParse(answer)
  if (!success || data.isBinary == null) return undefined
  if (data.isBinary) return { text: undefined, isBinary: true }
  if (!wanted.text) return { text: undefined, isBinary: false }
  const { text, isTruncated, byteSize } = data
  // Cut off, or not UTF-8.
  if (isTruncated !== false || text == null || Buffer.byteLength(text) !== byteSize) return undefined
  return /[\ufffd\0]/.test(text) ? undefined : { text, isBinary: false }
}

function decode(bytes: Buffer): Blob {
  const binary = { text: undefined, isBinary: true, isPicture: isPicture(bytes) }
  if (bytes.includes(0)) return binary
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), isBinary: false }
  } catch {
    return binary
  }
}
