// The branches of the in-memory GitHub: what they hold and how tests and routes move them.
import type { Commit, GitObjects, Tree } from './git-objects.ts'
import { type Ground, renderUser } from './routes.ts'

export interface Branches {
  /** Full ref name to commit. */
  readonly refs: Map<string, string>
  /** A branch name, heads/{branch}, refs/heads/{branch} or a commit's own name. */
  resolve(ref: string): Commit | undefined
  tree(commit: Commit): Tree
  /** Commits changed files (null deletes one) on a branch, which begins at `from` or as an orphan. */
  commit(branch: string, files: Readonly<Record<string, string | null>>, message?: string, from?: string): Commit
  read(ref: string, path: string): string | undefined
  isAncestor(older: string, newer: string): boolean
  sign(date?: string): { name: string; email: string; date: string }
}

export function createBranches(objects: GitObjects, ground: Ground): Branches {
  const refs = new Map<string, string>()

  const resolve = (ref: string) => {
    const name = [`refs/heads/${ref}`, `refs/${ref}`, ref].find((each) => refs.has(each))
    return objects.commits.get(name === undefined ? ref : (refs.get(name) ?? ''))
  }
  const tree = (commit: Commit) => objects.readTree(commit.tree) ?? new Map()
  const sign = (date = ground.time()) => {
    const { login, id } = renderUser(ground.author)
    return { name: login, email: `${id}+${login}@users.noreply.github.com`, date }
  }

  const commit: Branches['commit'] = (branch, files, message = 'Change files', from) => {
    const parent = resolve(`heads/${branch}`) ?? (from === undefined ? undefined : resolve(from))
    const next = new Map(parent && tree(parent))
    for (const [path, text] of Object.entries(files)) {
      if (text === null) next.delete(path)
      else next.set(path, { mode: '100644', sha: objects.writeBlob(text) })
    }
    const who = sign()
    const written = objects.writeCommit({
      tree: objects.writeTree(next),
      parents: parent ? [parent.sha] : [],
      message,
      author: who,
      committer: who,
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
    read: (ref, path) => {
      const found = resolve(ref)
      const file = found && tree(found).get(path)
      return file && objects.readBlob(file.sha)
    },
    isAncestor: (older, newer) => {
      for (const { sha } of objects.history(newer)) if (sha === older) return true
      return false
    },
  }
}
