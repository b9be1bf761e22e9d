// The labelled set has the form and the size that its figures speak of.
import { describe, expect, test } from 'vitest'
import { findShared, isComplaint } from './labels.ts'
import { loadSet } from './load-set.ts'

const labelled = loadSet('all')
const pages = new Set(labelled.map(({ site, page }) => `${site} ${page}`))

describe('the set', () => {
  test('holds at least 300 comments over at least 25 pages', () => {
    expect(labelled.filter(({ entry }) => (entry.comment ?? '') !== '').length).toBeGreaterThanOrEqual(300)
    expect(pages.size).toBeGreaterThanOrEqual(25)
  })

  test('has every kind, every source, code and several languages', () => {
    expect([...new Set(labelled.map(({ kind }) => kind))].sort()).toEqual([
      'complaint',
      'empty',
      'praise',
      'spam',
      'support',
      'vote',
    ])
    expect([...new Set(labelled.map(({ entry }) => entry.source))].sort()).toEqual([
      'agent',
      'code_snippet',
      'contextual',
      'thumbs_only',
    ])
    expect(new Set(labelled.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5)
    expect(labelled.filter(({ block }) => block !== undefined).length).toBeGreaterThanOrEqual(30)
  })

  test('has no two entries of one id', () => {
    expect(new Set(labelled.map(({ entry }) => entry.id)).size).toBe(labelled.length)
  })

  test('has a page on one site only', () => {
    expect(new Set(labelled.map(({ page }) => page)).size).toBe(pages.size)
  })

  test('is cut into halves of about one size that share no page', () => {
    const [a, b] = [loadSet('a'), loadSet('b')]
    expect(a.length + b.length).toBe(labelled.length)
    expect(Math.min(a.length, b.length)).toBeGreaterThanOrEqual(labelled.length / 3)
    const pagesOfB = new Set(b.map(({ page }) => page))
    expect(a.filter(({ page }) => pagesOfB.has(page))).toEqual([])
  })

  test('has every shared topic on at least three pages', () => {
    const shared = labelled.filter(({ topic }) => topic?.startsWith('shared/'))
    const names = new Set(shared.map(({ site, topic }) => `${site} ${topic}`))
    expect(findShared(labelled)).toEqual(names)
    expect(shared.every(isComplaint)).toBe(true)
  })

  test('holds no e-mail address but those of example.com', () => {
    const text = labelled.map(({ entry }) => JSON.stringify(entry)).join('\n')
    const domains = [...text.matchAll(/[\w.+-]@([\w-]+(?:\.[\w-]+)+)/g)].map(([, domain]) => domain)
    expect(domains.filter((domain) => domain !== 'example.com')).toEqual([])
  })
})
