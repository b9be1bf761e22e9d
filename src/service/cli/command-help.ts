// The help: what can be done, in the words of `command-forms.ts` and `options.ts`.
import { type CommandName, commandNames, getCommand } from './command-forms.ts'
import { exitCodes } from './exit-codes.ts'
import { getOption, nameVariable, type OptionName } from './options.ts'

const width = 96

export function renderHelp(): string {
  const rows = commandNames.map((name) => [name, getCommand(name).about] as const)
  return [
    'feedback-service stores reader feedback on a documentation site, and turns jobs into pull requests.',
    '',
    'Usage: feedback-service <command> [options]',
    '',
    ...renderRows(rows),
    '',
    'Getting started:',
    '',
    '  feedback-service projects add docs --repository acme/docs',
    '  feedback-service keys create action',
    '  feedback-service import feedback.csv',
    '  GITHUB_TOKEN=… feedback-service serve --agent agent.json',
    '',
    'Help for a command: feedback-service keys --help',
    'Each option can also be set as an environment variable: --database as FEEDBACK_DATABASE.',
    'feedback-service --version prints the version.',
    '',
    'Exit codes:',
    ...renderRows(Object.values(exitCodes).map(({ code, about }) => [String(code), about] as const)),
    '',
  ].join('\n')
}

export function renderCommandHelp(name: CommandName): string {
  const { usage, about, more, options, examples } = getCommand(name)
  return [
    `feedback-service ${name} ${about}.`,
    '',
    `Usage: feedback-service ${name} ${usage}`,
    ...more.flatMap((paragraph) => ['', ...wrap(paragraph, width)]),
    '',
    ...(options.length === 0 ? [] : ['Options:', ...renderRows(options.map(renderOption)), '']),
    ...(examples.length > 1 ? ['Examples:'] : ['Example:']),
    ...examples.flatMap(([sentence, line]) => ['', `  ${sentence}`, `    ${line}`]),
    '',
  ].join('\n')
}

function renderOption(name: OptionName): readonly [string, string] {
  const { value, about, fallback } = getOption(name)
  const tail = [...(fallback === undefined ? [] : [`default ${fallback}`]), nameVariable(name)].join('; ')
  return [`--${name}${value === undefined ? '' : ` ${value}`}`, `${about} (${tail})`]
}

function renderRows(rows: readonly (readonly [string, string])[]): string[] {
  const left = rows.reduce((most, [label]) => Math.max(most, label.length), 0) + 4
  return rows.flatMap(([label, text]) =>
    wrap(text, width - left).map((line, at) => `${at === 0 ? `  ${label}`.padEnd(left) : ' '.repeat(left)}${line}`),
  )
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= most) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
