// Ticks on the issue and their answers.
import { z } from 'zod'
import { dictionary, type Frozen, pages, time } from '../ledger/fields.ts'
import { flagCodes } from '../triage/filter-reasons.ts'

export const tickKinds = [
  ...['retry', 'send-now', 'never', 'continue', 'give-up', 'send-anyway', 'leave-out', 'withdraw'],
  ...['send-next', 'next-page', 'go-on', 'run-now', 'pause', 'resume'],
] as const
export type TickKind = (typeof tickKinds)[number]

export interface Box<K extends string = string> {
  readonly kind: K
  /** Id, key or `project`. */
  readonly target: string
  /** How often it was answered before: each box counts once. */
  readonly turn: number
}
export type Tick = Box<TickKind>
/** In all its turns. */
export type Wish = Pick<Tick, 'kind' | 'target'>

export const wholeProject = 'project'

/** `never`: that box was ticked with it. */
const refusals = ['no-access', 'unproven', 'never'] as const
/** `gone`: no longer shown; `taken`: in another fix; `already`: nothing to change. */
const impossible = ['gone', 'moved-on', 'taken', 'already'] as const
export type Refusal = (typeof refusals)[number]
export type Impossible = (typeof impossible)[number]

const answerSchema = z.object({
  tick: z.object({ kind: z.enum(tickKinds), target: z.string(), turn: z.number().int().nonnegative() }),
  at: time,
  outcome: z.enum(['obeyed', ...refusals, ...impossible]),
  /** Or what was accepted. */
  page: z.string().optional(),
})
export type TickAnswer = Frozen<z.output<typeof answerSchema>>

const flaggedSchema = z.object({
  id: z.string(),
  reason: z.enum([...flagCodes, 'set-aside']),
  page: z.string(),
  at: time,
})
export type FlaggedEntry = Frozen<z.output<typeof flaggedSchema>>

const dismissedSchema = z.object({
  key: z.string(),
  /** Newer topics stay: the person has not seen them. */
  before: time,
})
export type Dismissed = Frozen<z.output<typeof dismissedSchema>>

const dismissedTopicSchema = z.object({ of: z.string(), at: time, pages, signatures: z.array(z.string()) })

export const nameTick = ({ kind, target }: Wish): string => `${kind}:${target}`

export function readName(name: string): Wish | undefined {
  const kind = tickKinds.find((known) => name.startsWith(`${known}:`))
  return kind && { kind, target: name.slice(kind.length + 1) }
}

export const tickFields = {
  ticks: dictionary(z.number()).optional(),
  answers: z.array(answerSchema).optional(),
  paused: time.optional(),
  /** Sent first: keys of groups, ids of entries (`asked`). */
  sendNow: z.array(z.string()).optional(),
  asked: z.array(z.string()).optional(),
  dismissed: z.array(dismissedSchema).optional(),
  dismissedTopics: z.array(dismissedTopicSchema).optional(),
  queuePage: z.number().int().nonnegative().optional(),
  flagged: z.array(flaggedSchema).optional(),
} as const

export const parseTicks = (body: string): Tick[] => parseBoxes(body, tickKinds)

const word = "([\\w.~!*'()%-]{1,600})"
const marker = `<!-- feedback-to-fix tick=([a-z-]{1,20})/${word}/(\\d{1,9}) -->`
const box = new RegExp(`^[ \\t]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\[([ xX])\\][ \\t]+${marker}`)
const fence = /^[ \t]*(`{3,}|~{3,})/
const maxBoxes = 500

/** Each once, outside code fences, where GitHub has no boxes. `shown`: ticked or not. */
export function parseBoxes<const K extends string>(
  body: string,
  kinds: readonly K[],
  which: 'ticked' | 'shown' = 'ticked',
): Box<K>[] {
  const found = new Map<string, Box<K>>()
  let open = ''
  for (const line of body.split(/\r\n|\r|\n/)) {
    const [, mark = ''] = fence.exec(line) ?? []
    if (open !== '') {
      if (mark.startsWith(open) && line.trim() === mark) open = ''
      continue
    }
    open = mark
    const [, sign, ...parts] = box.exec(line) ?? []
    const read = sign === ' ' && which === 'ticked' ? undefined : readBox(parts, kinds)
    if (read) found.set(`${read.kind}:${read.turn}:${read.target}`, read)
    if (found.size === maxBoxes) break
  }
  return [...found.values()]
}

function readBox<K extends string>([kind, target, turn]: readonly string[], kinds: readonly K[]): Box<K> | undefined {
  const known = kinds.find((name) => name === kind)
  if (known === undefined || target === undefined) return undefined
  try {
    return { kind: known, target: decodeURIComponent(target), turn: Number(turn) }
  } catch {
    return undefined
  }
}

/** The earliest of the latest edits (newest first) that show it ticked; GitHub may not name its editor. */
export function findEditor<E extends { readonly editor: string | undefined }>(
  edits: readonly E[],
  isTicked: (edit: E) => boolean,
): string | undefined {
  const latest = edits.findIndex(isTicked)
  if (latest < 0) return undefined
  const before = edits.findIndex((edit, at) => at > latest && !isTicked(edit))
  return edits[before < 0 ? edits.length - 1 : before - 1]?.editor
}
