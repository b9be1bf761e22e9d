// Fixes whose creation got no answer: where they are looked for, and what the lists show.
import { describe, expect, test } from 'vitest'
import { listRepositories, settleUncertain } from '../../src/fixes/settle.ts'
import type { PullList, PullRequest } from '../../src/github/pull-requests.ts'
import { applyBatch } from '../../src/ledger/command.ts'
import type { Fix, Ledger } from '../../src/ledger/ledger.ts'
import { repositoryName } from '../support/addresses.ts'
import { after, day, fixOf, hour, judge, ledgerOf, minute, now, pullLink } from '../support/ledger-builders.ts'

const uncertain = fixOf({ id: 'fix-0000000001', state: 'uncertain', at: now - hour, since: now - hour })
const receiving = { 'acme/docs': { receives: true } }

describe('what is listed', () => {
  const proposed = (part: Partial<Fix> = {}) =>
    fixOf({ state: 'proposed', prLink: pullLink(1), at: now - 9 * day, since: now - 8 * day, ...part })
  const sending = now - 9 * day - hour
  const list = (fixes: readonly Fix[], repositories: Ledger['repositories'] = {}) =>
    listRepositories(ledgerOf({ fixes, repositories }), repositoryName('acme/tracking'), now)

  test.each<[what: string, fix: Fix, readTo: number | undefined, since: number | undefined]>([
    ['never read: from the sending', proposed(), undefined, sending],
    ['read since: an hour before that', proposed(), now - day, now - day - hour],
    ['proposed since then: from the sending', proposed({ since: now - day + 1 }), now - day, sending],
    ['unreadable: from the sending', proposed({ unreadableSince: now - day }), now - day, sending],
    ['declined: it may be merged after all', proposed({ state: 'declined' }), now - day, now - day - hour],
    ['merged: no more', proposed({ state: 'merged' }), undefined, undefined],
    ['a link of another GitHub', proposed({ prLink: undefined, rejectedLink: 'x' }), undefined, undefined],
    ['active: nothing to look at', fixOf({ state: 'active' }), undefined, undefined],
  ])('%s', (_, fix, readTo, since) => {
    const wanted = list([fix], readTo === undefined ? {} : { 'acme/docs': { receives: false, readTo } })
    expect(wanted).toEqual(since === undefined ? [] : [{ name: 'acme/docs', since }])
  })

  test.each<[hours: number, last: number, isListed: boolean]>([
    [1, 2, true],
    [1, 0.5, false],
    [25, 2, true],
    [23, 2, false],
    [169, 2, true],
    [180, 2, false],
  ])(
    'freed %d hours ago, after a run %d hours ago: looked for in that run, a day and a week later',
    (ago, last, isListed) => {
      const freed = { ...uncertain, state: 'freed' as const, since: now - ago * hour }
      const ledger = ledgerOf({ fixes: [freed], lastRun: { at: now - last * hour, starts: [] } })
      const listed = listRepositories(ledger, repositoryName('acme/tracking'), now)
      expect(listed).toEqual(isListed ? [{ name: 'acme/tracking', since: freed.at - minute }] : [])
    },
  )

  test('an uncertain fix is looked for in the tracking repository and wherever jobs came from', () => {
    const repositories = { ...receiving, 'acme/other': { receives: false, readTo: 5 } }
    expect(list([uncertain], repositories)).toEqual([
      { name: 'acme/tracking', since: uncertain.at - minute },
      { name: 'acme/docs', since: uncertain.at - minute },
    ])
  })
})

