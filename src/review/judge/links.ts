// Where links and images lead, and whether that exists.
import type { PageChange, Part } from '../pages/page.ts'
import { type Context, decodePath, hasEnd, isTarget, resolvePath, type Targets } from './context.ts'
import { listAddresses } from './hosts.ts'
import { compile } from './patterns.ts'
import type { Found } from './result.ts'

type Link = Extract<Part, { readonly kind: 'link' | 'image' }>
const isLink = (part: Part): part is Link => part.kind === 'link' || part.kind === 'image'
const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i
/** Where readers turn to somebody, another place on the same host may be somebody else's. */
const reaching = compile('reaching', 'iu')
const tracking = compile('tracking', 'i')
/** Some sites send visitors on to an address in the query. */
const redirecting = /^[^?&#;]*[?&#;].*?(?:\/\/|%2f%2f|%5c%5c)/i
const shortener =
  /^(?:bit\.ly|goo\.gl|t\.co|tinyurl\.com|is\.gd|ow\.ly|buff\.ly|rebrand\.ly|cutt\.ly|shorturl\.at|lnkd\.in|t\.ly)$/

const reference = /\{[{%][<%]?-?\s{0,3}(?:relref|ref|link)\s+["']?([^"'\s%>}]{1,300})/g

export function findInLinks(context: Context, page: PageChange): Found[] {
  const { targets } = context
  const named = page.removed.filter(isLink).filter(({ text }) => text !== '')
  const old = new Map(named.toReversed().map((link) => [`${link.kind} ${link.text}`, link.url]))
  const found = page.added.filter(isLink).flatMap((link): Found[] => {
    const { kind, line, text, url: subject } = link
    if (absolute.test(subject))
      return leadsElsewhere(context, link, old.get(`${kind} ${text}`))
        ? [{ kind: 'link-elsewhere', line, subject }]
        : []
    return isBroken(targets, page, subject, kind === 'image') && !isUsualRoute(context, page, subject)
      ? [{ kind: 'link-broken', line, subject }]
      : []
  })
  const lost = page.addedLines.flatMap(({ line, text }) =>
    [...text.matchAll(reference)].flatMap(([, subject = '']): Found[] => {
      const local = resolvePath([], subject.replace(/#.*$/, '').toLowerCase()) ?? ''
      const isLost = targets !== undefined && local !== '' && !hasEnd(targets, local)
      return isLost ? [{ kind: 'link-broken', line, subject }] : []
    }),
  )
  return [...found, ...lost]
}

function leadsElsewhere({ base }: Context, { url, text }: Link, old = ''): boolean {
  const [address] = listAddresses(url)
  const contact = /^(?:mailto|tel):(.*)/i.exec(url)?.[1]
  // What follows the mailbox may name another: `?cc=`.
  if (address === undefined)
    return contact === undefined || !base.holds(decodePath(contact)) || (old !== '' && old !== url)
  const isPlain = address.scheme === 'http' && !/^(?:localhost|127\.|\[::1\])/.test(address.host) && !base.holds(url)
  if (isPlain || redirecting.test(url) || tracking.test(url) || shortener.test(address.host)) return true
  const [was] = listAddresses(old)
  if (was === undefined) return false
  return was.site !== address.site || (was.path !== address.path && reaching.test(`${text} ${old}`))
}

/** Generated pages have no file: one that is linked already, or next to one. */
function isUsualRoute({ base, targets }: Context, page: PageChange, url: string): boolean {
  const folder = /^(\/(?:[^\s/()#?]+\/)+)[^\s/()#?]+/.exec(url)?.[1]
  return base
    .routes()
    .some(
      (route) => route === url || (folder !== undefined && route.startsWith(folder) && isBroken(targets, page, route)),
    )
}

function isBroken(targets: Targets | undefined, page: PageChange, url: string, isImage = false): boolean {
  const written = url.trim().replace(/[?#].*$/s, '')
  if (targets === undefined || written === '' || /[{}<>$%]/.test(written)) return false
  return !isTarget(targets, page.path, decodePath(written).toLowerCase(), isImage)
}
