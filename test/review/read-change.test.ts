// Reading a pull request: what comes of it, in how many requests, and what is told as not read.
import { describe, expect, test } from 'vitest'
import { isStillHead, readChange, treatHugeAsBinary } from '../../src/review/read-change.ts'
import type { NewFiles } from '../support/fake/git.ts'
import type { Fault } from '../support/github-rules.ts'
import { fileOf } from './judge/subject.ts'
import { openReading } from './reading.ts'

const pages = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`docs/${name}.md`, `# ${name}\n\nText.\n`]))
const edited = Object.fromEntries(Object.entries(pages).map(([path, text]) => [path, `${text}\nMore.\n`]))
const many = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`docs/page-${index}.md`, `${text}${index}\n`]))

/** `answers`: in GitHub's place, by a part of the path. */
async function readOf(base: Readonly<Record<string, string>>, files: NewFiles, answers: Record<string, Fault> = {}) {
  const reading = openReading(base, { files })
  reading.github.intercept(({ path }) => Object.entries(answers).find(([part]) => path.includes(part))?.[1])
  const read = await readChange(reading.world, reading.readEvent())
  return { ...reading, read, change: read.change }
}

describe('a pull request of five pages', () => {
  test('is read in five requests, and one more before writing; the list of files is read only where a file may be renamed', async () => {
    const { world, read, change, readEvent, requests, github } = await readOf(pages, edited)
    expect(await isStillHead(world, readEvent())).toBe(true)
    expect(requests()).toEqual([
      'GET /git/ref/heads/main',
      'GET /compare/sha...sha?per_page=100',
      'GET /git/trees/sha?recursive=1',
      'GET /git/trees/sha?recursive=1',
      'POST /graphql',
      'GET /pulls/1',
    ])
    expect(change).toMatchObject({
      head: github.branchTip('fix'),
      title: 'Mend it',
      description: 'As asked',
      unread: [],
    })
    expect(change.files.map(({ path }) => path)).toEqual(Object.keys(pages))
    expect(change.files[0]).toEqual({
      path: 'docs/a.md',
      previousPath: undefined,
      before: { mode: '100644', text: '# a\n\nText.\n', isBinary: false },
      after: { mode: '100644', text: '# a\n\nText.\n\nMore.\n', isBinary: false },
    })
    expect(change.paths).toEqual(new Set(Object.keys(pages)))
    expect(change.commits).toMatchObject([{ message: 'Mend it', author: 'github-actions[bot]', isUpdate: false }])
    expect(read.others).toEqual([])
  })

  test.each([403, 404, 405, 500])('is read the same when GraphQL answers %i, blob by blob', async (status) => {
    const withGraphql = await readOf(pages, edited)
    const { change, requests } = await readOf(pages, edited, { '/graphql': { status } })
    expect(change).toEqual(withGraphql.change)
    const tries = Array(status === 500 ? 2 : 1).fill('POST /graphql')
    expect(requests().slice(4)).toEqual([...tries, ...Array(10).fill('GET /git/blobs/sha')])
  })

  test('is judged at the head of its event, whatever is pushed meanwhile', async () => {
    const { world, github, readEvent } = openReading(pages, { files: edited })
    const event = readEvent()
    github.commit('fix', { 'docs/z.md': 'Later\n', 'docs/a.md': 'Later\n' })
    const { change } = await readChange(world, event)
    expect(change.files).toHaveLength(5)
    expect(change.files[0]?.after?.text).toContain('More.')
    expect(await isStillHead(world, event)).toBe(false)
    expect(await isStillHead(world, readEvent())).toBe(true)
  })

  test('is compared with the base branch, also where somebody’s own commit has a tag of that name', async () => {
    const { world, github, readEvent } = openReading(pages, { files: { '.github/workflows/a.yml': 'on: push\n' } })
    github.tag('main', github.commit('fix', edited))
    github.commit('fix', { 'docs/a.md': '# a\n' })
    const { change } = await readChange(world, readEvent())
    expect(change.files.map(({ path }) => path)).toEqual(['.github/workflows/a.yml', ...Object.keys(pages)])
    expect(change.files[1]?.before?.text).toBe(pages['docs/a.md'])
  })

  test('is measured from where its branch left the base', async () => {
    const { world, github, readEvent } = openReading(pages, { files: edited })
    github.commit('main', { 'docs/other.md': 'Of the base\n', 'docs/a.md': '# Rewritten\n' })
    const before = await readChange(world, readEvent())
    github.updatePull(1, 'maintainer')
    const { change } = await readChange(world, readEvent())
    expect(before.change.files).toHaveLength(5)
    const told = change.commits.map(({ sha: _, ...commit }) => Object.values(commit))
    expect(told).toEqual([
      ['Mend it', 'github-actions[bot]', 'github-actions[bot]', false],
      ["Merge branch 'main' into fix", 'maintainer', 'web-flow', true],
    ])
  })
})

