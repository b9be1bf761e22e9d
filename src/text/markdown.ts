// The few marks of Markdown in a prompt, which an agent reads as plain text. What GitHub renders is made in `report/markdown/`.
import { sanitiseLine } from './sanitise.ts'

/**
 * Untrusted text in a code span, on one line of at most `max` code points. A pipe is `\|`, as tables need it even in code;
 * outside a table the backslash shows.
 */
export function codeSpan(text: string, max = 300): string {
  // An odd number of backslashes before a pipe, because parsers differ on whether `\\|` ends the cell.
  const content = (sanitiseLine(text, max) || '(empty)').replace(
    /\\*\|/g,
    (run) => `${'\\'.repeat(2 * run.length - 1)}|`,
  )
  const ticks = '`'.repeat(longestRun(content, /`+/g) + 1)
  const pad = /^`|`$/.test(content) ? ' ' : ''
  return ticks + pad + content + pad + ticks
}

/** A fenced block that nothing in the text can end. It belongs at the margin: in a list item, a line of the text may end the item. */
export function fence(text: string, info = ''): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text, /`+|~+/g) + 1))
  const language = /^[A-Za-z0-9+#-]{0,20}$/.test(info) ? info : ''
  return `${ticks}${language}\n${text.replace(/\r\n?/g, '\n')}\n${ticks}`
}

function longestRun(text: string, runs: RegExp): number {
  return (text.match(runs) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0)
}
