// Why the entries of a fix are one pull request, as the tracking issue says it: without readers' words.
import type { Fix } from '../ledger/ledger.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'

type Grouping = Pick<Fix, 'key' | 'topics'> & { readonly pages: readonly string[] }

/** From the cluster's key, which `clusters/drafts.ts` makes. */
export function explainOnePr({ key, pages, topics }: Grouping): SafeText {
  if (key.startsWith('shared-')) return safe`the same complaint on ${count(pages.length, 'page')}`
  if (topics.length === 0) return safe`votes on one page`
  const isPart = /^page-[0-9a-f]{12}-/.test(key)
  return safe`${count(topics.length, 'topic')} of one page${isPart ? ', a part of it' : ''}`
}