describe('files of all kinds', () => {
  const base = { 'docs/a.md': 'One\nTwo\nThree\n', 'docs/b.md': 'Gone\n', 'run.sh': 'ls\n', 'docs/c.md': 'Same\n' }

  const read = async (files: NewFiles) => (await readOf(base, files)).change

  test('renamed and edited', async () => {
    const { files } = await read({ 'docs/a.md': null, 'docs/moved.md': 'One\nTwo\nThree\nFour\n' })
    const names = { path: 'docs/moved.md', previousPath: 'docs/a.md' }
    expect(files).toMatchObject([{ ...names, before: { text: base['docs/a.md'] }, after: { mode: '100644' } }])
  })

  test('removed', async () => {
    const { files, unread } = await read({ 'docs/b.md': null })
    expect([files, unread]).toMatchObject([[{ path: 'docs/b.md', before: { text: 'Gone\n' }, after: undefined }], []])
  })

  test('a mode alone, a link, a submodule', async () => {
    const { files, unread } = await read({
      'run.sh': { mode: '100755', content: 'ls\n' },
      'docs/link.md': { mode: '120000', content: '../.env' },
      vendor: { mode: '160000', sha: 'a'.repeat(40) },
    })
    expect([files, unread]).toMatchObject([
      [
        { path: 'docs/link.md', before: undefined, after: { mode: '120000', text: '../.env' } },
        { path: 'run.sh', before: { mode: '100644', text: 'ls\n' }, after: { mode: '100755', text: 'ls\n' } },
        { path: 'vendor', after: { mode: '160000', text: undefined, isBinary: false } },
      ],
      [],
    ])
  })

  test.each([
    ['bytes with NUL', Buffer.from([0x89, 0x50, 0, 1]), true],
    ['bytes that are no UTF-8', Buffer.from([0xe9, 0x74, 0xe9]), true],
    ['a replacement character of its own', 'An \ufffd here', false],
    ['a byte order mark', '\ufeffText', false],
    ['an empty file', '', false],
  ])('%s', async (_, content, isBinary) => {
    const { files, unread } = await read({ 'docs/x.bin': { content } })
    const text = isBinary ? undefined : content
    expect([files, unread]).toMatchObject([
      [{ path: 'docs/x.bin', previousPath: undefined, before: undefined, after: { mode: '100644', text, isBinary } }],
      [],
    ])
  })

  test('names that mean something elsewhere stay as they are', async () => {
    const names = ['__proto__', 'constructor', 'docs/::warning::x\n.md', 'docs/](x).md', 'docs/\u202e.md']
    const { files } = await read(Object.fromEntries(names.map((name) => [name, 'x\n'])))
    expect(files.map(({ path }) => path)).toEqual(names.toSorted())
    expect(files.every(({ after }) => after?.text === 'x\n')).toBe(true)
  })
})

