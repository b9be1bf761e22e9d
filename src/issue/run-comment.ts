// A run's last checkpoint, and its comment.
import { unlessStopped } from '../errors/failure.ts'
import { describeReturn, describeTitle, pullList, showPages } from '../fixes/describe-fix.ts'
import { states } from '../fixes/fix.ts'
import { describeProblem } from '../fixes/fix-sections.ts'
import { type FixGroup, findFix, groupByPull, listLinked, sectionOf } from '../fixes/queries.ts'
import type { Issue } from '../github/tracking-issue.ts'
import { applyBatch } from '../ledger/command.ts'
import type { Fix, Ledger, News, Waiting } from '../ledger/ledger.ts'
import { leaseLength, noticeReserve } from '../ledger/ledger-limits.ts'
import { listGivenUp } from '../ledger/resolution.ts'
import { type Context, type Entries, listChanged, mayQuote } from '../step-context.ts'
import {
  bullets,
  details,
  hidden,
  type Item,
  introduce,
  lines,
  list,
  paragraph,
  phrase,
  quote,
  section,
  small,
  strong,
} from '../text/markdown/blocks.ts'
import { fitRows, isWithin, maxBody, putAfter } from '../text/markdown/github-markdown.ts'
import { count, enumerate, formatDay, omitZeros, safe } from '../text/safe-text.ts'
import { essence } from '../text/sanitise.ts'
import { createBoard, describeAsking, describeWords } from './board.ts'
import { buildLinks, listUnrecorded, publish } from './publish-issue.ts'
import { type Links, linkPull } from './report-links.ts'

const quotesPerFix = 2

type CommentIntent = NonNullable<Ledger['tracking']['commentIntent']>

interface CommentInput extends Pick<CommentIntent, 'news' | 'nonce'> {
  readonly ledger: Ledger
  readonly links: Links
  readonly quotes: ReadonlyMap<string, readonly string[]>
}

/** New pull requests are shown whatever room is left. */
export function renderComment({ ledger, links, news, nonce, quotes }: CommentInput) {
  const findFixes = (kind: News) =>
    ledger.fixes.filter(({ id }) => news.some((item) => item.news === kind && item.fixId === id))
  const listPulls = (kind: News) => {
    const told = findFixes(kind)
    const groups = groupByPull(ledger.fixes).filter(({ fixes }) => fixes.some((fix) => told.includes(fix)))
    return groups.sort((a, b) => (a.prLink?.number ?? 0) - (b.prLink?.number ?? 0))
  }
  const [pulls, reminders] = [listPulls('pull-request'), listPulls('reminder')]
  const [givenUp, uncertain] = [findFixes('given-up'), findFixes('needs-person')]
  const headline = omitZeros(
    count(pulls.length, 'new pull request'),
    count(reminders.length, 'pull request still open', 'pull requests still open'),
    count(givenUp.length, 'fix given up', 'fixes given up'),
    count(uncertain.length, 'unconfirmed fix', 'unconfirmed fixes'),
  )
  const { showPages } = createBoard(ledger, { links, now: 0 })
  const toItem = (group: FixGroup): Item => {
    const state = sectionOf(group) === 'action-needed' ? [] : phrase`${states[group.state].label}`
    const meta = list([describeAsking(group), state, describeReturn(group, links)])
    const end = meta.length === 0 ? [] : phrase` (${meta})`
    const head = phrase`${strong(linkPull(group, links))} for ${showPages(group.pages)}${end}`
    return { words: lines([head, describeTitle(group), describeWords(group.words)]) }
  }
  const remind = (group: FixGroup): Item => ({
    words: lines([toItem(group).words, phrase`Open since ${formatDay(group.oldestSince)}`]),
  })
  const toProblem = (fix: Fix) => lines([strong(showPages(fix.pages)), ...describeProblem(fix, links)])
  return fitRows((budget) => [
    ...hidden({ nonce }),
    ...paragraph(headline.length === 0 ? [] : strong(phrase`${enumerate(headline)}.`)),
    ...pullList(pulls, toItem, links, budget),
    ...buildQuotes(pulls.slice(0, budget), quotes, links),
    ...section(3, safe`Still awaiting a decision`, pullList(reminders, remind, links, budget)),
    ...section(3, safe`Given up`, bullets(givenUp.map(toProblem), budget)),
    ...section(3, safe`Action needed`, bullets(uncertain.map(toProblem), budget)),
    ...paragraph(small(phrase`The full list is at the top of this issue.`)),
  ])
}

/** Folded: many get it by email. */
function buildQuotes(groups: readonly FixGroup[], quotes: CommentInput['quotes'], links: Links) {
  const inside = groups.flatMap((group) => {
    const words = group.fixes.flatMap((fix) => quotes.get(fix.id)?.slice(0, quotesPerFix) ?? [])
    const quoted = words.flatMap((one) => quote(one))
    return introduce(phrase`${linkPull(group, links)}, ${showPages(group.pages)}:`, quoted)
  })
  return details(safe`What readers said`, inside)
}

