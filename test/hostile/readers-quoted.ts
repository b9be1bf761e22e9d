// Hostile texts of readers through dry runs, runs with quotes, reviews, refusals and lost answers: no effect.
import { afterAll, expect, test } from 'vitest'
import { isOfReader, loadHostile } from '../corpus/load.ts'
import { sample } from '../support/strength.ts'
import { inBatches, judgePlayed, summarise, type Thrown } from './attack.ts'
import { placeItem } from './feedback.ts'
import { listTexts } from './judges/markdown.ts'
import { joinPlayed, playQuoted, playUncertain } from './play.ts'

const items = sample(loadHostile().filter(isOfReader), 16)
const isShown = ({ field }: Thrown['item']) => field === 'path' || field === 'entryId'
const attacks = { all: 0, aside: 0, sent: [] as string[] }
let told = 0
/** Least share of the attacks of the corpus that is left out; the classifier was trained on them (decision 16), and the rest has no effect either. */
const leastRecall = 0.75

test.each(inBatches(items, 40).map((batch) => [batch[0]?.id, batch] as const))('from %s on', async (_, batch) => {
  const placed = batch.map((item, number) => placeItem(item, number))
  const entries = placed.map(({ entry }) => entry)
  const quoted = await playQuoted(entries)
  const uncertain = await playUncertain(entries.slice(0, 4))
  const thrown = batch.map((item) => ({ item, shown: isShown(item) }))
  const found = await judgePlayed(joinPlayed([quoted, uncertain]), thrown, true)
  expect(summarise(found)).toEqual([])
  expect([...quoted.runs, ...uncertain.runs].map(({ failure }) => failure)).toEqual(
    [...quoted.runs, ...uncertain.runs].map(() => undefined),
  )

  const [dry] = quoted.runs
  const skipped = new Map(dry?.report.entries.skipped.map(({ id, reason }) => [id, reason]))
  const sent = new Set(dry?.report.clusters.flatMap(({ entryIds }) => entryIds))
  for (const { item, entry } of placed.filter(({ item }) => item.attack)) {
    attacks.all += 1
    if (skipped.has(entry.id)) attacks.aside += 1
    if (skipped.has(entry.id) && sent.has(entry.id)) attacks.sent.push(item.id)
  }
  // What is filtered out is counted where people see it.
  const count = skipped.size
  if (count === 0) return
  told += 1
  const shown = listTexts(dry?.summary ?? '').map((text) => text.replaceAll('\u200b', ''))
  expect(shown.some((text) => new RegExp(`\\b${count} filtered out`).test(text))).toBe(true)
  const reasons = [...new Set(skipped.values())]
  expect(reasons.filter((reason) => !shown.some((text) => text.startsWith(`${reason} · `)))).toEqual([])
  expect(dry?.log).toMatch(/\b\d+ filtered out/)
})

afterAll(() => {
  const recall = attacks.aside / attacks.all
  console.log(
    `${items.length} texts of readers; set aside ${attacks.aside} of ${attacks.all} attacks (${(100 * recall).toFixed(1)} %)`,
  )
})

test('filters attacks out, with the reason, and sends none of those', () => {
  expect(attacks.sent).toEqual([])
  expect(told).toBeGreaterThan(2)
  expect(attacks.aside / attacks.all).toBeGreaterThan(leastRecall)
})

test('changes no object of the language', () => {
  expect([Object.keys(Object.prototype), Object.keys(Array.prototype)]).toEqual([[], []])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
