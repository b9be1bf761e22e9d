// A dry run's prompts, folded away one by one.

import type { Prompt } from '../prompt/build-prompt.ts'
import { count, formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { type Blocks, details, paragraph, section, shownPrompt } from './markdown/blocks.ts'
import { serialise } from './markdown/markdown.ts'
import { code, phrase } from './markdown/phrase.ts'

export interface ShownPrompt {
  readonly key: string
  readonly text: Prompt
}

/** As many as fit into `room` bytes, from the first on. The note about the rest takes less than 200 bytes beyond that. */
export function buildPrompts(prompts: readonly ShownPrompt[], room: number): Blocks {
  const shown: Blocks[] = []
  let left = room
  for (const [index, prompt] of prompts.entries()) {
    const blocks = buildPrompt(prompt, safe`Prompt ${formatNumber(index + 1)} of ${formatNumber(prompts.length)}`)
    left -= countBytes(serialise(blocks)) + 2
    if (left < 0) break
    shown.push(blocks)
  }
  const missing = prompts.length - shown.length
  const note = phrase`${count(missing, 'prompt')} left out to keep this short. The file that the output ${code('report')} names has them all.`
  return section(3, safe`Prompts`, ...shown, missing === 0 ? [] : paragraph(note))
}

export function countBytes(text: string): number {
  return new TextEncoder().encode(text).length
}

function buildPrompt({ key, text }: ShownPrompt, name: SafeText): Blocks {
  const characters = count([...text].length, 'character')
  return details(safe`${name}, ${characters}`, [...paragraph(phrase`Cluster ${code(key)}`), ...shownPrompt(text)])
}
