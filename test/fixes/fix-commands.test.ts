// The life of a fix: intents come first, answers after; then what jobs and pull requests bring. Every transition, and every reason to refuse one.
import { describe, expect, test } from 'vitest'
import { pendingNews } from '../../src/fixes/news.ts'
import { listReceiving } from '../../src/fixes/settle.ts'
import type { PullLink } from '../../src/github/github-names.ts'
import type { LedgerCommand } from '../../src/ledger/command.ts'
import { type FixState, fixStates, type Ledger } from '../../src/ledger/ledger.ts'
import { safe } from '../../src/text/safe-text.ts'
import { repositoryName } from '../support/addresses.ts'
import {
  after,
  change,
  day,
  fixOf,
  hour,
  jobOf,
  jobRead,
  judge,
  ledgerOf,
  minute,
  now,
  only,
  pullLink,
  submitted,
  usualLimits,
} from '../support/ledger-builders.ts'

const fix = fixOf()
const other = (state: FixState, part = {}) =>
  fixOf({ id: 'fix-other', pages: ['/other'], entryIds: ['o1'], state, ...part })

describe('submitting', () => {
  const declined = { fixId: 'gone', at: now - day, pages: ['/guide'] as const, signatures: [] }
  const five = (state: FixState) => [1, 2, 3, 4, 5].map((n) => other(state, { id: `fix-${n}`, pages: [`/${n}`] }))
  const refusals: [reason: string, ledger: Partial<Ledger>, handled?: readonly string[]][] = [
    ['recorded', { fixes: [fixOf({ state: 'failed' })] }],
    ['entry-taken', { fixes: [other('merged', { entryIds: ['e1'] })] }],
    ['entry-taken', {}, ['e1']],
    ['page-open', { fixes: [other('proposed', { pages: ['/x', '/guide'] })] }],
    ['declined', { declined: [declined] }],
    ['dismissed with another group', { dismissed: [{ key: 'page-9', entryIds: ['e1'] }] }],
    ['max-open', { fixes: five('proposed') }],
    ['others-creating', { fixes: five('submitting') }],
    ['hourly-limit', { jobCreations: Array(100).fill(now - minute) }],
    ['monthly-limit', { jobsPerMonth: { '2026-11': 9 } }],
    ['service-pause', { notBefore: now + 1 }],
    ['job-path-unverified', { jobPathVerified: false, fixes: [other('active')] }],
    ['job-path-unverified', { jobPathVerified: false, fixes: [other('uncertain')] }],
  ]
  test.each(refusals)('is dropped: %s', (reason, part, handled = []) => {
    const maxOpen = reason.includes('max-open') ? 5 : 100
    const limits = { ...usualLimits, 'max-open': maxOpen, 'max-jobs-per-month': 9 }
    expect(judge(ledgerOf(part), submitted(fix, { limits }), handled)).toBe('stale')
  })

  const old = now - 7 * day - 1
  const allowed: [what: string, ledger: Partial<Ledger>, handled?: readonly string[]][] = [
    ['its entries were in a fix that failed', { fixes: [other('failed', { entryIds: ['e1'], pages: ['/guide'] })] }],
    ['its entries were in a fix that was freed', { fixes: [other('freed', { entryIds: ['e1'] })] }],
    ['the page has a closed fix', { fixes: [other('merged', { pages: ['/guide'] })] }],
    ['its pull request is unreadable', { fixes: [other('proposed', { pages: ['/guide'], unreadableSince: old })] }],
    ['100 jobs were created, the first an hour ago', { jobCreations: [now - hour, ...Array(99).fill(now - 1)] }],
    ['the service’s wait is over', { notBefore: now }],
    ['it is the first of the project', { jobPathVerified: false }],
    ['a person wants it out of turn', { fixes: five('proposed'), sendNow: ['e1'] }],
    ['the decision knew of the decline', { declined: [{ ...declined, fixId: 'known' }] }],
  ]
  test.each(allowed)('goes through: %s', (_, part) => {
    expect(change(ledgerOf(part), submitted(fix, { declines: ['known'] })).ledger.fixes[0]).toBe(fix)
  })
})

