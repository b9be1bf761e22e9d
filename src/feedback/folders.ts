// The folders at the front of a path that tell translations and versions of one page apart.
import { isLocale } from './locale.ts'
import { isVersion } from './version.ts'

/** The folder of all documentation; what follows it is judged as if it came first. */
const roots = new Set(['docs', 'doc', 'documentation', 'help', 'manual'])

/**
 * Leaves out one locale and one version, in either order, before or after one root. Of two of a kind at least one means
 * something else (`/latest/v1/users` is about an API's first version), so both stay. Dropping twice is dropping once.
 */
export function dropFolders(segments: readonly string[]): readonly string[] {
  const front = readFront(segments)
  const isDropped = (index: number) => {
    const kind = front[index]
    return kind !== undefined && kind !== 'root' && front.indexOf(kind) === front.lastIndexOf(kind)
  }
  const kept = segments.filter((_segment, index) => !isDropped(index))
  // Only the whole front is judged at once: what comes last now may be a page's name (`/canary/next/es`).
  return kept.length === segments.length ? kept : dropFolders(kept)
}

/** What the first segments are, up to the first that is none of these. */
function readFront(segments: readonly string[]): ('root' | 'locale' | 'version')[] {
  const front: ('root' | 'locale' | 'version')[] = []
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1
    if (isLocale(segment, isLast)) front.push('locale')
    else if (isVersion(segment, isLast)) front.push('version')
    else if (roots.has(segment.toLowerCase()) && !front.includes('root')) front.push('root')
    else break
  }
  return front
}
