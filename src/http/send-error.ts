// Why an HTTP exchange has no response.
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { MAX_BODY_BYTES } from './read-body.ts'

export type SendFault = 'not-sent' | 'no-answer' | 'too-large' | 'stopped'

const WORDS: Record<SendFault, SafeText> = {
  'not-sent': safe`no connection could be made`,
  'no-answer': safe`no whole answer came back`,
  'too-large': safe`the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`,
  stopped: safe`the run was stopped`,
}

/**
 * `not-sent`: no connection was made, so the request provably was not accepted. `no-answer`: it may have been.
 * It has no cause: undici's errors carry parts of bodies, and TLS errors quote foreign certificates.
 */
export class SendError extends Error {
  override readonly name = 'SendError'
  readonly kind: SendFault
  readonly what: SafeText
  readonly code: SafeText | undefined

  constructor(kind: SendFault, { code }: { code?: string | undefined } = {}) {
    const shown = code === undefined ? undefined : toSafeText(code, 60)
    const what = shown === undefined ? WORDS[kind] : safe`${WORDS[kind]} (${shown})`
    super(what)
    this.what = what
    this.kind = kind
    this.code = shown
  }
}
