// The demo's content: the feedback fits the contract, every complaint has its page, and every edit corrects one.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edits } from '../../demo/edits.ts'
import { brokenEntry, loadFeedback } from '../../demo/load-feedback.ts'
import { feedbackEntrySchema } from '../../src/docs-api/contract.ts'

const root = 'demo/repository'
const now = Date.UTC(2026, 5, 1)
const day = 24 * 60 * 60 * 1000

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`)
const entries = loadFeedback(now)

/** A page's path in the repository, from whatever form the service has it in. */
function findFile(path: string): string {
  const { pathname } = new URL(path, 'https://docs.ferrypost.example')
  const page = pathname.replace(/(\/index)?(\.md)?\/?$/, '')
  return `docs${page || '/index'}.md`
}

/** The address that a heading gets on GitHub and on most sites. */
const parseAnchors = (content: string): string[] =>
  [...content.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  )

/** Links of a page that lead nowhere, given how to read a page. */
function findDeadLinks(file: string, readPage: (file: string) => string): string[] {
  const links = [...readPage(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  return links.flatMap(([, path, anchor]) => {
    const target = path ? join(dirname(file), path) : file
    const isThere = [...pages, 'README.md'].includes(target)
    const isAlive = isThere && (!anchor || parseAnchors(readPage(target)).includes(anchor))
    return isAlive ? [] : [`${target}#${anchor ?? ''}`]
  })
}

describe('feedback', () => {
  test('has as many entries of each source as announced', () => {
    const counts = Object.groupBy(entries, ({ source }) => source)
    const lengths = Object.fromEntries(Object.entries(counts).map(([source, group]) => [source, group?.length]))
    expect(lengths).toEqual({ contextual: 101, thumbs_only: 25, code_snippet: 21, agent: 13 })
  })

  test('fits the contract with ids of its own, and the broken entry does not fit', () => {
    expect(entries.filter((entry) => !feedbackEntrySchema.safeParse(entry).success)).toEqual([])
    expect(new Set([brokenEntry.id, ...entries.map(({ id }) => id)]).size).toBe(entries.length + 1)
    expect(feedbackEntrySchema.safeParse(brokenEntry).success).toBe(false)
    expect(feedbackEntrySchema.safeParse({ ...brokenEntry, helpful: false }).success).toBe(true)
  })

  test('is about pages that exist', () => {
    const files = new Set([brokenEntry.path, ...entries.map(({ path }) => path)].map(findFile))
    expect([...files].filter((file) => !pages.includes(file))).toEqual([])
  })

  test('is dated relative to now: most of two months, a few too old, a few without a date', () => {
    const ages = entries.flatMap(({ createdAt }) => (createdAt === null ? [] : [(now - Date.parse(createdAt)) / day]))
    expect(entries.length - ages.length).toBe(4)
    expect(ages.filter((age) => age > 90)).toHaveLength(4)
    expect(ages.filter((age) => age >= 0 && age <= 60)).toHaveLength(150)
  })

  test('is pending but for a handful, and wordless now and then', () => {
    expect(entries.filter(({ status }) => status !== 'pending')).toHaveLength(8)
    expect(entries.filter(({ comment }) => comment === null)).toHaveLength(35)
  })

  test('holds a token of a realistic form, which no file does', () => {
    const token = /ghp_\w{36}/
    expect(entries.filter((entry) => token.test(JSON.stringify(entry)))).toHaveLength(1)
    expect(readFileSync('demo/feedback.json', 'utf8') + readFileSync('demo/load-feedback.ts', 'utf8')).not.toMatch(
      token,
    )
  })
})

test('no address belongs to anybody', () => {
  const text = JSON.stringify(entries) + [...pages, 'README.md'].map(read).join('\n')
  const domains = [...text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)].map(([, domain]) => domain)
  expect(domains.length).toBeGreaterThan(10)
  expect(domains.filter((domain) => !/^example\.(com|org|net)$/.test(domain ?? ''))).toEqual([])
})

describe('edits', () => {
  const complaints = Object.keys(edits).map((page) => ({ page, content: read(findFile(page)) }))

  test.each(complaints)('$page is corrected, once, and another text stays as it is', ({ page, content }) => {
    const corrected = edits[page]?.(content) ?? content
    expect(corrected).not.toBe(content)
    expect(edits[page]?.(corrected)).toBe(corrected)
    expect(edits[page]?.('# Another page\n')).toBe('# Another page\n')
  })

  test.each([
    ['/install', 'winget install', 'brew install ferrypost\n'],
    ['/install', 'brew install ferrypost/tap/ferrypost\n', 'works`'],
    ['/quickstart', 'import os\n', 'receive order\n'],
    ['/guides/send', '--expire 1h', '--ttl 3600'],
    ['/guides/send', '256 KiB', 'larger than allowed'],
    ['/guides/receive', 'fulfil(message.body)\n  await message.ack()', 'message.ack()\n  await fulfil'],
    ['/guides/receive', 'for 30 seconds unless', 'leased* to you:'],
    ['/guides/dead-letters', '#retries', '#retry-policy'],
    ['/guides/local-server', '--data <folder>', '7400'],
    ['/guides/webhooks', "express.raw({ type: '*/*' })", 'X-Ferrypost-Signature'],
    ['/guides/docker', '\ndocker run', '\n$ '],
    ['/guides/ci', '\n./ferrypost serve', '\n$ '],
    ['/reference/cli', '\nferrypost serve', '\n$ '],
    ['/reference/configuration', '2. the environment', 'FERRYPOST_API_KEY'],
    ['/reference/rate-limits', 'requests per minute', 'for some time'],
  ])('%s then says %j and no longer %j', (page, right, faulty) => {
    const corrected = edits[page]?.(read(findFile(page))) ?? ''
    expect(corrected).toContain(right)
    expect(corrected).not.toContain(faulty)
  })

  test('every page with a complaint has one, pages with praise or noise only have none', () => {
    const untouched = pages.filter((file) => !Object.keys(edits).map(findFile).includes(file))
    expect(untouched.sort()).toEqual(['docs/index.md', 'docs/troubleshooting.md'])
  })
})

describe('the documentation', () => {
  const files = [...pages, 'README.md']

  test('has one dead link, which an edit revives', () => {
    expect(files.flatMap((file) => findDeadLinks(file, read))).toEqual(['docs/reference/configuration.md#retry-policy'])
    const readCorrected = (file: string): string => {
      const page = Object.keys(edits).find((key) => findFile(key) === file)
      return page ? (edits[page]?.(read(file)) ?? '') : read(file)
    }
    expect(files.flatMap((file) => findDeadLinks(file, readCorrected))).toEqual([])
  })

  test.each(pages)('%s has a title, a description and a length that can be read', (file) => {
    expect(read(file)).toMatch(/^---\ntitle: (.+)\ndescription: .+\.\n---\n\n# \1\n/)
    const lines = read(file).split('\n').length
    expect(lines).toBeGreaterThan(40)
    expect(lines).toBeLessThan(120)
  })
})
