// Ticks on the issue and their answers.
import { z } from 'zod'
import { maxEdits } from '../github/github-names.ts'
import { amount, dictionary, pages, type Stored, time } from '../ledger/fields.ts'
import type { Box } from '../text/markdown/blocks.ts'
import { flagCodes } from '../triage/reasons.ts'
import { parseBoxes } from './task-boxes.ts'

export const tickKinds = [
  ...['retry', 'send-now', 'never', 'continue', 'give-up', 'send-anyway', 'leave-out', 'withdraw'],
  ...['send-next', 'next-page', 'go-on', 'run-now', 'pause', 'resume'],
] as const
export type TickKind = (typeof tickKinds)[number]

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
export type TickAnswer = Stored<typeof answerSchema>

const flaggedSchema = z.object({
  id: z.string(),
  reason: z.enum([...flagCodes, 'set-aside']),
  page: z.string(),
  at: time,
})
export type FlaggedEntry = Stored<typeof flaggedSchema>

const dismissedSchema = z.object({
  key: z.string(),
  /** They may be in another group since. */
  entryIds: z.array(z.string()),
})
export type Dismissed = Stored<typeof dismissedSchema>

const dismissedTopicSchema = z.object({ of: z.string(), at: time, pages, signatures: z.array(z.string()) })

export const nameTick = ({ kind, target }: Wish) => `${kind}:${target}`

export function readName(name: string) {
  const kind = tickKinds.find((known) => name.startsWith(`${known}:`))
  return kind && { kind, target: name.slice(kind.length + 1) }
}

export const tickFields = {
  ticks: dictionary(z.number()).optional(),
  answers: z.array(answerSchema).optional(),
  paused: time.optional(),
  /** Sent first: complaints of ticked groups, other entries (`asked`). */
  sendNow: z.array(z.string()).optional(),
  asked: z.array(z.string()).optional(),
  dismissed: z.array(dismissedSchema).optional(),
  dismissedTopics: z.array(dismissedTopicSchema).optional(),
  queuePage: amount.optional(),
  flagged: z.array(flaggedSchema).optional(),
} as const

export const parseTicks = (body: string): Tick[] => parseBoxes(body, tickKinds)

/** The earliest of the latest edits (newest first) that show it ticked; GitHub may not name its editor. */
export function findEditor<E extends { readonly editor: string | undefined }>(
  edits: readonly E[],
  isTicked: (edit: E) => boolean,
): string | undefined {
  const latest = edits.findIndex(isTicked)
  if (latest < 0) return undefined
  const before = edits.findIndex((edit, at) => at > latest && !isTicked(edit))
  // Of a full list, an older one may have ticked it.
  if (before < 0) return edits.length < maxEdits ? edits.at(-1)?.editor : undefined
  return edits[before - 1]?.editor
}
