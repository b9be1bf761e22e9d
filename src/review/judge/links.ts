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
  const targets = listTargets(context.change.paths)
  return context.pages.flatMap((page) => {
    const links = page.added.filter(isLink)
    const called = page.addedLines.flatMap(({ line, text }) =>
      Array.from(
        text.matchAll(reference),
        ([, url = '']): Found => ({ kind: 'link-broken', path: page.path, line, subject: url }),
      ),
    )
    const lost = called.filter(({ subject = '' }) => {
      const local = resolve([], subject.replace(/#.*$/, '').toLowerCase()) ?? ''
      return targets !== undefined && local !== '' && !targets.ends.has(local) && !targets.ends.has(toPage(local))
    })
    const found = links.flatMap((link) => {
      const place = { path: page.path, line: link.line, subject: link.url.slice(0, 300) }
      if (absolute.test(link.url)) return judgeOutside(context, page, link).map((kind): Found => ({ kind, ...place }))
      return isBroken(targets, page, link) ? [{ kind: 'link-broken' as const, ...place }] : []
    })
    return [...found, ...lost]
  })
}

function judgeOutside({ base }: Context, { removed }: PageChange, link: Link): Found['kind'][] {
  const [address] = listAddresses(link.url)
  if (address === undefined) return /^(?:mailto|tel):/i.test(link.url) ? [] : ['link-elsewhere']
  const isPlain =
    address.scheme === 'http' && !/^(?:localhost|127\.|\[::1\])/.test(address.host) && !base.holds(link.url)
  if (isPlain || tracking.test(link.url) || shortener.test(address.host)) return ['link-elsewhere']
  // The words of a link stay, and its target is another.
  const old = removed.find(
    (part) => isLink(part) && part.kind === link.kind && part.text === link.text && part.text !== '',
  )
  const [was] = old !== undefined && isLink(old) ? listAddresses(old.url) : []
  return was !== undefined && was.site !== address.site ? ['link-elsewhere'] : []
}

/** In folders; a link to a deeper file cannot be resolved and is reported. */
const deepest = 50

const toPage = (path: string): string =>
  path.replace(/\.(?:mdx?|markdown|rst|adoc|html?|ipynb)$/, '').replace(/(?:^|\/)(?:_?index|readme)$/, '')

interface Targets {
  readonly whole: ReadonlySet<string>
  /** All path suffixes, for links whose root is unknown. */
  readonly ends: ReadonlySet<string>
}

function listTargets(paths: ReadonlySet<string> | undefined): Targets | undefined {
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

function isTarget({ whole, ends }: Targets, from: string, local: string, isImage: boolean): boolean {
  const folders = from.toLowerCase().split('/').slice(0, -1)
  if (local.startsWith('/')) {
    const path = resolve([], local) ?? ''
    return path === '' || ends.has(path) || ends.has(toPage(path))
  }
  // Generators that turn a page into a folder resolve its links one folder deeper.
  const roots = isImage ? [folders] : [folders, [...folders, toPage(from.toLowerCase()).split('/').at(-1) ?? '']]
  return roots.some((root) => {
    const path = resolve(root, local)
    return path !== undefined && (whole.has(path) || whole.has(toPage(path)))
  })
}

/** Undefined if the path leads above the repository's root. */
function resolve(base: readonly string[], local: string): string | undefined {
  const path = [...base]
  for (const part of local.split('/')) {
    if (part === '..' && path.pop() === undefined) return undefined
    if (part !== '..' && part !== '.' && part !== '') path.push(part)
  }
  return path.join('/')
}
