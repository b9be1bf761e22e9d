// A dry run's prompts, folded away one by one.
import { fence } from '../text/markdown.ts'
import { codeCell } from './table.ts'
import { count, formatNumber } from './words.ts'

export interface ShownPrompt {
  readonly key: string
  /** Already fit to be shown. */
  readonly text: string
}

/** As many as fit into `room` bytes, from the first on. The note about the rest takes less than 200 bytes beyond that. */
export function renderPrompts(prompts: readonly ShownPrompt[], room: number): string {
  if (prompts.length === 0) return ''
  const shown: string[] = []
  let left = room
  for (const [index, prompt] of prompts.entries()) {
    const text = renderPrompt(prompt, `Prompt ${formatNumber(index + 1)} of ${formatNumber(prompts.length)}`)
    left -= countBytes(text) + 2
    if (left < 0) break
    shown.push(text)
  }
  const missing = prompts.length - shown.length
  const note = `${count(missing, 'prompt')} left out to keep this short. The file that the output \`report\` names has them all.`
  return ['### Prompts', ...shown, ...(missing === 0 ? [] : [note])].join('\n\n')
}

export function countBytes(text: string): number {
  return new TextEncoder().encode(text).length
}

function renderPrompt({ key, text }: ShownPrompt, name: string): string {
  const characters = count([...text].length, 'character')
  return [
    `<details><summary>${name}, ${characters}</summary>`,
    `Cluster ${codeCell(key)}`,
    fence(text),
    '</details>',
  ].join('\n\n')
}
