// The statements about the export, each as a check. Some need entries of a kind: without those there is nothing to judge.
import assert from 'node:assert/strict'
import { feedbackSources, feedbackStatuses } from '../../src/docs-api/vocabulary.ts'
import { type Entry, entrySchema, entrySchemas, errorSchema, expectInvalid, readPage, readRaw, walk } from './read.ts'
import { createClient, type Target } from './target.ts'

export const all = { limit: '100' }

/** When an entry was submitted, if its date is one that everybody reads the same; undefined if not. */
function readTime({ createdAt }: Entry): number | undefined {
  const at = /T.*(Z|[+-]\d\d:\d\d)$/.test(createdAt ?? '') ? Date.parse(createdAt ?? '') : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

/** Whether an entry is in a range; undefined if nobody can tell. */
const isAt = (judge: (at: number) => boolean) => (entry: Entry) => {
  const at = readTime(entry)
  return at === undefined ? undefined : judge(at)
}

async function findMiddle(target: Target): Promise<number | undefined> {
  const { entries } = await walk(createClient(target), all)
  const times = entries.map(readTime).filter((at) => at !== undefined)
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]
}

/** Entries by a filter are those that fit, out of all that there are. */
export async function compare(
  target: Target,
  query: Record<string, string>,
  fits: (entry: Entry) => boolean | undefined,
) {
  const client = createClient(target)
  const [every, found] = [await walk(client, all), await walk(client, { ...all, ...query })]
  const judged = found.entries.filter((entry) => fits(entry) !== undefined)
  for (const entry of judged) assert.ok(fits(entry), `${JSON.stringify(query)} gave ${JSON.stringify(entry)}`)
  const complete = [every, found].every(({ pages }) => pages.at(-1)?.hasMore === false)
  const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id)
  if (complete) assert.deepEqual(ids(judged), ids(every.entries.filter((entry) => fits(entry) === true)))
}

/** Resolves to why there was nothing to judge, if so. */
export type Check = (target: Target) => Promise<string | undefined>

const none = 'the project has no such entries'

async function each(target: Target, judge: (entry: Entry) => boolean): Promise<string | undefined> {
  const { entries } = await walk(createClient(target), all)
  for (const entry of entries) assert.ok(judge(entry), JSON.stringify(entry))
  return entries.length === 0 ? none : undefined
}

const shape = (source: Entry['source'], schema: { parse(value: unknown): unknown }): Check => {
  return async (target) => {
    const entries = readRaw(await createClient(target).getFeedback({ ...all, source }))
    for (const entry of entries) schema.parse(entry)
    return entries.length === 0 ? none : undefined
  }
}

const invalid = (name: string, ...values: string[]): Check => {
  return async (target) => {
    for (const value of values) expectInvalid(await createClient(target).getFeedback({ [name]: value }))
  }
}

