// Dashboard sections of waiting groups and outgrown comments.
import { buildBoxes, buildCommands } from '../checkboxes/boxes.ts'
import { listSendable, needsApproval } from '../checkboxes/tick-commands.ts'
import { type TickKind, wholeProject } from '../checkboxes/tick-record.ts'
import { isProven, latestTime, listOpen } from '../fixes/queries.ts'
import { type Board, describeAsking, describeWords } from '../issue/board.ts'
import type { Outgrown, Waiting } from '../ledger/ledger.ts'
import { outgrownShown, waitingShown } from '../ledger/ledger-limits.ts'
import {
  code,
  details,
  dotted,
  type Item,
  items,
  lines,
  listWithin,
  paragraph,
  phrase,
  prose,
  section,
  strong,
} from '../text/markdown/blocks.ts'
import { count, formatDay, formatNumber, safe } from '../text/safe-text.ts'
import { countJobs, describePrice, monthOf } from './job-cost.ts'
import { countGroups, countPages } from './waiting-commands.ts'
import { describeWait, type WaitReason } from './waiting-record.ts'

const maxOpen = 5
const minRows = 6

export function buildQueued(board: Board, budget: number) {
  const { ledger } = board
  const { entries, oldest } = ledger.waiting
  const groups = countGroups(ledger)
  if (entries === 0 && groups === 0) return []
  const since = oldest === null ? '' : safe`, the oldest from ${formatDay(oldest)}`
  const complaints = entries === 0 ? '' : safe` with ${count(entries, 'complaint')}`
  const what = safe`${count(groups, 'group')}${complaints}${since}.`
  const limit = findWaitReason(board, ['max-open', 'max-jobs'])
  const raise = limit ? phrase` To send more at a time, raise ${code(limit.code)}.` : []
  const ask = phrase` Nothing is sent unless someone ticks it here: ${code('approve')} is set.`
  const isAsked = needsApproval(ledger)
  return section(
    2,
    isAsked ? safe`Waiting for your approval` : safe`Queued`,
    paragraph(phrase`${what}${isAsked ? ask : raise}`),
    isAsked ? buildPage(board, budget >= minRows ? waitingShown : budget) : buildNext(board, budget),
    isAsked ? buildPageBoxes(board) : [],
  )
}

function buildNext(board: Board, budget: number) {
  const next = board.ledger.waiting.clusters.slice(0, maxOpen)
  const shown = next.map((waiting, index) => buildItem(board, waiting, index + 1))
  return items(shown, budget, countGroups(board.ledger) - next.length)
}

function buildPage(board: Board, budget: number) {
  const { ledger } = board
  const first = (ledger.waiting.page ?? 0) * waitingShown + 1
  const listed = ledger.waiting.clusters.slice(0, budget)
  const shown = listed.map((waiting, index) => buildItem(board, waiting, first + index))
  const folded = shown.slice(maxOpen)
  const more = countGroups(ledger) - shown.length
  return [
    ...items(shown.slice(0, maxOpen)),
    ...details(count(folded.length, 'more group'), items(folded)),
    ...(more === 0 ? [] : paragraph(phrase`${count(more, 'more group is', 'more groups are')} not listed here.`)),
  ]
}

function buildPageBoxes({ ledger, cost }: Board) {
  const five = Math.min(5, listSendable(ledger).length)
  const pages = countPages(countGroups(ledger))
  const next = (((ledger.waiting.page ?? 0) + 1) % pages) + 1
  const about = (kind: TickKind) =>
    kind === 'next-page'
      ? phrase`${formatNumber(next)} of ${formatNumber(pages)}`
      : dotted([prose(count(five, 'group')), sayPrice(five, cost)])
  return buildBoxes(ledger, 'project', wholeProject, about, ['send-next', 'next-page'])
}

