// The statements about the export, each as a check. Some need entries of a kind: without those there is nothing to judge.
import assert from 'node:assert/strict'
import { feedbackSources, feedbackStatuses } from '../../src/docs-api/vocabulary.ts'
import type { Client, Entry, Target } from './target.ts'
import { entrySchema, entrySchemas, errorSchema, readPage, walk } from './target.ts'

const all = { limit: '100' }

/** When an entry was submitted, if its date is one that everybody reads the same; undefined if not. */
function readTime({ createdAt }: Entry): number | undefined {
  const at = /T.*(Z|[+-]\d\d:\d\d)$/.test(createdAt ?? '') ? Date.parse(createdAt ?? '') : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

async function findMiddle(client: Client): Promise<number | undefined> {
  const { entries } = await walk(client, all)
  const times = entries.map(readTime).filter((at) => at !== undefined)
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]
}

/** Entries by a filter are those that fit, out of all that there are. */
async function compare(client: Client, query: Record<string, string>, fits: (entry: Entry) => boolean | undefined) {
  const [every, found] = [await walk(client, all), await walk(client, { ...all, ...query })]
  const judged = found.entries.filter((entry) => fits(entry) !== undefined)
  for (const entry of judged) assert.ok(fits(entry), `${JSON.stringify(query)} gave ${JSON.stringify(entry)}`)
  const complete = [every, found].every(({ pages }) => pages.at(-1)?.hasMore === false)
  const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id)
  if (complete) assert.deepEqual(ids(judged), ids(every.entries.filter((entry) => fits(entry) === true)))
}

/** Resolves to why there was nothing to judge, if so. */
export type Check = (client: Client, target: Target) => Promise<string | undefined>

const none = 'the project has no such entries'

async function each(client: Client, judge: (entry: Entry) => boolean): Promise<string | undefined> {
  const { entries } = await walk(client, all)
  for (const entry of entries) assert.ok(judge(entry), JSON.stringify(entry))
  return entries.length === 0 ? none : undefined
}

/** By a range of times; an entry whose time nobody can tell may be in any. */
const compareTimes = (client: Client, query: Record<string, string>, fits: (at: number) => boolean) =>
  compare(client, query, (entry) => {
    const at = readTime(entry)
    return at === undefined ? undefined : fits(at)
  })

const toText = (at: number) => new Date(at).toISOString()

/** With a time at which about half of the entries are older. */
const onMiddle =
  (judge: (client: Client, middle: number) => Promise<void>): Check =>
  async (client) => {
    const middle = await findMiddle(client)
    return middle === undefined ? none : void (await judge(client, middle))
  }

const shape =
  (source: Entry['source'], schema: { parse(value: unknown): unknown }): Check =>
  async (client) => {
    const answer = await client.getFeedback({ ...all, source })
    readPage(answer)
    // As they came: the page's own schema has dropped what it does not know.
    const { feedback: entries } = answer.body as { feedback: unknown[] }
    for (const entry of entries) schema.parse(entry)
    return entries.length === 0 ? none : undefined
  }

const invalid =
  (name: string, ...values: string[]) =>
  async (client: Client): Promise<undefined> => {
    for (const value of values) {
      const { status, body } = await client.getFeedback({ [name]: value })
      assert.equal(status, 400)
      errorSchema.parse(body)
    }
  }

