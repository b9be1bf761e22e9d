// Topics that people have joined or kept apart: in this run by their entries, in later ones by what is like them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Anchored, Cluster, Clustering, Correction } from '../../src/clusters/cluster.ts'
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { generateEntries } from '../bench/cluster/generate.ts'
import { rating } from './entries.ts'

const proxy = 'The proxy setting is ignored when the worker starts behind the company firewall'
const proxyAgain = 'Proxy setting ignored, worker starts behind our company firewall without it'
const invoice = 'Where can I download the invoice for last month as a PDF file'
const invoiceAgain = 'Download the invoice of last month as a PDF file: where can I do that'
const rotate = 'How do I rotate the signing certificate without restarting every node'
const expired = 'Token expired and nothing tells how to get a fresh one issued'

const on = (path: string, id: string, comment: string, day = 1) =>
  rating(id, comment, { path, createdAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z` })

const page = [on('/a', 'a1', proxy, 1), on('/a', 'a2', invoice, 2), on('/a', 'a3', rotate, 3)]
const other = [on('/b', 'b1', expired, 4), on('/b', 'b2', invoice, 5)]

const side = (anchor: string): Anchored => ({ anchor, signatures: [] })
const together = (a: string, b: string): Correction => ({ kind: 'together', a: side(a), b: side(b) })
const apart = (a: string): Correction => ({ kind: 'apart', a: side(a) })

function cluster(entries: readonly FeedbackEntry[], corrections: readonly Correction[]): Clustering {
  return clusterEntries(entries, { minVotes: 0, votes: new Map(), corrections })
}

/** Of each cluster, the entries of each topic: `a1 a2 | a3`. */
function draw({ clusters }: { readonly clusters: readonly Cluster[] }): string[] {
  const drawn = clusters.map(({ topics }) => topics.map(({ entryIds }) => entryIds.join(' ')).sort())
  return drawn.map((topics) => topics.join(' | ')).sort()
}

/** As the ledger has them once a run has resolved the sides. */
function learn(corrections: readonly Correction[], { resolved = [] }: Clustering): Correction[] {
  const know = (one: Anchored) => resolved.find(({ anchor }) => anchor === one.anchor) ?? one
  return corrections.map(({ kind, a, b }) => ({ kind, a: know(a), b: b && know(b) }))
}

describe('by their entries', () => {
  test.each<[string, Correction[], string[]]>([
    ['none', [], ['a1 | a2 | a3', 'b1 | b2']],
    ['two topics of a page', [together('a1', 'a3')], ['a1 a3 | a2', 'b1 | b2']],
    ['topics of two pages', [together('a2', 'b2')], ['a1 | a3', 'a2 | b2', 'b1']],
    ['three of them, by two corrections', [together('a2', 'b2'), together('b2', 'a1')], ['a1 a2 | b2', 'a3', 'b1']],
    ['one apart', [apart('a1')], ['a1', 'a2 | a3', 'b1 | b2']],
    ['two apart', [apart('a1'), apart('a3')], ['a1', 'a2', 'a3', 'b1 | b2']],
    ['one apart, two joined', [apart('b1'), together('a1', 'a2')], ['a1 a2 | a3', 'b1', 'b2']],
    ['joined, then apart', [together('a1', 'a3'), apart('a3')], ['a1 | a2', 'a3', 'b1 | b2']],
    ['apart, then joined', [apart('a3'), together('a1', 'a3')], ['a1 a3 | a2', 'b1 | b2']],
    ['apart, joined and apart again', [apart('a3'), together('a1', 'a3'), apart('a3')], ['a1 | a2', 'a3', 'b1 | b2']],
    ['an entry that is not there', [together('a1', 'gone'), apart('gone')], ['a1 | a2 | a3', 'b1 | b2']],
    ['with itself', [together('a1', 'a1')], ['a1 | a2 | a3', 'b1 | b2']],
  ])('%s', (_, corrections, drawn) => {
    expect(draw(cluster([...page, ...other], corrections))).toEqual(drawn)
    expect(draw(cluster([...page, ...other].toReversed(), corrections))).toEqual(drawn)
  })

  test('what other pages share already comes along', () => {
    const shared = ['/x', '/y', '/z'].map((path, index) => on(path, `s${index}`, proxy, 10 + index))
    const entries = [...shared, ...other]
    expect(draw(cluster(entries, []))).toEqual(['b1 | b2', 's0 | s1 | s2'])
    expect(draw(cluster(entries, [together('b1', 's1')]))).toEqual(['b1 | s0 | s1 | s2', 'b2'])
    expect(draw(cluster(entries, [apart('s1')]))).toEqual(['b1 | b2', 's0', 's1', 's2'])
  })
})

describe('once those entries are gone, by what is like them', () => {
  const later = [on('/a', 'c1', proxyAgain, 20), on('/a', 'c2', invoiceAgain, 21), on('/a', 'c3', rotate, 22)]

  test.each<[string, Correction[], string[]]>([
    ['joined', [together('a1', 'a2')], ['c1 c2 | c3']],
    ['apart', [apart('a2')], ['c1 | c3', 'c2']],
    ['apart, then joined', [apart('a2'), together('a2', 'a1')], ['c1 c2 | c3']],
    ['joined, then apart', [together('a2', 'a1'), apart('a1')], ['c1', 'c2 | c3']],
  ])('%s', (_, corrections, drawn) => {
    const known = learn(corrections, cluster([...page, ...other], corrections))
    expect(draw(cluster(later, known))).toEqual(drawn)
  })

  test('on the same page only, and not before a run has seen them', () => {
    const corrections = [apart('a2')]
    const known = learn(corrections, cluster(page, corrections))
    const elsewhere = later.map((entry) => ({ ...entry, path: '/b' }))
    expect(draw(cluster(elsewhere, known))).toEqual(['c1 | c2 | c3'])
    expect(draw(cluster(later, corrections))).toEqual(['c1 | c2 | c3'])
  })

  test('each side is resolved once, by its own words, the anchor’s first', () => {
    const entries = [...page, on('/a', 'a0', proxyAgain, 9)]
    const corrections = [together('a1', 'a2'), apart('gone')]
    const { resolved = [] } = cluster(entries, corrections)
    expect(resolved.map(({ anchor, pages }) => [anchor, pages])).toEqual([
      ['a1', ['/a']],
      ['a2', ['/a']],
    ])
    expect(resolved.map(({ signatures }) => signatures.length)).toEqual([2, 1])
    expect(
      cluster(entries, learn(corrections, { clusters: [], repeats: new Set(), resolved })).resolved,
    ).toBeUndefined()
  })

  test('a comment too short to be recognised is not', () => {
    const corrections = [apart('d1')]
    const known = learn(corrections, cluster([on('/a', 'd1', 'Typo here'), ...page], corrections))
    expect(known[0]?.a).toMatchObject({ signatures: [], pages: ['/a'] })
    expect(draw(cluster([on('/a', 'd2', 'Typo here'), on('/a', 'd3', invoice)], known))).toEqual(['d2 | d3'])
  })
})

describe('names and reasons', () => {
  const find = ({ clusters }: Clustering, id: string) => clusters.find(({ entryIds }) => entryIds.includes(id))

  test('say that a person did it', () => {
    const corrected = cluster([...page, ...other], [together('a2', 'b2'), apart('a1')])
    expect(find(corrected, 'a2')?.reason).toContain('reader on 2 pages, joined by a person')
    expect(find(corrected, 'a1')?.reason).toContain('1 reader on one page, kept apart by a person, 1 topic')
    expect(find(corrected, 'a1')?.topics[0]?.reason).toBe('kept apart by a person')
    const within = find(cluster(page, [together('a1', 'a3')]), 'a1')
    expect(within?.topics.map(({ reason }) => reason)).toEqual(['joined by a person', 'no similar comment on the page'])
  })

  test('keys stay while entries come and go', () => {
    const corrections = [together('a2', 'b2'), apart('a1')]
    const first = cluster([...page, ...other], corrections)
    const known = learn(corrections, first)
    const next = cluster([...page, ...other, on('/a', 'c1', proxyAgain, 20), on('/b', 'c2', invoiceAgain, 21)], known)
    expect(next.clusters.map(({ key }) => key).sort()).toEqual(first.clusters.map(({ key }) => key).sort())
    expect(find(first, 'a1')?.key).toMatch(/^apart-[0-9a-f]{12}$/)
    expect(find(first, 'a2')?.key).toMatch(/^joined-[0-9a-f]{12}$/)
    const anchorless = cluster([on('/a', 'c1', proxyAgain, 20)], known)
    expect(find(anchorless, 'c1')?.key).toBe(find(first, 'a1')?.key)
  })

  test('do not depend on the order of entries', () => {
    const entries = [...generateEntries({ count: 200, seed: 5, pages: 6 }), ...page, ...other]
    const ids = entries.map(({ id }) => id)
    const anywhere = fc.constantFrom(...ids)
    const some = fc.array(
      fc.oneof(
        anywhere.map(apart),
        fc.tuple(anywhere, anywhere).map((pair) => together(...pair)),
      ),
      {
        maxLength: 8,
      },
    )
    fc.assert(
      fc.property(some, fc.shuffledSubarray([...entries], { minLength: entries.length }), (corrections, shuffled) => {
        const known = learn(corrections, cluster(entries, corrections))
        expect(cluster(shuffled, known)).toEqual(cluster(entries, known))
      }),
      { numRuns: 12, seed: 7 },
    )
  })

  test('no entry is lost or doubled, whatever is corrected', () => {
    const ids = [...page, ...other].map(({ id }) => id)
    for (const a of ids) {
      for (const b of ids) {
        for (const c of ids) {
          const { clusters } = cluster([...page, ...other], [together(a, b), apart(c), together(c, a)])
          expect(clusters.flatMap(({ entryIds }) => entryIds).sort()).toEqual(ids)
          expect(new Set(clusters.map(({ key }) => key)).size).toBe(clusters.length)
        }
      }
    }
  })
})
