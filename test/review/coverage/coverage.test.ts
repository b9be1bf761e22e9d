// What of the readers' complaints a change touches.
import { describe, expect, test } from 'vitest'
import { signText } from '../../../src/clusters/signature.ts'
import { type CoverageInput, coverFix } from '../../../src/review/coverage/coverage.ts'
import type { ReaderEntry } from '../../../src/review/diff/change.ts'
import type { Hunk, PageChange } from '../../../src/review/diff/page.ts'
import { entry } from '../../support/feedback.ts'

const path = 'docs/guide/install.md'

function hunk(line: number, added: string, heading = '', removed = ''): Hunk {
  return { line, baseLine: line, heading, added: [added], removed: removed === '' ? [] : [removed] }
}

function pageOf(hunks: readonly Hunk[], at = path): PageChange {
  const none = { before: [], after: [], added: [], removed: [], addedLines: [], removedLines: [] }
  return { path: at, format: 'markdown', isParsed: true, hunks, ...none }
}

const windows = 'The install command does not work in PowerShell on Windows'
const proxy = 'Please say which proxy variables the command honours'
const said = (id: string, text: string, more: Partial<ReaderEntry> = {}): ReaderEntry => ({
  id,
  page: '/guide/install',
  text,
  entry: entry(id, '/guide/install', { comment: text, contact: null }),
  ...more,
})
const readers = [said('a', windows, { at: 3 }), said('b', windows, { at: 1 }), said('c', proxy, { at: 2 })]
const fix: CoverageInput['fix'] = { pages: ['/guide/install'], topics: [[signText(windows)], [signText(proxy)]] }

function cover(part: Partial<CoverageInput>) {
  const pages = part.pages ?? [pageOf([hunk(4, 'In PowerShell, write `.\\\\setup`.')])]
  return coverFix({ files: pages, pages, fix, readers, ...part })
}

describe('topics', () => {
  test('have their readers, their oldest time, their words and the hunks about them; the largest comes first', () => {
    const { topics, unanswered } = cover({})
    expect(topics).toEqual([
      {
        agents: 0,
        pages: ['/guide/install'],
        entryIds: ['a', 'b'],
        distinctReaders: 2,
        since: 1,
        terms: expect.arrayContaining(['PowerShell', 'windows']),
        hunks: [{ path, line: 4 }],
      },
      expect.objectContaining({ entryIds: ['c'], distinctReaders: 1, since: 2, hunks: [] }),
    ])
    expect(unanswered).toBe(1)
  })

  test('are not answered by blank lines below a heading that says the same', () => {
    const pages = [pageOf([hunk(4, '', 'PowerShell on Windows'), hunk(9, '---', 'The proxy variables')])]
    expect(cover({ pages }).unanswered).toBe(2)
  })

  test('are matched by a line of the code that a reader marked, once the change replaces it', () => {
    const marked = said('a', `${windows}\n  $ ferry   serve --quiet\nend`, { comment: windows })
    const coverCode = (removed: string) =>
      cover({ readers: [marked], pages: [pageOf([hunk(9, 'ferry serve', '', removed)])] }).topics?.map(
        ({ hunks }) => hunks,
      )
    expect(coverCode('$ ferry serve --quiet')).toEqual([[{ path, line: 9 }]])
    // Of another command, too short to tell anything, or only in the comment.
    for (const removed of ['$ ferry serve --verbose', 'end', windows.slice(0, 9)])
      expect(coverCode(removed)).toEqual([[]])
  })

  test('are the same whatever the order of entries and pages', () => {
    const other = pageOf([hunk(1, 'The proxy variables are read.')], 'docs/reference/install.md')
    const pages = [pageOf([hunk(4, 'In PowerShell')]), other]
    expect(cover({ pages: pages.toReversed(), readers: readers.toReversed() }).topics).toMatchObject(
      cover({ pages, readers }).topics?.map(({ entryIds, distinctReaders }) => ({ entryIds, distinctReaders })) ?? [],
    )
  })

  test.each([
    ['entries of one reader count once', 'r@example.org', windows, 1],
    ['unknown readers each', null, windows, 3],
    ['as for the fix, near-copies once', null, `${windows}, and the setup script prints nothing`, 1],
  ])('%s', (_, contact, text, count) => {
    const readers = ['a', 'b', 'd'].map((id) => said(id, text, { entry: entry(id, '/a', { comment: text, contact }) }))
    expect(cover({ readers }).topics?.[0]?.distinctReaders).toBe(count)
  })

  test('a comment in other words joins the topic that it is like; its code does not count', () => {
    const like = said('d', `${windows}!!! Please fix`)
    expect(cover({ readers: [...readers, like] }).topics?.[0]?.entryIds).toEqual(['a', 'b', 'd'])
    const snippet = said('a', `${proxy}\n\ncurl example.test`, { comment: proxy })
    expect(cover({ readers: [...readers, { ...snippet, id: 'd' }] }).topics?.[1]?.entryIds).toEqual(['c', 'd'])
  })

  test.each([
    ['proxy?', ['c', 'd'], 'the topic with whose words it shares most'],
    ['broken', ['a', 'b', 'd'], 'the largest of its page'],
  ])('a comment too short for a signature, %j, goes to %j: %s', (text, ids) => {
    const groups = cover({ readers: [...readers, said('d', text)] }).topics?.map(({ entryIds }) => entryIds)
    expect(groups).toContainEqual(ids)
  })

  test('what fits no topic makes one for each page', () => {
    const other = ['e', 'f'].map((id) => said(id, 'typo', { page: '/faq' }))
    expect(cover({ readers: [...readers, ...other] }).topics).toContainEqual(
      expect.objectContaining({ entryIds: ['e', 'f'] }),
    )
    expect(cover({ fix: { ...fix, topics: [] } }).topics?.map(({ entryIds }) => entryIds)).toEqual([['a', 'b', 'c']])
  })

  test('one that several pages share is touched on any of them', () => {
    const pages = ['/guide/install', '/guide/upgrade'] as const
    const shared = pages.flatMap((page, at) => [said(`${at}`, windows, { page })])
    const changed = [pageOf([hunk(2, 'On Windows')], 'docs/guide/upgrade.md')]
    const { topics } = cover({ pages: changed, fix: { pages, topics: [[signText(windows)]] }, readers: shared })
    expect(topics).toMatchObject([{ pages, hunks: [{ path: 'docs/guide/upgrade.md', line: 2 }] }])
  })
})

