// Addresses that receive secrets or start links.
import type { Branded } from '../text/safe-text.ts'

/** No slash at the end. */
export type BaseUrl = Branded<'base'>
export type ApiUrl = Branded<'api'>
export type ServerUrl = Branded<'server'>

const longest = 2000

// The whole text: no URL parser repairs it. To proxies, a dot at a host's end makes another host.
const form =
  /^https?:\/\/(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?)(?::[1-9]\d{0,4})?((?:\/[a-z0-9._~!$&'()*+,;=:-]+)*)\/*$/i

type Parse<Parsed> = (text: string) => Parsed | undefined
export const parseBaseUrl = parseAddress as Parse<BaseUrl>
export const parseApiUrl = parseAddress as Parse<ApiUrl>
export const parseSiteUrl = parseAddress as Parse<Branded<'site'>>

export function parseServerUrl(text: string) {
  const address = parseAddress(text)
  return address?.split('/').length === 3 ? (address as ServerUrl) : undefined
}

/** https, or http on a loopback host; names are not resolved. */
function parseAddress(text: string) {
  const path = text.length <= longest ? form.exec(text)?.[1] : undefined
  if (path === undefined || !URL.canParse(text)) return undefined
  const { protocol, hostname, origin } = new URL(text)
  if (!loopback.test(hostname) && (protocol !== 'https:' || isForbidden(hostname))) return undefined
  return hostname.includes('..') || /\/\.{1,2}(?:\/|$)/.test(path) ? undefined : origin + path
}

const loopback = /^(?:localhost|127\.[\d.]+|\[::1\])$/
/** They give out credentials. By number: Azure, Alibaba, Oracle, AWS, Google. */
const metadata = `metadata metadata.goog metadata.google.internal instance-data instance-data.ec2.internal
  168.63.129.16 100.100.100.200 192.0.0.192 [fd00:ec2::254] [fd20:ce::254]`.split(/\s+/)
/** Unassigned, link-local, multicast; `::…` may stand for IPv4 (RFC 4291, RFC 6052). */
const special = [/^(?:0|169\.254|22[4-9]|2[3-5]\d)\.[\d.]+$/, /^\[(?:::|64:ff9b:|fe[89ab][\da-f]:|ff[\da-f]{2}:)/]

/** Services may be on private networks. */
function isForbidden(host: string) {
  return metadata.includes(host) || special.some((range) => range.test(host))
}
