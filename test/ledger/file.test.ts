// The ledger as text: what is written is what is read, and what is not a ledger is refused.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseDocPath } from '../../src/feedback/doc-path.ts'
import { parseLedger, renderLedger } from '../../src/ledger/file.ts'
import { createLedger, fixStates, type Ledger } from '../../src/ledger/ledger.ts'
import { countFailures, succeedInRun } from '../../src/ledger/open-runs.ts'
import { type SafeText, safe } from '../../src/text/safe-text.ts'
import { after, change, fixOf, jobOf, jobRead, ledgerOf, now, pullLink, submitted } from '../support/ledger-builders.ts'

const full: Ledger = ledgerOf({
  sequence: 9,
  fixes: [
    ...fixStates.map((state) => fixOf({ id: `fix-${state}`, state })),
    fixOf({ id: 'fix-rejected', state: 'unchanged', rejectedLink: 'https://evil.example/1' }),
    fixOf({
      id: 'fix-all',
      oldest: null,
      completedAt: 1,
      unreadableSince: 2,
      prLink: pullLink(1),
      reason: { code: 'job-lost', error: safe`why` },
      notified: ['pull-request', 'given-up', 'needs-person'],
      review: { nonce: 'n', at: 3, comment: 4 },
      job: { id: 'j', status: 'active' },
    }),
  ],
  jobCreations: [now],
  notBefore: now,
  cautious: true,
  openRuns: { r: { at: now, failed: ['e'], succeeded: true } },
  attempts: { e: 1 },
  repositories: { 'acme/docs': { receives: true }, 'acme/b': { receives: false, readTo: 5 } },
  declined: [{ fixId: 'f', at: 1, pages: ['/a'], signatures: ['s'] }],
  tracking: {
    issue: 7,
    author: 'bot',
    intent: { nonce: 'n', run: 'r', at: 1, lease: 2 },
    commentIntent: { nonce: 'n', run: 'r', at: 1, lease: 2, news: [{ fixId: 'f', news: 'given-up' }] },
    newestComment: 8,
    comments: 2,
  },
  scans: { f: { complete: 1, undated: 2, undatedPages: 3, oldestWaiting: 4, done: ['a'] }, g: { done: [] } },
  tally: {
    countedTo: 1,
    pages: { '/a': { comments: 1, up: 2, down: 3, silent: 4 } },
    weeks: { w: { comments: 1, votes: 2 } },
  },
  votes: { '/a': ['v'] },
  filteredCounts: { 'praise-only': 1, 'given-up': 2 },
  outcomes: { merged: 1, 'given-up': 2 },
  handled: { a: 1 },
})

describe('links', () => {
  const read = (prLink: string) => {
    const text = renderLedger(ledgerOf({ fixes: [fixOf({ state: 'proposed', prLink: pullLink(1) })] }))
    const [fix] = parseLedger(text.replace(pullLink(1).url, prLink), 'docs', 'https://github.com').fixes
    return [fix?.prLink, fix?.rejectedLink]
  }

  test('are stored as addresses, and parsed when they are read', () => {
    expect(read('https://github.com/acme/site/pull/2')).toEqual([pullLink(2, 'acme/site'), undefined])
  })

  // What is unchanged has none: its job gave something else.
  test.each(fixStates.filter((state) => state !== 'unchanged'))(
    'of a fix that is %s outlast another server',
    (state) => {
      const text = renderLedger(ledgerOf({ fixes: [fixOf({ state, prLink: pullLink(1) })] }))
      const elsewhere = parseLedger(text, 'docs', 'https://github.example')
      expect(elsewhere.fixes[0]).toMatchObject({ rejectedLink: pullLink(1).url })
      expect(elsewhere.fixes[0]?.prLink).toBeUndefined()
      expect(renderLedger(elsewhere)).toBe(text)
    },
  )

  test.each(['https://evil.example/acme/docs/pull/1', 'javascript:1', ''])('of nothing on this GitHub: %j', (link) => {
    expect(read(link)).toEqual([undefined, link])
  })
})

