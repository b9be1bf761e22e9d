// Git's objects in memory, under the names that git itself would give them.
import { hash as digest } from 'node:crypto'

export interface Signature {
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

export interface TreeFile {
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

  /** A commit and all that it comes from, breadth first. */
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
export function groupByFolder(files: Tree): Map<string, Map<string, TreeFile>> {
  const groups = new Map<string, Map<string, TreeFile>>()
  for (const [path, file] of files) {
    const slash = path.indexOf('/')
    const name = slash < 0 ? path : path.slice(0, slash)
    const inside = groups.get(name) ?? new Map<string, TreeFile>()
    groups.set(name, inside.set(slash < 0 ? '' : path.slice(slash + 1), file))
  }
  return groups
}
