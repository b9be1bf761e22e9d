// Tells whether a link that the service gave is a pull request of the GitHub in use. Nothing else is ever shown as a link.

export interface PullLink {
  readonly owner: string
  readonly repo: string
  readonly number: number
  readonly url: string
}

// Owners of today have no double or last hyphen, but some old accounts do, and managed users have an underscore.
const path = /^\/([A-Za-z0-9][A-Za-z0-9_-]{0,38})\/([A-Za-z0-9._-]{1,100})\/pull\/([1-9][0-9]{0,9})$/
const loopback = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/
const highestNumber = 2 ** 31

/**
 * Accepts `serverUrl/{owner}/{repo}/pull/{number}` in exactly one form, on https or, where that server is a loopback host, http.
 * The form is compared as text, not parsed: what a browser would repair or decode is refused.
 */
export function parsePullLink(link: string, serverUrl: string): PullLink | undefined {
  const origin = parseOrigin(serverUrl)
  if (origin === undefined || !link.startsWith(`${origin}/`)) return undefined
  const [, owner, repo, digits] = path.exec(link.slice(origin.length)) ?? []
  if (owner === undefined || repo === undefined || digits === undefined) return undefined
  if (repo === '.' || repo === '..' || /\.git$/i.test(repo)) return undefined
  const number = Number(digits)
  return number <= highestNumber ? { owner, repo, number, url: link } : undefined
}

function parseOrigin(serverUrl: string): string | undefined {
  if (!URL.canParse(serverUrl)) return undefined
  const url = new URL(serverUrl)
  if (url.username !== '' || url.password !== '' || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return undefined
  if (url.protocol === 'https:') return url.origin
  return url.protocol === 'http:' && loopback.test(url.hostname) ? url.origin : undefined
}
