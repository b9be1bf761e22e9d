// The rule over readers' words on a page.
import { expect, test } from 'vitest'
import { findBy, sh, subjectFrom, testRule } from './page-cases.ts'

const said = 'Nobody should ever use this since our own hosted tool is so much better.'
const readers = [said]

testRule(
  'reader-copied',
  [
    { after: `${said}\n`, readers },
    { after: 'Note that our own hosted tool is so MUCH better, they say.\n', readers },
    { after: '- nobody should *ever* use this since our own\n', readers },
    { after: '> Nobody should ever use this, since our own…\n', readers },
    { after: '# Nobody should ever use this since our own\n', readers },
    { after: `${said}\n`, readers: [said.replaceAll(' ', '\n')] },
    { path: 'a.adoc', after: `${said}\n`, readers },
  ],
  [
    { after: `${said}\n` },
    { after: 'Our own hosted tool is so much faster.\n', readers },
    { after: `${said}\nMore.\n`, before: `${said}\n`, readers },
    { after: `${said}\n`, others: [said], readers },
    {
      after: sh('acme run one two three four five six seven'),
      readers: ['acme run one two three four five six seven'],
    },
    { after: 'See https://a.example/b/c/d/e/f/g/h/i/j\n', readers: ['https://a.example/b/c/d/e/f/g/h/i/j'] },
    { after: 'Short words.\n', readers: ['Short words.'] },
  ],
)

test('it names every reader whose words they are', () => {
  const subject = subjectFrom({ after: `${said}\n`, readers: ['other', said, `I say: ${said}`] })
  expect(findBy('reader-copied', subject)).toMatchObject([{ line: 1, from: ['r2', 'r3'] }])
})
