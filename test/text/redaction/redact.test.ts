// What belongs to a person or opens a door goes, and is counted; whatever else has numbers and odd signs stays.
import { expect, test } from 'vitest'
import { countRedactions, placeholder, redact, sumRedactions } from '../../../src/text/redaction/redact.ts'
import examples from './examples.json' with { type: 'json' }

test.each(examples.personal)('goes: %s', (_name, text, expected) => {
  expect(redact(text)).toBe(expected)
  expect(sumRedactions(countRedactions([text]))).toBe(expected.match(placeholder)?.length)
})

/** The ordinary ones are what documentation and those who write about it are full of. */
test.each([...examples.harmless.map(([, text = '']) => text), ...examples.ordinary])('stays: %s', (text) => {
  expect(redact(text)).toBe(text)
})
