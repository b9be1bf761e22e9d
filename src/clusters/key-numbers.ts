// Numbers integers from 0 in the order in which they first occur; faster than a `Map` for each page, topic and cluster.

const fewest = 64

export class Numbers {
  size = 0
  keys = new Int32Array(fewest / 2)
  /** One more than the number, at the key's place or, if that is taken, at the next free one. Half of them are free. */
  #numberAt = new Uint32Array(fewest)
  #mask = fewest - 1

  /** Forgets all keys and allocates room for about `expected`; the room is reused. */
  clear(expected = 0): void {
    this.size = 0
    this.#widen(Math.max(fewest, 2 ** Math.ceil(Math.log2(expected + 1))))
  }

  numberOf(key: number): number {
    const place = this.#placeOf(key)
    const known = this.#numberAt[place] as number
    if (known !== 0) return known - 1
    this.keys[this.size] = key
    this.size += 1
    this.#numberAt[place] = this.size
    if (2 * this.size > this.#mask) this.#widen(2 * (this.#mask + 1))
    return this.size - 1
  }

  #placeOf(key: number): number {
    // On long pages all features are even, so the lowest bit is dropped.
    let place = (key >>> 1) & this.#mask
    for (let known = this.#numberAt[place]; known !== 0; known = this.#numberAt[place]) {
      if (this.keys[(known as number) - 1] === key) break
      place = (place + 1) & this.#mask
    }
    return place
  }

  #widen(places: number): void {
    if (this.#numberAt.length < places) this.#numberAt = new Uint32Array(places)
    else this.#numberAt.fill(0, 0, places)
    this.#mask = places - 1
    if (this.keys.length < places / 2) {
      const { keys } = this
      this.keys = new Int32Array(places / 2)
      this.keys.set(keys)
    }
    for (let number = 0; number < this.size; number += 1)
      this.#numberAt[this.#placeOf(this.keys[number] as number)] = number + 1
  }
}
