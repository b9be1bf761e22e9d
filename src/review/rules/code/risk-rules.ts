// Rules about commands and code that do harm or disable protection, by patterns for single lines, which are data.

import { squeeze } from '../../../changes/lines.ts'
import { isInPlace } from '../subject/in-place.ts'
import { perSubject } from '../subject/memo.ts'
import { compilePattern } from '../subject/pattern.ts'
import { findReaders } from '../subject/readers.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { joinLines, listAfter, listBefore, listLines, type Snippet } from '../subject/snippets.ts'
import harm from './harm.json' with { type: 'json' }
import { findUnprotected, listScopes } from './protection.ts'
import { warns } from './warnings.ts'
import weak from './weak-security.json' with { type: 'json' }

interface Row {
  readonly pattern: string | readonly string[]
  readonly isMild?: boolean
}
interface Form {
  readonly pattern: RegExp
  readonly isMild: boolean
}
interface Found {
  readonly finding: Finding
  readonly isMild: boolean
  /** The repository already has the same text elsewhere, or the sentence warns about it. */
  readonly isUsual: boolean
}

const compile = (rows: readonly Row[]): Form[] =>
  rows.map(({ pattern, isMild = false }) => ({ isMild, pattern: compilePattern(pattern, 'i') }))
const harmForms = compile(harm)
const weakForms = compile(weak)

type List = (snippet: Snippet) => Hit[]

const findAll = (listHits: List) =>
  perSubject((subject): readonly Found[] => {
    // Inline code is already part of the lines as written.
    const old = listBefore(subject)
      .filter(({ kind }) => kind !== 'inline-code')
      .flatMap(listHits)
    const before = new Set(old.flatMap(({ text, isWarning }) => (isWarning ? [] : [text])))
    const warned = new Set(old.map(({ text }) => text))
    const others = new Set(
      subject.others.flatMap((text) =>
        listHits({ path: '', line: 1, text, kind: 'line', lang: '' }).map((hit) => hit.text),
      ),
    )
    const hits = listAfter(subject).flatMap((snippet) =>
      listHits(snippet)
        .filter(({ text }) => !before.has(text))
        .map((hit) => ({ ...hit, kind: snippet.kind, path: snippet.path, isCommand: isCommand(snippet) })),
    )
    // One mild option may be needed; several on one line are suspicious.
    const mild = countBy(
      new Set(hits.filter(({ isMild }) => isMild).map(({ path, line, text }) => JSON.stringify([path, line, text]))),
    )
    return [...Map.groupBy(hits, ({ path, text }) => JSON.stringify([path, text])).values()].flatMap((group) => {
      const prose = group.filter(({ kind }) => kind === 'prose')
      const isWarning =
        prose.length > 0 && prose.every((hit) => hit.isWarning) && group.every(({ kind }) => kind !== 'code')
      if (isWarning && warned.has(group[0]?.text ?? '')) return []
      // What is reported for a part is not reported again for its lines.
      const reported = group.some(({ kind }) => kind !== 'line') ? group.filter(({ kind }) => kind !== 'line') : group
      return reported.map(({ path, line, text, kind, isMild, isCommand }) => {
        const from = findReaders(subject, text)
        const isUsual = isWarning || (others.has(text) && from.length === 0)
        const isWorse = isCommand && ((mild.get(`${path} ${line}`) ?? 0) > 1 || isInPlace(subject, path, line))
        const isNamed = isMentioned({ kind, text, isCommand })
        const staysMild = (isMild || isNamed) && from.length === 0 && !isWorse
        return { isMild: staysMild, isUsual, finding: { path, line, subject: text, from } }
      })
    })
  })

/** A name in inline code that is neither run nor given a value. */
const isMentioned = ({ kind, text, isCommand }: Pick<Snippet, 'kind' | 'text'> & { isCommand: boolean }): boolean =>
  kind === 'inline-code' && !isCommand && !/[=:]/.test(text)

/** A single word of inline code is a name, not a command. */
const isCommand = ({ kind, text }: Snippet): boolean =>
  kind === 'code' || (kind === 'inline-code' && /\s/.test(text.trim()))

