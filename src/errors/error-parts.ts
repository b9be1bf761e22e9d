// The parts of a foreign error that are safe to show: name, code and location in our code. Its message may quote anything.

import { type SafeText, safe } from '../text/safe-text.ts'
import { parseErrorCode } from './error-code.ts'

/** Maximum depth of the chain of causes. */
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

/** `TypeError (ECONNRESET)`, for anything that can be thrown. */
export function nameError(error: unknown): SafeText {
  const name = readPart(error, 'name')
  const code = parseErrorCode(readPart(error, 'code'))
  const known = names.find((other) => other === name)
  const kind = known ?? (isError(error) ? safe`Error` : safe`something that is no error`)
  return code === undefined ? kind : safe`${kind} (${code})`
}

/** Causes by name and code, nearest first; cycles are cut. */
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

/** Stack frames in our own code, as `index.js:12:34`. */
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
  // The pattern admits only names of our own files and numbers.
  return file === undefined ? undefined : (`${file}:${row}:${column}` as SafeText)
}

/** A thrown proxy may throw on any access. */
export function isError(error: unknown): error is Error {
  try {
    return error instanceof Error
  } catch {
    return false
  }
}

/** A property may be a throwing getter. */
function readPart(error: unknown, key: 'name' | 'code' | 'cause' | 'stack' | 'message'): unknown {
  try {
    return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  } catch {
    return undefined
  }
}
