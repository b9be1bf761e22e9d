// Where a part of a page leads.
import type { Part } from '../../../changes/page.ts'

/** As written; not those that an expression computes. */
export function urlsOf(part: Part): string[] {
  if (part.kind === 'link' || part.kind === 'image') return [part.url]
  if (part.kind !== 'tag') return []
  return ['href', 'src'].flatMap((name) => part.attributes[name] ?? []).filter((url) => !url.startsWith('{'))
}

/** What is not well-formed stays as it is. */
export function decode(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
