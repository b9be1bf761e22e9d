// What clients read of git in the in-memory GitHub: commits, trees, refs and contents.
import { emptyRepository, notFound, ok, refuse } from '../github-rules.ts'
import { page } from '../listing.ts'
import type { Branches } from './branches.ts'
import { diffTrees, findRenames } from './diff.ts'
import { type Commit, type GitObjects, groupByFolder, type Signature, type Tree, type TreeFile } from './git-objects.ts'
import { type Call, type Ground, type Route, renderUser } from './routes.ts'

export function gitReadRoutes(objects: GitObjects, branches: Branches, ground: Ground): Route[] {
  const { refs } = branches
  const getContents = ({ url, accept }: Call, path = '') => {
    const found = branches.resolve(url.searchParams.get('ref') ?? 'main')
    if (!found) return notFound()
    const file = branches.tree(found).get(path)
    if (!file) return notFound()
    const text = objects.readBlob(file.sha) ?? ''
    if (accept.includes('raw')) {
      return { status: 200, headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' }, body: text }
    }
    const content = Buffer.from(text).toString('base64')
    return ok({ type: 'file', path, sha: file.sha, size: Buffer.byteLength(text), encoding: 'base64', content })
  }

  const listCommits = ({ url }: Call) => {
    const from = branches.resolve(url.searchParams.get('sha') ?? 'main')
    if (!from) return notFound()
    const size = Number(url.searchParams.get('per_page') ?? 30)
    // The number of the last page takes the whole history, which is slow to walk: it is right for pages of one commit.
    const last = size === 1 ? Number.POSITIVE_INFINITY : size * Number(url.searchParams.get('page') ?? 1)
    const since = Date.parse(url.searchParams.get('since') ?? '') || 0
    const commits: Commit[] = []
    for (const commit of objects.history(from.sha)) {
      if (Date.parse(commit.committer.date) < since) continue
      if (commits.push(commit) > last) break
    }
    return page(
      commits.map((commit) => renderCommit(commit, ground)),
      url,
    )
  }

  /** Commits page by page, oldest first; files on the first page only, and no more than 300. */
  const compare = ({ url }: Call, base = '', head = '') => {
    const [from, to] = [branches.resolve(base), branches.resolve(head)]
    const start = from && to && branches.mergeBase(from.sha, to.sha)
    if (!from || !to || !start) return notFound()
    const [ahead, behind] = [start.sha === from.sha, start.sha === to.sha]
    const status = ahead && behind ? 'identical' : ahead ? 'ahead' : behind ? 'behind' : 'diverged'
    const known = new Set([...objects.history(from.sha)].map(({ sha }) => sha))
    const own = [...objects.history(to.sha)].filter(({ sha }) => !known.has(sha)).toReversed()
    const isFirst = [null, '1'].includes(url.searchParams.get('page'))
    const all = isFirst ? findRenames(objects, diffTrees(objects, branches.tree(start), branches.tree(to))) : []
    const { headers, body } = page(own, url)
    const answer = {
      ...{ status, ahead_by: own.length, total_commits: own.length, merge_base_commit: renderCommit(start, ground) },
      commits: (body as Commit[]).map((commit) => renderCommit(commit, ground)),
      files: all.slice(0, 300),
    }
    return { ...ok(answer), ...(headers && { headers }) }
  }

  const getCommit = (_: Call, sha = '') => {
    const commit = objects.commits.get(sha)
    if (!commit) return notFound()
    const parent = objects.commits.get(commit.parents[0] ?? '')
    const before: Tree = parent === undefined ? new Map() : branches.tree(parent)
    return ok({ ...renderCommit(commit, ground), files: diffTrees(objects, before, branches.tree(commit)) })
  }

  const getTree = ({ url }: Call, sha = '') => {
    const files = objects.readTree(sha) ?? objects.readTree(branches.resolve(sha)?.tree ?? '')
    if (!files) return notFound()
    const tree = url.searchParams.has('recursive') ? renderAll(objects, files) : renderTree(objects, files)
    return ok({ sha, tree, truncated: false })
  }

  const getBlob = (_: Call, sha = '') => {
    const bytes = objects.readBytes(sha)
    if (bytes === undefined) return notFound()
    const content = bytes.toString('base64').replace(/.{60}/g, '$&\n')
    return ok({ sha, size: bytes.length, encoding: 'base64', content })
  }

  const getRef = (_: Call, name = '') =>
    refs.has(`refs/${name}`) ? ok(renderRef(branches, `refs/${name}`)) : notFound()
  const getGitCommit = (_: Call, sha = '') => {
    const commit = objects.commits.get(sha)
    return commit ? ok(renderGitCommit(commit)) : notFound()
  }

  const routes: Route[] = [
    ['GET', /^commits$/, listCommits],
    ['GET', /^commits\/(\w+)$/, getCommit],
    ['GET', /^compare\/(.+?)\.\.\.(.+)$/, compare],
    ['GET', /^git\/ref\/(.+)$/, getRef],
    ['GET', /^git\/commits\/(\w+)$/, getGitCommit],
    ['GET', /^git\/trees\/(.+)$/, getTree],
    ['GET', /^git\/blobs\/(\w+)$/, getBlob],
  ]
  return [...routes.map(inHistory(branches)), ['GET', /^contents\/(.*)$/, getContents]]
}

/** Nearly everything about git is refused while a repository has no commit. */
function inHistory(branches: Branches) {
  return ([method, path, answer]: Route): Route => {
    return [method, path, (...call) => (branches.refs.size === 0 ? emptyRepository() : answer(...call))]
  }
}

const renderRef = (branches: Branches, ref: string) => ({
  ref,
  object: { type: 'commit', sha: branches.refs.get(ref) },
})

/** In git's order, as GitHub lists it. */
const renderTree = (objects: GitObjects, files: Tree) =>
  [...groupByFolder(files)]
    .map(([path, inside]) => {
      const file = inside.get('')
      return file
        ? { path, ...file, ...renderKind(objects, file) }
        : { path, mode: '040000', type: 'tree', sha: objects.writeTree(inside) }
    })
    .toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
const renderKind = (objects: GitObjects, { mode, sha }: TreeFile) =>
  mode === '160000' ? { type: 'commit' } : { type: 'blob', size: objects.readBytes(sha)?.length ?? 0 }
const key = ({ path, type }: { path: string; type: string }) => (type === 'tree' ? `${path}/` : path)

/** Folders stand before what is in them. */
const renderAll = (objects: GitObjects, files: Tree, above = ''): object[] =>
  renderTree(objects, files).flatMap((item) => {
    const path = above + item.path
    const inside = item.type === 'tree' ? objects.readTree(item.sha) : undefined
    return [{ ...item, path }, ...(inside ? renderAll(objects, inside, `${path}/`) : [])]
  })

const renderGitCommit = ({ sha, tree, parents, message, author, committer }: Commit) => ({
  sha,
  tree: { sha: tree },
  parents: parents.map((parent) => ({ sha: parent })),
  message,
  author,
  committer,
})

/** An account is known by the address that GitHub gives it; GitHub signs what is done on its pages. */
const renderAccount = ({ name, email }: Signature) =>
  email.endsWith('@users.noreply.github.com') ? renderUser(name) : null

export const renderCommit = (commit: Commit, ground: Ground) => ({
  sha: commit.sha,
  html_url: `${ground.serverUrl}/${ground.repository}/commit/${commit.sha}`,
  commit: {
    message: commit.message,
    tree: { sha: commit.tree },
    author: commit.author,
    committer: commit.committer,
    verification: { verified: commit.committer.name === 'web-flow' },
  },
  author: renderAccount(commit.author),
  committer: renderAccount(commit.committer),
  parents: commit.parents.map((sha) => ({ sha })),
})

export function gitWriteRoutes(objects: GitObjects, branches: Branches): Route[] {
  const { refs } = branches
  const postTree = ({ body }: Call) => {
    const base = body.base_tree === undefined ? new Map<string, TreeFile>() : objects.readTree(String(body.base_tree))
    if (!base) return refuse(422, 'base_tree is not a valid tree oid')
    if (!Array.isArray(body.tree)) return refuse(422, 'Invalid request.\n\n"tree" wasn\'t supplied.')
    const files = new Map(base)
    for (const entry of body.tree) {
      if (entry.sha === null && !files.has(entry.path)) return refuse(422, 'GitRPC::BadObjectState')
      if (entry.sha === null) files.delete(entry.path)
      else files.set(entry.path, { mode: entry.mode, sha: entry.sha ?? objects.writeBlob(String(entry.content)) })
    }
    const sha = objects.writeTree(files)
    return { status: 201, body: { sha, tree: renderTree(objects, files), truncated: false } }
  }

  const postCommit = ({ body }: Call) => {
    const parents: string[] = Array.isArray(body.parents) ? body.parents : []
    if (typeof body.tree !== 'string' || !objects.readTree(body.tree)) return refuse(422, 'Tree SHA does not exist')
    if (parents.some((parent) => !objects.commits.has(parent))) {
      return refuse(422, 'Parent SHA does not exist or is not a commit object')
    }
    const author = { ...branches.sign(), ...(body.author as Signature | undefined) }
    // GitHub signs what an App's token commits in no other name.
    const isSigned = body.author === undefined && body.committer === undefined && author.name.endsWith('[bot]')
    const committer = isSigned ? branches.sign('web-flow') : { ...author, ...(body.committer as Signature | undefined) }
    const commit = objects.writeCommit({ tree: body.tree, parents, message: String(body.message), author, committer })
    return { status: 201, body: renderGitCommit(commit) }
  }

  const postRef = ({ body }: Call) => {
    const ref = String(body.ref)
    if (!/^refs\/[^/]+\/.+/.test(ref)) return refuse(422, 'Reference name is not valid')
    if (!objects.commits.has(String(body.sha))) return refuse(422, 'Object does not exist')
    if (refs.has(ref)) return refuse(422, 'Reference already exists')
    refs.set(ref, String(body.sha))
    return { status: 201, body: renderRef(branches, ref) }
  }

  const patchRef = ({ body }: Call, name = '') => {
    const old = refs.get(`refs/${name}`)
    if (old === undefined) return refuse(422, 'Reference does not exist')
    if (!objects.commits.has(String(body.sha))) return refuse(422, 'Object does not exist')
    if (body.force !== true && !branches.isAncestor(old, String(body.sha))) {
      return refuse(422, 'Update is not a fast forward')
    }
    refs.set(`refs/${name}`, String(body.sha))
    return ok(renderRef(branches, `refs/${name}`))
  }

  const routes: Route[] = [
    ['POST', /^git\/trees$/, postTree],
    ['POST', /^git\/commits$/, postCommit],
    ['POST', /^git\/refs$/, postRef],
    ['PATCH', /^git\/refs\/(.+)$/, patchRef],
  ]
  return routes.map(inHistory(branches))
}
