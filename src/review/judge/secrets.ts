// Keys, tokens and passwords that are added.
import { memoiseFirst } from '../../text/memoise.ts'
import { redactPrivateKeys, redactSecrets, redactTokens } from '../../text/redaction/redact-secrets.ts'
import { dropUnseen } from '../../text/unicode/invisible.ts'
import { listMessages } from './description.ts'
import { compile } from './patterns.ts'
import type { Found, JudgeInput } from './result.ts'

const placeholder = compile('placeholder', 'i')

export function findSecrets({ change, others }: Pick<JudgeInput, 'change' | 'others'>): Found[] {
  const known = new Set(change.files.flatMap(({ before }) => before?.text?.split('\n') ?? []))
  const sources = [...others, ...change.files.flatMap(({ before }) => before ?? [])]
  const isHeld = memoiseFirst(1_000, false, (value) => sources.some(({ text }) => text?.includes(value)))
  const toKind = (isSure: boolean) => (isSure ? 'secret' : 'secret-possible')
  const inFiles = change.files.flatMap(({ path, before, after }) => {
    const isKept = (value: string) => countIn(after?.text, value) <= countIn(before?.text, value)
    return (after?.text?.split('\n') ?? []).flatMap((text, at) =>
      known.has(text)
        ? []
        : judgeLine(text, isHeld, isKept).map((isSure): Found => ({ kind: toKind(isSure), path, line: at + 1 })),
    )
  })
  const keys = change.files
    .filter(({ before, after }) => countKeys(after?.text) > countKeys(before?.text))
    .map(({ path }): Found => ({ kind: 'secret', path }))
  const inWords = listMessages(change).flatMap(({ text }) => text.split('\n').flatMap((line) => judgeLine(line)))
  return [...inFiles, ...keys, ...inWords.map((isSure): Found => ({ kind: toKind(isSure) }))]
}

const countIn = (text = '', value: string) => text.split(value).length
const countKeys = (text = '') => listSecrets(text, redactPrivateKeys).length
const digest = new RegExp(
  String.raw`\b(\w{0,40}(?:checksum|digest|etag|fingerprint|hash|hmac|sha-?\d{1,3}|signature)["']?\s{0,3}[:=]\s{0,3}["']?)` +
    String.raw`(?:\w{1,8}=)?[\da-f]{32,128}(?!\w)`,
  'gi',
)

const identifier = compile('identifier', 'gi')

/** `isHeld`: it may only have moved. `isKept`: it stood in this file. */
function judgeLine(text: string, isHeld = (_value: string) => false, isKept = isHeld): boolean[] {
  const plain = dropUnseen(text.slice(0, 20_000)).replace(digest, '$1').replace(identifier, '$1')
  const tokens = listSecrets(plain, redactTokens).filter(
    (token) => isReal(token.replace(labelled, '')) && !isKept(token),
  )
  if (tokens.length > 0) return [!tokens.every(isHeld)]
  const values = listSecrets(plain, redactSecrets).filter((value) => isReal(value) && !isKept(value))
  if (values.some((value) => isStrong(value) && !isHeld(value))) return [true]
  return values.some((value) => value.length >= 8 && isMixed(value)) ? [false] : []
}

const labelled = /^(?:AGE-SECRET-KEY|secret|token)[-_]/i
const isReal = (value: string) => !placeholder.test(value)

function isStrong(value: string) {
  const hasBoth = /[a-z]/.test(value) && /[A-Z]/.test(value)
  return isMixed(value) && (value.length >= 20 || (value.length >= 11 && hasBoth && new Set(value).size >= 10))
}

function isMixed(value: string) {
  return /\d/.test(value) && /[A-Za-z]/.test(value) && new Set(value).size >= 6
}

function listSecrets(text: string, redact: typeof redactSecrets) {
  const found: string[] = []
  redact(text, (secret) => {
    found.push(secret)
    return '\uf8ff'
  })
  return found
}
