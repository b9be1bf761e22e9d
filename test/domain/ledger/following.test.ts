// What jobs and pull requests bring: every transition of the life of a fix after its creation.
import { describe, expect, test } from 'vitest'
import type { LedgerEvent } from '../../../src/domain/ledger/event.ts'
import { type FixState, fixStates } from '../../../src/domain/ledger/ledger.ts'
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
} from '../../support/ledger-builders.ts'

const id = fixOf().id
const prLink = pullLink(1)
const active = fixOf({ state: 'active', at: now - day, since: now - day })
const pull = (state: 'open' | 'closed' | 'merged'): LedgerEvent => ({ type: 'pull-read', prLink, state, now })
const adopted: LedgerEvent = { type: 'pull-adopted', fixId: id, prLink, repository: 'acme/docs', now }
const freed: LedgerEvent = { type: 'fix-freed', fixId: id, now }
const givenUp: LedgerEvent = { type: 'fix-given-up', fixId: id, reason: 'not found', now }
const unreadable: LedgerEvent = { type: 'job-unreadable', fixId: id, reason: '404', now }
const unseen: LedgerEvent = { type: 'pull-unreadable', fixId: id, now }
const job = (status: 'active' | 'completed' | 'archived' | 'failed', link?: string) =>
  jobRead(id, { job: jobOf({ status }), link })

interface Move {
  readonly what: string
  readonly event: LedgerEvent
  /** States that the event moves, and where to; it is dropped in all others. */
  readonly moves: Partial<Record<FixState, FixState>>
  readonly part?: Partial<typeof active>
}
const moves: Move[] = [
  { what: 'a job at work', event: job('active'), moves: { active: 'active' } },
  ...(['active', 'completed', 'archived', 'failed'] as const).map((status) => ({
    what: `a pull request of a job that is ${status}`,
    event: job(status, prLink),
    moves: { active: 'proposed' } as const,
  })),
  {
    what: 'a link that is no pull request',
    event: jobRead(id, { job: jobOf({ status: 'completed' }), badLink: 'javascript:1' }),
    moves: { active: 'unchanged' },
  },
  { what: 'a job that failed', event: job('failed'), moves: { active: 'failed' } },
  { what: 'a job that was archived', event: job('archived'), moves: { active: 'archived' } },
  { what: 'a first look at a completed job', event: job('completed'), moves: { active: 'active' } },
  {
    what: 'a second look within the minute',
    event: job('completed'),
    part: { completedAt: now - minute + 1 },
    moves: {},
  },
  {
    what: 'a second look after a minute',
    event: job('completed'),
    part: { completedAt: now - minute },
    moves: { active: 'unchanged' },
  },
  { what: 'a job that cannot be read', event: unreadable, moves: { active: 'active' } },
  {
    what: 'a job that cannot be read for seven days',
    event: unreadable,
    part: { unreadableSince: now - 7 * day },
    moves: {},
  },
  {
    what: 'a job that cannot be read for longer',
    event: unreadable,
    part: { unreadableSince: now - 7 * day - 1 },
    moves: { active: 'given-up' },
  },
  { what: 'a merged pull request', event: pull('merged'), moves: { proposed: 'merged', declined: 'merged' } },
  { what: 'a closed pull request', event: pull('closed'), moves: { proposed: 'declined' } },
  { what: 'an open pull request', event: pull('open'), moves: {} },
  { what: 'a pull request that cannot be read', event: unseen, moves: { proposed: 'proposed' } },
  { what: 'a pull request with the marker', event: adopted, moves: { uncertain: 'proposed' } },
  { what: 'nothing found in time', event: freed, moves: { uncertain: 'freed' } },
  { what: 'nothing could be found out', event: givenUp, moves: { uncertain: 'given-up' } },
]

describe.each(moves)('$what', ({ event, moves, part = {} }) => {
  test.each(fixStates)('%s', (state) => {
    const linked = ['proposed', 'merged', 'declined'].includes(state) ? { prLink } : {}
    // A job that was retrieved already, unless it is at work: then the first contact is the news.
    const contact = event !== moves
    const next = judge(ledgerOf({ contact: contact && part !== undefined, fixes: [fixOf({ state, ...linked, ...part })] }), event)
    const expected = moves[state]
    const firstLook = event.type === 'job-read' && event.job.status === 'active' && event.link === undefined
    if (expected === undefined || (firstLook && state === 'active')) return expect(next.kind).toBe('dropped')
    expect(next).toMatchObject({ kind: 'applied', ledger: { fixes: [{ id, state: expected }] } })
  })
})
