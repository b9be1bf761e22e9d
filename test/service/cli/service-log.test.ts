// The log: what never gets into it.
import { expect, test } from 'vitest'
import { createLog, describeError } from '../../../src/service/cli/service-log.ts'

test('keys, tokens and prompts are left out wherever they are', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  log.info({ key: 'k-1', job: { id: 'j', prompt: 'k-2' }, a: { headers: { authorization: 'k-3' } } }, 'A sentence')
  log.debug('not shown')
  const [line = ''] = lines
  expect(lines).toHaveLength(1)
  expect(JSON.parse(line)).toEqual({
    ...{ level: 'info', time: expect.any(String), msg: 'A sentence' },
    ...{ job: { id: 'j' }, a: { headers: {} } },
  })
})

test('a fault is described without its message', () => {
  const fault = Object.assign(new TypeError('Reader said: my name is Ada'), { code: '23505' })
  const described = describeError(fault)
  expect(described).toMatchObject({ name: 'TypeError', code: '23505' })
  expect(described.at[0]).toContain('log.test.ts')
  expect(JSON.stringify(described)).not.toContain('Ada')
  expect(describeError('Ada')).toEqual({ name: 'string', at: [] })
})
