// What an exception becomes: our own words as they are; of any other error its kind, code and place, and not a word of its message.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ServiceError } from '../../src/docs-api/wire.ts'
import { Failure } from '../../src/errors/failure.ts'
import { exceptionOf, parseErrorCode } from '../../src/errors/failure-text.ts'
import { GitHubError } from '../../src/github/github-errors.ts'
import { SendError } from '../../src/http/send.ts'
import { safe } from '../../src/text/safe-text.ts'
import { words } from '../support/words.ts'

const token = ['ghp', 'canary0123456789abcdefghij'].join('_')
const canary = `jane.canary@example.org ${token}`
const unexpected = /^Unexpected error: [\w ]+(?: \([A-Z_]+\))?(?: at (?:[a-z.-]+:\d+:\d+(?:, )?)+)?\.$/

const textOf = (error: unknown) => {
  const { what, remedy } = exceptionOf(error)
  return `${what} ${remedy}`
}

const cause = Object.assign(new Error(canary), { code: 'ECONNRESET' })
const syntax = new SyntaxError(canary)

test.each([
  [new Failure(safe`The ledger is gone.`, safe`Restore it.`), 'The ledger is gone. Restore it.'],
  [new Failure(safe`It failed.`, safe`Run again.`, { cause: syntax }), 'It failed. Run again.'],
  [
    GitHubError.gaveUp(safe`GET /it`, true, { cause: new SendError('no-answer', cause.code) }, undefined),
    'GitHub could not be reached for GET /it (ECONNRESET). Nothing is lost: re-run this later, or wait for the next run. Check the runner’s network (`https_proxy`, `no_proxy`, `NODE_EXTRA_CA_CERTS`), or see githubstatus.com.',
  ],
  [
    new ServiceError('unreachable', safe`The service cannot be read`, safe`GET /it`, safe`Check \`base-url\`.`, {
      cause: new SendError('not-sent', 'ECONNREFUSED'),
    }),
    'The service cannot be read (GET /it). Check `base-url`.',
  ],
])('our own errors keep their words: %s', (error, text) => {
  expect(textOf(error)).toBe(text)
})

