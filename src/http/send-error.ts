// Why an HTTP exchange has no answer.
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { MAX_BODY_BYTES } from './read-body.ts'

export type SendFault = 'not-sent' | 'no-answer' | 'too-large' | 'redirect' | 'stopped'

const WORDS: Record<SendFault, SafeText> = {
  'not-sent': safe`no connection could be made`,
  'no-answer': safe`no whole answer came back`,
  'too-large': safe`the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`,
  redirect: safe`the answer is a redirect, which is never followed`,
  stopped: safe`the run was stopped`,
}

/**
 * `not-sent`: provably never accepted, for no connection came about. `no-answer`: anything after the request may have left.
 * It keeps no cause: undici's errors carry pieces of bodies, and TLS errors quote foreign certificates.
 */
export class SendError extends Error {
  override readonly name = 'SendError'
  readonly kind: SendFault
  readonly what: SafeText
  readonly code: string | undefined
  /** Of a redirect. */
  readonly status: number | undefined

  constructor(kind: SendFault, { code, status }: { code?: string | undefined; status?: number | undefined } = {}) {
    const detail = status ?? (code === undefined ? undefined : toSafeText(code, 60))
    const what = detail === undefined ? WORDS[kind] : safe`${WORDS[kind]} (${detail})`
    super(what)
    this.what = what
    this.kind = kind
    this.code = code
    this.status = status
  }
}
