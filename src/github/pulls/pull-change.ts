// What a pull request changes, in as few requests as GitHub allows: list of files, merge base and commits, trees.
import { z } from 'zod'
import type { RepositoryName } from '../../identifiers/repository-name.ts'
import type { Commit } from '../../review/pages/change.ts'
import type { GitHubClient } from '../api/github-client.ts'
import { ifUnreadable, readBody } from '../api/github-errors.ts'
import { locate } from '../api/rest.ts'
import { createBlobs } from './blobs.ts'
import { type Pull, pullSchema } from './pull.ts'

export type PullChanges = ReturnType<typeof createPullChanges>

/** A file in the pull request's own list, which has neither modes nor the base blob. */
interface ListedFile {
  readonly path: string
  readonly previousPath: string | undefined
  readonly status: string
}

/** Part of a list, or all of it. */
export interface FileList {
  readonly files: readonly ListedFile[]
  readonly isWhole: boolean
}

interface Comparison {
  /** SHA of the common ancestor of both sides. */
  readonly mergeBase: string
  /** Oldest first. */
  readonly commits: readonly Commit[]
  readonly isWhole: boolean
}

export interface TreeFile {
  readonly mode: string
  readonly sha: string
  /** In bytes; a submodule has none. */
  readonly size: number | undefined
}

/** All files below a tree, by their path from the root. */
export interface Tree {
  readonly files: ReadonlyMap<string, TreeFile>
  readonly isWhole: boolean
}

/** GitHub lists no more files of a pull request. */
const mostFiles = 3_000
const mostCommits = 250
const perPage = 100

const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const list = z.array(z.unknown())
const fileSchema = z.object({
  filename: z.string().min(1),
  previous_filename: z.string().nullish(),
  status: z.string(),
})
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

export function createPullChanges(options: { client: GitHubClient; repository: RepositoryName }) {
  const { rest } = options.client
  const at = locate(options.repository)

  return {
    /** As it is now; undefined if it cannot be read. */
    async readPull(number: number): Promise<Pull | undefined> {
      return readBody(pullSchema, await rest.pulls.get({ ...at, pull_number: number }).catch(ifUnreadable))
    },

    /** Of a commit; undefined if it cannot be read. */
    async readMessage(sha: string): Promise<string | undefined> {
      const answer = await rest.git.getCommit({ ...at, commit_sha: sha }).catch(ifUnreadable)
      return readBody(messageSchema, answer)?.message
    },

    async listFiles(number: number): Promise<FileList> {
      const files: ListedFile[] = []
      for (let page = 1; ; page += 1) {
        const query = { pull_number: number, per_page: perPage, page }
        const items = readBody(list, await rest.pulls.listFiles({ ...at, ...query }).catch(ifUnreadable))
        if (items === undefined) return { files, isWhole: false }
        for (const item of items) {
          const { success, data } = fileSchema.safeParse(item)
          if (!success) return { files, isWhole: false }
          files.push({ path: data.filename, previousPath: data.previous_filename ?? undefined, status: data.status })
        }
        if (items.length < perPage) return { files, isWhole: true }
        if (files.length >= mostFiles) return { files, isWhole: false }
      }
    },

    /**
     * Undefined if GitHub does not know one of the two, or they have no common ancestor.
     * @param base a branch
     * @param head SHA of a commit
     */
    async compare(base: string, head: string): Promise<Comparison | undefined> {
      // By its SHA: anyone who can push could have created a tag with the branch's name, which git would prefer.
      const ref = await rest.git.getRef({ ...at, ref: `heads/${base}` }).catch(ifUnreadable)
      const tip = readBody(refSchema, ref)?.object.sha
      if (tip === undefined) return undefined
      const raw: unknown[] = []
      for (let page = 1; ; page += 1) {
        const query = { basehead: `${tip}...${head}`, per_page: perPage, ...(page > 1 && { page }) }
        const compared = await rest.repos.compareCommitsWithBasehead({ ...at, ...query }).catch(ifUnreadable)
        const comparison = readBody(comparisonSchema, compared)
        if (comparison === undefined) return undefined
        for (const item of comparison.commits) raw.push(item)
        const isEnd =
          comparison.commits.length < perPage || raw.length >= Math.min(comparison.total_commits, mostCommits)
        if (!isEnd) continue
        const commits = parseCommits(raw.slice(0, mostCommits))
        const isWhole = commits.length === comparison.total_commits
        return { mergeBase: comparison.merge_base_commit.sha, commits, isWhole }
      }
    },

    /** @param commit SHA of a commit */
    async readTree(commit: string): Promise<Tree | undefined> {
      const tree = await rest.git.getTree({ ...at, tree_sha: commit, recursive: '1' }).catch(ifUnreadable)
      const read = readBody(treeSchema, tree)
      if (read === undefined) return undefined
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

function parseCommits(raw: readonly unknown[]): Commit[] {
  const own = new Set<unknown>(raw.map((item) => z.object({ sha }).safeParse(item).data?.sha))
  return raw.flatMap((item) => parseCommit(item, own) ?? [])
}

/**
 * @param own SHAs of the pull request's commits: a merge that brings in only other commits brings in the base branch
 * @returns undefined if it is not a commit
 */
function parseCommit(raw: unknown, own: ReadonlySet<unknown>): Commit | undefined {
  const { success, data } = commitSchema.safeParse(raw)
  if (!success) return undefined
  const { sha, commit, parents } = data
  const committer = nameOf(data.committer, commit.committer)
  const [, merged] = parents
  const isMerge = parents.length === 2 && merged !== undefined && !own.has(merged.sha)
  // GitHub itself, for commits made on its pages.
  const isSigned = committer === 'web-flow' && commit.verification?.verified === true
  const author = nameOf(data.author, commit.author)
  return { sha, message: commit.message, author, committer, isUpdate: isMerge && isSigned }
}

function nameOf(
  account: { login?: string | undefined } | null | undefined,
  person: { email?: string | null | undefined } | null | undefined,
) {
  return (account?.login || person?.email || undefined)?.toLowerCase()
}
