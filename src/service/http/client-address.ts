// Which reader a request comes from, as far as it can be trusted.
import { isIP } from 'node:net'
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'

interface Hops {
  /** Of the other end of the connection. */
  readonly connection: string
  /** The header `X-Forwarded-For`, in which each proxy adds at the end whom it was asked by. */
  readonly forwardedFor: string
  /** How many proxies before this service are trusted to do so; what stands before theirs was written by the reader. */
  readonly trustedProxies: number
}

/** The reader's address; of IPv6 the network, since a reader has all of it. */
export function findClientAddress({ connection, forwardedFor, trustedProxies }: Hops): string {
  const passed = forwardedFor.split(',')
  // Missing where the request did not come through all proxies.
  const forwarded = trustedProxies === 0 ? '' : (passed.at(-trustedProxies) ?? '')
  return readAddress(forwarded) ?? readAddress(connection) ?? ''
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
  const bits = convertIPv6ToBinary(address)
  return isIPv4MappedIPv6(bits)
    ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
    : `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`
}
