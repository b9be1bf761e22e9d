// Why an HTTP exchange has no answer.
import { type Line, line } from '../text/line.ts'
import { toLine } from '../text/to-line.ts'
import { MAX_BODY_BYTES } from './read-body.ts'

export type SendFault = 'not-sent' | 'no-answer' | 'too-large' | 'redirect' | 'stopped'

const WORDS: Record<SendFault, Line> = {
  'not-sent': line`no connection could be made`,
  'no-answer': line`no whole answer came back`,
  'too-large': line`the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`,
  redirect: line`the answer is a redirect, which is never followed`,
  stopped: line`the run was stopped`,
}

/**
 * `not-sent`: provably never accepted, for no connection came about. `no-answer`: anything after the request may have left.
 * It keeps no cause: undici's errors carry pieces of bodies, and TLS errors quote foreign certificates.
 */
export class SendError extends Error {
  override readonly name = 'SendError'
  readonly kind: SendFault
  readonly what: Line
  readonly code: string | undefined
  /** Of a redirect. */
  readonly status: number | undefined

  constructor(kind: SendFault, { code, status }: { code?: string | undefined; status?: number | undefined } = {}) {
    const detail = status ?? (code === undefined ? undefined : toLine(code, 60))
    const what = detail === undefined ? WORDS[kind] : line`${WORDS[kind]} (${detail})`
    super(what)
    this.what = what
    this.kind = kind
    this.code = code
    this.status = status
  }
}
