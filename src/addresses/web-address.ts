// Base addresses that secrets are sent to or links start with: the service's and GitHub's.
import { judgeHost } from './host.ts'

declare const base: unique symbol
declare const api: unique symbol
declare const server: unique symbol

/** Where the service is: origin and path prefix, without a slash at the end. */
export type BaseUrl = string & { readonly [base]: 'base' }
/** Where GitHub's API is, in the same form. */
export type ApiUrl = string & { readonly [api]: 'api' }
/** GitHub's own address: an origin. */
export type ServerUrl = string & { readonly [server]: 'server' }

const longest = 2000

// Matches the whole text, so that nothing depends on what URL parsers repair, decode or drop. A host name must not end with a dot: proxies
// and certificates treat that as a different name.
const form =
  /^https?:\/\/(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?)(?::[1-9]\d{0,4})?((?:\/[a-z0-9._~!$&'()*+,;=:-]+)*)\/*$/i

/**
 * https, or http on a loopback host; no user info, query, fragment or percent encoding; no forbidden host.
 * Hosts are judged in canonical form, so `127.1` and upper case are fine.
 */
export function parseBaseUrl(text: string): BaseUrl | undefined {
  return parseAddress(text) as BaseUrl | undefined
}

/** `GITHUB_API_URL`, by the rules of `base-url`. */
export function parseApiUrl(text: string): ApiUrl | undefined {
  return parseAddress(text) as ApiUrl | undefined
}

/** `GITHUB_SERVER_URL`, by the same rules, without a path. */
export function parseServerUrl(text: string): ServerUrl | undefined {
  const address = parseAddress(text)
  return address?.split('/').length === 3 ? (address as ServerUrl) : undefined
}

function parseAddress(text: string): string | undefined {
  const path = text.length <= longest ? form.exec(text)?.[1] : undefined
  if (path === undefined || !URL.canParse(text)) return undefined
  const { protocol, hostname, origin } = new URL(text)
  const kind = judgeHost(hostname)
  const isSafe = kind === 'loopback' || (kind === 'other' && protocol === 'https:')
  if (!isSafe || hostname.includes('..') || path.split('/').some(isDots)) return undefined
  return origin + path
}

function isDots(segment: string): boolean {
  return segment === '.' || segment === '..'
}
