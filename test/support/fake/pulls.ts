// Pull requests of the in-memory GitHub: opened and closed by tests, read by clients.
import { type Answer, invalidPull, notFound, ok, refuse, refuseLength } from '../github-rules.ts'
import { listPulls, page } from '../listing.ts'
import { type Branches, diffTrees, findRenames, type GitObjects, type NewFiles } from './git.ts'
import type { Issue, IssueStore } from './issues.ts'
import { type Call, type Ground, type People, type Route, renderUser } from './routes.ts'

export interface Pull {
  readonly issue: Issue
  /** Whose repository the head branch lies in: the base repository itself, or a fork. */
  readonly headRepository: string
  readonly headRef: string
  readonly baseRef: string
  readonly baseSha: string
  headSha: string
  mergeCommit: string | null
  mergeable?: boolean | null
  reviewers: readonly string[]
  teams: readonly string[]
}

export interface NewPull {
  readonly head: string
  readonly base?: string
  readonly title: string
  readonly body?: string | null
  readonly fork?: boolean | string
  readonly author?: string
  /** Committed on the head branch, which is made when it is missing; null deletes a file. */
  readonly files?: NewFiles
  /** By default the tip of `base`. */
  readonly baseSha?: string
}

export type Pulls = ReturnType<typeof createPulls>

export function createPulls(objects: GitObjects, branches: Branches, issues: IssueStore, ground: Ground) {
  const all = new Map<number, Pull>()
  const treeOf = (sha: string) => objects.readTree(objects.commits.get(sha)?.tree ?? '') ?? new Map()
  const headSha = (pull: Pull) => {
    const tip = pull.headRepository === ground.repository ? branches.refs.get(`refs/heads/${pull.headRef}`) : undefined
    if (tip !== undefined && pull.issue.state === 'open') pull.headSha = tip
    return pull.headSha
  }

  const openPull = ({ head, base = 'main', fork = false, ...rest }: NewPull): Pull => {
    const owner = fork === true ? 'stranger' : fork
    const author = rest.author ?? (owner || 'docs-agent[bot]')
    const from = branches.resolve(`heads/${base}`)
    if (!from) throw new Error(`There is no branch ${base}`)
    // The commits of a fork lie under a name of their own, which is not a branch of this repository.
    const holder = owner ? `fork-of-${owner}/${head}` : head
    const tip = rest.files || !branches.resolve(`heads/${holder}`)
    const files = rest.files ?? { 'docs/change.md': `${rest.title}\n` }
    if (tip) branches.commit(holder, files, rest.title, base)
    const sha = branches.resolve(`heads/${holder}`)?.sha ?? from.sha
    if (owner) branches.refs.delete(`refs/heads/${holder}`)
    const issue = issues.open({ title: rest.title, body: rest.body ?? null }, author)
    issue.pull = { merged_at: null }
    const headRepository = owner ? `${owner}/${ground.repository.split('/')[1]}` : ground.repository
    const where = { headRepository, headRef: head, headSha: sha, baseRef: base, baseSha: rest.baseSha ?? from.sha }
    const pull: Pull = { issue, ...where, mergeCommit: null, reviewers: [], teams: [] }
    all.set(issue.number, pull)
    return pull
  }

  const merge = (pull: Pull) => {
    if (pull.issue.state === 'closed') throw new Error('Only an open pull request can be merged')
    const before = treeOf(pull.baseSha)
    const after = treeOf(headSha(pull))
    const changes = diffTrees(objects, before, after).map(({ filename }) => {
      return [filename, after.get(filename) ?? null] as const
    })
    const title = `Merge pull request #${pull.issue.number}`
    pull.mergeCommit = branches.commit(pull.baseRef, Object.fromEntries(changes), title).sha
    close(pull)
    pull.issue.pull = { merged_at: ground.time() }
  }

  const close = (pull: Pull) => {
    // A closed pull request no longer follows its branch.
    headSha(pull)
    issues.setState(pull.issue, 'closed')
  }

  const update = (pull: Pull, by = ground.author) => {
    const [tip, mine] = [branches.resolve(`heads/${pull.baseRef}`), headSha(pull)]
    if (tip === undefined) throw new Error(`There is no branch ${pull.baseRef}`)
    const from = branches.mergeBase(tip.sha, mine)
    const changed = diffTrees(objects, treeOf(from?.sha ?? ''), treeOf(tip.sha))
    const files = Object.fromEntries(
      changed.map(({ filename }) => [filename, branches.tree(tip).get(filename) ?? null] as const),
    )
    const who = { author: by, committer: 'web-flow', merged: tip.sha }
    const message = `Merge branch '${pull.baseRef}' into ${pull.headRef}`
    return branches.commit(pull.headRef, files, message, undefined, who).sha
  }

  const tipOfBase = (pull: Pull) => branches.resolve(`heads/${pull.baseRef}`)?.sha ?? pull.baseSha
  const listFiles = (pull: Pull, { url }: Call) => {
    const head = headSha(pull)
    const from = branches.mergeBase(tipOfBase(pull), head)
    const files = findRenames(objects, diffTrees(objects, treeOf(from?.sha ?? ''), treeOf(head)))
    // GitHub lists no more.
    return page(files.slice(0, 3000), url)
  }

  const renderRepository = (name: string) => {
    const fork = name !== ground.repository
    const owner = renderUser(name.split('/')[0] ?? '')
    return { full_name: name, fork, html_url: `${ground.serverUrl}/${name}`, owner }
  }
  const renderSide = (repository: string, ref: string, sha: string) => ({
    ref,
    sha,
    repo: renderRepository(repository),
  })
  const render = (pull: Pull) => ({
    ...issues.render(pull.issue),
    pull_request: undefined,
    merged_at: pull.issue.pull?.merged_at ?? null,
    merge_commit_sha: pull.mergeCommit,
    requested_reviewers: pull.reviewers.map(renderUser),
    requested_teams: pull.teams.map((slug) => ({ slug })),
    head: renderSide(pull.headRepository, pull.headRef, headSha(pull)),
    base: renderSide(ground.repository, pull.baseRef, pull.baseSha),
  })

  const getList = ({ url }: Call) => listPulls([...all.values()].map(render), url)
  const withPull = (answer: (pull: Pull, call: Call) => Answer) => (call: Call, number?: string) => {
    const pull = all.get(Number(number))
    return pull ? answer(pull, call) : notFound()
  }
  const getOne = (pull: Pull) =>
    ok({ ...render(pull), mergeable: pull.mergeable ?? null, merged: pull.issue.pull?.merged_at !== null })

  const postOne = ({ body }: Call): Answer => {
    const [base, head] = [String(body.base), String(body.head)]
    const refused = refuseLength('PullRequest', body)
    if (refused) return refused
    const [from, to] = [base, head].map((name) => branches.refs.get(`refs/heads/${name}`))
    if (from === undefined || to === undefined) return invalidPull('head or base is invalid')
    if (branches.isAncestor(to, from)) return invalidPull(`No commits between ${base} and ${head}`)
    const open = [...all.values()].filter(({ issue }) => issue.state === 'open')
    if (
      open.some((pull) => pull.headRepository === ground.repository && pull.headRef === head && pull.baseRef === base)
    )
      return invalidPull(`A pull request already exists for ${ground.repository.split('/')[0]}:${head}.`)
    // The changes are counted from where the branch left its base.
    const left = [...objects.history(to)].find(({ sha }) => branches.isAncestor(sha, from))
    const text = typeof body.body === 'string' ? body.body : null
    const [title, author, baseSha] = [String(body.title), ground.author, left?.sha ?? from]
    return { status: 201, body: render(openPull({ head, base, title, body: text, author, baseSha })) }
  }

  /** Those that are merged by a commit, or whose head it is. */
  const findBringing = (sha: string | undefined) =>
    [...all.values()].filter(({ mergeCommit, headSha }) => mergeCommit === sha || headSha === sha)

  const routes: Route[] = [
    ['POST', /^pulls$/, postOne],
    ['GET', /^pulls$/, getList],
    ['GET', /^commits\/(\w+)\/pulls$/, (_, sha) => ok(findBringing(sha).map((pull) => render(pull)))],
    ['GET', /^pulls\/(\d+)$/, withPull(getOne)],
    ['GET', /^pulls\/(\d+)\/files$/, withPull(listFiles)],
  ]
  return { all, open: openPull, merge, update, close, render, routes }
}

