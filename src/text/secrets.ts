// Keys, tokens and passwords, taken out of a text.
import { blotAssignments } from './assignments.ts'
import { findPrivateKeys } from './private-keys.ts'
import { blotTokens } from './tokens.ts'

/** A text with `[secret]` in their place, and how many there were. */
export function blotSecrets(text: string): { readonly text: string; readonly count: number } {
  let count = 0
  const blot = () => {
    count += 1
    return '[secret]'
  }
  return { text: blotAssignments(blotTokens(blotPrivateKeys(text, blot), blot), blot), count }
}

function blotPrivateKeys(text: string, blot: () => string): string {
  let kept = ''
  let from = 0
  for (const [start, end] of findPrivateKeys(text)) {
    kept += text.slice(from, start) + blot()
    from = end
  }
  return kept + text.slice(from)
}