describe('round trip', () => {
  test.each([
    ['a new ledger', createLedger('docs')],
    ['one with everything', full],
    ['one with fields that are undefined', ledgerOf({ notBefore: undefined, fixes: [fixOf({ lease: undefined })] })],
  ])('%s', (_, ledger) => {
    expect(parseLedger(renderLedger(ledger), 'docs', 'https://github.com')).toEqual(JSON.parse(JSON.stringify(ledger)))
  })

  test('the order of keys does not show', () => {
    const attempts = { b: 1, a: 2 }
    const turned = { ...Object.fromEntries(Object.entries(full).toReversed()), attempts: { a: 2, b: 1 } }
    expect(renderLedger(turned as unknown as Ledger)).toBe(renderLedger({ ...full, attempts }))
  })

  test('pages are read as they are named today', () => {
    const { fixes, votes } = JSON.parse(renderLedger(full))
    const old = { ...full, fixes: fixes.map((fix: object) => ({ ...fix, pages: ['/es/v2/guide', '@octocat'] })), votes }
    const pages = parseLedger(JSON.stringify(old), 'docs', 'https://github.com').fixes.map((fix) => fix.pages)
    expect(new Set(pages.flat())).toEqual(new Set(['/guide', '/%40octocat']))
  })

  test('names that are one page today are one', () => {
    const count = { comments: 1, up: 2, down: 3, silent: 4 }
    const old = {
      ...full,
      fixes: [fixOf({ pages: ['/es/guide', '/guide'] })],
      tally: { ...full.tally, pages: { '/es/guide': count, '/guide': count, '/other': count } },
      votes: { '/es/guide': ['a', 'b'], '/guide': ['b', 'c'] },
    }
    const { fixes, tally, votes } = parseLedger(JSON.stringify(old), 'docs', 'https://github.com')
    expect(fixes[0]?.pages).toEqual(['/guide'])
    expect(tally.pages).toEqual({ '/guide': { comments: 2, up: 4, down: 6, silent: 8 }, '/other': count })
    expect(votes).toEqual({ '/guide': ['a', 'b', 'c'] })
  })

  test('reasons are lines, whatever stands in the file', () => {
    const fixes = [fixOf({ reason: { code: 'refused', error: 'a\n::error::b' as SafeText } })]
    const [fix] = parseLedger(renderLedger(ledgerOf({ fixes })), 'docs', 'https://github.com').fixes
    expect(fix?.reason).toEqual({ code: 'refused', error: 'a : :error: :b' })
  })

  test.each(['constructor', 'toString', 'a"\\\n\u2028', '\ud800', '🙂', '1'])('ids may be any text: %j', (id) => {
    const ledger = after(
      ledgerOf({ attempts: { [id]: 1 }, votes: { '/a': [id] } }),
      submitted(fixOf({ entryIds: [id] })),
    )
    expect(parseLedger(renderLedger(ledger), 'docs', 'https://github.com')).toEqual(JSON.parse(JSON.stringify(ledger)))
  })
})

