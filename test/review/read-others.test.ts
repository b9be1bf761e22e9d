// Which other texts of a repository are read beside a change, and in how many requests.
import { describe, expect, test } from 'vitest'
import { chooseOthers, readChange } from '../../src/review/read-change.ts'
import { openReading } from './reading.ts'

const files = {
  'README.md': 'Read me\n',
  'package.json': '{}\n',
  'docs/guides/a.md': 'Old\n',
  'docs/guides/b.md': 'Beside\n',
  'docs/guides/deep/c.mdx': 'Below\n',
  'docs/index.md': 'Above\n',
  'docs/reference/d.md': 'Sibling\n',
  'src/main.ts': 'Code\n',
}

async function read(graphql: boolean, more: Readonly<Record<string, string>> = {}) {
  const reading = openReading({ ...files, ...more }, { files: { 'docs/guides/a.md': 'New\n' } })
  reading.github.setGraphql(graphql)
  const { others } = await readChange(reading.world, reading.readEvent())
  const requests = reading.requests().filter((line) => /graphql|blobs/.test(line))
  return { texts: others.map(({ text }) => text), requests }
}

describe('other texts', () => {
  test('are what all share, then the nearest pages, in one request with the change', async () => {
    const { texts, requests } = await read(true)
    expect(texts).toEqual(['Read me\n', '{}\n', 'Beside\n', 'Below\n', 'Above\n', 'Sibling\n'])
    expect(requests).toEqual(['POST /graphql'])
  })

  test('are ten at most without GraphQL', async () => {
    const more = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`docs/guides/x${index}.md`, `${index}\n`]),
    )
    const { texts, requests } = await read(false, more)
    expect([texts.length, requests.slice(1)]).toEqual([10, Array(2 + 10).fill('GET /git/blobs/sha')])
  })

  test('are none without the tree of the base', async () => {
    const { world, github, readEvent } = openReading(files)
    github.intercept(({ path }) => (path.includes('/git/trees/') ? { status: 404 } : undefined))
    expect((await readChange(world, readEvent())).others).toEqual([])
  })

  const pair = (path: string) => ({ path, previousPath: undefined, before: undefined, after: undefined })
  const treeOf = (count: number, size: number, mode = '100644') => ({
    isWhole: true,
    files: new Map(Array.from({ length: count }, (_, index) => [`docs/${index}.md`, { mode, sha: `${index}`, size }])),
  })

  test.each([
    ['sixty', treeOf(100, 10), 60],
    ['two megabytes', treeOf(100, 150_000), 13],
    ['no large ones', treeOf(100, 200_001), 0],
    ['no links', treeOf(100, 10, '120000'), 0],
  ])('%s', (_, tree, expected) => {
    expect(chooseOthers(tree, [pair('docs/x.md')])).toHaveLength(expected)
  })

  test('of a large repository are chosen at once', () => {
    const all = new Map(
      Array.from({ length: 100_000 }, (_, index) => [
        `docs/${index % 3_000}/x/y/${index}.md`,
        { mode: '100644', sha: `${index}`, size: 10 },
      ]),
    )
    const changed = Array.from({ length: 300 }, (_, index) => pair(`docs/${index}/x/y/z.md`))
    expect(chooseOthers({ isWhole: true, files: all }, changed)[0]?.sha).toBe('0')
  })
})
