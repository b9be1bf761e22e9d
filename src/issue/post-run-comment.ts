// The end of a run: its last checkpoint, which announces the comment, and a single comment if there is news.

import type { FeedbackEntry } from '../docs-api/contract.ts'
import { unlessStopped } from '../errors/failure.ts'
import { findFix } from '../fixes/queries.ts'
import type { Comment, Issue } from '../github/issue/tracking-issue.ts'
import type { PullLink } from '../identifiers/github-names.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Ledger, Waiting } from '../ledger/ledger.ts'
import { leaseLength, leaseReserve } from '../ledger/ledger-limits.ts'
import { type Context, type Entries, listChanged, mayQuote, record } from '../run/step-context.ts'
import { isWithin, longestBody, type Markdown, putAfter } from '../text/markdown/github-markdown.ts'
import { count, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { buildLinks, listUnrecorded, publish } from './publish-issue.ts'
import { renderComment } from './run-comment.ts'

export interface Closing {
  /** Not committed yet: answers that came before a stop, or the scan's results when no job was sent. */
  readonly pending: readonly LedgerCommand[]
  readonly waiting: readonly Waiting[] | undefined
  readonly failed: boolean
}

/** Writes nothing if nothing changed but how far the run has read. */
export async function recordFinal(
  context: Context,
  { pending, waiting, failed }: Closing,
  last: readonly LedgerCommand[],
): Promise<LedgerCommand[]> {
  const { world, session, inputs, issue } = context
  const now = world.now()
  const isOver = !failed && !world.stop.aborted && session.ledger.trouble?.code === 'creation-refused'
  const intent = { nonce: world.name(), run: session.run, at: now, lease: now + leaseLength }
  const patience = inputs['remind-after']
  const intended = {
    type: 'comment-intended',
    intent,
    ...(patience > 0 ? { remindBefore: now - patience } : {}),
  } as const
  const commands: LedgerCommand[] = [
    ...listUnrecorded(context),
    ...pending,
    ...last,
    { type: 'run-closed', run: session.run, maxAttempts: inputs['max-attempts'], now },
    ...(isOver ? [{ type: 'run-succeeded', run: session.run } as const] : []),
    ...(waiting === undefined ? [] : [listQueue(context, waiting, now)]),
    ...(issue === undefined || world.stop.aborted ? [] : [intended]),
  ]
  return (await session.isOnlyProgress(commands)) ? [] : record(context, commands)
}

/** A run that sends only what people asked for leaves the rest of the queue as it was. */
export function listQueue({ onlyAsked }: Context, clusters: readonly Waiting[], now: number): LedgerCommand {
  return onlyAsked ? { type: 'waiting-returned', clusters } : { type: 'waiting-listed', clusters, now }
}

/** After a stop: whether something would be lost or late without a checkpoint, and there is time for one. */
function isWorthRecording({ session, issue }: Context, { pending }: Closing): boolean {
  // Without it, the next run would not look for a new issue until the intent's lease expires.
  const unknownIssue = issue !== undefined && issue.number !== session.ledger.tracking.issue
  if (unknownIssue || pending.some((command) => 'fixId' in command)) return true
  const changed = session.checkpoints.some(({ accepted, ledger }) => listChanged(ledger, accepted).length > 0)
  // Five seconds are not enough for two.
  return changed && !session.checkpoints.some(({ afterStop }) => afterStop)
}

/** GitHub allows 2,500 comments on an issue; near that, news is added to our newest comment. */
const manyComments = 2400

type CommentIntent = NonNullable<Ledger['tracking']['commentIntent']>

export interface Reported {
  readonly issue: Issue | undefined
  readonly pullRequests?: readonly PullLink[]
}

interface Ending extends Closing {
  /** The last checkpoint was made while following. */
  readonly closed: boolean
  /** Handed over, to be recorded with the last checkpoint or with whatever follows it. */
  readonly handed: readonly LedgerCommand[]
}

export async function postRunComment(context: Context, ending: Ending, entries: Entries): Promise<Reported> {
  const { closed, handed } = ending
  const { world, session } = context
  world.log.group(safe`Reporting`)
  if (world.stop.aborted && !closed && !isWorthRecording(context, ending)) return { issue: context.issue }
  if (!closed) await recordFinal(context, ending, handed)
  const late = closed ? handed : []
  const { commentIntent } = session.ledger.tracking
  const intent = commentIntent?.run === session.run ? commentIntent : undefined
  const issue = await publish(context)
  if (intent === undefined || issue === undefined) {
    if (late.length > 0) await session.record(late)
    return { issue }
  }
  const { nonce, news } = intent
  const written = await unlessStopped(write({ ...context, issue }, intent, entries))
  if (written === undefined) {
    await session.record([{ type: 'comment-intent-dropped', nonce }, ...late])
    world.log.info(safe`The next run will post the comment.`)
    return { issue }
  }
  await session.record([{ type: 'comment-posted', nonce, comment: written.id, author: written.author }, ...late])
  const pulls = news.filter((item) => item.news === 'pull-request')
  const pullRequests = pulls.flatMap((item) => findFix(session.ledger, item.fixId)?.prLink ?? [])
  // Other runs may have recorded something meanwhile; if not, this sends nothing.
  const shown = await publish({ ...context, issue })
  world.log.info(safe`Commented on the tracking issue: ${count(news.length, 'update')}.`)
  return { issue: shown, pullRequests }
}

async function write(
  context: Context & { readonly issue: Issue },
  { nonce, news, lease }: CommentIntent,
  entries: Entries,
): Promise<Comment | undefined> {
  const { world, session, issue } = context
  if (world.stop.aborted) return undefined
  const quotes = await findQuotes(context, news, entries)
  if (lease - world.now() < leaseReserve) return undefined
  const { newestComment } = session.ledger.tracking
  const body = renderComment({ ledger: session.ledger, news, links: buildLinks(context), nonce, quotes })
  const isFull = issue.comments >= manyComments
  const added = isFull && newestComment !== undefined ? await addTo(world, newestComment, body) : undefined
  return added ?? world.tracking.createComment(issue.number, body)
}

async function addTo({ tracking }: World, comment: number, body: Markdown): Promise<Comment | undefined> {
  const before = await tracking.getComment(comment)
  if (before === undefined) return undefined
  const whole = putAfter(before.body, body)
  return isWithin(whole, longestBody) ? tracking.updateComment(before.id, whole) : undefined
}

/** Words of a reader whom the page helped are not the reason it was fixed. */
function findComplaint(entry: FeedbackEntry | undefined): string[] {
  const isHelped = entry?.source === 'contextual' && entry.helpful
  return entry?.comment == null || isHelped ? [] : [entry.comment]
}

async function findQuotes({ world, session, inputs }: Context, news: CommentIntent['news'], entries: Entries) {
  const quotes = news.map(({ fixId }) => {
    const entryIds = findFix(session.ledger, fixId)?.entryIds ?? []
    return [fixId, entryIds.flatMap((id) => findComplaint(entries.get(id)))] as const
  })
  const found = new Map(quotes.filter(([, words]) => words.length > 0))
  return found.size > 0 && (await mayQuote(world, inputs)) ? found : new Map<string, string[]>()
}
