// Names and numbers of GitHub.
import type { ServerUrl } from '../http/web-address.ts'
import type { Branded } from '../text/safe-text.ts'

export type PullLink = Readonly<{
  url: string
  repository: RepositoryName
  number: number
}>

const pullForm = /^\/([^/]{1,39}\/[^/]{1,100})\/pull\/([^/]{1,10})$/

/** One form only: nothing that a browser would repair or decode. */
export function parsePullLink(link: string, serverUrl: ServerUrl) {
  if (!link.startsWith(`${serverUrl}/`)) return undefined
  const [, name = '', digits = ''] = pullForm.exec(link.slice(serverUrl.length)) ?? []
  const repository = parseRepositoryName(name)
  const number = parseIssueNumber(digits)
  return repository && number ? { url: link, repository, number } : undefined
}

export function readPullAddress(
  given: string,
  { serverUrl, repository, number }: Place & { readonly number: number },
): PullLink {
  const pull = parsePullLink(given, serverUrl)
  return pull?.number === number ? pull : { url: `${serverUrl}/${repository}/pull/${number}`, repository, number }
}

type Place = Readonly<{ serverUrl: ServerUrl; repository: RepositoryName }>

/** In GitHub's own form: the service may write this repository in another case, and what browsers show at the end. */
export function parseJobLink(link: string, { serverUrl, repository }: Place) {
  const named = parsePullLink(link.replace(/(?<=\/pull\/\d{1,10})\/?(?:[?#][\x21-\x7e]*)?$/, ''), serverUrl)
  return named && isHere(named, repository) ? readPullAddress('', { ...named, serverUrl, repository }) : named
}

/** A job may name anything. */
interface NamedPlaces {
  readonly source?: { readonly repository?: string | null } | null
  readonly prLink?: string | null
}

export function listJobRepositories({ source, prLink }: NamedPlaces, place: Place) {
  const from = parseRepositoryAddress(source?.repository ?? '', place.serverUrl)
  const to = parseJobLink(prLink ?? '', place)?.repository
  return [...new Set([from ?? [], to ?? []].flat())]
}

export function isHere({ repository }: Pick<PullLink, 'repository'>, here: string) {
  return repository.toLowerCase() === here.toLowerCase()
}

export type RepositoryName = `${string}/${string}` & Branded<'repository'>

// Old accounts may have two hyphens, managed users an underscore.
const repositoryForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}\/[A-Za-z0-9._-]{1,100}$/

export function parseRepositoryName(text: string) {
  if (!repositoryForm.test(text) || /\/\.{1,2}$|\.git$/i.test(text)) return undefined
  return text as RepositoryName
}

/** A name, or an address on this server: elsewhere, the last segments could be anyone's. */
export function parseRepositoryAddress(text: string, serverUrl: ServerUrl) {
  const { hostname } = new URL(serverUrl)
  const starts = [`${serverUrl}/`, `git@${hostname}:`, `ssh://git@${hostname}/`]
  const start = starts.find((known) => text.startsWith(known)) ?? ''
  const rest = text.slice(start.length).replace(/\/$/, '')
  return parseRepositoryName(rest.replace(/\.git$/, ''))
}

// Behind a proxy, the host differs.
const movedList =
  /^(?:https?:\/\/[A-Za-z0-9.:[\]-]{1,260}(?:\/api\/v3)?)?(\/repositories\/[1-9][0-9]{0,15}\/pulls)(?:\?[\x21\x24-\x7e]*)?$/

export function parseMovedList(location: string) {
  return location.length > 2000 ? undefined : movedList.exec(location)?.[1]
}

/** GitHub's are 32-bit. */
const highest = 2 ** 31

export function isIssueNumber(number: number) {
  return Number.isInteger(number) && number >= 1 && number <= highest
}

export function parseIssueNumber(text: string) {
  const number = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : 0
  return isIssueNumber(number) ? number : undefined
}

export const isTrusted = (association: string | null | undefined) =>
  ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(association ?? '')

export type BranchName = Branded<'branch'>

const branchForm = /^[A-Za-z0-9._/+=,-]{1,200}$/
/** Git would resolve these to something else. */
const ambiguous = /^(?:HEAD|[0-9a-f]{40}|[0-9a-f]{64})$|^(?:refs|heads|tags|remotes)(?:\/|$)/i

export function parseBranchName(text: string) {
  if (!branchForm.test(text) || text.includes('..') || text.startsWith('-') || ambiguous.test(text)) return undefined
  const isPlain = (part: string) => !/^$|^\.|\.$|\.lock$/i.test(part)
  return text.split('/').every(isPlain) ? (text as BranchName) : undefined
}

/** Of one text, in one answer. */
export const maxEdits = 50

/** Adding it takes triage access: a stranger's copy lacks it. */
export const issueLabel = 'feedback-to-fix'

/** Created by the sync: `pull-requests: write` cannot. */
export const verdictLabels = {
  clear: label('clear', '0e8a16', 'Every difference is of a harmless kind or was accepted'),
  look: label('look', 'fbca04', 'A person should read the places that the review names'),
  block: label('block', 'd93f0b', 'Contains something that no documentation fix may contain'),
}

function label<const Verdict extends string>(verdict: Verdict, color: string, description: string) {
  return { name: `${issueLabel}:${verdict}` as const, color, description }
}
