// Trains the scorer of src/triage: `npm run train:filters` writes src/triage/weights.json, `-- --check` leaves out each source in turn.
import { writeFileSync } from 'node:fs'
import { featureCount, readFeatures } from '../../../src/triage/features.ts'
import { countClasses, filterOf } from '../../../src/triage/filters.ts'
import { readEntry } from '../../../src/triage/reading.ts'
import { type Scores, scoredClasses, softmax } from '../../../src/triage/scorer.ts'
import { type Label, type LabelledText, loadLabelled } from './labelled.ts'
import { createShuffle } from './shuffle.ts'

const epochs = 20
const rate = 0.3
const decay = 1e-6

interface Example extends LabelledText {
  readonly indexes: Int32Array
  readonly values: Float64Array
}

function readExample(text: LabelledText): Example {
  const reading = readEntry(text.entry)
  const helpful = text.entry.source === 'contextual' ? text.entry.helpful : undefined
  const { count, indexes, values } = readFeatures(reading.text, countClasses(reading), helpful)
  return { ...text, indexes: indexes.slice(0, count), values: values.slice(0, count) }
}

/** Stochastic gradient descent with AdaGrad's steps. */
function train(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(featureCount * scoredClasses.length)
  const squares = new Float64Array(weights.length).fill(0.01)
  const order = [...examples]
  const shuffle = createShuffle(7)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order)
    for (const example of order) learn(example, weights, squares)
  }
  return weights
}

function learn(example: Example, weights: Float64Array, squares: Float64Array): void {
  const { indexes, values, label } = example
  const scores = scoreOf(example, weights)
  scoredClasses.forEach((name, offset) => {
    const error = scores[name] - (label === name ? 1 : 0)
    indexes.forEach((index, at) => {
      const place = index * scoredClasses.length + offset
      const weight = weights[place] ?? 0
      const gradient = error * (values[at] ?? 0) + decay * weight
      const square = (squares[place] ?? 0) + gradient * gradient
      squares[place] = square
      weights[place] = weight - (rate * gradient) / Math.sqrt(square)
    })
  })
}

function scoreOf({ indexes, values }: Example, weights: Float64Array | Int8Array): Scores {
  const sums: [number, number, number] = [0, 0, 0]
  indexes.forEach((index, at) => {
    for (const offset of [0, 1, 2] as const) sums[offset] += (weights[index * 3 + offset] ?? 0) * (values[at] ?? 0)
  })
  return softmax(...sums)
}

/** As bytes: a weight is a whole number of steps. */
function quantise(weights: Float64Array): { scale: number; bytes: Int8Array } {
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = Number((highest / 127).toPrecision(4))
  return {
    scale,
    bytes: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
  }
}

/** Of each label of a source, how many are filtered out by weights that never saw the source. */
function check(examples: readonly Example[], groupOf: (example: Example, index: number) => string): void {
  const groups = examples.map(groupOf)
  const out = new Map<Example, boolean>()
  for (const group of new Set(groups)) {
    const { scale, bytes } = quantise(train(examples.filter((_, index) => groups[index] !== group)))
    const weights = Float64Array.from(bytes, (weight) => weight * scale)
    examples.forEach((example, index) => {
      if (groups[index] === group)
        out.set(example, filterOf(readEntry(example.entry), () => scoreOf(example, weights)) !== undefined)
    })
  }
  for (const [source, all] of Map.groupBy(examples, (example) => example.source)) {
    const labels: readonly Label[] = [...scoredClasses, 'keep']
    const shares = labels.map((label) => {
      const labelled = all.filter((example) => example.label === label)
      return `${label} ${labelled.filter((example) => out.get(example)).length}/${labelled.length}`
    })
    console.log(source.padEnd(10), shares.join('  '))
  }
  if (process.argv.includes('--lost'))
    for (const e of examples)
      if (e.label === 'keep' && out.get(e)) console.log('lost', e.source, e.entry.comment?.slice(0, 140))
}

const examples = loadLabelled().map(readExample)
if (process.argv.includes('--check')) {
  console.log('each source left out')
  check(examples, ({ source }) => source)
  console.log('a tenth left out')
  check(examples, (_, index) => String((Math.imul(index, 2_654_435_761) >>> 8) % 10))
} else {
  const { scale, bytes } = quantise(train(examples))
  const weights = Buffer.from(bytes.buffer).toString('base64')
  writeFileSync(
    new URL('../../../src/triage/weights.json', import.meta.url),
    `${JSON.stringify({ features: featureCount, classes: scoredClasses, scale, weights })}\n`,
  )
  console.log(`${examples.length} texts, ${weights.length} characters of weights, step ${scale}`)
}
