// Whose edits of which issue start a run.
import { expect, test } from 'vitest'
import { issueEventSchema, readEdited } from '../../src/checkboxes/edited-issue.ts'

const line = (project: string) => `<!-- feedback-to-fix project=${project} ledger=3 commit=abc nonce=n1 -->`
const person = { login: 'ann', type: 'User' }
const app = { login: 'docs-app[bot]', type: 'Bot' }
const issue = { number: 1, user: app, author_association: 'NONE', labels: [{ name: 'feedback-to-fix' }] }
const read = (body: string, projectId: string, other: object = {}) => {
  const event = {
    action: 'edited',
    issue: { ...issue, body },
    changes: { body: { from: '' } },
    sender: person,
    ...other,
  }
  return readEdited(issueEventSchema.parse(event), projectId)
}
const notOurs = 'this is not this project’s tracking issue, which has the label `feedback-to-fix`'

test.each([
  ['no line of ours', 'Text.', 'docs', notOurs],
  ['another project', line('docs'), 'other', notOurs],
  ['this project', line('docs'), 'docs', 'no box is ticked'],
  ['this project, whose name is encoded', line('docs%2Fen'), 'docs/en', 'no box is ticked'],
  ['below a line that somebody else put there', `${line('other')}\n${line('docs')}`, 'docs', 'no box is ticked'],
  ['no project given: the run tells', line('docs'), '', 'no box is ticked'],
])('%s', (_, body, projectId, nothing) => {
  expect(read(body, projectId)).toEqual({ nothing })
})

const ticked = `${line('docs')}\n- [x] <!-- feedback-to-fix tick=pause/project/0 -->`
const edited = { ...issue, body: ticked }
const stranger = { ...edited, user: person }

test.each([
  ['a ticked box', {}, { edited: { number: 1, body: ticked, before: '', editor: 'ann' } }],
  ['another action', { action: 'opened' }, { nothing: 'the event action `opened` is not an edit' }],
  ['the title alone', { changes: { title: { from: 'x' } } }, { nothing: 'no person edited its text' }],
  ['changes are not told', { changes: null }, { nothing: 'no person edited its text' }],
  ['a text that was empty', { changes: { body: { from: null } } }, { edited: expect.objectContaining({ before: '' }) }],
  ['a pull request', { issue: { ...edited, pull_request: {} } }, { nothing: notOurs }],
  ['an App', { sender: app }, { nothing: 'no person edited its text' }],
  ['a deleted account', { sender: null }, { nothing: 'no person edited its text' }],
  [
    'a label of another case',
    { issue: { ...edited, labels: [{ name: 'Feedback-To-Fix' }] } },
    { edited: expect.anything() },
  ],
  ['no label', { issue: { ...edited, labels: [] } }, { nothing: notOurs }],
  ['a stranger’s issue', { issue: stranger }, { nothing: expect.stringContaining('without write access') }],
])('%s', (_, other, expected) => {
  expect(read(ticked, 'docs', other)).toEqual(expected)
})