describe('pictures', () => {
  const base = { 'docs/a.md': 'x\n' }
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  const zip = Buffer.from('PK\x03\x04\0\0', 'latin1')
  const other = Buffer.from('PK\x03\x04\0\0\0', 'latin1')

  test.each([true, false])('are looked into, each in one request (with GraphQL: %s)', async (hasGraphql) => {
    const added = { 'docs/a.png': { content: png }, 'docs/b.png': { content: zip }, 'docs/c.zip': { content: other } }
    const answers = hasGraphql ? {} : { '/graphql': { status: 404 } }
    const { change, requests } = await readOf(base, added, answers)
    expect(change.files.map(({ path, after }) => [path, after?.isBinary, after?.isPicture])).toEqual([
      ['docs/a.png', true, true],
      ['docs/b.png', true, false],
      ['docs/c.zip', true, hasGraphql ? undefined : false],
    ])
    expect(change.unread).toEqual([])
    expect(requests().slice(5)).toEqual(Array(hasGraphql ? 2 : 4).fill('GET /git/blobs/sha'))
  })

  test('of twelve, ten are looked into, and two are reported', async () => {
    const files = Array.from({ length: 12 }, (_, at) => [
      `docs/${10 + at}.png`,
      { content: Buffer.concat([png, Buffer.of(at)]) },
    ])
    const { read, requests } = await readOf(base, Object.fromEntries(files))
    expect(read.change.unread).toEqual([
      { path: 'docs/20.png', reason: 'too-many-pictures' },
      { path: 'docs/21.png', reason: 'too-many-pictures' },
    ])
    expect(requests().slice(4)).toEqual(['POST /graphql', ...Array(10).fill('GET /git/blobs/sha')])
  })

  test('one that cannot be read is reported', async () => {
    const { change } = await readOf(base, { 'docs/a.png': { content: png } }, { '/git/blobs/': { status: 403 } })
    expect(change.unread).toEqual([{ path: 'docs/a.png', reason: 'unreadable' }])
  })
})

describe('what is more than is read', () => {
  test('3,000 files: 300 are read whole', async () => {
    const { read, requests } = await readOf(many(3_001, 'Old '), many(3_001, 'New '))
    const { files, unread } = read.change
    expect(files).toHaveLength(3_000)
    expect(files.filter(({ before, after }) => before?.text && after?.text)).toHaveLength(300)
    expect(unread.filter(({ reason }) => reason === 'too-many-files')).toHaveLength(2_700)
    expect(unread[0]).toEqual({ reason: 'list-cut' })
    expect(requests()).toHaveLength(2 + 2 + 6 + 1)
  })

  test('a workflow stays among the first 3,000', async () => {
    const { read } = await readOf(many(3_000, 'Old '), { ...many(3_000, 'New '), 'zz/.github/x.yml': 'on: push\n' })
    expect(read.change.files.map(({ path }) => path)).toContain('zz/.github/x.yml')
  })

  const grown = (path: string, after: string, before = 'One.\n') => fileOf(path, before, after)
  const five = Array.from({ length: 5 }, (_, at) => grown(`${at}.md`, 'a\n'.repeat(45_000)))
  test.each([
    ['a page that grows by 60,000 lines', [grown('a.md', 'a\n'.repeat(60_000))], [0]],
    ['one that had them', [grown('a.md', 'a\n'.repeat(60_000), 'b\n'.repeat(60_000))], []],
    ['one that grows by 600 kB', [grown('a.rst', 'Ten bytes\n'.repeat(60_000 / 2 + 30_001))], [0]],
    ['all of that in one line', [grown('a.md', 'word '.repeat(1_000_000))], []],
    ['pictures in a notebook', [grown('a.ipynb', `${'QUJD'.repeat(200_000)}\n`.repeat(3))], []],
    ['five pages that grow by 225,000 lines', [...five, grown('z.md', 'Two.\n')], [4]],
    ['a page that is gone', [{ ...grown('a.md', ''), after: undefined }], []],
  ])('%s: binary, if nobody reviews that much', (_, files, closed) => {
    const found = treatHugeAsBinary(files).flatMap(({ after }, at) => (after?.isBinary ? [at] : []))
    expect(found).toEqual(closed)
  })

  test('a page with a line of 5 MB is read, by itself', async () => {
    const line = 'word '.repeat(1_000_000)
    const { read, requests } = await readOf({ 'docs/a.md': 'Short\n' }, { 'docs/a.md': line })
    expect(read.change.files[0]?.after?.text).toHaveLength(5_000_000)
    expect(read.change.unread).toEqual([])
    expect(requests().slice(4)).toEqual(['POST /graphql', 'GET /git/blobs/sha'])
  })

  test('a file of 5 MB that is no page is not read, and a picture of 5 MB not looked into', async () => {
    const files = { 'data.json': ' '.repeat(5_000_000), 'shot.png': { content: Buffer.alloc(5_000_000) } }
    const { read, requests } = await readOf({ 'docs/a.md': 'x\n' }, files)
    expect(read.change.unread).toEqual([
      { path: 'data.json', reason: 'too-large' },
      { path: 'shot.png', reason: 'too-large' },
    ])
    expect(read.change.files.map(({ after }) => [after?.text, after?.isBinary])).toEqual([
      [undefined, false],
      [undefined, true],
    ])
    expect(requests().slice(4)).toEqual(['POST /graphql'])
  })

  test('beyond 20 MB in all', async () => {
    const files = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`docs/${name}.md`, name.repeat(5_500_000)]))
    const { read } = await readOf({ 'docs/z.md': 'x\n' }, files)
    expect(read.change.unread).toEqual([{ path: 'docs/d.md', reason: 'too-large' }])
  })

  test('a page of 20 MB', async () => {
    const { read, requests } = await readOf({ 'docs/a.md': 'x\n' }, { 'docs/a.md': 'word\n'.repeat(4_000_000) })
    expect(read.change.unread).toEqual([{ path: 'docs/a.md', reason: 'too-large' }])
    expect(requests().slice(4)).toEqual(['POST /graphql'])
  })

  test('more than 1,000 commits', async () => {
    const { github, world, readEvent, requests } = openReading(pages, { files: edited })
    for (let count = 0; count < 1010; count += 1) github.commit('fix', { 'docs/a.md': `${count}\n` }, `Push ${count}`)
    const { change } = await readChange(world, readEvent())
    expect(change.unread).toEqual([{ reason: 'commits-cut' }])
    expect([change.commits.length, change.commits.at(-1)?.message]).toEqual([1000, 'Push 998'])
    expect(requests().filter((line) => line.includes('compare'))).toHaveLength(10)
  })
})

