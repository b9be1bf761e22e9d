// Completion for shells, from the tables of commands and options: what can follow, and what it is for.
import { commandNames, getCommand } from './command-forms.ts'
import { getOption, type OptionName } from './options.ts'

export const shells = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof shells)[number]

export function renderCompletion(shell: Shell): string {
  const lines = { bash: renderBash, zsh: renderZsh, fish: renderFish }[shell]()
  return `${lines.join('\n')}\n`
}

/** The words that can stand behind a command, as its usage has them: `add <id> | list` are add and list. */
function listWords(usage: string): string[] {
  const choices = usage.replace(/^\[|\]$/g, '').split(' | ')
  return [...new Set(choices.flatMap((choice) => /^[a-z]+/.exec(choice) ?? []))]
}

/** Those of an option, where it names them: `read|write`. */
function listValues(name: OptionName): string[] {
  const { value = '' } = getOption(name)
  return /^[a-z]+(\|[a-z]+)+$/.test(value) ? value.split('|') : []
}

const isPath = (name: OptionName) => /^<(file|folder)/.test(getOption(name).value ?? '')
const first = (sentence: string) => sentence.split(/[:;(]/)[0]?.trim().replaceAll("'", '’') ?? ''

function renderBash(): string[] {
  const commands = commandNames.map((name) => {
    const { usage, options } = getCommand(name)
    return `    ${name}) words="${[...listWords(usage), ...options.map((option) => `--${option}`), '--help'].join(' ')}" ;;`
  })
  const options = [...new Set(commandNames.flatMap((name) => getCommand(name).options))]
  const values = options.flatMap((name) => {
    const choices = listValues(name)
    return choices.length === 0 ? [] : [`    --${name}) words="${choices.join(' ')}" ;;`]
  })
  const paths = options.filter(isPath).map((name) => `--${name}`)
  const silent = options.filter(
    (name) => getOption(name).value !== undefined && !isPath(name) && listValues(name).length === 0,
  )
  return [
    '# eval "$(feedback-service completion bash)"',
    '_feedback_service() {',
    '  local words=""',
    '  COMPREPLY=()',
    '  case ${COMP_WORDS[COMP_CWORD-1]} in',
    ...values,
    `    ${paths.join('|')}) COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}")); return ;;`,
    `    ${silent.map((name) => `--${name}`).join('|')}) return ;;`,
    '  esac',
    '  if [ -z "$words" ] && [ "$COMP_CWORD" = 1 ]; then',
    `    words="${commandNames.join(' ')} help version"`,
    '  elif [ -z "$words" ]; then case ${COMP_WORDS[1]} in',
    ...commands,
    '  esac; fi',
    '  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    'complete -o default -F _feedback_service feedback-service',
  ]
}

function renderZsh(): string[] {
  const describe = (text: string) => text.replace(/[[\]\\:`$"]/g, '\\$&')
  const commands = commandNames.map((name) => `    '${name}:${describe(first(getCommand(name).about))}'`)
  const cases = commandNames.map((name) => {
    const { usage, options } = getCommand(name)
    const specs = options.map((option) => {
      const { value, about } = getOption(option)
      const choices = listValues(option)
      const action = isPath(option) ? '_files' : choices.length > 0 ? `(${choices.join(' ')})` : ' '
      return `'--${option}${value === undefined ? '' : '='}[${describe(first(about))}]${value === undefined ? '' : `:value:${action}`}'`
    })
    const words = listWords(usage)
    const rest = words.length === 0 ? "'*:file:_files'" : `'1:action:(${words.join(' ')})'`
    return `    ${name}) _arguments ${[...specs, rest].join(' ')} ;;`
  })
  return [
    '#compdef feedback-service',
    '# eval "$(feedback-service completion zsh)"',
    '_feedback_service() {',
    '  local -a commands=(',
    ...commands,
    '  )',
    '  if (( CURRENT == 2 )); then _describe command commands; return; fi',
    '  local command=$words[2]',
    '  shift words; (( CURRENT-- ))',
    '  case $command in',
    ...cases,
    '  esac',
    '}',
    'compdef _feedback_service feedback-service',
  ]
}

function renderFish(): string[] {
  const line = (condition: string, rest: string) => `complete -c feedback-service -n '${condition}' ${rest}`
  return [
    '# feedback-service completion fish | source',
    'complete -c feedback-service -f',
    ...commandNames.map((name) => line('__fish_use_subcommand', `-a ${name} -d '${first(getCommand(name).about)}'`)),
    ...commandNames.flatMap((name) => {
      const { usage, options } = getCommand(name)
      const isGiven = `__fish_seen_subcommand_from ${name}`
      const words = listWords(usage)
      const action = words.length === 0 ? [] : [line(isGiven, `-a '${words.join(' ')}'`)]
      return [
        ...action,
        ...options.map((option) => {
          const { value, about } = getOption(option)
          const choices = listValues(option)
          const takes = isPath(option) ? ' -r -F' : choices.length > 0 ? ` -x -a '${choices.join(' ')}'` : ' -x'
          return line(isGiven, `-l ${option}${value === undefined ? '' : takes} -d '${first(about)}'`)
        }),
      ]
    }),
  ]
}
