// Edits of issues: only ticked boxes on this project's tracking issue start a run.

import { context } from '@actions/github'
import { afterEach, expect, test } from 'vitest'
import { readEdited } from '../../src/runner/read-edited.ts'

const before = context.payload
afterEach(() => {
  context.payload = before
})

const line = (project: string) => `<!-- feedback-to-fix project=${project} ledger=3 commit=abc nonce=n1 -->`
const read = (body: string, projectId: string) => {
  context.payload = {
    action: 'edited',
    issue: { number: 1, body },
    changes: { body: { from: '' } },
    sender: { login: 'ann', type: 'User' },
  }
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
