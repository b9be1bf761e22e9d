// What the labels of the set say of an entry, and of the pages that share a complaint.
import type { Labelled } from './load-set.ts'

export function isComplaint({ kind }: Labelled): boolean {
  return kind === 'complaint'
}

/** A mark on a code block without a word. */
export function isWordless({ entry }: Labelled): boolean {
  return (entry.comment ?? '').trim() === ''
}

/** Topics, as `site topic`, that are a gold cluster of their own: shared by at least three of the pages at hand. */
export function findShared(labelled: readonly Labelled[]): Set<string> {
  const pages = new Map<string, Set<string>>()
  for (const { site, topic, page } of labelled) {
    if (!topic?.startsWith('shared/')) continue
    const name = `${site} ${topic}`
    pages.set(name, (pages.get(name) ?? new Set()).add(page))
  }
  return new Set([...pages].filter(([, found]) => found.size >= 3).map(([name]) => name))
}
