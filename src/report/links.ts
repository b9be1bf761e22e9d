// What reports may link to: our own repository, and pull requests of the GitHub in use.
import type { PullLink } from '../addresses/pull-link.ts'
import { code, link, type Phrase, phrase, text } from './markdown/phrase.ts'

export interface Links {
  readonly serverUrl: string
  /** `owner/name` of the tracking repository. */
  readonly repository: string
  readonly ledgerBranch: string
  readonly issue?: number | undefined
}

/** What may have a pull request. */
export interface Linked {
  readonly prLink?: PullLink | undefined
  readonly rejectedLink?: string | undefined
}

export function linkIssue(links: Links, words: Phrase): Phrase {
  return links.issue === undefined ? words : linkOwn(links, ['issues', links.issue], words)
}

/** The commit as a link, shortened; nothing while there is none. */
export function linkCommit(links: Links, commit: string): Phrase {
  return linkOwn(links, ['commit', commit], text(commit.slice(0, 7)))
}

/** A rejected link is shown as code, and is never clickable. */
export function linkPull({ prLink, rejectedLink }: Linked, links: Links): Phrase {
  if (prLink === undefined) return rejectedLink === undefined ? phrase`–` : code(rejectedLink)
  const { repository, number } = prLink
  // Never `#12`: that would be a cross reference of its own.
  const shown = link(links.serverUrl, [...repository.split('/'), 'pull', number], phrase`PR ${number}`)
  return repository.toLowerCase() === links.repository.toLowerCase() ? shown : phrase`${shown} in ${code(repository)}`
}

function linkOwn(links: Links, path: readonly (string | number)[], words: Phrase): Phrase {
  return link(links.serverUrl, [...links.repository.split('/'), ...path], words)
}
