// From a changed tree to a branch: one commit on top of the base, pushed under the job's own name, once.
import type { Scratch } from './checkout.ts'
import type { Git } from './git.ts'
import { fetchHead, type Mirror, readHeads } from './mirror.ts'
import type { Description } from './pull-description.ts'

const follow = 'feedback-follow-up:'

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
    description: { title, body, messages },
  }: { tree: string; base: string; author: Author; description: Description & { messages: number } },
): Promise<string> {
  const environment = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  }
  // By this line a further run sees that the follow-up is done already.
  const trailer = messages === 0 ? '' : `\n${follow} ${messages}\n`
  const call = { gitDir, objects, environment, input: `${title}\n\n${body}\n${trailer}` }
  return (await git(['commit-tree', tree, '-p', base, '-F', '-'], call)).trim()
}

/** Only creates the branch, or moves it on from the head that a follow-up began at: what another run has put there stays. */
export async function pushBranch(
  git: Git,
  { gitDir, access }: Mirror,
  { objects }: Scratch,
  { commit, branch, head: before = '' }: { commit: string; branch: string; head: string | undefined },
): Promise<void> {
  const head = `refs/heads/${branch}`
  const flags = ['--quiet', '--no-verify', '--no-recurse-submodules', `--force-with-lease=${head}:${before}`]
  await git(['push', ...flags, '--', access.url, `${commit}:${head}`], { gitDir, access, objects })
}

/** What earlier runs of the job left on its branch, in the words of its last commit, and how many follow-ups are in it. */
export async function readHead(
  git: Git,
  mirror: Mirror,
  branch: string,
  hold: string,
): Promise<Description & { messages: number }> {
  const commit = await fetchHead(git, mirror, branch, hold)
  const message = await git(['show', '--no-patch', '--format=%s%x00%b', commit], { gitDir: mirror.gitDir })
  const [title = '', body = ''] = message.split('\0')
  const messages = Number(new RegExp(`^${follow} (\\d+)$`, 'm').exec(body)?.[1] ?? 0)
  return { title: title.trim(), body: body.trim(), messages }
}

/** Whether the push came through although its answer did not; any head will do where only the first one counts. */
export async function isPublished(
  git: Git,
  mirror: Mirror,
  base: string,
  branch: string,
  commit: string,
  isAnyEnough: boolean,
): Promise<boolean> {
  const head = (await readHeads(git, mirror, base, branch)).branch
  return head === commit || (isAnyEnough && head !== undefined)
}
