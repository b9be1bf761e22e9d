// Rules about removed calls that protected the code.
import type { Part } from '../../../changes/page.ts'
import { perSubject } from '../subject/memo.ts'
import { findReaders } from '../subject/readers.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import guards from './guards.json' with { type: 'json' }

const guard = new RegExp(`\\b(?:${guards.join('|')})\\b`)

const codeOf = (parts: readonly Part[]): string[] => parts.flatMap((part) => (part.kind === 'code' ? [part.value] : []))
const countOf = (text: string, name: string): number => text.split(name).length

const findDropped = perSubject((subject): readonly Finding[] =>
  subject.pages.flatMap(({ path, added, removed, after }) => {
    const now = codeOf(after).join('\n')
    const gone = codeOf(removed)
    const line = added.find(({ kind }) => kind === 'code')?.line
    return gone.flatMap((code) => {
      const name = guard.exec(code)?.[0]
      return name === undefined || countOf(now, name) >= countOf(gone.join('\n'), name)
        ? []
        : [{ path, line, subject: name, from: findReaders(subject, name) }]
    })
  }),
)

/** Without a line, no code was added in place of the removed code, so readers run nothing that is now less safe. */
const isFromReader = ({ from = [], line }: Finding): boolean => from.length > 0 && line !== undefined

const pick = (fromReader: boolean) => (subject: Subject) =>
  findDropped(subject).filter((found) => isFromReader(found) === fromReader)

export const guardRules: readonly Rule[] = [
  {
    id: 'guard-dropped-for-reader',
    severity: 'block',
    detects:
      'removed calls that a reader wrote about and that protected the code, such as `timingSafeEqual` or `sanitize`',
    message: 'This code no longer makes a call that protected it, as a reader suggested; check that readers are safe.',
    find: pick(true),
  },
  {
    id: 'guard-dropped',
    severity: 'look',
    detects: 'any other removed call that protected the code',
    message: 'This code no longer makes a call that protected it; check that readers are safe.',
    find: pick(false),
  },
]
