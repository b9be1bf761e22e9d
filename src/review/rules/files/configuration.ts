// Rules about site configuration, where some keys only arrange pages and others run code (`configuration.json`), and lists of pages.
import type { FileChange } from '../../../changes/change.ts'
import { listAdded, listLines } from '../subject/lines.ts'
import type { Finding, Rule } from '../subject/rule.ts'
import dangerous from './configuration.json' with { type: 'json' }
import { foldPath } from './machinery.ts'

const keysOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(dangerous).map(([name, keys]) => [name, new Set(keys.map((key) => key.toLowerCase()))]),
)

const navigation: readonly RegExp[] = [
  /(?:^|\/)(?:\.nav\.ya?ml|\.order|\.pages|_category_\.(?:json|ya?ml)|_(?:nav|side)bar\.md|_redirects|_toc\.ya?ml)$/,
  /(?:^|\/)(?:_?meta\.json|(?:nav|navigation|toc|sitemap)\.(?:adoc|json|ya?ml|xml)|summary\.md|\.gitbook\.ya?ml)$/,
  /(?:^|\/)(?:[a-z_-]*redirects?|sidebars?|(?:[a-z_-]+[-_.])sidebars?)\.(?:csv|json|map|toml|txt|ya?ml)$/,
]
/** Lists of pages written in a programming language, although they need no code. */
const navigationCode = /(?:^|\/)(?:[a-z_-]*sidebars?|_meta|navigation|redirects)\.(?:[cm]?[jt]s|[jt]sx)$/

function nameOf(path: string): string {
  return foldPath(path).split('/').at(-1) ?? ''
}

/** Whether a file is judged by what changes in it instead of by its name. */
export function isKnownConfiguration(path: string): boolean {
  const folded = foldPath(path)
  return (keysOf.has(nameOf(path)) || navigationCode.test(folded)) && !/(?:^|\/)\.(?!vitepress\/)/.test(folded)
}

export function isNavigation(path: string): boolean {
  const folded = foldPath(path)
  return isKnownConfiguration(path) || navigation.some((pattern) => pattern.test(folded))
}

const string = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
const imported = /^import type\b[^;]*;?$|^import \{[^}]*\} from '@docusaurus\/[\w/-]+';?$/

/** A line of a list of pages has only names, brackets and commas. */
function isListed(line: string): boolean {
  const code = line.trim()
  return (
    /^\/\/[^\u2028\u2029]*$/.test(code) || imported.test(code) || /^[\w\s{}[\]:,;-]*$/.test(code.replace(string, 'x'))
  )
}

function findCode(file: FileChange): Finding[] {
  const { path, after } = file
  if (after !== undefined && after.text === undefined) return [{ path }]
  return navigationCode.test(foldPath(path))
    ? listAdded(file)
        .filter(({ text }) => !isListed(text))
        .map(({ line }) => ({ path, line }))
    : findKeys(file)
}

function findKeys({ path, before, after }: FileChange): Finding[] {
  const keys = keysOf.get(nameOf(path))
  if (keys === undefined) return []
  const old = groupByKey(path, before?.text)
  const now = groupByKey(path, after?.text)
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key))
  return changed
    .filter((key) => keys.has(key.toLowerCase()) || !/^[\w-]*$/.test(key) || /!!|!ruby/.test(now.get(key) ?? ''))
    .map((key) => ({ path, subject: key }))
}

/** The text of each top-level key. */
function groupByKey(path: string, text: string | undefined): ReadonlyMap<string, string> {
  if (/\.json$/i.test(path)) return groupJson(text)
  const groups = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of listLines(text)) {
    if (/^\s*(?:#|$)/.test(line)) continue
    if (/^[^\s-]/.test(line)) {
      const key = /^(["']?)([^"':]+)\1\s*:/.exec(line)?.[2] ?? line
      lines = groups.get(key) ?? []
      groups.set(key, lines)
    }
    lines.push(line)
  }
  return new Map([...groups].map(([key, list]) => [key, list.join('\n')]))
}

/** JSON that cannot be parsed becomes one unknown key. */
function groupJson(text: string | undefined): ReadonlyMap<string, string> {
  if (text === undefined) return new Map()
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null)
      return new Map(Object.entries(value).map(([key, one]) => [key, JSON.stringify(one)]))
  } catch {
    return new Map([['?', text]])
  }
  return new Map([['?', text]])
}

export const configurationRules: readonly Rule[] = [
  {
    id: 'site-key',
    severity: 'block',
    detects: 'site configuration keys that add code, styles, plugins or trackers, and code in lists of pages',
    message:
      'This site setting can run code during the build or in readers’ browsers; a documentation fix does not need it.',
    find: ({ change }) => change.files.flatMap((file) => (isKnownConfiguration(file.path) ? findCode(file) : [])),
  },
]