describe('what GitHub does not tell', () => {
  test('a truncated tree: what was not seen is reported', async () => {
    const cut = { status: 200, body: { sha: 'x', tree: [], truncated: true } }
    const { change } = await readOf(pages, edited, { '/git/trees/': cut })
    expect(change.paths).toBeUndefined()
    expect(change.unread).toEqual([
      { reason: 'list-cut' },
      ...Object.keys(pages).map((path) => ({ path, reason: 'unreadable' })),
    ])
    expect(change.files[0]).toMatchObject({ before: { mode: '' }, after: { mode: '', text: undefined } })
  })

  test('a list in another order, or of another head, changes nothing', async () => {
    const plain = await readOf(pages, edited)
    const items = [...Object.keys(pages).toReversed(), 'docs/stranger.md'].map((filename) => ({
      filename,
      status: 'added',
    }))
    const { change } = await readOf(pages, edited, { '/files?': { status: 200, body: items } })
    expect(change).toEqual(plain.change)
  })

  test.each([
    ['the comparison', '/compare/', ['list-cut', 'commits-cut']],
    ['a tree', '/git/trees/', ['list-cut']],
    ['the list', '/files?', []],
  ])('refused: %s', async (_, part, reasons) => {
    const { change } = await readOf(pages, edited, { [part]: { status: 403 } })
    expect(change.files).toHaveLength(5)
    expect(change.unread.filter(({ path }) => path === undefined).map(({ reason }) => reason)).toEqual(reasons)
  })

  test.each([[[]], [{}], [null]])('answers of another form: %j', async (body) => {
    const { change } = await readOf(pages, edited, { '': { status: 200, body: JSON.stringify(body) } })
    expect(change).toMatchObject({ files: [], paths: undefined })
    expect(change.unread.map(({ reason }) => reason)).toEqual(['list-cut', 'commits-cut'])
  })

  test('a head that GitHub tells late is looked at once more', async () => {
    const { github, world, readEvent } = openReading(pages, { files: edited })
    const event = readEvent()
    let asked = 0
    const stale = { status: 200, body: { head: { sha: 'f'.repeat(40) } } }
    github.intercept(({ path }) => (path.endsWith('/pulls/1') && ++asked === 1 ? stale : undefined))
    expect([await isStillHead(world, event), asked]).toEqual([true, 2])
  })
})
