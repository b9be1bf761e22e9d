// What an error says about the database.
import { expect, test } from 'vitest'
import { findTrouble } from '../../../src/service/data/trouble.ts'

const withCode = (code: string, rest = {}) => Object.assign(new Error('x'), { code, ...rest })

test.each([
  [withCode('57P01'), 'gone'],
  [withCode('08006'), 'gone'],
  [withCode('ECONNREFUSED'), 'gone'],
  [withCode('ENOENT', { syscall: 'connect' }), 'gone'],
  [withCode('ENOENT', { syscall: 'open' }), undefined],
  [new Error('Connection terminated unexpectedly'), 'gone'],
  [new Error('Client has encountered a connection error and is not queryable'), 'gone'],
  [new Error('timeout exceeded when trying to connect'), 'exhausted'],
  [withCode('53300'), 'exhausted'],
  [withCode('53100'), 'full'],
  [withCode('58030'), 'disk'],
  [withCode('25006'), 'read-only'],
  [withCode('40P01'), 'busy'],
  [Object.assign(new Error('x'), { errcode: 13 }), 'full'],
  [Object.assign(new Error('x'), { errcode: 5 }), 'busy'],
  [Object.assign(new Error('x'), { errcode: 1 }), undefined],
  [new Error('The queue failed', { cause: withCode('57P03') }), 'gone'],
  [withCode('23505'), undefined],
  ['text', undefined],
])('%s: %s', (error, kind) => {
  expect(findTrouble(error)?.kind).toBe(kind)
})
