// Rules about commands that run what they download.
import { knownAddresses } from '../links/addresses.ts'
import { isInPlace } from '../subject/in-place.ts'
import { perSubject } from '../subject/memo.ts'
import { findReaders } from '../subject/readers.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { listAfter, listBefore, listLines, type Snippet } from '../subject/snippets.ts'
import { type Download, findDownloads, mayDownload } from './downloads.ts'

/** Package managers check what they install, and a project's own packages are installed on many pages. */
const isManaged = (method: Download['method']): boolean => method === 'installed' || method === 'carried'

const findNew = perSubject((subject): readonly { readonly isKnown: boolean; readonly finding: Finding }[] => {
  const before = listDownloads(listBefore(subject)).map(({ download }) => download)
  const others = subject.others.filter(mayDownload).flatMap((text) => findDownloads(listLines({ text, line: 1 })))
  // A build that another page describes with the same command is not new.
  const unchanged = new Set(
    [...before, ...others.filter(({ method }) => method === 'unpacked')].map(({ text }) => text),
  )
  const earlier = [...before, ...others].filter(({ method }) => !isManaged(method))
  const hosts = new Set(earlier.flatMap(({ places }) => places.map(({ host }) => host)))
  const piped = new Set(
    earlier.flatMap(({ method, places }) => (method === 'direct' ? places.map(({ site }) => site) : [])),
  )
  // Many pages build the project's own archives and clones.
  const linked = knownAddresses(subject).sites
  return listDownloads(listAfter(subject))
    .filter(({ download: { text } }) => !unchanged.has(text))
    .filter(({ download: { method, places } }) => !isManaged(method) || places.some(({ site }) => !linked.has(site)))
    .map(({ path, download }) => {
      const { method, addresses } = download
      const isKnown =
        addresses.length > 0 &&
        download.places.every(
          ({ host, site }) => hosts.has(host) || piped.has(site) || (method === 'unpacked' && linked.has(site)),
        )
      const from = [...download.addresses, download.text].flatMap((text) => findReaders(subject, text))
      const isUnasked = method === 'installed' && from.length === 0 && !isInPlace(subject, path, download.line)
      return { isKnown: isKnown || isUnasked, finding: { path, line: download.line, subject: download.text, from } }
    })
})

/** Searches page by page, because a download and its run may be in two blocks. */
function listDownloads(snippets: readonly Snippet[]): { path: string; download: Download }[] {
  const byPath = Map.groupBy(snippets, ({ path, kind }) => JSON.stringify([path, kind === 'prose']))
  const suspects = [...byPath.values()].filter((group) => group.some(({ text }) => mayDownload(text)))
  return suspects.flatMap((group) =>
    findDownloads(group.flatMap(listLines)).map((download) => ({ path: group[0]?.path ?? '', download })),
  )
}

const pick = (isKnown: boolean) => (subject: Subject) =>
  findNew(subject)
    .filter((found) => found.isKnown === isKnown)
    .map(({ finding }) => finding)

export const downloadRules: readonly Rule[] = [
  {
    id: 'download-run',
    severity: 'block',
    detects: 'commands that run what they download: piped to a shell, through `eval` or `$(…)`, or in two steps',
    message: 'This command downloads code and runs it unchecked, on the machine of every reader who copies it.',
    find: pick(false),
  },
  {
    id: 'download-run-known',
    severity: 'look',
    detects: 'new commands that download and run something from a source that the repository already uses',
    message:
      'This command downloads code and runs it, from a source that the repository already uses; check that this page needs it.',
    find: pick(true),
  },
]
