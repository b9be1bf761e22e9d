// CODEOWNERS by GitHub's rules: who owns a path.
import { matchGlob } from '../text/glob.ts'

/** Teams: slugs without the organisation. */
export interface Owner {
  readonly kind: 'team' | 'user'
  readonly name: string
}

type Codeowners = (paths: readonly string[]) => readonly Owner[]

/** Owners named by email cannot be requested. */
export function parseCodeowners(text: string): Codeowners {
  const rules = text.split(/\r?\n/).flatMap((line) => parseLine(line) ?? [])
  // The last match wins, even one without owners.
  const findRule = (path: readonly string[]) =>
    rules.findLast(({ patterns }) => patterns.some((pattern) => matchGlob(pattern, path)))
  const toOwner = (name: string): Owner => {
    const [, team] = name.split('/')
    return team ? { kind: 'team', name: team } : { kind: 'user', name }
  }
  return (paths) => Array.from(new Set(paths.flatMap((path) => findRule(path.split('/'))?.owners ?? [])), toOwner)
}

const owner = /^@([A-Za-z0-9][A-Za-z0-9_-]{0,38}(?:\/[A-Za-z0-9._-]{1,100})?)$/
const mail = /^[^\s@]+@[^\s@]+$/

/** Skips invalid lines, negation and ranges, like GitHub. `\ ` is part of a word; `#` at its start begins a comment. */
function parseLine(line: string) {
  const words = line.match(/(?:\\.|[^\s\\])+/g) ?? []
  const comment = words.findIndex((word) => word.startsWith('#'))
  const shown = comment < 0 ? words : words.slice(0, comment)
  const [pattern, ...names] = shown.map((word) => word.replace(/\\(.)/g, '$1'))
  if (!pattern || /^!|[[\]]/.test(pattern)) return undefined
  if (names.some((name) => !owner.test(name) && !mail.test(name))) return undefined
  const patterns = expand(pattern)
  return patterns && { patterns, owners: names.flatMap((name) => owner.exec(name)?.[1] ?? []) }
}

/** Without a slash before its end, it matches at any depth. Unless it ends in `*`, it may be a folder. */
function expand(pattern: string) {
  const segments = pattern.split('/').filter((segment) => segment !== '')
  if (segments.length === 0) return undefined
  const isAnchored = pattern.replace(/\/$/, '').includes('/')
  const from = isAnchored ? segments : ['**', ...segments]
  const inside = [...from, '**', '*']
  if (pattern.endsWith('/')) return [inside]
  return isAnchored && segments.at(-1) === '*' ? [from] : [from, inside]
}
