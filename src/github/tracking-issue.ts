// Issues and comments, and which are ours.
import { z } from 'zod'
import { see } from '../errors/failure.ts'
import type { ServerUrl } from '../http/web-address.ts'
import { type Markdown, safe, type Title } from '../text/safe-text.ts'
import { type GitHubClient, repeatable } from './github-client.ts'
import {
  GitHubError,
  ifStatus,
  ifUnanswered,
  isRefusal,
  labelNames,
  parseBody,
  readBody,
  unusable,
} from './github-errors.ts'
import { isIssueNumber, issueLabel, isTrusted } from './github-names.ts'
import { isLastPage, type Listed, perPage, readListed } from './paging.ts'

const postSchema = z.object({
  node_id: z.string().nullish(),
  body: z.string().nullish(),
  user: z.object({ login: z.string(), type: z.string().nullish() }).nullish(),
  author_association: z.string().nullish(),
})
const commentSchema = postSchema
  .extend({ id: z.number().int().positive() })
  .transform((comment) => ({ id: comment.id, ...toPost(comment) }))
const issueSchema = postSchema
  .extend({
    number: z.number().refine(isIssueNumber),
    title: z.string().nullish(),
    state: z.string().pipe(z.enum(['open', 'closed'])),
    comments: z.number(),
    updated_at: z.string(),
    pull_request: z.unknown().optional(),
    labels: labelNames,
  })
  .transform(({ number, title, state, comments, ...issue }) => ({
    ...{ number, title: title ?? '', state, comments, ...toPost(issue) },
    isPull: Boolean(issue.pull_request),
    isLabelled: issue.labels?.some((name) => name.toLowerCase() === issueLabel) ?? true,
    updatedAt: Date.parse(issue.updated_at),
  }))

function toPost({ node_id, body, user, author_association }: z.infer<typeof postSchema>) {
  const isBot = user?.type === 'Bot'
  const trusted = isBot || isTrusted(author_association)
  return { node: node_id ?? '', body: body ?? '', author: user?.login ?? '', isBot, trusted }
}

export type Comment = Readonly<z.infer<typeof commentSchema>>
export type Issue = Readonly<z.infer<typeof issueSchema>> & { readonly url: string }
/** `trusted`: a bot, or trusted by the repository. */
export type IsOurs = (item: Pick<Issue, 'author' | 'isBot' | 'trusted'>) => boolean

/** Transferred, deleted, or issues are disabled. */
const ifAway = ifStatus(301, 307, 308, 404, 410)

function missingIssue(number: number) {
  return unusable(
    safe`Issue ${number} was not found: it was deleted or transferred, is a pull request, or issues are disabled.`,
    safe`Name another issue in \`tracking-issue\` (a new, empty one will do), or enable issues.`,
  )
}

const workflow = 'github-actions[bot]'
/** An App's token lasts an hour, other steps included. */
const appLifetime = 50 * 60_000
const userSchema = z.object({ login: z.string() })
/** A pull request's comments, in REST's form. */
const commentsOf = `comments(first:100){pageInfo{hasNextPage}nodes{\
id:databaseId node_id:id body author_association:authorAssociation user:author{type:__typename login}}}`
const allComments = z.object({ pageInfo: z.object({ hasNextPage: z.literal(false) }), nodes: z.array(commentSchema) })
const viewerSchema = z.object({
  viewer: userSchema,
  repository: z
    .record(z.string(), z.object({ comments: allComments }))
    .optional()
    .catch(undefined),
})

export function buildViewerQuery({ owner, repo }: GitHubClient['at'], pulls: readonly number[] = []) {
  const asked = pulls.map((number) => `p${number}:pullRequest(number:${number}){${commentsOf}}`)
  const along = asked.length === 0 ? '' : ` repository(owner:"${owner}",name:"${repo}"){${asked.join(' ')}}`
  return `query{viewer{login}${along}}`
}

