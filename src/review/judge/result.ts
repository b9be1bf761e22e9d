// What judging takes and returns.
import type { DocPath } from '../../pages/doc-path.ts'
import type { Change, ReaderEntry } from '../diff/change.ts'
import type { PageChange } from '../diff/page.ts'
import table from './kinds.json' with { type: 'json' }

/** `block`: never right in a page's fix. `look`: a person must read it. */
type Severity = 'block' | 'look'

export type Verdict = Severity | 'clear'

export type Kind = keyof typeof table.block | keyof typeof table.look

const neverForProject = new Set('secret hidden-character look-alike hidden-text hidden-description'.split(' '))
const describe = (kind: string, severity: Severity, [message = '', detects = '']: readonly string[]) => {
  return [kind, { severity, message, detects, isNeverForProject: neverForProject.has(kind) }] as const
}
/** Those that block come first, the riskiest of each first. */
export const kinds = Object.fromEntries([
  ...Object.entries(table.block).map(([kind, texts]) => describe(kind, 'block', texts)),
  ...Object.entries(table.look).map(([kind, message]) => describe(kind, 'look', [message])),
]) as Readonly<Record<Kind, ReturnType<typeof describe>[1]>>
const order = Object.keys(kinds) as readonly Kind[]
export const riskOf = (kind: Kind) => order.indexOf(kind)

export type JudgeInput = Readonly<{
  change: Change
  pages: readonly PageChange[]
  /** Further groups of pages. */
  rest?: Iterable<readonly PageChange[]>
  fix: Readonly<{ pages: readonly DocPath[] }>
  readers: readonly ReaderEntry[] | undefined
  /** At the base, as far as read: their content is not new. */
  others: readonly Readonly<Record<'path' | 'text', string>>[]
  judgedBefore: { readonly head: string } | undefined
  agent: string
}>

export type Found = Readonly<{
  kind: Kind
  /** At the head (at the base if removed). */
  path?: string
  line?: number
  baseLine?: number
  /** To find the line within its part. */
  text?: string
  /** An address, package or key, shown as code; untrusted. */
  subject?: string
  from?: readonly string[]
  /** Without it, only accepted where it stands. */
  accepts?: Acceptable
}>

export interface Acceptable {
  readonly what: 'account' | 'file' | 'host' | 'package' | 'place'
  readonly name: string
}

export type Finding = Omit<Found, 'kind' | 'baseLine' | 'text'> &
  Readonly<{
    rule: Kind
    severity: Severity
    message: string
    before: readonly string[]
    after: readonly string[]
    answers: readonly string[]
    accepts: Acceptable
  }>

export interface Acceptance {
  readonly isAccepted: (accepts: Acceptable, kind: Kind) => boolean
  readonly allow: readonly string[]
}

export type Judgement = Readonly<{
  verdict: Verdict
  /** By severity, risk, path and line; at most 20 per kind. */
  findings: readonly Finding[]
  accepted: readonly Finding[]
  /** Other places, by the riskiest kind there. */
  left: Readonly<Record<string, number>>
}>
