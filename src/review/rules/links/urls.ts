// The URLs of a part of a page.
import type { Part } from '../../../changes/page.ts'

/** URLs as written, without those that an expression computes. */
export function urlsOf(part: Part): string[] {
  if (part.kind === 'link' || part.kind === 'image') return [part.url]
  if (part.kind !== 'tag') return []
  return ['href', 'src'].flatMap((name) => part.attributes[name] ?? []).filter((url) => !url.startsWith('{'))
}

/** Decodes percent escapes; a malformed URL stays as it is. */
export function decode(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