type ListWaiting = (givenUp: ReadonlySet<string>) => readonly Waiting[]

async function recordFinal(context: Context, listWaiting: ListWaiting | undefined) {
  const { world, session, inputs, tracked } = context
  const now = world.now()
  const { run } = session
  const intent = { nonce: world.name(), run, at: now, lease: now + leaseLength }
  const remindBefore = now - (inputs['remind-after'] || Infinity)
  const commands = listUnrecorded(context)
  commands.push({ type: 'run-closed', run, maxAttempts: inputs['max-attempts'], now })
  if (listWaiting) {
    // What this command gives up is not queued.
    const { resolved } = applyBatch(session.ledger, commands)
    const clusters = listWaiting(listGivenUp(resolved))
    commands.push({ type: 'waiting-listed', clusters })
  }
  if (tracked.issue && !world.stop.aborted) commands.push({ type: 'comment-intended', intent, remindBefore })
  if (!(await session.isOnlyProgress(commands))) await session.record(commands)
}

/** After a stop: worth saving, and time left? */
function isWorthRecording({ session, tracked: { issue } }: Context) {
  // Otherwise the next run waits for the lease.
  const unknownIssue = issue && issue.number !== session.ledger.tracking.issue
  if (unknownIssue || session.staged.some((command) => 'fixId' in command)) return true
  const changed = session.checkpoints.some(({ accepted, ledger }) => listChanged(ledger, accepted).length > 0)
  // Five seconds are too short for two commits.
  return changed && !session.checkpoints.some(({ afterStop }) => afterStop)
}

/** GitHub allows 2,500; before that, news joins our newest comment. */
const manyComments = 2400

export async function postRunComment(context: Context, listWaiting: ListWaiting | undefined, entries: Entries) {
  const { world, session, tracked } = context
  world.log.group(safe`Reporting`)
  if (world.stop.aborted && !isWorthRecording(context)) return undefined
  await recordFinal(context, listWaiting)
  const { commentIntent } = session.ledger.tracking
  const intent = commentIntent?.run === session.run ? commentIntent : undefined
  await publish(context)
  if (!intent || !tracked.issue) return undefined
  const { nonce, news } = intent
  const drop = () => session.record([{ type: 'intent-dropped', nonce }])
  const written = await unlessStopped(write(context, tracked.issue, intent, entries), drop)
  if (!written) {
    await drop()
    world.log.info(safe`The next run will post the comment.`)
    return undefined
  }
  // Once told of, they may leave the ledger.
  const pulls = news.filter((item) => item.news === 'pull-request')
  const reported = pulls.flatMap((item) => findFix(session.ledger, item.fixId)?.prLink ?? [])
  await session.record([{ type: 'comment-posted', nonce, comment: written.id, author: written.author }])
  await publish(context)
  world.log.info(safe`Commented on the tracking issue: ${count(news.length, 'update')}.`)
  return reported
}

async function write(context: Context, issue: Issue, intent: CommentIntent, entries: Entries) {
  const { nonce, news, lease } = intent
  const { world, session } = context
  if (world.stop.aborted) return undefined
  const quotes = await findQuotes(context, news, entries)
  if (lease - world.now() < noticeReserve) return undefined
  const { tracking } = world
  const { newestComment } = session.ledger.tracking
  const body = renderComment({ ledger: session.ledger, news, links: buildLinks(context), nonce, quotes })
  const isFull = issue.comments >= manyComments && newestComment !== undefined
  const before = isFull ? await tracking.getComment(newestComment) : undefined
  const whole = before && putAfter(before.body, body)
  const added = whole && isWithin(whole, maxBody) ? await tracking.updateComment(before.id, whole) : undefined
  return added ?? tracking.createComment(issue.number, body)
}

async function findQuotes({ world, session, inputs }: Context, news: CommentIntent['news'], entries: Entries) {
  const { ledger } = session
  const told = news.flatMap(({ fixId }) => {
    const fix = findFix(ledger, fixId)
    return fix?.prLink ? listLinked(ledger, fix.prLink) : (fix ?? [])
  })
  const quotes = told.map(({ id: fixId, entryIds }) => {
    const read = entryIds.flatMap((id) => entries.get(id) ?? [])
    // A satisfied reader gave no reason for the fix.
    const complaints = read.filter((entry) => !(entry.source === 'contextual' && entry.helpful))
    const words = complaints.flatMap(({ comment }) => comment ?? [])
    return [fixId, [...new Map(words.map((one) => [essence(one), one])).values()]] as const
  })
  const found = new Map(quotes.filter(([, words]) => words.length > 0))
  return found.size > 0 && (await mayQuote(world, inputs)) ? found : new Map<string, string[]>()
}
