// Reading the export within its budget, against a service whose order, pages and faults a test chooses.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { FeedbackAnswer, FeedbackQuery, Spend } from '../../src/docs-api/get-feedback.ts'
import type { Filters } from '../../src/docs-api/vocabulary.ts'
import { readExport } from '../../src/feedback/collect.ts'
import { beginWalk, findUnread, type Walk } from '../../src/feedback/scan.ts'
import type { StreamRecord } from '../../src/ledger/ledger.ts'
import { safe } from '../../src/text/safe-text.ts'
import type { World } from '../../src/world.ts'
import { day, feedbackOf, hour, minute, now } from '../support/ledger-builders.ts'

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
const two: Filters = { sources: ['agent', 'contextual'], statuses: ['pending'] }
const limited: FeedbackAnswer = { kind: 'limited', retryAfter: hour }
const refused: FeedbackAnswer = { kind: 'cursor-refused' }

/** Ages in minutes, and ids after them; null: no date. */
function entriesOf(ages: readonly (number | null)[], source: 'agent' | 'thumbs_only' = 'agent'): FeedbackEntry[] {
  return ages.map((age, index) => {
    const id = age === null ? `undated-${index}` : `${source[0]}${age}`
    return { ...feedbackOf(id, 'x', age && age * minute), source } as FeedbackEntry
  })
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
    const result = await readExport(world, filters, walks, budget, { requests: 0 })
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
    expect([first.requests, first.ids('window').join(), first.ids('undated')]).toEqual([3, 'a1,a2,a3,a4,a5,a6', []])
    const rest = { pages: 3, starvedRuns: 0, streams: [{ cursor: '6' }] }
    expect(first.walk('window')).toMatchObject({ end: 'paused', walk: rest })
    expect(first.walk('undated')).toMatchObject({ end: 'paused', walk: { pages: 0, starvedRuns: 1 } })
    const second = await read(first.walks.map(({ walk }) => walk))
    expect(second.ids('window')).toEqual(['a7', 'a8', 'a9'])
    expect(second.walk('window')).toMatchObject({ end: 'ended', walk: { pages: 5, streams: [] } })
  })

  test.each([1, 2, 3])('of %i a run: no walk waits for ever, and each comes to its end', async (budget) => {
    const { read } = createService({ entries: entriesOf(ages(40)) })
    let walks: Walk[] = [
      going('window', {}, { from: now - 8 * minute, pages: 0 }),
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
      waits.push(...walks.map(({ starvedRuns }) => starvedRuns))
    }
    expect(walks).toEqual([])
    expect(Math.max(...waits)).toBeLessThanOrEqual(5)
    expect([new Set(seen).size, seen.length]).toEqual([8 + 32 + 40, 8 + 32 + 40])
  })

  test.each([
    [3, [false, false, false, true, true], 0],
    [2, [false, false, false, false, false], 3],
  ])(
    'half of it belongs to a walk that waited %i runs, behind what is newest: %j',
    async (starvedRuns, undated, left) => {
      const { read, queries } = createService({ entries: entriesOf(ages(20)) })
      const { walk } = await read([window, { ...beginWalk(all, 'undated', now), starvedRuns }], 5)
      expect(queries.map(({ dateTo }) => dateTo === undefined)).toEqual(undated)
      expect([walk('undated')?.walk.starvedRuns, walk('window')?.walk.starvedRuns]).toEqual([left, 0])
    },
  )

  test.each([
    [1, 9],
    [2, 9],
    [1, 1],
  ])('where 429 follows on %i pages in every run, of %i new minutes, no walk waits for ever', async (granted, age) => {
    const script = { request: 0 }
    const answer = () => (++script.request > granted ? limited : undefined)
    const { read } = createService({ entries: entriesOf(ages(20)), answer })
    const recent = () => going('window', {}, { from: now - age * minute, pages: 0 })
    let others: readonly Walk[] = [going('backlog', { cursor: '8' }), beginWalk(all, 'undated', now)]
    for (let run = 0; run < 60 && others.length > 0; run++) {
      script.request = 0
      const { walks } = await read([recent(), ...others], 60)
      others = walks.filter(({ walk, end }) => walk.kind !== 'window' && end !== 'ended').map(({ walk }) => walk)
    }
    expect(others).toEqual([])
  })
})

describe('429', () => {
  test.each([
    [undefined, 15 * minute],
    [5 * minute, 5 * minute],
    [40 * day, day],
  ])('with Retry-After of %s ms: %i ms', async (retryAfter, pause) => {
    const { read } = createService({ entries: [], answer: () => ({ kind: 'limited', retryAfter }) })
    expect((await read([window])).notBefore).toBe(now + pause)
  })

  test('to one stream is for the walks after it; the longest pause counts', async () => {
    const pauses = { agent: hour, contextual: 2 * hour }
    const { read, queries } = createService({
      entries: [],
      answer: (_, { source }) => ({ kind: 'limited', retryAfter: pauses[source as keyof typeof pauses] }),
    })
    const walks = [beginWalk(two, 'window', now), beginWalk(two, 'undated', now)]
    const result = await read(walks, 100, two)
    expect([result.notBefore, queries.length]).toEqual([now + 2 * hour, 2])
  })
})

