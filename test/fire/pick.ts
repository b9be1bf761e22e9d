// One of several things, by chance.
import type { Chance } from '../support/chance.ts'

export function pick<T>(items: readonly T[], chance: Chance): T {
  const item = items[Math.floor(chance.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