describe('the life of a fix, around its creation', () => {
  const created: LedgerCommand = { type: 'job-created', fixId: fix.id, job: jobOf(), now: now + 1 }
  const unanswered: LedgerCommand = { type: 'job-unanswered', fixId: fix.id, error: safe`reset`, now: now + 1 }
  const refused: LedgerCommand = { type: 'job-refused', fixId: fix.id, error: safe`413`, run: 'run-1', now: now + 1 }
  const withdrawn: LedgerCommand = { type: 'fix-withdrawn', fixId: fix.id }
  const expired: LedgerCommand = { type: 'lease-expired', fixId: fix.id, now: now + 10 * minute }
  const all = [created, unanswered, refused, withdrawn, expired]
  const moves: [from: FixState, event: LedgerCommand, to: FixState | 'withdrawn' | 'stale'][] = [
    ['submitting', created, 'active'],
    ['uncertain', created, 'active'],
    ['submitting', unanswered, 'uncertain'],
    ['submitting', expired, 'uncertain'],
    ['submitting', { ...expired, now: now + 10 * minute - 1 }, 'stale'],
    ['submitting', refused, 'failed'],
    ['uncertain', refused, 'failed'],
    ['submitting', withdrawn, 'withdrawn'],
    ['uncertain', withdrawn, 'withdrawn'],
    ['uncertain', unanswered, 'stale'],
    ['uncertain', expired, 'stale'],
    ...fixStates
      .filter((state) => state !== 'submitting' && state !== 'uncertain')
      .flatMap((state) => all.map((event): [FixState, LedgerCommand, 'stale'] => [state, event, 'stale'])),
  ]
  test.each(moves.map(([from, event, to]) => ({ from, event, to, name: event.type })))('$from, $name: $to', (move) => {
    const next = judge(ledgerOf({ fixes: [fixOf({ state: move.from })], jobCreations: [now] }), move.event)
    const state = typeof next === 'string' ? next : (next.ledger.fixes[0]?.state ?? 'withdrawn')
    expect(state).toBe(move.to)
  })

  const pull = { prLink: pullLink(1), repository: 'acme/docs' }
  const adopted: LedgerCommand = { type: 'pull-adopted', fixId: fix.id, ...pull, now: now + 1 }
  const freed: LedgerCommand = { type: 'fix-freed', fixId: fix.id, now: now + day }
  const surrendered: LedgerCommand = { type: 'fix-given-up', fixId: fix.id, now: now + 7 * day }
  const never = { kind: 'never' as const, target: fix.id, turn: 0 }
  const dismissed: LedgerCommand = { type: 'box-ticked', tick: never, now: now + day }
  const paths: [events: readonly LedgerCommand[], wish: 'stands' | 'is over'][] = [
    [[], 'stands'],
    [[withdrawn], 'stands'],
    [[expired], 'stands'],
    [[expired, withdrawn], 'stands'],
    [[unanswered], 'stands'],
    [[unanswered, freed], 'stands'],
    [[created], 'is over'],
    [[expired, created], 'is over'],
    [[refused], 'is over'],
    [[unanswered, adopted], 'is over'],
    [[unanswered, surrendered], 'is over'],
    [[unanswered, freed, dismissed], 'is over'],
  ]
  test.each(
    paths.map(([events, wish]) => ({ events, wish, names: ['submitted', ...events.map(({ type }) => type)].join() })),
  )('what a person asked for $wish: $names', ({ events, wish }) => {
    const wishes = ledgerOf({ sendNow: ['e1', 'moved'], asked: ['e1', 'e2'] })
    const { sendNow, asked } = after(wishes, submitted(fix), ...events)
    const own = wish === 'stands' ? ['e1'] : []
    expect([sendNow, asked]).toEqual([
      [...own, 'moved'],
      [...own, 'e2'],
    ])
  })

  test('a withdrawal takes back one creation of several at that time', () => {
    const twin = fixOf({ id: 'fix-00002', pages: ['/b'], entryIds: ['e2'] })
    const ledger = after(ledgerOf(), submitted(fix), submitted(twin), withdrawn)
    expect(ledger).toMatchObject({ fixes: [twin], jobCreations: [now] })
    expect(after(ledger, submitted(fix)).fixes).toEqual([fix, twin])
  })

  test('a refusal makes its entries new again, inside the next window, and is in the run’s account', () => {
    const scans = { f: { complete: now, done: [] } }
    const next = change(ledgerOf({ fixes: [fix], scans }), refused)
    expect(next.handled).toEqual({})
    expect(next.ledger.fixes).toContainEqual(
      expect.objectContaining({ id: fix.id, state: 'failed', reason: { code: 'refused', error: '413' } }),
    )
    expect(next.ledger.scans.f?.oldestWaiting).toBe(fix.oldest)
    expect(next.ledger.openRuns['run-1']).toEqual({ at: now + 1, failed: ['e1'], succeeded: false })
    expect(next.ledger.outcomes).toMatchObject({ failed: 1 })
  })
})

const tracking = repositoryName('acme/tracking')

