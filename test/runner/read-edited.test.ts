// Edits of issues: only ticked boxes on this project's tracking issue start a run.

import { expect, test } from 'vitest'
import { readEdited } from '../../src/runner/workflow-event.ts'

const line = (project: string) => `<!-- feedback-to-fix project=${project} ledger=3 commit=abc nonce=n1 -->`
const person = { login: 'ann', type: 'User' }
const app = { login: 'docs-app[bot]', type: 'Bot' }
const issue = { number: 1, user: app, author_association: 'NONE', labels: [{ name: 'feedback-to-fix' }] }
const read = (body: string, projectId: string, other: object = {}) =>
  readEdited(
    { action: 'edited', issue: { ...issue, body }, changes: { body: { from: '' } }, sender: person, ...other },
    projectId,
  )

test.each([
  ['no line of ours', 'Text.', 'docs', 'this is not a tracking issue'],
  ['another project', line('docs'), 'other', 'this is the tracking issue of another project'],
  ['this project', line('docs'), 'docs', 'no box is ticked'],
  ['this project, whose name is encoded', line('docs%2Fen'), 'docs/en', 'no box is ticked'],
  ['below a line that somebody else put there', `${line('other')}\n${line('docs')}`, 'docs', 'no box is ticked'],
  ['no project given: the run tells', line('docs'), '', 'no box is ticked'],
])('%s', (_, body, projectId, nothing) => {
  expect(read(body, projectId)).toEqual({ nothing })
})

const ticked = `${line('docs')}\n- [x] <!-- feedback-to-fix tick=pause/project/0 -->`
const stranger = { ...issue, body: ticked, user: person }

test.each([
  ['a ticked box', {}, { edited: { number: 1, body: ticked, before: '', editor: 'ann' } }],
  ['another action', { action: 'opened' }, { nothing: 'the event action `opened` is not an edit' }],
  ['the title alone', { changes: { title: { from: 'x' } } }, { nothing: 'only its title was edited' }],
  ['changes are not told', { changes: null }, { nothing: 'only its title was edited' }],
  [
    'a text that was empty before',
    { changes: { body: { from: null } } },
    { edited: expect.objectContaining({ before: '' }) },
  ],
  [
    'a pull request',
    { issue: { ...issue, body: ticked, pull_request: {} } },
    { nothing: 'this is not a tracking issue' },
  ],
  ['an App', { sender: app }, { nothing: 'it was not edited by a person' }],
  ['a deleted account', { sender: null }, { nothing: 'it was not edited by a person' }],
  [
    'no label',
    { issue: { ...issue, body: ticked, labels: [] } },
    { nothing: 'this issue does not have the label `feedback-to-fix`' },
  ],
  [
    'an issue of a stranger’s',
    { issue: stranger },
    { nothing: 'this issue was opened by someone without write access; the next sync reads its boxes' },
  ],
])('%s', (_, other, expected) => {
  expect(read(ticked, 'docs', other)).toEqual(expected)
})
