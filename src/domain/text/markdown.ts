// Text from strangers inside GitHub Markdown: it is read there, and can do nothing else.
import { capText } from './clean.ts'
import { sanitise, sanitiseLine } from './sanitise.ts'

// GitHub looks for mentions, references and commits after the Markdown is rendered, where a backslash is gone.
// A zero-width space stays.
const gap = '&#8203;'

const active =
  /[\\`*_[\]<>|~&]|[@#$]|:(?=\/\/)|(?<=[a-z])-(?=\d)|(?<=ghsa)-|www(?=\.)|(?<![\da-z])[\da-f]{3}(?=[\da-f]{4,61}(?![\da-z]))/gi

/**
 * One line of untrusted text for a table cell or a list item: no mention, reference, link, HTML, image, task item or cell break
 * comes of it. Cleaned, redacted and cut to `max` code points before it is escaped.
 */
export function escapeMarkdown(text: string, max?: number): string {
  return sanitiseLine(text, max)
    .replace(active, (found) => {
      if (found === '#') return `\\#${gap}`
      if (found === '$') return '&#36;'
      return /^[\\`*_[\]<>|~&]$/.test(found) ? `\\${found}` : found + gap
    })
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
    .replace(/^[-+=]/, '\\$&')
}

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

/** A reader's words in a fence: cleaned, redacted, at most `max` code points and no empty lines in a row. */
export function quote(text: string, max = 200): string {
  return fence(
    capText(
      sanitise(text)
        .replace(/\n\s*\n/g, '\n\n')
        .trim(),
      max,
    ) || '(no words)',
  )
}

function longestRun(text: string, runs: RegExp): number {
  return (text.match(runs) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0)
}
