// Addresses in a text, with the owners of their hosts.
import data from './hosts.json' with { type: 'json' }
import { compile, setOf, unpack } from './patterns.ts'

/** `site`: the domain; on shared hosts with the owner's name. */
export type Address = Readonly<Record<'text' | 'scheme' | 'host' | 'domain' | 'site' | 'path', string>>

const form = compile('form', 'gi')
const scp = /\bgit@([a-z0-9.-]{3,253}):([\w.-]{1,100}\/[\w.-]{1,100})/gi
const hostForm = /^(?=.{1,253}$)(?:[\p{L}\p{N}_-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$|^localhost$|^\[[\da-f:.]+\]$|^[\d.]+$/u
const shared = setOf(data.shared)
/** Path segments of shared hosts before the owner's. */
const general = setOf(data.general)
/** On a shared domain, but its owner's pages alone. */
const own = /^(?:about|cli|docs|help|support)\./
const suffixes = setOf(data.suffixes)
const ofCountry = /^(?:ac|com?|edu|gob?|gov|govt|net?|nhs|org?)\.[a-z]{2}$/
const reserved = setOf(data.reserved)

/** Each once, as long lines may repeat one. */
export function listAddresses(text: string): Address[] {
  const found = new Map<string, Address | undefined>()
  for (const [whole, scheme = '', host = '', rest = ''] of text.matchAll(form))
    if (!found.has(whole))
      found.set(whole, makeAddress(whole.replace(/[.,:;!?*_]+$/, ''), scheme.toLowerCase(), host, rest))
  for (const [whole, host = '', path = ''] of text.matchAll(scp))
    if (!found.has(whole)) found.set(whole, makeAddress(whole, 'ssh', host, `/${path}`))
  return [...found.values()].flatMap((address) => address ?? [])
}

function makeAddress(text: string, scheme: string, authority: string, path: string): Address | undefined {
  const bare = authority.toLowerCase().replace(/^.*@|:\d{0,5}$/g, '')
  const host = bare.replace(/[.:*_!?]+$/, '')
  if (!hostForm.test(host)) return undefined
  const domain = findDomain(host)
  const [first = '', ...more] = path.toLowerCase().split(/[/?#]/).slice(1)
  const next = general.has(first) ? more.find((one) => one !== '' && !general.has(one)) : undefined
  const owner = next === undefined ? first : `${first}/${next}`
  const isOwn = shared.has(domain) && !shared.has(host) && own.test(host)
  const isShared = shared.has(host) || shared.has(domain) || /^[@~]./.test(first)
  const site = isOwn ? host : isShared ? `${host.replace(/^www\./, '')}/${owner}` : domain
  return { text, scheme, host, domain, site, path }
}

const loose = new RegExp(
  String.raw`(?<![\w./:$%@{-])(?:[\w.+-]{1,64}@)?((?:[a-z\d][a-z\d-]{0,62}\.){1,8}(?:${unpack(data.domains).join('|')})|` +
    String.raw`\d{1,3}(?:\.\d{1,3}){3})(?![\w(@=-]|\.[\w*])(/[\w.-]{1,100})?`,
  'gi',
)

export function listLooseHosts(line: string): Address[] {
  if (!/[\w-]\.[a-z\d]/i.test(line)) return []
  return [...line.slice(0, 5_000).matchAll(loose)]
    .flatMap(([whole, host = '', path = '']) => makeAddress(whole, '', host, path) ?? [])
    .filter(({ host }) => !isLocal(host) && !/^(?:com|org|net|io|dev)\./.test(host))
}

/** If a suffix is missing in the list, different owners' domains count as one. */
export function findDomain(host: string): string {
  if (/^[\d.]+$|^\[/.test(host)) return host
  const labels = host.split('.')
  for (let size = Math.min(labels.length - 1, 4); size >= 1; size -= 1) {
    const suffix = labels.slice(-size).join('.')
    if (size === 1 || suffixes.has(suffix) || ofCountry.test(suffix)) return labels.slice(-size - 1).join('.')
  }
  return host
}

export const isReserved = ({ host, domain }: Pick<Address, 'host' | 'domain'>) =>
  reserved.has(host) || reserved.has(domain)
export const isPlaceholder = (host: string) => isReserved({ host, domain: findDomain(host) }) || isLocal(host)

export function isLocal(host: string): boolean {
  if (/^(?:0\.0\.0\.0|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])/.test(host)) return true
  return /^localhost$|\.(?:local|localhost|internal|invalid)$|(?:^|[._-])(?:your|my)[._-]/.test(host)
}
