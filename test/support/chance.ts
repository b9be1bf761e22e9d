// Randomness and names from a seed: the same every time.
import { createHash } from 'node:crypto'

export interface Chance {
  random(): number
  name(): string
}

export function createChance(seed: string): Chance {
  let count = 0
  const name = () => createHash('sha256').update(`${seed} ${count++}`).digest('hex').slice(0, 32)
  return { name, random: () => Number.parseInt(name().slice(0, 8), 16) / 2 ** 32 }
}

export function pick<T>(items: readonly T[], { random }: Pick<Chance, 'random'>): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
