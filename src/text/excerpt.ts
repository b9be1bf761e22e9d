// What the agent is shown of a comment and its code.
import { capText } from './cap.ts'
import { sanitise } from './sanitise.ts'

/** Code points. */
export const longestComment = 4_000
export const longestCode = 2_000
const mostLines = 120

export function excerptComment(comment: string): string {
  const text = cut(comment, longestComment).replace(/\n\s*\n/g, '\n\n')
  return capLines(text.trim())
}

export function excerptCode(code: string): string {
  return capLines(cut(code, longestCode))
}

function cut(text: string, max: number): string {
  const words = sanitise(text).replace(/^\s*\n/, '')
  return capText(words.trimEnd(), max)
}

function capLines(text: string): string {
  const lines = text.split('\n')
  return lines.length > mostLines ? [...lines.slice(0, mostLines), '…'].join('\n') : text
}
