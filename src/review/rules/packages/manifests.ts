// Packages requested in samples of manifests (JSON, TOML, YAML), by the section that a line is in.

import type { Snippet } from '../subject/snippets.ts'
import data from './manifests.json' with { type: 'json' }
import { type Package, parsePackage } from './packages.ts'

const kindsOf = (rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(rows))
const json = kindsOf(data.json)
const toml = kindsOf(data.toml)
const yaml = kindsOf(data.yaml)
const settings: ReadonlySet<string> = new Set(data.settings)

/** Matches every manifest. */
const mayList = /depend|packages|require|resolutions|overrides|imports|plugins|optional-|build-system|\bpip\b/i
const longest = 50_000

export function listDeclaredPackages({ kind, text, line }: Snippet): Package[] {
  if (kind !== 'code' || text.length > longest || !mayList.test(text)) return []
  const found = /^\s*\{|"\s*:/.test(text) ? readJson(text) : /^\s*\[/m.test(text) ? readToml(text) : readYaml(text)
  return found.flatMap(({ kind, spec, at }) => parsePackage(kind, spec, line + at) ?? [])
}

interface Spec {
  readonly kind: string
  readonly spec: string
  /** Index of the line, from 0. */
  readonly at: number
}

const pair = /"([^"\n]{1,200})"\s{0,9}:\s{0,9}(?:"([^"\n]{0,200})"|(\{))|(\})|\n/g

/** The names inside a section's braces. */
function readJson(text: string): Spec[] {
  const specs: Spec[] = []
  let [section, at]: [string | undefined, number] = [undefined, 0]
  for (const [found, key = '', version, open, close] of text.matchAll(pair)) {
    if (found === '\n') at += 1
    else if (open !== undefined) section = json.get(key.toLowerCase())
    else if (close !== undefined) section = undefined
    else if (section && version !== undefined && !settings.has(key)) specs.push({ kind: section, spec: key, at })
    at += (found.match(/\n/g)?.length ?? 0) - (found === '\n' ? 1 : 0)
  }
  return specs
}

const table = /^\s*\[{1,2}\s*([\w."-]{1,100})\s*\]{1,2}/
const setting = /^\s*["']?([\w.-]{1,100})["']?\s{0,9}=\s{0,9}(.*)$/
const quoted = /["']([^"'\n]{2,200})["']/g
const list = /^(?:dependencies|requires|dev|docs|test|[\w-]*-dependencies)$/

/** `name = "1"` in a table of packages; in Python's tables, also lists of packages. */
function readToml(text: string): Spec[] {
  const specs: Spec[] = []
  let [kind, isOpen]: [string | undefined, boolean] = [undefined, false]
  for (const [at, row] of text.split('\n').entries()) {
    const name = table.exec(row)?.[1]
    const [, key = '', value = ''] = setting.exec(row) ?? []
    if (name !== undefined && !row.includes('=')) {
      // `[dependencies.serde]` is itself a package.
      const inner = /^(?:dev-|build-)?dependencies\.([\w-]+)$/.exec(name)?.[1]
      if (inner !== undefined) specs.push({ kind: 'crates', spec: inner, at })
      kind = inner === undefined ? toml.get(name.replaceAll('"', '').toLowerCase()) : undefined
      isOpen = false
    } else if (kind !== undefined) {
      const isList = key !== '' && value.startsWith('[') && (kind === 'pypi' || list.test(key))
      if (isList) isOpen = true
      if (isOpen) for (const [, spec = ''] of (isList ? value : row).matchAll(quoted)) specs.push({ kind, spec, at })
      else if (key !== '' && !settings.has(key.toLowerCase()) && /^["'{]/.test(value))
        specs.push({ kind, spec: key, at })
      if (isOpen && row.includes(']')) isOpen = false
    }
  }
  return specs
}

/** List items and keys one level below a section's key. */
function readYaml(text: string): Spec[] {
  const specs: Spec[] = []
  let open: { readonly kind: string; readonly indent: number; deeper: number | undefined } | undefined
  for (const [at, row] of text.split('\n').entries()) {
    const indent = row.search(/\S/)
    if (indent < 0 || /^\s*#/.test(row)) continue
    const [, dash, key, value = ''] =
      /^\s*(-\s{1,9})?["']?([\w.@/=<>~[\]-]{1,200})["']?(?:\s{0,9}:(?:\s+(.*))?)?\s*$/.exec(row) ?? []
    const section = yaml.get((key ?? '').toLowerCase())
    if (section !== undefined && value === '' && /:\s*$/.test(row)) open = { kind: section, indent, deeper: undefined }
    else if (open !== undefined && key !== undefined && (indent > open.indent || (indent === open.indent && dash))) {
      open.deeper ??= indent
      if (indent === open.deeper && !settings.has(key.toLowerCase().split(/[=<>~]/)[0] ?? ''))
        specs.push({ kind: dash === undefined ? 'other' : open.kind, spec: key, at })
    } else if (indent <= (open?.indent ?? -1)) open = undefined
  }
  return specs
}
