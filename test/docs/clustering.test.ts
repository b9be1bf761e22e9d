// What docs/clustering.md says is what the clustering does: limits, reasons, numbers, examples; and its links lead somewhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import * as limits from '../../src/clusters/limits.ts'
import { factors } from '../../src/clusters/linking/marks.ts'
import { sameTopic } from '../../src/clusters/signature.ts'
import type { Similarity } from '../../src/clusters/similarity.ts'
import { causes } from '../../src/clusters/weight/weigh.ts'
import { lexical } from '../../src/clusters/words/lexical.ts'
import type { Comments } from '../../src/clusters/words/lexicon.ts'
import { declinedReturns, recentDeclined } from '../../src/ledger/limits.ts'
import { describeTogether } from '../../src/report/together.ts'
import { plain, rating, snippet, voicesOn } from '../clusters/entries.ts'

const file = 'docs/clustering.md'
const text = readFileSync(file, 'utf8')
/** Lines of a paragraph joined. */
const flat = text.replace(/\s+/g, ' ')
const cluster = (entries: Parameters<typeof clusterEntries>[0], similarity = lexical) =>
  clusterEntries(entries, { minVotes: 0, votes: new Map(), similarity }).clusters

test('the limits are those of limits.ts, all of them', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, name, value]) => [name, Number(value)])
  expect(Object.fromEntries(rows)).toEqual({ ...limits })
})

