// The branches of the in-memory GitHub: what they hold and how tests and routes move them.
import type { Commit, GitObjects, Tree } from './git-objects.ts'
import { type Ground, renderUser } from './routes.ts'

export type Branches = ReturnType<typeof createBranches>

export function createBranches(objects: GitObjects, ground: Ground) {
  /** Full ref name to commit. */
  const refs = new Map<string, string>()

  /** A branch name, heads/{branch}, refs/heads/{branch} or a commit's own name. */
  const resolve = (ref: string) => {
    const name = [`refs/heads/${ref}`, `refs/${ref}`, ref].find((each) => refs.has(each))
    return objects.commits.get(name === undefined ? ref : (refs.get(name) ?? ''))
  }
  const tree = (commit: Commit): Tree => objects.readTree(commit.tree) ?? new Map()
  const sign = (date = ground.time()) => {
    const { login, id } = renderUser(ground.author)
    return { name: login, email: `${id}+${login}@users.noreply.github.com`, date }
  }

  /** Commits changed files (null deletes one) on a branch, which begins at `from` or as an orphan. */
  const commit = (
    branch: string,
    files: Readonly<Record<string, string | null>>,
    message = 'Change files',
    from?: string,
  ): Commit => {
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
    read: (ref: string, path: string) => {
      const found = resolve(ref)
      const file = found && tree(found).get(path)
      return file && objects.readBlob(file.sha)
    },
    isAncestor: (older: string, newer: string) => {
      for (const { sha } of objects.history(newer)) if (sha === older) return true
      return false
    },
  }
}
