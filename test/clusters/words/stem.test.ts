// Inflections meet in their stem.
import { expect, test } from 'vitest'
import { stem } from '../../../src/clusters/words/stem.ts'

test.each([
  ['links', 'link'],
  ['linking', 'linked'],
  ['installation', 'install'],
  ['retries', 'retry'],
  ['documentée', 'documentées'],
  ['veröffentlichen', 'veröffentlicht'],
  ['документация', 'документации'],
])('%s = %s', (a, b) => {
  expect(stem(a)).toBe(stem(b))
})

test.each([
  ['install', 'uninstall'],
  ['link', 'line'],
  ['手順', '手引'],
])('%s ≠ %s', (a, b) => {
  expect(stem(a)).not.toBe(stem(b))
})

test.each(['a', 'go', 'k8s', '手順', ''])('%j is too short to have an ending', (word) => {
  expect(stem(word)).toBe(word)
})
