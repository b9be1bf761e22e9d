// Texts are scored as the models were trained.
import { expect, test } from 'vitest'
import { LinearModel } from '../../../src/triage/language/linear-model.ts'
import { readWords } from '../../../src/triage/language/words.ts'
import { hashFeatures, Learner, weighGroups } from '../../bench/triage/learn.ts'

const buckets = 1 << 10
const texts = ['great page!', 'the link is dead, error 404', 'danke, très utile', 'リンクが切れています', 'nope (v2.1)']

function describeText(text: string): { rows: Int32Array; values: Float64Array } {
  const { words, grams } = hashFeatures(readWords(text).words, buckets)
  const { rows, values } = weighGroups([words, grams])
  return { rows: Int32Array.from(rows), values: Float64Array.from(values) }
}

test('a model weighs a text as the learner did, but for rounding', () => {
  const learner = new Learner(1, buckets)
  for (let round = 0; round < 20; round += 1)
    texts.forEach((text, index) => {
      learner.learn(describeText(text), index % 2)
    })
  const [stored] = learner.store()
  if (stored === undefined) throw new Error('nothing was learnt')
  const model = new LinearModel(stored, buckets)
  for (const text of texts) {
    const weight = model.weigh(model.tally(readWords(text).words))
    expect(weight).toBeCloseTo(learner.weigh(describeText(text))[0] ?? 0, 0)
    expect(Math.abs(weight)).toBeGreaterThan(1)
  }
})

test('of several sentences, each is weighed as if it stood alone', () => {
  const [stored] = new Learner(1, buckets).store()
  if (stored === undefined) throw new Error('nothing was learnt')
  const model = new LinearModel(stored, buckets)
  const { words } = readWords('dead link. thanks!')
  expect(model.tally(words, 3)).toEqual(model.tally(readWords('thanks!').words))
})
