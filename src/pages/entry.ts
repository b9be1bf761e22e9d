// Where and when an entry was left.
import { type DocPath, parseDocPath } from './doc-path.ts'

export const readPage = ({ path }: { readonly path: string }): DocPath => parseDocPath(path)

/** Epoch milliseconds; null if missing or invalid. */
export function readTime(entry: { readonly createdAt: string | null } | undefined): number | null {
  const time = Date.parse(entry?.createdAt ?? '')
  return Number.isNaN(time) ? null : time
}
