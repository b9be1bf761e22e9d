// Randomness and names from a seed: the same every time, and neither depends on how much was drawn of the other.
import { createHash } from 'node:crypto'

export type Chance = ReturnType<typeof createChance>

export function createChance(seed: string) {
  const names = createNames(seed)
  const numbers = createNames(`${seed} number`)
  return { name: names, random: () => Number.parseInt(numbers().slice(0, 8), 16) / 2 ** 32 }
}

function createNames(seed: string): () => string {
  let count = 0
  return () => createHash('sha256').update(`${seed} ${count++}`).digest('hex').slice(0, 32)
}
