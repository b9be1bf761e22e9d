// Pull requests: where the emulated GitHub differs from GitHub, the difference.
import { invalidPull, refuseLength } from './github-rules.ts'
import { listPulls, page } from './listing.ts'
import type { ProxiedRequest } from './strict-proxy.ts'
import type { StrictRule } from './strict-rules.ts'
import type { Upstream } from './upstream.ts'

export function strictPullRules(repository: string, upstream: Upstream): StrictRule[] {
  const at = (pattern: string) => new RegExp(`^/repos/${repository}/${pattern}$`)

  const postPull = async ({ fields }: ProxiedRequest) => {
    const [head, base] = [String(fields.head), String(fields.base)]
    const refused = refuseLength('PullRequest', fields)
    if (refused || head.includes(':')) return refused
    const ahead = await upstream.commitsAhead(base, head)
    if (ahead === undefined) return invalidPull('head or base is invalid')
    if (ahead === 0) return invalidPull(`No commits between ${base} and ${head}`)
    const open = (await upstream.pulls()).filter((pull) => pull.state === 'open' && pull.base.ref === base)
    const label = `${repository.split('/')[0]}:${head}`
    return open.some((pull) => pull.head.label === label)
      ? invalidPull(`A pull request already exists for ${label}.`)
      : undefined
  }

  const getPull = async (request: ProxiedRequest, number: string) => {
    const pull = await upstream.pull(number)
    return pull ? { status: 200, body: pull } : upstream.forward(request)
  }

  const listFiles = async (url: URL, number: string) => {
    const pull = await upstream.pull(number)
    return pull && page(await upstream.filesBetween(pull.base.sha, pull.head.sha), url)
  }

  return [
    ['GET', at('pulls'), async ({ url }) => listPulls(await upstream.pulls(), url)],
    ['POST', at('pulls'), (request) => postPull(request)],
    ['PATCH', at('pulls/\\d+'), ({ fields }) => refuseLength('PullRequest', fields)],
    ['GET', at('pulls/(\\d+)'), (request, number = '') => getPull(request, number)],
    ['GET', at('pulls/(\\d+)/files'), ({ url }, number = '') => listFiles(url, number)],
  ]
}
