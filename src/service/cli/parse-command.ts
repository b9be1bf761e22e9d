// The command line and the environment as one command with its values, or as what is wrong with them.
import { parseArgs } from 'node:util'
import { version } from '../../version.ts'
import { type CommandName, commandNames, getCommand } from './command-forms.ts'
import { renderCommandHelp, renderHelp } from './command-help.ts'
import { getOption, nameVariable, type OptionName, type Values } from './options.ts'
import { suggest } from './suggest.ts'
import { type Environment, judgeVariables } from './variables.ts'

type Parsed =
  | {
      readonly kind: 'run'
      readonly command: CommandName
      readonly words: readonly string[]
      readonly values: Values
      /** Variables that look like options, and are none. */
      readonly unused: readonly string[]
    }
  /** The help, or the version. */
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'mistake'; readonly message: string }

/** Options win over the environment; an empty variable counts as not set. */
export function parseCommand(argv: readonly string[], environment: Environment): Parsed {
  const [first, ...rest] = argv
  if (first === undefined || ['help', '--help', '-h'].includes(first)) {
    const about = commandNames.find((name) => name === rest[0])
    return { kind: 'help', text: about === undefined ? renderHelp() : renderCommandHelp(about) }
  }
  if (['version', '--version', '-v'].includes(first)) return { kind: 'help', text: `feedback-service ${version}\n` }
  const command = commandNames.find((name) => name === first)
  if (command === undefined) {
    const meant = suggest(first, commandNames)
    const instead = meant === undefined ? `use one of ${commandNames.join(', ')}` : `did you mean ${meant}?`
    return mistake(`Unknown command ${show(first)}: ${instead}`)
  }
  const form = getCommand(command)
  const { positionals, tokens } = parseArgs({
    args: [...rest],
    options: {
      ...Object.fromEntries(form.options.map((name) => [name, { type: takesValue(name) ? 'string' : 'boolean' }])),
      help: { type: 'boolean', short: 'h' },
    } as Record<string, { type: 'string' | 'boolean'; short?: string }>,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given: Partial<Record<OptionName, string>> = {}
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (token.name === 'help') return { kind: 'help', text: renderCommandHelp(command) }
    const name = form.options.find((option) => option === token.name)
    if (name === undefined) return mistake(explainUnknown(command, token.rawName))
    if (given[name] !== undefined) return mistake(`--${name} is given twice: remove one`)
    const error = judge(`--${name}`, name, token.value)
    if (error !== undefined) return mistake(error)
    given[name] = token.value ?? 'true'
  }
  const [least, most] = form.arguments
  if (positionals.length < least || positionals.length > most)
    return mistake(`Usage: feedback-service ${command} ${form.usage}`, command)

  const strange = judgeVariables(environment)
  if (strange.kind === 'mistake') return mistake(strange.message)
  const inherited = readEnvironment(form.options, environment)
  if (inherited.kind === 'mistake') return inherited
  const fallbacks = form.options.flatMap((name) => {
    const { fallback } = getOption(name)
    return fallback === undefined ? [] : [[name, fallback] as const]
  })
  const values: Values = { ...Object.fromEntries(fallbacks), ...inherited.values, ...given }
  return { kind: 'run', command, words: positionals, values, unused: strange.unused }
}

function readEnvironment(names: readonly OptionName[], environment: Environment) {
  const values: Partial<Record<OptionName, string>> = {}
  for (const name of names) {
    const variable = nameVariable(name)
    const text = environment[variable]
    if (text === undefined || text === '') continue
    const isSwitch = !takesValue(name)
    if (isSwitch && !/^(true|false|1|0)$/.test(text)) return mistake(`${variable} must be true or false`)
    const error = isSwitch ? undefined : judge(variable, name, text)
    if (error !== undefined) return mistake(error)
    if (!isSwitch) values[name] = text
    else if (text === 'true' || text === '1') values[name] = 'true'
  }
  return { kind: 'values', values } as const
}

function takesValue(name: OptionName): boolean {
  return getOption(name).value !== undefined
}

/** What is wrong with a value; where it came from is part of the answer. */
function judge(where: string, name: OptionName, text: string | undefined): string | undefined {
  const option = getOption(name)
  if (option.value === undefined) return text === undefined ? undefined : `${where} takes no value: leave it out`
  if (text === undefined || text === '') return `${where} needs a value: ${where} ${option.fallback ?? option.value}`
  if (option.accepts === undefined || option.accepts(text)) return undefined
  return `${where} must be ${option.rule}, not ${show(text)}`
}

function explainUnknown(command: CommandName, written: string): string {
  const { options } = getCommand(command)
  const meant = suggest(written.replace(/^-+/, ''), options)
  const instead = meant === undefined ? 'leave it out' : `did you mean --${meant}?`
  return `${command} has no option ${show(written)}: ${instead} (\`feedback-service ${command} --help\` shows all)`
}

function mistake(message: string, command?: CommandName) {
  const hint = command === undefined ? '' : ` (\`feedback-service ${command} --help\` has examples)`
  return { kind: 'mistake', message: `${message}${hint}` } as const
}

/** Quoted, on one line, and not too long. */
function show(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
}
