// docs/inputs.md, action.yml and the code name the same inputs, with the same defaults.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parsePatterns } from '../../src/inputs/lists.ts'
import { inputDefaults, inputNames } from '../../src/inputs.ts'
import { createScope } from '../../src/pages/scope.ts'
import { inputsPage, readAction, renderInputsPage } from './inputs-tables.ts'

const page = readFileSync(inputsPage, 'utf8')
const action = readAction()
const inputs = Object.entries(action.inputs).map(([name, input]) => ({ name, fallback: input.default ?? '', ...input }))

test('its tables are those of action.yml; `npm run docs` writes them', () => {
  expect(page).toBe(renderInputsPage(page))
})

test('it has a row for each input and output', () => {
  const named = [...page.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
  expect(named).toEqual([...Object.keys(action.inputs), ...Object.keys(action.outputs)])
})

test('the example of patterns comes out as its table says', () => {
  const [, yaml = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? []
  const given = parse(yaml) as Record<'include' | 'exclude', string>
  const [include, exclude] = [parsePatterns(given.include), parsePatterns(given.exclude)]
  if ('error' in include || 'error' in exclude) throw new Error('The example is no valid input.')
  const scope = createScope(include.value, exclude.value)
  const rows = [...page.matchAll(/^\| ((?:`\/[^`]*`(?:, )?)+) \| (in|out of) scope/gm)]
  const pages = rows.flatMap(([, names = '', kind]) => names.split(', ').map((name) => [name.slice(1, -1), kind]))
  expect(pages).toHaveLength(5)
  for (const [name = '', kind] of pages) expect([name, scope.holds(name)]).toEqual([name, kind === 'in'])
})

test('its links lead to headings and files that exist', () => {
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  const anchors = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
  expect(anchors.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([])
})

test('action.yml names the inputs of the code, in the same order', () => {
  expect(inputNames).toEqual(Object.keys(action.inputs))
})

test.each(inputs)('$name has one default everywhere', ({ name, fallback }) => {
  expect(inputDefaults[name] ?? '').toBe(fallback)
})

describe.each(inputs)('$name', ({ description }) => {
  test('is described in a sentence or a few', () => {
    expect(description).toMatch(/^[A-Z`].{20,320}\.$/)
  })
})
