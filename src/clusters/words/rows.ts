// Features → rows of vectors: counted, weighted by rarity, scaled.
import { numberFeatures } from '../linking/number-features.ts'
import type { Vectors } from '../linking/vectors.ts'
import { type FeatureCounts, kindCount, kindOf, nameFeature } from './counts.ts'

/** What is common on a page counts as much as what is common everywhere once the page has so many comments. */
const trustedPage = 30
/** Rarer than this tells no more; it also keeps similarities comparable between small runs and large ones. */
const rarest = 6
/** What nearly all of a page say is what it is about: it still counts. */
const commonest = 2
/** How far a long comment is held down: 0 not at all, 1 as by the cosine, under which long reports are like nothing. */
const lengthPenalty = 0.4
/** On a page with more comments, the whole site tells no less than the page. */
const largestPage = 2_000

/** More features than any comment has. */
const mostFeatures = 65_536

/**
 * Builds rows whose product is the worth of what they share: each common feature counts its rarity times the worth of its
 * kind, and the whole is held down by what the two rows have in all.
 */
export class RowBuilder {
  private readonly counts: FeatureCounts
  /** How many comments the counts are of. */
  private readonly rows: number
  private scratch = new Uint32Array(1024)
  private size = 0
  private starts: number[] = [0]
  /** For each row and kind, how many features nobody else has. */
  private lone: number[] = []
  private features = new Uint32Array(1024)
  private used = 0

  constructor(counts: FeatureCounts, rows: number) {
    this.counts = counts
    this.rows = rows
  }

  /** One feature of the present row; beyond what any comment has, they are left out. */
  emit(hash: number, kind: number): void {
    if (this.size === this.scratch.length) {
      if (this.size === mostFeatures) return
      this.scratch = double(this.scratch)
    }
    this.scratch[this.size++] = nameFeature(hash, kind)
  }

  /** Ends the row, and keeps it. */
  add(): void {
    const { counts, scratch } = this
    const first = this.lone.length
    for (let kind = 0; kind < kindCount; kind += 1) this.lone.push(0)
    let size = 0
    for (let at = 0; at < this.size; at += 1) {
      const feature = scratch[at] as number
      if (counts.of(feature) !== 1) scratch[size++] = feature
      else this.lone[first + kindOf(feature)] = (this.lone[first + kindOf(feature)] as number) + 1
    }
    while (this.used + size > this.features.length) this.features = double(this.features)
    const sorted = scratch.subarray(0, size).sort()
    for (let at = 0; at < size; at += 1) {
      const feature = sorted[at] as number
      if (at === 0 || feature !== sorted[at - 1]) this.features[this.used++] = feature
    }
    this.starts.push(this.used)
    this.size = 0
  }

  /** The rows since the last time; `worths` by kind. Features that no other row has only lengthen their own. */
  take(worths: readonly number[], among: 'page' | 'site'): Vectors {
    const { features } = this
    const weights = new Float32Array(this.used)
    const rows = this.starts.length - 1
    const local = among === 'page' && rows <= largestPage ? numberFeatures(features.subarray(0, this.used)) : undefined
    const here = local ? rows : 0
    const loneRarity = this.rarity(1, local ? 1 : 0, here)
    const start = new Uint32Array(rows + 1)
    let size = 0
    for (let row = 0; row < rows; row += 1) {
      const first = size
      let whole = 0
      for (const [kind, worth] of worths.entries())
        whole += worth * loneRarity * (this.lone[row * kindCount + kind] as number)
      for (let at = this.starts[row] as number; at < (this.starts[row + 1] as number); at += 1) {
        const feature = features[at] as number
        const count = local ? (local.counts[local.number[at] as number] as number) : 0
        const everywhere = this.counts.of(feature)
        const worth = (worths[kindOf(feature)] as number) * this.rarity(everywhere, count, here)
        whole += worth
        if (count === 1) continue
        features[size] = feature
        weights[size++] = Math.sqrt(worth)
      }
      start[row + 1] = size
      const factor = whole ** (-lengthPenalty / 2)
      for (let at = first; at < size; at += 1) weights[at] = (weights[at] as number) * factor
    }
    this.starts = [0]
    this.lone = []
    this.used = 0
    return { start, features: features.slice(0, size), weights: weights.slice(0, size) }
  }

  /** What is common everywhere is common here too, until so many comments of the page show otherwise. */
  private rarity(everywhere: number, here: number, rows: number): number {
    return Math.max(
      commonest,
      Math.min(rarest, Math.log(1 + (rows + trustedPage) / (here + (trustedPage * everywhere) / this.rows))),
    )
  }
}

function double(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}
