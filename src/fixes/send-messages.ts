// Sends follow-ups that people asked for.
import { countDistinctReaders } from '../clusters/reader-copies.ts'
import type { Sending } from '../docs-api/agent-jobs.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { findRemedy } from '../errors/remedies.ts'
import type { Fix } from '../ledger/ledger.ts'
import { leaseLength, leaseReserve, pauseAfter } from '../ledger/ledger-limits.ts'
import { buildPrompt } from '../prompt/build-prompt.ts'
import { followUpTemplate } from '../prompt/template.ts'
import { findUnjudged } from '../review/review-commands.ts'
import { type Context, type Entries, nameFix } from '../step-context.ts'
import { count, safe, sentence } from '../text/safe-text.ts'
import { isFlagged } from '../triage/reasons.ts'
import { triage } from '../triage/triage.ts'
import type { Message } from './fix.ts'
import { findFix, heldEntries, lastMessage, maxPrompt, widenFix } from './queries.ts'

export async function sendMessages(context: Context, readEntries: (fix: Fix) => Promise<Entries | undefined>) {
  const { world, session, inputs, tracked } = context
  const lost = { type: 'message-ended', to: 'uncertain', now: world.now() } as const
  const listIn = (state: Message['state']) => session.ledger.fixes.filter((fix) => lastMessage(fix)?.state === state)
  const unanswered = listIn('sending').map(({ id }) => ({ ...lost, fixId: id }))
  if (unanswered.length > 0) await session.record(unanswered)
  const asked = listIn('asked')
  if (asked.length === 0 || tracked.issue?.state === 'closed') return
  world.log.group(safe`Asking the agent to continue`)
  for (const { id: fixId } of asked) {
    // As it is now: another run may have changed it since.
    const found = findFix(session.ledger, fixId)
    const fix = found && widenFix(session.ledger, found)
    if (!fix?.job || world.stop.aborted || findUnjudged(session.ledger, fix)) continue
    const entryIds = fix.state === 'proposed' ? (fix.review?.judged.left ?? []) : []
    const entries = await readEntries({ ...fix, entryIds })
    if (!entries) continue
    // Not what is sent again because a complaint was left out.
    const held = heldEntries(session.ledger)
    const asking = entryIds.filter((id) => held.has(id)).flatMap((id) => entries.get(id) ?? [])
    const left = await withoutFlagged(context, asking)
    if (left.length === 0) {
      await session.record([{ type: 'message-ended', fixId, to: 'dropped' }])
      continue
    }
    const { prompt, entryIds: shown } = buildMessage(context, fix, left)
    const now = world.now()
    const lease = now + leaseLength
    const intent = { type: 'message-intended', fixId, lease, now, limits: inputs } as const
    if (!(await session.record([intent])).includes(intent)) continue
    const isLate = lease - world.now() < leaseReserve || world.stop.aborted
    const sending: Sending = isLate ? { kind: 'stopped' } : await world.service.sendMessage(fix.job.id, prompt)
    const to = judgeSending(context, fix, sending, left.length - shown.length)
    const status = 'status' in sending ? sending.status : undefined
    const notBefore = sending.kind === 'limited' ? world.now() + pauseAfter(sending.retryAfter) : 0
    await session.record([
      { type: 'message-ended', fixId, to, status },
      { type: 'service-limited', notBefore },
    ])
    if (sending.kind === 'limited' || sending.kind === 'not-sent') return
  }
}

/** A text may have been edited since it was sent. */
async function withoutFlagged({ world, session }: Context, entries: readonly FeedbackEntry[]) {
  const flagged = entries.filter((entry) => {
    const judged = triage(entry)
    return judged.kind === 'filtered' && isFlagged(judged.code)
  })
  const known = await session.resolutions(flagged.map(({ id }) => id))
  const dropped = flagged.filter(({ id }) => known.get(id) !== 'released')
  if (dropped.length > 0)
    world.log.warning(
      safe`Possible prompt injection, so not sent in a follow-up: ${count(dropped.length, 'complaint')}.`,
    )
  return entries.filter((entry) => !dropped.includes(entry))
}

function judgeSending({ world: { log } }: Context, fix: Fix, sending: Sending, omitted: number): Message['state'] {
  const about = nameFix(fix)
  switch (sending.kind) {
    case 'sent': {
      const rest = omitted === 0 ? '' : safe` ${count(omitted, 'complaint')} did not fit into its prompt.`
      log.info(safe`Asked the agent to continue with ${about}.${rest}`)
      return 'sent'
    }
    case 'unanswered':
      log.warning(
        safe`${about}: the follow-up may have arrived, and will not be sent again. ${sentence(sending.reason)}`,
      )
      return 'uncertain'
    case 'unsupported':
      log.warning(
        safe`${about}: the service does not accept follow-ups (${sending.status}); the rest is queued until the pull request is merged.`,
      )
      return 'unsupported'
    case 'refused':
      log.warning(safe`${about}: the service refused a follow-up. ${findRemedy(sending.status, true)}`)
      return 'refused'
    case 'limited':
    case 'not-sent':
    case 'stopped':
      return 'asked'
  }
}

function buildMessage({ world, inputs, session }: Context, fix: Fix, left: readonly FeedbackEntry[]) {
  const { distinctReaders } = countDistinctReaders(left)
  return buildPrompt({
    fixId: fix.id,
    cluster: { pages: fix.pages, topics: [], entryIds: left.map(({ id }) => id), voteIds: [], distinctReaders },
    entries: new Map(left.map((entry) => [entry.id, entry])),
    instructions: inputs.instructions,
    template: followUpTemplate,
    longest: maxPrompt(session.ledger, inputs['max-prompt'], world.now()),
    delimiter: `=====${world.name().toUpperCase()}=====`,
  })
}
