// How often features occur among comments.

/** Features are known by 30 bits of a hash and 2 bits of their kind; how often one occurs is counted in a table. */
const kindBits = 2
export const kindCount = 1 << kindBits
const tableSize = { perRow: 32, least: 1 << 16, most: 1 << 18 }

export function nameFeature(hash: number, kind: number): number {
  return ((hash << kindBits) | kind) >>> 0
}

export function kindOf(feature: number): number {
  return feature & (kindCount - 1)
}

/** What takes features row by row: `emit` for each, then `count` at the row's end, so many times. */
export interface Counter {
  readonly emit: (hash: number, kind: number) => void
  readonly count: (times: number) => void
}

/** Counts that others start from: those of the background comments. */
export class KnownCounts implements Counter {
  private readonly features: number[] = []
  private readonly times: number[] = []
  private smallest: Uint32Array<ArrayBuffer> | undefined

  emit(hash: number, kind: number): void {
    this.features.push(nameFeature(hash, kind))
  }

  count(times: number): void {
    while (this.times.length < this.features.length) this.times.push(times)
  }

  /** A table of that size, with these counts in it. Most runs are small, so theirs is made once and copied. */
  copy(size: number): Uint32Array<ArrayBuffer> {
    if (size !== tableSize.least) return this.fill(size)
    this.smallest ??= this.fill(size)
    return this.smallest.slice()
  }

  private fill(size: number): Uint32Array<ArrayBuffer> {
    const table = new Uint32Array(size)
    for (const [index, feature] of this.features.entries())
      table[feature & (size - 1)] = (table[feature & (size - 1)] as number) + (this.times[index] as number)
    return table
  }
}

/** Counts of a run of so many comments, on top of what is known. Features whose hashes meet are counted together. */
export class FeatureCounts implements Counter {
  private readonly table: Uint32Array
  private readonly row: number[] = []

  constructor(rows: number, known: KnownCounts) {
    let size = tableSize.least
    while (size < rows * tableSize.perRow && size < tableSize.most) size *= 2
    this.table = known.copy(size)
  }

  emit(hash: number, kind: number): void {
    this.row.push(nameFeature(hash, kind))
  }

  count(times: number): void {
    for (let at = 0; at < this.row.length; at += 1) {
      const place = (this.row[at] as number) & (this.table.length - 1)
      this.table[place] = (this.table[place] as number) + times
    }
    this.row.length = 0
  }

  of(feature: number): number {
    return this.table[feature & (this.table.length - 1)] as number
  }
}
