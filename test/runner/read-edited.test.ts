// Edits of issues: only ticked boxes on this project's tracking issue start a run.

import { context } from '@actions/github'
import { afterEach, describe, expect, test } from 'vitest'
import { readEdited } from '../../src/runner/read-edited.ts'

const before = context.payload
afterEach(() => {
  context.payload = before
})

const line = (project: string) => `<!-- feedback-to-fix project=${project} ledger=3 commit=abc nonce=n1 -->`
const person = { login: 'ann', type: 'User' }
const app = { login: 'docs-app[bot]', type: 'Bot' }
const label = [{ name: 'feedback-to-fix' }]
const read = (body: string, projectId: string, other: { issue?: object; sender?: object } = {}) => {
  const issue = { number: 1, body, user: app, author_association: 'NONE', labels: label, ...other.issue }
  context.payload = { action: 'edited', issue, changes: { body: { from: '' } }, sender: { ...person, ...other.sender } }
  return readEdited(projectId)
}

test.each([
  ['no line of ours', 'Text.', 'docs', 'this is not a tracking issue'],
  ['another project', line('docs'), 'other', 'this is the tracking issue of another project'],
  ['this project', line('docs'), 'docs', 'no box is ticked'],
  ['this project, whose name is encoded', line('docs%2Fen'), 'docs/en', 'no box is ticked'],
  ['below a line that somebody else put there', `${line('other')}\n${line('docs')}`, 'docs', 'no box is ticked'],
  ['no project given: the run tells', line('docs'), '', 'no box is ticked'],
])('%s', async (_, body, projectId, nothing) => {
  expect(await read(body, projectId)).toEqual({ nothing })
})

describe('who may start a run: sender, author of the issue, label', () => {
  const ticked = `${line('docs')}\n- [x] <!-- feedback-to-fix tick=pause/project/0 -->`
  const stranger = { user: { type: 'User' }, author_association: 'NONE' }
  const member = { user: { type: 'User' }, author_association: 'MEMBER' }
  test.each([
    ['a person, on an issue that a bot opened', person, {}, 'run'],
    ['a person, on an issue that a member opened', person, member, 'run'],
    ['a person, on an issue that a stranger opened', person, stranger, 'opened by someone without write access'],
    ['a person, on an issue without the label', person, { labels: [] }, 'does not have the label'],
    ['an App, on its own issue', app, {}, 'not edited by a person'],
    ['an App, on an issue that a member opened', app, member, 'not edited by a person'],
    ['a stranger, on their own copy of the issue', person, { ...stranger, labels: [] }, 'does not have the label'],
  ])('%s', async (_, sender, issue, expected) => {
    const found = await read(ticked, 'docs', { sender, issue })
    if (expected === 'run') expect(found).toMatchObject({ edited: { number: 1, editor: 'ann' } })
    else expect(found).toMatchObject({ nothing: expect.stringContaining(expected) })
  })
})