// Whoever may write the ledger's branch may have put anything there.
test.each(['acme/../../user', '__proto__', 'acme/docs?x=1'])('a ledger that names %j names no repository', (name) => {
  expect(listReceiving(ledgerOf({ repositories: { [name]: { receives: true } } }), tracking)).toEqual([tracking])
})

const id = fixOf().id
const prLink = pullLink(1)
const active = fixOf({ state: 'active', at: now - day, since: now - day })
const pull = (state: 'open' | 'closed' | 'merged'): LedgerCommand => ({ type: 'pull-read', prLink, state, now })
const adopted: LedgerCommand = { type: 'pull-adopted', fixId: id, prLink, now }
const freed: LedgerCommand = { type: 'fix-freed', fixId: id, now }
const givenUp: LedgerCommand = { type: 'fix-given-up', fixId: id, now }
const unreadable = { type: 'job-unreadable', fixId: id, error: safe`404`, now } as const
const unseen: LedgerCommand = { type: 'pull-unreadable', fixId: id, now }
const job = (status: 'active' | 'completed' | 'archived' | 'failed', link?: PullLink) =>
  jobRead(id, { job: jobOf({ status }), prLink: link })

test('what a merged pull request settles is no longer filtered out, though it was flagged again meanwhile', () => {
  const flagged = [{ id: 'e1', reason: 'order' as const, page: '/guide', at: now }]
  const fixes = [fixOf({ state: 'proposed', prLink, retried: now - day })]
  expect(after(ledgerOf({ fixes, flagged }), pull('merged')).flagged).toEqual([])
})

/** States that the command moves, and where to; it is dropped in all others. */
type Moves = Partial<Record<FixState, FixState>>
const linked: Moves = { active: 'proposed', unchanged: 'proposed', archived: 'proposed' }
const listed = (updatedAt: number) => ({ ...pull('open'), updatedAt })
const rejected = jobRead(id, { job: jobOf({ status: 'completed' }), rejectedLink: 'javascript:1' })
const moves: [what: string, command: LedgerCommand, moves: Moves, part?: Partial<typeof active>][] = [
  ['a job that is still at work', job('active'), {}],
  ['a pull request of a job that is active', job('active', prLink), linked],
  ['a pull request of a job that is completed', job('completed', prLink), linked],
  ['a pull request of a job that is archived', job('archived', prLink), linked],
  ['a pull request of a job that is failed', job('failed', prLink), linked],
  ['a link that is no pull request', rejected, { active: 'unchanged' }],
  ['a job that failed', job('failed'), { active: 'failed' }],
  ['a job that was archived', job('archived'), { active: 'archived' }],
  ['a first look at a completed job', job('completed'), { active: 'active' }],
  ['a second look within the minute', job('completed'), {}, { completedAt: now - minute + 1 }],
  ['a second look after a minute', job('completed'), { active: 'unchanged' }, { completedAt: now - minute }],
  ['a job that cannot be read', unreadable, { active: 'active' }],
  ['a job that cannot be read for seven days', unreadable, {}, { unreadableSince: now - 7 * day }],
  ['one not read for longer', unreadable, { active: 'given-up' }, { unreadableSince: now - 7 * day - 1 }],
  ['a merged pull request', pull('merged'), { proposed: 'merged', declined: 'merged' }],
  ['a closed pull request', pull('closed'), { proposed: 'declined' }],
  ['an open pull request, perhaps again', pull('open'), { declined: 'proposed' }],
  ['one that a list shows open as it was before it was closed', listed(now - 1), {}],
  ['one that a list shows open again', listed(now), { declined: 'proposed' }],
  ['a pull request that cannot be read', unseen, { proposed: 'proposed' }],
  ['one not read for three months', unseen, {}, { unreadableSince: now - 90 * day }],
  ['one not read for longer than that', unseen, { proposed: 'given-up' }, { unreadableSince: now - 90 * day - 1 }],
  ['a pull request with the marker', adopted, { uncertain: 'proposed', freed: 'proposed', 'given-up': 'proposed' }],
  ['nothing found in time', freed, { uncertain: 'freed' }],
  ['nothing could be found out', givenUp, { uncertain: 'given-up' }],
]

describe.each(moves)('%s', (_, command, moves, part = {}) => {
  test.each(fixStates)('%s', (state) => {
    const linked = ['proposed', 'merged', 'declined'].includes(state) ? { prLink } : {}
    const next = judge(ledgerOf({ fixes: [fixOf({ state, ...linked, ...part })] }), command)
    const expected = moves[state]
    if (expected === undefined) expect(['stale', 'known']).toContain(next)
    else expect(next).toMatchObject({ ledger: { fixes: [{ id, state: expected }] } })
  })

  test('of a fix that nobody knows: dropped', () => {
    expect(['stale', 'known']).toContain(judge(ledgerOf(), command))
  })
})

