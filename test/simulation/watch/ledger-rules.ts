// What must hold between one ledger of the branch and the next, told from the two alone.
import { holdsEntries } from '../../../src/ledger/fixes/queries.ts'
import type { Fix, FixState, Ledger } from '../../../src/ledger/records/ledger.ts'

const ends = ['proposed', 'merged', 'declined', 'unchanged', 'failed', 'archived', 'given-up'] as const

/** Where a state may lead, in one commit or several; none of them leads back to an open one. */
const next: Readonly<Record<FixState, readonly FixState[]>> = {
  submitting: ['active', 'uncertain', 'freed', ...ends],
  active: ends,
  uncertain: ['active', 'freed', ...ends],
  proposed: ['merged', 'declined', 'given-up'],
  declined: ['merged'],
  failed: ['given-up'],
  merged: [],
  unchanged: [],
  archived: [],
  freed: ['given-up'],
  'given-up': [],
}
const hour = 3_600_000

/** @param findClosed the state in which the history holds a fix */
export function findLedgerFaults(
  before: Ledger,
  after: Ledger,
  findClosed: (id: string) => FixState | undefined,
): string[] {
  const faults: string[] = []
  if (after.sequence !== before.sequence + 1)
    faults.push(`the ledger went from number ${before.sequence} to ${after.sequence}`)
  if (before.contact && !after.contact) faults.push('the ledger forgot that a job was retrieved')
  for (const fix of before.fixes) faults.push(...compareFix(fix, after, findClosed))
  faults.push(...findSharedEntries(after))
  const sending = after.fixes.filter((fix) => fix.state === 'submitting')
  if (sending.length > 5) faults.push(`${sending.length} fixes are in submitting`)
  for (const at of after.jobCreations)
    if (after.jobCreations.filter((other) => other > at - hour && other <= at).length > 100)
      faults.push('more than 100 intents in one hour')
  faults.push(...compareMonths(before, after, findClosed))
  faults.push(...findForgottenWishes(before, after, findClosed))
  return faults
}

/** Each intent counts in its month, and is taken back when it is withdrawn. */
function compareMonths(before: Ledger, after: Ledger, findClosed: (id: string) => FixState | undefined): string[] {
  const had = new Set(before.fixes.map(({ id }) => id))
  const has = new Set(after.fixes.map(({ id }) => id))
  const sent = after.fixes.filter(({ id }) => !had.has(id)).length
  const withdrawn = before.fixes.filter(({ id }) => !has.has(id) && findClosed(id) === undefined).length
  const sum = ({ jobsPerMonth = {} }: Ledger) => Object.values(jobsPerMonth).reduce((total, jobs) => total + jobs, 0)
  const grown = sum(after) - sum(before)
  return grown === sent - withdrawn ? [] : [`${sent} intents and ${withdrawn} withdrawals count as ${grown} jobs`]
}

/** What people asked for stands while nobody knows whether its job exists, and when its creation is taken back, unless they dismiss it. */
function findForgottenWishes(
  before: Ledger,
  after: Ledger,
  findClosed: (id: string) => FixState | undefined,
): string[] {
  const has = new Set(after.fixes.map(({ id }) => id))
  const unanswered = after.fixes.filter(({ state }) => state === 'submitting' || state === 'uncertain')
  const withdrawn = before.fixes.filter(({ id }) => !has.has(id) && findClosed(id) === undefined)
  const wishes = ({ sendNow = [], asked = [] }: Ledger) => new Set([...sendNow, ...asked])
  const left = new Set([...wishes(after), ...(after.dismissed ?? []).map(({ key }) => key)])
  const lost = [...wishes(before)].filter((wish) => !left.has(wish))
  return [...unanswered, ...withdrawn]
    .filter(({ key, entryIds }) => [key, ...entryIds].some((name) => lost.includes(name)))
    .map(({ id }) => `what a person asked for was forgotten with fix ${id.slice(0, 8)}`)
}

function compareFix(fix: Fix, after: Ledger, findClosed: (id: string) => FixState | undefined): string[] {
  const now = after.fixes.find((other) => other.id === fix.id)
  const name = `fix ${fix.id.slice(0, 8)}`
  if (now === undefined) {
    // One that was never sent is withdrawn; of the closed ones the older move to the history.
    const closed = findClosed(fix.id)
    const fits =
      closed === undefined
        ? ['submitting', 'uncertain'].includes(fix.state)
        : closed === fix.state || next[fix.state].includes(closed)
    return fits ? [] : [`${name} vanished while ${fix.state}`]
  }
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
