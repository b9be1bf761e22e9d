// How tests write commits to the emulated GitHub.
import type { Upstream } from './upstream.ts'

export type Changes = Readonly<Record<string, string | null>>

/** Fails when the answer is not a success. */
export type AskAs = <T>(token: string, method: string, path: string, body?: unknown) => Promise<T>

export function createCommits(repository: string, upstream: Upstream, as: AskAs) {
  const here = `/repos/${repository}`
  const ask = <T>(method: string, path: string, body?: unknown) => as<T>('owner', method, here + path, body)

  const branchTip = async (branch: string, repo = here) =>
    (await upstream.ask<{ object: { sha: string } }>('GET', `${repo}/git/ref/heads/${branch}`))?.object.sha
  const treeAt = async (sha: string) => (await ask<{ tree: { sha: string } }>('GET', `/git/commits/${sha}`)).tree.sha

  const commitTree = async (
    parent: string,
    tree: readonly object[],
    message: string,
    others: readonly string[] = [],
  ) => {
    const base_tree = await treeAt(parent)
    const written = await ask<{ sha: string }>('POST', '/git/trees', { base_tree, tree })
    const fields = { message, tree: written.sha, parents: [parent, ...others] }
    return (await ask<{ sha: string }>('POST', '/git/commits', fields)).sha
  }

  const commit = async (branch: string, files: Changes, message = 'Change files', from = 'main') => {
    const old = await branchTip(branch)
    const parent = old ?? (await branchTip(from))
    if (parent === undefined) throw new Error(`There is no branch ${from}`)
    const tree = Object.entries(files).map(([path, content]) => ({
      ...file(path),
      ...(content === null ? { sha: null } : { content }),
    }))
    const sha = await commitTree(parent, tree, message)
    if (old) await ask('PATCH', `/git/refs/heads/${branch}`, { sha })
    else await ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha })
    return sha
  }

  const commitInFork = async (branch: string, files: Changes, message: string) => {
    const fork = `/repos/stranger/${repository.split('/')[1]}`
    if (!(await branchTip('main', fork))) await as('stranger', 'POST', `${here}/forks`, {})
    const sha = await branchTip('main', fork)
    await as('stranger', 'POST', `${fork}/git/refs`, { ref: `refs/heads/${branch}`, sha })
    for (const [path, text] of Object.entries(files)) {
      const content = Buffer.from(text ?? '').toString('base64')
      await as('stranger', 'PUT', `${fork}/contents/${path}`, { branch, message, content })
    }
  }

  return { branchTip, commit, commitInFork, commitTree }
}

export const file = (path: string) => ({ path, mode: '100644', type: 'blob' })
