// A GitHub in memory: one repository, no sockets and no clock of its own. A request takes effect at the moment it is sent,
// so that a simulation decides alone what happens in which order.
import { createControls } from './fake/controls.ts'
import { createBranches, createGitObjects, gitReadRoutes, gitWriteRoutes } from './fake/git.ts'
import { answerGraphql } from './fake/graphql.ts'
import { createIssueStore, issueRoutes } from './fake/issues.ts'
import { createPast } from './fake/past.ts'
import { refuseByPermission } from './fake/permissions.ts'
import { createPulls, reviewRequestRoutes } from './fake/pulls.ts'
import type { Call, FakeRequest, Ground, Route } from './fake/routes.ts'
import { answerBy, connectionReset, createPeople, readCall, writeAnswer } from './fake/routes.ts'
import type { Answer, Fault, InterceptedRequest, LoggedRequest } from './github-rules.ts'
import { notForIntegrations, notFound, ok, refuse } from './github-rules.ts'
import { createInterceptors } from './intercept.ts'

export interface FakeOptions {
  readonly now: () => number
  readonly repository: `${string}/${string}`
  readonly private?: boolean
  /** Who acts through `send`; by default the identity of a workflow's own token. */
  readonly author?: string
  /** What lies on `main` at first; null: a repository without a commit. */
  readonly files?: Readonly<Record<string, string>> | null
  readonly serverUrl?: string
  readonly apiUrl?: string
}

export type FakeGitHub = ReturnType<typeof createFakeGitHub>

export function createFakeGitHub(options: FakeOptions) {
  const ground: Ground = {
    time: () => new Date(options.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
    author: options.author ?? 'github-actions[bot]',
    makesLabels: true,
    repository: options.repository,
    serverUrl: options.serverUrl ?? 'https://github.com',
    apiUrl: options.apiUrl ?? 'https://api.github.com',
  }
  const objects = createGitObjects()
  const branches = createBranches(objects, ground)
  const issues = createIssueStore(ground)
  const pulls = createPulls(objects, branches, issues, ground)
  const people = createPeople()
  const { files = { 'README.md': '# docs\n' } } = options
  if (files) branches.commit('main', files, 'Initial commit')

  const getRepository = () =>
    ok({
      full_name: ground.repository,
      private: options.private ?? false,
      visibility: options.private ? 'private' : 'public',
      html_url: `${ground.serverUrl}/${ground.repository}`,
      default_branch: 'main',
      has_issues: issues.enabled,
      fork: false,
      archived: false,
    })
  const controls = createControls({ branches, issues, pulls, people })
  const getPermission = (login: string) => {
    const permission = controls.getPermission(login)
    return ok({ permission, role_name: permission, user: { login } })
  }
  const routes: Route[] = [
    ['GET', /^$/, getRepository],
    ['GET', /^rules\/branches\/.+$/, () => ok(controls.listRules())],
    ...gitReadRoutes(objects, branches, ground),
    ...gitWriteRoutes(objects, branches),
    ...issueRoutes(issues, people, ground),
    ['GET', /^collaborators\/([^/]+)\/permission$/, (_, login = '') => getPermission(login)],
    ...pulls.routes,
    ...reviewRequestRoutes(pulls, people, ground),
  ]

  const { author } = ground
  const answer = (call: Call, by: FakeRequest['by']): Answer => {
    ground.author = by?.login ?? author
    ground.makesLabels = by?.permissions === undefined || by.permissions.issues === 'write'
    if (call.method === 'POST' && call.url.pathname === '/graphql') {
      if (!controls.hasGraphql()) return notFound()
      return answerGraphql(call.body, { objects, issues, ground })
    }
    if (call.method === 'GET' && call.url.pathname === '/user') return notForIntegrations()
    if (!`${call.url.pathname}/`.startsWith(`/repos/${ground.repository}/`)) return notFound()
    if (controls.isReadOnly() && call.method !== 'GET') return notForIntegrations()
    const given = by?.permissions
    const asked = {
      ...{ method: call.method, path: call.path },
      isPull: (number: number) => issues.all.get(number)?.pull !== undefined,
      numberOf: (comment: number) => issues.comments.get(comment)?.issue,
    }
    const refused = given && refuseByPermission(given, asked, !options.private)
    return refused ?? answerBy(routes, call) ?? notFound()
  }

  const requests: LoggedRequest[] = []
  const { findFault, ...faults } = createInterceptors<InterceptedRequest, Fault>()
  const past = createPast(branches, issues, options.now)
  const reach = (call: Call, stale: number, by?: FakeRequest['by']) => {
    if (call.method !== 'GET') past.remember()
    return stale > 0 ? past.answerAsOf(options.now() - stale, () => answer(call, by)) : answer(call, by)
  }
  /** As `send`, in one stroke, for a simulation: no interceptor, no record, and the answer's data as it is. */
  const answerAtOnce = (request: FakeRequest, stale = 0) => {
    const { status, headers = {}, body: data } = reach(readCall(request, ground), stale)
    const dated: Record<string, string> = { date: new Date(options.now()).toUTCString(), ...headers }
    return { status, headers: dated, data }
  }
  /** @param stale milliseconds: refs, issues and comments are read as they were that long ago */
  const send = async (request: FakeRequest, stale = 0) => {
    const call = readCall({ ...request, body: structuredClone(request.body) }, ground)
    const shown = { method: call.method, path: call.url.pathname + call.url.search, token: request.by?.token ?? 'bot' }
    const logged = request.body === undefined ? shown : { ...shown, body: structuredClone(request.body) }
    const fault = findFault(logged)
    const real =
      fault === undefined || fault === 'apply-then-reset' ? reach(call, stale, request.by) : refuse(500, 'Not reached')
    const broken = fault === 'reset' || fault === 'apply-then-reset'
    const given = typeof fault === 'object' ? { body: '', ...fault } : real
    requests.push({ ...logged, status: broken ? 0 : given.status })
    if (broken) throw connectionReset()
    return writeAnswer(given, options.now())
  }
  /** `remember` is called before something changes behind the clients' backs, so that a stale read does not see it yet. */
  return { send, answer: answerAtOnce, requests, ...faults, remember: past.remember, ...controls }
}
