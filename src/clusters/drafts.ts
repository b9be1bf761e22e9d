// What goes into one cluster, and what the cluster is called.
import type { DocPath } from '../feedback/doc-path.ts'
import { hashName } from '../text/hash.ts'
import type { Ground } from './ground.ts'
import { byCode, findAnchor } from './order.ts'
import { splitTopics } from './split.ts'
import type { PageTopic } from './topics.ts'

export interface Draft {
  /** A whole page, a part of one that has too much for one change, or a topic that pages share. */
  readonly shape: 'page' | 'part' | 'shared'
  readonly key: string
  readonly topics: readonly PageTopic[]
  readonly pages: readonly DocPath[]
  readonly voteIds: readonly string[]
}

export function draftShared(topics: readonly PageTopic[], ground: Ground): Draft {
  const pages = [...new Set(topics.map((topic) => topic.page))].sort(byCode)
  return { shape: 'shared', key: `shared-${anchorName(topics, ground)}`, topics, pages, voteIds: [] }
}

/** Votes go with the first part. */
export function draftPage(
  page: DocPath,
  topics: readonly PageTopic[],
  voteIds: readonly string[],
  ground: Ground,
): Draft[] {
  const name = `page-${hashName(page)}`
  const parts = splitTopics(topics, ground)
  return parts.map(({ number, piece, topics: part }, index) => ({
    shape: parts.length === 1 ? 'page' : 'part',
    key: `${name}${number === 1 ? '' : `-${number}`}${piece === 1 ? '' : `-more${piece}`}`,
    topics: part,
    pages: [page],
    voteIds: index === 0 ? voteIds : [],
  }))
}

function anchorName(topics: readonly PageTopic[], { entries }: Ground): string {
  return hashName(findAnchor(topics.flatMap(({ rows }) => rows.flatMap((row) => entries[row] ?? [])))?.id ?? '')
}

/** Hashes may meet; keys may not. */
export function nameOnce(drafts: readonly Draft[]): Draft[] {
  const used = new Map<string, number>()
  return drafts.map((draft) => {
    const times = (used.get(draft.key) ?? 0) + 1
    used.set(draft.key, times)
    return times === 1 ? draft : { ...draft, key: `${draft.key}-again${times}` }
  })
}
