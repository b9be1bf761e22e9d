// Sends follow-ups that people asked for.
import { countDistinctReaders } from '../clusters/reader-copies.ts'
import type { Sending } from '../docs-api/agent-jobs.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { findRemedy } from '../errors/failure.ts'
import type { Fix } from '../ledger/ledger.ts'
import { leaseLength, leaseReserve, pauseAfter } from '../ledger/ledger-limits.ts'
import { buildPrompt, type Prompt } from '../prompt/build-prompt.ts'
import { followUpTemplate } from '../prompt/template.ts'
import { findUnjudged } from '../review/review-commands.ts'
import { type Context, type Entries, nameFix, record } from '../step-context.ts'
import { safe } from '../text/safe-text.ts'
import type { Message } from './fix.ts'
import { lastMessage } from './fix-commands.ts'
import { widenFix } from './match-pull.ts'
import { findFix } from './queries.ts'

export async function sendMessages(context: Context, readEntries: (fix: Fix) => Promise<Entries | undefined>) {
  const { world, session, inputs, issue } = context
  const lost = { type: 'message-ended', to: 'uncertain', now: world.now() } as const
  const listIn = (state: Message['state']) => session.ledger.fixes.filter((fix) => lastMessage(fix)?.state === state)
  const unanswered = listIn('sending').map(({ id }) => ({ ...lost, fixId: id }))
  if (unanswered.length > 0) await record(context, unanswered)
  const asked = listIn('asked').filter((fix) => fix.state === 'proposed')
  if (asked.length === 0 || issue?.state === 'closed' || inputs['dry-run']) return
  world.log.group(safe`Asking the agent to go on`)
  for (const { id } of asked) {
    const found = findFix(session.ledger, id)
    const fix = found && widenFix(session.ledger, found)
    if (fix?.job === undefined || world.stop.aborted || findUnjudged(session.ledger, fix) !== undefined) continue
    const entryIds = fix.review?.judged.left ?? []
    const entries = await readEntries({ ...fix, entryIds })
    if (entries === undefined) continue
    const left = entryIds.flatMap((entryId) => entries.get(entryId) ?? [])
    if (left.length === 0) {
      await session.record([{ type: 'message-ended', fixId: id, to: 'dropped' }])
      continue
    }
    const now = world.now()
    const lease = now + leaseLength
    const maxPerMonth = inputs['max-jobs-per-month']
    const intent = { type: 'message-intended', fixId: id, lease, now, maxPerMonth } as const
    if (!(await session.record([intent])).includes(intent)) continue
    const isLate = lease - world.now() < leaseReserve || world.stop.aborted
    const sending: Sending = isLate
      ? { kind: 'stopped' }
      : await world.service.sendMessage(fix.job.id, buildMessage(context, fix, left))
    const to = judgeSending(context, fix, sending)
    const status = 'status' in sending ? sending.status : undefined
    const ended = { type: 'message-ended', fixId: id, to, status } as const
    const notBefore = sending.kind === 'limited' ? world.now() + pauseAfter(sending.retryAfter) : 0
    await record(context, notBefore === 0 ? [ended] : [ended, { type: 'service-limited', notBefore }])
    if (sending.kind === 'limited' || sending.kind === 'not-sent') return
  }
}

function judgeSending({ world: { log } }: Context, fix: Fix, sending: Sending): Message['state'] {
  const about = nameFix(fix)
  switch (sending.kind) {
    case 'sent':
      log.info(safe`Asked the agent to go on with ${about}.`)
      return 'sent'
    case 'unanswered':
      log.warning(safe`${about}: the follow-up may have arrived, and is not sent again. ${sending.reason}.`)
      return 'uncertain'
    case 'unsupported':
      log.warning(
        safe`${about}: the service takes no follow-ups (${sending.status}); the rest is queued until the pull request is merged.`,
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

function buildMessage({ world, inputs }: Context, fix: Fix, left: readonly FeedbackEntry[]): Prompt {
  const { distinctReaders } = countDistinctReaders(left)
  return buildPrompt({
    fixId: fix.id,
    cluster: { pages: fix.pages, topics: [], entryIds: left.map(({ id }) => id), voteIds: [], distinctReaders },
    entries: new Map(left.map((entry) => [entry.id, entry])),
    instructions: inputs.instructions,
    template: followUpTemplate,
    longest: inputs['max-prompt'],
    delimiter: `=====${world.name().toUpperCase()}=====`,
  }).prompt
}
