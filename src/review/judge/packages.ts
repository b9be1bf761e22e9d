// Packages, images and the like that a text installs, found by the table of package managers and by lines of manifests.

import { type Command, listCommands } from './commands.ts'
import forms from './package-forms.json' with { type: 'json' }
import managers from './package-managers.json' with { type: 'json' }
import { unpack } from './patterns.ts'
import { type LogicalLine, listLines, type Snippet } from './snippets.ts'

export interface Package {
  readonly kind: string
  /** Normalised as its registry does. */
  readonly name: string
  /** The requested version; undefined if none is, or only `latest`. */
  readonly version: string | undefined
  readonly hasChecksum: boolean
  readonly line: number
}

interface Row {
  readonly program: string
  readonly verbs: readonly string[]
  readonly kind: string
  /** Options that set where packages come from. */
  readonly sources?: readonly string[]
}
interface Manager {
  readonly sources: readonly string[]
  readonly verbs: readonly (readonly string[])[]
  readonly kind: string
  readonly isSingle: boolean
}

const byProgram = new Map<string, Manager>(
  (managers satisfies readonly Row[] as readonly Row[]).map(({ program, verbs, kind, sources = [] }) => {
    const phrases = verbs.map((verb) => verb.split(' ').filter((word) => word !== ''))
    const isSingle = kind === 'image' || /^(?:npx|pnpx|bunx|uvx|helm)$/.test(program)
    return [program, { kind, isSingle, sources, verbs: phrases.sort((one, other) => other.length - one.length) }]
  }),
)
const singleVerbs = /^(?:x|exec|dlx|create|init|run|create-project)$/
const valued: ReadonlySet<string> = new Set(unpack(forms.valued))
const bareOptions = new Map(Object.entries(forms.bareOptions).map(([kind, names]) => [kind, new Set(names)]))
const locked: ReadonlySet<string> = new Set(unpack(forms.locked))
const stopWords: ReadonlySet<string> = new Set(unpack(forms.words))
const manifest = forms.lines.map(({ kind, pattern }) => ({ kind, pattern: new RegExp(pattern) }))
const imports = forms.imports.map(({ kind, pattern }) => ({ kind, pattern: new RegExp(pattern) }))

/** An SQL query, which also uses `FROM`. */
const query = /\b(?:select|delete|insert|where|join|returning|group by|order by)\b/i

