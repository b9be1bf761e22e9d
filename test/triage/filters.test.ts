// Noise, and near texts that must stay; what the classifier filters is in corpus.test.ts.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { findFilter } from '../../src/triage/filters.ts'
import { readEntry } from '../../src/triage/reading.ts'
import type { FilterCode } from '../../src/triage/reasons.ts'
import { rating } from '../clusters/entries.ts'

type Example = string | FeedbackEntry
interface FilterCase {
  readonly filter: string
  readonly code: FilterCode
  readonly goes: readonly Example[]
  readonly stays: readonly Example[]
}

const cases: readonly FilterCase[] = [
  {
    filter: 'only links',
    code: 'links-only',
    goes: ['https://spam.example/buy https://spam.example/now', 'jane@example.com'],
    stays: [
      'https://docs.example/x is dead',
      'https://docs.example/xのリンクが切れています',
      'user@hostの形式でないと受け付けないと書くべきです。',
    ],
  },
  {
    filter: 'repetition',
    code: 'no-usable-text',
    goes: ['aaaaaaaa', 'hahahaha', 'ababababababab', 'buy buy buy buy buy buy'],
    stays: ['no, no', 'The output ends with aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa and the page does not say why', '不'],
  },
  {
    filter: 'keyboard, or nothing in place of an answer',
    code: 'no-usable-text',
    goes: ['asdfghjkl asdf asdf', 'qwertz', 'asdfasdf jkl; asdf', 'n/a', 'None.', 'thx', 'Vielen Dank!'],
    stays: ['asdf plugin', 'nginx', 'were', 'no', 'Thanks for nothing', 'none of the links work'],
  },
  {
    filter: 'a try of the form',
    code: 'test-submission',
    goes: ['test test 123', 'testing the form, ignore', 'Prueba', 'тест', '测试', 'テスト'],
    stays: ['the tests fail', 'checking if the form works is not explained', 'testing section is empty'],
  },
  {
    filter: 'placeholder',
    code: 'placeholder-text',
    goes: ['Lorem ipsum dolor sit amet, consectetur adipiscing elit.'],
    stays: ['lorem ipsum is still in step 3'],
  },
  {
    filter: 'praise by a reader whom the page helped',
    code: 'praise-only',
    goes: [rating('a', 'No complaints, perfect!', { helpful: true }), rating('a', 'Clair et net', { helpful: true })],
    stays: [
      rating('a', 'nix verstanden', { helpful: true }),
      rating('a', 'La luz parpadea en naranja y el manual no lo menciona', { helpful: true }),
    ],
  },
]

const find = (example: Example) => findFilter(readEntry(typeof example === 'string' ? rating('a', example) : example))
const named = (examples: readonly Example[]) =>
  examples.map((example) => [typeof example === 'string' ? example : example.comment, example] as const)

describe.each(cases)('$filter', ({ code, goes, stays }) => {
  test.each(named(goes))('goes: %s', (_, example) => {
    expect(find(example)).toBe(code)
  })

  test.each(named(stays))('stays: %s', (_, example) => {
    expect(find(example)).toBeUndefined()
  })
})
