// Commands that run what they download, in one line or in two steps.

import { squeeze } from '../../../changes/lines.ts'
import { dropUnseen } from '../../../text/unicode/visible.ts'
import { type Command, downloaders, dropPrefixes, listCommands, programOf } from '../code/commands.ts'
import { isManager } from '../packages/packages.ts'
import { compilePattern } from '../subject/pattern.ts'
import type { LogicalLine } from '../subject/snippets.ts'
import data from './downloads.json' with { type: 'json' }
import { evaluating, findEvaluated, requesting } from './evaluated.ts'
import { baseName, fetches, listFiles, listRemotes } from './fetches.ts'
import { methodOf } from './installs.ts'
import { findUnpacked } from './unpacked.ts'

export interface Download {
  /** The command, normalised for comparing and showing. */
  readonly text: string
  readonly line: number
  /** Where the download comes from; empty when the command does not say. `host`: with the owner if many people share the host. */
  readonly places: readonly { readonly host: string; readonly site: string }[]
  readonly addresses: readonly string[]
  /**
   * `direct`: in one line. `installed`: by a package manager, from an address. `carried`: by one, from a file that was downloaded.
   * `unpacked`: from an archive, a clone or a repository.
   */
  readonly method: 'carried' | 'direct' | 'installed' | 'two-steps' | 'unpacked'
}

const runners: ReadonlySet<string> = new Set(data.runners)
const sinks: ReadonlySet<string> = new Set(data.sinks)
const openers: ReadonlySet<string> = new Set(data.openers)

/** An interpreter called with code that loads from an address. */
const given = String.raw`\b(?:${data.interpreters.join('|')})\b[^\n]{0,60}\s--?(?:e|c|r|eval|command)\s[^\n]{0,300}`
const loading = String.raw`(?<![.\w])(?:${data.loading.join('|')})\b`
/** Programs that run their arguments. */
const evaluators = [...data.runners.filter((name) => name !== '.'), ...data.interpreters, ...data.evaluators]
const evaluator = String.raw`(?:^|[\s;&|("'\`])(?:\.|(?:${evaluators.join('|')})\b)\s`
const fetched = String.raw`\s{0,9}(?:sudo\s)?(?:curl|wget|fetch|http|aria2c)\b`
/** What a substitution downloads and a program runs: `eval "$(curl …)"`. Prose may have a program and code in backticks. */
const substitutions = [
  String.raw`${evaluator}[^\n]{0,60}[$<]\(${fetched}`,
  String.raw`${evaluator}\s{0,9}(?:-{1,2}\S{1,40}\s{1,9}){0,4}["']?\`${fetched}`,
  String.raw`(?:^|[;&|])\s{0,40}(?:[$#>]\s)?\$\(${fetched}`,
]
const inCode = [
  compilePattern(substitutions, 'i'),
  // On one line, in either order.
  compilePattern([`${evaluating}[^\\n]{0,200}${requesting}`, `${requesting}[^\\n]{0,300}${evaluating}`], 'i'),
  compilePattern([`${given}${loading}[^\\n]{0,200}https?://`, `${given}https?://[^\\n]{0,200}${loading}`], 'i'),
  ...data.inCode.map(({ pattern }) => compilePattern(pattern, 'i')),
]

/** Matches every text that contains a download. */
const sign = compilePattern(
  [
    String.raw`:\/\/|\b(?:go|git)\s|\bclone\b|\|\s?(?:sudo )?\w*sh\b|^\s*ADD\s`,
    String.raw`\b(?:${[...downloaders, ...Object.keys(data.forges)].join('|')})\b`,
    requesting,
  ],
  'i',
)

/** A cheap test of a whole text before its lines are parsed. */
export const mayDownload = (text: string): boolean => sign.test(dropUnseen(text).normalize('NFKC'))

/** With more names than this, all lines are parsed instead of only those that mention one of them. */
const mostNames = 20

/** Commands are listed anew for each search: those of a line of megabytes take more memory than all the rest of a review. */
export function findDownloads(lines: readonly LogicalLine[]): Download[] {
  const suspects = lines.filter(({ text }) => sign.test(text))
  if (suspects.length === 0) return []
  const names = new Set<string>()
  const direct: Download[] = []
  const installed: Download[] = []
  for (const line of suspects) {
    const commands = listCommands(line)
    const isDirect = !isSketch(line.text) && (runsPipe(commands) || inCode.some((form) => form.test(line.text)))
    if (isDirect) direct.push({ ...describe(line.text, line.line), method: 'direct' })
    for (const method of commands.map(methodOf))
      if (method !== undefined) installed.push({ ...describe(line.text, line.line), method })
    for (const { files } of listChained(commands)) for (const name of files) names.add(name)
  }
  const isNamed = ({ text }: LogicalLine): boolean =>
    names.size > mostNames || [...names].some((name) => text.includes(name))
  const steps = names.size === 0 ? [] : listChained(listEach(lines.filter(isNamed)))
  const unpacked = findUnpacked(listEach(lines)).map(({ source, run }) => ({
    ...describe(`${source.text} && ${run.text}`, run.line),
    method: 'unpacked' as const,
  }))
  return [
    ...direct,
    ...installed,
    ...findTwoSteps(steps),
    ...findEvaluated(suspects, lines).map(({ text, line }) => ({
      ...describe(text, line),
      method: 'two-steps' as const,
    })),
    ...unpacked,
  ]
}