describe('topics', () => {
  const hello = 'curl example.test/hello | jq .name'
  test.each([
    ['alike in their words', voicesOn('/a', ['`maxRetries` is not explained', 'What does maxRetries mean?'])],
    [
      'the same words',
      voicesOn('/a', ['The link to the API reference is broken', 'The link to the API reference is broken!']),
    ],
    [
      'about the same code',
      [snippet('a', 'Where is the token from?', { code: hello }), snippet('b', 'Port is wrong', { code: hello })],
    ],
    ['no other comment on its page is alike', voicesOn('/a', ['The link to the API reference is broken'])],
  ])('%s: stands in it as the product says it', (reason, entries) => {
    expect(cluster(entries).flatMap(({ topics }) => topics.map((topic) => topic.reason))).toEqual([reason])
    expect(flat).toContain(`*${reason}*`)
  })

  test('it names every reason of topics.ts', () => {
    const [, list = ''] = /const reasons = \{(.*?)\}/s.exec(readFileSync('src/clusters/topics.ts', 'utf8')) ?? []
    const reasons = [...list.matchAll(/`([^`]+)`/g)].map(([, reason]) => reason ?? '')
    expect(reasons.length).toBeGreaterThan(3)
    expect(reasons.filter((reason) => !flat.includes(`*${reason}*`))).toEqual([])
  })

  const examples = [...text.matchAll(/^\| ([^|]+) · ([^|]+) \| (yes|no)\b/gm)]
  test.each(examples.map(([, a = '', b = '', together = '']) => [a, b, together]))('%s · %s: %s', (a, b, together) => {
    expect(cluster(voicesOn('/a', [a, b]))[0]?.topics).toHaveLength(together === 'yes' ? 1 : 2)
  })

  test('it has examples of both', () => {
    expect(new Set(examples.map(([, , , together]) => together))).toEqual(new Set(['yes', 'no']))
  })
})

describe('numbers', () => {
  const number = (value: number) => value.toLocaleString('en')

  test.each([
    ['of one page', lexical.sameComplaint, /(\S+) for up to (\S+) comments of a page, (\S+) from (\S+) on/],
    ['across pages', lexical.sharedComplaint, /(\S+) for up to (\S+) topics and (\S+) from (\S+) on/],
  ])('the thresholds %s', (_, thresholdFor, words) => {
    const [, low, few, high, many] = words.exec(flat) ?? []
    const [least, most] = [Number(few), Number(many?.replace(',', ''))]
    expect([low, high]).toEqual([number(thresholdFor(least)), number(thresholdFor(most))])
    expect([thresholdFor(1), thresholdFor(most * 10)]).toEqual([thresholdFor(least), thresholdFor(most)])
    expect(thresholdFor(least + 1)).toBeGreaterThan(thresholdFor(least))
    expect(thresholdFor(most - 1)).toBeLessThan(thresholdFor(most))
  })

  test.each([
    `× ${factors.otherCode} for versions and codes`,
    `× ${factors.otherNumber} for smaller numbers`,
    `× ${factors.otherName} for names`,
    `× ${factors.otherTerm} for each contrast`,
    `× ${factors.otherLanguage} if they are in two languages`,
    `an estimated ${sameTopic} of the runs`,
    `waits until ${declinedReturns} new entries`,
    `the latest ${recentDeclined} are kept`,
  ])('%s', (words) => {
    expect(flat).toContain(words)
  })

  /** What no function tells, as it stands in the code. */
  test.each([
    ['words/lexical.ts', 'const worths = [0.1, 1, 1, 1]', 'a tenth of it for runs of characters'],
    ['words/lexical.ts', 'const manyComments = 50', 'only where at most 50 comments are compared'],
    ['words/lexical.ts', 'const pairReach = 3', 'each word with each of the next three'],
    ['words/rows.ts', 'const trustedPage = 30', '(comments + 30) / (here + 30 × everywhere)'],
    ['words/rows.ts', 'const rarest = 6', 'at most 6'],
    ['words/rows.ts', 'const lengthPenalty = 0.4', '(√(all(a) × all(b))) ^ 0.4'],
    ['words/describe-piece.ts', 'const gramLength = 4', 'runs of four inside words'],
    ['words/lexicon.ts', 'const longestCompared = 4_000', 'up to 4,000 characters'],
    ['words/stem.ts', 'const longestStem = 7', 'the first seven characters'],
    ['linking/neighbours.ts', 'const allPairs = 48', 'Beyond 48 comments'],
    ['linking/neighbours.ts', 'const kept = 6', 'the six before it'],
    ['snippets.ts', 'const sameSnippet = 0.5', 'half of their runs of three tokens'],
    ['snippets.ts', 'const runLength = 3', 'half of their runs of three tokens'],
    ['shared.ts', 'const fewestTelling = 2', 'at least two telling words or names'],
    ['shared.ts', 'const mostRows = 3', 'by three comments each'],
    ['shared.ts', 'const features = { least: 12, most: 48, ', 'its 12 to 48 heaviest'],
    ['shared.ts', 'const joining = 0.65', '0.65 of that where three pages share one already'],
    ['topics.ts', 'const snippetWorth = 2', 'by that alone, unless their comments'],
    ['split.ts', 'const fullness = 0.7', '70 % full'],
    ['weight/token-sets.ts', 'const fewestHalves = 10', 'at least five telling words'],
    ['weight/token-sets.ts', 'const nearCopy = 0.45', '0.45 of the words of both texts'],
    ['weight/token-sets.ts', 'const nearShort = 0.6', '0.6 of them the same (of one or two, all)'],
    ['weight/damp.ts', '1 + Math.log10(sum)', 'becomes 1 + log10 of it'],
    ['weight/damp.ts', 'const beginnings = [0, 12 * hour]', 'begins at 0:00 or at 12:00 UTC'],
    ['weight/weigh.ts', 'const agentWorth = 1 / 2', '| 1; 1/2 |'],
    ['weight/weigh.ts', 'const toldBurst = 1 / 2', 'where that takes half'],
    ['score.ts', 'Math.log10(1 + votes) / 2', 'log10(1 + votes) / 2'],
    ['signature.ts', 'const permutations = 24', '24 numbers of 16 bits'],
    ['signature.ts', 'const fewestGrams = 10', 'fewer than ten runs'],
  ])('%s: %s', (source, code, words) => {
    expect(readFileSync(`src/clusters/${source}`, 'utf8')).toContain(code)
    expect(flat).toContain(words)
  })
})

test('the example of a rank is what comes out, in number and in words', () => {
  const on = (day: string) => ({ createdAt: `2026-${day}T10:00:00Z` })
  const entries = [
    rating('a', 'The link to the API reference is broken', { ...on('09-02'), contact: 'jane@example.com' }),
    rating('b', 'Dark mode makes the diagram unreadable', { ...on('08-31'), contact: 'Jane+docs@example.com' }),
    rating('c', 'Rate limits are not documented', on('08-29')),
    rating('d', 'Please translate this into German', on('08-27')),
    snippet('e', 'Where is the token from?', on('08-25')),
    { ...plain('f', 'Expected exit code 0, got 1'), ...on('08-23') },
    rating('g', 'How do I export the logs?', { path: '/elsewhere', ...on('11-01') }),
  ]
  const votes = new Map([['/guide', Array.from({ length: 9 }, (_, index) => `v${index}`)]])
  const ranked = clusterEntries(entries, { minVotes: 1, votes }).clusters
  const [first] = ranked.filter(({ pages }) => pages.includes('/guide'))
  expect(flat).toContain(`**${first?.score}**`)
  expect(text).toContain(`\n> ${first?.reason}\n`)
})

test('it names every cause for which entries count less', () => {
  expect(Object.values(causes).filter((words) => !flat.includes(`*${words}*`))).toEqual([])
})

test('what the tracking issue says stands in it', () => {
  const topics = [[], [], [], []]
  const said = [
    { key: 'shared-0123456789ab', pages: ['/a', '/b', '/c'], topics },
    { key: 'page-0123456789ab', pages: ['/a'], topics },
    { key: 'page-0123456789ab', pages: ['/a'], topics: [] },
  ].map(describeTogether)
  expect(said.filter((words) => !flat.includes(`*${words}*`))).toEqual([])
})

/** `vectors` by comment, as `readWords` of ground.ts gives it: made beforehand, since nothing waits here. */
function createSentences(vectors: ReadonlyMap<string, readonly number[]>): Similarity {
  const learn = (comments: Comments) => ({
    vectorsOf: (rows: readonly number[]) => {
      const sentences = rows.map((row) => vectors.get(comments.read(row)) ?? [])
      const start = new Uint32Array(rows.length + 1)
      for (const [row, { length }] of sentences.entries()) start[row + 1] = (start[row] ?? 0) + length
      // Two features for each axis, one for each sign: no product is less than 0.
      const features = sentences.flatMap((values) => values.map((value, axis) => 2 * axis + (value < 0 ? 1 : 0)))
      const weights = sentences.flatMap((values) => values.map((value) => Math.abs(value)))
      return { start, features: Uint32Array.from(features), weights: Float32Array.from(weights) }
    },
  })
  return { learn, sameComplaint: () => 0.8, sharedComplaint: () => 0.9 }
}

describe('the example of another similarity', () => {
  test('is this code', () => {
    const [, code = 'none'] = /```ts\n(.*?)```/s.exec(text) ?? []
    expect(readFileSync('test/docs/clustering.test.ts', 'utf8')).toContain(code)
  })

  test('brings together what shares no word, and keeps apart what only looks alike', () => {
    const sentences = new Map([
      ['How do I rotate the API key?', [0.9, -0.4, 0.1]],
      ['My token expired, where do I get a new one?', [0.8, -0.5, 0.2]],
      ['How do I rotate the image?', [-0.9, 0.4, 0.1]],
    ])
    const [page] = cluster(voicesOn('/a', [...sentences.keys()]), createSentences(sentences))
    expect(page?.topics.map(({ entryIds }) => entryIds)).toEqual([['a-000', 'a-001'], ['a-002']])
  })
})

describe('leads somewhere:', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-')
  const headingsOf = (document: string) =>
    [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading ?? ''))
  const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`)
  const links = ['README.md', file, 'docs/architecture.md', ...decisions].flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]*?clustering\.md|)#([^)]+)\)/g)].flatMap(
      ([, page = '', section = '']) => (page === '' && document !== file ? [] : [{ document, section }]),
    ),
  )
  const outside = [...text.matchAll(/\]\(([^)#\s]+)(?:#([^)]+))?\)/g)]

  test.each(links)('#$section of clustering.md, from $document', ({ section }) => {
    expect(headingsOf(file)).toContain(section)
  })

  test.each(outside.map(([, target = '', section = '']) => [target, section]))('%s#%s', (target, section) => {
    expect(existsSync(`docs/${target}`)).toBe(true)
    if (section !== '') expect(headingsOf(`docs/${target}`)).toContain(section)
  })

  test('files and folders that are named', () => {
    const named = [...text.matchAll(/`((?:src|test)\/[\w./-]+)`/g)].map(([, path]) => path ?? '')
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })
})
