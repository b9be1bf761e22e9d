// The tables of docs/inputs.md, out of action.yml.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export const inputsPage = 'docs/inputs.md'
const begin = '<!-- The tables: written by `npm run docs` from action.yml. -->\n'
const end = '<!-- The end of the tables. -->\n'

export interface Action {
  readonly inputs: Readonly<Record<string, { description: string; required?: boolean; default?: string }>>
  readonly outputs: Readonly<Record<string, { description: string }>>
  readonly runs: { readonly using: string; readonly main: string }
}

export const readAction = () => parse(readFileSync('action.yml', 'utf8')) as Action

/** action.yml holds no links. */
const links: Readonly<Record<string, string>> = {
  'adopt-within': 'architecture.md#life-of-a-fix',
  assignees: '#labels-assignees-and-reviewers',
  exclude: '#include-and-exclude',
  findings: 'review.md#outputs',
  include: '#include-and-exclude',
  'job-cost': '#max-jobs-per-month-and-job-cost',
  labels: '#labels-assignees-and-reviewers',
  'max-attempts': 'decisions/0007-failed-and-declined.md',
  'max-export-requests': 'operations.md#limits',
  'max-jobs-per-month': '#max-jobs-per-month-and-job-cost',
  'max-prompt': 'prompt-template.md#length',
  'prompt-template': 'prompt-template.md',
  report: 'report.schema.json',
  reviewers: '#labels-assignees-and-reviewers',
  'send-anyway': 'operations.md#an-entry-was-flagged-as-possible-prompt-injection',
  verdict: 'review.md',
}

/** The page with its tables as they are now. */
export function renderInputsPage(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${inputsPage} has no place for the tables.`)
  return page.slice(0, from + begin.length) + renderTables(readAction()) + page.slice(to)
}

const advanced = /^Advanced\. /

function renderTables({ inputs, outputs }: Action): string {
  const all = Object.entries(inputs)
  const rows = (entries: typeof all) =>
    entries.map(([name, input]) => [name, showDefault(name, input), describe(name, input.description)])
  const isAdvanced = ([, { description }]: (typeof all)[number]) => advanced.test(description)
  const results = Object.entries(outputs).map(([name, { description }]) => [name, describe(name, description)])
  return [
    renderTable('Inputs', ['input', 'default', 'meaning'], rows(all.filter((entry) => !isAdvanced(entry)))),
    renderTable('Advanced inputs', ['input', 'default', 'meaning'], rows(all.filter(isAdvanced))),
    renderTable('Outputs', ['output', 'value'], results),
  ].join('')
}

function renderTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
  const body = rows.map(([name = '', ...cells]) => line([`\`${name}\``, ...cells]))
  return `\n## ${title}\n\n${line(head)}${line(head.map(() => '---'))}${body.join('')}${title === 'Outputs' ? '\n' : ''}`
}

function showDefault(name: string, input: Action['inputs'][string]): string {
  if (input.required) return 'required'
  if (name === 'api-key') return 'required for sync'
  return (input.default ?? '') === '' ? 'empty' : `\`${input.default}\``
}

function describe(name: string, description: string): string {
  const link = links[name]
  const text = description.replace(advanced, '').replace(/\s+/g, ' ')
  return link === undefined ? text : `${text} ([More](${link}))`
}
