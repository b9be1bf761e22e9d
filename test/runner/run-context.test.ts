// What an event tells of the repository's default branch.
import { expect, test } from 'vitest'
import { findDefaultBranch } from '../../src/runner/workflow-event.ts'

const told = (name: unknown) => ({ repository: { name: 'docs', owner: { login: 'acme' }, default_branch: name } })

test.each([
  ['workflow_dispatch', told('trunk'), 'refs/heads/work', 'trunk'],
  ['schedule', {}, 'refs/heads/release/next', 'release/next'],
  ['schedule', told('trunk'), 'refs/heads/main', 'trunk'],
  ['schedule', {}, 'refs/tags/v1', undefined],
  ['workflow_dispatch', {}, 'refs/heads/work', undefined],
  ['workflow_dispatch', told(''), 'refs/heads/work', undefined],
  ['workflow_dispatch', told(7), 'refs/heads/work', undefined],
])('a %s whose event is %j, on %s: %s', (eventName, payload, ref, branch) => {
  expect(findDefaultBranch({ eventName, payload, ref })).toBe(branch)
})
