// Why the entries of a fix are one change, as the tracking issue says it: shortly, and without readers' words.
import type { Fix } from '../ledger/ledger.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'

/** Read from the cluster's key (`drafts.ts` of the clustering makes it) and from what the fix holds. */
export function describeTogether({
  key,
  pages,
  topics,
}: Pick<Fix, 'key' | 'topics'> & { readonly pages: readonly string[] }): SafeText {
  if (key.startsWith('shared-')) return safe`the same complaint on ${count(pages.length, 'page')}`
  if (topics.length === 0) return safe`votes on one page`
  const isPart = /^page-[0-9a-f]{12}-/.test(key)
  return safe`${count(topics.length, 'topic')} of one page${isPart ? ', a part of it' : ''}`
}
