// How strangers' text is written, so that neither Markdown nor what GitHub adds to it makes more of it than text.
import { expect, test } from 'vitest'
import { link, paragraph, phrase, text } from '../../../src/text/markdown/blocks.ts'
import { serialise } from '../../../src/text/markdown/github-markdown.ts'
import texts from './strangers.json' with { type: 'json' }

const gap = '&#x200B;'
const write = (raw: string) => serialise(paragraph(text(raw)))

test.each(texts.alone)('%s', (_name, raw, expected) => {
  expect(write(raw)).toBe(expected)
})

test.each([
  ['reference', phrase`GH-${text('1')} and ${text('#')}${text('1')}`, `GH-${gap}1 and #${gap}1`],
  ['address', phrase`http:${text('//x.y')}`, `http:${gap}//x.y`],
  ['commit', phrase`${text('feed')}${text('f00')}`, `feedf0${gap}0`],
  ['entity', phrase`&${text('lt;')}`, '\\&lt;'],
  ['text before a link', phrase`${text('!')}${link('https://x.y', ['a'], phrase`b`)}`, '\\![b](https://x.y/a)'],
])('where texts meet: %s', (_name, words, expected) => {
  expect(serialise(paragraph(words))).toBe(expected)
})
