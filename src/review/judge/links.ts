// Links and images: where they lead, and whether their targets exist.

import type { PageChange, Part } from '../pages/page.ts'
import type { Context } from './context.ts'
import { listAddresses } from './hosts.ts'
import { compile } from './patterns.ts'
import type { Found } from './result.ts'

type Link = Extract<Part, { readonly kind: 'link' | 'image' }>
const isLink = (part: Part): part is Link => part.kind === 'link' || part.kind === 'image'
const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i
const tracking = compile('tracking', 'i')
const shortener =
  /^(?:bit\.ly|goo\.gl|t\.co|tinyurl\.com|is\.gd|ow\.ly|buff\.ly|rebrand\.ly|cutt\.ly|shorturl\.at|lnkd\.in|t\.ly)$/

/** A template tag that names a page. */
const reference = /\{[{%][<%]?-?\s{0,3}(?:relref|ref|link)\s+["']?([^"'\s%>}]{1,300})/g

export function findInLinks(context: Context): Found[] {
  const { targets, pages } = context
  return pages.flatMap((page) => {
    const at = (kind: Found['kind'], line: number, url: string): Found => {
      return { kind, path: page.path, line, subject: url.slice(0, 300) }
    }
    const found = page.added.filter(isLink).flatMap((link) => {
      if (absolute.test(link.url))
        return judgeOutside(context, page, link) ? [at('link-elsewhere', link.line, link.url)] : []
      return isBroken(targets, page, link) ? [at('link-broken', link.line, link.url)] : []
    })
    const lost = page.addedLines.flatMap(({ line, text }) =>
      [...text.matchAll(reference)].flatMap(([, url = '']) => {
        const local = resolve([], url.replace(/#.*$/, '').toLowerCase()) ?? ''
        const isLost = targets !== undefined && local !== '' && !hasEnd(targets, local)
        return isLost ? [at('link-broken', line, url)] : []
      }),
    )
    return [...found, ...lost]
  })
}

/** Whether a link is insecure, tracks readers, or leads to another host than the same words did before. */
function judgeOutside({ base }: Context, { removed }: PageChange, { url, kind, text }: Link): boolean {
  const [address] = listAddresses(url)
  if (address === undefined) return !/^(?:mailto|tel):/i.test(url)
  const isPlain = address.scheme === 'http' && !/^(?:localhost|127\.|\[::1\])/.test(address.host) && !base.holds(url)
  if (isPlain || tracking.test(url) || shortener.test(address.host)) return true
  const old = removed.filter(isLink).find((part) => part.kind === kind && part.text === text && text !== '')
  const [was] = listAddresses(old?.url ?? '')
  return was !== undefined && was.site !== address.site
}

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

function isBroken(targets: Targets | undefined, page: PageChange, { url, kind }: Pick<Link, 'url' | 'kind'>): boolean {
  const written = url.trim().replace(/[?#].*$/s, '')
  if (targets === undefined || written === '' || /[{}<>$%]/.test(written)) return false
  return !isTarget(targets, page.path, decode(written).toLowerCase(), kind === 'image')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function isTarget({ whole, ends }: Targets, from: string, local: string, isImage: boolean): boolean {
  const folders = from.toLowerCase().split('/').slice(0, -1)
  if (local.startsWith('/')) {
    const path = resolve([], local) ?? ''
    return path === '' || hasEnd({ ends }, path)
  }
  // Generators that turn a page into a folder resolve its links one folder deeper.
  const roots = isImage ? [folders] : [folders, [...folders, toPage(from.toLowerCase()).split('/').at(-1) ?? '']]
  return roots.some((root) => {
    const path = resolve(root, local)
    return path !== undefined && (whole.has(path) || whole.has(toPage(path)))
  })
}

const hasEnd = ({ ends }: Pick<Targets, 'ends'>, path: string): boolean => ends.has(path) || ends.has(toPage(path))

/** Undefined if the path leads above the repository's root. */
function resolve(base: readonly string[], local: string): string | undefined {
  const path = [...base]
  for (const part of local.split('/')) {
    if (part === '..' && path.pop() === undefined) return undefined
    if (part !== '..' && part !== '.' && part !== '') path.push(part)
  }
  return path.join('/')
}
