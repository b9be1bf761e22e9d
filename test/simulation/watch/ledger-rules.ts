// What must hold between one ledger of the branch and the next, told from the two alone.
import { holdsEntries, isClosed } from '../../../src/fixes/queries.ts'
import type { Fix, FixState, Ledger } from '../../../src/ledger/ledger.ts'

const ends = ['proposed', 'merged', 'declined', 'unchanged', 'failed', 'archived', 'given-up'] as const

const pulls = ['proposed', 'merged', 'declined'] as const

/** Where a state may lead, in one commit or several; a late link or pull request, or reopening, leads back to an open one. */
const next: Readonly<Record<FixState, readonly FixState[]>> = {
  submitting: ['active', 'uncertain', 'freed', ...ends],
  active: ends,
  uncertain: ['active', 'freed', ...ends],
  proposed: ['merged', 'declined', 'given-up'],
  declined: ['merged', 'proposed'],
  failed: ['given-up'],
  merged: [],
  unchanged: pulls,
  archived: [],
  freed: ['given-up', ...pulls],
  'given-up': pulls,
}
const hour = 3_600_000

export function findLedgerFaults(before: Ledger, after: Ledger): string[] {
  const faults: string[] = []
  if (after.sequence !== before.sequence + 1)
    faults.push(`the ledger went from number ${before.sequence} to ${after.sequence}`)
  if (before.jobPathVerified && !after.jobPathVerified) faults.push('the ledger forgot that a job was retrieved')
  for (const fix of before.fixes) faults.push(...compareFix(fix, after))
  faults.push(...findSharedEntries(after))
  const sending = after.fixes.filter((fix) => fix.state === 'submitting')
  if (sending.length > 5) faults.push(`${sending.length} fixes are in submitting`)
  for (const at of after.jobCreations)
    if (after.jobCreations.filter((other) => other > at - hour && other <= at).length > 100)
      faults.push('more than 100 intents in one hour')
  faults.push(...compareMonths(before, after))
  faults.push(...findForgottenWishes(before, after))
  return faults
}

/**
 * What left the ledger while it was open. A creation that was never accepted is withdrawn; when many fixes close in one commit, the older
 * of them leave at once, and only the count of outcomes tells.
 */
function listVanished(before: Ledger, after: Ledger) {
  const now = new Map(after.fixes.map((fix) => [fix.id, fix]))
  const open = before.fixes.filter((fix) => !isClosed(fix))
  const total = ({ outcomes }: Ledger) => Object.values(outcomes).reduce((sum, number) => sum + number, 0)
  const isShown = (fix: Fix | undefined) => fix !== undefined && isClosed(fix)
  const shown = open.filter(({ id }) => isShown(now.get(id))).length
  const reopened = before.fixes.filter((fix) => isClosed(fix) && now.has(fix.id) && !isShown(now.get(fix.id))).length
  const closed = total(after) - total(before) - shown + reopened
  const [unsent, sent] = [true, false].map((isUnsent) =>
    open.filter(({ id, state }) => !now.has(id) && ['submitting', 'uncertain'].includes(state) === isUnsent),
  )
  return { unsent: unsent ?? [], sent: sent ?? [], closed }
}

/** Each intent counts in its month, that of a follow-up too, and is taken back when it is withdrawn or refused. */
function compareMonths(before: Ledger, after: Ledger): string[] {
  const had = new Set(before.fixes.map(({ id }) => id))
  const intents = after.fixes.filter(({ id }) => !had.has(id)).length
  const { unsent, sent, closed } = listVanished(before, after)
  const withdrawn = unsent.length + sent.length - closed
  const sum = ({ jobsPerMonth }: Ledger) => Object.values(jobsPerMonth).reduce((total, jobs) => total + jobs, 0)
  const grown = sum(after) - sum(before)
  const faults =
    sent.length > closed ? sent.map(({ id, state }) => `fix ${id.slice(0, 8)} vanished while ${state}`) : []
  const earlier = new Map(before.fixes.map((fix) => [fix.id, fix]))
  const followUps = after.fixes.reduce((all, fix) => all + countSent(fix) - countSent(earlier.get(fix.id)), 0)
  const isRefused = (fix: Fix | undefined) => fix?.reason?.code === 'refused'
  const refused = after.fixes.filter((fix) => isRefused(fix) && !isRefused(earlier.get(fix.id))).length
  return grown === intents - withdrawn - refused + followUps
    ? faults
    : [...faults, `${intents} intents, ${withdrawn + refused} taken back, ${followUps} follow-ups: ${grown} jobs`]
}

const counted: readonly string[] = ['sending', 'sent', 'uncertain']

function countSent(fix: Fix | undefined): number {
  return (fix?.messages ?? []).filter(({ state }) => counted.includes(state)).length
}

/** What people asked for stands while nobody knows whether its job exists, and when its creation is taken back, unless they dismiss it. */
function findForgottenWishes(before: Ledger, after: Ledger): string[] {
  const unanswered = after.fixes.filter(({ state }) => state === 'submitting' || state === 'uncertain')
  const { unsent, closed } = listVanished(before, after)
  const withdrawn = closed === 0 ? unsent : []
  const wishes = ({ sendNow = [], asked = [] }: Ledger) => new Set([...sendNow, ...asked])
  const left = new Set([...wishes(after), ...(after.dismissed ?? []).flatMap(({ entryIds }) => entryIds)])
  const lost = [...wishes(before)].filter((wish) => !left.has(wish))
  return [...unanswered, ...withdrawn]
    .filter(({ entryIds }) => entryIds.some((id) => lost.includes(id)))
    .map(({ id }) => `what a person asked for was forgotten with fix ${id.slice(0, 8)}`)
}

function compareFix(fix: Fix, after: Ledger): string[] {
  const now = after.fixes.find((other) => other.id === fix.id)
  if (now === undefined) return []
  const name = `fix ${fix.id.slice(0, 8)}`
  const faults: string[] = []
  if (now.state !== fix.state && !next[fix.state].includes(now.state))
    faults.push(`${name} went from ${fix.state} to ${now.state}`)
  if (now.state === 'active' && now.job === undefined) faults.push(`${name} is active without a job`)
  if (now.entryIds.join() !== fix.entryIds.join()) faults.push(`${name} changed its entries`)
  if (fix.prLink !== undefined && now.prLink?.url !== fix.prLink.url) faults.push(`${name} changed its pull request`)
  if (fix.notified.some((news) => !now.notified.includes(news))) faults.push(`${name} forgot what was told`)
  return faults
}

function findSharedEntries(ledger: Ledger): string[] {
  const owners = new Map<string, string>()
  const faults: string[] = []
  for (const fix of ledger.fixes.filter(holdsEntries)) {
    for (const id of fix.entryIds) {
      const owner = owners.get(id)
      if (owner !== undefined)
        faults.push(`entry ${id} is in fix ${owner.slice(0, 8)} and in fix ${fix.id.slice(0, 8)}`)
      owners.set(id, fix.id)
    }
  }
  return faults
}
