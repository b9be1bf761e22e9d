// Who edited an issue's text, and who may write.
import { z } from 'zod'
import { type InRepository, locate } from '../api/github-client.ts'
import { ifRefused, ifUnanswered, readBody } from '../api/github-errors.ts'

type IssueEdit = Readonly<{
  /** Undefined for bots and deleted accounts. */
  editor: string | undefined
  at: number
  /** Empty for a deleted revision. */
  text: string
}>

const edits = 'userContentEdits(first:50){nodes{editedAt diff editor{__typename login}}}'
export const editsQuery = `query($owner:String!,$repo:String!,$number:Int!){repository(owner:$owner,name:$repo){\
issue(number:$number){${edits}}}}`
export const commentEditsQuery = `query($id:ID!){node(id:$id){__typename ...on IssueComment{${edits}}}}`

const editSchema = z.object({
  editedAt: z.string(),
  diff: z.string().nullish(),
  editor: z.object({ __typename: z.string(), login: z.string() }).nullish(),
})
const editedSchema = z.object({ userContentEdits: z.object({ nodes: z.array(editSchema) }) })
const answerSchema = z.object({ repository: z.object({ issue: editedSchema }) })
const commentAnswerSchema = z.object({ node: editedSchema })
const permissionSchema = z.object({ permission: z.string() })

export function createIssueEdits({ client, repository }: InRepository) {
  const at = locate(repository)
  return {
    /** Newest first; undefined without GraphQL. */
    async listEdits(number: number): Promise<IssueEdit[] | undefined> {
      const answer = await client.graphql(editsQuery, { ...at, number }).catch(ifUnanswered)
      return readEdits(answerSchema.safeParse(answer).data?.repository.issue)
    },

    async listCommentEdits(node: string): Promise<IssueEdit[] | undefined> {
      const answer = await client.graphql(commentEditsQuery, { id: node }).catch(ifUnanswered)
      return readEdits(commentAnswerSchema.safeParse(answer).data?.node)
    },

    async mayWrite(login: string): Promise<boolean> {
      const answer = await client.rest.repos.getCollaboratorPermissionLevel({ ...at, username: login }).catch(ifRefused)
      // `maintain` is `write` here.
      return ['admin', 'write'].includes(readBody(permissionSchema, answer)?.permission ?? '')
    },
  }
}

function readEdits(edited: z.output<typeof editedSchema> | undefined) {
  return edited?.userContentEdits.nodes
    .map(({ editedAt, diff, editor }) => ({
      editor: editor?.__typename === 'User' ? editor.login : undefined,
      at: Date.parse(editedAt),
      text: diff ?? '',
    }))
    .sort((a, b) => b.at - a.at)
}
