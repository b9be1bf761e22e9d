// The commands of docs/operations.md.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export const readOperations = () => readFileSync('docs/operations.md', 'utf8')

export const listBlocks = (text: string) =>
  [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block]) => block ?? '')

export function fillIn(block: string, values: Readonly<Record<string, string>>): string {
  return block.replace(/<([\w ]+)>/g, (_, name: string) => values[name] ?? 'unknown')
}

/** Commands that change files of the ledger's branch, in the frame that the page gives once for all of them. */
export function onBranch(block: string): string {
  if (!/^ *git commit|^ *git revert/m.test(block)) return block
  const frame = listBlocks(readOperations()).find((one) => one.includes('<commands>'))
  return (frame ?? 'false').replace('<commands>', () => block)
}

/** Commands in a folder, with git as of somebody whose settings are git's own. */
export function runShell(cwd: string, commands: string): string {
  const who = ['AUTHOR', 'COMMITTER'].flatMap((name) => [`GIT_${name}_NAME=A`, `GIT_${name}_EMAIL=a@example.com`])
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
  return execFileSync('env', [...who, 'sh', '-euc', commands], { cwd, env, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** Throws where a shell cannot read it. */
export const checkShell = (input: string) => void execFileSync('sh', ['-n'], { input, stdio: 'pipe' })
