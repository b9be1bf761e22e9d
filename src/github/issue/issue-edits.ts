// Who edited an issue's text, and whether that person may write to the repository.
import { z } from 'zod'
import type { RepositoryName } from '../../addresses/repository-name.ts'
import { ifRefused } from '../api/errors.ts'
import { type GitHubClient, graphqlPath } from '../api/exchange.ts'

export interface IssueEdit {
  /** Undefined for a bot, and for a deleted account. */
  readonly editor: string | undefined
  /** Epoch milliseconds. */
  readonly at: number
  /** What GitHub shows of the text after this edit; empty if that revision was deleted. */
  readonly text: string
}

export type IssueEdits = ReturnType<typeof createIssueEdits>

const editSchema = z.object({
  editedAt: z.string(),
  diff: z.string().nullish(),
  editor: z.object({ __typename: z.string(), login: z.string() }).nullish(),
})
const answerSchema = z.object({
  data: z.object({
    repository: z.object({ issue: z.object({ userContentEdits: z.object({ nodes: z.array(editSchema) }) }) }),
  }),
})
const permissionSchema = z.object({ permission: z.string() })
/** Of the names that GitHub answers with: `admin`, `write`, `read`, `none`. It calls the role `maintain` `write`. */
const writing = ['admin', 'write']
const mostEdits = 50

export function createIssueEdits({ client, repository }: { client: GitHubClient; repository: RepositoryName }) {
  const [owner, name] = repository.split('/')
  return {
    /** The latest edits, newest first; undefined if GraphQL is closed or refuses. */
    async listEdits(number: number): Promise<IssueEdit[] | undefined> {
      const edits = `userContentEdits(first:${mostEdits}){nodes{editedAt diff editor{__typename login}}}`
      const query = `query{repository(owner:"${owner}",name:"${name}"){issue(number:${number}){${edits}}}}`
      const answer = await client.request({ method: 'POST', path: graphqlPath, body: { query } }).catch(ifRefused)
      const parsed = answerSchema.safeParse(answer?.data)
      const nodes = parsed.data?.data.repository.issue.userContentEdits.nodes
      return nodes
        ?.map(({ editedAt, diff, editor }) => ({
          editor: editor?.__typename === 'User' ? editor.login : undefined,
          at: Date.parse(editedAt),
          text: diff ?? '',
        }))
        .sort((a, b) => b.at - a.at)
    },

    /** Also false if GitHub does not say. */
    async mayWrite(login: string): Promise<boolean> {
      const path = `/repos/${repository}/collaborators/${encodeURIComponent(login)}/permission`
      const answer = await client.request({ method: 'GET', path }).catch(ifRefused)
      const parsed = permissionSchema.safeParse(answer?.data)
      return answer?.status === 200 && parsed.success && writing.includes(parsed.data.permission)
    },
  }
}
