// The files and pages that a relative link may lead to.

/** In folders; a link to a deeper file cannot be resolved and is reported. */
const deepest = 50

const toPage = (path: string): string =>
  path.replace(/\.(?:mdx?|markdown|rst|adoc|html?|ipynb)$/, '').replace(/(?:^|\/)(?:_?index|readme)$/, '')

export interface Targets {
  readonly whole: ReadonlySet<string>
  /** All path suffixes, for links whose root is unknown. */
  readonly ends: ReadonlySet<string>
}

export function listTargets(paths: ReadonlySet<string> | undefined): Targets | undefined {
  if (paths === undefined) return undefined
  const [whole, ends] = [new Set<string>(), new Set<string>()]
  for (const path of paths) {
    const lower = path.toLowerCase()
    const folders = lower.split('/')
    whole.add(lower).add(toPage(lower))
    for (let size = 1; size < Math.min(folders.length, deepest); size += 1) whole.add(folders.slice(0, size).join('/'))
  }
  for (const target of whole) {
    const parts = target.split('/')
    for (let from = Math.max(0, parts.length - deepest); from < parts.length; from += 1)
      ends.add(parts.slice(from).join('/'))
  }
  return { whole, ends }
}

export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function isTarget({ whole, ends }: Targets, from: string, local: string, isImage: boolean): boolean {
  const folders = from.toLowerCase().split('/').slice(0, -1)
  if (local.startsWith('/')) {
    const path = resolvePath([], local) ?? ''
    return path === '' || hasEnd({ ends }, path)
  }
  // Generators that turn a page into a folder resolve its links one folder deeper.
  const roots = isImage ? [folders] : [folders, [...folders, toPage(from.toLowerCase()).split('/').at(-1) ?? '']]
  return roots.some((root) => {
    const path = resolvePath(root, local)
    return path !== undefined && (whole.has(path) || whole.has(toPage(path)))
  })
}

export const hasEnd = ({ ends }: Pick<Targets, 'ends'>, path: string): boolean =>
  ends.has(path) || ends.has(toPage(path))

/** Undefined if the path leads above the repository's root. */
export function resolvePath(base: readonly string[], local: string): string | undefined {
  const path = [...base]
  for (const part of local.split('/')) {
    if (part === '..' && path.pop() === undefined) return undefined
    if (part !== '..' && part !== '.' && part !== '') path.push(part)
  }
  return path.join('/')
}
