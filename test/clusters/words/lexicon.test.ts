// What is compared of the words of a comment.
import { describe, expect, test } from 'vitest'
import { readComments } from '../../../src/clusters/words/lexicon.ts'
import type { Word } from '../../../src/clusters/words/word.ts'

const read = (...comments: string[]) => readComments({ length: comments.length, read: (row) => comments[row] ?? '' })
const wordsOf = (text: string): Word[] => {
  const { words, ids } = read(text)
  return [...ids].flatMap((id) => words[id] ?? [])
}
const theWord = (text: string): Word => {
  const [word, ...more] = wordsOf(text)
  if (!word || more.length > 0) throw new Error(`${text} is not one word`)
  return word
}

test.each([
  ['The LINK is broken', ['stop the', 'word link', 'stop is', 'faint broken']],
  ['upgrade to 3.4.0', ['word upgrade', 'stop to', 'number 3.4.0']],
  ['call createClient() with --force', ['word call', 'name createClient', 'stop with', 'name --force']],
  ['2FA and k8s', ['word 2fa', 'stop and', 'word k8s']],
  ['see https://docs.example/x/y?token=1#z', ['faint see', 'name https://docs.example/x/y']],
  ['mail me at jane@example.com', ['word mail', 'stop me', 'stop at']],
  ["l'API n’est pas documentée", ['word api', 'stop est', 'stop pas', 'word documentée']],
  ["the user's token", ['stop the', 'word user', 'word token']],
  ['either/or Request:Response', ['stop either', 'stop or', 'word request', 'word response']],
  ['Ｔｏｋｅｎ', ['word token']],
  ['ファイルの手順', ['word ファイル', 'word 手順']],
  ['安装步骤', ['word 安装', 'word 装步', 'word 步骤']],
  ['どうですか', []],
  ['how is this?', ['stop how', 'stop is', 'stop this']],
  ['🎉 !!!', []],
])('%s', (text, words) => {
  expect(wordsOf(text).map(({ kind, surface }) => `${kind} ${surface}`)).toEqual(words)
})

describe('the same stem', () => {
  test.each([
    ['link', 'LINKS'],
    ['installation', 'installing'],
    ['3.4.0', 'v3.4.0'],
    ['createClient', 'CREATECLIENT()'],
    ['https://docs.example/x?a=1', 'https://docs.example/x#top'],
    ["l'installation", 'installation'],
  ])('%s = %s', (a, b) => {
    expect(theWord(a).stem).toBe(theWord(b).stem)
  })

  test.each([
    ['3.4.0', '2.8.2'],
    ['3.4', '34'],
    ['createClient', 'createServer'],
    ['401', '500'],
    ['import', 'export'],
  ])('%s ≠ %s', (a, b) => {
    expect(theWord(a).stem).not.toBe(theWord(b).stem)
  })

  test('2.1 = 2,1, as much of Europe writes it', () => {
    expect(theWord('2,1').stem).toBe(theWord('2.1').stem)
  })
})

describe('names', () => {
  test('have the stems of their words, without stop words', () => {
    const stems = ['maximum', 'retries'].map((word) => theWord(word).stem)
    expect(theWord('maximum_retries').parts).toEqual(stems)
    expect(theWord('maximum_of_retries').parts).toEqual(stems)
    expect(theWord('a_b.c').parts).toEqual([])
  })

  test('mean what their words mean', () => {
    expect(theWord('cacheServer').concepts).toEqual([...theWord('cache').concepts, ...theWord('server').concepts])
  })
})

describe('meanings', () => {
  test.each([
    ['outdated', 'veraltet'],
    ['link', 'lien'],
    ['screenshot', '截图'],
    ['screenshot', 'スクリーンショット'],
    ['server', 'сервер'],
    ['missing', 'fehlt'],
  ])('%s = %s', (a, b) => {
    expect(theWord(a).concepts).not.toEqual([])
    expect(wordsOf(b).flatMap(({ concepts }) => concepts)).toEqual(expect.arrayContaining([...theWord(a).concepts]))
  })

  test('stop words have none', () => {
    expect(wordsOf('the page this').flatMap(({ concepts }) => concepts)).toEqual([])
  })
})

