// Rules about front matter keys.
import type { PageChange, Part } from '../../../changes/page.ts'
import { isHidingClass } from '../hidden/hiding.ts'
import { isScriptAddress } from '../markup/script-address.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import data from './front-matter.json' with { type: 'json' }

type Matter = Extract<Part, { kind: 'front-matter' }>

const listOf = (names: readonly string[]): ReadonlySet<string> => new Set(names)
const arranging = listOf(data.arranging)
const hiding = listOf(data.hiding)
const redirecting = listOf(data.redirecting)
const running = listOf(data.running)
const titling = listOf(data.titling)

function listMatter(parts: readonly Part[]): Matter[] {
  return parts.filter((part) => part.kind === 'front-matter')
}

/** Compares the first part of a key, as in `aliases.0` and `search.exclude`. */
function has(names: ReadonlySet<string>, key: string): boolean {
  const name = key.toLowerCase().replaceAll('-', '_')
  return [key.toLowerCase(), name, name.split('.')[0] ?? ''].some((one) => names.has(one))
}

function findKeys(
  { pages }: Subject,
  holds: (matter: Matter, page: PageChange) => boolean,
  from: (page: PageChange) => readonly Part[] = ({ added }) => added,
): Finding[] {
  return pages.flatMap((page) =>
    listMatter(from(page))
      .filter((matter) => holds(matter, page))
      .map(({ key, line }) => ({ path: page.path, line, subject: key })),
  )
}

/** Removed keys. Their findings have no line, because the line exists only at the base. */
function findGone(subject: Subject, names: ReadonlySet<string>): Finding[] {
  const found = findKeys(
    subject,
    ({ key }, { after }) =>
      after.length > 0 && has(names, key) && !listMatter(after).some((other) => other.key === key),
    ({ removed }) => removed,
  )
  return found.map(({ path, subject: key }) => ({ path, subject: key }))
}

const markup = /<(?:script|iframe|style|link|meta|object|embed|svg|img)\b|\bon[a-z]{3,20}\s*=/i
const head = /(?:^|[\s,.[{])(?:script|style|link|base|iframe|http-equiv|refresh)(?:$|[\s,.\]}])|\.m?js\b/i
/** A script or a style sheet from another site. */
const loaded = /(?:https?:)?\/\/[^\s,'"]{3,500}\.(?:m?js|css|wasm)(?:[?#,\s'"\]]|$)/i
const built = /^!?(?:!|ruby|python|js)[/:]|!!(?:python|ruby|js|java)|!ruby/

function runs({ key, value }: Matter): boolean {
  if (has(running, key) || markup.test(value) || isScriptAddress(value) || built.test(value)) return true
  return (/^head(?:\.|$)/i.test(key) && head.test(`${key} ${value}`)) || loaded.test(value)
}

const no = /^(?:false|no|off|0|null|~|)$/i
const yes = /^(?:true|yes|on|1|public|all|index|index,\s*follow|full)$/i

/** Whether the key hides the page, which `draft: false` and `search: true` do not. */
function hides({ key, value }: Matter): boolean {
  if (/class(?:name|_name)?$/i.test(key) && value.split(/\s/).some(isHidingClass)) return true
  if (/robots/i.test(key) && /\bno(?:index|ne)\b/i.test(value)) return true
  // In reStructuredText, a field without a value is set.
  if (/^(?:orphan|nosearch)$/i.test(key) && value === '') return true
  if (!has(hiding, key)) return false
  const isShowing =
    /^(?:index|pagefind|publish|published|search|sitemap|visibility|build|_build|robots)(?:\.(?!exclude|disable)|$)/i.test(
      key,
    )
  return isShowing ? !yes.test(value) && value !== '' : !no.test(value)
}

/** `robots` in a reStructuredText directive. */
function findRobots({ path, format, addedLines }: PageChange): Finding[] {
  return addedLines
    .filter(
      ({ text }) => format === 'restructuredtext' && /^\s+:(?:robots|googlebot)\b.*\bno(?:index|ne)\b/i.test(text),
    )
    .map(({ line }) => ({ path, line, subject: 'robots' }))
}

/** A correction of a typo changes at most this many letters between the common beginning and end. */
const typo = 3

function isTypo(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return one.length - start - end <= typo && other.length - start - end <= typo
}

function isRetitled({ key, value }: Matter, { before }: PageChange): boolean {
  if (!has(titling, key)) return false
  const old = listMatter(before).find((other) => other.key === key)?.value
  const heading = before.find((part) => part.kind === 'heading')?.text
  if (old === undefined && key.toLowerCase() === 'title' && heading !== undefined)
    return !isTypo(heading.toLowerCase(), value.toLowerCase()) && !value.includes(heading) && !heading.includes(value)
  if (old === undefined) return key.toLowerCase() !== 'title' && before.length > 0
  return !isTypo(old.toLowerCase(), value.toLowerCase())
}

export const frontMatterRules: readonly Rule[] = [
  {
    id: 'front-matter-code',
    severity: 'block',
    detects: 'front matter that adds scripts, styles or HTML to the page, or creates objects when parsed',
    message: 'This front matter key adds code to the page, or runs code when the site is built.',
    find: (subject) => findKeys(subject, runs),
  },
  {
    id: 'front-matter-redirect',
    severity: 'look',
    detects: 'front matter that moves or redirects the page',
    message: 'This front matter key changes the page’s URL or its redirects; check that existing links still work.',
    find: (subject) => [
      ...findKeys(subject, ({ key }, { before }) => has(redirecting, key) && before.length > 0),
      ...findKeys(
        subject,
        ({ key }, { before }) => /^(?:redirect|alias)/i.test(key) && has(redirecting, key) && before.length === 0,
      ),
      ...findGone(subject, redirecting),
    ],
  },
  {
    id: 'front-matter-hide',
    severity: 'look',
    detects: 'front matter that hides the page from readers, navigation or search',
    message: 'This front matter key hides the page from readers, navigation or search; check that this is intended.',
    find: (subject) => [...findKeys(subject, hides), ...subject.pages.flatMap(findRobots)],
  },
  {
    id: 'front-matter-title',
    severity: 'look',
    detects: 'new page titles, except corrected typos',
    message: 'This gives the page a new title, which readers see in navigation and search; check that it fits.',
    find: (subject) => findKeys(subject, isRetitled),
  },
  {
    id: 'front-matter-layout',
    severity: 'look',
    detects: 'front matter that selects another layout or adds to the page’s head',
    message: 'This front matter key changes how the whole page is rendered; preview the page.',
    find: (subject) =>
      findKeys(subject, (matter) => (has(arranging, matter.key) || /^head(?:\.|$)/i.test(matter.key)) && !runs(matter)),
  },
]
