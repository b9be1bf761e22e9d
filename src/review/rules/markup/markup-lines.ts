// Constructs of reStructuredText and AsciiDoc that act from a single line, regardless of context.
import type { Line, PageChange } from '../../../changes/page.ts'

export interface Marked {
  readonly path: string
  readonly line: number
  /** The file, the link or the setting. */
  readonly value: string
}

function listMarked({ path, format, addedLines }: PageChange, patterns: Patterns): Marked[] {
  const pattern = patterns[format]
  return pattern === undefined
    ? []
    : addedLines.flatMap(({ line, text }: Line) => {
        const found = pattern.exec(text)
        return found === null ? [] : [{ path, line, value: (found[1] ?? found[0]).trim() }]
      })
}

type Patterns = Readonly<Partial<Record<PageChange['format'], RegExp>>>

/** A role based on raw, an `http-equiv` header, or a block whose substitutions no longer escape `<`. */
const raw: Patterns = {
  restructuredtext:
    /^\s*(?:\.\.\s+role::\s*[\w-]{0,80}\(\s*raw[\w-]{0,40}\s*\)|:http-equiv\b.*|\.\.\s+ifconfig::.*[("'].*)/i,
  asciidoc: /^\[[^\]]{0,200}\bsubs\s*=\s*["']?[^\]]{0,80}?(?:none|-\s*special)|^:[\w-]*subs:.*(?:none|-\s*special)/i,
}
const includes: Patterns = {
  restructuredtext:
    /(?::(?:download|include|file|source):`(?:[^`<>]{0,500}<)?([^`<>]{1,500})>?`|^\s+:(?:file|url):\s+(\S.*))/,
  asciidoc: /(?<!\\)include::([^\s[\]]{1,500})\[/,
}
const links: Patterns = {
  restructuredtext: /`[^`<]{0,500}<([^`<>]{1,500})>`__?|^\s*\.\.\s+_[^:]{1,300}:\s+(\S.*)/,
  asciidoc: /\b(?:link|xref|image|video|audio):{1,2}\+{0,3}([^\s[\]][^[\]]{0,500})\[/,
}

export const listRaw = (page: PageChange): Marked[] => listMarked(page, raw)
export const listIncludes = (page: PageChange): Marked[] => listMarked(page, includes)
export const listLinks = (page: PageChange): Marked[] => listMarked(page, links)
