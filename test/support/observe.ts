// What the whole-loop tests look at in a run: requests by kind, links in comments, which entries went into which job.
import type { FakeGitHub } from './fake-github.ts'
import { isRead } from './github-line.ts'
import type { ServiceFault } from './virtual-service.ts'
import { ledgerBranch, type RunResult, type SeenRequest, type Stage } from './virtual-world.ts'

type Requests = { readonly requests: readonly SeenRequest[] }

/** Requests to GitHub that count towards the budget: one list of pull requests per run does not. */
export function countGitHubRequests({ requests }: Requests): number {
  const sent = requests.filter(({ to }) => to === 'github')
  return sent.length - Number(sent.some(({ path }) => /\/pulls\?/.test(path)))
}

export function findCreations({ requests }: Requests): SeenRequest[] {
  return requests.filter(({ to, method }) => to === 'service' && method === 'POST')
}

export function findWrites({ requests }: Requests): SeenRequest[] {
  return requests.filter((request) =>
    request.to === 'service' ? request.method !== 'GET' : !isRead(request) && ![403, 422].includes(request.status),
  )
}

export function countMentions(stage: Stage): Record<number, number> {
  const { pulls, comments } = stage.look()
  const holds = (comment: string, number: number) => comment.includes(`/pull/${number})`)
  return Object.fromEntries(
    pulls.map(({ issue: { number } }) => [number, comments.filter((comment) => holds(comment, number)).length]),
  )
}

export function countSendings(...runs: readonly RunResult[]): Record<string, number> {
  const sent = runs.flatMap((run) => run.report.clusters.filter((cluster) => cluster.decision === 'dispatched'))
  const counts: Record<string, number> = {}
  for (const id of sent.flatMap((cluster) => cluster.entryIds)) counts[id] = (counts[id] ?? 0) + 1
  return counts
}

export function listStates(stage: Stage): Record<string, string[]> {
  const states: Record<string, string[]> = {}
  const { fixes } = stage.readLedger() as { fixes: { pages: string[]; state: string }[] }
  for (const { pages, state } of fixes) states[pages[0] ?? ''] = [...(states[pages[0] ?? ''] ?? []), state]
  return states
}

export function listDecisions({ report }: RunResult): Record<string, string> {
  return Object.fromEntries(report.clusters.map(({ pages, decision }) => [pages[0] ?? '', decision]))
}

export const movesBranch = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' && path.includes('/git/refs')

export function listTips({ github }: Stage): string[] {
  const query = { sha: ledgerBranch, per_page: 100 }
  const { data } = github.answer({ method: 'GET', path: '/repos/acme/docs/commits', query })
  return (data as { sha: string }[]).map(({ sha }) => sha).reverse()
}

export const isCreation = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/job')

export function failCreation(stage: Stage, nth: number, fault: ServiceFault): void {
  stage.service.failOnce(isCreation, fault, nth)
}

/** What people see on GitHub: the tracking issues and the first one's body and comments. */
export function lookAt(github: FakeGitHub) {
  const issues = github.listIssues().filter((issue) => issue.labels.some(({ name }) => name === 'feedback-to-fix'))
  const [issue] = issues
  const comments = issue === undefined ? [] : github.listComments(issue.number).map(({ body }) => body)
  return { issues, issue: issue?.body ?? '', comments, pulls: github.listPulls() }
}
