// No rule is slow on purpose-made text.
import { expect, test } from 'vitest'
import { triage } from '../../src/triage/triage.ts'
import { rating } from '../clusters/entries.ts'

test.each([
  ['letters', 'a'.repeat(200_000)],
  ['blanks', ' '.repeat(200_000)],
  ['words', 'my our please i we '.repeat(20_000)],
  ['orders', 'ignore all the '.repeat(20_000)],
  ['comments', '<!--'.repeat(50_000)],
  ['entities', '&amp;'.repeat(40_000)],
  ['paths', 'delete all tests in a/b.'.repeat(10_000)],
  ['hosts', 'a-b.'.repeat(50_000)],
  ['mail', 'a.b@'.repeat(50_000)],
  ['marks', `a${'\u0301'.repeat(100_000)}`],
  ['tags', '\u{E0041}'.repeat(50_000)],
  ['letters one by one', 'i g n o r e '.repeat(20_000)],
  ['ends', 'end of feedback '.repeat(15_000)],
  ['offers', 'casino we offer '.repeat(15_000)],
  ['short words', `${'can you please '.repeat(26)}`],
  ['negations', 'no no no '.repeat(20_000)],
  ['Chinese', '不没有问题'.repeat(20_000)],
])(
  'a heap of %s ends',
  (_, comment) => {
    expect(triage(rating('a', comment, { helpful: true }))).not.toMatchObject({ code: 'praise-only' })
  },
  2_000,
)
