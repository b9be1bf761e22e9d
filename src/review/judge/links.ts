// Where links and images lead, and whether that exists.
import { once } from '../../text/memoise.ts'
import { decodePercent } from '../../text/unicode/clean.ts'
import { denseOf, type PageChange, type Part, splitLines, textOf } from '../diff/page.ts'
import { type Context, hasEnd, isTarget, resolvePath, type Targets } from './context.ts'
import { listAddresses } from './hosts.ts'
import { listWords, startOf } from './language.ts'
import { compile } from './patterns.ts'
import type { Found } from './result.ts'

type Link = Extract<Part, { readonly kind: 'link' | 'image' }>
const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i
/** Where readers turn to somebody, another path may be somebody else's. */
const reaching = compile('reaching', 'iu')
const tracking = compile('tracking', 'i')
/** Some sites send visitors on to an address in the query. */
const redirecting = /^[^?&#;]*[?&#;].*?(?:\/\/|%2f%2f|%5c%5c)/i

const reference = /\{[{%][<%]?-?\s{0,3}(?:relref|ref|link)\s+["']?([^"'\s%>}]{1,300})/g

export function findInLinks(context: Context, page: PageChange): Found[] {
  const { targets } = context
  const anchors = once(() => listAnchors(page))
  const lacks = (url: string) =>
    [url, url.replace(/-\d+$/, '')].every((one) => !anchors().has(toAnchor(decodePercent(one))))
  const isDead = (url: string, isImage = false) =>
    !absolute.test(url) && (isBroken(targets, page, url, isImage) || (/^#(?!top$)./.test(url) && lacks(url)))
  const gone = Map.groupBy(listLinks(page.removed), nameOf)
  const found = listLinks(page.added).flatMap((link): Found[] => {
    const { kind, line, url: subject } = link
    const old = (gone.get(nameOf(link)) ?? []).slice(0, maxCompared).map(({ url }) => url)
    if (isDead(subject, kind === 'image') && !isUsualRoute(context, page, subject))
      return [{ kind: 'link-broken', line, subject }]
    const isMoved = old.length > 0 && !old.some((url) => isDead(url, kind === 'image') || isAlike(link, url))
    const isElsewhere = isMoved || (absolute.test(subject) && leadsElsewhere(context, link, old[0]))
    return isElsewhere ? [{ kind: 'link-elsewhere', line, subject }] : []
  })
  const lost = page.addedLines.flatMap(({ line, text }) =>
    [...text.matchAll(reference)].flatMap(([, subject = '']): Found[] => {
      const local = resolvePath([], subject.replace(/#.*$/, '').toLowerCase()) ?? ''
      const isLost = targets !== undefined && local !== '' && !hasEnd(targets, local)
      return isLost ? [{ kind: 'link-broken', line, subject }] : []
    }),
  )
  const kept = listLinks(page.added).map(({ text, url }) => `${text}\n${url}`)
  const unlinked = listLinks(page.removed)
    .slice(0, maxUnlinked)
    .flatMap(({ kind, text, url: subject }): Found[] => {
      if (kind === 'image' || /^$|\//.test(text) || subject.startsWith('#') || isDead(subject)) return []
      const line = page.addedLines.find((row) => row.text.includes(text))?.line
      const isKept = kept.some((one) => one.includes(text) || one.endsWith(`\n${subject}`))
      return line === undefined || isKept ? [] : [{ kind: 'link-elsewhere', line, subject }]
    })
  return [...found, ...lost, ...unlinked]
}

/** Each generator makes them in its own way; components and labels have some, too. */
const toAnchor = (text: string) => denseOf(text.slice(0, 200)).replace(/^\d+/, '')
function listAnchors({ before, after }: PageChange) {
  const namesOf = (part: Part) => (part.kind === 'heading' ? [part.text, part.id ?? ''] : splitLines(textOf(part)))
  const named = after.flatMap((part) => ('url' in part ? [] : namesOf(part)))
  return new Set([...listLinks(before).map(({ url }) => url), ...named].map(toAnchor))
}

const [maxCompared, maxUnlinked, maxUrl] = [4, 200, 2_000]
const nameOf = ({ kind, text }: Link) => `${kind} ${text}`

/** Without the definitions of links that have a text. */
function listLinks(parts: readonly Part[]): Link[] {
  const links = parts.filter((part) => 'url' in part)
  const named = new Set(links.flatMap(({ url, text }) => (text === '' ? [] : url)))
  return links.filter(({ url, text }) => text !== '' || !named.has(url))
}

/** The page may have moved. */
function isAlike({ text, url }: Link, old: string) {
  const read = (written: string) => listWords(written.replace(/\.\w+(?=$|[?#])|[-_\d]/g, ' ')).map(startOf)
  const bare = (one: string) => decodePercent(one.slice(0, maxUrl)).replace(/\?[^#]*$/, '')
  const [was, now] = [bare(old), bare(url)]
  const [asked, asks] = [old, url].map((one) => /\?([^#]*)/.exec(one)?.[1])
  // The query may name another package or video.
  if (asked && asks && asked !== asks) return false
  const countIn = (words: readonly string[], address: string) => {
    const known = new Set(read(address))
    return words.filter((word) => known.has(word)).length
  }
  const more = countIn(read(text), now) - countIn(read(text), was)
  const isKept = (one: string, other: string) => {
    const end = read(one.replace(/\/$/, '').split(/[/#]/).at(-1) ?? '')
    return 2 * countIn(end, other) > end.length
  }
  const numbersOf = (address: string) => String(address.replace(/^.*\//s, '').match(/\d+/g))
  return more > 0 || (more === 0 && (isKept(was, now) || isKept(now, was)) && numbersOf(was) === numbersOf(now))
}

function leadsElsewhere({ base }: Context, { url, text }: Link, old = '') {
  const [address] = listAddresses(url)
  const contact = /^(?:mailto|tel):(.*)/i.exec(url)?.[1]
  // What follows the mailbox may name another: `?cc=`.
  if (address === undefined)
    return contact === undefined || !base.holds(decodePercent(contact)) || (old !== '' && old !== url)
  const isPlain = address.scheme === 'http' && !/^(?:localhost|127\.|\[::1\])/.test(address.host) && !base.holds(url)
  if (isPlain || redirecting.test(url) || tracking.test(url)) return true
  const [was] = listAddresses(old)
  if (was === undefined) return false
  const [from, to] = [was, address].map(({ path }) => path.replace(/#[\w-]*$/, ''))
  return was.site !== address.site || (from !== to && reaching.test(`${text} ${old}`))
}

/** Generated pages have no file: one that is linked already, or next to one. */
function isUsualRoute({ base, targets }: Context, page: PageChange, url: string) {
  const folder = /^(\/(?:[^\s/()#?]+\/)+)[^\s/()#?]+/.exec(url)?.[1]
  return base
    .routes()
    .some(
      (route) => route === url || (folder !== undefined && route.startsWith(folder) && isBroken(targets, page, route)),
    )
}

function isBroken(targets: Targets | undefined, page: PageChange, url: string, isImage = false) {
  const written = url.trim().replace(/[?#].*$/s, '')
  if (targets === undefined || written === '' || /[{}<>$%]/.test(written)) return false
  return !isTarget(targets, page.path, decodePercent(written).toLowerCase(), isImage)
}