/** How many hits there are per path and line. */
function countBy(hits: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const hit of hits) {
    const [path, line] = JSON.parse(hit) as [string, number]
    counts.set(`${path} ${line}`, (counts.get(`${path} ${line}`) ?? 0) + 1)
  }
  return counts
}

interface Hit {
  readonly text: string
  readonly line: number
  readonly isMild: boolean
  readonly isWarning: boolean
}

/** In prose, a comma or semicolon after a command is not part of it. */
const ending = /(?<=[\w/-])(?=[,;](?:\s|$))/g

function listByForms({ kind, text: written, line: first }: Snippet, forms: readonly Form[]): Hit[] {
  const text = kind === 'prose' ? written.replace(ending, ' ') : written
  const whole = joinLines(text)
  const near = forms.filter(({ pattern }) => pattern.test(whole))
  if (near.length === 0) return []
  return listLines({ text, line: first }).flatMap(({ text, line }) =>
    near.flatMap(({ pattern, isMild }) => {
      const found = pattern.exec(text)
      if (found === null) return []
      return [
        { text: squeeze(found[0]).slice(0, 300), line, isMild, isWarning: warns(text, found.index, found[0].length) },
      ]
    }),
  )
}

/** Prose proves nothing; in inline code, a name only counts if it is an option or has a value. */
function listUnprotected({ kind, text, line }: Snippet): Hit[] {
  if (kind === 'prose' || (kind === 'inline-code' && !/^\s*-|[\s=:]/.test(text))) return []
  if (!mayUnprotect.test(text)) return []
  const lines = listLines({ text, line })
  const scopes = listScopes(lines.map((row) => row.text))
  return lines.flatMap((row, at) => {
    const isProse = kind === 'line' && /^[A-Z*][a-z']{1,30} [a-z']{1,30} \S/.test(row.text)
    const found = isProse ? undefined : findUnprotected(row.text, scopes[at] ?? [])
    return found === undefined
      ? []
      : [
          {
            text: squeeze(found).slice(0, 300),
            line: row.line,
            isMild: false,
            isWarning: warns(row.text, row.text.indexOf(found), found.length),
          },
        ]
  })
}

const mayUnprotect =
  /secur|verif|tls|ssl|https|cert|check|sign|trust|auth|allow|danger|crypt|csrf|optional|valid|quarantine|hostname/i

const findHarm = findAll((snippet) => listByForms(snippet, harmForms))
/** A form that the table lists as mild stays mild, even if its name alone would count as worse. */
const findWeak = findAll((snippet) => {
  const hits = [...listByForms(snippet, weakForms), ...listUnprotected(snippet)]
  const mild = new Set(hits.flatMap(({ text, line, isMild }) => (isMild ? [`${line} ${text}`] : [])))
  return hits.filter(({ text, line, isMild }) => isMild || !mild.has(`${line} ${text}`))
})
const blocks = ({ isMild, isUsual }: Found): boolean => !isMild && !isUsual

const pick = (find: (subject: Subject) => readonly Found[], isBlocking: boolean) => (subject: Subject) =>
  find(subject)
    .filter((found) => blocks(found) === isBlocking)
    .map(({ finding }) => finding)

export const riskRules: readonly Rule[] = [
  {
    id: 'command-harm',
    severity: 'block',
    detects:
      'commands and code that send keys or the environment elsewhere, open a remote shell, run encoded content or destroy files',
    message: 'Running this can leak secrets, destroy files or give someone else control of the reader’s machine.',
    find: pick(findHarm, true),
  },
  {
    id: 'command-harm-known',
    severity: 'look',
    detects: 'harmful commands and code that the repository already has elsewhere or that a sentence warns against',
    message:
      'Running this can do harm, but the repository already has it or the text warns against it; check that readers are safe.',
    find: pick(findHarm, false),
  },
  {
    id: 'security-weakened',
    severity: 'block',
    detects: 'commands, code and settings that turn off certificate, host, signature or permission checks',
    message: 'This turns off a security check for every reader who follows the page.',
    find: pick(findWeak, true),
  },
  {
    id: 'security-weakened-mildly',
    severity: 'look',
    detects: 'milder ways to weaken security, and those that the repository already has or a sentence warns against',
    message: 'This weakens security; check that it is intended and that the page says so.',
    find: pick(findWeak, false),
  },
]
