// Errors in our own words, with a remedy.
import { type SafeText, safe } from '../text/safe-text.ts'

export abstract class KnownError extends Error {
  readonly what: SafeText
  readonly remedy: SafeText

  constructor(what: SafeText, remedy: SafeText, options?: { readonly cause?: unknown }) {
    super(remedy === '' ? what : `${what} ${remedy}`, options)
    this.what = what
    this.remedy = remedy
  }
}

export function ignoreKnown(error: unknown): undefined {
  if (!(error instanceof KnownError)) throw error
}

export class Failure extends KnownError {
  override readonly name = 'Failure'
}

/** Undefined if a stop kept it from being sent; `undo` if it was refused. */
export async function unlessStopped<T>(creation: Promise<T>, undo?: () => Promise<unknown>): Promise<T | undefined> {
  return creation.catch(async (error: unknown) => {
    const kind = error instanceof Error && 'kind' in error && error.kind
    if (kind === 'stopped') return undefined
    if (kind === 'refused') await undo?.().catch(ignoreKnown)
    throw error
  })
}

export const helpSections = [
  'the-project-id',
  'the-key',
  'the-event',
  'no-feedback',
  'only-votes',
  'no-page-is-in-scope',
  'the-service',
  'permissions',
  'issues-are-disabled',
  'another-repository',
  'the-ledgers-branch',
] as const

type HelpSection = (typeof helpSections)[number]

export const helpPage = safe`https://github.com/feedback-to-fix/feedback-to-fix/blob/main/docs/troubleshooting.md`

export const see = (section: HelpSection): SafeText => safe`See ${helpPage}#${section as string as SafeText}`

const own = safe`Check that \`api-key\` is an admin key of the project that \`project-id\` names`
const expiry = safe`and that it has neither been revoked nor expired (Mintlify’s expire after 90 days unless told otherwise)`
const agent = safe`, and that the agent is enabled and its GitHub app installed on the documentation’s repository`
const credits = safe`add credits or change the plan in the service’s dashboard, or wait until the credits are renewed`
const address = safe`Check \`base-url\` (the service’s URL, with its path prefix if it has one) and \`project-id\``

/** `toAgent`: to create or continue a job. */
export function findRemedy(status: number, toAgent = false): SafeText {
  const forAgent = toAgent ? agent : safe``
  // Only the export's 400 comes here.
  if (status === 400 && !toAgent) return safe`Check \`sources\`, \`statuses\` and \`max-age\`.`
  if (status >= 300 && status < 400)
    return safe`Redirects are never followed: set \`base-url\` to the service’s own URL.`
  switch (status) {
    case 401:
      return safe`${own}, ${expiry}. ${see('the-key')}`
    case 402:
      return safe`The project’s credits are used up, or its plan does not include the agent: ${credits}. ${see('the-service')}`
    case 403:
      return safe`${own}, that the plan includes this${forAgent}, and that no IP allow list blocks this runner. ${see('the-key')}`
    case 404:
    case 405:
      return safe`${address}${forAgent}. ${see('the-service')}`
    default:
      return safe`Ask the operator of the service why it refuses this request.`
  }
}
