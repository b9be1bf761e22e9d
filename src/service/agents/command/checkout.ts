// The folders of one job. The agent's program gets a checkout with a repository of its own to look around in; the index by which its
// change is read afterwards, and the mirror, are elsewhere, so that nothing it does to `.git` counts.
import { copyFile, lstat, mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Git } from './git.ts'
import type { Mirror } from './mirror.ts'
import { keepAlive, removeFolder } from './sweep.ts'

export interface Scratch {
  /** What the program may write: its checkout, its home and temporary folder, and what it says about its change. */
  readonly root: string
  readonly checkout: string
  readonly home: string
  readonly temporary: string
  readonly prompt: string
  readonly description: string
  /** Ours: not named to the program. */
  readonly index: string
  readonly objects: string
  /** Removes all of it, whatever was made of it. */
  remove(): Promise<void>
}

export async function createScratch(folder: string): Promise<Scratch> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const root = await mkdtemp(join(folder, 'job-'))
  const ours = await mkdtemp(join(folder, 'job-'))
  const end = keepAlive([root, ours])
  const inside = (name: string) => join(root, name)
  for (const name of ['checkout', 'home', 'tmp', 'out']) await mkdir(inside(name))
  await mkdir(join(ours, 'objects'))
  const remove = async () => {
    end()
    for (const path of [root, ours]) await removeFolder(path)
  }
  return {
    root,
    checkout: inside('checkout'),
    home: inside('home'),
    temporary: inside('tmp'),
    prompt: inside('out/prompt.md'),
    description: inside('out/description.md'),
    index: join(ours, 'index'),
    objects: join(ours, 'objects'),
    remove,
  }
}

/** Fills the checkout with one commit. Large files kept elsewhere (LFS) stay pointers, submodules empty folders. */
export async function fillCheckout(
  git: Git,
  mirror: Mirror,
  scratch: Scratch,
  hold: string,
  ref: string,
): Promise<void> {
  const { gitDir } = mirror
  const { checkout, index } = scratch
  await git(['read-tree', hold], { gitDir, index })
  await git(['checkout-index', '--all', '--index', '--quiet'], { gitDir, index, workTree: checkout })
  await git(['init', '--quiet', '--template=', `--initial-branch=${ref}`, checkout])
  const own = join(checkout, '.git')
  const flags = ['--quiet', '--no-tags', '--depth=1', '--update-head-ok']
  await git(['fetch', ...flags, '--', `file://${gitDir}`, `${hold}:refs/heads/${ref}`], { gitDir: own })
  // The same files, so the same index: `git status` has nothing to say.
  await copyFile(index, join(own, 'index'))
}

export type Identity = string

/** Identifies a folder, so that one put in its place is noticed. */
export async function identify(path: string): Promise<Identity | undefined> {
  const found = await lstat(path).catch(() => undefined)
  return found?.isDirectory() ? `${found.dev}:${found.ino}` : undefined
}
