// What jobs and pull requests bring: every transition of the life of a fix after its creation.
import { describe, expect, test } from 'vitest'
import type { PullLink } from '../../src/identifiers/github-names.ts'
import type { LedgerCommand } from '../../src/ledger/command.ts'
import { type FixState, fixStates } from '../../src/ledger/ledger.ts'
import { safe } from '../../src/text/safe-text.ts'
import {
  after,
  change,
  day,
  fixOf,
  jobOf,
  jobRead,
  judge,
  ledgerOf,
  minute,
  now,
  only,
  pullLink,
} from '../support/ledger-builders.ts'

const id = fixOf().id
const prLink = pullLink(1)
const active = fixOf({ state: 'active', at: now - day, since: now - day })
const pull = (state: 'open' | 'closed' | 'merged'): LedgerCommand => ({ type: 'pull-read', prLink, state, now })
const adopted: LedgerCommand = { type: 'pull-adopted', fixId: id, prLink, repository: 'acme/docs', now }
const freed: LedgerCommand = { type: 'fix-freed', fixId: id, now }
const givenUp: LedgerCommand = { type: 'fix-given-up', fixId: id, now }
const unreadable = { type: 'job-unreadable', fixId: id, error: safe`404`, now } as const
const unseen: LedgerCommand = { type: 'pull-unreadable', fixId: id, now }
const job = (status: 'active' | 'completed' | 'archived' | 'failed', link?: PullLink) =>
  jobRead(id, { job: jobOf({ status }), prLink: link })

/** States that the command moves, and where to; it is dropped in all others. */
type Moves = Partial<Record<FixState, FixState>>
const rejected = jobRead(id, { job: jobOf({ status: 'completed' }), rejectedLink: 'javascript:1' })
const moves: [what: string, command: LedgerCommand, moves: Moves, part?: Partial<typeof active>][] = [
  ['a job that is still at work', job('active'), {}],
  ['a pull request of a job that is active', job('active', prLink), { active: 'proposed' }],
  ['a pull request of a job that is completed', job('completed', prLink), { active: 'proposed' }],
  ['a pull request of a job that is archived', job('archived', prLink), { active: 'proposed' }],
  ['a pull request of a job that is failed', job('failed', prLink), { active: 'proposed' }],
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
  ['an open pull request', pull('open'), {}],
  ['a pull request that cannot be read', unseen, { proposed: 'proposed' }],
  ['one not read for three months', unseen, {}, { unreadableSince: now - 90 * day }],
  ['one not read for longer than that', unseen, { proposed: 'given-up' }, { unreadableSince: now - 90 * day - 1 }],
  ['a pull request with the marker', adopted, { uncertain: 'proposed' }],
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
  const { fixes } = after(ledgerOf({ fixes: [active, twin] }), job('completed', prLink))
  const told = { state: 'merged', notified: ['pull-request'] }
  expect(fixes).toMatchObject([told, told])
})
