// The rules of a review as docs/review.md lists them, out of the one table.
import { rules } from '../../src/review/rules/table.ts'

export const reviewPage = 'docs/review.md'
const begin = '<!-- The rules: written by `npm run docs:review`. -->\n'
const end = '<!-- The end of the rules. -->\n'

/** The page with its lists of rules as they are now. */
export function renderReviewPage(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${reviewPage} has no place for the rules.`)
  return page.slice(0, from + begin.length) + listRules('block') + listRules('look') + page.slice(to)
}

function listRules(grade: 'block' | 'look'): string {
  const rows = rules
    .filter((rule) => rule.grade === grade)
    .map(({ id, finds, says }) => `| \`${id}\` | ${toCell(finds)} | ${toCell(says)} |\n`)
  const head = `\n### What makes it \`${grade}\`\n\n| rule | finds | says |\n| --- | --- | --- |\n`
  return `${head}${rows.join('')}${grade === 'look' ? '\n' : ''}`
}

/** Angle brackets are HTML outside code only. */
function toCell(text: string): string {
  const shown = text.replace(/`[^`]*`|[<>]/g, (found) => ({ '<': '&lt;', '>': '&gt;' })[found] ?? found)
  return shown.replaceAll('|', '\\|')
}
