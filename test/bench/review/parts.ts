// Puts a switch before every function that a sub-room of the rules exports, so that the corpora can be judged without it.
import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Rule } from '../../../src/review/rules/subject/rule.ts'

const folder = new URL('../../../src/review/rules/', import.meta.url).href
const exported = /^export (?:const|function) (\w+)/gm
const mark = '?whole'

/** Files that are read as they are: what a rule is and the table, and what all rules read. */
const isShared = (name: string): boolean => !name.includes('/') || name.startsWith('subject/')

/** Takes effect for modules that are imported later. */
export function addSwitches(): void {
  registerHooks({
    load(url, context, next) {
      const name = url.startsWith(folder) && url.endsWith('.ts') ? url.slice(folder.length) : ''
      if (name === '' || isShared(name)) return next(url, context)
      const names = Array.from(readFileSync(fileURLToPath(url), 'utf8').matchAll(exported), ([, one = '']) => one)
      const rows = names.map((one) => `export const ${one} = addSwitch('${name}', '${one}', whole.${one})`)
      const source = [
        `import * as whole from ${JSON.stringify(url + mark)}`,
        `import { addSwitch } from ${JSON.stringify(pathToFileURL(import.meta.filename).href)}`,
        ...rows,
      ].join('\n')
      return { format: 'module', source, shortCircuit: true }
    },
  })
}

const imported = /^(?:import|export) [^'\n]*(?:\{[^}]*\} )?from '(\.[^']+\.ts)'/gm

/** The rules that can be affected by each file of the sub-rooms, by the names of their files. */
export async function listAffected(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const affected = new Map<string, Set<string>>()
  const add = (url: string, ids: readonly string[]): void => {
    const known = affected.get(nameOf(url)) ?? new Set()
    affected.set(nameOf(url), known)
    if (ids.every((id) => known.has(id))) return
    for (const id of ids) known.add(id)
    for (const [, path = ''] of readFileSync(fileURLToPath(url), 'utf8').matchAll(imported)) {
      const other = new URL(path, url).href
      if (other.startsWith(folder)) add(other, ids)
    }
  }
  for (const { parentPath, name } of readdirSync(fileURLToPath(folder), { recursive: true, withFileTypes: true })) {
    const url = pathToFileURL(join(parentPath, name)).href
    if (!name.endsWith('.ts') || isShared(nameOf(url))) continue
    const lists = Object.values((await import(url)) as Readonly<Record<string, unknown>>).filter(isRules)
    for (const rules of lists) {
      const ids = rules.map(({ id }) => id)
      add(url, ids)
    }
  }
  return affected
}

const nameOf = (url: string): string => url.slice(folder.length)

function isRules(value: unknown): value is readonly Rule[] {
  return Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && 'find' in value[0]
}

let missing: string | undefined
const used = new Set<string>()
/** Parts that may return undefined, so that a text is an answer of theirs and not just another form of what they were given. */
const optional = new Set<string>()

export function addSwitch(file: string, name: string, whole: unknown): unknown {
  if (typeof whole !== 'function') return whole
  const part = `${file} ${name}`
  return (...given: unknown[]): unknown => {
    const result: unknown = whole(...given)
    if (result === undefined) optional.add(part)
    const nothing = nothingLike(result, optional.has(part))
    if (nothing === result) return result
    used.add(part)
    return part === missing ? nothing : result
  }
}

/** What a part returns that finds nothing; the result itself where that is nothing already, or no answer of a detector. */
function nothingLike(result: unknown, isOptional: boolean): unknown {
  if (Array.isArray(result)) return result.length === 0 ? result : []
  if (result instanceof Set) return result.size === 0 ? result : new Set()
  if (typeof result === 'string') return isOptional ? undefined : result
  return result === true ? false : result
}

/** Runs without the part, if one is named. @returns the parts that found something */
export function runWithout<T>(
  part: string | undefined,
  run: () => T,
): { readonly result: T; readonly parts: string[] } {
  missing = part
  used.clear()
  try {
    return { result: run(), parts: [...used] }
  } finally {
    missing = undefined
  }
}