describe('jobs', () => {
  test('one that is found unreadable is shown with the reason, since then', () => {
    const found = after(ledgerOf({ fixes: [active] }), unreadable)
    expect(only(found)).toMatchObject({ unreadableSince: now, reason: { code: 'job-unreadable', error: '404' } })
    const lost = after(found, { ...unreadable, now: now + 8 * day })
    expect(only(lost)).toMatchObject({ state: 'given-up', reason: { code: 'job-lost', error: '404' } })
  })

  test('completed without a pull request: read once more a minute later, then a success without a change', () => {
    const later = jobRead(id, { job: jobOf({ status: 'completed' }), now: now + minute })
    const first = after(ledgerOf({ fixes: [active] }), job('completed'))
    expect(only(first)).toMatchObject({ state: 'active', completedAt: now, job: { status: 'completed' } })
    const next = change(first, later)
    expect(next.handled).toEqual({ e1: { fix: id } })
    expect(next.ledger.openRuns['run-1']?.succeeded).toBe(true)
    expect(only(after(first, job('active'))).completedAt).toBeUndefined()
  })
})

describe('pull requests', () => {
  const proposed = fixOf({ state: 'proposed', prLink })

  test('a declined one is remembered by its topics, and forgotten when it is merged after all', () => {
    const declined = after(ledgerOf({ fixes: [proposed], outcomes: {} }), pull('closed'))
    const memory = { fixId: id, at: now, pages: ['/guide'], signatures: proposed.topics[0] }
    expect(declined).toMatchObject({ declined: [memory], outcomes: { declined: 1 } })
    const merged = change(declined, pull('merged'))
    expect(merged.ledger).toMatchObject({ declined: [], outcomes: { declined: 0, merged: 1 } })
    expect(merged.handled).toEqual({ e1: { fix: id } })
  })

  test('once their repository has another name, links of closed and past ones have it too', () => {
    const names = { from: repositoryName('Acme/Docs'), to: repositoryName('acme/handbook') }
    const fixes = [
      fixOf({ id: 'a', state: 'merged', prLink: pullLink(1) }),
      fixOf({ id: 'b', state: 'merged', prLink: pullLink(2, 'acme/docs-2') }),
    ]
    const known = { 'acme/docs': { receives: true }, 'acme/handbook': { receives: false } }
    const before = ledgerOf({ fixes, pastPulls: [pullLink(3).url], repositories: known })
    const moved = after(before, { type: 'repository-moved', ...names })
    expect(moved.fixes.map((fix) => fix.prLink)).toEqual([pullLink(1, 'acme/handbook'), pullLink(2, 'acme/docs-2')])
    expect(moved.pastPulls).toEqual([pullLink(3, 'acme/handbook').url])
    expect(moved.repositories).toEqual({ 'acme/handbook': { receives: true } })
    const onHost = { url: 'https://git/git/git/pull/1', repository: repositoryName('git/git'), number: 1 }
    const there = ledgerOf({ fixes: [fixOf({ state: 'merged', prLink: onHost })], pastPulls: [onHost.url] })
    const renamed = 'https://git/acme/handbook/pull/1'
    const left = after(there, { type: 'repository-moved', from: onHost.repository, to: names.to })
    expect([only(left).prLink?.url, left.pastPulls]).toEqual([renamed, [renamed]])
  })

  test('how far a list was read only grows', () => {
    const read = (readTo: number): LedgerCommand => ({ type: 'repository-read', name: 'acme/docs', readTo })
    const ledger = after(ledgerOf({ repositories: { 'acme/docs': { receives: true } } }), read(5))
    expect(ledger.repositories).toEqual({ 'acme/docs': { receives: true, readTo: 5 } })
    expect(judge(ledger, read(5))).toBe('known')
    expect(after(ledger, read(6)).repositories['acme/docs']?.readTo).toBe(6)
  })
})

test('a pull request that was merged and reported for another fix is so for this one, whether the other stays or not', () => {
  const twin = fixOf({ id: 'other-fix', entryIds: ['e9'], state: 'merged', prLink, notified: ['pull-request'] })
  const both = after(ledgerOf({ fixes: [active, twin] }), job('completed', prLink))
  expect([both.fixes.map(({ state }) => state), pendingNews(both)]).toEqual([['merged', 'merged'], []])
  const past = after(ledgerOf({ fixes: [active], pastPulls: [prLink.url] }), job('completed', prLink))
  expect([only(past).state, pendingNews(past, now)]).toEqual(['proposed', [{ fixId: id, news: 'reminder' }]])
})
