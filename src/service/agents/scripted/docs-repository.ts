// The documentation repository on GitHub: its files at one commit, and a pull request that changes some of them.
import type { Octokit } from '@octokit/rest'

export type Repository = { octokit: Octokit; owner: string; repo: string; base: string }
type File = { path: string; mode: '100644' | '100755'; sha: string }
export type Snapshot = { commit: string; tree: string; files: File[] }
export type Change = { file: File; text: string }
type Proposal = { branch: string; title: string; body: string; changes: readonly Change[] }

export async function getSnapshot({ octokit, owner, repo, base }: Repository): Promise<Snapshot> {
  const { data: ref } = await octokit.rest.git.getRef({ owner, repo, ref: `heads/${base}` })
  const { data: commit } = await octokit.rest.git.getCommit({ owner, repo, commit_sha: ref.object.sha })
  const { data: tree } = await octokit.rest.git.getTree({ owner, repo, tree_sha: commit.tree.sha, recursive: 'true' })
  if (tree.truncated) throw new Error('The repository has more files than GitHub lists at once: use a smaller one')
  const files = tree.tree.flatMap(({ path, mode, sha }): File[] =>
    // Symbolic links and submodules are not pages.
    path && sha && (mode === '100644' || mode === '100755') ? [{ path, mode, sha }] : [],
  )
  return { commit: ref.object.sha, tree: commit.tree.sha, files }
}

export async function getText({ octokit, owner, repo }: Repository, { sha }: File): Promise<string> {
  const { data: blob } = await octokit.rest.git.getBlob({ owner, repo, file_sha: sha })
  return Buffer.from(blob.content, 'base64').toString()
}

/** The one that an earlier run of the same job opened, closed or not. */
export async function findPullRequest({ octokit, owner, repo }: Repository, branch: string): Promise<string | null> {
  const { data } = await octokit.rest.pulls.list({ owner, repo, head: `${owner}:${branch}`, state: 'all' })
  return data.find(({ head }) => head.ref === branch)?.html_url ?? null
}

/** One commit on a new branch. A branch that is there already, from a run that was cut short, stays as it is. */
export async function createPullRequest(repository: Repository, from: Snapshot, proposal: Proposal): Promise<string> {
  const { octokit, owner, repo, base } = repository
  const { branch, title, body } = proposal
  const sha = await commit(repository, from, proposal)
  const ref = `heads/${branch}`
  await octokit.rest.git.createRef({ owner, repo, ref: `refs/${ref}`, sha }).catch(async (error: unknown) => {
    await octokit.rest.git.getRef({ owner, repo, ref }).catch(() => {
      throw error
    })
  })
  const { data: pull } = await octokit.rest.pulls.create({ owner, repo, base, head: branch, title, body })
  return pull.html_url
}

/** On the branch that the snapshot is of. */
export async function addCommit(repository: Repository, from: Snapshot, change: Written): Promise<void> {
  const { octokit, owner, repo, base } = repository
  const sha = await commit(repository, from, change)
  await octokit.rest.git.updateRef({ owner, repo, ref: `heads/${base}`, sha })
}

type Written = Pick<Proposal, 'title' | 'changes'>

async function commit(
  { octokit, owner, repo }: Repository,
  from: Snapshot,
  { title, changes }: Written,
): Promise<string> {
  const { data: tree } = await octokit.rest.git.createTree({
    owner,
    repo,
    base_tree: from.tree,
    tree: changes.map(({ file: { path, mode }, text }) => ({ path, mode, type: 'blob', content: text })),
  })
  const written = { owner, repo, message: title, tree: tree.sha, parents: [from.commit] }
  return (await octokit.rest.git.createCommit(written)).data.sha
}