export const exportChecks: Readonly<Record<string, Check>> = {
  'entry-base': (client) => each(client, (entry) => entrySchema.safeParse(entry).success),
  'entry-id': async (client) => {
    const { entries } = await walk(client, all)
    assert.equal(new Set(entries.map(({ id }) => id)).size, entries.length)
    return entries.length === 0 ? none : undefined
  },
  'entry-path': (client) => each(client, ({ path }) => typeof path === 'string'),
  'entry-comment': (client) => each(client, ({ comment }) => comment === null || typeof comment === 'string'),
  'entry-created': (client) => each(client, ({ createdAt }) => createdAt === null || typeof createdAt === 'string'),
  'entry-source': (client) => each(client, ({ source }) => feedbackSources.includes(source)),
  'entry-status': (client) => each(client, ({ status }) => feedbackStatuses.includes(status)),
  'entry-contextual': shape('contextual', entrySchemas.contextual),
  'entry-code': shape('code_snippet', entrySchemas.code_snippet),
  'entry-plain': async (client, target) => {
    const judged = [
      await shape('agent', entrySchema.strict())(client, target),
      await shape('thumbs_only', entrySchema.strict())(client, target),
    ]
    return judged.every((why) => why === none) ? none : undefined
  },
  'page-feedback': async (client) => void readPage(await client.getFeedback()),
  'page-cursor': async (client) => {
    const { nextCursor, hasMore } = readPage(await client.getFeedback({ limit: '1' }))
    assert.equal(nextCursor !== null, hasMore)
  },
  'page-more': async (client) => {
    const { pages } = await walk(client, { limit: '1' })
    for (const [index, page] of pages.entries()) {
      if (page.hasMore && index + 1 < pages.length) assert.equal(pages[index + 1]?.feedback.length, 1)
    }
  },
  'export-address': async (client) => void readPage(await client.getFeedback()),
  'export-optional': async (client) => {
    const query = { dateFrom: '2000-01-01', dateTo: '2100-01-01', source: 'agent', status: 'pending', limit: '1' }
    for (const [name, value] of Object.entries(query)) readPage(await client.getFeedback({ [name]: value }))
    readPage(await client.getFeedback(query))
  },
  'export-from': onMiddle((client, middle) => compareTimes(client, { dateFrom: toText(middle) }, (at) => at >= middle)),
  'export-to': onMiddle(async (client, middle) => {
    const day = toText(middle).slice(0, 10)
    await compareTimes(client, { dateTo: day }, (at) => at < Date.parse(day))
    await compareTimes(client, { dateTo: toText(middle) }, (at) => at < middle)
  }),
  'export-dates': async (client) => {
    const at = (await findMiddle(client)) ?? Date.parse('2026-11-01T10:00:00Z')
    const shift = (minutes: number) => toText(at + minutes * 60_000).slice(0, -1)
    // One instant, whatever the zone.
    const instants = [`${shift(0)}Z`, `${shift(330)}+05:30`, `${shift(-570)}-09:30`]
    const pages = instants.map((dateTo) => client.getFeedback({ ...all, dateTo }))
    const ids = (await Promise.all(pages)).map((page) => readPage(page).feedback.map(({ id }) => id))
    assert.deepEqual(ids, [ids[0], ids[0], ids[0]])
    const forms = ['2026-11-01', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00.123Z', '2026-11-01T10:00:00+02:00']
    for (const form of forms)
      for (const name of ['dateFrom', 'dateTo']) readPage(await client.getFeedback({ [name]: form }))
  },
  'export-range': onMiddle(async (client, middle) => {
    const dateFrom = toText(middle)
    await compareTimes(client, { dateFrom, dateTo: toText(middle + 1) }, (at) => at === middle)
    await compareTimes(client, { dateFrom, dateTo: dateFrom }, () => false)
  }),
  'export-source': async (client) => {
    for (const source of feedbackSources) await compare(client, { source }, (entry) => entry.source === source)
  },
  'export-status': async (client) => {
    for (const status of feedbackStatuses) await compare(client, { status }, (entry) => entry.status === status)
    const both = ['pending', 'resolved']
    await compare(client, { status: both.join(',') }, ({ status }) => both.includes(status))
  },
  'export-limit': async (client) => {
    for (const limit of [1, 2, 100]) {
      const { feedback, hasMore } = readPage(await client.getFeedback({ limit: String(limit) }))
      assert.ok(hasMore ? feedback.length === limit : feedback.length <= limit)
    }
  },
  'export-default': async (client) => {
    const { feedback, hasMore } = readPage(await client.getFeedback())
    assert.ok(hasMore ? feedback.length === 50 : feedback.length <= 50)
    return !hasMore ? 'the project has at most 50 entries' : undefined
  },
  'export-invalid-limit': invalid('limit', '0', '101', '-1', 'ten', '1e9', ''),
  'export-invalid-date': async (client) => {
    await invalid('dateFrom', 'yesterday', '2026-02-30', '')(client)
    await invalid('dateTo', '2026-13-01', '2026-11-01T25:00:00Z')(client)
  },
  'export-invalid-source': invalid('source', 'letter', 'AGENT', 'agent,contextual', ''),
  'export-invalid-status': invalid('status', 'open', 'pending,open', 'pending,', 'PENDING', ''),
  'export-invalid-cursor': invalid('cursor', 'no cursor of this service'),
  'walk-first': async (client) => {
    const [one, other] = [await client.getFeedback({ limit: '3' }), await client.getFeedback({ limit: '3' })]
    assert.deepEqual(readPage(one).feedback, readPage(other).feedback)
  },
  'walk-next': async (client) => {
    const [wide, narrow] = [await walk(client, { limit: '6' }), await walk(client, { limit: '3' })]
    const count = Math.min(wide.entries.length, narrow.entries.length)
    assert.deepEqual(narrow.entries.slice(0, count), wide.entries.slice(0, count))
    return narrow.pages.length < 2 ? 'the project has too few entries' : undefined
  },
  'walk-end': async (client) => {
    const { pages } = await walk(client, all)
    const last = pages.at(-1)
    if (last?.hasMore) return 'the project has too many entries to see the end'
    assert.equal(last?.nextCursor, null)
    return undefined
  },
  'walk-filtered': async (client) => {
    const query = { limit: '2', status: 'pending', dateFrom: '2000-01-01', source: 'contextual' }
    const { entries } = await walk(client, query)
    for (const { source, status } of entries) assert.deepEqual([source, status], ['contextual', 'pending'])
    assert.equal(new Set(entries.map(({ id }) => id)).size, entries.length)
    return entries.length < 3 ? none : undefined
  },
  'error-body': async (client) => {
    const { body } = await client.getFeedback({ limit: '0' })
    errorSchema.parse(body)
  },
}
