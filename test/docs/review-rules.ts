// The rules of a review as docs/review.md lists them, out of the one table.
import { rules } from '../../src/review/rules/table.ts'

export const reviewPage = 'docs/review.md'
const begin = '<!-- The rules: written by `npm run docs`. -->\n'
const end = '<!-- The end of the rules. -->\n'

/** The page with its lists of rules as they are now. */
export function renderReviewPage(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${reviewPage} has no place for the rules.`)
  return page.slice(0, from + begin.length) + listRules('block') + listRules('look') + page.slice(to)
}

function listRules(severity: 'block' | 'look'): string {
  const rows = rules
    .filter((rule) => rule.severity === severity)
    .map(({ id, detects, message }) => `| \`${id}\` | ${toCell(detects)} | ${toCell(message)} |\n`)
  const head = `\n### Rules with severity \`${severity}\`\n\n| Rule | Detects | Message |\n| --- | --- | --- |\n`
  return `${head}${rows.join('')}${severity === 'look' ? '\n' : ''}`
}

/** Angle brackets are HTML outside code only. */
function toCell(text: string): string {
  const shown = text.replace(/`[^`]*`|[<>]/g, (found) => ({ '<': '&lt;', '>': '&gt;' })[found] ?? found)
  return shown.replaceAll('|', '\\|')
}
