// A bare copy of each repository, brought up to date for each job. Several workers of one machine may use it at once: git's store of
// objects is made for that, and a job holds what it needs by a ref of its own, which no other job writes.
import { createHash } from 'node:crypto'
import { access as look, mkdir, mkdtemp, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Access, Git } from './git.ts'
import { removeFolder } from './sweep.ts'

export interface Mirror {
  readonly gitDir: string
  readonly access: Access
}
/** Heads of the remote that a job is about. */
interface RemoteHeads {
  readonly base: string | undefined
  /** The job's own branch: there already if an earlier run of the job came that far. */
  readonly branch: string | undefined
}

export async function openMirror(git: Git, folder: string, access: Access): Promise<Mirror> {
  const name = createHash('sha256').update(access.url).digest('hex').slice(0, 32)
  const gitDir = join(folder, `${name}.git`)
  if (!(await exists(gitDir))) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Made elsewhere and then renamed: whoever finds it finds it whole, though two make it at once, or one is killed.
    const fresh = await mkdtemp(join(folder, 'new-'))
    await git(['init', '--quiet', '--bare', '--template=', fresh])
    await rename(fresh, gitDir).catch(async (error: unknown) => {
      await removeFolder(fresh)
      if (!(await exists(gitDir))) throw error
    })
  }
  return { gitDir, access }
}

function exists(path: string): Promise<boolean> {
  return look(path).then(
    () => true,
    () => false,
  )
}

export async function readHeads(git: Git, { access }: Mirror, base: string, branch: string): Promise<RemoteHeads> {
  const names = [base, branch].map((name) => `refs/heads/${name}`)
  const listed = await git(['ls-remote', '--heads', '--', access.url, ...names], { access })
  const heads = new Map(
    listed.split('\n').map((line): [string, string] => [line.split('\t')[1] ?? '', line.slice(0, 40)]),
  )
  return { base: heads.get(names[0] ?? ''), branch: heads.get(names[1] ?? '') }
}

/** Fetches a branch's head and holds it by a ref of the job's; resolves to its commit. */
export async function fetchHead(git: Git, { gitDir, access }: Mirror, branch: string, hold: string): Promise<string> {
  const from = `+refs/heads/${branch}:${hold}`
  const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules']
  await git(['fetch', ...flags, '--', access.url, from], { gitDir, access })
  const commit = (await git(['rev-parse', '--verify', `${hold}^{commit}`], { gitDir })).trim()
  // What the next fetch need not bring again. Another worker may be doing the same at this moment: it is only a saving.
  await git(['update-ref', `refs/heads/${branch}`, commit], { gitDir }).catch(() => '')
  return commit
}

/** Holds of jobs whose folder is gone: their worker was killed. @param jobs the folder of running jobs' own */
export async function sweepHolds(git: Git, { gitDir }: Mirror, jobs: string): Promise<void> {
  const listed = await git(['for-each-ref', '--format=%(refname)', 'refs/jobs/'], { gitDir })
  for (const hold of listed.split('\n').filter(Boolean))
    if (!(await exists(join(jobs, basename(hold))))) await git(['update-ref', '-d', hold], { gitDir }).catch(() => '')
}

/** Lets go of what a job held. Packs of many fetches become one now and then; what other jobs hold stays. */
export async function release(git: Git, { gitDir }: Mirror, holds: readonly string[]): Promise<void> {
  for (const hold of holds) await git(['update-ref', '-d', hold], { gitDir }).catch(() => '')
  await git(['-c', 'gc.auto=6700', 'gc', '--auto', '--quiet'], { gitDir }).catch(() => '')
}