describe('what the lists show', () => {
  const marked = (part: Partial<PullRequest> = {}): PullRequest => ({
    ...{ link: pullLink(1), title: 'Say how to install', body: `Done.\n\nfeedback-to-fix: ${uncertain.id}\n` },
    ...{
      state: 'open',
      author: 'agent',
      isByPerson: false,
      head: 'c'.repeat(40),
      base: 'main',
      baseSha: '',
      labels: [],
    },
    ...{ isPrivate: false, own: true, hasConflict: false, closedAt: undefined },
    ...{ createdAt: now - hour + minute, updatedAt: now, ...part },
  })
  const pulls = (...list: readonly PullRequest[]): PullList => ({ kind: 'pulls', pulls: list, complete: true })
  const unreadable: PullList = { kind: 'unreadable' }
  const cut: PullList = { kind: 'pulls', pulls: [], complete: false }
  const sightOf = (lists: Record<string, PullList>) => {
    return { lists: new Map(Object.entries(lists)), tracking: repositoryName('acme/tracking'), asked: now }
  }
  const settle = (
    fix: Fix,
    lists: Record<string, PullList>,
    repositories: Ledger['repositories'] = receiving,
    others: readonly Fix[] = [],
  ) => {
    return settleUncertain(ledgerOf({ fixes: [...others, fix], repositories }), sightOf(lists), day, now)
  }

  test.each([
    ['open', 'proposed'],
    ['merged', 'merged'],
    ['closed', 'declined'],
  ] as const)('its marker, %s: adopted, and %s', (state, end) => {
    const lists = { 'acme/tracking': pulls(), 'acme/docs': pulls(marked({ state })) }
    const { fixes } = applyBatch(ledgerOf({ fixes: [uncertain] }), settle(uncertain, lists), () => 'new').ledger
    expect(fixes.map((fix) => [fix.state, fix.prLink, fix.title])).toEqual([[end, pullLink(1), undefined]])
  })

  test.each<[what: string, pull: PullRequest, adopted: boolean]>([
    ['from a fork', marked({ own: false }), false],
    ['of another fix', marked({ body: 'feedback-to-fix: fix-0000000002' }), false],
    ['created before the sending', marked({ createdAt: uncertain.at - minute - 1 }), false],
    ['clocks that differ by a minute', marked({ createdAt: uncertain.at - minute }), true],
    ['a date that cannot be read', marked({ createdAt: Number.NaN }), false],
  ])('%s', (_, pull, adopted) => {
    expect(settle(uncertain, { 'acme/docs': pulls(pull) })).toHaveLength(adopted ? 2 : 0)
  })

  test.each<[what: string, age: number, lists: Record<string, PullList>, ...commands: string[]]>([
    ['too early', day - 1, { 'acme/docs': pulls() }],
    ['not found in time', day, { 'acme/docs': pulls() }, 'fix-freed'],
    ['one cannot be read', day, { 'acme/tracking': unreadable, 'acme/docs': pulls() }],
    ['a list was cut short', day, { 'acme/docs': cut }],
    ['one was not listed', day, { 'acme/tracking': pulls() }],
    ['seven days without a sight', 7 * day, { 'acme/docs': unreadable }, 'fix-given-up'],
    ['seven days, then a sight', 9 * day, { 'acme/docs': pulls() }, 'fix-freed'],
    ['still in time', 7 * day - 1, { 'acme/docs': unreadable }],
  ])('%s', (_, age, lists, ...commands) => {
    expect(settle({ ...uncertain, at: now - age }, lists).map(({ type }) => type)).toEqual(commands)
  })

  test('a pull request of another fix is never adopted by its marker, and shown', () => {
    const other = fixOf({ id: 'fix-0000000002', state: 'proposed', prLink: pullLink(1, 'Acme/Docs') })
    const about = { fixId: uncertain.id, prLink: pullLink(1) }
    const unclear = { type: 'pull-unclear', ...about } as const
    expect(settle(uncertain, { 'acme/docs': pulls(marked()) }, receiving, [other])).toEqual([unclear])
    const ledger = ledgerOf({ fixes: [other, uncertain] })
    const shown = after(ledger, unclear)
    expect(shown.fixes[1]?.reason).toMatchObject({ code: 'unclear-pull', number: 1, claimed: true })
    expect(judge(shown, unclear)).toBe('known')
    const past = ledgerOf({ fixes: [uncertain], pastPulls: [pullLink(1).url] })
    expect(settleUncertain(past, sightOf({ 'acme/docs': pulls(marked()) }), day, now)).toEqual([unclear])
    expect(after(past, unclear).fixes[0]?.reason).toMatchObject({ claimed: true })
    for (const each of [ledger, past]) expect(judge(each, { type: 'pull-adopted', ...about, now })).toBe('stale')
  })
})
