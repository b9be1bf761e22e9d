// Trains the scorer of src/triage: `npm run train:filters` writes src/triage/filters/weights.json, `-- --check` leaves out each source in turn.
import { writeFileSync } from 'node:fs'
import { readEntry } from '../../../src/triage/entry/reading.ts'
import { featuresOf, filterOf } from '../../../src/triage/filters/find-filter.ts'
import { buckets, score, scoredClasses } from '../../../src/triage/filters/scorer.ts'
import { LinearModel } from '../../../src/triage/language/linear-model.ts'
import { type Label, type LabelledText, loadLabelled } from './labelled.ts'
import { createShuffle, type Features, hashFeatures, Learner, weighGroups } from './learn.ts'

const epochs = 20
const labels: readonly Label[] = [...scoredClasses, 'keep']

interface Example extends LabelledText, Features {}

function readExample(text: LabelledText): Example {
  const features = featuresOf(readEntry(text.entry))
  const { words, grams } = hashFeatures(features.words, buckets)
  const { rows, values } = weighGroups([words, grams])
  return {
    ...text,
    rows: Int32Array.from([...rows, ...features.rows]),
    values: Float64Array.from([...values, ...features.values]),
  }
}

function train(examples: readonly Example[]): Learner {
  const learner = new Learner(scoredClasses.length, buckets)
  const order = [...examples]
  const shuffle = createShuffle(7)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order)
    for (const example of order) learner.learn(example, labels.indexOf(example.label))
  }
  return learner
}

/** Of each label of a source, how many are filtered out by weights that never saw the source. */
function check(examples: readonly Example[], groupOf: (example: Example, index: number) => string): void {
  const groups = examples.map(groupOf)
  const out = new Map<Example, boolean>()
  for (const group of new Set(groups)) {
    const stored = train(examples.filter((_, index) => groups[index] !== group)).store()
    const models = stored.map((one) => new LinearModel(one, buckets))
    examples.forEach((example, index) => {
      if (groups[index] !== group) return
      out.set(example, filterOf(readEntry(example.entry), (features) => score(features, models)) !== undefined)
    })
  }
  for (const [source, all] of Map.groupBy(examples, (example) => example.source)) {
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
  const target = new URL('../../../src/triage/filters/weights.json', import.meta.url)
  writeFileSync(target, `${JSON.stringify(train(examples).store(), null, 2)}\n`)
  console.log(`trained on ${examples.length} texts`)
}
