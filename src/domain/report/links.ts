// The addresses that reports may link to: our own repository's, and pull requests of the GitHub in use.
import { parsePullLink } from '../pull-link.ts'
import { codeCell } from './table.ts'

export interface Links {
  readonly serverUrl: string
  /** `owner/name` of the tracking repository. */
  readonly repository: string
  readonly ledgerBranch: string
  readonly issue?: number | undefined
}

export function renderIssueLink(links: Links, text: string): string {
  return links.issue === undefined ? text : `[${text}](${repositoryUrl(links)}/issues/${links.issue})`
}

/** The commit as a link, shortened; nothing while there is none. */
export function renderCommitLink(links: Links, commit: string): string {
  return `[${commit.slice(0, 7)}](${repositoryUrl(links)}/commit/${commit})`
}

/** A link that is no pull request of the GitHub in use is shown as code, and is never clickable. */
export function renderPull(prLink: string | undefined | null, links: Links): string {
  if (prLink === undefined || prLink === null) return '–'
  const pull = parsePullLink(prLink, links.serverUrl)
  if (pull === undefined) return codeCell(prLink)
  const repository = `${pull.owner}/${pull.repo}`
  const elsewhere = repository.toLowerCase() === links.repository.toLowerCase() ? '' : ` in ${codeCell(repository)}`
  // Never `#12`: that would be a cross reference of its own.
  return `[PR ${pull.number}](${pull.url})${elsewhere}`
}

function repositoryUrl(links: Links): string {
  return `${links.serverUrl.replace(/\/$/, '')}/${links.repository.split('/').map(encodeURIComponent).join('/')}`
}
