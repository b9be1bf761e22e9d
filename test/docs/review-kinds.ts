// The kinds of findings as docs/review.md lists them, out of the one table.
import { kinds } from '../../src/review/judge/result.ts'

export const reviewPage = 'docs/review.md'
const begin = '<!-- The kinds: written by `npm run docs`. -->\n'
const end = '<!-- The end of the kinds. -->\n'

export function renderReviewPage(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${reviewPage} has no place for the kinds.`)
  return `${page.slice(0, from + begin.length)}${listBlocking()}${listOthers()}${page.slice(to)}`
}

const rows = (severity: 'block' | 'look') => Object.entries(kinds).filter(([, kind]) => kind.severity === severity)

function listBlocking(): string {
  const lines = rows('block').map(([id, { detects }]) => `| \`${id}\` | ${toCell(detects)} |\n`)
  return `\n| blocks | what it is |\n| --- | --- |\n${lines.join('')}`
}

/** The comment explains each of them where it occurs. */
function listOthers(): string {
  const names = rows('look').map(([id]) => `\`${id}\``)
  return `\nWorth a look, in order of risk: ${names.join(', ')}.\n\n`
}

/** Angle brackets are HTML outside code only. */
function toCell(text: string): string {
  const shown = text.replace(/`[^`]*`|[<>]/g, (found) => ({ '<': '&lt;', '>': '&gt;' })[found] ?? found)
  return shown.replaceAll('|', '\\|')
}
