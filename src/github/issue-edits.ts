// Who edited the text of an issue or comment, and who may write.
import { z } from 'zod'
import { memoise } from '../text/memoise.ts'
import type { GitHubClient } from './github-client.ts'
import { ifUnanswered, readBody } from './github-errors.ts'
import { maxEdits } from './github-names.ts'

export const editsQuery = `query($id:ID!){node(id:$id){...on Comment{\
userContentEdits(first:${maxEdits}){nodes{editedAt diff editor{__typename login}}}}}}`

const editSchema = z
  .object({
    editedAt: z.string(),
    diff: z.string().nullish(),
    editor: z.object({ __typename: z.string(), login: z.string() }).nullish(),
  })
  .transform(({ editedAt, diff, editor }) => {
    /** Bots and deleted accounts are none; the text of a deleted revision is empty. */
    const isPerson = editor?.__typename === 'User'
    return { editor: isPerson ? editor.login : undefined, at: Date.parse(editedAt), text: diff ?? '' }
  })
const answerSchema = z.object({ node: z.object({ userContentEdits: z.object({ nodes: z.array(editSchema) }) }) })

export function createIssueEdits({ rest, at, graphql }: GitHubClient) {
  return {
    /** Newest first; undefined without GraphQL. */
    async listEdits({ node }: { readonly node: string }) {
      const answer = await graphql(editsQuery, { id: node }).catch(ifUnanswered)
      return answerSchema.safeParse(answer).data?.node.userContentEdits.nodes.sort((a, b) => b.at - a.at)
    },

    mayWrite: memoise(async (login) => {
      const request = rest.repos.getCollaboratorPermissionLevel({ ...at, username: login })
      const read = await readBody(z.object({ permission: z.string() }), request)
      // `maintain` is `write` here.
      return ['admin', 'write'].includes(read?.permission ?? '')
    }),
  }
}
