// The corpus, sorted: what looks like an attack is set aside, and genuine feedback stays.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { isFlagged } from '../../src/triage/reasons.ts'
import { triage } from '../../src/triage/triage.ts'
import { type Label, loadLabelled, readLabelled } from '../bench/triage/labelled.ts'
import { readRecord, recordNow } from '../bench/triage/train.ts'
import { rating, snippet } from '../clusters/entries.ts'
import { readCorpus, type Sample } from '../support/read-corpus.ts'

/** A page rating, or a code snippet where the text stands in one of its fields. */
function entryOf({ field, text, also }: Sample): FeedbackEntry {
  const { comment = 'The example does not work', ...others } = { ...also, [field]: text } as Record<string, string>
  const isSnippet = ['code', 'filename', 'lang'].some((field) => field in others)
  return isSnippet ? snippet('a', comment, others) : rating('a', comment, others)
}

const codeOf = (entry: FeedbackEntry) => {
  const judged = triage(entry)
  return judged.kind === 'filtered' ? judged.code : undefined
}

function isFlaggedEntry(entry: FeedbackEntry): boolean {
  const code = codeOf(entry)
  return code !== undefined && isFlagged(code)
}

/** The classifier is trained on these texts too, so this says that it has not forgotten them, not how it does on others (decision 16). */
test('of the attacks, three of four are flagged', () => {
  const attacks = readCorpus('hostile').filter(({ attack }) => attack)
  expect(attacks.length).toBeGreaterThan(350)
  const caught = attacks.filter((sample) => isFlaggedEntry(entryOf(sample)))
  expect(caught.length / attacks.length).toBeGreaterThan(0.75)
})

describe('genuine feedback', () => {
  const texts = readCorpus('benign').map(({ text }) => text)

  test('is not set aside from a reader who was not helped, at most two texts in a thousand', () => {
    expect(texts.length).toBeGreaterThan(2_200)
    const lost = texts.filter((text) => codeOf(rating('a', text)) !== undefined)
    expect(lost.length).toBeLessThanOrEqual(texts.length / 500)
  })

  test('is not taken for an attack in a comment on code either', () => {
    const lost = texts.filter((text) => isFlaggedEntry(snippet('a', text)))
    expect(lost.length).toBeLessThanOrEqual(texts.length / 500)
  })
})

test('what was judged before changes nothing: in another order, the same', () => {
  const entries = [...readCorpus('hostile'), ...readCorpus('benign')].filter((_, index) => index % 3 === 0).map(entryOf)
  expect(entries.toReversed().map(triage).toReversed()).toEqual(entries.map(triage))
})

describe('texts of each filter, in twenty languages', () => {
  const texts = (file: string) => readLabelled(`filters/${file}.jsonl`)
  const filtered = (file: string) =>
    texts(file).filter(({ text, helpful }) => codeOf(rating('a', text, { helpful })) !== undefined)

  test.each(['praise', 'support', 'spam'])('%s: three of four and more are filtered out', (file) => {
    expect(filtered(file).length / texts(file).length).toBeGreaterThan(3 / 4)
  })

  test('near complaints stay, all but four', () => {
    expect(filtered('complaints').length).toBeLessThanOrEqual(4)
  })
})

describe('the weights as committed', () => {
  test('are what a training on these texts writes', () => {
    expect(recordNow(), 'run `npm run bench -- --train`, then `npm run build`').toEqual(readRecord())
  })

  const texts = loadLabelled()
  const isOut = ({ text, helpful }: (typeof texts)[number]) => codeOf(rating('a', text, { helpful })) !== undefined
  const shareOf = (label: Label) => {
    const labelled = texts.filter((text) => text.label === label)
    return labelled.filter(isOut).length / labelled.length
  }

  test.each(['praise', 'support', 'spam'] as const)('%s: four of five of the texts they were trained on', (label) => {
    expect(shareOf(label)).toBeGreaterThan(0.8)
  })

  test('complaints: four in a thousand at most, most of them written to be hard', () => {
    expect(shareOf('keep')).toBeLessThan(0.004)
  })
})