export function createTrackingIssue(client: GitHubClient, serverUrl: ServerUrl, token: string) {
  const { rest, at, repository, graphql } = client
  const isInstallation = token.startsWith('ghs_')
  let viewer: string | undefined
  let along: Comment[] | undefined
  /** No address is taken from an answer. */
  const locatedSchema = issueSchema.transform(
    (issue): Issue => ({ ...issue, url: `${serverUrl}/${repository}/issues/${issue.number}` }),
  )

  async function listAll<S extends z.ZodType>(
    item: S,
    list: (page: { per_page: number; page: number }) => Promise<Listed<z.input<S>> & { url: string }>,
  ): Promise<z.output<S>[]> {
    const all: z.output<S>[] = []
    for (let page = 1; ; page++) {
      const answer = await list({ per_page: perPage, page })
      for (const one of parseBody(z.array(item), answer)) all.push(one)
      if (isLastPage(answer)) return all
    }
  }

  async function findIssue(number: number) {
    const answer = await rest.issues.get({ ...at, issue_number: number }).catch(ifAway)
    const issue = answer && parseBody(locatedSchema, answer)
    return issue?.isPull ? undefined : issue
  }

  async function askViewer(pulls?: readonly number[]) {
    const answer = viewerSchema.safeParse(await graphql(buildViewerQuery(at, pulls)).catch(ifUnanswered)).data
    along = answer?.repository && Object.values(answer.repository).flatMap(({ comments }) => comments.nodes)
    return answer?.viewer.login
  }

  async function findLogin(pulls: readonly number[]) {
    const login = isInstallation || pulls.length > 0 ? await askViewer(pulls) : undefined
    // An installation cannot ask REST who it is.
    if (isInstallation || login !== undefined) return login
    const user = await readBody(userSchema, rest.users.getAuthenticated({}))
    return user ? user.login : askViewer()
  }

  return {
    isInstallation,
    findIssue,

    async getIssue(number: number) {
      const issue = await findIssue(number)
      if (!issue) throw missingIssue(number)
      return issue
    },

    /** With our label; `since`: epoch milliseconds. */
    async listIssues(since?: number) {
      const order = { state: 'all', sort: 'created', direction: 'desc' } as const
      const query = { labels: issueLabel, ...order, since: since === undefined ? since : toTime(since) }
      const issues = await listAll(locatedSchema, (page) => rest.issues.listForRepo({ ...at, ...query, ...page }))
      return issues.filter((issue) => !issue.isPull)
    },

    /** Not repeated: the next run finds it by its intent. */
    async createIssue(issue: { title: Title; body: Markdown }) {
      const answer = await rest.issues.create({ ...at, ...issue, labels: [issueLabel] }).catch(ifStatus(404, 410))
      if (answer) return parseBody(locatedSchema, answer)
      const what = safe`The tracking issue cannot be created: issues are disabled in this repository.`
      const enable = safe`Enable issues in the repository’s settings, or run the workflow in a repository that has them.`
      throw new GitHubError('refused', what, safe`${enable} ${see('issues-are-disabled')}`)
    },

    /** @returns the body that GitHub now has: it silently rejects some */
    async updateIssue(number: number, body: Markdown) {
      const answer = await rest.issues.update({ ...at, issue_number: number, body, ...repeatable }).catch(ifAway)
      if (!answer) throw missingIssue(number)
      return parseBody(issueSchema, answer).body
    },

    async createComment(number: number, body: Markdown) {
      return parseBody(commentSchema, await rest.issues.createComment({ ...at, issue_number: number, body }))
    },

    async updateComment(id: number, body: Markdown) {
      const change = { ...at, comment_id: id, body, ...repeatable }
      const answer = await rest.issues.updateComment(change).catch(ifStatus(404, 410))
      return answer && parseBody(commentSchema, answer)
    },

    async getComment(id: number) {
      const answer = await rest.issues.getComment({ ...at, comment_id: id }).catch(ifStatus(404, 410))
      return answer && parseBody(commentSchema, answer)
    },

    /** At most a hundred: a busy repository may have more. */
    async listLatestComments(since: number) {
      if (along) return { comments: along, isWhole: true }
      const query = { sort: 'updated', direction: 'desc', since: toTime(since), per_page: perPage } as const
      const request = rest.issues.listCommentsForRepo({ ...at, ...query })
      const read = await readListed(commentSchema, request)
      return { comments: read?.items ?? [], isWhole: read?.isLast ?? true }
    },

    /** Oldest first; `since`: epoch milliseconds. */
    listComments: (number: number, since: number) =>
      listAll(commentSchema, (page) =>
        rest.issues.listComments({ ...at, issue_number: number, since: toTime(since), ...page }),
      ),

    createLabel: (label: { name: string; color: string; description: string }) =>
      isDone(rest.issues.createLabel({ ...at, ...label, ...repeatable }), 422),

    /** All labels then; undefined if refused: without `issues: write`, they must exist. */
    async addLabels(number: number, names: readonly string[]) {
      const added = rest.issues.addLabels({ ...at, issue_number: number, labels: [...names], ...repeatable })
      return (await readBody(labelNames, added)) ?? undefined
    },

    removeLabel: (number: number, name: string) =>
      isDone(rest.issues.removeLabel({ ...at, issue_number: number, name, ...repeatable }), 404),

    /** Milliseconds that a run may count on the token. `known`: our author in the ledger. */
    findLifetime: (known: string | undefined) =>
      isInstallation && known !== undefined && known !== workflow ? appLifetime : Infinity,

    /** By the token's login, else our author in the ledger, else a bot or a collaborator. `pulls`: their comments come along. */
    async recogniseOurs(known: string | undefined, pulls: readonly number[] = []): Promise<IsOurs> {
      viewer ??= await findLogin(pulls)
      const login = viewer ?? known
      if (login !== undefined) return ({ author }) => author === login
      return isInstallation ? ({ isBot }) => isBot : ({ trusted }) => trusted
    },
  }
}

/** Also if it is refused with `status`: then it is so already. */
async function isDone(change: Promise<unknown>, status: number) {
  try {
    await change
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    return error.status === status
  }
}

function toTime(time: number) {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}
