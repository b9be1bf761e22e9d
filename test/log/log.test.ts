// The log as the runner reads it: no line carries a command that is not ours, and what it is told to mask.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLog, maskSecrets, type Place } from '../../src/log/log.ts'
import { type SafeText, safe } from '../../src/text/safe-text.ts'
import { words } from '../support/words.ts'

type Log = ReturnType<typeof createLog>

function written(use: (log: Log) => void): string {
  const parts: string[] = []
  use(createLog((part) => void parts.push(part)))
  return parts.join('')
}

/** The runner's two forms: `::name::` where the line starts, blanks aside, and `##[name]` anywhere. */
function commandsIn(text: string): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const second = /^\s*::([^\s:]+).*?::/su.exec(line)?.[1]
    const first = /##\[([^\]]*)\]/.exec(line)?.[1]
    return [second, first].filter((name) => name !== undefined)
  })
}

describe('lines', () => {
  test.each([
    ['plain', 'plain\n'],
    ['', '\n'],
    ['100 % :: fine', '100 % :: fine\n'],
    ['a::set-output name=x::y', 'a::set-output name=x::y\n'],
    ['::set-output name=x::y', ': :set-output name=x::y\n'],
    ['  ::add-mask::a', '  : :add-mask::a\n'],
    ['\u00a0\u3000::debug::a', '\u00a0\u3000: :debug::a\n'],
    [':::debug::a', ': ::debug::a\n'],
    ['x ##[error]y', 'x ## [error]y\n'],
    ['###[error]y', '### [error]y\n'],
    ['#\u0000#[error]', '# #[error]\n'],
    ['a\n::add-mask::b', 'a ::add-mask::b\n'],
    ['\n::add-mask::b', ' : :add-mask::b\n'],
    ['a\r\nb\tc\u001b[31m\u0085\u009b\u2028d', 'a b c [31m d\n'],
  ])('%j', (line, expected) => {
    expect(written((log) => log.info(line as SafeText))).toBe(expected)
  })

  test('whatever it is, an info line is one line without a command', () => {
    const blanks = ['\n', '\r', ' ', '\u00a0', '\ufeff', '\u0000']
    const piece = fc.constantFrom(...words(':: : ##[ # [ ] error add-mask'), ...blanks, '%0A')
    const built = fc.array(piece).map((parts) => parts.join(''))
    const property = fc.property(fc.oneof(built, fc.string({ unit: 'binary' })), (line) => {
      const text = written((log) => log.info(line as SafeText))
      expect(text.indexOf('\n')).toBe(text.length - 1)
      expect(commandsIn(text)).toEqual([])
    })
    fc.assert(property, { seed: 3, numRuns: 500 })
  })
})

describe('commands', () => {
  test.each(['warning', 'error'] as const)('%s', (name) => {
    expect(written((log) => log[name](safe`50%\r\nof ::it::`))).toBe(`::${name}::50%25%0D%0Aof ::it::\n`)
    expect(written((log) => log[name](safe`##[error]`))).toBe(`::${name}::## [error]\n`)
  })

  test.each([
    [{}, ''],
    [{ line: 3 }, ' line=3'],
    [{ file: 'docs/a b.md', line: 3, title: 'A rule' }, ' file=docs/a b.md,line=3,title=A rule'],
    [{ file: 'a,line=9::x%\r\n.md' }, ' file=a%2Cline=9%3A%3Ax%25%0D%0A.md'],
    [{ title: '##[error]\u001bx' }, ' title=## [error] x'],
  ])('a place is written as the toolkit writes it: %j', (place, properties) => {
    expect(written((log) => log.error(safe`x`, place as Place))).toBe(`::error${properties}::x\n`)
    expect(written((log) => log.warning(safe`x`, place as Place))).toBe(`::warning${properties}::x\n`)
  })

  test('a group ends the one before it', () => {
    const text = written((log) => {
      log.endGroup()
      log.group(safe`One\n::error::`)
      log.info(safe`x`)
      log.group(safe`Two 5%`)
      log.endGroup()
      log.endGroup()
    })
    expect(text).toBe('::group::One ::error::\nx\n::endgroup::\n::group::Two 5%25\n::endgroup::\n')
  })

  test('whatever it is, each word is one command and no other', () => {
    fc.assert(
      fc.property(fc.constantFrom('warning', 'error', 'group'), fc.string({ unit: 'binary' }), (name, line) => {
        const place = { file: line, title: line } as Place
        const text = written((log) => log[name](line as SafeText, place))
        expect(commandsIn(text)).toEqual([name])
        expect(text.indexOf('\n')).toBe(text.length - 1)
      }),
      { seed: 4, numRuns: 500 },
    )
  })

  test.each(['warning', 'error'] as const)(
    'a %s takes no control characters along, as little as a line does',
    (name) => {
      expect(written((log) => log[name](safe`a\u001b[2Jb\u0000\u0085\u2028`))).not.toMatch(/[^\P{Cc}\n]|\u2028/u)
    },
  )
})

function masksOf(...secrets: string[]): string[] {
  const masks: string[] = []
  maskSecrets({ setSecret: (text) => void masks.push(text) }, secrets)
  return masks
}

test.each([
  ['a key', 'admin_4b1d', ['admin_4b1d', '61646d696e5f34623164', 'YWRtaW5fNGIxZA']],
  ['spaces around it', ' k3ys\n', ['k3ys', '6b337973', 'azN5cw']],
  ['nothing short', 'abc', []],
  ['nothing', '', []],
])('%s', (_, secret, masks) => {
  expect(masksOf(secret)).toEqual(masks)
})

test('several lines: together and each, but for short ones', () => {
  expect(masksOf('line one\r\n}\n line two').filter((_, at) => at % 3 === 0)).toEqual([
    'line one\r\n}\n line two',
    'line one',
    'line two',
  ])
})

test('each once', () => {
  expect(masksOf('admin_4b1d', 'admin_4b1d')).toHaveLength(3)
})
