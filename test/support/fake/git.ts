// Git in the in-memory GitHub: objects, under the names that git itself would give them, branches, what lies between two trees, and what
// clients read and write of all that.
import { hash as digest } from 'node:crypto'
import { structuredPatch } from 'diff'
import { emptyRepository, notFound, ok, refuse } from '../github-rules.ts'
import { page } from '../listing.ts'
import { type Call, type Ground, type Route, renderUser } from './routes.ts'

interface Signature {
  readonly name: string
  readonly email: string
  readonly date: string
}

export interface Commit {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  readonly author: Signature
  readonly committer: Signature
}

interface TreeFile {
  readonly sha: string
  readonly mode: string
}

export type Tree = ReadonlyMap<string, TreeFile>

export type GitObjects = ReturnType<typeof createGitObjects>

export function createGitObjects() {
  const blobs = new Map<string, Buffer>()
  const trees = new Map<string, Tree>()
  const commits = new Map<string, Commit>()

  const writeBlob = (content: string | Uint8Array) => {
    const bytes = Buffer.from(content as string)
    const sha = hash('blob', bytes)
    blobs.set(sha, bytes)
    return sha
  }

  const writeTree = (files: Tree): string => {
    const entries = [...groupByFolder(files)].map(([name, inside]) => {
      const file = inside.get('')
      return file ? { name, ...file } : { name, mode: '40000', sha: writeTree(inside) }
    })
    const key = ({ name, mode }: { name: string; mode: string }) => (mode === '40000' ? `${name}/` : name)
    const sorted = entries.toSorted((one, other) => Buffer.compare(Buffer.from(key(one)), Buffer.from(key(other))))
    const content = sorted.flatMap(({ name, mode, sha }) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(sha, 'hex')])
    const sha = hash('tree', Buffer.concat(content))
    trees.set(sha, files)
    return sha
  }

  const writeCommit = (commit: Omit<Commit, 'sha'>) => {
    const lines = [
      `tree ${commit.tree}`,
      ...commit.parents.map((parent) => `parent ${parent}`),
      `author ${renderSignature(commit.author)}`,
      `committer ${renderSignature(commit.committer)}`,
    ]
    const written = { ...commit, sha: hash('commit', Buffer.from(`${lines.join('\n')}\n\n${commit.message}`)) }
    commits.set(written.sha, written)
    return written
  }

  function* history(sha: string): Generator<Commit> {
    const seen = new Set([sha])
    for (const next of seen) {
      const commit = commits.get(next)
      for (const parent of commit?.parents ?? []) seen.add(parent)
      if (commit) yield commit
    }
  }

  return {
    commits,
    writeBlob,
    readBlob: (sha: string) => blobs.get(sha)?.toString(),
    readBytes: (sha: string) => blobs.get(sha),
    writeTree,
    readTree: (sha: string) => trees.get(sha),
    writeCommit,
    history,
  }
}

function hash(kind: string, content: Buffer): string {
  return digest('sha1', Buffer.concat([Buffer.from(`${kind} ${content.length}\0`), content]))
}

const renderSignature = ({ name, email, date }: Signature) =>
  `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`

/** What lies directly below a tree: a file stands under the empty path. */
function groupByFolder(files: Tree): Map<string, Map<string, TreeFile>> {
  const groups = new Map<string, Map<string, TreeFile>>()
  for (const [path, file] of files) {
    const slash = path.indexOf('/')
    const name = slash < 0 ? path : path.slice(0, slash)
    const inside = groups.get(name) ?? new Map<string, TreeFile>()
    groups.set(name, inside.set(slash < 0 ? '' : path.slice(slash + 1), file))
  }
  return groups
}

/** Null deletes. A whole file may have a mode, bytes that are no text, or be a submodule at a commit. */
type NewFile = string | null | { readonly mode?: string; readonly content: string | Uint8Array } | TreeFile
export type NewFiles = Readonly<Record<string, NewFile>>

export type Branches = ReturnType<typeof createBranches>

