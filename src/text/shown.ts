// What is shown of a comment or of its code, to the agent and to whoever judges it before.
import { capText } from './cap.ts'
import { sanitise } from './sanitise.ts'

/** In code points. */
export const longestComment = 1_000
export const longestCode = 2_000
const mostLines = 60

/** All that a prompt shows of a comment: cleaned, redacted, cut to 1,000 characters and 60 lines, without stacks of empty lines. */
export function shownText(comment: string): string {
  return capLines(
    cut(comment, longestComment)
      .replace(/\n\s*\n/g, '\n\n')
      .trim(),
  )
}

/** The same for code: its empty lines and its indentation stay. */
export function shownCode(code: string): string {
  return capLines(cut(code, longestCode))
}

function cut(text: string, max: number): string {
  const words = sanitise(text).replace(/^\s*\n/, '')
  return capText(words.trimEnd(), max)
}

/** A last line says when there were more. */
function capLines(text: string): string {
  const lines = text.split('\n')
  return lines.length > mostLines ? [...lines.slice(0, mostLines), '…'].join('\n') : text
}
