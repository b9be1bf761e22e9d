// The threat model names tests: each is there, and tells of what it is named for.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const text = readFileSync('docs/threat-model.md', 'utf8')
const [, threats = ''] = /\n## Threats\n(.*?)\n## Not defended\n/s.exec(text) ?? []
const rows = threats.split('\n').filter((row) => row.startsWith('| **'))
const named = [...threats.matchAll(/`(test\/[^`]+)`(?: › ([^,|]+))?/g)].map(
  ([, file = '', name]) => [file, name?.trim() ?? ''] as const,
)

test('every threat has a defence and a test', () => {
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) {
    const [, threat = '', defence = '', held = ''] = row.split(/(?<!\\)\|/)
    expect([threat.length > 5, defence.length > 20, /`test\//.test(held)], row).toEqual([true, true, true])
  }
})

describe('tests', () => {
  test.each(named)('%s › %s', (file, name) => {
    expect(existsSync(file), file).toBe(true)
    if (!file.endsWith('/')) expect(readFileSync(file, 'utf8')).toContain(name)
  })
})

test('every door is where it says', () => {
  const [, sinks = ''] = /\n\| sink \|(.*?)\n\n/s.exec(text) ?? []
  const places = [...sinks.matchAll(/\(`(src\/[^`]+)`\)/g)].map(([, place = '']) => place)
  expect(places.length).toBe(6)
  expect(places.filter((place) => !existsSync(place))).toEqual([])
})