describe('a hunk is about a topic', () => {
  const seeIn = (folder: string) => `In PowerShell see the list of all options in https://ferry.example/${folder}/list.`
  const pasteIn = (place: string) => `Open PowerShell, copy the token from the account, and paste it in the ${place}.`
  test.each([
    ['whose word was added', hunk(1, 'Works on Windows 11.'), true],
    [
      'whose words stand in another sentence of the line',
      hunk(1, 'It is on Windows. See the new list here.', '', 'It is on Windows. Look at a table.'),
      false,
    ],
    ['whose word was taken out', hunk(1, 'Linux only.', '', 'PowerShell is not supported.'), true],
    ['whose word is in its heading', hunk(1, 'Open a terminal.', 'Windows'), true],
    ['in another inflection', hunk(1, 'The window opens with commands.'), true],
    ['in other capitals', hunk(1, 'In powershell.'), true],
    ['as part of a name', hunk(1, 'Set WINDOWS_PATH.'), true],
    ['whose link was changed beside its word', hunk(1, seeIn('new'), '', seeIn('old')), true],
    ['not: by a word that its line has before and after', hunk(1, pasteIn('field'), '', pasteIn('box')), false],
    ['not: by the words of the page’s own address', hunk(1, 'How to install: a guide'), false],
    ['not: by other words', hunk(1, 'See the licence.', 'Legal'), false],
    ['not: by a fault alone', hunk(1, 'It does not work.'), false],
  ])('%s', (_, one, isAbout) => {
    const { topics } = cover({ pages: [pageOf([one])], readers: readers.slice(0, 2) })
    expect(topics?.[0]?.hunks).toHaveLength(isAbout ? 1 : 0)
  })

  test('on another page only by two of its strongest words', () => {
    const at = (text: string, previousPath?: string) => {
      const pages = [{ ...pageOf([hunk(7, text)], 'snippets/setup.md'), previousPath }]
      return cover({ pages, readers: readers.slice(0, 2) }).topics?.[0]?.hunks.length
    }
    expect([at('On Windows'), at('On Windows, in PowerShell')]).toEqual([0, 1])
    expect(at('On Windows', path)).toBe(1)
  })

  test('when a complaint names nothing, wherever its page is changed', () => {
    const { topics } = cover({ pages: [pageOf([hunk(1, 'Anything')])], readers: [said('a', 'Broken!!')] })
    expect(topics?.[0]?.hunks).toHaveLength(1)
  })

  test('a hunk that is huge costs little, and its beginning counts', () => {
    const long = `On Windows ${'x y z '.repeat(1_000_000)}`
    const { topics } = cover({ pages: [pageOf(Array.from({ length: 300 }, (_, line) => hunk(line + 1, long)))] })
    expect(topics?.[0]?.hunks.length).toBeGreaterThan(50)
  })
})

test('without the readers’ entries: pages are all that is known: touched whole or by name, or not', () => {
  const pages = ['/guide/install', '/js/setup', '/faq'] as const
  const files = [{ path }, { path: 'docs/new.md', previousPath: 'docs/python/setup.md' }]
  expect(coverFix({ files, pages: [], fix: { pages, topics: fix.topics }, readers: undefined })).toEqual({
    topics: undefined,
    pagesTouched: [
      { page: '/guide/install', fit: 'page', paths: [path] },
      { page: '/js/setup', fit: 'name', paths: ['docs/python/setup.md'] },
    ],
    pagesUntouched: ['/faq'],
    unanswered: 1,
  })
})
