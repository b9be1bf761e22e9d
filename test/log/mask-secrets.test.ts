// What the runner is told to mask; its own encodings of it are not repeated.
import { expect, test } from 'vitest'
import { maskSecrets } from '../../src/log/mask-secrets.ts'

function masksOf(...secrets: string[]): string[] {
  const masks: string[] = []
  maskSecrets({ setSecret: (text) => void masks.push(text) }, secrets)
  return masks
}

test.each([
  ['a key', 'admin_4b1d', ['admin_4b1d', '61646d696e5f34623164', 'YWRtaW5fNGIxZA']],
  ['spaces around it', ' k3ys\n', ['k3ys', '6b337973', 'azN5cw']],
  ['several lines, which the runner masks one by one', 'one\ntwo', ['one\ntwo', '6f6e650a74776f', 'b25lCnR3bw']],
  ['nothing short', 'abc', []],
  ['nothing', '', []],
])('%s', (_, secret, masks) => {
  expect(masksOf(secret)).toEqual(masks)
})

test('each once', () => {
  expect(masksOf('admin_4b1d', 'admin_4b1d')).toHaveLength(3)
})
