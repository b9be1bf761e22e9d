// What a sync reads in the same requests as the ledger: the tracking issue, the latest pull requests, whether the repository is private.
// Each is given out once and only while it is fresh; otherwise a request of its own reads it.
import { z } from 'zod'
import type { RepositoryName } from '../../addresses/repository-name.ts'

export type SideReads = ReturnType<typeof createSideReads>

/** Identifies our issues if the ledger is lost. */
export const label = 'feedback-to-fix'

/** Milliseconds that what the first request read may be used. */
const openingLimit = 30_000
/** What decides what is written to the issue must be as recent as a read right before that. */
const issueLimit = 2000
/** The run's own issue is one of the latest with this label, unless many projects share the repository. */
const mostIssues = 5
const mostPulls = 20

const issueFields = 'number title body state updatedAt authorAssociation author{__typename login} comments{totalCount}'
const sides = 'headRepository{nameWithOwner} baseRepository{nameWithOwner}'
const pullFields = `number url state body createdAt closedAt updatedAt mergedAt ${sides}`
const newestFirst = 'orderBy:{field:UPDATED_AT,direction:DESC}'

/** In the form in which REST gives it. */
const issueSchema = z
  .object({
    number: z.number(),
    title: z.string(),
    body: z.string(),
    state: z.enum(['OPEN', 'CLOSED']),
    updatedAt: z.string(),
    authorAssociation: z.string(),
    author: z.object({ __typename: z.string(), login: z.string() }).nullable(),
    comments: z.object({ totalCount: z.number() }),
  })
  .transform(({ state, updatedAt, authorAssociation, author, comments, ...issue }) => ({
    ...{ ...issue, state: state.toLowerCase(), updated_at: updatedAt, author_association: authorAssociation },
    user: author && {
      login: author.__typename === 'Bot' ? `${author.login}[bot]` : author.login,
      type: author.__typename,
    },
    comments: comments.totalCount,
  }))
const sideSchema = z
  .object({ nameWithOwner: z.string() })
  .nullable()
  .transform((repository) => ({ repo: repository && { full_name: repository.nameWithOwner } }))
const pullSchema = z
  .object({
    number: z.number(),
    url: z.string(),
    state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
    body: z.string(),
    createdAt: z.string(),
    closedAt: z.string().nullable(),
    updatedAt: z.string(),
    mergedAt: z.string().nullable(),
    headRepository: sideSchema,
    baseRepository: sideSchema,
  })
  .transform(({ number, url, state, body, headRepository, baseRepository, ...times }) => ({
    ...{ number, html_url: url, body, state: state === 'OPEN' ? 'open' : 'closed', merged_at: times.mergedAt },
    ...{ created_at: times.createdAt, closed_at: times.closedAt, updated_at: times.updatedAt },
    ...{ head: headRepository, base: baseRepository },
  }))
const repositorySchema = z.object({
  isPrivate: z.boolean().optional(),
  issue: issueSchema.nullish().catch(undefined),
  issues: listOf(issueSchema),
  pullRequests: listOf(pullSchema),
})
type IssueRead = z.output<typeof issueSchema>
interface List<T> {
  readonly items: readonly T[]
  /** There are no others. */
  readonly isWhole: boolean
}

/** @param steady monotonic milliseconds */
export function createSideReads({ repository, steady }: { repository: RepositoryName; steady: () => number }) {
  let followed: number | undefined
  let isOn = false
  let issues: List<IssueRead> | undefined
  let pulls: List<unknown> | undefined
  let isPrivate: boolean | undefined
  let issue: { read: IssueRead; until: number } | undefined
  let openingUntil = Number.NEGATIVE_INFINITY

  function forgetIssues(): void {
    issue = undefined
    issues = undefined
  }

  return {
    /** From now on the ledger's requests bring them along. @param number the tracking issue, where the inputs name it */
    begin(number: number | undefined): void {
      isOn = true
      followed = number
    },

    /** Fields of a repository for the ledger's next request. @param isFirst nothing is known yet */
    listFields(isFirst: boolean): string {
      if (!isOn) return ''
      const one = followed === undefined ? '' : `issue(number:${followed}){${issueFields}}`
      if (!isFirst) return one
      const ours = `issues(labels:["${label}"],first:${mostIssues},${newestFirst}){totalCount nodes{${issueFields}}}`
      const latest = `pullRequests(first:${mostPulls},${newestFirst}){totalCount nodes{${pullFields}}}`
      return `isPrivate ${one || ours} ${latest}`
    },

    /** @param answer the repository, with the fields that were listed */
    keep(answer: unknown, isFirst: boolean): void {
      const { data } = repositorySchema.safeParse(answer)
      const limit = isFirst ? openingLimit : issueLimit
      issue = data?.issue ? { read: data.issue, until: steady() + limit } : undefined
      if (!isFirst) return
      openingUntil = steady() + limit
      issues = data?.issues
      pulls = data?.pullRequests
      isPrivate = data?.isPrivate
    },

    /** Later requests read this issue too. */
    follow(number: number): void {
      followed = number
    },

    /** Something is about to be written: what was read before no longer counts. */
    forgetIssues,

    /** An issue as REST gives it; undefined if it has to be read. */
    takeIssue(number: number): unknown {
      const listed = steady() <= openingUntil ? issues?.items.find((one) => one.number === number) : undefined
      const read = issue !== undefined && steady() <= issue.until && issue.read.number === number ? issue.read : listed
      forgetIssues()
      followed = number
      return read
    },

    /** All issues with our label, as REST gives them; undefined if they have to be read. */
    listIssues(): readonly unknown[] | undefined {
      return steady() <= openingUntil && issues?.isWhole ? issues.items : undefined
    },

    /** A repository's latest pull requests, as REST gives them; undefined if they have to be read. */
    takePulls(name: RepositoryName): List<unknown> | undefined {
      if (name.toLowerCase() !== repository.toLowerCase() || steady() > openingUntil) return undefined
      const taken = pulls
      pulls = undefined
      return taken
    },

    /** As a request for the repository itself said. */
    keepVisibility(value: boolean | undefined): void {
      isPrivate ??= value
    },

    isPrivate: (): boolean | undefined => isPrivate,
  }
}

function listOf<T>(item: z.ZodType<T>) {
  return z
    .object({ totalCount: z.number(), nodes: z.array(item) })
    .transform(({ totalCount, nodes }): List<T> => ({ items: nodes, isWhole: nodes.length === totalCount }))
    .optional()
    .catch(undefined)
}