/** Much may have changed since the run that looked, or while it followed jobs. */
export function isOver(
  { ledger, now, paused }: Pick<Board, 'ledger' | 'now' | 'paused'>,
  { reason, pages }: Pick<Waiting, 'reason' | 'pages'>,
) {
  const open = listOpen(ledger, now)
  switch (reason.code) {
    case 'max-open':
      return open.length < reason.limit
    case 'monthly-limit':
      return countJobs(ledger, monthOf(now)) < reason.limit
    case 'service-pause':
      return reason.until <= now
    case 'page-open':
    case 'next-part':
      return !open.some((fix) => fix.pages.some((page) => pages.includes(page)))
    case 'paused':
      return !paused && ledger.paused === undefined
    case 'no-pull':
      return !ledger.canary
    case 'canary':
      return isProven(ledger)
    case 'job-path-unverified':
      return ledger.jobPathVerified
    case 'probe-first':
      return !ledger.probeFirst
    // Of one run alone.
    case 'not-asked':
      return true
    default:
      return false
  }
}

export function findWaitReason(board: Board, codes: readonly WaitReason['code'][]): WaitReason | undefined {
  return board.ledger.waiting.clusters.find((one) => codes.includes(one.reason.code) && !isOver(board, one))?.reason
}

function buildItem(board: Board, waiting: Waiting, number: number) {
  const { ledger, showPages, cost } = board
  const { key, pages, words, oldest, reason } = waiting
  const since = oldest === null ? [] : phrase`first reported ${formatDay(oldest)}`
  // Above, as long as it lasts.
  const isSaid = ['not-approved', 'paused', 'no-pull'].includes(reason.code)
  const why = isOver(board, waiting) ? phrase`waits for a later run` : isSaid ? [] : showReason(describeWait(reason))
  const meta = dotted([describeAsking(waiting), since, why])
  const name = phrase`group ${formatNumber(number)}, ${listWithin(pages, code, 1)}`
  const about = (kind: TickKind) => dotted([name, kind === 'send-now' ? sayPrice(1, cost) : []])
  const inside = buildCommands(ledger, 'queued', key, about)
  return { words: lines([strong(showPages(pages)), describeWords(words), meta]), inside }
}

function sayPrice(jobs: number, cost: Board['cost']) {
  const price = cost && describePrice(jobs, cost)
  return price === undefined ? [] : prose(price)
}

export function showReason(sentence: string) {
  return prose(sentence.replace(/^[A-Z](?=[a-z]*,? )/, (letter) => letter.toLowerCase()).replace(/\.$/, ''), 500)
}

export function buildOutgrown({ ledger }: Board, budget: number) {
  const latest = latestTime(ledger)
  const rows = (ledger.outgrown ?? []).filter(({ at }) => latest - at <= outgrownShown)
  return listOutgrown(rows, 2, budget)
}

export function listOutgrown(rows: readonly Outgrown[], level: 2 | 3, budget: number) {
  if (rows.length === 0) return []
  const entries = rows.reduce((sum, row) => sum + row.entries, 0)
  const pages = new Set(rows.map(({ page }) => page)).size
  const what = strong(phrase`${count(entries, 'complaint')} on ${count(pages, 'page')}`)
  const grew = phrase`${what} grew older than ${code('max-age')} while queued, and will not be sent.`
  const send = phrase`To send feedback this old, raise ${code('max-age')}.`
  const merge = phrase`merge or close open pull requests and tick “Send” sooner`
  const keep = phrase`To keep more from growing too old, ${merge}, or raise limits such as ${code('max-open')}.`
  const toItem = ({ page, entries, oldest, newest, at }: Outgrown): Item => {
    const [first, last] = [formatDay(oldest), formatDay(newest)]
    const when = first === last ? first : safe`${first} to ${last}`
    const what = phrase`${count(entries, 'complaint')} from ${when}`
    return { words: dotted([strong(code(page)), what, phrase`noticed ${formatDay(at)}`]) }
  }
  return section(
    level,
    safe`Too old to be sent`,
    paragraph(phrase`${grew} ${send} ${keep}`),
    items(rows.map(toItem), budget),
  )
}
