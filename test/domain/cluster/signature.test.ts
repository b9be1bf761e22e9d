// Recognising a complaint later without its words.
import { describe, expect, test } from 'vitest'
import { isSameTopic, signText } from '../../../src/domain/cluster/signature.ts'

describe('signText', () => {
  test('is 96 hex digits, whatever the length', () => {
    expect(signText('The link to the API reference is broken')).toMatch(/^[0-9a-f]{96}$/)
    expect(signText('long text '.repeat(5000))).toMatch(/^[0-9a-f]{96}$/)
  })

  test('does not see case, spacing, punctuation or invisible characters', () => {
    expect(signText('  THE link,\nis\u200B broken!! ')).toBe(signText('The link is broken'))
  })

  test('stays the same from version to version, because ledgers hold it', () => {
    expect(signText('The link to the API reference is broken')).toMatchInlineSnapshot(
      `"ac520a1c9ae935a64b18a96832ec7e3182d1afabaa2e0c9df69f4b55d9abfcbc226f5d8a876d57301382350871f11e8a"`,
    )
  })

  test.each(['', 'typo', 'broken', 'internationalization', '🎉'])('a word or less (%j) has none', (text) => {
    expect(signText(text)).toBe('')
  })
})

describe('isSameTopic', () => {
  const is = (a: string, b: string) => isSameTopic([signText(a)], [signText(b)])

  test.each([
    ['The link to the API reference is broken', 'the link to the API reference is broken!'],
    ['The link to the API reference is broken', 'Link to the API reference page is broken'],
    ['認証の手順が古いので更新してください', '認証の手順が古いです。更新してください'],
  ])('%s = %s', (a, b) => {
    expect(is(a, b)).toBe(true)
  })

  test.each([
    ['The link to the API reference is broken', 'Please add an example for Python'],
    ['The diagram is unreadable in dark mode', 'The install command fails on Windows'],
    ['typo', 'typo'],
  ])('%s ≠ %s', (a, b) => {
    expect(is(a, b)).toBe(false)
  })

  test('any text of a side will do, and nothing is like nothing', () => {
    const [a, b] = [signText('The link to the API reference is broken'), signText('Please add an example for Python')]
    expect(isSameTopic([b, a], [a])).toBe(true)
    expect(isSameTopic([], [a])).toBe(false)
    expect(isSameTopic([''], [''])).toBe(false)
    expect(isSameTopic(['ab'], ['ab'])).toBe(false)
  })
})
