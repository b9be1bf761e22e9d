// What may be shown of an error: our words; of a foreign one, name, code and place.
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { home, KnownError } from './failure.ts'

export function exceptionOf(error: unknown): Pick<KnownError, 'what' | 'remedy'> {
  if (error instanceof KnownError) return error
  const frames = listFrames(error)
  const where = frames.length === 0 ? '' : safe` at ${joinLines(frames, ', ')}`
  const causes = listCauses(error)
  const because = causes.length === 0 ? '' : safe` Cause: ${joinLines(causes, ', from ')}.`
  const remedy = safe`This should not happen. Please report it at ${home}/issues, with this log.${because}`
  return { what: safe`Unexpected error: ${nameError(error)}${where}.`, remedy }
}

/** Others could be text. */
const className = /^(?:(?:[A-Z][A-Za-z]{1,40})?Error|Failure)$/
const deepest = 5
const maxFrames = 4

const frame = /^ {4}at (?:.*[/\\(])?((?:\d{1,4}\.)?index\.js|[a-z]+(?:-[a-z]+){0,3}\.ts):(\d{1,7}):(\d{1,7})\)?$/

export function nameError(error: unknown) {
  const name = readPart(error, 'name')
  const code = parseErrorCode(readPart(error, 'code'))
  const unnamed = error instanceof Error ? safe`Error` : safe`a value that is not an Error`
  const kind = typeof name === 'string' && className.test(name) ? (name as SafeText) : unnamed
  return code ? safe`${kind} (${code})` : kind
}

function listCauses(error: unknown) {
  const seen = new Set<unknown>([error])
  let cause = readPart(error, 'cause')
  while (typeof cause === 'object' && cause !== null && !seen.has(cause) && seen.size <= deepest) {
    seen.add(cause)
    cause = readPart(cause, 'cause')
  }
  return Array.from(seen, nameError).slice(1)
}

function listFrames(error: unknown) {
  const stack = readPart(error, 'stack')
  const message = readPart(error, 'message')
  if (typeof stack !== 'string' || typeof message !== 'string') return []
  // The message comes first, and may look like frames.
  const start = stack.indexOf(message)
  if (start < 0) return []
  const end = start + message.length
  const [, ...lines] = stack.slice(end, end + 20_000).split('\n')
  return lines.flatMap((line) => renderFrame(line) ?? []).slice(0, maxFrames)
}

function renderFrame(line: string) {
  const [, file, row, column] = (line.length <= 500 && frame.exec(line)) || []
  return file ? (`${file}:${row}:${column}` as SafeText) : undefined
}

function readPart(error: unknown, key: 'name' | 'code' | 'cause' | 'stack' | 'message') {
  return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
}

const maxCode = 48
/** `ECONNRESET`, `ERR_HTTP2_ERROR`, `CERT_HAS_EXPIRED` */
const shape = /^(?:E[A-Z2][A-Z0-9]{1,19}|[A-Z]{3,12}(?:_[A-Z]{1,24}\d{0,2}){1,8})$/

export function parseErrorCode(code: unknown) {
  return typeof code === 'string' && code.length <= maxCode && shape.test(code) ? (code as SafeText) : undefined
}
