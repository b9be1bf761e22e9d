// The entries of a group by page and date, for people who want one left out.
import type { Cluster } from '../clusters/cluster.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Fix } from '../ledger/ledger.ts'
import { commentsKept } from '../ledger/ledger-limits.ts'
import { parseDocPath } from '../pages/doc-path.ts'
import { parseTime } from '../pages/entry-time.ts'

/** What nobody else says comes first, then the newest: that is what most likely spoils a change. Nothing for a single comment. */
export function listComments(
  { topics, pages }: Pick<Cluster, 'topics' | 'pages'>,
  entries: ReadonlyMap<string, FeedbackEntry>,
): Pick<Fix, 'comments'> {
  const rows = topics.flatMap(({ entryIds }) =>
    entryIds.flatMap((id) => {
      const entry = entries.get(id)
      if (entry === undefined) return []
      const page = Math.max(0, pages.indexOf(parseDocPath(entry.path)))
      return [{ id, at: parseTime(entry.createdAt), page, alike: entryIds.length }]
    }),
  )
  if (rows.length < 2) return {}
  rows.sort((a, b) => a.alike - b.alike || (b.at ?? 0) - (a.at ?? 0) || (a.id < b.id ? -1 : 1))
  return { comments: rows.slice(0, commentsKept).map(({ alike: _, ...row }) => row) }
}
