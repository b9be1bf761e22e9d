// How good a clustering is: pairs of entries, gold clusters that were split, entries merged with another page's.

/** Unordered pairs of entries. */
export interface Pairs {
  readonly gold: number
  readonly predicted: number
  readonly correct: number
}

export interface Grouped {
  readonly label: string
  readonly group: string | undefined
}

export const noPairs: Pairs = { gold: 0, predicted: 0, correct: 0 }

export function countPairs(items: readonly Grouped[]): Pairs {
  const grouped = items.filter(({ group }) => group !== undefined)
  return {
    gold: sumPairs(items.map(({ label }) => label)),
    predicted: sumPairs(grouped.map(({ group }) => group ?? '')),
    correct: sumPairs(grouped.map(({ label, group }) => JSON.stringify([label, group]))),
  }
}

function sumPairs(names: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0)
}

export function addPairs(a: Pairs, b: Pairs): Pairs {
  return { gold: a.gold + b.gold, predicted: a.predicted + b.predicted, correct: a.correct + b.correct }
}

/** The share of predicted pairs that are right; 1 when nothing was put together, so read it beside recall. */
export function precisionOf({ predicted, correct }: Pairs): number {
  return predicted === 0 ? 1 : correct / predicted
}

/** The share of gold pairs that were found. */
export function recallOf({ gold, correct }: Pairs): number {
  return gold === 0 ? 1 : correct / gold
}

export interface Placed {
  readonly page: string
  /** The gold cluster: a page, or a topic that several pages share. */
  readonly gold: string
  readonly cluster: string
}

export function countParts(items: readonly Placed[]): Map<string, number> {
  const clusters = new Map<string, Set<string>>()
  for (const { gold, cluster } of items) {
    clusters.set(gold, (clusters.get(gold) ?? new Set()).add(cluster))
  }
  return new Map([...clusters].map(([gold, found]) => [gold, found.size]))
}

/**
 * Entries that are merged wrongly across pages: their cluster holds more than one page, and its owner, the gold cluster of
 * more than half of its entries, is neither theirs nor their page. A cluster without an owner is wrong for all its entries.
 */
export function findWrongMerges<Item extends Placed>(items: readonly Item[]): Item[] {
  return [...Map.groupBy(items, ({ cluster }) => cluster).values()].flatMap((members) => {
    if (new Set(members.map(({ page }) => page)).size === 1) return []
    const owner = findOwner(members)
    return members.filter(({ gold, page }) => owner === undefined || (gold !== owner && page !== owner))
  })
}

function findOwner(members: readonly Placed[]): string | undefined {
  const byGold = Map.groupBy(members, ({ gold }) => gold)
  return [...byGold].find(([, own]) => own.length * 2 > members.length)?.[0]
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
