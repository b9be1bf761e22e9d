// What holds the repository together: versions, packages, links; nothing stands here that should not.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { version } from '../src/version.ts'
import { readAction } from './docs/inputs-tables.ts'

const readText = (file: string): string => readFileSync(file, 'utf8')
const action = readAction()
const manifest = JSON.parse(readText('package.json')) as Record<string, Record<string, string>>

/** Folders and files that a build, a test, an editor or the service makes: `.gitignore` names them. */
const ignored = /^(\.git|node_modules|build|coverage|\.demo|feedback-data|.*\.tsbuildinfo)$/
const top = readdirSync('.').filter((name) => !ignored.test(name))

const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !ignored.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { withFileTypes: true, recursive: true })
          .filter((inner) => inner.isFile())
          .map((inner) => join(inner.parentPath, inner.name))
      : [entry.name],
  )
const documents = files.filter((file) => file.endsWith('.md') && !/^(demo|test|dist)\//.test(file))

test('the Action runs on Node 24, from a file that is checked in', () => {
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
  expect(existsSync(action.runs.main)).toBe(true)
})

test('the top of the repository holds what it should', () => {
  const allowed = `
    .ci .gitattributes .github .gitignore CHANGELOG.md CONTRIBUTING.md LICENSE README.md SECURITY.md action.yml biome.json
    demo dist docs package-lock.json package.json scripts src test tsconfig.json vitest.config.ts`
  expect(top.filter((name) => !allowed.split(/\s+/).includes(name))).toEqual([])
})

test.each([
  ['the address of a package registry', new RegExp(['registry', 'npmjs', 'org'].join('\\.'))],
  ['a path of somebody’s machine', new RegExp(`(^|[^\\w.~}-])/(${['work', 'home', 'Users'].join('|')})/`, 'm')],
])('no file holds %s', (_, pattern) => {
  expect(files.filter((file) => pattern.test(readText(file)))).toEqual([])
})

test('every package is pinned to one version, in the manifest as in the lock file', () => {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
  const ranges = kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
  expect(ranges.filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([])
  const lock = JSON.parse(readText('package-lock.json')) as { packages: Record<string, Record<string, unknown>> }
  for (const kind of kinds) expect(lock.packages['']?.[kind]).toEqual(manifest[kind])
})

test('the licence is MIT', () => {
  expect(readText('LICENSE')).toMatch(
    /^MIT License\n\nCopyright \(c\) \d{4} The feedback-to-fix authors\n\nPermission is hereby/,
  )
  expect(manifest.license).toBe('MIT')
})

test('the version that reports name and with which the changelog begins is that of package.json', () => {
  expect([version, /^## (\S+)/m.exec(readText('CHANGELOG.md'))?.[1]]).toEqual([manifest.version, manifest.version])
})

test('the sources and tests that documents name exist', () => {
  const missing = documents.flatMap((document) =>
    [...readText(document).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|js))`/g)].flatMap(([, name = '']) =>
      ['', 'src/', 'test/'].some((folder) => existsSync(folder + name)) ? [] : [`${document}: ${name}`],
    ),
  )
  expect(missing).toEqual([])
})

describe.each(documents)('%s', (document) => {
  const text = readText(document)

  test('names only npm scripts that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => !manifest.scripts?.[name])).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) =>
      join(dirname(document), link ?? ''),
    )
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })
})
