// Why an HTTP exchange has no answer.
import { MAX_BODY_BYTES } from './read-body.ts'

export type SendFault = 'not-sent' | 'no-answer' | 'too-large' | 'redirect' | 'stopped'

const WORDS: Record<SendFault, string> = {
  'not-sent': 'no connection could be made',
  'no-answer': 'no whole answer came back',
  'too-large': `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`,
  redirect: 'the answer is a redirect, which is never followed',
  stopped: 'the run was stopped',
}

/**
 * `not-sent`: provably never accepted, for no connection came about. `no-answer`: anything after the request may have left.
 * It keeps no cause: undici's errors carry pieces of bodies, and TLS errors quote foreign certificates.
 */
export class SendError extends Error {
  override readonly name = 'SendError'
  readonly kind: SendFault
  readonly code: string | undefined
  /** Of a redirect. */
  readonly status: number | undefined

  constructor(kind: SendFault, { code, status }: { code?: string | undefined; status?: number | undefined } = {}) {
    const detail = status ?? code
    super(detail === undefined ? WORDS[kind] : `${WORDS[kind]} (${detail})`)
    this.kind = kind
    this.code = code
    this.status = status
  }
}
