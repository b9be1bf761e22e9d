// Remedies for what the service refuses: each names what is at fault in that call.
import { expect, test } from 'vitest'
import { findRemedy } from '../../src/errors/failure.ts'

test.each([
  [302, false, 'Redirects are never followed'],
  [400, false, '`sources`, `statuses` and `max-age`'],
  [400, true, 'Ask the operator'],
  [401, false, 'revoked nor expired'],
  [402, true, 'credits'],
  [403, false, 'IP allow list'],
  [403, true, 'GitHub app'],
  [404, false, '`base-url`'],
  [404, true, 'GitHub app'],
  [418, false, 'Ask the operator'],
])('%i, of a call to the agent: %j', (status, toAgent, remedy) => {
  expect(findRemedy(status, toAgent)).toContain(remedy)
})

test('only a call to the agent speaks of it', () => {
  for (const status of [401, 403, 404, 405]) expect(findRemedy(status)).not.toContain('GitHub app')
})
