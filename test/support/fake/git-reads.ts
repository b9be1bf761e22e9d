// What clients read of git in the in-memory GitHub: commits, trees, refs and contents.
import { emptyRepository, notFound, ok } from '../github-rules.ts'
import { page } from '../listing.ts'
import type { Branches } from './branches.ts'
import { diffTrees } from './diff.ts'
import { type Commit, type GitObjects, groupByFolder, type Tree } from './git-objects.ts'
import type { Call, Ground, Route } from './routes.ts'

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
    const commits: Commit[] = []
    for (const commit of objects.history(from.sha)) if (commits.push(commit) > last) break
    return page(
      commits.map((commit) => renderCommit(commit, ground)),
      url,
    )
  }

  const compare = (_: Call, base = '', head = '') => {
    const [from, to] = [branches.resolve(base), branches.resolve(head)]
    if (!from || !to) return notFound()
    const ahead = branches.isAncestor(from.sha, to.sha)
    const behind = branches.isAncestor(to.sha, from.sha)
    const status = ahead && behind ? 'identical' : ahead ? 'ahead' : behind ? 'behind' : 'diverged'
    const files = diffTrees(objects, branches.tree(from), branches.tree(to))
    return ok({ status, files })
  }

  const getTree = ({ url }: Call, sha = '') => {
    const files = objects.readTree(sha) ?? objects.readTree(branches.resolve(sha)?.tree ?? '')
    if (!files) return notFound()
    const tree = url.searchParams.has('recursive') ? renderAll(objects, files) : renderTree(objects, files)
    return ok({ sha, tree, truncated: false })
  }

  const getBlob = (_: Call, sha = '') => {
    const text = objects.readBlob(sha)
    return text === undefined
      ? notFound()
      : ok({ sha, encoding: 'base64', content: Buffer.from(text).toString('base64') })
  }

  const getRef = (_: Call, name = '') =>
    refs.has(`refs/${name}`) ? ok(renderRef(branches, `refs/${name}`)) : notFound()
  const getGitCommit = (_: Call, sha = '') => {
    const commit = objects.commits.get(sha)
    return commit ? ok(renderGitCommit(commit)) : notFound()
  }

  const routes: Route[] = [
    ['GET', /^commits$/, listCommits],
    ['GET', /^compare\/(\w+)\.\.\.(\w+)$/, compare],
    ['GET', /^git\/ref\/(.+)$/, getRef],
    ['GET', /^git\/commits\/(\w+)$/, getGitCommit],
    ['GET', /^git\/trees\/(.+)$/, getTree],
    ['GET', /^git\/blobs\/(\w+)$/, getBlob],
  ]
  return [...routes.map(inHistory(branches)), ['GET', /^contents\/(.*)$/, getContents]]
}

/** Nearly everything about git is refused while a repository has no commit. */
export function inHistory(branches: Branches) {
  return ([method, path, answer]: Route): Route => {
    return [method, path, (...call) => (branches.refs.size === 0 ? emptyRepository() : answer(...call))]
  }
}

export const renderRef = (branches: Branches, ref: string) => ({
  ref,
  object: { type: 'commit', sha: branches.refs.get(ref) },
})

/** In git's order, as GitHub lists it. */
export const renderTree = (objects: GitObjects, files: Tree) =>
  [...groupByFolder(files)]
    .map(([path, inside]) => {
      const file = inside.get('')
      return file
        ? { path, ...file, type: 'blob' }
        : { path, mode: '040000', type: 'tree', sha: objects.writeTree(inside) }
    })
    .toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
const key = ({ path, type }: { path: string; type: string }) => (type === 'tree' ? `${path}/` : path)

/** Folders stand before what is in them. */
const renderAll = (objects: GitObjects, files: Tree, above = ''): object[] =>
  renderTree(objects, files).flatMap((item) => {
    const path = above + item.path
    const inside = item.type === 'tree' ? objects.readTree(item.sha) : undefined
    return [{ ...item, path }, ...(inside ? renderAll(objects, inside, `${path}/`) : [])]
  })

export const renderGitCommit = ({ sha, tree, parents, message, author, committer }: Commit) => ({
  sha,
  tree: { sha: tree },
  parents: parents.map((parent) => ({ sha: parent })),
  message,
  author,
  committer,
})

const renderCommit = (commit: Commit, ground: Ground) => ({
  sha: commit.sha,
  html_url: `${ground.serverUrl}/${ground.repository}/commit/${commit.sha}`,
  commit: {
    message: commit.message,
    tree: { sha: commit.tree },
    author: commit.author,
    committer: commit.committer,
  },
  parents: commit.parents.map((sha) => ({ sha })),
})
