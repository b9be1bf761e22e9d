// Commands that run what they have just downloaded, in one line or in two steps.

import { dropUnseen } from '../../text/visible.ts'
import { type Command, dropPrefixes, listCommands, programOf } from './commands.ts'
import data from './downloads.json' with { type: 'json' }
import { listAddresses, listBareAddresses } from './hosts.ts'
import { isManager } from './packages.ts'
import { compilePattern } from './pattern.ts'
import { type LogicalLine, squeeze } from './snippets.ts'
import { findUnpacked } from './unpacked.ts'

export interface Download {
  /** The command in the form that is compared and shown. */
  readonly text: string
  readonly line: number
  /** Where it comes from; empty when the command does not say. `host`: if many people share it, with its owner. */
  readonly places: readonly { readonly host: string; readonly site: string }[]
  readonly addresses: readonly string[]
  /** `direct`: in one line. `installed`: by a package manager, from an address. `unpacked`: from an archive or a clone. */
  readonly way: 'direct' | 'installed' | 'two-steps' | 'unpacked'
}

const downloaders: ReadonlySet<string> = new Set(data.downloaders)
const runners: ReadonlySet<string> = new Set(data.runners)
const appliers: ReadonlySet<string> = new Set(data.appliers)
const applied: ReadonlySet<string> = new Set(data.applied)
const sinks: ReadonlySet<string> = new Set(data.sinks)
const inCode = data.inCode.map(({ pattern }) => compilePattern(pattern, 'i'))

/** Every download matches this. */
const sign = new RegExp(
  [
    String.raw`\s(?:-from-module=)?(?:git\+)?https?://`,
    'curl|wget|fetch|http|aria2c|iwr|irm|invoke-|download|urlopen|webclient|certutil|bitsadmin|bitstransfer|axel',
    String.raw`\bclone\b|\|\s?(?:sudo )?\w*sh\b|^\s*ADD\s`,
  ].join('|'),
  'i',
)

/** Cheap test of a whole text before its lines are parsed. */
export const mayDownload = (text: string): boolean => sign.test(dropUnseen(text).normalize('NFKC'))

/** Beyond this many names, no line is skipped for mentioning none of them. */
const mostNames = 20

export function findDownloads(lines: readonly LogicalLine[]): Download[] {
  const suspects = lines.filter(({ text }) => sign.test(text))
  if (suspects.length === 0) return []
  const direct = suspects.filter((line) => runsPipe(listCommands(line)) || inCode.some((form) => form.test(line.text)))
  const installed = suspects.filter((line) => listCommands(line).some(installsAddress))
  const names = new Set(suspects.flatMap(listCommands).flatMap(listFiles))
  const isNamed = ({ text }: LogicalLine): boolean =>
    names.size > mostNames || [...names].some((name) => text.includes(name))
  const commands = names.size === 0 ? [] : lines.filter(isNamed).flatMap(listCommands)
  const unpacked = findUnpacked(lines.flatMap(listCommands)).map(({ source, run }) => ({
    ...describe(`${source.text} && ${run.text}`, run.line),
    way: 'unpacked' as const,
  }))
  return [
    ...direct.map(({ text, line }) => ({ ...describe(text, line), way: 'direct' as const })),
    ...installed.map(({ text, line }) => ({ ...describe(text, line), way: 'installed' as const })),
    ...findTwoSteps(commands),
    ...unpacked,
  ]
}

function describe(text: string, line: number): Omit<Download, 'way'> {
  const named = listAddresses(text)
  const addresses = named.length > 0 ? named : listBareAddresses(text)
  const places = addresses.map(({ host, site }) => ({ host: site.includes('/') ? site : host, site }))
  return { text: squeeze(text).slice(0, 300), line, places, addresses: addresses.map((address) => address.text) }
}

/** A downloader whose output is piped to an interpreter that executes its input. */
function runsPipe(commands: readonly Command[]): boolean {
  let hasDownload = false
  for (const { words, isPiped } of commands) {
    if (hasDownload && runsInput(words)) return true
    hasDownload = isPiped && (hasDownload || words.some((word) => downloaders.has(word.toLowerCase())))
  }
  return false
}

