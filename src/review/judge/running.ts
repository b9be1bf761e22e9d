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
import { listLines } from './snippets.ts'

/** What a command may send that is not the sender's to give. */
const sendable = compile('sendable', 'i')
const sending = compile('sending', 'i')

export function findRunning(context: Context): Found[] {
  const { added, base } = context
  const found: Found[] = []
  let known: ReadonlySet<string> | undefined
  for (const snippet of added) {
    const lines = listLines(snippet)
    const place = (line: number, subject: string) => ({
      path: snippet.path,
      line,
      subject: subject.trim().slice(0, 300),
    })
    for (const { text, line, places } of findDownloads(lines)) {
      if (snippet.kind !== 'code' && isDenied(text)) continue
      const from = [...new Set([text, ...places.map((one) => one.host)].flatMap((one) => context.readers.find(one)))]
      known ??= listKnownDownloads(context)
      const isKnown =
        places.length > 0 &&
        places.every(
          ({ site }) => known?.has(site) || (base.sites.has(site) && /^\s*(?:import|const|let|var)\b/.test(text)),
        )
      const isSample = places.length > 0 && places.every(({ host }) => isPlaceholder(host)) && from.length === 0
      const isOwn = isKnown && (from.length === 0 || places.every((one) => base.holds(one.text)))
      const kind = isOwn ? 'known-elsewhere' : isSample ? 'known-elsewhere' : 'download-run'
      found.push({ kind, ...place(line, text), ...(from.length > 0 ? { from } : {}) })
    }
    if (snippet.kind === 'prose') continue
    for (const { text, line } of lines) {
      if (sourcing.test(text) && listAddresses(text).some((address) => !isKnownHost(base, address, context.readers))) {
        const from = [...new Set(listAddresses(text).flatMap(({ host }) => context.readers.find(host)))]
        found.push({ kind: 'download-run', ...place(line, text), ...(from.length > 0 ? { from } : {}) })
      }
      if (!sending.test(text) || !sendable.test(text)) continue
      const isNew = [...listAddresses(text), ...listLooseHosts(text)].some(
        (address) => !isKnownHost(base, address, context.readers),
      )
      if (isNew || /\/dev\/tcp/.test(text)) found.push({ kind: 'key-sent', ...place(line, text) })
    }
  }
  return found
}

/** `Do not run …`, in a sentence. */
const isDenied = (text: string): boolean => /\b(?:do not|don't|never|avoid|instead of|nicht|jamais|nunca)\b/i.test(text)

/** Settings of where packages come from. */
const sourcing = compile('sourcing', 'i')

/** Sites from which the repository already runs downloads. */
function listKnownDownloads({ base }: Context): ReadonlySet<string> {
  const sites = base.texts.flatMap((text) =>
    findDownloads(listLines({ text: text.slice(0, 200_000), line: 1 })).flatMap(({ places }) =>
      places.map(({ site }) => site),
    ),
  )
  return new Set(sites)
}

/** An option or a value that turns a check off, or opens something to everybody. */
const weakening = compile('weakening', 'i')

const check = compile('check', 'i')

function lineAt(pages: Context['pages'], path: string, line: number): string {
  return pages.find((page) => page.path === path)?.addedLines.find((one) => one.line === line)?.text ?? ''
}

/** What a reader wrote word for word, and the change now tells everybody: another program, a check turned off, a version dropped. */
export function findReaderCommands(context: Context): Found[] {
  const { added, base, entries, readers, pages } = context
  if (entries.length === 0) return []
  const found: Found[] = []
  for (const snippet of added) {
    if (snippet.kind === 'prose') continue
    for (const { text, line } of listLines(snippet)) {
      const place = { path: snippet.path, line, subject: text.trim().slice(0, 200) }
      if (base.holds(text) || (snippet.kind === 'line' && isWarned(text))) continue
      const weak = weakening.exec(text)?.[0].trim()
      const fromWeak = weak === undefined || weak.length < 2 ? [] : readers.find(weak)
      const isForbidden = snippet.kind === 'inline-code' && isDenied(lineAt(pages, snippet.path, line))
      if (weak !== undefined && !isForbidden && fromWeak.length > 0 && !base.code.has(weak))
        found.push({ kind: 'command-from-reader', ...place, from: fromWeak })
      for (const { words } of listCommands({ text, line })) {
        const program = programOf(words)
        const rest = dropPrefixes(words).join(' ')
        const isProgram =
          /^[a-z][\w.-]{2,40}$/i.test(program) &&
          words.length > 1 &&
          !isManager(program) &&
          !base.code.has(program) &&
          !base.holds(program)
        const from =
          isProgram && snippet.lang !== '' && /sh$|^(?:bash|console|shell|powershell)/.test(snippet.lang)
            ? readers.find(rest.slice(0, 300))
            : []
        if (from.length > 0) found.push({ kind: 'command-from-reader', ...place, from })
      }
    }
  }
  // What a reader complained of and the change takes out: a check, a version.
  for (const page of pages) {
    const now = page.addedLines.map(({ text }) => text).join('\n')
    for (const { text, line } of page.removedLines) {
      const gone = check.exec(text)?.[0]
      if (
        gone !== undefined &&
        !now.includes(gone) &&
        !page.after.some((part) => 'value' in part && part.value.includes(gone))
      ) {
        const from = readers.find(gone)
        const about = from.length > 0 ? from : entries.filter((entry) => namesCheck(entry.text)).map(({ id }) => id)
        if (about.length > 0)
          found.push({
            kind: 'command-from-reader',
            path: page.path,
            line: page.addedLines[0]?.line,
            baseLine: line,
            subject: text.trim().slice(0, 200),
            from: about,
          })
      }
    }
  }
  return found
}

const namesCheck = (text: string): boolean => compile('running3', 'i').test(text)
