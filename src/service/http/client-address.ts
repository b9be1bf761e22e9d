// Which reader a request comes from, as far as it can be trusted.
import { isIP } from 'node:net'

export interface Route {
  /** Of the other end of the connection. */
  readonly connection: string
  /** The header `X-Forwarded-For`, in which each proxy adds at the end whom it was asked by. */
  readonly forwardedFor: string
  /** How many proxies before this service are trusted to do so; what stands before theirs was written by the reader. */
  readonly trustedProxies: number
}

/** The reader's address; of IPv6 the network, since a reader has all of it. */
export function findClientAddress({ connection, forwardedFor, trustedProxies }: Route): string {
  const passed = forwardedFor.split(',')
  // Missing where the request did not come through all proxies.
  const told = trustedProxies === 0 ? '' : (passed.at(-trustedProxies) ?? '')
  return readAddress(told) ?? readAddress(connection) ?? ''
}

function readAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIP(bare) === 4) return bare
  return isIP(bare) === 6 ? findNetwork(bare) : undefined
}

/** The first 64 bits, or the address of IPv4 that stands for one of IPv6. */
function findNetwork(address: string): string {
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [left, right ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(8 - (before?.length ?? 0) - (after?.length ?? 0)).fill('0')
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16)
    return [number >> 8, number & 255]
  })
  return bytes.join('.')
}
