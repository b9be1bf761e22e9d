// What a filter of the export gives, beside all that there is.
import assert from 'node:assert/strict'
import { type Entry, walk } from './read.ts'
import { createClient, type Target } from './target.ts'

export const all = { limit: '100' }

/** When an entry was submitted, if its date is one that everybody reads the same; undefined if not. */
function readTime({ createdAt }: Entry): number | undefined {
  const at = /T.*(Z|[+-]\d\d:\d\d)$/.test(createdAt ?? '') ? Date.parse(createdAt ?? '') : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

/** Whether an entry is in a range; undefined if nobody can tell. */
export const isAt = (judge: (at: number) => boolean) => (entry: Entry) => {
  const at = readTime(entry)
  return at === undefined ? undefined : judge(at)
}

export async function findMiddle(target: Target): Promise<number | undefined> {
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
