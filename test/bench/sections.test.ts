import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseSections, sections } from './sections.ts'

test('every file of a section is in the table, under its name', () => {
  const files = readdirSync('test/bench/sections')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
  expect(Object.keys(sections).toSorted()).toEqual(files.toSorted())
})

test('without a name all sections run, in the order of the table', () => {
  expect(chooseSections([])).toEqual(Object.keys(sections))
  expect(chooseSections(['review', 'review'])).toEqual(['review'])
})

test('an unknown name is rejected, and the known ones are listed', () => {
  expect(() => chooseSections(['revue', 'review'])).toThrow(/^Unknown section revue: choose from .*review/)
})
