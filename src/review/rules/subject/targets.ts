// Paths at the head, in the forms that links and references use.
import { perSubject } from './memo.ts'

/** In folders; a link to a deeper file cannot be resolved and is reported. */
const deepest = 50

/** Paths at the head in the forms that links use: lower case, without a page's extension, without `index`. */
export const listTargets = perSubject(({ change }): ReadonlySet<string> | undefined => {
  if (change.paths === undefined) return undefined
  const targets = new Set<string>()
  for (const path of change.paths) {
    targets.add(path.toLowerCase())
    targets.add(toPage(path.toLowerCase()))
    const folders = path.toLowerCase().split('/')
    for (let size = 1; size < Math.min(folders.length, deepest); size += 1)
      targets.add(folders.slice(0, size).join('/'))
  }
  return targets
})

/** All path suffixes, for links whose root is unknown. */
export const listEnds = perSubject((subject): ReadonlySet<string> => {
  const ends = new Set<string>()
  for (const target of listTargets(subject) ?? []) {
    const parts = target.split('/')
    for (let from = Math.max(0, parts.length - deepest); from < parts.length; from += 1)
      ends.add(parts.slice(from).join('/'))
  }
  return ends
})

export function toPage(path: string): string {
  return path.replace(/\.(?:mdx?|markdown|rst|adoc|html?|ipynb)$/, '').replace(/(?:^|\/)(?:_?index|readme)$/, '')
}

/** Undefined if the path leads above the repository's root. */
export function resolve(base: readonly string[], local: string): string | undefined {
  const path = [...base]
  for (const part of local.split('/')) {
    if (part === '..' && path.pop() === undefined) return undefined
    if (part !== '..' && part !== '.' && part !== '') path.push(part)
  }
  return path.join('/')
}