export function listPackages(snippet: Snippet): Package[] {
  const isBuilt = /^(?:docker|container)(?:file)?$/.test(snippet.lang)
  const isQuery = !isBuilt && (/sql$/.test(snippet.lang) || query.test(snippet.text))
  return listLines(snippet).flatMap((line) => {
    const isProse = snippet.kind === 'prose' || /^\s*(?:#|\/\/|--\s|\*|REM )/.test(line.text)
    const installed = listCommands(line).flatMap((command) => listInstalled(command, isProse, snippet.kind === 'line'))
    const all =
      snippet.kind === 'prose'
        ? installed
        : [...installed, ...(isQuery && /^\s*from\b/i.test(line.text) ? [] : listDeclared(line))]
    return [...new Map(all.map((one) => [`${one.kind}:${one.name}`, one])).values()]
  })
}

/** Modules that code imports by name. */
export function listImports(snippet: Snippet): { kind: string; name: string; line: number }[] {
  if (snippet.kind !== 'code' && snippet.kind !== 'line') return []
  return listLines(snippet).flatMap(({ text, line }) =>
    imports.flatMap(({ kind, pattern }) => {
      const name = pattern.exec(text)?.[1]
      return name === undefined ? [] : [{ kind, name: normalName(kind, name), line }]
    }),
  )
}

/** Text that names more package managers than this is not a command; it counts as an unknown package. */
const mostManagers = 100
/** In words. */
const longestCommand = 1_000

function listInstalled({ words, line }: Command, isProse: boolean, isLine: boolean): Package[] {
  let managed = 0
  return words.flatMap((word, at) => {
    const manager = byProgram.get(word.toLowerCase().replace(/^.*\//, ''))
    if (manager === undefined || managed > mostManagers) return []
    managed += 1
    if (managed > mostManagers) return [bare('unknown', word, line)]
    const rest = words.slice(at + 1, at + 1 + longestCommand)
    const verb = manager.verbs.find((phrase) => startsWith(rest, phrase))
    if (verb === undefined) return []
    const isLoose = isProse || (isLine && at > 1)
    const operands = listOperands(dropVerb(rest, verb), manager.kind)
    const isSingle = isLoose || manager.isSingle || singleVerbs.test(verb.at(-1) ?? '')
    const offset = manager.kind === 'helm' && verb.at(-1) !== 'add' ? 1 : 0
    const chosen = operands.slice(isSingle ? offset : 0, isSingle ? offset + 1 : longestCommand)
    const next = words[at + 1 + longestCommand]
    const isCut = !isSingle && next !== undefined && operands.length > longestCommand / 2
    const sources = rest.flatMap((word, at) => (manager.sources.includes(word) ? (rest[at + 1] ?? []) : []))
    return [
      ...(isCut ? [bare('unknown', next, line)] : []),
      ...sources.map((name) => bare('source', name.toLowerCase(), line)),
      ...chosen
        .filter((operand) => !isLoose || !stopWords.has(operand.toLowerCase().replace(/[.,:;]$/, '')))
        .flatMap((operand) => parsePackage(manager.kind, operand, line) ?? [])
        .map((found) => ({ ...found, ...readOptions(rest, found) })),
    ]
  })
}

/** Adds what options set: a version, or the use of a lock file. */
function readOptions(words: readonly string[], { kind, version, hasChecksum }: Package) {
  const at = words.findIndex((word) => word === '--version' || (kind === 'gem' && word === '-v'))
  return {
    version: version ?? (at < 0 ? undefined : words[at + 1]),
    hasChecksum: hasChecksum || words.some((word) => locked.has(word)),
  }
}

function bare(kind: string, name: string, line: number): Package {
  return { kind, name: name.slice(0, 200), version: undefined, hasChecksum: false, line }
}

function startsWith(rest: readonly string[], phrase: readonly string[]): boolean {
  const plain = phrase[0]?.startsWith('-') ? rest : rest.filter((word) => !word.startsWith('-'))
  return phrase.every((word, at) => plain[at]?.toLowerCase() === word)
}

function dropVerb(rest: readonly string[], verb: readonly string[]): readonly string[] {
  const last = verb.at(-1)
  return last === undefined ? rest : rest.slice(rest.findIndex((word) => word.toLowerCase() === last) + 1)
}

function listOperands(words: readonly string[], kind: string): string[] {
  const operands: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (/^[>#]|^\d?>/.test(word)) break
    const takesValue = valued.has(word) && bareOptions.get(kind)?.has(word) !== true
    if (takesValue) at += 1
    else if (!word.startsWith('-')) operands.push(word)
  }
  return operands
}

function listDeclared({ text, line }: LogicalLine): Package[] {
  return manifest.flatMap(({ kind, pattern }) => {
    const [, spec, version] = pattern.exec(text) ?? []
    const found = spec === undefined ? undefined : parsePackage(kind, spec, line)
    return found === undefined ? [] : [version === undefined ? found : { ...found, version }]
  })
}

const names: Readonly<Record<string, RegExp>> = {
  image: /^((?:[\w.-]+(?::\d+)?\/)?[\w./-]+?)(?::([\w][\w.-]*))?(@sha256:[\da-f]+)?$/i,
  npm: /^(?:npm:|jsr:|git(?:hub|lab):)?((?:@?[\w.-]+\/)?[a-z_][\w.-]*)(?:[@#](.+))?$/i,
  go: /^([a-z0-9][\w.-]*\/[\w./-]+?)(?:@(.+))?$/i,
  composer: /^([a-z][\w.-]*\/[\w.-]+)(?::(.+))?$/i,
  helm: /^((?:oci:\/\/)?[a-z][\w.-]*(?:\/[\w./-]+)?)(?::(.+))?$/i,
}
const anyName = /^([a-z][\w.+/:-]*?[\w+])(?:\[[\w,-]*\]?)?(?:(?:[=<>~!^@]=?=?|\s)(.*))?$/i

/** Undefined if the spec is a path, an address, a variable or a placeholder. */
export function parsePackage(kind: string, spec: string, line: number): Package | undefined {
  const bare = spec.replace(/[,;.:!?]+$/, '')
  if (
    /^[./~$%<]|[<>](?!=?\d)|:\/\/(?<!oci:\/\/)|^git\+|^(?:your|my)[-_]|\.(?:txt|toml|whl|deb|rpm|tgz|gz|zip)$/i.test(
      bare,
    )
  )
    return undefined
  // `a@npm:b` installs b, and `a/b` is a repository.
  const found = (names[kind] ?? anyName).exec(kind === 'npm' ? bare.replace(/^@?[\w./-]{1,100}@npm:/, '') : bare)
  const name = found?.[1]
  if (name === undefined || name.length > 200) return undefined
  const version = found?.[2]
  return {
    kind,
    name: normalName(kind, name),
    version:
      version === undefined || /^(?:latest|next|main|master|edge|nightly|\*)$/i.test(version) ? undefined : version,
    hasChecksum: found?.[3] !== undefined || /--hash=|sha(?:256|512)[:=-]/.test(spec),
    line,
  }
}

/** Case and, for Python, separators do not distinguish packages. */
export function normalName(kind: string, name: string): string {
  const lower = name.toLowerCase()
  if (kind === 'image') return lower.replace(/^(?:docker\.io\/)?(?:library\/)?/, '')
  return kind === 'pypi' ? lower.replace(/[-_.]+/g, '-') : lower
}

/** The npm scope, or the owner of a module or image; undefined if the name has none. */
export function ownerOf({ kind, name }: Pick<Package, 'kind' | 'name'>): string | undefined {
  if (kind === 'npm') return name.startsWith('@') ? name.slice(0, name.indexOf('/')) : undefined
  const parts = name.split('/')
  if (kind === 'go' && /^[\w-]+\./.test(name)) return parts.slice(0, 2).join('/')
  return parts.length > 1 ? parts.slice(0, -1).join('/') : undefined
}

export const isManager = (program: string): boolean => byProgram.has(program)
