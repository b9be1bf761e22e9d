// action.yml and docs/inputs.md are written from the table of inputs, and the samples in it are true.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parsePatterns } from '../../src/inputs/lists.ts'
import { inputTable } from '../../src/inputs.ts'
import { createScope } from '../../src/pages/scope.ts'
import { inputsPage, readAction, renderAction, renderInputsPage } from './inputs-tables.ts'

const page = readFileSync(inputsPage, 'utf8')
const action = readAction()

test('both are as `npm run docs` writes them', () => {
  const written = readFileSync('action.yml', 'utf8')
  expect(written).toBe(renderAction(written))
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

test.each(Object.entries(inputTable))(
  '%s is described in a sentence or a few, and its samples are true',
  (_, input) => {
    expect(input.about).toMatch(/^[A-Z`].{20,320}\.$/)
    expect(input.form(input.good)).toHaveProperty('value')
    if (input.bad !== undefined) expect(input.form(input.bad)).toHaveProperty('error')
  },
)
