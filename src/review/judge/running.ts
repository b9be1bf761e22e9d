// What added commands do to readers: run a download, send a key away, or follow what a reader wrote.
import { isKnownHost } from './base.ts'
import { dropPrefixes, listCommands, programOf } from './commands.ts'
import type { Context } from './context.ts'
import { findDownloads } from './downloads.ts'
import { isPlaceholder, listAddresses, listLooseHosts } from './hosts.ts'
import { isWarned } from './language.ts'
import { isManager } from './packages.ts'
import { compile } from './patterns.ts'
import type { Found } from './result.ts'
import { isSentence, listLines } from './snippets.ts'

const sendable = compile('sendable', 'i')
const sending = compile('sending', 'i')
const sourcing = compile('sourcing', 'i')
const weakening = compile('weakening', 'i')
const check = compile('check', 'i')
const namesCheck = compile('namesCheck', 'i')

const isDenied = (text: string): boolean => /\b(?:do not|don't|never|avoid|instead of|nicht|jamais|nunca)\b/i.test(text)

export function findRunning(context: Context): Found[] {
  const { added, base, readers } = context
  const found: Found[] = []
  const findFrom = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => readers.find(text)))]
  let known: ReadonlySet<string> | undefined
  for (const snippet of added) {
    const lines = listLines(snippet)
    const isProse = (text: string) => snippet.kind === 'prose' || (snippet.kind === 'line' && isSentence(text))
    const add = (kind: Found['kind'], line: number, text: string, from: readonly string[] = []) => {
      const subject = text.trim().slice(0, 300)
      found.push({ kind, path: snippet.path, line, subject, ...(from.length > 0 ? { from } : {}) })
    }
    for (const { text, line, places } of findDownloads(lines, isProse)) {
      if (snippet.kind !== 'code' && isDenied(text)) continue
      const from = findFrom([text, ...places.map(({ host }) => host)])
      known ??= listKnownDownloads(context)
      const isImport = /^\s*(?:import|const|let|var)\b/.test(text)
      const isKnown = places.every(({ site }) => known?.has(site) || (isImport && base.sites.has(site)))
      const isOwn = isKnown && (from.length === 0 || places.every((one) => base.holds(one.text)))
      const isSample = from.length === 0 && places.every(({ host }) => isPlaceholder(host))
      add(places.length > 0 && (isOwn || isSample) ? 'known-elsewhere' : 'download-run', line, text, from)
    }
    for (const { text, line } of snippet.kind === 'prose' ? [] : lines) {
      const isNew = (address: ReturnType<typeof listAddresses>[number]) => !isKnownHost(base, address, readers)
      const addresses = sourcing.test(text) || sending.test(text) ? listAddresses(text) : []
      if (sourcing.test(text) && addresses.some(isNew))
        add('download-run', line, text, findFrom(addresses.map(({ host }) => host)))
      const isSent = sending.test(text) && sendable.test(text)
      if (isSent && (/\/dev\/tcp/.test(text) || [...addresses, ...listLooseHosts(text)].some(isNew)))
        add('key-sent', line, text)
    }
  }
  return found
}

function listKnownDownloads({ base }: Context): ReadonlySet<string> {
  const downloads = base.texts.flatMap((text) => findDownloads(listLines({ text: text.slice(0, 200_000), line: 1 })))
  return new Set(downloads.flatMap(({ places }) => places.map(({ site }) => site)))
}

/** What a reader wrote word for word, and the change now tells everybody: another program, a check turned off, a version dropped. */
export function findReaderCommands(context: Context): Found[] {
  const { added, base, entries, readers, pages } = context
  if (entries.length === 0) return []
  const found: Found[] = []
  const add = (place: Pick<Found, 'path' | 'line' | 'baseLine'>, text: string, from: readonly string[]) => {
    if (from.length > 0) found.push({ kind: 'command-from-reader', ...place, subject: text.trim().slice(0, 200), from })
  }
  const rows = new Map(
    pages.flatMap(({ path, addedLines }) => addedLines.map((row) => [`${row.line} ${path}`, row.text])),
  )
  for (const { path, text: whole, line: first, kind, lang } of added) {
    const isShell = /sh$|^(?:bash|console|shell|powershell)/.test(lang)
    for (const { text, line } of kind === 'prose' ? [] : listLines({ text: whole, line: first })) {
      if (base.holds(text) || (kind === 'line' && isWarned(text))) continue
      const weak = weakening.exec(text)?.[0].trim() ?? ''
      const isForbidden = kind === 'inline-code' && isDenied(rows.get(`${line} ${path}`) ?? '')
      if (weak.length > 1 && !isForbidden && !base.code.has(weak)) add({ path, line }, text, readers.find(weak))
      for (const { words } of isShell ? listCommands({ text, line }) : []) {
        const program = programOf(words)
        const isNew = words.length > 1 && !isManager(program) && !base.code.has(program) && !base.holds(program)
        if (isNew && /^[a-z][\w.-]{2,40}$/i.test(program))
          add({ path, line }, text, readers.find(dropPrefixes(words).join(' ').slice(0, 300)))
      }
    }
  }
  // What a reader complained of and the change takes out: a check, a version.
  const complaining = entries.filter(({ text }) => namesCheck.test(text)).map(({ id }) => id)
  for (const { path, addedLines, removedLines, after } of pages)
    for (const { text, line: baseLine } of removedLines) {
      const gone = check.exec(text)?.[0]
      const isKept = (text: string) => gone === undefined || text.includes(gone)
      if (addedLines.some((row) => isKept(row.text)) || after.some((part) => 'value' in part && isKept(part.value)))
        continue
      const from = gone === undefined ? [] : readers.find(gone)
      if (gone !== undefined)
        add({ path, line: addedLines[0]?.line, baseLine }, text, from.length > 0 ? from : complaining)
    }
  return found
}
