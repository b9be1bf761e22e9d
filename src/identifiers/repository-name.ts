// Repositories of the GitHub in use: `owner/name`, which appears in API paths and in links.
import { parseServerUrl } from './web-address.ts'

declare const brand: unique symbol

/** `owner/name`, safe in paths and links without encoding. */
export type RepositoryName = `${string}/${string}` & { readonly [brand]: 'repository' }

// New owners have no double or trailing hyphen, but some old accounts do, and managed users have an underscore.
const form = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}\/[A-Za-z0-9._-]{1,100}$/

export function parseRepositoryName(text: string): RepositoryName | undefined {
  if (!form.test(text) || /\/\.{1,2}$|\.git$/i.test(text)) return undefined
  return text as RepositoryName
}

/**
 * A repository as a service may name it: `owner/name`, or its address on the GitHub in use, by https or ssh, with or without `.git`.
 * Addresses on other hosts are refused: their last two segments could be anyone's.
 *
 * @param serverUrl `GITHUB_SERVER_URL`
 */
export function parseRepositoryAddress(text: string, serverUrl: string): RepositoryName | undefined {
  const server = parseServerUrl(serverUrl)
  if (server === undefined) return undefined
  const { hostname } = new URL(server)
  const starts = [`${server}/`, `git@${hostname}:`, `ssh://git@${hostname}/`]
  const start = starts.find((known) => text.startsWith(known)) ?? ''
  const rest = text.slice(start.length).replace(/\/$/, '')
  return parseRepositoryName(rest.replace(/\.git$/, ''))
}

// Only the path is used, on the API in use, so the host, which differs behind a proxy, does not matter.
const movedList =
  /^(?:https?:\/\/[A-Za-z0-9.:[\]-]{1,260}(?:\/api\/v3)?)?(\/repositories\/[1-9][0-9]{0,15}\/pulls)(?:\?[\x21\x24-\x7e]*)?$/

export function parseMovedList(location: string): string | undefined {
  return location.length > 2000 ? undefined : movedList.exec(location)?.[1]
}
