// The anchors of a page, for checking links to its headings.
import type { Part } from './page.ts'

/** Anchors of headings and of tags with an id or a name, folded by `foldAnchor`. */
export function listAnchors(parts: readonly Part[]): ReadonlySet<string> {
  const ids = parts.flatMap((part) => {
    if (part.kind === 'heading') return [part.id ?? '', part.text.replace(/\s*\{#[^}]*\}\s*$/, ''), part.text]
    return part.kind === 'tag' ? ['id', 'name', 'title', 'label'].flatMap((name) => part.attributes[name] ?? []) : []
  })
  return new Set(ids.map(foldAnchor))
}

/** Generators disagree about signs and accents; all keep letters and digits. A trailing number distinguishes duplicates. */
export function foldAnchor(text: string): string {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return folded.replace(/(?<=\p{L})\d$/u, '')
}

/** What a generator replaces with other text, which may contain headings: template tags, snippets, partials, components. */
const inserted = [
  /\{%-?\s*(?:include|render|snippet|capture|for)|\{\{[<%]|\{\{[^}\n]{0,200}\(/,
  /^\s*-+8<-+|<!--\s*@include|^\s*(?::{3,}|[`~]{3,})\s*\{?(?:include|eval-rst|auto\w+)/m,
  /\bfrom\s+["'][^"'\n]{1,300}\.mdx?["']|<(?:Snippet|Include|Partial|Content|Markdown|Readme|\w*Api|Swagger|Redoc)\b/,
]
const written = /\{[^}\n]{0,200}#([\w.:-]+)/g

/** Undefined if the built page may have more anchors than its source shows. */
export function listOwnAnchors(text: string, parts: readonly Part[]): ReadonlySet<string> | undefined {
  if (inserted.some((form) => form.test(text))) return undefined
  return new Set([...listAnchors(parts), ...Array.from(text.matchAll(written), ([, id = '']) => foldAnchor(id))])
}
