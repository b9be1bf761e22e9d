// Blobs by their SHA: a hundred per GraphQL query, then one by one those that it does not return whole.
import { z } from 'zod'
import type { RepositoryName } from '../../identifiers/repository-name.ts'
import { isPicture } from '../../review/pages/pictures.ts'
import { blobSchema, parseExactText } from '../api/file-text.ts'
import type { GitHubClient } from '../api/github-client.ts'
import { ifUnanswered, ifUnreadable, readBody } from '../api/github-errors.ts'
import { locate } from '../api/rest.ts'

export interface WantedBlob {
  readonly sha: string
  /** In bytes, as the tree says; undefined where it does not. */
  readonly size: number | undefined
  /** False: only whether it is binary. */
  readonly text: boolean
  /** True: also whether a binary blob is a picture. That takes its bytes, which GraphQL does not return. */
  readonly picture?: boolean | undefined
}

/** `text`: undefined for a binary blob, and where no text was requested. */
export interface Blob {
  readonly text: string | undefined
  readonly isBinary: boolean
  readonly isPicture?: boolean | undefined
}

/** GitHub cuts a blob's text off here, in bytes. */
const longestText = 512_000
const mostInQuery = 100
/** Bytes per query: control characters take six bytes of JSON each, and an answer is at most 32 MiB. */
const largestQuery = 4_000_000

const querySchema = z.object({ repository: z.record(z.string(), z.unknown()) })
const singleSchema = z.object({ encoding: z.string(), content: z.string() })

export function createBlobs({ client, repository }: { client: GitHubClient; repository: RepositoryName }) {
  const at = locate(repository)
  /** GitHub Enterprise may keep GraphQL closed, and emulators have none. */
  let hasGraphql = true

  /** Undefined if GraphQL gives no usable answer: REST is used instead. */
  async function query(batch: readonly WantedBlob[]): Promise<Record<string, unknown> | undefined> {
    const answer = await client.graphql(buildBlobsQuery(batch), at).catch(ifUnanswered)
    return querySchema.safeParse(answer).data?.repository
  }

  async function readSingle({ sha }: WantedBlob): Promise<Blob | undefined> {
    const answer = await client.rest.git.getBlob({ ...at, file_sha: sha }).catch(ifUnreadable)
    const { encoding, content = '' } = readBody(singleSchema, answer) ?? {}
    return encoding === 'base64' ? decode(Buffer.from(content, 'base64')) : undefined
  }

  return {
    /**
     * Blobs that could not be read are missing.
     * @param mostSingly the most blobs to read one by one
     */
    async readBlobs(wanted: readonly WantedBlob[], mostSingly: number): Promise<Map<string, Blob>> {
      const blobs = new Map<string, Blob>()
      for (const batch of hasGraphql ? cutBatches(wanted) : []) {
        if (!hasGraphql) break
        const answers = await query(batch)
        hasGraphql = answers !== undefined
        for (const [index, blob] of batch.entries()) {
          const read = parseBlob(blob, answers?.[`b${index}`])
          if (read !== undefined) blobs.set(blob.sha, read)
        }
      }
      const left = wanted.filter((blob) => lacksBytes(blob, blobs.get(blob.sha)))
      for (const blob of left.slice(0, mostSingly)) {
        const read = await readSingle(blob)
        if (read !== undefined) blobs.set(blob.sha, read)
      }
      return blobs
    },
  }
}

function lacksBytes({ text, picture }: WantedBlob, read: Blob | undefined): boolean {
  if (read === undefined) return text || picture === true
  return picture === true && read.isBinary && read.isPicture === undefined
}

/** Safe to insert: SHAs are hexadecimal. */
export function buildBlobsQuery(batch: readonly WantedBlob[]): string {
  const objects = batch.map(
    (blob, index) => `b${index}:object(oid:"${blob.sha}"){...${isAskedWhole(blob) ? 'Whole' : 'Kind'}}`,
  )
  const fragments = ['Kind on Blob{isBinary byteSize}', 'Whole on Blob{text isBinary isTruncated byteSize}']
  const used = fragments.filter((fragment) => objects.some((object) => object.includes(`...${fragment.split(' ')[0]}`)))
  const whole = `query($owner:String!,$repo:String!){repository(owner:$owner,name:$repo){${objects.join(' ')}}}`
  return [whole, ...used.map((fragment) => `fragment ${fragment}`)].join(' ')
}

function isAskedWhole({ size = 0, text }: WantedBlob): boolean {
  return text && size <= longestText
}

function cutBatches(wanted: readonly WantedBlob[]): WantedBlob[][] {
  const batches: WantedBlob[][] = []
  let [batch, bytes]: [WantedBlob[], number] = [[], 0]
  for (const blob of wanted) {
    const size = isAskedWhole(blob) ? (blob.size ?? longestText) : 0
    if (batch.length === mostInQuery || bytes + size > largestQuery) [batch, bytes] = [[], 0]
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
  const text = parseExactText(data)
  return text === undefined ? undefined : { text, isBinary: false }
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
