// Commands that run what was cloned, or downloaded and unpacked, by its path or with a build that its files control.
import { type Command, dropPrefixes, programOf } from '../code/commands.ts'
import data from './downloads.json' with { type: 'json' }
import { fetches, fetchesTree } from './fetches.ts'

const builders: ReadonlySet<string> = new Set(data.builders)
const extractors: ReadonlySet<string> = new Set(data.extractors)
const runners: ReadonlySet<string> = new Set(data.runners)

export interface Run {
  readonly source: Command
  readonly run: Command
}

/** How many lines after the download a command may still be the next step. */
const nearby = 12

export function findUnpacked(commands: Iterable<Command>): Run[] {
  const found: Run[] = []
  let source: Command | undefined
  let isUnpacked = false
  for (const command of commands) {
    if (source !== undefined && command.line - source.line > nearby) source = undefined
    if (isClone(command) || fetchesTree(command)) [source, isUnpacked] = [command, true]
    else if (fetches(command)) [source, isUnpacked] = [command, false]
    else if (extractors.has(programOf(command.words))) isUnpacked = true
    else if (source !== undefined && isUnpacked && runsUnpacked(command)) {
      found.push({ source, run: command })
      source = undefined
    }
  }
  return found
}

function isClone({ words }: Command): boolean {
  const [, ...rest] = dropPrefixes(words)
  const program = programOf(words)
  return (
    /^(?:git|hg|gh|svn|degit)$/.test(program) &&
    rest.some((word) => /^(?:clone|checkout|co|export)$/.test(word)) &&
    rest.some((word) => /:|\w\/\w/.test(word))
  )
}

/** Whether the command runs a file of the unpacked folder, or builds the folder. */
function runsUnpacked({ words }: Command): boolean {
  const [first = '', ...rest] = dropPrefixes(words)
  const program = programOf(words)
  if (
    /^\.{1,2}[/\\]\S/.test(first) ||
    /^[\w.-]{1,80}\/\S{0,200}(?:install|setup|configure|run|bootstrap)\S{0,20}$/.test(first)
  )
    return true
  if (runners.has(program.replace(/[\d.]+$/, ''))) return rest.some((word) => /^[^-\s]\S*\.\w{1,5}$/.test(word))
  if (!builders.has(program)) return false
  const operands = rest.filter((word) => !word.startsWith('-'))
  // `pip install .` and a plain `npm install` run the folder's scripts; with a name, they install that package.
  return (
    /^(?:make|just|ninja|rake|task|meson|cmake|gradle|mvn)$/.test(program) ||
    operands.length < 2 ||
    operands.includes('.') ||
    /^(?:run|start|build)$/.test(operands[0] ?? '')
  )
}
