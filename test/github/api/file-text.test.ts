// The text of files, as it is or wrapped.
import { describe, expect, test } from 'vitest'
import { fileText } from '../../../src/github/api/file-text.ts'

describe('the text of a file', () => {
  const text = '{"a": "ö🎉"}\n'
  const base64 = Buffer.from(text).toString('base64')
  const wrapped = { type: 'file', encoding: 'base64', size: 17, content: base64 }
  const wrap = (part: object = {}) => JSON.stringify({ ...wrapped, ...part })

  test('as it is', () => {
    expect(fileText(text)).toBe(text)
    expect(fileText('')).toBe('')
  })

  test('unwrapped from JSON and base64, with the line breaks that GitHub puts there', () => {
    expect(fileText(wrap())).toBe(text)
    expect(fileText(wrap({ content: `${base64.slice(0, 8)}\n${base64.slice(8)}\n` }))).toBe(text)
    expect(fileText(wrap({ content: '' }))).toBe('')
  })

  test.each([
    ['a ledger', '{"project": "docs", "type": "file", "content": "x", "fixes": [{"id": "é"}]}\n'],
    ['another encoding', wrap({ encoding: 'none' })],
    ['a wrapper of something else', wrap({ type: 'symlink' })],
    ['a list', '[]'],
    ['JSON that broke', wrap().slice(0, -1)],
    ['a page of a proxy', '<html>'],
  ])('%s is the text itself', (_, whole) => {
    expect(fileText(whole)).toBe(whole)
  })

  test.each([[undefined], [null], [1], [true], [{ a: [1] }], [wrapped], [[]]])('%j is none', (data) => {
    expect(fileText(data)).toBeUndefined()
  })
})
