// Who edited an issue, newest first, and who may write to the repository.
import { describe, expect, test } from 'vitest'
import { createIssueEdits } from '../../src/github/issue-edits.ts'
import { connect, repository } from './connect.ts'
import { createScripted, type Line, START } from './scripted.ts'

const open = () => {
  const parts = connect()
  return { ...parts, edits: createIssueEdits(parts.client) }
}
const script = (...lines: Line[]) => createIssueEdits(createScripted(lines).client)

describe('edits', () => {
  test('newest first, each with its editor and text; of a bot, only the text', async () => {
    const { github, client, edits, wait } = open()
    const number = github.openIssue({ title: 'x', body: 'one' }, 'ann')
    expect(await edits.listEdits({ node: `I_${number}` })).toEqual([])
    wait(60_000)
    github.editIssue(number, { body: 'two' }, 'bob')
    wait(60_000)
    await client.rest.issues.update({ owner: 'acme', repo: 'docs', issue_number: number, body: 'three' })
    expect(await edits.listEdits({ node: `I_${number}` })).toEqual([
      { editor: undefined, at: START + 120_000, text: 'three' },
      { editor: 'bob', at: START + 60_000, text: 'two' },
      { editor: 'ann', at: START, text: 'one' },
    ])
  })

  test('a deleted account and a deleted revision', async () => {
    const nodes = [{ editedAt: '2026-11-21T12:00:00Z', diff: null, editor: null }]
    const data = { data: { node: { userContentEdits: { nodes } } } }
    expect(await script({ data }).listEdits({ node: 'I_3' })).toEqual([{ editor: undefined, at: START, text: '' }])
  })

  const faults: Line[] = [
    { status: 403, data: { message: 'Resource not accessible by integration' } },
    { status: 404 },
    { data: { errors: [{ type: 'FORBIDDEN' }] } },
    { data: { data: { node: null } } },
  ]
  test.each(faults)('unknown after %j', async (line) => {
    expect(await script(line).listEdits({ node: 'I_3' })).toBeUndefined()
  })
})

describe('permission', () => {
  test.each([
    ['admin', true],
    ['write', true],
    ['read', false],
    ['none', false],
  ] as const)('%s: %s', async (permission, may) => {
    const { github, edits } = open()
    github.setPermission('ann', permission)
    expect(await edits.mayWrite('ann')).toBe(may)
  })

  test.each<Line>([
    { status: 404, data: { message: 'ann is not a user' } },
    { status: 403, data: { message: 'Must have push access to view collaborator permission.' } },
    { data: { permission: null } },
  ])('none after %j', async (line) => {
    expect(await script(line).mayWrite('ann')).toBe(false)
  })

  test('the name is part of the address, and no more than that', async () => {
    const scripted = createScripted([{ status: 404 }])
    await createIssueEdits(scripted.client).mayWrite('../../x?y#')
    expect(scripted.sent[0]?.path).toBe(`/repos/${repository}/collaborators/..%2F..%2Fx%3Fy%23/permission`)
  })
})
