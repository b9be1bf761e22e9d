// What reports may link to: our own repository, and pull requests of the GitHub in use.
import { parsePullLink } from '../addresses/pull-link.ts'
import { code, link, type Phrase, phrase, text } from './markdown/phrase.ts'

export interface Links {
  readonly serverUrl: string
  /** `owner/name` of the tracking repository. */
  readonly repository: string
  readonly ledgerBranch: string
  readonly issue?: number | undefined
}

export function linkIssue(links: Links, words: Phrase): Phrase {
  return links.issue === undefined ? words : linkOwn(links, ['issues', links.issue], words)
}

/** The commit as a link, shortened; nothing while there is none. */
export function linkCommit(links: Links, commit: string): Phrase {
  return linkOwn(links, ['commit', commit], text(commit.slice(0, 7)))
}

/** A link that is no pull request of the GitHub in use is shown as code, and is never clickable. */
export function linkPull(prLink: string | undefined | null, links: Links): Phrase {
  if (prLink === undefined || prLink === null) return phrase`–`
  const pull = parsePullLink(prLink, links.serverUrl)
  if (pull === undefined) return code(prLink)
  const { owner, repo, number } = pull
  // Never `#12`: that would be a cross reference of its own.
  const shown = link(links.serverUrl, [owner, repo, 'pull', number], phrase`PR ${number}`)
  const repository = `${owner}/${repo}`
  return repository.toLowerCase() === links.repository.toLowerCase() ? shown : phrase`${shown} in ${code(repository)}`
}

function linkOwn(links: Links, path: readonly (string | number)[], words: Phrase): Phrase {
  return link(links.serverUrl, [...links.repository.split('/'), ...path], words)
}
