// Rules about removed checks of a download that the page still has.
import { squeeze } from '../../../changes/lines.ts'
import type { Part } from '../../../changes/page.ts'
import { downloaders, listCommands, programOf } from '../code/commands.ts'
import { listAddresses } from '../spoofing/hosts.ts'
import { perSubject } from '../subject/memo.ts'
import { findReaders, findReadersBy } from '../subject/readers.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { type LogicalLine, listLines } from '../subject/snippets.ts'
import verifications from './verifications.json' with { type: 'json' }

const forms = verifications.map((pattern) => new RegExp(pattern, 'i'))
/** Readers' words for a check of a download. */
const named = /\b(?:check ?sums?|sha-?\d{0,3}(?:sum)?|md5|gpg2?|pgp|cosign|signatures?|get-filehash|shasum)\b/i

const isCheck = (text: string): boolean => forms.some((form) => form.test(text))

function linesOf(parts: readonly Part[]): LogicalLine[] {
  return parts.flatMap((part) => (part.kind === 'code' ? listLines({ text: part.value, line: part.line + 1 }) : []))
}

/** Where a line downloads from; the line itself when it names no address. */
function sourcesOf({ text, line }: LogicalLine): string[] {
  if (!listCommands({ text, line }).some(({ words }) => downloaders.has(programOf(words)))) return []
  const sites = listAddresses(text).map(({ site }) => site)
  return sites.length > 0 ? sites : [squeeze(text)]
}

const findDropped = perSubject((subject): readonly Finding[] =>
  subject.pages.flatMap(({ path, before, after, removedLines }) => {
    if (!removedLines.some(({ text }) => isCheck(text))) return []
    const [old, now] = [linesOf(before), linesOf(after)]
    const checks = now.filter(({ text }) => isCheck(text)).map(({ text }) => squeeze(text))
    const gone = old.filter(({ text }) => isCheck(text) && !checks.includes(squeeze(text)))
    // A check that was replaced by another is not dropped.
    const added = checks.filter((text) => !old.some((line) => squeeze(line.text) === text)).length
    const sources = new Set(old.flatMap(sourcesOf))
    const download = now.find((line) => sourcesOf(line).some((source) => sources.has(source)))
    if (download === undefined) return []
    return gone.slice(added).map(({ text }) => {
      const code = squeeze(text).slice(0, 200)
      const from = [...new Set([...findReaders(subject, code), ...findReadersBy(subject, named)])]
      return { path, line: download.line, subject: code, from }
    })
  }),
)

const pick = (isFromReader: boolean) => (subject: Subject) =>
  findDropped(subject).filter(({ from = [] }) => from.length > 0 === isFromReader)

export const checkRules: readonly Rule[] = [
  {
    id: 'check-dropped-for-reader',
    severity: 'block',
    detects: 'dropped checks of a download’s checksum or signature that a reader wrote about',
    message: 'This drops a download check that a reader wrote about, so readers may run a tampered file.',
    find: pick(true),
  },
  {
    id: 'check-dropped',
    severity: 'look',
    detects: 'any other dropped check of a download’s checksum or signature, while the download stays',
    message: 'This drops a checksum or signature check, so readers may run a tampered file.',
    find: pick(false),
  },
]
