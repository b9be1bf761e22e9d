// Randomness from a number: small, quick, and the same every time (the generator mulberry32).
export type Dice = ReturnType<typeof createDice>

export function createDice(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const word = () => next().toString(16).padStart(8, '0')
  return {
    random: () => next() / 2 ** 32,
    below: (limit: number) => next() % limit,
    name: () => word() + word() + word() + word(),
  }
}
