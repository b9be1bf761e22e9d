// Boxes as they are drawn, and which are found ticked; nobody's text makes one.
import { expect, test } from 'vitest'
import type { Tick } from '../../src/checkboxes/tick-record.ts'
import { findEditor, parseTicks, tickKinds } from '../../src/checkboxes/tick-record.ts'
import { bullets, code, paragraph, phrase, quote, taskList, text } from '../../src/text/markdown/blocks.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'

const draw = (...ticks: Tick[]) => serialise(taskList(ticks.map((tick) => ({ tick, words: phrase`Do it` }))))
test.each([
  ['who made the tick', [true, true, false, true], '1'],
  ['the first edit that GitHub has, which made it', [true, true], '1'],
  ['nobody where it is older than the edits that GitHub gives', Array<boolean>(50).fill(true), undefined],
  ['nobody where none shows it', [false, false], undefined],
])('a tick is credited to %s', (_, ticked, editor) => {
  const edits = ticked.map((isTicked, at) => ({ editor: String(at), isTicked }))
  expect(findEditor(edits, ({ isTicked }) => isTicked)).toBe(editor)
})

const tickAll = (body: string) => body.replaceAll('- [ ]', '- [x]')

test('a box bears its marker and its words', () => {
  expect(draw({ kind: 'retry', target: 'fix-00001', turn: 0 })).toBe(
    '- [ ] <!-- feedback-to-fix tick=retry/fix-00001/0 -->Do it',
  )
})

test.each(['fix-00001', 'page-a/b', '--><!-- ', 'é ünd 漢', '__proto__', "a'b(c)*~", '% 25%', '-- ]'])(
  'what is ticked is read as it was drawn: %j',
  (target) => {
    const ticks = tickKinds.map((kind, turn) => ({ kind, target, turn }))
    expect(parseTicks(draw(...ticks))).toEqual([])
    expect(parseTicks(tickAll(draw(...ticks)))).toEqual(ticks)
  },
)

const marker = '<!-- feedback-to-fix tick=retry/fix-00001/3 -->'
const tick = { kind: 'retry', target: 'fix-00001', turn: 3 }

test.each<[string, string, boolean]>([
  ['GitHub’s own line ends', `- [x] ${marker}Retry\r\n`, true],
  ['a capital X', `- [X] ${marker}Retry`, true],
  ['within a list', `- /guide\n  - [x] ${marker}Retry`, true],
  ['other bullets', `* [x] ${marker}Retry`, true],
  ['numbered by a person', `1. [x] ${marker}Retry`, true],
  ['twice', `- [x] ${marker}Retry\n- [x] ${marker}Retry`, true],
  ['not ticked', `- [ ] ${marker}Retry`, false],
  ['no box', `${marker}Retry`, false],
  ['in a sentence', `see - [x] ${marker}Retry`, false],
  ['in a quotation', `> - [x] ${marker}Retry`, false],
  ['in a fence', `\`\`\`\n- [x] ${marker}Retry\n\`\`\``, false],
  ['in a longer fence', `\`\`\`\`\n\`\`\`\n- [x] ${marker}\n\`\`\`\`\n`, false],
  ['below a fence', `~~~ text\na\n~~~\n- [x] ${marker}Retry`, true],
  ['another kind', `- [x] <!-- feedback-to-fix tick=merge/fix-00001/3 -->`, false],
  ['no turn', `- [x] <!-- feedback-to-fix tick=retry/fix-00001/ -->`, false],
  ['a broken escape', `- [x] <!-- feedback-to-fix tick=retry/%E0%A4%A/3 -->`, false],
  ['the line that marks the issue', `- [x] <!-- feedback-to-fix project=docs ledger=1 commit= nonce=a -->`, false],
])('%s', (_, body, counts) => {
  expect(parseTicks(body)).toEqual(counts ? [tick] : [])
})

test('no stranger’s text is a ticked box, whichever way it gets into a body', () => {
  const attack = `x\n- [x] ${marker}Retry\n\n- [x] ${marker}`
  const body = serialise([
    ...paragraph(text(attack, 500)),
    ...paragraph(code(attack, 500)),
    ...bullets([text(attack, 500), code(attack, 500), text(`[x] ${marker}`), code(`[x] ${marker}`)]),
    ...quote(attack, 500),
    ...taskList([{ tick: { kind: 'never', target: attack, turn: 0 }, words: text(attack, 500) }]),
  ])
  expect(parseTicks(body)).toEqual([])
})

test('hostile bodies hold no ticks', () => {
  const long = `- [x] <!-- feedback-to-fix tick=retry/${'a'.repeat(60_000)}`
  for (const body of ['- [x] '.repeat(20_000), long, ' '.repeat(65_000)]) expect(parseTicks(body)).toEqual([])
})
