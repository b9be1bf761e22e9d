// How likely a text is praise, a support request or advertising and play: logistic regression, trained by `npm run train:filters`.
import { type Features, featureCount } from './features.ts'
import stored from './weights.json' with { type: 'json' }

/** In the order of their weights; what is none of them is kept. */
export const scoredClasses = ['praise', 'support', 'spam'] as const
export type Scores = Readonly<Record<(typeof scoredClasses)[number], number>>

let weights: Int8Array | undefined

export function score({ count, indexes, values }: Features): Scores {
  weights ??= loadWeights()
  let praise = 0
  let support = 0
  let spam = 0
  for (let at = 0; at < count; at += 1) {
    const row = (indexes[at] ?? 0) * scoredClasses.length
    const value = (values[at] ?? 0) * stored.scale
    praise += (weights[row] ?? 0) * value
    support += (weights[row + 1] ?? 0) * value
    spam += (weights[row + 2] ?? 0) * value
  }
  return softmax(praise, support, spam)
}

/** Against "keep", whose own sum is 0. */
export function softmax(...sums: readonly [number, number, number]): Scores {
  const highest = Math.max(0, ...sums)
  const [praise, support, spam] = sums.map((sum) => Math.exp(sum - highest)) as [number, number, number]
  const all = Math.exp(-highest) + praise + support + spam
  return { praise: praise / all, support: support / all, spam: spam / all }
}

function loadWeights(): Int8Array {
  const bytes = Buffer.from(stored.weights, 'base64')
  if (bytes.length !== featureCount * scoredClasses.length) throw new Error('weights.json does not fit features.ts')
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
}
