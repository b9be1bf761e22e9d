// What a person can do about a request that GitHub refused, by its API or by git.
import { z } from 'zod'

const remedies = {
  token: 'check the token: it is invalid or has expired',
  rights: 'give the token write access to the repository’s contents and pull requests',
  archived: 'the repository is archived: unarchive it, or set another with `feedback-service projects add`',
  name: 'check the repository’s name and branch, and that the token can read it',
  moved: 'the repository has moved: set its new name with `feedback-service projects add`',
  address: 'check GitHub’s URL, and that this machine can reach it',
  rules: 'let it push to branches that begin with feedback-to-fix/, in the repository’s rules',
  disk: 'free up disk space where the worker’s folder is',
} as const

/** `Repository was archived so is read-only.`, with the status 403. */
const isArchived = /\barchived so\b/i
const byStatus: Readonly<Record<number, string>> = { 401: remedies.token, 403: remedies.rights, 404: remedies.name }

const word = z.string().nullish()
const detailSchema = z.union([z.string(), z.object({ resource: word, field: word, code: word, message: word })])
/** https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed */
const refusalSchema = z.object({
  response: z.object({ data: z.object({ message: z.string(), errors: z.array(detailSchema).min(1) }) }),
})

/** A success that is none of GitHub's API, such as the page of a proxy. */
export class ForeignAnswer extends Error {
  override name = 'ForeignAnswer' as const

  constructor() {
    super(`The answer to a request is not one of GitHub’s API (${remedies.address})`)
  }
}

/** What git, and servers by way of it, say of a remote. */
const bySaying: readonly (readonly [RegExp, string])[] = [
  [isArchived, remedies.archived],
  [/could not read Username|Authentication failed|Invalid username/i, remedies.token],
  [/\bGH0(06|13)\b|rule violations|hook declined/i, remedies.rules],
  [/denied|error: 403/i, remedies.rights],
  [/not found|does not appear to be/i, remedies.name],
  [/error: 30\d/i, remedies.moved],
  [/stale info/, 'somebody has changed the branch meanwhile: send the follow-up again'],
  [/Could not resolve|Failed to connect/i, remedies.address],
]

/** @param error of Octokit, or anything else, whose own message then is enough */
export function describeRefusal(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('status' in error)) return error.message
  // A request without a response has a status of Octokit's own.
  const isAnswered = 'response' in error && error.response !== undefined
  if (!isAnswered) return `The request to GitHub failed: ${advise(error.message, remedies.address)}`
  const said = readWords(error) ?? error.message
  const remedy = isArchived.test(said) ? remedies.archived : byStatus[Number(error.status)]
  return `GitHub refused the request: ${advise(said, remedy)}`
}

/** In Octokit's message the details are JSON. */
function readWords(error: unknown): string | undefined {
  const { data } = refusalSchema.safeParse(error)
  if (data === undefined) return undefined
  const { message, errors } = data.response.data
  const details = errors.map((one) =>
    typeof one === 'string'
      ? one
      : (one.message ?? [one.resource, one.field, one.code].filter(Boolean).join(' ').replaceAll('_', ' ')),
  )
  return `${message}: ${details.join('; ')}`
}

export function adviseOnGit(said: string, isRemote: boolean): string {
  if (/No space left|unable to write/i.test(said)) return advise(said, remedies.disk)
  return isRemote ? advise(said, bySaying.find(([saying]) => saying.test(said))?.[1]) : said
}

function advise(said: string, remedy: string | undefined): string {
  return remedy === undefined ? said : `${said} (${remedy})`
}
