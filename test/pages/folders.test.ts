// Which folders at the front of a path are translations and versions of a page, which only look like them, and what a reader's address keeps.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAddress, parseDocPath } from '../../src/pages/doc-path.ts'
import { playsAll } from '../support/strength.ts'
import { rowsOf, words } from '../support/words.ts'

const locales = [
  ...words(`bg bn da de el en es et fa fi fr he hi hu ja ko lt lv nl pl`),
  ...['pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'th', 'tr', 'zh', 'ar', 'id', 'it', 'nb', 'no', 'vi', 'ES', 'De'],
  ...words(`pt-BR pt-br PT_BR pt_PT en-US en-GB en-001 es-419 es_ES fr-CA de-AT ar-EG nl-BE`),
  ...words(`zh-CN zh_CN zh-TW zh-Hans zh_hant zh-Hans-CN zh_Hant_HK zh-CHS sr-Latn sr-Cyrl-RS uz-Latn`),
  // Alone these are none.
  ...['cs-CZ', 'uk-UA', 'ca-ES', 'is-IS', 'hr_HR', 'mi-NZ', 'my-MM', 'ml-IN', 'be-BY', 'nn-NO', 'sw-KE', 'fil-PH'],
]
const noLocales = [
  // Languages of another kind, and short names of other things.
  ...words(`ts js go py cs rb rs sh kt ml ai is my be ca hr ms uk eu gl nn sw`),
  ...['am', 'as', 'ga', 'in', 'or', 'so', 'to', 'db', 'ui', 'ci', 'vr', 'os', 'io', 'tv', 'qa', 'ip', 'k8s'],
  ...['us', 'gb', 'br', 'jp', 'cn', 'kr', 'tw', 'ua', 'cz', 'se'],
  // Pairs that look like a language with its region.
  ...words(`ci-cd to-do no-op opt-in ar-vr ui-ux as-is it-ot is-it go-js ml-ai my-db id-js es-db en-xx xx-US`),
  ...words(`es-404 zh-Latn en-Hans es- -es es--ES es.ES es-ES-x español deu english constructor __proto__`),
]

const versions = [
  ...words(`v2 V2 v12 v1.4 v1.4.2 v1.4.2.1 v2.x v1.4.x v2024.1.3 1.4 1.4.2 2.x 1.4.x 1.x.x 2.X 24.04`),
  ...words(`
    2024.1 3.0.0-beta.1 v3.0.0-rc1 v2-beta v2beta1 2.0rc1 1.0.dev0 3.2.0-SNAPSHOT 2.7.RELEASE v20-lts 4.0-next
  `),
  ...['latest', 'stable', 'Latest', 'next', 'current', 'canary', 'nightly'],
]
const noVersions = [
  ...words(`2 16 404 2024 2024-01-15 2024.01.15 15.01.2024 2024-01 10.0.0.1 1999.1 1.2.3.4 1. .5 x v vx`),
  ...words(`v2-migration v2.0-to-v3.0 release-1.4 version-2 1.4-notes 2-beta beta v1..2 v12345 1.1234 v.2 web3.0`),
  ...['dev', 'main', 'master', 'edge', 'preview', 'alpha', 'unstable', 'head', 'latest-news', 'nextjs', 'lts', '٢.٤'],
]

describe.each([
  ['locale', locales, noLocales],
  ['version', versions, noVersions],
])('a %s', (_, some, none) => {
  test.each(some)('%s is one', (name) => {
    expect(parseDocPath(`/${name}/guide/setup`)).toBe('/guide/setup')
  })

  test.each(none)('%s is none', (name) => {
    expect(parseDocPath(`/${name}/guide/setup`)).toBe(parseAddress(`/${name}/guide/setup`))
    expect(parseDocPath(`/${name}`)).not.toBe('/')
  })
})

test.each(['ar', 'id', 'it', 'nb', 'no', 'vi'])('the locale %s may be a page too', (name) => {
  expect([parseDocPath(`/${name}`), parseDocPath(`/docs/${name}.md`)]).toEqual([`/${name}`, `/docs/${name}`])
})

/** Path, page, and the address where it is not the path. */
const paths = `
  /es / | /v2/ / /v2 | /latest/index.html / /latest | /es/README.md / /es | /pt-BR/v2 / | /it/v2 / | /v2/it /it
  /es/v2/guide /guide | /v2/es/guide /guide | /%65s/guide /guide /es/guide
  https://docs.example.com/zh-CN/1.4/guide/setup/?q=1#top /guide/setup /zh-CN/1.4/guide/setup
  /docs/es/v2/guide /docs/guide | /es/docs/v2/guide /docs/guide | /v2/es/docs/guide /docs/guide
  /Docs/en/latest/guide /Docs/guide | /documentation/1.4/guide /documentation/guide | /doc/stable/guide /doc/guide
  /help/fr/guide /help/guide | /manual/ja/guide /manual/guide | /docs/es /docs | /docs/v2/docs /docs/docs
  /es/v2/api/v1/users /api/v1/users | /es/latest/v1/users /latest/v1/users | /canary/next/es /next
  /es/users/jane@example.com /users/email /es/users/email
`
/** In the middle of a path they mean something else; of two of a kind at least one does. */
const asTheyAre = words(`
  /docs/help/es/guide /api/v1/users /guides/es/x /guides/v2 /docs/api/v1/users /latest/v1/users /es/fr/x /v1/docs/v2/x
`)

test.each([...rowsOf(paths), ...asTheyAre.map((path) => [path, path])])(
  '%s: page %s, address %s',
  (path = '', page = '', address = path) => {
    expect([parseDocPath(path), parseAddress(path)]).toEqual([page, address])
  },
)

const segment = fc.oneof(
  fc.constantFrom(
    ...locales,
    ...versions,
    ...['docs', 'Help', 'manual', 'index', '_index', 'README', 'readme.md', 'a.html', 'v2.rst'],
  ),
  fc.constantFrom(
    ...noLocales,
    ...noVersions,
    ...['guide', 'it', 'next', '..', '', '%65s', '%76%32', 'es.md', 'a@b.co', ' es ', '\u200bv2'],
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const anyPaths = fc
  .array(segment, { maxLength: 8 })
  .chain((parts) =>
    fc.constantFrom(`/${parts.join('/')}`, parts.join('/'), `https://docs.example.com/${parts.join('/')}/`),
  )

test('whatever the path: pages and addresses are their own normal form, and the page of an address is the page of its path', () => {
  fc.assert(
    fc.property(anyPaths, (path) => {
      const [page, address] = [parseDocPath(path), parseAddress(path)]
      expect([parseDocPath(page), parseAddress(address), parseDocPath(address)]).toEqual([page, address, page])
      expect(parseAddress(page)).toBe(page)
    }),
    { numRuns: playsAll ? 3_000 : 1_000, seed: 7 },
  )
})