describe('ids that are names of what every object has', () => {
  const run = 'run-1'
  const names = readFileSync(new URL('../corpus/hostile/json-and-prototype.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ field, text }) => field === 'entryId' && typeof text === 'string')
    .map(({ text }): string => text)
  const passOn = (ledger: Ledger) => parseLedger(renderLedger(ledger), 'docs', 'https://github.com')

  test('are in the corpus', () => {
    expect(names).toEqual(expect.arrayContaining(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']))
  })

  test.each(names)('%j fails as often as any other, then it is given up, over checkpoints', (id) => {
    let ledger = createLedger('docs')
    for (const attempt of [1, 2]) {
      const fix = fixOf({ id: `fix-${attempt}`, state: 'active', entryIds: [id], attempt })
      ledger = passOn({ ...ledger, fixes: [fix, ...ledger.fixes] })
      const failed = jobRead(fix.id, { job: jobOf({ status: 'failed' }), run })
      ledger = passOn(succeedInRun(after(ledger, failed), run, now))
      const closed = change(ledger, { type: 'run-closed', run, maxAttempts: 2, now })
      expect(Object.entries(closed.handled)).toEqual(attempt === 2 ? [[id, 'given-up']] : [])
      ledger = passOn(closed.ledger)
      expect(countFailures(ledger, id)).toBe(attempt === 2 ? 0 : 1)
    }
    expect(ledger.fixes.map((fix) => fix.state)).toEqual(['given-up', 'failed'])
  })

  test.each(names)('%j as a page and a name is what was written', (key) => {
    const counts = { comments: 1, up: 2, down: 3, silent: 4 }
    const page = parseDocPath(key)
    const ledger = ledgerOf({
      attempts: Object.fromEntries([[key, 3]]),
      votes: Object.fromEntries([[page, [key]]]),
      repositories: Object.fromEntries([[key, { receives: true }]]),
      tally: { countedTo: 1, pages: Object.fromEntries([[page, counts]]), weeks: {} },
    })
    const text = renderLedger(ledger)
    expect(renderLedger(parseLedger(text, 'docs', 'https://github.com'))).toBe(text)
    expect(Object.keys(passOn(ledger).tally.pages)).toEqual([page])
    expect(Object.getPrototypeOf(passOn(ledger).attempts)).toBe(Object.prototype)
  })

  test.each(names)('%j is filtered out, and counted under its reason', (id) => {
    const entries = [{ id, reason: 'praise-only' as const }]
    const next = change(createLedger('docs'), { type: 'entries-filtered', entries })
    expect(Object.entries(next.handled)).toEqual([[id, { filtered: 'praise-only' }]])
    expect(next.ledger.filteredCounts).toEqual({ 'praise-only': 1 })
  })
})

describe('refused', () => {
  const valid = JSON.parse(renderLedger(full))
  test.each<[what: string, text: string]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another kind of JSON', '[]'],
    ['a later schema', JSON.stringify({ ...valid, schema: 3 })],
    ['an unknown code', JSON.stringify({ ...valid, fixes: [{ ...valid.fixes[0], reason: { code: 'later' } }] })],
    ['no schema', JSON.stringify({ ...valid, schema: undefined })],
    ['another project', JSON.stringify({ ...valid, project: 'other' })],
    ['a part that is missing', JSON.stringify({ ...valid, fixes: undefined })],
    ['an unknown state', JSON.stringify({ ...valid, fixes: [{ ...valid.fixes[0], state: 'lost' }] })],
    ['a number that is none', JSON.stringify({ ...valid, fixes: [{ ...valid.fixes[0], attempt: Number.NaN }] })],
    ['a fix without entries', JSON.stringify({ ...valid, fixes: [{ ...valid.fixes[0], entryIds: undefined }] })],
    ['attempts that are a list', JSON.stringify({ ...valid, attempts: [1] })],
    ['attempts that are null', JSON.stringify({ ...valid, attempts: null })],
    ['an attempt that is no number', JSON.stringify({ ...valid, attempts: { e: '1' } })],
    ['an issue that is no number of one', JSON.stringify({ ...valid, tracking: { ...valid.tracking, issue: 1.5 } })],
    ['a sequence that is no whole number', JSON.stringify({ ...valid, sequence: 1.5 })],
  ])('%s', (_, text) => {
    expect(() => parseLedger(text, 'docs', 'https://github.com')).toThrow()
  })

  test('a field of a later version, which would be lost with the next commit', () => {
    expect(() => parseLedger(JSON.stringify({ ...valid, later: {} }), 'docs', 'https://github.com')).toThrow()
  })
})
