// A command that a person gives by ticking a box on the tracking issue, and how it was answered.
import { z } from 'zod'
import { type Frozen, pages, time } from '../fixes/fix.ts'
import { dictionary } from '../ledger/dictionary.ts'
import { flagCodes } from '../triage/entry/reason.ts'

/** In the order in which their boxes stand below an item; `box-table.ts` says what each is. */
export const tickKinds = [
  'retry',
  'send-now',
  'never',
  'continue',
  'give-up',
  'send-anyway',
  'leave-out',
  'withdraw',
  'send-next',
  'next-page',
  'go-on',
  'run-now',
  'pause',
  'resume',
] as const
export type TickKind = (typeof tickKinds)[number]

const tickSchema = z.object({
  kind: z.enum(tickKinds),
  /** Id or key of a fix, a queued group or an entry; `project` for the project as a whole. */
  target: z.string(),
  /** How often it had been answered when the box was drawn: each box counts once. */
  turn: z.number().int().nonnegative(),
})
export type Tick = Readonly<z.output<typeof tickSchema>>

export const wholeProject = 'project'

const outcomeSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['obeyed', 'no-access', 'unproven']) }),
  // `gone`: no longer shown; `moved-on`: it changed; `taken`: another fix has its feedback; `already`: nothing to change.
  z.object({ code: z.literal('not-possible'), why: z.enum(['gone', 'moved-on', 'taken', 'already']) }),
])
export type TickOutcome = Readonly<z.output<typeof outcomeSchema>>

const answerSchema = z.object({
  tick: tickSchema,
  at: time,
  outcome: outcomeSchema,
  page: z.string().optional(),
})
export type TickAnswer = Frozen<z.output<typeof answerSchema>>

/** An entry that was filtered out as possible prompt injection, or set aside by a person. */
const flaggedSchema = z.object({
  id: z.string(),
  reason: z.enum([...flagCodes, 'set-aside']),
  page: z.string(),
  at: time,
})
export type FlaggedEntry = Frozen<z.output<typeof flaggedSchema>>

/** A queued group that a person dismissed; the next run that reads its feedback records its topics. */
const dismissedSchema = z.object({
  key: z.string(),
  /** When the list that the person saw was made: topics that are entirely newer stay. */
  before: time,
})
export type Dismissed = Frozen<z.output<typeof dismissedSchema>>

/** Never sent again. `of`: the fix or the group that was dismissed. */
const dismissedTopicSchema = z.object({ of: z.string(), at: time, pages, signatures: z.array(z.string()) })

/** The name under which the ledger counts turns. */
export function nameTick({ kind, target }: Pick<Tick, 'kind' | 'target'>): string {
  return `${kind}:${target}`
}

export function readName(name: string): Pick<Tick, 'kind' | 'target'> | undefined {
  const kind = tickKinds.find((known) => name.startsWith(`${known}:`))
  return kind && { kind, target: name.slice(kind.length + 1) }
}

/** What people have asked for by ticking boxes on the tracking issue. */
export const tickFields = {
  /** By `kind:target`: how often such a box was answered. */
  ticks: dictionary(z.number()).optional(),
  answers: z.array(answerSchema).optional(),
  /** Since when the project has been paused by a person. */
  paused: time.optional(),
  /** Queued groups by key, and entries by id, that go first in the next run. */
  sendNow: z.array(z.string()).optional(),
  asked: z.array(z.string()).optional(),
  dismissed: z.array(dismissedSchema).optional(),
  dismissedTopics: z.array(dismissedTopicSchema).optional(),
  /** Which page of queued groups is shown, from 0. */
  queuePage: z.number().int().nonnegative().optional(),
  flagged: z.array(flaggedSchema).optional(),
} as const

/** The ticked boxes, without duplicates. A box inside a fence is not rendered as one and does not count. */
export function parseTicks(body: string): Tick[] {
  return parseBoxes(body, tickKinds)
}

export interface Box<K extends string = string> {
  readonly kind: K
  readonly target: string
  readonly turn: number
}

/** The boxes of a review's comment: a finding is accepted for its pull request, or for the project. */
export const acceptKinds = ['accept', 'accept-always'] as const

const word = "([\\w.~!*'()%-]{1,600})"
/** A person may have indented it or turned the list into a numbered one. */
const ticked = new RegExp(
  `^[ \\t]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\[[xX]\\][ \\t]+<!-- feedback-to-fix tick=([a-z-]{1,20})/${word}/(\\d{1,9}) -->`,
)
const fence = /^[ \t]*(`{3,}|~{3,})/
/** No real body has more boxes. */
const mostBoxes = 500

/** A box inside a fence is not rendered as one and does not count. */
export function parseBoxes<const K extends string>(body: string, kinds: readonly K[]): Box<K>[] {
  const found = new Map<string, Box<K>>()
  let open = ''
  for (const line of body.split(/\r\n|\r|\n/)) {
    const [, mark = ''] = fence.exec(line) ?? []
    if (open !== '') {
      if (mark.startsWith(open) && line.trim() === mark) open = ''
      continue
    }
    open = mark
    const box = readBox(ticked.exec(line) ?? [], kinds)
    if (box !== undefined) found.set(`${box.kind}:${box.turn}:${box.target}`, box)
    if (found.size === mostBoxes) break
  }
  return [...found.values()]
}

function readBox<K extends string>([, kind, target, turn]: readonly string[], kinds: readonly K[]): Box<K> | undefined {
  const known = kinds.find((name) => name === kind)
  if (known === undefined || target === undefined) return undefined
  try {
    return { kind: known, target: decodeURIComponent(target), turn: Number(turn) }
  } catch {
    return undefined
  }
}

/**
 * The earliest of the latest consecutive edits that show it ticked; undefined where GitHub does not say.
 * @param edits newest first
 */
export function findEditor(
  edits: readonly { readonly editor: string | undefined; readonly isTicked: boolean }[],
): string | undefined {
  const latest = edits.findIndex(({ isTicked }) => isTicked)
  if (latest < 0) return undefined
  const before = edits.findIndex(({ isTicked }, index) => index > latest && !isTicked)
  return edits[before < 0 ? edits.length - 1 : before - 1]?.editor
}
