// The kinds of findings as docs/review.md lists them, out of the one table.
import { kinds } from '../../src/review/judge/result.ts'

export const reviewPage = 'docs/review.md'
const begin = '<!-- The rules: written by `npm run docs:review`. -->\n'
const end = '<!-- The end of the rules. -->\n'

/** The page with its lists of rules as they are now. */
export function renderReviewPage(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${reviewPage} has no place for the rules.`)
  return page.slice(0, from + begin.length) + listRules('block') + listRules('look') + page.slice(to)
}

function listRules(severity: 'block' | 'look'): string {
  const rows = Object.entries(kinds)
    .filter(([, kind]) => kind.severity === severity)
    .map(([id, { detects }]) => `| \`${id}\` | ${toCell(detects)} |\n`)
  const head = `\n### Kinds that are \`${severity}\`\n\n| kind | what it is |\n| --- | --- |\n`
  return `${head}${rows.join('')}${severity === 'look' ? '\n' : ''}`
}

/** Angle brackets are HTML outside code only. */
function toCell(text: string): string {
  const shown = text.replace(/`[^`]*`|[<>]/g, (found) => ({ '<': '&lt;', '>': '&gt;' })[found] ?? found)
  return shown.replaceAll('|', '\\|')
}
