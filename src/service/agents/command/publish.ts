// From a changed tree to a branch: one commit on top of the base, pushed under the job's own name, once.
import type { Scratch } from './checkout.ts'
import type { Description } from './description.ts'
import type { Git } from './git.ts'
import { fetchHead, type Mirror, readHeads } from './mirror.ts'

export interface Author {
  readonly name: string
  readonly email: string
}

export async function commitTree(
  git: Git,
  { gitDir }: Mirror,
  { objects }: Scratch,
  {
    tree,
    base,
    author,
    description: { title, body },
  }: { tree: string; base: string; author: Author; description: Description },
): Promise<string> {
  const environment = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  }
  const call = { gitDir, objects, environment, input: `${title}\n\n${body}\n` }
  return (await git(['commit-tree', tree, '-p', base, '-F', '-'], call)).trim()
}

/** Only creates the branch: one that exists, from an earlier run of the same job, stays as it is. */
export async function pushBranch(
  git: Git,
  { gitDir, access }: Mirror,
  { objects }: Scratch,
  { commit, branch }: { commit: string; branch: string },
): Promise<void> {
  const head = `refs/heads/${branch}`
  const flags = ['--quiet', '--no-verify', '--no-recurse-submodules', `--force-with-lease=${head}:`]
  await git(['push', ...flags, '--', access.url, `${commit}:${head}`], { gitDir, access, objects })
}

/** What an earlier run of the job left on its branch, in the words of its commit. */
export async function readPublished(git: Git, mirror: Mirror, branch: string, hold: string): Promise<Description> {
  const commit = await fetchHead(git, mirror, branch, hold)
  const message = await git(['show', '--no-patch', '--format=%s%x00%b', commit], { gitDir: mirror.gitDir })
  const [title = '', body = ''] = message.split('\0')
  return { title: title.trim(), body: body.trim() }
}

export async function isPublished(git: Git, mirror: Mirror, base: string, branch: string): Promise<boolean> {
  return (await readHeads(git, mirror, base, branch)).branch !== undefined
}
