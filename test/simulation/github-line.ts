// The line from one process to GitHub: every request takes its time, meets its fault, and is watched.
import { findCanary } from '../support/canaries.ts'
import { connectionReset } from '../support/fake/routes.ts'
import { type GitHubAnswer, type GitHubRequest, type GitHubSend, isRead } from '../support/github-line.ts'
import { holdOf } from './fault-kinds.ts'
import type { Harness } from './harness.ts'
import { cutOff, type Process, setOut } from './process.ts'
import type { Fault, GitHubTarget } from './story.ts'

/** The client gives an answer up after this; GitHub may still do what it was asked. */
const timeout = 30_000
const second = 1000
/** The list of pull requests and the shards do not count; neither does a comparison while other projects move the branch,
 * nor a PATCH: of a ref that every run moves once, of a text that has something new to say. */
const isFree = /\/pulls$|\/handled\/|\/compare\//

export function connectGitHub(harness: Harness, process: Process): GitHubSend {
  const pace = harness.watch.pace(process)
  return async (request) => {
    const fault = process.meet('github', kindsOf(request))
    if (fault !== undefined) harness.count(fault.kind)
    pace.startGitHub(describe(request))
    if (!isFree.test(request.path) && request.method !== 'PATCH') process.counted += 1
    // Before it is written, a text is looked at once more.
    if (kindsOf(request).includes('edit-issue')) process.counted -= 1
    if (process.stop.aborted && /\/(?:issues|comments)$/.test(request.path) && request.method === 'POST')
      harness.watch.breach(`run ${process.number} sent ${describe(request)} after it was told to stop`)
    try {
      const call = exchange(harness, process, request, fault)
      return await (request.signal === undefined ? call : cutOff(call, request))
    } finally {
      pace.endGitHub(describe(request))
    }
  }
}

async function exchange(
  harness: Harness,
  process: Process,
  request: GitHubRequest,
  fault: Fault | undefined,
): Promise<GitHubAnswer> {
  const { clock } = harness
  const began = clock.now()
  const name = describe(request)
  await setOut(clock, process, fault, { jitter: 120, slowest: 45 })
  if (fault?.kind === 'race') harness.touchBranch()
  if (fault?.kind === 'tick') harness.tick('tick', fault.size)

  const refused = refusalOf(fault, clock.now())
  if (refused !== undefined) {
    harness.note(process, `${name} → ${refused.answer?.status ?? 'reset'} (${fault?.kind}${refused.note})`)
    const until = clock.now() + (refused.wait ?? 0)
    await process.wait(5 + process.dice.below(60))
    if (refused.wait !== undefined) harness.watch.pace(process).holdGitHub(until)
    if (refused.answer === undefined) throw connectionReset()
    return refused.answer
  }
  const stale = fault?.kind === 'stale' && isRead(request) ? (1 + (fault.size % 60)) * second : 0
  if (findCanary(request.body) !== undefined) harness.watch.breach('a canary in a request to GitHub')
  const answer = apply(harness, request, stale)
  if (harness.traced)
    harness.note(
      process,
      `${name} → ${answer.status}${describeErrors(answer)}${fault === undefined ? '' : ` (${fault.kind})`}`,
    )
  harness.watch.afterGitHub(process, request, answer)
  if (fault?.kind === 'die-after') process.kill()
  await process.wait(5 + process.dice.below(120))
  if (fault?.kind === 'lost-answer' || clock.now() - began > timeout) throw connectionReset()
  if (fault?.kind === '502-applied') return { status: 502, headers: {}, data: 'Bad gateway' }
  if (request.method === 'GET' && request.path.endsWith('/pulls')) {
    const page = `${request.path}?page=${request.query?.page}`
    if (fault?.kind === 'broken-body') process.blind.add(page)
    else process.blind.delete(page)
  }
  return fault?.kind === 'broken-body' ? breakBody(answer, fault.size) : answer
}

function apply(harness: Harness, { method, path, query, body, raw }: GitHubRequest, stale: number): GitHubAnswer {
  const headers = { accept: raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json' }
  return harness.github.answer({ method, path, query: query ?? {}, body, headers }, stale)
}

function refusalOf(
  fault: Fault | undefined,
  now: number,
): { answer?: GitHubAnswer; wait?: number; note: string } | undefined {
  switch (fault?.kind) {
    case 'reset':
      return { note: '' }
    case '502':
      return { answer: { status: 502, headers: {}, data: '<html>Bad gateway</html>' }, note: '' }
    case 'limited': {
      const { header, wait } = holdOf(fault.size, now)
      const primary = header === undefined && fault.size % 2 === 0
      const reset = Math.ceil(now / second) + ([20, 90, 1800][Math.floor(fault.size / 2) % 3] ?? 20)
      const headers = {
        date: new Date(now).toUTCString(),
        ...(header === undefined ? {} : { 'retry-after': header }),
        ...(primary ? { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) } : {}),
      }
      const asked = wait ?? (primary ? reset * second - now : 60_000)
      const data = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' }
      const status = fault.size % 3 === 0 ? 429 : 403
      return { answer: { status, headers, data }, wait: asked, note: `, ${asked} ms, ${JSON.stringify(headers)}` }
    }
    default:
      return undefined
  }
}

/** Octokit reads a success to its end: one that is cut short is no answer, one of another form is. */
function breakBody(answer: GitHubAnswer, size: number): GitHubAnswer {
  if (answer.status >= 300) return answer
  switch (size % 4) {
    case 0:
      throw new SyntaxError('Unexpected end of JSON input')
    case 1:
      return { ...answer, data: '' }
    case 2:
      return { ...answer, data: {} }
    default:
      return { ...answer, data: '<html><body>Sign in to the proxy</body></html>' }
  }
}

function describeErrors({ data }: GitHubAnswer): string {
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : undefined
  return Array.isArray(errors) ? ` ${errors.map(({ type }) => type).join(' ')}` : ''
}

export function describe({ method, path }: Pick<GitHubRequest, 'method' | 'path'>): string {
  return `${method} ${decodeURIComponent(path).replace(/^\/repos\/[^/]+\/[^/]+/, '') || '/'}`
}

function kindsOf(request: GitHubRequest): GitHubTarget[] {
  const { method, path } = request
  const kinds: GitHubTarget[] = ['any']
  if (method !== 'GET') kinds.push('write')
  if (!isRead(request)) kinds.push('effect')
  if (method === 'GET' && path.endsWith('/commits')) kinds.push('read-branch')
  if (method !== 'GET' && path.includes('/git/refs')) kinds.push('move-branch')
  if (method === 'POST' && path.endsWith('/issues')) kinds.push('new-issue')
  if (method === 'PATCH' && /\/issues\/\d+$/.test(path)) kinds.push('edit-issue')
  if (method === 'POST' && path.endsWith('/comments')) kinds.push('new-comment')
  if (method === 'GET' && /\/(?:issues|comments|pulls)$/.test(path)) kinds.push('lists')
  return kinds
}
