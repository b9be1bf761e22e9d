// The inputs of action.yml, out of the code, and the tables of docs/inputs.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { advanced, inputTable } from '../../src/inputs/inputs.ts'

export const inputsPage = 'docs/inputs.md'
const begin = '<!-- The tables: written by `npm run docs` from src/inputs/inputs.ts. -->\n'
const end = '<!-- The end of the tables. -->\n'

interface Action {
  readonly inputs: Readonly<Record<string, { description: string; required?: boolean; default?: string }>>
  readonly outputs: Readonly<Record<string, { description: string }>>
  readonly runs: { readonly using: string; readonly main: string }
}

/** @param root of this repository, where a process may run elsewhere */
export const readAction = (root = '.') => parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action

/** Of the outputs. action.yml holds no links. */
const outputLinks: Readonly<Record<string, string>> = {
  findings: 'review.md#outputs',
  report: 'report.schema.json',
  verdict: 'review.md',
}

export function renderAction(action: string): string {
  const [from, to] = [action.indexOf('inputs:\n'), action.indexOf('\noutputs:\n')]
  const inputs = Object.entries(inputTable).map(([name, { about, default: fallback = '' }]) => {
    const isRequired = name === 'project-id'
    const value = name === 'github-token' ? '${{ github.token }}' : fallback
    const lines = [
      `  ${name}:`,
      '    description: >-',
      ...wrap(`${name in advanced ? 'Advanced. ' : ''}${about}`).map((line) => `      ${line}`),
      `    required: ${isRequired}`,
    ]
    const hasDefault = !isRequired && name !== 'api-key'
    return [...lines, ...(hasDefault ? [`    default: ${stringify(value).trim().replaceAll('"', "'")}`] : [])].join(
      '\n',
    )
  })
  return `${action.slice(0, from)}inputs:\n${inputs.join('\n')}\n${action.slice(to)}`
}

function wrap(text: string): string[] {
  return (text.match(/.{1,130}(?: |$)/g) ?? []).map((line) => line.trimEnd())
}

export function renderInputsPage(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${inputsPage} has no place for the tables.`)
  return page.slice(0, from + begin.length) + renderTables(readAction()) + page.slice(to)
}

function renderTables({ inputs, outputs }: Action): string {
  const all = Object.entries(inputTable)
  const rows = (entries: typeof all) =>
    entries.map(([name, { about, more }]) => [name, showDefault(name, inputs[name]), addLink(about, more)])
  const results = Object.entries(outputs).map(([name, { description }]) => [
    name,
    addLink(description.replace(/\s+/g, ' '), outputLinks[name]),
  ])
  return [
    renderTable('Inputs', ['input', 'default', 'meaning'], rows(all.filter(([name]) => !(name in advanced)))),
    renderTable('Advanced inputs', ['input', 'default', 'meaning'], rows(all.filter(([name]) => name in advanced))),
    renderTable('Outputs', ['output', 'value'], results),
  ].join('')
}

function renderTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
  const body = rows.map(([name = '', ...cells]) => line([`\`${name}\``, ...cells]))
  return `\n## ${title}\n\n${line(head)}${line(head.map(() => '---'))}${body.join('')}${title === 'Outputs' ? '\n' : ''}`
}

function showDefault(name: string, input: Action['inputs'][string] | undefined): string {
  if (input?.required) return 'required'
  if (name === 'api-key') return 'required for sync'
  return (input?.default ?? '') === '' ? 'empty' : `\`${input?.default}\``
}

function addLink(text: string, link: string | undefined): string {
  return link === undefined ? text : `${text} ([More](${link}))`
}