describe('terms that exclude others', () => {
  const contrast = (text: string) => wordsOf(text).find((word) => word.contrast >= 0)?.contrast ?? -1

  test.each([
    ['Windows', 'win10'],
    ['macOS', 'osx'],
    ['node.js', 'javascript'],
    ['iphone', 'ios'],
    ['download', 'herunterladen'],
  ])('%s = %s', (a, b) => {
    expect(contrast(a)).toBe(contrast(b))
    expect(contrast(a)).toBeGreaterThanOrEqual(0)
  })

  test.each([
    ['Windows', 'Linux'],
    ['Python', 'Ruby'],
    ['npm', 'yarn'],
    ['login', 'logout'],
    ['minimum', 'maximum'],
  ])('%s ≠ %s, of one set', (a, b) => {
    expect(contrast(a)).not.toBe(contrast(b))
    expect(contrast(a) >>> 6).toBe(contrast(b) >>> 6)
  })

  test.each([
    ['JavaScript', 'javascript'],
    ['TypeScript', 'typescript'],
    ['iOS', 'ios'],
    ['iPhone', 'iphone'],
    ['PostgreSQL', 'postgresql'],
    ['MySQL', 'mysql'],
    ['GitHub', 'github'],
    ['GraphQL', 'graphql'],
    ['PowerShell', 'powershell'],
    ['Next.js', 'nextjs'],
  ])('%s = %s, however it is written', (a, b) => {
    expect(contrast(b)).toBeGreaterThanOrEqual(0)
    expect(contrast(a)).toBe(contrast(b))
  })

  test.each([
    ['安卓', 'android'],
    ['导入', 'import'],
    ['上传', 'upload'],
  ])('%s = %s, in Chinese', (a, b) => {
    expect(contrast(b)).toBeGreaterThanOrEqual(0)
    expect(contrast(a)).toBe(contrast(b))
  })

  test.each([
    ['C#', 'csharp'],
    ['C++', 'cpp'],
    ['.NET', 'dotnet'],
  ])('%s = %s, as it is usually written', (a, b) => {
    expect(contrast(b)).toBeGreaterThanOrEqual(0)
    expect(contrast(a)).toBe(contrast(b))
  })
})

describe('what may be shown', () => {
  test.each(['link', 'createClient', 'cache.size', '3.4.0', '手順', 'k8s'])('%s', (text) => {
    expect(wordsOf(text).every(({ isShowable }) => isShowable)).toBe(true)
  })

  test.each(['https://docs.example/x', 'sk9f8a7s6d5f4a3s2d', 'x'.repeat(25), 'a/b/c', '4600 0000 0000 1234'])(
    'not %s',
    (text) => {
      expect(wordsOf(text).some(({ isShowable }) => isShowable)).toBe(false)
    },
  )
})

describe('readComments', () => {
  test('has every word once, and the words of each comment in their order', () => {
    const { words, start, ids } = read('the link of the page', '', 'link THE')
    expect([...start]).toEqual([0, 5, 5, 7])
    expect([...ids].map((id) => words[id]?.surface)).toEqual(['the', 'link', 'of', 'the', 'page', 'link', 'the'])
    expect(words.map(({ id }) => id)).toEqual(words.map((_, index) => index))
  })

  test('reads the beginning of a long comment and of a long word', () => {
    expect(read('word '.repeat(5_000)).ids).toHaveLength(800)
    expect(theWord('y'.repeat(100)).surface).toHaveLength(60)
  })

  test('grows beyond what it took for the usual length', () => {
    const { ids, start } = read(...Array.from({ length: 10 }, () => 'one two '.repeat(300)))
    expect(ids).toHaveLength(6_000)
    expect(start[10]).toBe(6_000)
  })

  test('no comments are no words', () => {
    expect(read()).toMatchObject({ words: [], ids: { length: 0 }, start: { length: 1 } })
  })
})
