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

export function asKnown(error: unknown): KnownError {
  if (error instanceof KnownError) return error
  throw error
}

export function ignoreKnown(error: unknown): undefined {
  asKnown(error)
}

export abstract class RequestError<Kind extends string = string> extends KnownError {
  readonly kind: Kind
  readonly status: number | undefined

  constructor(kind: Kind, what: SafeText, remedy: SafeText, { status, cause }: FailureDetails = {}) {
    super(what, remedy, { cause })
    this.kind = kind
    this.status = status
  }
}

export interface FailureDetails {
  readonly status?: number
  readonly cause?: unknown
}

export class Failure extends KnownError {
  override readonly name = 'Failure'
}

export function ignoreRefused(error: unknown): undefined {
  if (!(error instanceof RequestError && error.kind === 'refused')) throw error
}

/** Undefined if a stop kept it from being sent; `undo` if it was refused. */
export async function unlessStopped<T>(creation: Promise<T>, undo?: () => Promise<unknown>): Promise<T | undefined> {
  return creation.catch(async (error: unknown) => {
    const kind = error instanceof RequestError ? error.kind : undefined
    if (kind === 'stopped') return undefined
    if (kind === 'refused') await undo?.().catch(ignoreKnown)
    throw error
  })
}

export const helpSections = {
  operations: [
    ...['to-another-branch', 'to-another-project-id', 'labels'],
    ...['the-ledger-is-lost-or-was-rolled-back', 'the-ledger-is-damaged'],
  ],
  troubleshooting: [
    ...['the-project-id', 'the-key', 'the-event', 'no-feedback', 'only-votes', 'no-page-is-in-scope', 'the-service'],
    ...['permissions', 'issues-are-disabled', 'another-repository', 'the-ledgers-branch'],
  ],
} as const

export const home = safe`https://github.com/feedback-to-fix/feedback-to-fix`
export const helpFolder = safe`${home}/blob/main/docs/`

export function see(section: (typeof helpSections)[keyof typeof helpSections][number]) {
  const isAboutUse = helpSections.operations.some((one) => one === section)
  const page = isAboutUse ? safe`operations` : safe`troubleshooting`
  return safe`See ${helpFolder}${page}.md#${section as string as SafeText}`
}
