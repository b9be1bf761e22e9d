// Codes of errors: the names that Node, undici and OpenSSL give, and nobody's text.
import { expect, test } from 'vitest'
import { parseErrorCode } from '../../src/errors/failure-text.ts'
import { words } from '../support/words.ts'

test.each([
  ...words(`ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE EPROTO ENOENT EACCES E2BIG`),
  ...['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_OVERFLOW', 'ERR_INVALID_ARG_TYPE'],
  ...['ERR_TLS_CERT_ALTNAME_INVALID'],
  ...['ERR_SSL_WRONG_VERSION_NUMBER', 'HPE_INVALID_CONSTANT', 'CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'],
  ...['CRL_HAS_EXPIRED'],
  ...[
    'SELF_SIGNED_CERT_IN_CHAIN',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'HOSTNAME_MISMATCH',
  ],
])('%s', (code) => {
  expect(parseErrorCode(code)).toBe(code)
})

test.each([
  ...['', 'E', 'EX', 'x', 'econnreset', 'ECONN RESET', 'ECONNRESET\n::error::x', '::error::ECONNRESET', '##[error]'],
  ...['ERR_'],
  ...['ERR_a', 'ERR__X', `E${'A'.repeat(60)}`, `ERR_${'A'.repeat(60)}`, 'CERT', 'ghp_abcdefghijklmnop', 'E@VICTIM'],
  ...['ＥCONN'],
  ...['UND_ERR_\u200bX', undefined, null, 404, {}, [], ['ECONNRESET'], { toString: () => 'ECONNRESET' }, Symbol('E')],
])('not %s', (code) => {
  expect(parseErrorCode(code)).toBeUndefined()
})