/** An address with a path: a host alone is a source of packages. */
const filed = /^(?:git\+)?https?:\/\/[^/\s]+\/\S/
/** Of Terraform. */
const module = '-from-module='

/** A package manager or a tool that applies what it is given, and an address in place of a name. */
function installsAddress({ words }: Command): boolean {
  const program = programOf(words)
  if (!isManager(program) && !appliers.has(program)) return false
  // `helm repo add` and `npm config set` name a source, which has a rule of its own.
  if (words.includes('repo') || words.includes('config')) return false
  return words.some((word, at) => {
    const before = words[at - 1] ?? ''
    const isOperand = at > 0 && (!before.startsWith('-') || applied.has(before))
    return word.startsWith(module) ? filed.test(word.slice(module.length)) : isOperand && filed.test(word)
  })
}

/** `python -m json.tool`, `node -e …` and the like read their input as data; a shell with `-s` or `-` runs it. */
function runsInput(words: readonly string[]): boolean {
  const program = programOf(words).replace(/[\d.]+$/, '')
  if (sinks.has(program) || readsOrders.test(words.join(' '))) return true
  if (!(runners.has(program) || runners.has(programOf(words)))) return false
  return (
    /sh$|^(?:iex|invoke-expression|cmd|eval)$/.test(program) || !words.some((word) => /^-\w*[cemnp]\w*$/.test(word))
  )
}

/** Programs that execute what they read, depending on their arguments. */
const readsOrders = compilePattern([
  String.raw`\b(?:git\s(?:-\S{1,80}\s)?(?:apply|am)|kubectl\s(?:apply|create)|docker\s(?:image\s)?load)\b`,
  String.raw`\b(?:ssh\s[^|]{1,100}\s(?:ba)?sh|docker[\s-]compose\s[^|]{0,80}-f\s-\s\w+)\b`,
])

/** A file is downloaded, and a later command runs it. */
function findTwoSteps(commands: readonly Command[]): Download[] {
  const files = new Map<string, Command>()
  const found: Download[] = []
  for (const command of commands) {
    const run = listRun(command).find((name) => files.has(name))
    const source = run === undefined ? undefined : files.get(run)
    if (run !== undefined && source !== undefined) {
      found.push({ ...describe(`${source.text} && ${command.text}`, command.line), way: 'two-steps' })
      files.delete(run)
    }
    for (const name of listFiles(command)) files.set(name, command)
  }
  return found
}

/** Names of the files that a download writes. */
function listFiles({ words, text }: Command): string[] {
  if (!words.some((word) => downloaders.has(word.toLowerCase()))) return []
  const named = words.flatMap((word, at) =>
    /^(?:-[a-zA-Z]{0,6}o|-O|--output|--output-document|--out|-outfile|>)$/i.test(word) ? (words[at + 1] ?? []) : [],
  )
  const joined = words.flatMap((word) => /^(?:--output(?:-document)?=|>)(\S+)$/.exec(word)?.[1] ?? [])
  const remote = [...listAddresses(text), ...listBareAddresses(text)].map(({ path }) => path.replace(/[?#].*$/, ''))
  return [...named, ...joined, ...remote].map(baseName).filter((name) => name.length > 1)
}

/** Names of the files that a command runs, or makes executable. */
function listRun({ words }: Command): string[] {
  const rest = dropPrefixes(words)
  const program = programOf(words)
  const isRunner = runners.has(program) || runners.has(program.replace(/[\d.]+$/, ''))
  const isOpener = /^(?:chmod|start-process|start|open|&|msiexec|dpkg|rpm|installer|java|unblock-file)$/.test(program)
  const isOwn = /^(?:\.{0,2}|~|\/.*|\$\w+|%\w+%)[/\\]|\.(?:exe|msi|ps1|bat|cmd|run)$/i.test(rest[0] ?? '')
  if (program === 'chmod' && !/[+=][rwX]*x|[0-7]*[1357]/.test(rest[1] ?? '')) return []
  return [...(isOwn ? [rest[0] ?? ''] : []), ...(isRunner || isOpener ? rest.slice(1) : [])].map(baseName)
}

function baseName(path: string): string {
  return path.replace(/^.*[/\\]/, '')
}
