// Git data and contents: where the emulated GitHub differs from GitHub, the difference.
import { type Answer, emptyRepository, noCommit, refuse } from './github-rules.ts'
import type { ProxiedRequest } from './strict-proxy.ts'
import type { StrictRule } from './strict-rules.ts'
import type { Upstream } from './upstream.ts'

export function strictGitRules(repository: string, upstream: Upstream): StrictRule[] {
  const at = (pattern: string) => new RegExp(`^/repos/${repository}/${pattern}$`)

  const refuseEmpty = async () => ((await upstream.isEmpty()) ? emptyRepository() : undefined)

  const getCommit = async (request: ProxiedRequest, ref: string) => {
    const answer = await upstream.forward(request)
    if (answer.status === 404) return noCommit(decodeURIComponent(ref))
    if (answer.status !== 200 || !request.accept.includes('.sha')) return answer
    return {
      status: 200,
      headers: { 'content-type': 'application/vnd.github.sha; charset=utf-8' },
      body: shaOf(answer),
    }
  }

  const getContents = async (request: ProxiedRequest) => {
    const answer = await upstream.forward(request)
    if (!request.accept.includes('raw') || answer.headers?.['content-type'] !== 'application/octet-stream')
      return answer
    return { ...answer, headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' } }
  }

  const writeGit = async (request: ProxiedRequest) => {
    const answer = await upstream.forward(request)
    if (answer.status === 404 && request.method !== 'POST') return refuse(422, 'Reference does not exist')
    const said = typeof answer.body === 'string' ? answer.body : ''
    const wording = gitWording.find(([theirs]) => said.includes(theirs))
    return answer.status === 422 && wording ? refuse(422, wording[1]) : answer
  }

  return [
    ['GET POST PATCH DELETE', at('(?:git/.+|commits/.+)'), () => refuseEmpty()],
    ['GET', at('commits/([^/]+|heads/.+)'), (request, ref = '') => getCommit(request, ref)],
    ['GET', at('contents/.+'), (request) => getContents(request)],
    ['POST PATCH DELETE', at('git/.+'), (request) => writeGit(request)],
  ]
}

/** The emulated GitHub's refusals and GitHub's own. */
const gitWording = [
  ['Update is not a fast-forward', 'Update is not a fast forward'],
  ['Invalid sha', 'Object does not exist'],
  ['Invalid tree"', 'Tree SHA does not exist'],
  ['Invalid parent', 'Parent SHA does not exist or is not a commit object'],
  ['Invalid base_tree', 'base_tree is not a valid tree oid'],
  ['Invalid ref', 'Reference name is not valid'],
] as const

function shaOf({ body }: Answer): string {
  const sha = /"sha":\s*"(\w{40})"/.exec(typeof body === 'string' ? body : '')?.[1]
  if (!sha) throw new Error('The emulated GitHub answered a commit without a name')
  return sha
}
