// Sessions of the pages: a signed cookie with the hashes of the keys that a person signed in with. Nothing is stored, and no key leaves.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export interface Session {
  /** Distinguishes this session from all others; its forms carry a token that is made of it. */
  readonly nonce: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  /** Of the keys, one for each project; a key that is revoked opens nothing, whatever the session says. */
  readonly keyHashes: readonly string[]
}

/** A working day, in milliseconds. */
export const maxSession = 12 * 3_600_000
/** A cookie has about 4 kB. */
export const maxKeys = 20

const sessionSchema = z.tuple([z.string(), z.number(), z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(maxKeys)])

export function createNonce(): string {
  return randomBytes(18).toString('base64url')
}

export function createSession(keyHashes: readonly string[], now: number): Session {
  return { nonce: createNonce(), expiresAt: now + maxSession, keyHashes }
}

export function writeSession(secret: string, { nonce, expiresAt, keyHashes }: Session): string {
  const content = Buffer.from(JSON.stringify([nonce, expiresAt, keyHashes])).toString('base64url')
  return `${content}.${sign(secret, 'session', content)}`
}

/** Undefined unless this service wrote it, and it has not ended. */
export function readSession(secret: string, cookie: string, now: number): Session | undefined {
  const [content = '', signature = ''] = cookie.split('.')
  if (!isSame(signature, sign(secret, 'session', content))) return undefined
  const [nonce, expiresAt, keyHashes] = sessionSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return now < expiresAt ? { nonce, expiresAt, keyHashes } : undefined
}

/** What every form of the session carries: another site can neither read it nor make it up. */
export function buildFormToken(secret: string, nonce: string): string {
  return sign(secret, 'form', nonce)
}

export function isFormToken(secret: string, nonce: string, token: string): boolean {
  return isSame(token, buildFormToken(secret, nonce))
}

function sign(secret: string, purpose: string, content: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${content}`).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