export function createBranches(objects: GitObjects, ground: Ground) {
  const refs = new Map<string, string>()

  /** A branch name, heads/{branch}, refs/heads/{branch} or a commit's own name; git takes a tag of the name first. */
  const resolve = (ref: string) => {
    const name = [`refs/tags/${ref}`, `refs/heads/${ref}`, `refs/${ref}`, ref].find((each) => refs.has(each))
    return objects.commits.get(name === undefined ? ref : (refs.get(name) ?? ''))
  }
  const tree = (commit: Commit): Tree => objects.readTree(commit.tree) ?? new Map()
  const sign = (by = ground.author) => {
    const { login, id } = renderUser(by)
    return { name: login, email: `${id}+${login}@users.noreply.github.com`, date: ground.time() }
  }

  const writeFile = (file: NonNullable<NewFile>): TreeFile => {
    if (typeof file === 'string') return { mode: '100644', sha: objects.writeBlob(file) }
    return 'sha' in file ? file : { mode: file.mode ?? '100644', sha: objects.writeBlob(file.content) }
  }

  /** Commits changed files on a branch, which begins at `from` or as an orphan; `who`: other people than who acts. */
  const commit = (
    branch: string,
    files: NewFiles,
    message = 'Change files',
    from?: string,
    who: { author?: string; committer?: string; merged?: string } = {},
  ): Commit => {
    const parent = resolve(`heads/${branch}`) ?? (from === undefined ? undefined : resolve(from))
    const next = new Map(parent && tree(parent))
    for (const [path, file] of Object.entries(files)) {
      if (file === null) next.delete(path)
      else next.set(path, writeFile(file))
    }
    const written = objects.writeCommit({
      tree: objects.writeTree(next),
      parents: [...(parent ? [parent.sha] : []), ...(who.merged === undefined ? [] : [who.merged])],
      message,
      author: sign(who.author),
      committer: sign(who.committer ?? who.author),
    })
    refs.set(`refs/heads/${branch}`, written.sha)
    return written
  }

  return {
    refs,
    resolve,
    tree,
    commit,
    sign,
    read: (ref: string, path: string) => {
      const found = resolve(ref)
      const file = found && tree(found).get(path)
      return file && objects.readBlob(file.sha)
    },
    mergeBase: (one: string, other: string) => {
      const known = new Set([...objects.history(one)].map(({ sha }) => sha))
      for (const commit of objects.history(other)) if (known.has(commit.sha)) return commit
      return undefined
    },
    isAncestor: (older: string, newer: string) => {
      for (const { sha } of objects.history(newer)) if (sha === older) return true
      return false
    },
  }
}

interface FileDiff {
  readonly sha: string
  readonly filename: string
  readonly previous_filename?: string
  readonly status: 'added' | 'modified' | 'removed' | 'renamed'
  readonly additions: number
  readonly deletions: number
  readonly changes: number
  /** Missing for what is binary or large. */
  readonly patch?: string
}

const maxPatched = 200_000

export function diffTrees(objects: GitObjects, before: Tree, after: Tree): FileDiff[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths.flatMap((filename) => {
    const [old, fresh] = [before.get(filename), after.get(filename)]
    if (old?.sha === fresh?.sha && old?.mode === fresh?.mode) return []
    const status = old === undefined ? 'added' : fresh === undefined ? 'removed' : 'modified'
    const sha = (fresh ?? old)?.sha ?? ''
    return { sha, filename, status, ...buildPatch(objects, filename, old?.sha, fresh?.sha) }
  })
}

function buildPatch(objects: GitObjects, filename: string, ...shas: readonly (string | undefined)[]) {
  const bytes = shas.map((sha) => (sha === undefined ? Buffer.of() : (objects.readBytes(sha) ?? Buffer.of())))
  if (bytes.some((content) => content.length > maxPatched || content.includes(0)))
    return { additions: 0, deletions: 0, changes: 0 }
  const [before = '', after = ''] = bytes.map(String)
  const { hunks } = structuredPatch(filename, filename, before, after, '', '', { context: 3 })
  const lines = hunks.flatMap((hunk) => hunk.lines).filter((line) => !line.startsWith('\\'))
  const count = (mark: string) => lines.filter((line) => line.startsWith(mark)).length
  const [additions, deletions] = [count('+'), count('-')]
  const patch = hunks
    .flatMap((hunk) => {
      const { oldStart, oldLines, newStart, newLines } = hunk
      const range = (start: number, count: number) => `${count === 0 ? start - 1 : start},${count}`
      return [`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`, ...hunk.lines]
    })
    .join('\n')
  return { additions, deletions, changes: additions + deletions, patch }
}

/** As git does it by default: a removed file and a new one that is at least half the same. Lines stand for what git counts. */
export function findRenames(objects: GitObjects, files: readonly FileDiff[]): FileDiff[] {
  const gone = files.filter(({ status }) => status === 'removed')
  const taken = new Set<FileDiff>()
  const renamed = files.map((file): FileDiff => {
    if (file.status !== 'added') return file
    const from = gone.find((old) => !taken.has(old) && isAlike(objects, old.sha, file.sha))
    if (from === undefined) return file
    taken.add(from)
    const patch = buildPatch(objects, file.filename, from.sha, file.sha)
    return { sha: file.sha, filename: file.filename, previous_filename: from.filename, status: 'renamed', ...patch }
  })
  return renamed.filter((file) => !taken.has(file))
}

function isAlike(objects: GitObjects, one: string, other: string): boolean {
  if (one === other) return true
  const [before = [], after = []] = [one, other].map((sha) => objects.readBlob(sha)?.split('\n').filter(Boolean))
  const lines = new Set(after)
  return 2 * before.filter((line) => lines.has(line)).length >= Math.max(before.length, after.length, 1)
}

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

const renderGitCommit = ({ tree, parents, ...commit }: Commit) => ({
  ...{ ...commit, tree: { sha: tree }, parents: parents.map((sha) => ({ sha })) },
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
