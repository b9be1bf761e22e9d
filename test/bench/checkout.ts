// An earlier commit in a temporary folder, with its packages, to be measured beside this tree.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Checkout extends Disposable {
  /** Absolute path. */
  readonly folder: string
  /** In full. */
  readonly commit: string
}

/** Throws when git does not know the commit. The folder is removed when the checkout is disposed of. */
export function checkOut(named: string): Checkout {
  const commit = run('git', ['rev-parse', '--verify', '--end-of-options', `${named}^{commit}`]).trim()
  const folder = mkdtempSync(join(tmpdir(), 'feedback-to-fix-before-'))
  const checkout = { folder, commit, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
  try {
    run('git', ['archive', '--output', join(folder, 'tree.tar'), commit])
    run('tar', ['-xf', 'tree.tar'], folder)
    rmSync(join(folder, 'tree.tar'))
    addPackages(folder)
    return checkout
  } catch (error) {
    checkout[Symbol.dispose]()
    throw error
  }
}

/** The same packages are linked or copied from here, others installed. */
function addPackages(folder: string): void {
  const lock = (from: string) => readFileSync(join(from, 'package-lock.json'), 'utf8')
  if (lock(folder) !== lock(root)) {
    console.log('The earlier commit has different dependencies: installing them.')
    run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'], folder)
    return
  }
  const from = join(root, 'node_modules')
  try {
    run('cp', ['-al', from, folder])
  } catch {
    // Another file system, or a `cp` that makes no hard links.
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    run('cp', ['-a', from, folder])
  }
}

function run(command: string, args: readonly string[], folder = root): string {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