const maxReviewers = 15

export function reviewRequestRoutes(pulls: Pulls, people: People, { repository }: Ground): Route[] {
  const invalid = (message: string) => refuse(422, 'Validation Failed', [{ code: 'custom', message }])
  const post = ({ body }: Call, number?: string): Answer => {
    const pull = pulls.all.get(Number(number))
    if (pull === undefined) return notFound()
    const list = (field: string) => (Array.isArray(body[field]) ? body[field].map(String) : [])
    const [users, teams] = [list('reviewers'), list('team_reviewers')]
    if (users.length + teams.length > maxReviewers) return invalid('A maximum of 15 reviewers can be requested')
    if (users.includes(pull.issue.user.login)) return invalid('Review cannot be requested from pull request author.')
    if (users.some((login) => people.isUnknown(login) || people.getPermission(login) === 'none'))
      return refuse(
        422,
        'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a ' +
          `collaborator of the ${repository} repository.`,
      )
    if (teams.some((slug) => !people.seesTeam(slug)))
      return refuse(422, `Validation Failed: "Could not resolve to a node with the global id of 'T_kwDO'."`)
    pull.reviewers = [...new Set([...pull.reviewers, ...users])]
    pull.teams = [...new Set([...pull.teams, ...teams])]
    return { status: 201, body: pulls.render(pull) }
  }
  return [['POST', /^pulls\/(\d+)\/requested_reviewers$/, post]]
}
