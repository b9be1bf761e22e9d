// Python's random.Random(seed).sample: the same lines as a Python program would take (the generator MT19937).

const length = 624

/** 32 random bits at a time. */
function createTwister(seed: number): () => number {
  const state = seedByArray([seed >>> 0])
  let index = length
  return () => {
    if (index === length) {
      twist(state)
      index = 0
    }
    let bits = state[index] ?? 0
    index += 1
    bits ^= bits >>> 11
    bits ^= (bits << 7) & 0x9d2c5680
    bits ^= (bits << 15) & 0xefc60000
    return (bits ^ (bits >>> 18)) >>> 0
  }
}

function seedByArray(key: readonly number[]): Uint32Array {
  const state = new Uint32Array(length)
  const at = (index: number) => state[index] ?? 0
  const mix = (index: number) => at(index - 1) ^ (at(index - 1) >>> 30)
  state[0] = 19650218
  for (let index = 1; index < length; index += 1) state[index] = Math.imul(mix(index), 1812433253) + index
  let index = 1
  const step = () => {
    index += 1
    if (index < length) return
    state[0] = at(length - 1)
    index = 1
  }
  for (let round = 0; round < length; round += 1) {
    const place = round % key.length
    state[index] = (at(index) ^ Math.imul(mix(index), 1664525)) + (key[place] ?? 0) + place
    step()
  }
  for (let round = 1; round < length; round += 1) {
    state[index] = (at(index) ^ Math.imul(mix(index), 1566083941)) - index
    step()
  }
  state[0] = 0x80000000
  return state
}

function twist(state: Uint32Array): void {
  for (let index = 0; index < length; index += 1) {
    const bits = ((state[index] ?? 0) & 0x80000000) | ((state[(index + 1) % length] ?? 0) & 0x7fffffff)
    state[index] = (state[(index + 397) % length] ?? 0) ^ (bits >>> 1) ^ (bits & 1 ? 0x9908b0df : 0)
  }
}

/** `count` of the items, in the order in which Python draws them; all in their own order when there are no more. */
export function takeSample<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  if (count >= items.length) return [...items]
  const next = createTwister(seed)
  const below = (limit: number) => {
    const width = 32 - Math.clz32(limit)
    let drawn = next() >>> (32 - width)
    while (drawn >= limit) drawn = next() >>> (32 - width)
    return drawn
  }
  return drawPlaces(items.length, count, below).flatMap((place) => items[place] ?? [])
}

/** Python keeps the places that it has drawn, or those that are left, whichever takes less memory. */
function drawPlaces(size: number, count: number, below: (limit: number) => number): number[] {
  const most = 21 + (count > 5 ? 4 ** Math.ceil(Math.log(count * 3) / Math.log(4)) : 0)
  if (size > most) {
    const drawn = new Set<number>()
    while (drawn.size < count) drawn.add(below(size))
    return [...drawn]
  }
  const left = Array.from({ length: size }, (_, index) => index)
  return Array.from({ length: count }, (_, index) => {
    const place = below(size - index)
    const drawn = left[place] ?? 0
    left[place] = left[size - index - 1] ?? 0
    return drawn
  })
}
