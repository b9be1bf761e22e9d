// What the agent is shown of a comment and its code.
import { capText } from './cap.ts'
import { sanitise } from './sanitise.ts'

/** Code points. */
export const maxComment = 4_000
export const maxCode = 2_000
const maxLines = 120

export function excerptComment(comment: string): string {
  const text = cut(comment, maxComment).replace(/\n\s*\n/g, '\n\n')
  return capLines(text.trim())
}

export function excerptCode(code: string): string {
  return capLines(cut(code, maxCode))
}

function cut(text: string, max: number): string {
  const words = sanitise(text).replace(/^\s*\n/, '')
  return capText(words.trimEnd(), max)
}

function capLines(text: string): string {
  const lines = text.split('\n')
  return lines.length > maxLines ? [...lines.slice(0, maxLines), '…'].join('\n') : text
}
