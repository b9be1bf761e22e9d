// The line that nobody sees: it can be read back, and nothing in it can end it.
import { expect, test } from 'vitest'
import type { HiddenLine } from '../../src/issue/hidden-line.ts'
import { buildHiddenLine, findOwnPart, hasNonce, isSameBody, parseHiddenLine } from '../../src/issue/hidden-line.ts'
import { hidden } from '../../src/text/markdown/blocks.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'
import { hostileTexts } from '../support/hostile-reports.ts'
import { commit } from '../support/report-fixtures.ts'

const renderHiddenLine = (line: HiddenLine) => serialise(buildHiddenLine(line))
const renderNonceLine = (nonce: string) => serialise(hidden({ nonce }))

const line = { project: 'docs', sequence: 42, commit, nonce: 'a1b2-c3' }

test.each(['docs', '', '-->', '--!>', '---', 'a b', 'a\nb', 'ünïcode/слово', '%3E', '\u{1f600}', ...hostileTexts])(
  'there and back: %j',
  (project) => {
    const text = renderHiddenLine({ ...line, project })
    expect(text).toMatch(/^<!-- [^<>\n]* -->$/)
    expect(text.slice(4, -3)).not.toContain('--')
    expect(parseHiddenLine(`${text}\n\nbody`)).toEqual({ ...line, project })
  },
)

test('its bytes are those that issues and comments of former versions hold', () => {
  expect(renderHiddenLine({ ...line, project: 'a b--c' })).toBe(
    `<!-- feedback-to-fix project=a%20b%2D%2Dc ledger=42 commit=${commit} nonce=a1b2-c3 -->`,
  )
  expect(renderNonceLine('a1b2')).toBe('<!-- feedback-to-fix nonce=a1b2 -->')
})

const text = renderHiddenLine(line)
test.each([
  ['first', `${text}\nbody`, true],
  ['with the line ends of an edited body', `${text}\r\nbody\r\n`, true],
  ['moved down by a person', `note\n${text}\nbody`, true],
  ['none', 'body', false],
  ['inside a line', `see ${text}`, false],
  ['quoted', `> ${text}`, false],
  ['without a number', text.replace('42', 'x'), false],
  ['bad encoding', text.replace('docs', '%E0%A4%A'), false],
  ['empty', '', false],
])('read: %s', (_, body, found) => {
  expect(parseHiddenLine(body) !== undefined).toBe(found)
})

test('our part begins at our line, not where a person mentions it', () => {
  const own = (body: string) => findOwnPart({ body, author: 'person' }, 'us')
  expect(own(`note\n${text}\nbody`)).toBe(`${text}\nbody`)
  expect(own(`see \`${text}\` here.\nMy notes.`)).toBe('')
})

const body = `${renderHiddenLine(line)}\n\n## Open\n\n| a |`
test.each([
  ['itself', body, true],
  ['other line ends', body.replaceAll('\n', '\r\n'), true],
  ['white space at the ends', `${body.replaceAll('\n', '  \n')}\n\n`, true],
  ['another ledger', body.replace('ledger=42', 'ledger=43').replace(commit, ''), true],
  ['another nonce', body.replace('nonce=a1b2-c3', 'nonce=x'), false],
  ['another project', body.replace('docs', 'site'), false],
  ['without the line', body.slice(body.indexOf('\n')), false],
  ['another row', `${body}\n| b |`, false],
  ['cleared', '', false],
])('same body: %s', (_, other, same) => {
  expect(isSameBody(body, other)).toBe(same)
})

test('a comment’s nonce is found in its line only, and only whole', () => {
  expect(hasNonce(`${renderNonceLine('a1b2')}\ntext`, 'a1b2')).toBe(true)
  expect(hasNonce(`${renderNonceLine('a1b2')}\ntext`, 'a1b')).toBe(false)
  expect(hasNonce('text a1b2', 'a1b2')).toBe(false)
})
