// Links in reports.
import { helpFolder } from '../errors/failure.ts'
import { isHere } from '../github/github-names.ts'
import type { Fix } from '../ledger/ledger.ts'
import { code, link, type Phrase, phrase, prose, text } from '../text/markdown/blocks.ts'
import { isPlainPath, sanitiseLine } from '../text/sanitise.ts'

export type Links = Readonly<{
  serverUrl: string
  repository: string
  issue?: number
  siteUrl?: string
  workflowRun?: number
  workflow?: string
  action?: string
}>

function linkHere({ serverUrl, repository }: Links, path: readonly (string | number)[], words: Phrase, line?: number) {
  return link(serverUrl, [...repository.split('/'), ...path], words, line)
}

export function linkIssue(links: Links, words: Phrase) {
  return links.issue ? linkHere(links, ['issues', links.issue], words) : words
}

export function linkCommit(links: Links, commit: string) {
  return linkHere(links, ['commit', commit], text(commit.slice(0, 7)))
}

export const linkRun = (links: Links, run: number, words: Phrase) => linkHere(links, ['actions', 'runs', run], words)

export function linkFile(links: Links, commit: string, path: string, line?: number) {
  const words = code(line ? `${path}:${line}` : path, 120)
  if (!/^[0-9a-f]{40,64}$/.test(commit) || !isPlainPath(path)) return words
  return linkHere(links, ['blob', commit, ...path.split('/')], words, line)
}

export function linkWorkflow(links: Links, words: Phrase) {
  return links.workflow ? linkHere(links, ['actions', 'workflows', links.workflow], words) : []
}

export function linkAction({ serverUrl, action }: Links, words: Phrase) {
  return action ? link(serverUrl, action.split('/'), words) : []
}

const plainPage = /^(?:\/[\p{L}\p{M}\p{N}._~+,-]{1,100}){1,12}$|^\/$/u

export function linkPage(links: Links, page: string, file: string | undefined) {
  if (links.siteUrl && plainPage.test(page) && sanitiseLine(page) === page) {
    const { origin, pathname } = new URL(links.siteUrl)
    // Services may count the site's own path in.
    const site = `${page}/`.startsWith(`${pathname}/`) ? origin : links.siteUrl
    return link(site, page.slice(1).split('/'), code(page))
  }
  if (file === undefined || !isPlainPath(file)) return code(page)
  return linkHere(links, ['blob', 'HEAD', ...file.split('/')], code(page))
}

export function linkDocs(page: string, words: Phrase, section?: string) {
  const { origin, pathname } = new URL(`${page}.md`, helpFolder)
  return link(origin, pathname.slice(1).split('/'), words, section)
}

export function linkHelp(message: string) {
  const [, said = message, page, section] = /^(.*) See \S+\/([a-z]+)\.md#([a-z-]+)$/s.exec(message) ?? []
  return page ? phrase`${prose(said, 600)} ${linkDocs(page, phrase`More`, section)}` : prose(message, 600)
}

export function linkPull({ prLink, rejectedLink }: Partial<Pick<Fix, 'prLink' | 'rejectedLink'>>, links: Links) {
  if (!prLink) return rejectedLink === undefined ? [] : code(rejectedLink)
  const { repository, number } = prLink
  // `#12` would be a cross-reference on GitHub.
  const shown = link(links.serverUrl, [...repository.split('/'), 'pull', number], phrase`PR ${number}`)
  return isHere(prLink, links.repository) ? shown : phrase`${shown} in ${code(repository)}`
}
