// Help and codes of errors.
import { expect, test } from 'vitest'
import { findRemedy } from '../../src/errors/failure.ts'
import { parseErrorCode } from '../../src/errors/failure-text.ts'
import { words } from '../support/words.ts'

test.each([
  ...words(`ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE EPROTO ENOENT EACCES E2BIG`),
  ...['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_OVERFLOW', 'ERR_INVALID_ARG_TYPE'],
  ...['ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_SSL_WRONG_VERSION_NUMBER', 'HPE_INVALID_CONSTANT', 'CERT_HAS_EXPIRED'],
  ...['CERT_NOT_YET_VALID', 'CRL_HAS_EXPIRED', 'SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'HOSTNAME_MISMATCH'],
])('%s', (code) => {
  expect(parseErrorCode(code)).toBe(code)
})

test.each([
  ...['', 'E', 'EX', 'x', 'econnreset', 'ECONN RESET', 'ECONNRESET\n::error::x', '::error::ECONNRESET', '##[error]'],
  ...['ERR_', 'ERR_a', 'ERR__X', `E${'A'.repeat(60)}`, `ERR_${'A'.repeat(60)}`, 'CERT', 'ghp_abcdefghijklmnop'],
  ...['E@VICTIM', 'ＥCONN'],
  ...['UND_ERR_\u200bX', undefined, null, 404, {}, [], ['ECONNRESET'], { toString: () => 'ECONNRESET' }, Symbol('E')],
])('not %s', (code) => {
  expect(parseErrorCode(code)).toBeUndefined()
})

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
