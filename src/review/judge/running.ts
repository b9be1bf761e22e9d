// What added commands and code do to readers.
import { memoiseFor } from '../../text/memoise.ts'
import { subtract } from '../diff/diff-lines.ts'
import { type PageLine, splitLines, squeeze, textOf } from '../diff/page.ts'
import { type Command, dropPrefixes, isSentence, listCommands, listLines, programOf, type Snippet } from './commands.ts'
import { type Context, isKnownHost } from './context.ts'
import data from './downloads.json' with { type: 'json' }
import { type Address, isPlaceholder, listAddresses, listLooseHosts } from './hosts.ts'
import { isWarned } from './language.ts'
import { isManager } from './packages.ts'
import { compile, setOf } from './patterns.ts'
import type { Found } from './result.ts'

const runners = setOf(data.runners)
const downloaders = setOf(data.downloaders)
const sinks = setOf(data.sinks)
/** What they are given is run. */
const openers = setOf(data.openers)
const installers = openers.union(setOf(data.installers))
const isInstaller = (program: string) => installers.has(program) || isManager(program)
const copiers = setOf(data.copiers)
const evaluating = `(?:${data.evaluating.join('|')})`
const requesting = `(?:${data.requesting.join('|')})`
const runner = [...runners].filter((name) => name !== '.').join('|')
const inLine = new RegExp(compile('downloads').source.replaceAll('RUNNER', runner), 'i')

const inProgram = new RegExp(`${evaluating}[^\\n]{0,200}${requesting}|${requesting}[^\\n]{0,300}${evaluating}`, 'i')

/** Without an address, `curl ... | sh` only describes. */
const isSketch = (text: string) => /\b(?:curl|wget)(?:\s-\w+)*\s(?:\.{3}|<[\w-]+>)\s?\|/.test(text)