function describe(text: string, line: number): Omit<Download, 'method'> {
  const addresses = listRemotes(text)
  const places = addresses.map(({ host, site }) => ({ host: site.includes('/') ? site : host, site }))
  return { text: squeeze(text).slice(0, 300), line, places, addresses: addresses.map((address) => address.text) }
}

/** `curl ... | sh` and `curl <url> | sh` only describe such a command: they have no address. */
const isSketch = (text: string): boolean => /\b(?:curl|wget)(?:\s-\w+)*\s(?:\.{3}|<[\w-]+>)\s?\|/.test(text)

/** A downloader whose output is piped to an interpreter that executes its input. */
function runsPipe(commands: readonly Command[]): boolean {
  let hasDownload = false
  for (const command of commands) {
    const { words, isPiped } = command
    if (hasDownload && runsInput(words)) return true
    hasDownload = isPiped && (hasDownload || fetches(command))
  }
  return false
}

/** `python -m json.tool`, `node -e …` and the like read their input as data; a shell with `-s` or `-` runs it. */
function runsInput(words: readonly string[]): boolean {
  const program = programOf(words).replace(/[\d.]+$/, '')
  if (sinks.has(program) || readsCommands.test(words.join(' '))) return true
  if (!(runners.has(program) || runners.has(programOf(words)))) return false
  return (
    /sh$|^(?:iex|invoke-expression|cmd|eval)$/.test(program) || !words.some((word) => /^-\w*[cemnp]\w*$/.test(word))
  )
}

/** Programs that execute what they read, depending on their arguments. */
const readsCommands = compilePattern([
  String.raw`\b(?:git\s(?:-\S{1,80}\s)?(?:apply|am)|kubectl\s(?:apply|create)|docker\s(?:image\s)?load)\b`,
  String.raw`\b(?:ssh\s[^|]{1,100}\s(?:ba)?sh|docker[\s-]compose\s[^|]{0,80}-f\s-\s\w+)\b`,
])

interface Step {
  readonly command: Command
  /** Files that it downloads or writes from a download. */
  readonly files: readonly string[]
}

function* listEach(lines: readonly LogicalLine[]): Generator<Command> {
  for (const line of lines) yield* listCommands(line)
}

function* listChained(commands: Iterable<Command>): Generator<Step> {
  let receivesDownload = false
  for (const command of commands) {
    yield { command, files: listFiles(command, receivesDownload) }
    receivesDownload = command.isPiped && (receivesDownload || fetches(command))
  }
}

/** A file is downloaded, and a later command runs it. */
function findTwoSteps(steps: Iterable<Step>): Download[] {
  const files = new Map<string, Command>()
  const found: Download[] = []
  for (const { command, files: written } of steps) {
    const run = listRun(command).find((name) => files.has(name))
    const source = run === undefined ? undefined : files.get(run)
    if (run !== undefined && source !== undefined) {
      const method = isManager(programOf(command.words)) ? 'carried' : 'two-steps'
      found.push({ ...describe(`${source.text} && ${command.text}`, command.line), method })
      files.delete(run)
    }
    for (const name of written) files.set(name, command)
  }
  return found
}

/** Names of source files. */
const source = new RegExp(`\\.(?:${data.sources.join('|')})$`, 'i')

/** Names of the files that a command runs, installs, or makes executable. */
function listRun({ words }: Command): string[] {
  const rest = dropPrefixes(words)
  const program = programOf(words)
  const isRunner = runners.has(program) || runners.has(program.replace(/[\d.]+$/, ''))
  const isOwn = /^(?:\.{0,2}|~|\/.*|\$\w+|%\w+%)[/\\]|\.(?:exe|msi|ps1|bat|cmd|run)$/i.test(rest[0] ?? '')
  if (program === 'chmod' && !/[+=][rwX]*x|[0-7]*[1357]/.test(rest[1] ?? '')) return []
  const operands = rest.slice(1)
  // Further operands of an interpreter are data for its script.
  const script = operands.find((word) => !word.startsWith('-'))
  const given = isRunner
    ? operands.filter((word) => word === script || source.test(word))
    : openers.has(program) || isManager(program)
      ? operands
      : []
  return [...(isOwn ? [rest[0] ?? ''] : []), ...given].map(baseName)
}