describe('a cursor that the service no longer takes', () => {
  const entries = entriesOf(ages(9))
  const takesNone = (_: number, { cursor }: FeedbackQuery) => (cursor === undefined ? undefined : refused)

  test.each<Order>(['newest-first', 'oldest-first', 'mixed'])(
    '%s: the newer half of its window, then the rest',
    async (order) => {
      const answer = (request: number) => (request === 1 ? refused : undefined)
      const { read, queries, warnings } = createService({ entries, order, answer })
      const { ids, walk } = await read([going('backlog', { cursor: 'dead' }, { from: now - 10 * minute })])
      expect([new Set(ids('backlog')).size, walk('backlog')?.end, warnings.length]).toEqual([9, 'ended', 1])
      expect(queries[1]).toMatchObject({ dateFrom: new Date(now - 5 * minute).toISOString() })
      expect(queries[1]?.cursor).toBeUndefined()
    },
  )

  test('where more than a page has one time: it says so, and the next run asks for all again', async () => {
    const same = entriesOf([1, 2, 3]).map((entry) => ({ ...entry, createdAt: new Date(now - minute).toISOString() }))
    const { read, warnings } = createService({ entries: same, answer: takesNone })
    const { walk, requests } = await read([{ ...window, from: now - day }])
    expect([walk('window')?.end, walk('window')?.walk.streams, warnings.length]).toEqual(['broken', [{}], 1])
    expect(requests).toBeLessThan(32)
  })

  test('a scan without dates begins anew, so that nothing is counted twice', async () => {
    const { read } = createService({
      entries: [...entriesOf(ages(3)), ...entriesOf([null])],
      answer: (request) => (request === 1 ? refused : undefined),
    })
    const before = going('undated', { cursor: 'dead' }, { start: 1 })
    const { ids, walk, requests } = await read([before])
    expect(ids('undated')).toEqual(['a1', 'a2', 'a3', 'undated-0'])
    expect([walk('undated'), requests]).toMatchObject([{ end: 'ended', walk: { start: now, pages: 2 } }, 3])
    const spent = await createService({ entries, answer: () => refused }).read([before], 1)
    expect(spent.walk('undated')).toMatchObject({ end: 'paused', walk: { start: now, pages: 0, streams: [{}] } })
  })
})

describe('a walk whose cursors lead nowhere', () => {
  test('gives the same entries under ever new cursors', async () => {
    const page = { entries: entriesOf([1, 2]), skipped: [], hasMore: true }
    const { read, warnings } = createService({
      entries: [],
      answer: (request) => ({ kind: 'page', page: { ...page, nextCursor: `c${request}` } }),
    })
    const { walk, requests } = await read([window])
    expect([walk('window')?.end, requests, warnings.length]).toEqual(['broken', 4, 1])
  })
})

describe('pages without a new entry', () => {
  const skipped = [{ entry: 1, reason: safe`id should be of type string` }]
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
      'The export could not be read beyond page 51. What was read is kept; the rest will be requested again.',
    ])
    expect(
      findUnread(
        { walks: [{ walk: window, end: 'paused' }], requests },
        { 'max-export-requests': 60, 'dry-run': false },
      ),
    ).toMatchObject({ reason: 'empty' })
  })

  test('entries that cannot be read are named by source, alike in each walk', async () => {
    const page = { entries: [], skipped, nextCursor: null, hasMore: false }
    const { read } = createService({ entries: [], answer: () => ({ kind: 'page', page }) })
    const result = await read([beginWalk(two, 'window', now), beginWalk(two, 'undated', now)], 9, two)
    const names = ['entry 1 of page 1 of agent', 'entry 1 of page 1 of contextual']
    expect(result.skipped.map(({ id }) => id)).toEqual([...names, ...names])
  })
})

test('an entry that two walks return is kept once', async () => {
  const { read } = createService({ entries: entriesOf([1, 2, null]) })
  const { entries, unique } = await read([window, beginWalk(all, 'undated', now)])
  const [dated, undated] = [entries.get('window') ?? [], entries.get('undated') ?? []]
  expect(dated.map(({ id }) => id)).toEqual(['a1', 'a2'])
  expect(undated.map((entry) => dated.includes(entry))).toEqual([true, true, false])
  expect([...unique.keys()]).toEqual(['a1', 'a2', 'undated-2'])
})

const secret = `AKIA${'ABCDEFGHIJKLMNOP'}`
test.each(['two words', '<b>', 'x'.repeat(2000), 'jane@corp.example', secret])(
  'a cursor that the ledger may not hold, %s: a place in time instead',
  async (text) => {
    const { read } = createService({ entries: entriesOf(ages(60)), size: 20, cursor: () => text })
    const { walk } = await read([window], 1)
    const { streams = [] } = walk('window')?.walk ?? {}
    expect(streams).toEqual([{ from: now - 5 * day, to: now }])
    const undated = await read([beginWalk(all, 'undated', now)], 1)
    expect(undated.walk('undated')?.end).toBe('broken')
  },
)
