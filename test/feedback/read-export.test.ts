// Reading the export within its budget, against a service whose order, pages and faults a test chooses.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { FeedbackAnswer, FeedbackQuery, Spend } from '../../src/docs-api/get-feedback.ts'
import type { Filters } from '../../src/docs-api/vocabulary.ts'
import { findUnread } from '../../src/feedback/export-progress.ts'
import { beginWalk, type Walk } from '../../src/feedback/plan-scan.ts'
import { readExport } from '../../src/feedback/read-export.ts'
import type { StreamRecord } from '../../src/ledger/ledger.ts'
import { safe } from '../../src/text/safe-text.ts'
import type { World } from '../../src/world.ts'
import { day, hour, minute, now } from '../support/ledger-builders.ts'

type Order = 'newest-first' | 'oldest-first' | 'mixed'

interface Script {
  readonly entries: readonly FeedbackEntry[]
  readonly order?: Order
  /** Entries on a page, whatever is asked for. */
  readonly size?: number
  /** In place of the answer to the nth request, counted from one. */
  readonly answer?: (request: number, query: FeedbackQuery) => FeedbackAnswer | undefined
  /** In place of the cursor that follows so many entries. */
  readonly cursor?: (after: number) => string | null
}

const all: Filters = { sources: ['contextual', 'code_snippet', 'agent', 'thumbs_only'], statuses: ['pending'] }
const limited: FeedbackAnswer = { kind: 'limited', retryAfter: hour }
const refused: FeedbackAnswer = { kind: 'cursor-refused' }

/** Ages in minutes, and ids after them; null: no date. */
function entriesOf(ages: readonly (number | null)[], source: 'agent' | 'thumbs_only' = 'agent'): FeedbackEntry[] {
  return ages.map((age, index) => ({
    id: age === null ? `undated-${index}` : `${source[0]}${age}`,
    path: '/a',
    comment: 'x',
    createdAt: age === null ? null : new Date(now - age * minute).toISOString(),
    status: 'pending',
    source,
  }))
}
const ages = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function createService({ entries, order = 'newest-first', size = 2, answer, cursor = String }: Script) {
  const queries: FeedbackQuery[] = []
  const warnings: string[] = []
  const timeOf = ({ createdAt }: FeedbackEntry) => (createdAt === null ? Number.NaN : Date.parse(createdAt))
  const place = (entry: FeedbackEntry) => {
    const age = (now - timeOf(entry)) / minute
    return order === 'newest-first' ? age : order === 'oldest-first' ? -age : (age * 7) % 11
  }
  const sorted = entries.toSorted((a, b) => place(a) - place(b))
  const getFeedback = async (query: FeedbackQuery, spend: Spend): Promise<FeedbackAnswer> => {
    if (!spend()) return { kind: 'spent' }
    queries.push(query)
    const scripted = answer?.(queries.length, query)
    if (scripted !== undefined) return scripted
    const { dateFrom, dateTo, source } = query
    const fits = sorted.filter((entry) => {
      if (source !== undefined && entry.source !== source) return false
      if (dateTo === undefined) return true
      const at = timeOf(entry)
      return at < Date.parse(dateTo) && at >= (dateFrom === undefined ? Number.NEGATIVE_INFINITY : Date.parse(dateFrom))
    })
    const after = Number(query.cursor ?? 0)
    const hasMore = fits.length > after + size
    const nextCursor = hasMore ? cursor(after + size) : null
    return { kind: 'page', page: { entries: fits.slice(after, after + size), skipped: [], nextCursor, hasMore } }
  }
  const log = { warning: (line: string) => void warnings.push(line) }
  const world = { service: { getFeedback }, log, now: () => now } as unknown as World
  const read = async (walks: readonly Walk[], budget = 100, filters = all) => {
    const result = await readExport(world, filters, walks, budget)
    const ids = (kind: Walk['kind']) => result.entries.get(kind)?.map(({ id }) => id) ?? []
    return { ...result, ids, walk: (kind: Walk['kind']) => result.walks.find(({ walk }) => walk.kind === kind) }
  }
  return { read, queries, warnings }
}

const window = beginWalk(all, 'window', now, now - 10 * day)
const going = (kind: Walk['kind'], stream: StreamRecord, part: Partial<Walk> = {}): Walk => ({
  ...beginWalk(all, kind, now, kind === 'undated' ? undefined : now - 10 * day),
  streams: [stream],
  pages: 5,
  ...part,
})

