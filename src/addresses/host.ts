// Which hosts a secret may be sent to, by the canonical form that a URL parser gives.

/** `forbidden`: cloud metadata, link-local, unspecified, multicast, and addresses that stand for another one. */
export type HostKind = 'loopback' | 'forbidden' | 'other'

/** Cloud metadata services, which give credentials to whoever asks; link-local ones are refused by range below. */
const metadata: readonly string[] = [
  'metadata',
  'metadata.goog',
  'metadata.google.internal',
  'instance-data',
  'instance-data.ec2.internal',
  // Azure's wire server, Alibaba, Oracle
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  // AWS and Google over IPv6
  '[fd00:ec2::254]',
  '[fd20:ce::254]',
]

/**
 * Private networks are `other`, for self-hosted services. Names are not resolved.
 *
 * @param host `hostname` of a parsed URL: lower case, IPv4 in four decimals, IPv6 compressed and in brackets
 */
export function judgeHost(host: string): HostKind {
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
  // Mapped and compatible IPv4 (RFC 4291, section 2.5.5), and NAT64 (RFC 6052): written as IPv4, they are judged as such.
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
