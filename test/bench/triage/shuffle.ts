// A shuffle that comes out the same every time: what the weights are learnt from is fixed, and so is its order.
export function createShuffle(seed: number): <T>(items: T[]) => void {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return <T>(items: T[]) => {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1))
      const held = items[last] as T
      items[last] = items[other] as T
      items[other] = held
    }
  }
}