describe('the budget', () => {
  test('what is newest comes first, and the rest goes on where it was', async () => {
    const { read } = createService({ entries: entriesOf(ages(9)) })
    const first = await read([window, beginWalk(all, 'undated', now)], 3)
    expect([first.requests, first.ids('window'), first.ids('undated')]).toEqual([
      3,
      ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'],
      [],
    ])
    expect(first.walk('window')).toMatchObject({
      end: 'paused',
      walk: { pages: 3, waited: 1, streams: [{ cursor: '6' }] },
    })
    expect(first.walk('undated')).toMatchObject({ end: 'paused', walk: { pages: 0, waited: 1 } })
    const second = await read(first.walks.map(({ walk }) => walk))
    expect(second.ids('window')).toEqual(['a7', 'a8', 'a9'])
    expect(second.walk('window')).toMatchObject({ end: 'ended', walk: { pages: 5, streams: [] } })
  })

  test.each([1, 2, 3])('of %i a run: no walk waits for ever, and each comes to its end', async (budget) => {
    const { read } = createService({ entries: entriesOf(ages(40)) })
    let walks: Walk[] = [
      going('newest', {}, { from: now - 8 * minute, pages: 0 }),
      going('backlog', { cursor: '8' }),
      beginWalk(all, 'undated', now),
    ]
    const seen: string[] = []
    const waits: number[] = []
    for (let run = 0; run < 60 && walks.length > 0; run++) {
      const result = await read(walks, budget)
      expect(result.requests).toBeLessThanOrEqual(budget)
      seen.push(...walks.flatMap(({ kind }) => result.ids(kind).map((id) => `${kind} ${id}`)))
      walks = result.walks.filter(({ end }) => end !== 'ended').map(({ walk }) => walk)
      waits.push(...walks.map(({ waited }) => waited))
    }
    expect(walks).toEqual([])
    expect(Math.max(...waits)).toBeLessThanOrEqual(5)
    expect([new Set(seen).size, seen.length]).toEqual([8 + 32 + 40, 8 + 32 + 40])
  })

  test('half of it belongs to a walk that waited, behind what is newest', async () => {
    const { read, queries } = createService({ entries: entriesOf(ages(20)) })
    const undated = { ...beginWalk(all, 'undated', now), waited: 3 }
    const { walk } = await read([window, undated], 5)
    expect(queries.map(({ dateTo }) => dateTo === undefined)).toEqual([false, false, true, true, true])
    expect([walk('undated')?.walk.waited, walk('window')?.walk.waited]).toEqual([0, 1])
  })

  test('of which nothing is left asks nothing', async () => {
    const { read, queries } = createService({ entries: entriesOf(ages(2)) })
    const { requests, walk } = await read([window], 0)
    expect([requests, queries, walk('window')]).toEqual([0, [], { end: 'paused', walk: { ...window, waited: 1 } }])
  })
})

describe('429', () => {
  test('ends the reading with what there is, and says when it goes on', async () => {
    const { read } = createService({
      entries: entriesOf(ages(9)),
      answer: (request) => (request === 3 ? limited : undefined),
    })
    const result = await read([window, beginWalk(all, 'undated', now)])
    expect([result.ids('window'), result.ids('undated'), result.requests]).toEqual([['a1', 'a2', 'a3', 'a4'], [], 3])
    expect(result.walk('window')).toMatchObject({ end: 'paused', walk: { streams: [{ cursor: '4' }] } })
    expect(result.notBefore).toBe(now + hour)
  })

  test.each([
    [undefined, 15 * minute],
    [5 * minute, 5 * minute],
    [40 * day, day],
  ])('with Retry-After of %s ms: %i ms', async (retryAfter, pause) => {
    const { read } = createService({ entries: [], answer: () => ({ kind: 'limited', retryAfter }) })
    expect((await read([window])).notBefore).toBe(now + pause)
  })
})

