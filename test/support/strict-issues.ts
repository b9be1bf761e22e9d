// Issues and comments: where the emulated GitHub differs from GitHub, the difference.
import { bodyLimit, isTooLong, refuse, refuseLength } from './github-rules.ts'
import { listComments, listIssues } from './listing.ts'
import type { ProxiedRequest } from './strict-proxy.ts'
import type { StrictRule } from './strict-rules.ts'
import { issueOfPull, type Upstream } from './upstream.ts'

export function strictIssueRules(repository: string, upstream: Upstream): StrictRule[] {
  const at = (pattern: string) => new RegExp(`^/repos/${repository}/${pattern}$`)

  const listAllIssues = async (url: URL) => {
    const [issues, pulls] = await Promise.all([upstream.issues(), upstream.pulls()])
    return listIssues([...issues, ...pulls.map(issueOfPull)], url)
  }

  const postIssue = async ({ fields }: ProxiedRequest) => {
    if (!(await upstream.hasIssues())) return refuse(410, 'Issues has been disabled in this repository.')
    return refuseLength('Issue', fields)
  }

  const getIssueOrPull = async (request: ProxiedRequest, number: string) => {
    const answer = await upstream.forward(request)
    const pull = answer.status === 404 ? await upstream.pull(number) : undefined
    return pull ? { status: 200, body: issueOfPull(pull) } : answer
  }

  /** GitHub keeps the old body and says 200 when the new one is too long. */
  const patchIssue = ({ fields, ...request }: ProxiedRequest) => {
    const refused = refuseLength('Issue', { title: fields.title })
    if (refused || !isTooLong(fields.body, bodyLimit)) return refused
    const { body: _, ...rest } = fields
    return upstream.forward({ ...request, text: JSON.stringify(rest) })
  }

  const getComments = async (request: ProxiedRequest) => {
    const first = await upstream.forward(request)
    return first.status === 200 ? listComments(await upstream.comments(request.url.pathname), request.url) : first
  }

  const postComment = async (request: ProxiedRequest, number: string) => {
    const refused = refuseLength('IssueComment', { body: request.fields.body })
    if (refused) return refused
    if (await upstream.isLocked(number)) return refuse(403, 'Unable to create comment because issue is locked.')
    const answer = await upstream.forward(request)
    if (answer.status === 201) await upstream.touchPull(number)
    return answer
  }

  return [
    ['GET', at('issues'), ({ url }) => listAllIssues(url)],
    ['POST', at('issues'), (request) => postIssue(request)],
    ['GET', at('issues/(\\d+)'), (request, number = '') => getIssueOrPull(request, number)],
    ['PATCH', at('issues/(\\d+)'), (request) => patchIssue(request)],
    ['GET', at('issues/(\\d+)/comments'), (request) => getComments(request)],
    ['POST', at('issues/(\\d+)/comments'), (request, number = '') => postComment(request, number)],
    ['PATCH', at('issues/comments/\\d+'), ({ fields }) => refuseLength('IssueComment', { body: fields.body })],
  ]
}
