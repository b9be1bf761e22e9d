// All ledger commands.
import { mergedRules } from '../after-merge/merged-commands.ts'
import { boxTable, tickRules } from '../checkboxes/tick-commands.ts'
import { entryRules } from '../feedback/entry-commands.ts'
import type { Advance } from '../fixes/change-fix.ts'
import { fixRules } from '../fixes/fix-commands.ts'
import { pendingNews } from '../fixes/news.ts'
import { isAdopting, isClosed, isRecentIn, newestFirst, pullOf } from '../fixes/queries.ts'
import { troubleRules } from '../issue/run-trouble.ts'
import { trackingRules } from '../issue/tracking-commands.ts'
import { waitingRules } from '../queue/waiting-commands.ts'
import { reviewRules } from '../review/review-commands.ts'
import type { Fix, Ledger } from './ledger.ts'
import { closedKept, pastPullsKept } from './ledger-limits.ts'
import { judgeResolution, type Resolution, type StateOf } from './resolution.ts'

const rules = {
  ...fixRules,
  ...entryRules,
  ...waitingRules,
  ...mergedRules,
  ...trackingRules,
  ...reviewRules,
  ...troubleRules,
  ...tickRules,
}
type Rules = typeof rules

export type LedgerCommand = { [T in keyof Rules]: { type: T } & Parameters<Rules[T]>[1] }[keyof Rules]

export function applyCommand(ledger: Ledger, command: LedgerCommand, stateOf: StateOf): Advance {
  const rule = rules[command.type] as (ledger: Ledger, command: LedgerCommand, stateOf: StateOf) => Advance
  return rule(ledger, command, stateOf)
}

export function questionedIds(command: LedgerCommand) {
  if (command.type === 'fix-submitted') return command.fix.entryIds
  if (command.type === 'box-ticked') return boxTable[command.tick.kind].flagged ? [command.tick.target] : []
  return 'entries' in command ? command.entries.map(({ id }) => id) : []
}

export const isIntent = ({ type }: LedgerCommand) => type === 'fix-submitted' || type.endsWith('-intended')

const unasked: StateOf = (id) => {
  throw new Error(`Nobody has looked up ${id}.`)
}

/** Without `stateOf`: of commands that ask for none. */
export function applyBatch(before: Ledger, commands: readonly LedgerCommand[], stateOf = unasked) {
  const accepted: LedgerCommand[] = []
  const resolved = new Map<string, Resolution>()
  const stateNow = (id: string) => (resolved.has(id) ? judgeResolution(resolved.get(id)) : stateOf(id))
  let ledger = before
  for (const command of commands) {
    const next = applyCommand(ledger, command, stateNow)
    if (typeof next === 'string') continue
    ledger = next.ledger
    accepted.push(command)
    for (const [id, resolution] of Object.entries(next.handled)) resolved.set(id, resolution)
  }
  return { ledger: { ...pruneFixes(ledger), sequence: before.sequence + 1 }, accepted, resolved }
}

/** Fixes whose pull request may come however late. */
const lateKept = 200

function pruneFixes(ledger: Ledger) {
  const news = [...pendingNews(ledger), ...(ledger.tracking.commentIntent?.news ?? [])].map(({ fixId }) => fixId)
  const late = newestFirst(ledger.fixes.filter(isAdopting)).slice(0, lateKept)
  const isRecent = isRecentIn(ledger, closedKept.time)
  const closed = newestFirst(ledger.fixes.filter(isClosed)).slice(0, closedKept.most)
  const recent = closed.filter((fix, at) => at < closedKept.least || isRecent(fix))
  const unresolved = ledger.merged.flatMap(({ resolved, fixId }) => (resolved ? [] : fixId))
  const stay = new Set([...news, ...unresolved, ...[...recent, ...late].map(({ id }) => id)])
  const isKept = (fix: Fix) => !isClosed(fix) || stay.has(fix.id)
  const fixes = ledger.fixes.filter(isKept)
  // A past pull request counts as told of.
  const untold = new Set(fixes.filter(({ id }) => news.includes(id)).map(pullOf))
  const left = ledger.fixes.flatMap((fix) => (isKept(fix) || untold.has(pullOf(fix)) ? [] : (pullOf(fix) ?? [])))
  const linked = new Set(fixes.map(pullOf))
  const past = new Set([...left, ...(ledger.pastPulls ?? [])])
  // Perhaps only the fix that left was marked as told of.
  const pastPulls = [...past].filter((url, at) => at < pastPullsKept || linked.has(url))
  return { ...ledger, fixes, ...(past.size > 0 && { pastPulls }) }
}