describe('others are reported by kind, code and place', () => {
  test('an error of ours that nobody expected', () => {
    const thrown = (() => {
      try {
        return JSON.parse(canary)
      } catch (error) {
        return error
      }
    })()
    expect(textOf(thrown)).toMatch(
      /^Unexpected error: SyntaxError at failure-text\.test|^Unexpected error: SyntaxError\./,
    )
    expect(textOf(thrown)).toContain('Please report it')
  })

  test('frames of the bundle, by file, line and column', () => {
    const error = new TypeError(canary)
    error.stack = [
      ...[`TypeError: ${canary}`, '    at /srv/_actions/acme/feedback-to-fix/v1/dist/index.js:12:3456'],
      '    at Object.read (/srv/_actions/acme/feedback-to-fix/v1/dist/417.index.js:7:8)',
      ...['    at async file:///C:/actions/dist/index.js:9:10', '    at node:internal/process/task_queues:105:5'],
      '    at async main (D:\\actions\\src\\main.ts:1:2)',
    ].join('\n')
    expect(exceptionOf(error).what).toBe(
      'Unexpected error: TypeError at index.js:12:3456, 417.index.js:7:8, index.js:9:10, main.ts:1:2.',
    )
  })

  test('a message that looks like frames is no frame', () => {
    const message = `x\n    at a (/x/index.js:66:66)\n    at ${token} (/x/main.ts:77:77)`
    const error = new RangeError(message)
    error.stack = `RangeError: ${message}\n    at b (/dist/index.js:1:2)`
    expect(exceptionOf(error).what).toBe('Unexpected error: RangeError at index.js:1:2.')
  })

  test('a stack that does not hold its message is not looked into', () => {
    const error = new Error('x\n    at a (/x/index.js:66:66)')
    error.message = 'another'
    expect(exceptionOf(error).what).toBe('Unexpected error: Error.')
  })

  test('frames of anything else are not shown', () => {
    const error = new Error('x')
    error.stack = `Error: x\n    at ${token}.js:1:2\n    at a (/${token}/other.js:1:2)\n    at b (https://evil.example/i.js:1:1)\n::error::x`
    expect(exceptionOf(error).what).toBe('Unexpected error: Error.')
  })

  test('causes to a depth of five, and circles end', () => {
    const chain = (depth: number): Error =>
      new Error(canary, depth === 0 ? {} : { cause: Object.assign(chain(depth - 1), { code: 'EPIPE' }) })
    expect(exceptionOf(chain(9)).remedy.match(/EPIPE/g)).toHaveLength(5)
    const circle = new Error('a', { cause: new TypeError('b') })
    Object.assign(circle.cause as object, { cause: circle })
    expect(exceptionOf(circle).remedy).toMatch(/Cause: TypeError\.$/)
  })

  const hostile: [what: string, error: unknown][] = [
    ['a message with a command', new Error('::error::forged\n##[error]forged\n::set-output name=a::b')],
    ['a message with a token', new Error(`Bearer ${token}`)],
    ['headers', Object.assign(new Error('x'), { headers: { authorization: token }, response: { data: canary } })],
    ['a name', Object.assign(new Error('x'), { name: `${token}\n::error::x` })],
    ['a code', Object.assign(new Error('x'), { code: `${token}::error::` })],
    ['a stack', Object.assign(new Error('x'), { stack: `${canary}\n    at ${canary}\n::add-mask::e` })],
    ['no stack', Object.assign(new Error(canary), { stack: undefined })],
    ['a stack that is no text', Object.assign(new Error(canary), { stack: [canary] })],
    ['a message that changed later', Object.assign(new Error(canary), { message: 'y' })],
    ['an empty message', new Error('')],
    ['a fault of a schema', z.object({ a: z.literal('b') }).safeParse({ a: canary, [canary]: 1 }).error],
    ['a fault of JSON', new SyntaxError(`Unexpected token 'j', "${canary}" is not valid JSON`)],
    ['several', new AggregateError([new Error(canary)], canary)],
    ['a cause with a message', new Error('x', { cause: new Error(canary, { cause: canary }) })],
    ['a text', canary],
    ['a long text', '::error::'.repeat(100_000)],
    ['a long stack', Object.assign(new Error(), { stack: `Error\n${`    at ${'('.repeat(400)}\n`.repeat(5000)}` })],
    ['nothing', undefined],
    ['null', null],
    ['a number', 42],
    ['a bigint', 10n],
    ['a symbol', Symbol(canary)],
    ['a function', () => canary],
    ['a class', class Canary {}],
    ['an object', { message: canary, name: canary, code: canary, stack: canary, cause: canary }],
    ['an object without a prototype', Object.assign(Object.create(null), { message: canary })],
    ['a text that throws', { [Symbol.toPrimitive]: () => expect.unreachable(), toString: () => expect.unreachable() }],
    ['as if ours', Object.assign(new Error(canary), { name: 'Failure', what: canary, remedy: canary })],
  ]

  test.each(hostile)('%s says nothing', (_, error) => {
    const { what, remedy } = exceptionOf(error)
    expect(what).toMatch(unexpected)
    expect(what.length).toBeLessThan(400)
    expect(remedy).toMatch(
      /^This should not happen\. Please report it at https:\/\/[\w./-]+\/issues, with this log\.(?: Cause: Error\.)?$/,
    )
    for (const piece of ['canary', 'forged', '::', '##[', '\n', 'jane']) expect(what + remedy).not.toContain(piece)
  })
})

test.each([
  ...words(`ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE EPROTO ENOENT EACCES E2BIG`),
  ...['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_OVERFLOW', 'ERR_INVALID_ARG_TYPE'],
  ...['ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_SSL_WRONG_VERSION_NUMBER', 'HPE_INVALID_CONSTANT', 'CERT_HAS_EXPIRED'],
  ...['CERT_NOT_YET_VALID', 'CRL_HAS_EXPIRED', 'SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'HOSTNAME_MISMATCH', 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'],
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
