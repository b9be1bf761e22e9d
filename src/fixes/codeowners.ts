// Who owns the files of a pull request, by the rules of GitHub's CODEOWNERS.
import { matchGlob } from '../text/glob.ts'

export interface Owners {
  readonly users: readonly string[]
  /** Slugs, without the organisation. */
  readonly teams: readonly string[]
}

interface Rule {
  readonly patterns: readonly (readonly string[])[]
  readonly owners: readonly string[]
}

/** Owners named by e-mail address cannot be requested through the API. */
export function findOwners(text: string, paths: readonly string[]): Owners {
  const rules = text.split(/\r?\n/).flatMap((line) => parseLine(line) ?? [])
  const owners = new Set(paths.flatMap((path) => findRule(rules, path.split('/'))?.owners ?? []))
  const teams = [...owners].filter((owner) => owner.includes('/')).map((team) => team.split('/')[1] ?? '')
  return { users: [...owners].filter((owner) => !owner.includes('/')), teams: [...new Set(teams)] }
}

/** The last matching rule wins, even one that names nobody. */
function findRule(rules: readonly Rule[], path: readonly string[]): Rule | undefined {
  return rules.findLast(({ patterns }) => patterns.some((pattern) => matchGlob(pattern, path)))
}

const owner = /^@([A-Za-z0-9][A-Za-z0-9_-]{0,38}(?:\/[A-Za-z0-9._-]{1,100})?)$/
const mail = /^[^\s@]+@[^\s@]+$/

/** Like GitHub, skips lines that it does not understand: negation, character ranges, invalid owners. */
function parseLine(line: string): Rule | undefined {
  const [pattern, ...names] = splitWords(line)
  if (pattern === undefined || /^!|[[\]]/.test(pattern)) return undefined
  if (names.some((name) => !owner.test(name) && !mail.test(name))) return undefined
  const patterns = expand(pattern)
  return patterns && { patterns, owners: names.flatMap((name) => owner.exec(name)?.[1] ?? []) }
}

/** A space after a backslash is part of a word; `#` at the start of a word begins a comment. */
function splitWords(line: string): string[] {
  const words = line.match(/(?:\\.|[^\s\\])+/g) ?? []
  const comment = words.findIndex((word) => word.startsWith('#'))
  return (comment < 0 ? words : words.slice(0, comment)).map((word) => word.replace(/\\(.)/g, '$1'))
}

/** A pattern without a slash, except at its end, matches at any depth. Unless it ends in `*`, it may name a folder. */
function expand(pattern: string): string[][] | undefined {
  const isFolder = pattern.endsWith('/')
  const segments = pattern.split('/').filter((segment) => segment !== '')
  if (segments.length === 0) return undefined
  const isAnchored = pattern.replace(/\/$/, '').includes('/')
  const from = isAnchored ? segments : ['**', ...segments]
  const inside = [...from, '**', '*']
  if (isFolder) return [inside]
  return isAnchored && segments.at(-1) === '*' ? [from] : [from, inside]
}
