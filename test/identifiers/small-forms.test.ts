// Branches, numbers, and where a list was moved to.
import { describe, expect, test } from 'vitest'
import { parseBranchName, parseIssueNumber, parseMovedList } from '../../src/identifiers/github-names.ts'
import { readCorpus, spoil } from './hostile.ts'

describe('a branch', () => {
  test.each(['feedback-to-fix/ledger', 'bots/feedback-1.0', 'a', 'main', 'a=b', 'a,b+c', 'x'.repeat(200), 'head/s'])(
    '%s',
    (text) => {
      expect(parseBranchName(text)).toBe(text)
    },
  )

  test.each([
    ...['', '/', '/a', 'a/', 'a//b', '.', '..', '.a', 'a/.b', 'a..b', 'a.', 'a./b', 'a.lock', 'a.LOCK', 'a/b.lock/c'],
    ...['-a', '--force', '-', 'a b', 'a~b', 'a^b', 'a:b', 'a?b', 'a*b', 'a[b', 'a\\b', '@', '@{-1}', 'a@{b', 'a@b'],
    ...['HEAD', 'head', 'refs', 'refs/heads/a', 'REFS/heads/a', 'heads/a', 'tags/v1', 'remotes/origin/a', 'heads'],
    ...['0123456789abcdef0123456789abcdef01234567', `${'ABCDEF'.repeat(10)}abcd`, 'x'.repeat(201), 'x'.repeat(100_000)],
    ...['ü', 'ａ', 'a%2fb', 'a%20b', '%2e%2e', 'a;b', 'a|b', 'a&b', 'a$b', 'a`b', "a'b", 'a"b', 'a<b', 'a#b', 'a!b'],
    ...['$(id)'],
  ])('not %j', (text) => {
    expect(parseBranchName(text)).toBeUndefined()
  })

  test('nothing that is not to be seen gets in; of the corpus none', () => {
    const all = [...spoil('bots/ledger'), ...readCorpus('path-traversal-and-names', 'branch')]
    expect(all.filter((text) => parseBranchName(text) !== undefined)).toEqual([])
  })
})

describe('a number of an issue or a pull request', () => {
  test.each([
    ['1', 1],
    ['12', 12],
    ['2147483648', 2_147_483_648],
  ])('%s', (text, number) => {
    expect(parseIssueNumber(text)).toBe(number)
  })

  test.each([
    ...['', '0', '00', '01', '007', '-1', '+1', '-0', '1.0', '1.5', '1e3', '1E3', '0x1', '0b1', '0o7', '1_000'],
    ...['1,000'],
    ...['2147483649', '9999999999', '99999999999', '9'.repeat(400), 'NaN', 'Infinity', 'one', '#1', '1n', '½', '①'],
    ...['１', '٧', '७'],
    ...[' 1', '1 ', '1\n', '\t1', '1\0', '\u200b1', '1\u202e', '1/2', '1?x', '1#x', '%31', '1%00', 'null', '[1]'],
    ...['constructor'],
  ])('not %j', (text) => {
    expect(parseIssueNumber(text)).toBeUndefined()
  })
})

describe('where a list was moved to', () => {
  const path = '/repositories/42/pulls'

  test.each([
    path,
    ...[`${path}?page=1`, `https://api.github.com${path}`],
    `https://api.github.com${path}?state=all&sort=updated&direction=desc&per_page=100&page=1`,
    ...[`https://ghe.example:8443/api/v3${path}`, `http://127.0.0.1:4000${path}`, `http://[::1]:4000${path}`],
  ])('%s', (location) => {
    expect(parseMovedList(location)).toBe(path)
  })

  test.each([
    ...['', '/', 'pulls', '/pulls', 'repositories/42/pulls', '/repositories/pulls', '/repositories//pulls'],
    ...['/repositories/42'],
    ...['/repositories/0/pulls', '/repositories/042/pulls', '/repositories/-1/pulls', '/repositories/4x2/pulls'],
    ...[
      '/repositories/4.2/pulls',
      '/repositories/٤٢/pulls',
      '/repositories/99999999999999999/pulls',
      '/repositories/4e2/pulls',
    ],
    ...[`${path}/`, `${path}/7`, `${path}#x`, `${path} `, `${path}\n`, `${path}?a b`, `${path}?a#b`, `${path};x`],
    ...[`${path}%2f7`],
    ...['/repositories/42/issues', '/repos/acme/docs/pulls', '/user', `/x${path}`, `//evil.example${path}`],
    ...[`\\\\x${path}`],
    ...['/repositories/42/../../user/pulls', '/repositories/../user/pulls', '/repositories/%34%32/pulls', `/..${path}`],
    ...[`https://user@api.github.com${path}`, `https://user:word@api.github.com${path}`, `ftp://api.github.com${path}`],
    ...[`https://api.github.com/x${path}`, `https://api.github.com/api/v4${path}`, `https://api.github.com/${path}`],
    ...[`https:${path}`, `https://${path}`, `HTTPS://api.github.com${path}`, `javascript:${path}`, `x${path}`],
    ...[
      `https://аpi.github.com${path}`,
      `https://api.github.com\\${path}`,
      `https://a b${path}`,
      `https://a%2f${path}`,
    ],
    ...[`https://${'a'.repeat(300)}${path}`, `${path}?${'a'.repeat(3000)}`, `\u200b${path}`, `${path}\u202e`],
    ...[`${path}\0`],
  ])('not %j', (location) => {
    expect(parseMovedList(location)).toBeUndefined()
  })
})
