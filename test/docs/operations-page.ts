// The commands of docs/operations.md.
import { readFileSync } from 'node:fs'

export const readOperations = () => readFileSync('docs/operations.md', 'utf8')

export function listBlocks(text: string): string[] {
  return [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block]) => block ?? '')
}

export function fillIn(block: string, values: Readonly<Record<string, string>>): string {
  return block.replace(/<([\w ]+)>/g, (_, name: string) => values[name] ?? 'unknown')
}

/** Commands that change files of the ledger's branch, in the frame that the page gives once for all of them. */
export function onBranch(block: string): string {
  if (!/^ *git commit|^ *git revert/m.test(block)) return block
  const frame = listBlocks(readOperations()).find((one) => one.includes('<commands>'))
  return (frame ?? 'false').replace('<commands>', () => block)
}
