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
  ['nothing short', 'abc', []],
  ['nothing', '', []],
])('%s', (_, secret, masks) => {
  expect(masksOf(secret)).toEqual(masks)
})

test('several lines: together and each, but for short ones', () => {
  expect(masksOf('line one\r\n}\n line two').filter((_, at) => at % 3 === 0)).toEqual([
    'line one\r\n}\n line two',
    'line one',
    'line two',
  ])
})

test('each once', () => {
  expect(masksOf('admin_4b1d', 'admin_4b1d')).toHaveLength(3)
})
