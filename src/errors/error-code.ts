// Error codes that are safe to show: those of Node, undici and OpenSSL.
import type { SafeText } from '../text/safe-text.ts'

const longest = 48

/** errno names, Node's and undici's own, HTTP parsing, and the certificate faults of OpenSSL. */
const names = [
  'E(?:[A-Z][A-Z0-9]{1,19}|2BIG|AI_[A-Z]{2,12})',
  '(?:UND_ERR|ERR|HPE)(?:_[A-Z0-9]{1,24}){1,8}',
  'CERT(?:_[A-Z]{1,24}){1,5}',
  'CRL(?:_[A-Z]{1,24}){1,5}',
  '(?:DEPTH_ZERO_)?SELF_SIGNED_CERT(?:_IN_CHAIN)?',
  'UNABLE_TO(?:_[A-Z]{1,24}){1,6}',
  'HOSTNAME_MISMATCH',
  'INVALID_(?:CA|PURPOSE)',
  'PATH_LENGTH_EXCEEDED',
]
const shapes = new RegExp(`^(?:${names.join('|')})$`)

/** Undefined for anything that does not look like one of them and might be a stranger's text. */
export function parseErrorCode(code: unknown): SafeText | undefined {
  return typeof code === 'string' && code.length <= longest && shapes.test(code) ? (code as SafeText) : undefined
}
