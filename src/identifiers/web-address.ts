// Base addresses that secrets are sent to or links start with.
declare const brand: unique symbol
type Address<Kind extends string> = string & { readonly [brand]: Kind }

/** Origin and path prefix, without a slash at the end. */
export type BaseUrl = Address<'base'>
export type ApiUrl = Address<'api'>
export type ServerUrl = Address<'server'>
export type SiteUrl = Address<'site'>

const longest = 2000

// The whole text: nothing depends on what URL parsers repair. To proxies, a host with a dot at its end is another one.
const form =
  /^https?:\/\/(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?)(?::[1-9]\d{0,4})?((?:\/[a-z0-9._~!$&'()*+,;=:-]+)*)\/*$/i

type Parse<Parsed> = (text: string) => Parsed | undefined
export const parseBaseUrl = parseAddress as Parse<BaseUrl>
export const parseApiUrl = parseAddress as Parse<ApiUrl>
export const parseSiteUrl = parseAddress as Parse<SiteUrl>

export function parseServerUrl(text: string): ServerUrl | undefined {
  const address = parseAddress(text)
  return address?.split('/').length === 3 ? (address as ServerUrl) : undefined
}

/** https, or http on a loopback host. Hosts are judged in canonical form. */
function parseAddress(text: string): string | undefined {
  const path = text.length <= longest ? form.exec(text)?.[1] : undefined
  if (path === undefined || !URL.canParse(text)) return undefined
  const { protocol, hostname, origin } = new URL(text)
  const kind = judgeHost(hostname)
  const isSafe = kind === 'loopback' || (kind === 'other' && protocol === 'https:')
  return isSafe && !hostname.includes('..') && !/\/\.{1,2}(?:\/|$)/.test(path) ? origin + path : undefined
}

type HostKind = 'loopback' | 'forbidden' | 'other'

/** They give credentials to whoever asks; by number, of Azure, Alibaba, Oracle, AWS and Google. */
const metadata = `metadata metadata.goog metadata.google.internal instance-data instance-data.ec2.internal
  168.63.129.16 100.100.100.200 192.0.0.192 [fd00:ec2::254] [fd20:ce::254]`.split(/\s+/)

/** Private networks are `other`, for self-hosted services. Names are not resolved. */
function judgeHost(host: string): HostKind {
  if (host === 'localhost') return 'loopback'
  if (metadata.includes(host)) return 'forbidden'
  if (host.startsWith('[')) return judgeGroups(expandGroups(host.slice(1, -1)))
  return /^[\d.]+$/.test(host) ? judgeOctets(host.split('.').map(Number)) : 'other'
}

function judgeOctets([first = 0, second = 0]: readonly number[]): HostKind {
  if (first === 127) return 'loopback'
  return first === 0 || first >= 224 || (first === 169 && second === 254) ? 'forbidden' : 'other'
}

function judgeGroups(groups: readonly number[]): HostKind {
  const [first = 0, second = 0] = groups
  const leading = groups.findIndex((group) => group !== 0)
  if (leading === 7 && groups[7] === 1) return 'loopback'
  // Mapped and compatible IPv4 (RFC 4291) and NAT64 (RFC 6052) stand for another address.
  const embeds = leading === -1 || leading >= 6 || (leading === 5 && groups[5] === 0xffff)
  const isTranslated = first === 0x64 && second === 0xff9b
  const isLocal = (first & 0xffc0) === 0xfe80 || first >= 0xff00
  return embeds || isTranslated || isLocal ? 'forbidden' : 'other'
}

function expandGroups(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const [before, after] = [parse(head), parse(tail ?? '')]
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after]
}