describe('a cursor that the service no longer takes', () => {
  const entries = entriesOf(ages(9))

  test('a scan without dates begins anew, so that nothing is counted twice', async () => {
    const { read } = createService({
      entries: [...entriesOf(ages(3)), ...entriesOf([null])],
      answer: (request) => (request === 1 ? refused : undefined),
    })
    const before = going(
      'undated',
      { cursor: 'dead', order: 'newest-first', steps: 99, last: now - 2 * minute },
      { start: 1 },
    )
    const { ids, walk, requests } = await read([before])
    expect(ids('undated')).toEqual(['a1', 'a2', 'a3', 'undated-0'])
    expect([walk('undated'), requests]).toMatchObject([{ end: 'ended', walk: { start: now, pages: 2 } }, 3])
    const spent = await createService({ entries, answer: () => refused }).read([before], 1)
    expect(spent.walk('undated')).toMatchObject({ end: 'paused', walk: { start: now, pages: 0, streams: [{}] } })
  })
})

describe('a walk whose cursors lead nowhere', () => {
  test.each([
    ['gives none', () => null],
    ['gives an empty one', () => ''],
    ['repeats one', (after: number) => (after < 60 ? String(after) : '40')],
  ])('%s: what is left of its window is asked for by the next run', async (_, cursor) => {
    const { read } = createService({ entries: entriesOf(ages(120)), size: 20, cursor })
    const seen = new Set<string>()
    let walk: Walk = window
    let runs = 0
    for (; runs < 12; runs++) {
      const result = await read([walk])
      for (const id of result.ids('window')) seen.add(id)
      const one = result.walk('window')
      if (one?.end === 'ended' || one === undefined) break
      expect(one.end).toBe('broken')
      walk = one.walk
    }
    expect(seen.size).toBe(120)
  })
})

describe('pages without a new entry', () => {
  const skipped = [{ id: 'entry 1 of page', reason: safe`id should be of type string` }]
  const rests = (kind: Walk['kind'], script: Script) => {
    const service = createService(script)
    return { ...service, read: () => service.read([beginWalk(all, kind, now)]) }
  }
  /** Empty from one request to another, under ever new cursors. */
  const emptyFrom = (
    first: number,
    last: number,
    page: Partial<(FeedbackAnswer & { kind: 'page' })['page']> = {},
  ): Script => ({
    entries: entriesOf(ages(4)),
    answer: (request, { cursor = '0' }) =>
      request < first || request > last
        ? undefined
        : { kind: 'page', page: { entries: [], skipped: [], hasMore: true, nextCursor: `0${cursor}`, ...page } },
  })

  test.each<[string, Walk['kind'], Partial<(FeedbackAnswer & { kind: 'page' })['page']>]>([
    ['empty ones', 'window', {}],
    ['empty ones of a scan without dates', 'undated', {}],
    ['ones of entries that cannot be read', 'window', { skipped }],
  ])('%s: after fifty the walk rests, and the next run goes on where it was', async (_, kind, page) => {
    const { read, warnings } = rests(kind, emptyFrom(2, 999, page))
    const { requests, walk, ids } = await read()
    expect([requests, ids(kind)]).toEqual([51, ['a1', 'a2']])
    expect(walk(kind)).toMatchObject({
      end: 'paused',
      walk: { pages: 51, streams: [{ cursor: `${'0'.repeat(50)}2` }] },
    })
    expect(warnings).toEqual([
      'The export returned 50 pages in a row without a new entry, up to page 51; what was read is kept, and the next run will continue there.',
    ])
    expect(
      findUnread({ walks: [{ walk: window, end: 'paused' }], requests }, { budget: 60, until: undefined }),
    ).toMatchObject({ reason: 'empty' })
  })
})

describe('a cursor that the ledger may not hold', () => {
  const secret = `AKIA${'ABCDEFGHIJKLMNOP'}`
  test.each(['two words', '<b>', 'x'.repeat(2000), 'jane@corp.example', secret])(
    '%s: a place in time instead',
    async (text) => {
      const { read } = createService({ entries: entriesOf(ages(60)), size: 20, cursor: () => text })
      const { walk } = await read([window], 1)
      const { streams = [] } = walk('window')?.walk ?? {}
      expect(streams).toEqual([
        { order: 'newest-first', steps: 19, last: now - 20 * minute, to: now - 20 * minute + 1 },
      ])
      const undated = await read([beginWalk(all, 'undated', now)], 1)
      expect(undated.walk('undated')?.end).toBe('broken')
    },
  )
})