export const exportChecks: Readonly<Record<string, Check>> = {
  'entry-base': (target) => each(target, (entry) => entrySchema.safeParse(entry).success),
  'entry-id': async (target) => {
    const { entries } = await walk(createClient(target), all)
    assert.equal(new Set(entries.map(({ id }) => id)).size, entries.length)
    return entries.length === 0 ? none : undefined
  },
  'entry-path': (target) => each(target, ({ path }) => typeof path === 'string'),
  'entry-comment': (target) => each(target, ({ comment }) => comment === null || typeof comment === 'string'),
  'entry-created': (target) => each(target, ({ createdAt }) => createdAt === null || typeof createdAt === 'string'),
  'entry-source': (target) => each(target, ({ source }) => feedbackSources.includes(source)),
  'entry-status': (target) => each(target, ({ status }) => feedbackStatuses.includes(status)),
  'entry-contextual': shape('contextual', entrySchemas.contextual),
  'entry-code': shape('code_snippet', entrySchemas.code_snippet),
  'entry-plain': async (target) => {
    const judged = [
      await shape('agent', entrySchema.strict())(target),
      await shape('thumbs_only', entrySchema.strict())(target),
    ]
    return judged.every((why) => why === none) ? none : undefined
  },
  'page-feedback': async (target) => void readPage(await createClient(target).getFeedback()),
  'page-cursor': async (target) => {
    const { nextCursor, hasMore } = readPage(await createClient(target).getFeedback({ limit: '1' }))
    assert.equal(nextCursor !== null, hasMore)
  },
  'page-more': async (target) => {
    const { pages } = await walk(createClient(target), { limit: '1' })
    for (const [index, page] of pages.entries()) {
      if (page.hasMore && index + 1 < pages.length) assert.equal(pages[index + 1]?.feedback.length, 1)
    }
  },
  'export-address': async (target) => void readPage(await createClient(target).getFeedback()),
  'export-optional': async (target) => {
    const query = { dateFrom: '2000-01-01', dateTo: '2100-01-01', source: 'agent', status: 'pending', limit: '1' }
    for (const [name, value] of Object.entries(query))
      readPage(await createClient(target).getFeedback({ [name]: value }))
    readPage(await createClient(target).getFeedback(query))
  },
  'export-from': async (target) => {
    const middle = await findMiddle(target)
    if (middle === undefined) return none
    const from = new Date(middle).toISOString()
    await compare(
      target,
      { dateFrom: from },
      isAt((at) => at >= middle),
    )
    return undefined
  },
  'export-to': async (target) => {
    const middle = await findMiddle(target)
    if (middle === undefined) return none
    const day = new Date(middle).toISOString().slice(0, 10)
    await compare(
      target,
      { dateTo: day },
      isAt((at) => at < Date.parse(day)),
    )
    const to = new Date(middle).toISOString()
    await compare(
      target,
      { dateTo: to },
      isAt((at) => at < middle),
    )
    return undefined
  },
  'export-dates': async (target) => {
    const at = (await findMiddle(target)) ?? Date.parse('2026-11-01T10:00:00Z')
    const shift = (minutes: number) => new Date(at + minutes * 60_000).toISOString().slice(0, -1)
    // One instant, whatever the zone.
    const instants = [`${shift(0)}Z`, `${shift(330)}+05:30`, `${shift(-570)}-09:30`]
    const pages = instants.map((dateTo) => createClient(target).getFeedback({ ...all, dateTo }))
    const ids = (await Promise.all(pages)).map((page) => readPage(page).feedback.map(({ id }) => id))
    assert.deepEqual(ids, [ids[0], ids[0], ids[0]])
    const forms = ['2026-11-01', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00.123Z', '2026-11-01T10:00:00+02:00']
    for (const form of forms)
      for (const name of ['dateFrom', 'dateTo']) readPage(await createClient(target).getFeedback({ [name]: form }))
  },
  'export-range': async (target) => {
    const middle = await findMiddle(target)
    if (middle === undefined) return none
    const dateFrom = new Date(middle).toISOString()
    const dateTo = new Date(middle + 1).toISOString()
    await compare(
      target,
      { dateFrom, dateTo },
      isAt((at) => at === middle),
    )
    await compare(
      target,
      { dateFrom, dateTo: dateFrom },
      isAt(() => false),
    )
    return undefined
  },
  'export-source': async (target) => {
    for (const source of feedbackSources) await compare(target, { source }, (entry) => entry.source === source)
  },
  'export-status': async (target) => {
    for (const status of feedbackStatuses) await compare(target, { status }, (entry) => entry.status === status)
    const both = ['pending', 'resolved']
    await compare(target, { status: both.join(',') }, ({ status }) => both.includes(status))
  },
  'export-limit': async (target) => {
    for (const limit of [1, 2, 100]) {
      const { feedback, hasMore } = readPage(await createClient(target).getFeedback({ limit: String(limit) }))
      assert.ok(hasMore ? feedback.length === limit : feedback.length <= limit)
    }
  },
  'export-default': async (target) => {
    const { feedback, hasMore } = readPage(await createClient(target).getFeedback())
    assert.ok(hasMore ? feedback.length === 50 : feedback.length <= 50)
    return !hasMore ? 'the project has at most 50 entries' : undefined
  },
  'export-invalid-limit': invalid('limit', '0', '101', '-1', 'ten', '1e9', ''),
  'export-invalid-date': async (target) => {
    await invalid('dateFrom', 'yesterday', '2026-02-30', '')(target)
    await invalid('dateTo', '2026-13-01', '2026-11-01T25:00:00Z')(target)
  },
  'export-invalid-source': invalid('source', 'letter', 'AGENT', 'agent,contextual', ''),
  'export-invalid-status': invalid('status', 'open', 'pending,open', 'pending,', 'PENDING', ''),
  'export-invalid-cursor': invalid('cursor', 'no cursor of this service'),
  'walk-first': async (target) => {
    const client = createClient(target)
    const [one, other] = [await client.getFeedback({ limit: '3' }), await client.getFeedback({ limit: '3' })]
    assert.deepEqual(readPage(one).feedback, readPage(other).feedback)
  },
  'walk-next': async (target) => {
    const client = createClient(target)
    const [wide, narrow] = [await walk(client, { limit: '6' }), await walk(client, { limit: '3' })]
    const count = Math.min(wide.entries.length, narrow.entries.length)
    assert.deepEqual(narrow.entries.slice(0, count), wide.entries.slice(0, count))
    return narrow.pages.length < 2 ? 'the project has too few entries' : undefined
  },
  'walk-end': async (target) => {
    const { pages } = await walk(createClient(target), all)
    const last = pages.at(-1)
    if (last?.hasMore) return 'the project has too many entries to see the end'
    assert.equal(last?.nextCursor, null)
    return undefined
  },
  'walk-filtered': async (target) => {
    const query = { limit: '2', status: 'pending', dateFrom: '2000-01-01', source: 'contextual' }
    const { entries } = await walk(createClient(target), query)
    for (const { source, status } of entries) assert.deepEqual([source, status], ['contextual', 'pending'])
    assert.equal(new Set(entries.map(({ id }) => id)).size, entries.length)
    return entries.length < 3 ? none : undefined
  },
  'error-body': async (target) => {
    const { body } = await createClient(target).getFeedback({ limit: '0' })
    errorSchema.parse(body)
  },
}