/** `files`: what was downloaded above, and by what. */
function findDownloads(lines: readonly PageLine[], files = new Map<string, Command>(), isProse = (_: string) => false) {
  const found: ReturnType<typeof describe>[] = []
  for (const { text, line } of lines) {
    const commands = listCommands(text)
    const isSaid = isProse(text)
    const said = isSaid ? text.replaceAll('`', ' ') : text
    const bare = isSaid ? text.replace(/(?<!`)(`+)[^`]+\1/g, ' ') : text
    const isRun = inLine.test(said) || ((!isSaid || /\w\([^)\s]/.test(bare)) && inProgram.test(bare))
    if (!isSketch(text) && (isRun || runsPipe(commands))) found.push(describe(text, line))
    for (const command of commands) {
      const source = files.get(listRun(command).find((name) => files.has(name)) ?? '')
      if (source !== undefined) found.push(describe(`${source.text} && ${command.text}`, line))
      else if (installsAddress(command) && !(isSaid && /^(?:open|start)$/.test(programOf(command.words))))
        found.push(describe(command.text, line))
      if (fetches(command) && !/^\s*#\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(text))
        for (const name of listWritten(command, commands)) files.set(name, command)
    }
  }
  return found
}

function describe(text: string, line: number) {
  const plain = squeeze(text)
  const named = listAddresses(plain)
  return { text: plain, line, places: named.length > 0 ? named : listLooseHosts(plain) }
}

function fetches({ words }: Command) {
  // `apt install curl` downloads nothing that a later command names.
  const program = programOf(words)
  if (isManager(program) && !/^(?:docker|podman)$/.test(program)) return false
  if (copiers.has(program)) return words.some((word) => /^[\w.@-]{2,100}:[^\\:]|:\/\//.test(word))
  return words.some((word) => downloaders.has(word.toLowerCase()))
}

function runsPipe(commands: readonly Command[]) {
  let hasDownload = false
  for (const command of commands) {
    const program = programOf(command.words).replace(/[\d.]+$/, '')
    const isRunner =
      runners.has(program) && (/sh$/.test(program) || !command.words.some((word) => /^-\w*[cemnp]\w*$/.test(word)))
    if (hasDownload && (isRunner || sinks.has(program))) return true
    hasDownload = command.isPiped && (hasDownload || fetches(command))
  }
  return false
}

function listWritten(command: Command, line: readonly Command[]) {
  const rest = line.slice(line.indexOf(command))
  const named = rest.slice(0, command.isPiped ? 4 : 1).flatMap(({ words }) =>
    words.slice(1).flatMap((word) => {
      const name = word.replace(/^(?:--?[\w-]{1,40}=|of=|>{1,2})/, '')
      return /^-|:\/\//.test(name) ? [] : [name]
    }),
  )
  const remote = listAddresses(command.text).map(({ path }) => path.replace(/[?#].*$/, ''))
  return [...named, ...remote].map(baseName).filter((name) => /\w/.test(name))
}

function listRun({ words }: Command) {
  const rest = dropPrefixes(words)
  const program = programOf(words)
  const isOwn = /^(?:\.{0,2}|~|\/.*|\$\w+|%\w+%)[/\\]|\.(?:exe|msi|ps1|bat|cmd|run|sh)$/i.test(rest[0] ?? '')
  const isRunner = runners.has(program) || runners.has(program.replace(/[\d.]+$/, ''))
  if (program === 'chmod' && !/[+=][rwX]*x|[0-7]*[1357]/.test(rest[1] ?? '')) return []
  const operands = isRunner || isInstaller(program) ? rest.slice(1).filter((word) => !word.startsWith('-')) : []
  return [...(isOwn ? [rest[0] ?? ''] : []), ...operands].map(baseName)
}

const remote = compile('remote')
const installing = compile('installing')

function installsAddress({ words, text }: Command) {
  const program = programOf(words)
  if (!isInstaller(program) && !(program === 'git' && /\bapply\b/.test(text))) return false
  if (!openers.has(program) && !installing.test(text)) return false
  if (program === 'code' && !/--install-extension/.test(text)) return false
  if (/--?(?:index-url|index|extra-index\S*|registry|repo|repository|proxy|find-links|trusted-host)\b/.test(text))
    return false
  return words.some((word) => remote.test(word.replace(/^--?[\w-]+=/, '')))
}

const baseName = (path: string) => path.replace(/^.*[/\\:]/, '')

const sendable = compile('sendable', 'i')
const sending = compile('sending', 'i')
const sourcing = compile('sourcing', 'i')
const weakening = compile('weakening', 'i')
const check = compile('check', 'i')
const namesCheck = compile('namesCheck', 'i')
const isDenied = (text: string) => /\b(?:do not|don't|never|avoid|instead of|nicht|jamais|nunca)\b/i.test(text)

/** What else a changed sample runs is not new. */
export function findRunning(context: Context): Found[] {
  const found = findIn(context, context.added).filter((one) => !isKept(context, one))
  const before = found.length > 0 ? findIn(context, context.removed) : []
  return subtract(found, before, ({ line: _, ...one }) => JSON.stringify(one))
}

/** As when text around it becomes a sample. */
function isKept({ change, pages }: Context, { path, line = 0, subject }: Found) {
  const { after } = change.files.find((file) => file.path === path) ?? {}
  const isChanged = pages.some((page) => page.path === path && page.addedLines.some((row) => row.line === line))
  return !isChanged && squeeze(splitLines(after?.text ?? '')[line - 1] ?? '') === subject
}

function findIn(context: Context, snippets: readonly Snippet[]): Found[] {
  const { base, readers } = context
  const found: Found[] = []
  const findFrom = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => readers.find(text)))]
  let [path, files] = ['', new Map<string, Command>()]
  for (const snippet of snippets) {
    if (snippet.path !== path) [path, files] = [snippet.path, new Map()]
    const { lines } = snippet
    const isProse = (text: string) => snippet.kind === 'prose' || (snippet.kind === 'line' && isSentence(text))
    const add = (kind: Found['kind'], line: number, text: string, from: readonly string[] = []) => {
      found.push({ kind, path: snippet.path, line, subject: text, ...(from.length > 0 ? { from } : {}) })
    }
    const above = snippet.kind === 'code' ? files : undefined
    for (const { text, line, places } of findDownloads(lines, above, isProse)) {
      if (snippet.kind !== 'code' && isDenied(text)) continue
      const from = findFrom([text, ...places.map(({ host }) => host)])
      const isImport = /^\s*(?:import|const|let|var)\b/.test(text)
      const known = listKnownDownloads(base)
      const isKnown = places.every(({ site }) => known.has(site) || (isImport && base.sites.has(site)))
      const isOwn = isKnown && (from.length === 0 || places.every((one) => base.approves(one.text)))
      const isSample = from.length === 0 && places.every(({ host }) => isPlaceholder(host))
      const kind = isOwn ? 'known-elsewhere' : isSample ? 'code-new' : 'download-run'
      add(places.length > 0 ? kind : 'download-run', line, text, from)
    }
    for (const { text, line } of snippet.kind === 'prose' ? [] : lines) {
      const [isSource, isSent] = [sourcing.test(text), sending.test(text) && sendable.test(text)]
      const isNew = (address: Address) => !isKnownHost(context, address)
      const hosts = isSource || isSent ? listAddresses(text).filter(isNew) : []
      if (isSource && hosts.length > 0) add('download-run', line, text, findFrom(hosts.map(({ host }) => host)))
      if (isSent && (/\/dev\/tcp/.test(text) || hosts.length > 0 || listLooseHosts(text).some(isNew)))
        add('key-sent', line, text)
    }
  }
  return found
}

const listKnownDownloads = memoiseFor(({ approving }: Context['base']) => {
  const downloads = approving.flatMap((text) => findDownloads(listLines({ text: text.slice(0, 200_000), line: 1 })))
  return new Set(downloads.flatMap(({ places }) => places.map(({ site }) => site)))
})

export function findReaderCommands(context: Context): Found[] {
  const { added, base, entries, readers, pages } = context
  if (entries.length === 0) return []
  const found: Found[] = []
  const add = (place: Pick<Found, 'path' | 'line' | 'baseLine'>, text: string, from: readonly string[]) => {
    if (from.length > 0) found.push({ kind: 'command-from-reader', ...place, subject: text, from })
  }
  const denied = new Map(
    pages.flatMap(({ path, addedLines }) => addedLines.map((row) => [`${row.line} ${path}`, isDenied(row.text)])),
  )
  for (const { path, lines, kind, lang } of added) {
    const isFence = /sh$|^(?:bash|console|shell|powershell)/.test(lang)
    for (const { text, line } of kind === 'prose' ? [] : lines) {
      if (base.approves(text) || (kind === 'line' && isWarned(text))) continue
      const weak = weakening.exec(text)?.[0].trim() ?? ''
      const isForbidden = kind === 'inline-code' && denied.get(`${line} ${path}`)
      if (weak.length > 1 && !isForbidden && !base.code.has(weak)) add({ path, line }, text, readers.find(weak))
      const isShell = isFence || (kind === 'line' && !isSentence(text) && /^\s*[$!]|\s--?\w/.test(text))
      for (const { words } of isShell ? listCommands(text) : []) {
        const program = programOf(words)
        const isNew = words.length > 1 && !isManager(program) && !base.code.has(program) && !base.approves(program)
        if (isNew && /^[a-z][\w.-]{2,40}$/i.test(program))
          add({ path, line }, text, readers.find(dropPrefixes(words).join(' ').slice(0, 300)))
      }
    }
  }
  const complaining = entries.filter(({ text }) => namesCheck.test(text)).map(({ id }) => id)
  for (const { path, addedLines, removedLines, after } of pages) {
    const kept = [...addedLines.map(({ text }) => text), ...after.map(textOf)].join('\n')
    for (const { text, line: baseLine } of removedLines) {
      const gone = check.exec(text)?.[0]
      if (gone === undefined || kept.includes(gone)) continue
      const from = readers.find(gone)
      add({ path, baseLine }, text, from.length > 0 ? from : complaining)
    }
  }
  return found
}
