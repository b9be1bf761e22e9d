// The list of projects: what is read from it, and what is said of errors.
import { describe, expect, test } from 'vitest'
import { listPlaceErrors } from '../../src/fleet/places.ts'
import { chooseProjects, parseProjectList } from '../../src/fleet/project-list.ts'

const read = (value: unknown) => parseProjectList(JSON.stringify(value))
const errorsOf = (text: string) => {
  const list = parseProjectList(text)
  return list.kind === 'invalid' ? list.errors : []
}
const projectsOf = (value: unknown) => {
  const list = read(value)
  return list.kind === 'projects' ? list.projects : []
}

test('ids alone, or objects with inputs of the Action; defaults are for all, and what a project says goes before', () => {
  const list = {
    defaults: { 'max-open': 3, quotes: 'never', organisation: 'acme' },
    projects: ['payments', { 'project-id': 'search', quotes: 'auto', include: ['/a', '/b'], key: 'SEARCH', wait: 0 }],
  }
  expect(projectsOf(list)).toEqual([
    {
      ...{ id: 'payments', organisation: 'acme', repository: undefined, key: undefined },
      inputs: { wait: 'PT10M', 'max-jobs': '2', 'max-open': '3', quotes: 'never' },
    },
    {
      ...{ id: 'search', organisation: 'acme', repository: undefined, key: 'SEARCH' },
      inputs: { wait: '0', 'max-jobs': '2', 'max-open': '3', quotes: 'auto', include: '/a\n/b' },
    },
  ])
})

test.each([
  ['not JSON', '[a]', /is not valid JSON: check it with/],
  ['a wrong shape', '{"project": []}', /must be an array of project ids or objects such as/],
  ['nothing', '[]', /is empty: name at least one/],
  ['a number as a project', '["a", 5]', /`projects\[1\]` must be a project id, or an object/],
  ['an empty id', '[{"project-id": ""}]', /`projects\[0\]`: `project-id` must be the project’s identifier/],
  ['a way out', '[".."]', /`projects\[0\]` \(\.\.\): `project-id` must be/],
  ['invisible characters', '["a\\u200bb"]', /`project-id` must be .* none of them invisible/],
  ['an id twice', '["a", "b", {"project-id": "a"}]', /`projects\[2\]` \(a\) is listed twice, first as `projects\[0\]`/],
  ['a key in the open', '[{"project-id": "a", "api-key": "admin_1"}]', /keys do not belong in the list/],
  ['a key’s name that is a key', '[{"project-id": "a", "key": "admin-4b1dK3y"}]', /never write the key itself/],
  [
    'a misspelt input',
    '[{"project-id": "a", "inclde": "/x"}]',
    /`inclde` is not one of them \(did you mean `include`\?\)/,
  ],
  [
    'an input of the fleet',
    '[{"project-id": "a", "max-export-requests": 9}]',
    /is set by the fleet itself: leave it out/,
  ],
  [
    'a wrong input',
    '[{"project-id": "a", "max-jobs": 1000}]',
    /\(a\): `max-jobs` must be a whole number from 1 to 100/,
  ],
  ['a wrong repository', '[{"project-id": "a", "repository": "https://x"}]', /must be a name such as `my-org\/docs`/],
])('%s is refused, with what to write instead', (_, text, error) => {
  expect(errorsOf(text)[0]).toMatch(error)
  expect(errorsOf(text).join()).not.toContain('4b1dK3y')
})

test('a hostile id neither commands the runner nor breaks the line', () => {
  const [error = ''] = errorsOf(JSON.stringify(['x\n::error::owned ##[add-mask]x']))
  expect(error).not.toMatch(/\n|::error|##\[/)
})

test('at most twenty errors are reported', () => {
  const errors = errorsOf(JSON.stringify(Array.from({ length: 500 }, () => ({ 'project-id': '' }))))
  expect(errors).toHaveLength(21)
  expect(errors.at(-1)).toBe('There are more errors; fix these first.')
})

test('100,000 projects are read; one more is refused', () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => `project-${index}`)
  expect(projectsOf(ids)).toHaveLength(100_000)
  expect(errorsOf(JSON.stringify([...ids, 'x']))[0]).toMatch(/more than 100,000: split it over several workflows/)
})

test('`only` names projects of the list', () => {
  const projects = projectsOf(['a', 'b', 'c'])
  expect(chooseProjects(projects, ['c', 'a'])).toMatchObject({ projects: [{ id: 'c' }, { id: 'a' }] })
  expect(chooseProjects(projects, ['d'])).toMatchObject({ errors: [expect.stringContaining('(d): correct it')] })
})

describe('tracking repositories', () => {
  const projects = projectsOf([
    { 'project-id': 'a', repository: 'acme/a' },
    { 'project-id': 'b', repository: 'other/b' },
  ])
  const place = { repository: 'Acme/docs', hasApp: true }

  test('need an App', () => {
    expect(listPlaceErrors(projects, { ...place, hasApp: false })).toEqual([
      expect.stringMatching(/The project a is tracked in another repository.*give `app-client-id`/),
    ])
  })

  test('belong to one owner', () => {
    expect(listPlaceErrors(projects, place)).toEqual([expect.stringMatching(/The project b: .* same owner .*acme/)])
    expect(listPlaceErrors(projectsOf(['a']), { ...place, hasApp: false })).toEqual([])
  })
})
