// The branches of the in-memory GitHub: what they hold and how tests and routes move them.
import type { Commit, GitObjects, Tree, TreeFile } from './git-objects.ts'
import { type Ground, renderUser } from './routes.ts'

/** Null deletes. A whole file may have a mode, bytes that are no text, or be a submodule at a commit. */
export type NewFile = string | null | { readonly mode?: string; readonly content: string | Uint8Array } | TreeFile
export type NewFiles = Readonly<Record<string, NewFile>>

export type Branches = ReturnType<typeof createBranches>

export function createBranches(objects: GitObjects, ground: Ground) {
  /** Full ref name to commit. */
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
    /** Where the histories of two commits part. */
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
