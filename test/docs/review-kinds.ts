// The kinds of findings as docs/review.md lists them, out of the one table.
import { kinds } from '../../src/review/judge/result.ts'
import texts from './review-kinds.json' with { type: 'json' }

export const reviewPage = 'docs/review.md'
/** What blocks, in words. */
export const detected: Readonly<Record<string, string>> = texts
const begin = '<!-- The kinds: written by `npm run docs`. -->\n'
const end = '<!-- The end of the kinds. -->\n'

export function renderReviewPage(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${reviewPage} has no place for the kinds.`)
  return `${page.slice(0, from + begin.length)}${listBlocking()}${listOthers()}${page.slice(to)}`
}

const rows = (severity: 'block' | 'look') => Object.entries(kinds).filter(([, kind]) => kind.severity === severity)

function listBlocking(): string {
  const lines = rows('block').map(([id]) => `| \`${id}\` | ${toCell(detected[id] ?? '')} |\n`)
  return `\n| blocks | what it is |\n| --- | --- |\n${lines.join('')}`
}

/** The comment explains each of them where it occurs. */
function listOthers(): string {
  const names = rows('look').map(([id]) => `\`${id}\``)
  return `\nWorth a look, in the order of their risk: ${names.join(', ')}.\n\n`
}

/** Angle brackets are HTML outside code only. */
function toCell(text: string): string {
  const shown = text.replace(/`[^`]*`|[<>]/g, (found) => ({ '<': '&lt;', '>': '&gt;' })[found] ?? found)
  return shown.replaceAll('|', '\\|')
}
