// What of a foreign error may be shown: its kind, its code and where in our own code it was. Never its message, which may quote anything.

import { type SafeText, safe } from '../text/safe-text.ts'
import { parseErrorCode } from './error-code.ts'

/** A chain of causes is followed this far. */
const deepest = 5
const mostFrames = 4

const names = [
  ...[safe`AggregateError`, safe`Error`, safe`EvalError`, safe`RangeError`, safe`ReferenceError`, safe`SyntaxError`],
  ...[safe`TypeError`, safe`URIError`, safe`AbortError`, safe`AssertionError`, safe`DataCloneError`],
  ...[safe`SystemError`, safe`TimeoutError`, safe`ZodError`, safe`HttpError`, safe`RequestError`],
  ...[safe`BodyTimeoutError`, safe`ConnectTimeoutError`, safe`HeadersOverflowError`, safe`HeadersTimeoutError`],
  ...[safe`HTTPParserError`, safe`InformationalError`, safe`RequestAbortedError`, safe`ResponseExceededMaxSizeError`],
  ...[safe`SecureProxyConnectionError`, safe`SocketError`],
  ...[safe`Failure`, safe`GitHubError`, safe`SendError`, safe`ServiceError`],
]

/** Files of the bundle, and of the source; of a path, only the last part. */
const frame = /^ {4}at (?:.*[/\\(])?((?:\d{1,4}\.)?index\.js|[a-z]+(?:-[a-z]+){0,3}\.ts):(\d{1,7}):(\d{1,7})\)?$/

/** `TypeError (ECONNRESET)`: of what is thrown, whatever it is. */
export function nameError(error: unknown): SafeText {
  const name = readPart(error, 'name')
  const code = parseErrorCode(readPart(error, 'code'))
  const known = names.find((other) => other === name)
  const kind = known ?? (isError(error) ? safe`Error` : safe`something that is no error`)
  return code === undefined ? kind : safe`${kind} (${code})`
}

/** The causes of an error by name and code, nearest first; circles end. */
export function listCauses(error: unknown): SafeText[] {
  const seen = new Set<unknown>([error])
  const causes: SafeText[] = []
  let cause = readPart(error, 'cause')
  while (typeof cause === 'object' && cause !== null && !seen.has(cause) && causes.length < deepest) {
    seen.add(cause)
    causes.push(nameError(cause))
    cause = readPart(cause, 'cause')
  }
  return causes
}

/** `index.js:12:34`: where it was thrown, and from where that was called, as far as it is our own code. */
export function listFrames(error: unknown): SafeText[] {
  const stack = readPart(error, 'stack')
  const message = readPart(error, 'message')
  if (typeof stack !== 'string' || typeof message !== 'string') return []
  // The message comes first in the stack, and may look like frames.
  const start = stack.indexOf(message)
  if (start < 0) return []
  const end = start + message.length
  const frames = stack
    .slice(end, end + 20_000)
    .split('\n')
    .slice(1)
  return frames.flatMap((text) => renderFrame(text) ?? []).slice(0, mostFrames)
}

function renderFrame(text: string): SafeText | undefined {
  const [, file, row, column] = (text.length <= 500 && frame.exec(text)) || []
  // The pattern leaves room for nothing but names of our own files and numbers.
  return file === undefined ? undefined : (`${file}:${row}:${column}` as SafeText)
}

/** What is thrown may be a proxy whose every question throws. */
export function isError(error: unknown): error is Error {
  try {
    return error instanceof Error
  } catch {
    return false
  }
}

/** A property may be a getter that throws, or lie behind a proxy. */
function readPart(error: unknown, key: 'name' | 'code' | 'cause' | 'stack' | 'message'): unknown {
  try {
    return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  } catch {
    return undefined
  }
}
