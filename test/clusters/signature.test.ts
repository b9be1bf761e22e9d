// Recognising a complaint later without its words.
import { describe, expect, test } from 'vitest'
import { isSameTopic, maxSignatures, signText, signTopic } from '../../src/clusters/signature.ts'
import { safe } from '../../src/text/safe-text.ts'
import { rating } from './entries.ts'

describe('signText', () => {
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
    ['The link to the API reference is broken', 'Please add an example for Python', false],
    ['The diagram is unreadable in dark mode', 'The install command fails on Windows', false],
    ['The upgrade to 3.4.0 breaks the build', 'The upgrade to 2.8.2 breaks the build', false],
    ['The upgrade to 3.4.0 breaks the build', 'The upgrade breaks the build', false],
    ['typo', 'typo', false],
    ['The link to the API reference is broken', 'the link to the API reference is broken!', true],
    ['The link to the API reference is broken', 'Link to the API reference page is broken', true],
    ['The upgrade to 3.4.0 breaks the build', 'the upgrade to v3.4.0 breaks the build', true],
    ['From 2.8 to 3.4 the build breaks', 'From 3.4 to 2.8 the build breaks', true],
    ['The build breaks in 2026', 'The build breaks in 2025', true],
    ['認証の手順が古いので更新してください', '認証の手順が古いです。更新してください', true],
  ])('%s = %s: %s', (a, b, isSame) => {
    expect([is(a, b), is(b, a)]).toEqual([isSame, isSame])
  })
})

describe('signTopic', () => {
  const sign = (comments: readonly string[], known = comments) => {
    const entries = new Map(known.map((comment, index) => [`e${index}`, rating(`e${index}`, comment)]))
    return signTopic({ terms: [], reason: safe``, entryIds: comments.map((_, index) => `e${index}`) }, entries)
  }

  test('has eight at most, those of the first comments', () => {
    const many = Array.from(
      { length: 40 },
      (_, index) => `Complaint number ${index} is about ${'abcdefgh'.slice(index % 8)}`,
    )
    expect(maxSignatures).toBe(8)
    expect(sign(many)).toHaveLength(8)
    expect(sign(many)[0]).toBe(signText(many[0] ?? ''))
  })
})
