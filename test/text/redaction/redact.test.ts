// What belongs to a person or opens a door goes, and is counted; whatever else has numbers and odd signs stays.
import { expect, test } from 'vitest'
import { noRedactions as none, placeholder, redact, sumRedactions } from '../../../src/text/redaction/redact.ts'
import examples from './examples.json' with { type: 'json' }

test.each(examples.personal)('goes: %s', (_name, text, expected) => {
  const redacted = redact(text)
  expect(redacted.text).toBe(expected)
  expect(sumRedactions(redacted.redactions)).toBe(expected.match(placeholder)?.length)
})

test.each(examples.harmless)('none: %s', (_name, text) => {
  expect(redact(text)).toEqual({ text, redactions: none })
})

/** What documentation and those who write about it are full of. */
test.each(examples.ordinary)('stays: %s', (text) => {
  expect(redact(text)).toEqual({ text, redactions: none })
})
