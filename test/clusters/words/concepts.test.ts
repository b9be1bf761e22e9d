// What words mean and what they exclude.
import { describe, expect, test } from 'vitest'
import { findConcepts, findContrast } from '../../../src/clusters/words/concepts.ts'
import { contrasts } from '../../../src/clusters/words/contrasts.ts'

describe('findConcepts', () => {
  test.each([
    ['a whole word', 'outdated', 'stale'],
    ['a beginning', 'veraltete', 'veralteter'],
    ['an English stem', 'links', 'linked'],
    ['a sign inside', '使用截图', '截图'],
    ['another language', 'server', 'сервера'],
  ])('by %s: %s = %s', (_, a, b) => {
    expect(findConcepts(a)).not.toEqual([])
    expect(findConcepts(a)).toEqual(findConcepts(b))
  })

  test('the longest sign wins: what is uninstalled is not installed', () => {
    expect(findConcepts('アンインストール')).not.toEqual(findConcepts('インストール'))
    expect(findConcepts('アンインストール')).toHaveLength(1)
  })

  test('a word without spaces may mean several things, each once', () => {
    const found = findConcepts('截图和链接和截图')
    expect(found).toEqual(expect.arrayContaining([...findConcepts('截图'), ...findConcepts('链接')]))
    expect(found).toHaveLength(2)
  })

  test.each(['xyzzy', '', 'a', 'を', '🎉'])('%j means nothing that is known', (word) => {
    expect(findConcepts(word)).toEqual([])
  })
})

describe('findContrast', () => {
  test.each([
    ['windows', 'win11'],
    ['deutsch', 'german'],
    ['deutsche', 'german'],
    ['heruntergeladen', 'download'],
  ])('%s = %s', (a, b) => {
    expect(findContrast(a)).toBe(findContrast(b))
    expect(findContrast(a)).toBeGreaterThanOrEqual(0)
  })

  test.each([
    ['windows', 'linux'],
    ['import', 'export'],
    ['first', 'last'],
    ['installieren', 'deinstallieren'],
  ])('%s ≠ %s', (a, b) => {
    expect(findContrast(a) >>> 6).toBe(findContrast(b) >>> 6)
    expect(findContrast(a)).not.toBe(findContrast(b))
  })

  test.each(['link', 'windowsill', '', 'pythonesque'])('%j excludes nothing', (word) => {
    expect(findContrast(word)).toBe(-1)
  })

  test('no set has more terms than its code has room for', () => {
    expect(contrasts.filter((set) => set.split(' ').length > 64)).toEqual([])
  })

  const sets = contrasts.map((line) => new Set(line.split(/[ =]/u)))
  const repeated = [...new Set(sets.flatMap((set) => [...set]))].filter(
    (form) => sets.filter((set) => set.has(form)).length > 1,
  )

  // A form has one code only: a second set would take it from the first.
  test('a form stands in one set only', () => {
    expect(repeated).toEqual([])
  })

  test('Ubuntu is not Windows', () => {
    expect(findContrast('ubuntu') >>> 6).toBe(findContrast('windows') >>> 6)
  })
})
