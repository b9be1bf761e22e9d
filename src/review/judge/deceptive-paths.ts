// Paths that name a different file than they seem to, or a different one on another system.

import { findHidden } from './hidden-characters.ts'
import { isMixedScript } from './homoglyphs.ts'

const device = /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i

export function isOddPath(path: string): boolean {
  if (findHidden(path) !== undefined || /\p{Cc}/u.test(path) || /[\\:*?"<>|]|%(?:2e|2f|5c|00)/i.test(path)) return true
  return path.split('/').some(isOddSegment)
}

function isOddSegment(segment: string): boolean {
  if (segment === '' || segment === '.' || segment === '..' || /^\s|[\s.]$/u.test(segment)) return true
  if (device.test(segment) || /^(?:git|\.gi|gi[0-9a-f]+)~\d$/i.test(segment) || /^\.git$/i.test(segment)) return true
  return segment.split(/[^\p{L}\p{M}\p{N}]+/u).some(isMixedScript) || foldsToAscii(segment)
}

/** Has full-width letters, dots or slashes, which a system may fold to ASCII. */
function foldsToAscii(segment: string): boolean {
  return /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u2024-\u2026\ufe52\u2044\u2215]/u.test(segment)
}
