// Links to an anchor that the target page does not have.
import { foldAnchor, listAnchors } from '../../../changes/anchors.ts'
import type { PageChange, Part } from '../../../changes/page.ts'
import type { Finding, Subject } from '../subject/rule.ts'
import { resolve } from '../subject/targets.ts'
import { decode, urlsOf } from './urls.ts'

/** Beyond this many, anchors of unchanged pages are not checked. */
const mostLinked = 5
const endings = ['', '.md', '.mdx', '/index.md', '/index.mdx', '/README.md', '/_index.md']
const isMarkdown = ({ format }: PageChange): boolean => format === 'markdown' || format === 'mdx'

interface AnchorLink {
  readonly part: Part
  readonly url: string
  /** The link's target without the anchor, as written; empty for the page itself. */
  readonly local: string
  /** The anchor, folded. */
  readonly id: string
}

function listLinks(parts: readonly Part[]): AnchorLink[] {
  return parts.flatMap((part) =>
    urlsOf(part).flatMap((url) => {
      const [local = '', anchor = ''] = url.split('#')
      const id = foldAnchor(decode(anchor))
      return id === '' || id === 'top' || /^[/@$~!]|[:?{}<>\\]/.test(local) ? [] : [{ part, url, local, id }]
    }),
  )
}

/** Paths that a link may point to. */
function pathsOf({ path }: PageChange, local: string): string[] {
  const target = resolve(path.split('/').slice(0, -1), decode(local))
  return target === undefined ? [] : endings.map((ending) => `${target}${ending}`)
}

/** Unchanged pages whose anchors the change adds links to. `paths`: every path at the head. */
export function listLinked(pages: readonly PageChange[], paths: ReadonlySet<string>): ReadonlySet<string> {
  const changed = new Set(pages.map(({ path }) => path))
  const linked = pages
    .filter(isMarkdown)
    .flatMap((page) =>
      listLinks(page.added).flatMap(({ local }) =>
        local === '' ? [] : pathsOf(page, local).filter((path) => /\.mdx?$/.test(path) && paths.has(path)),
      ),
    )
  return new Set([...new Set(linked)].filter((path) => !changed.has(path)).slice(0, mostLinked))
}

/** Links to a missing anchor that are new, or that worked before the change. */
export function findAnchors({ pages, anchors }: Subject): Finding[] {
  const changed = new Map(pages.filter(isMarkdown).map((page) => [page.path, page]))
  return pages.filter(isMarkdown).flatMap((page) => {
    const isNew = new Set(page.added)
    return listLinks(page.after).flatMap(({ part, url, local, id }) => {
      const paths = local === '' ? [page.path] : pathsOf(page, local)
      const other = paths.flatMap((path) => changed.get(path) ?? [])[0]
      const now = other === undefined ? paths.flatMap((path) => anchors.get(path) ?? [])[0] : anchorsOf(other).now
      const hadIt = other !== undefined && anchorsOf(other).before.has(id)
      if (now === undefined || now.has(id) || !(isNew.has(part) || hadIt)) return []
      return [{ path: page.path, line: part.line, subject: url }]
    })
  })
}

const known = new WeakMap<PageChange, Readonly<Record<'now' | 'before', ReadonlySet<string>>>>()

function anchorsOf(page: PageChange) {
  const found = known.get(page) ?? { now: listAnchors(page.after), before: listAnchors(page.before) }
  known.set(page, found)
  return found
}
