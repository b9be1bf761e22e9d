// The one HTTP transport: proxies, a deadline, a size cap; no redirects, no retries.
import { subscribe } from 'node:diagnostics_channel'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { parseErrorCode } from '../errors/failure-text.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'

export interface Exchange {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: string
  /** Milliseconds. */
  timeout: number
  signal?: AbortSignal
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** Empty for redirects. */
  body: string
}

/** @throws SendError unless a complete response arrived */
export type Send = (exchange: Exchange) => Promise<Answer>

/** Decompressed; far more than 100 long entries. */
const maxBodyMiB = 32
const ourCoding = 'gzip'

const endings = {
  'not-sent': safe`no connection could be made`,
  'no-answer': safe`no complete response arrived`,
  'too-large': safe`the response is larger than ${maxBodyMiB} MiB`,
  stopped: safe`the run was stopped`,
}

/** `not-sent`: provably not accepted; `no-answer`: perhaps. No cause: it would carry bodies. */
export class SendError extends Error {
  override readonly name = 'SendError'
  readonly kind: keyof typeof endings
  readonly what: SafeText
  readonly code: SafeText | undefined

  constructor(kind: keyof typeof endings, code?: string) {
    const shown = code === undefined ? undefined : toSafeText(code, 60)
    const what = shown === undefined ? endings[kind] : safe`${endings[kind]} (${shown})`
    super(what)
    this.what = what
    this.kind = kind
    this.code = shown
  }
}

export function createSend(): Send {
  const connectErrors = collectConnectErrors()
  let wires: ReturnType<typeof createWires> | undefined
  return async (exchange) => {
    if (exchange.signal?.aborted) throw new SendError('stopped')
    wires ??= createWires()
    const { reads, writes } = await wires
    const { method, url, body = null, signal, timeout } = exchange
    const cut = AbortSignal.any([AbortSignal.timeout(Math.ceil(timeout)), ...(signal ? [signal] : [])])
    const headers = { ...exchange.headers, 'accept-encoding': ourCoding, 'user-agent': 'feedback-to-fix' }
    const dispatcher = method === 'GET' ? reads : writes
    try {
      const { origin, pathname, search } = new URL(url)
      const target = { origin, path: `${pathname}${search}`, method, headers, body }
      return await readAnswer(await dispatcher.request({ ...target, signal: cut }))
    } catch (error) {
      if (error instanceof SendError) throw error
      if (signal?.aborted) throw new SendError('stopped')
      if (cut.aborted) throw new SendError('no-answer', 'DEADLINE')
      if (typeof error !== 'object' || error === null) throw error
      const code = 'code' in error ? parseErrorCode(error.code) : undefined
      const isUnsent = connectErrors.has(error) || code === 'ERR_INVALID_URL' || code === 'UND_ERR_INVALID_ARG'
      throw new SendError(isUnsent ? 'not-sent' : 'no-answer', code)
    }
  }
}

function collectConnectErrors() {
  const errors = new WeakSet<object>()
  subscribe('undici:client:connectError', (message) => {
    const { error } = message as { error?: unknown }
    if (typeof error === 'object' && error !== null) errors.add(error)
  })
  return errors
}

async function createWires() {
  const { EnvHttpProxyAgent } = await import('undici')
  // Plain http is for loopback hosts: a proxy would see the key. With HTTP/2, undici may resend by itself.
  const options = { httpProxy: '', allowH2: false }
  try {
    // A server may be closing an idle connection: the response would be lost.
    const writes = new EnvHttpProxyAgent({ ...options, pipelining: 0 })
    return { reads: new EnvHttpProxyAgent(options), writes }
  } catch {
    throw new SendError('not-sent', 'INVALID_PROXY')
  }
}

async function readAnswer({ statusCode: status, headers, body }: Dispatcher.ResponseData): Promise<Answer> {
  try {
    const isEmpty = (status >= 300 && status < 400) || status === 204 || status === 205
    const coding = String(headers['content-encoding'] ?? 'identity').toLowerCase()
    if (coding !== 'identity' && coding !== ourCoding) throw new SendError('no-answer', 'CONTENT_ENCODING')
    const text = isEmpty ? '' : await readBody(body, coding)
    if (text === undefined) throw new SendError('too-large')
    const read = Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')])
    return { status, headers: Object.fromEntries(read), body: text }
  } finally {
    // Closes the connection, if body is left.
    body.on('error', () => {}).destroy()
  }
}

async function readBody(body: Readable, coding: string) {
  // Its failure destroys the last stream, which rejects the iteration.
  const bytes: AsyncIterable<Uint8Array> = coding === ourCoding ? pipeline(body, createGunzip(), () => {}) : body
  const decoder = new TextDecoder()
  const parts: string[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (size > maxBodyMiB * 2 ** 20) return undefined
    parts.push(decoder.decode(chunk, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}
