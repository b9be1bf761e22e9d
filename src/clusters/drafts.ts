// What goes into one cluster, and what the cluster is called.
import type { DocPath } from '../feedback/doc-path.ts'
import { hashName } from '../text/hash.ts'
import type { Corpus } from './corpus.ts'
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

export function draftShared(topics: readonly PageTopic[], corpus: Corpus): Draft {
  const pages = [...new Set(topics.map((topic) => topic.page))].sort(byCode)
  return { shape: 'shared', key: `shared-${anchorName(topics, corpus)}`, topics, pages, voteIds: [] }
}

/** Votes go with the first part. */
export function draftPage(
  page: DocPath,
  topics: readonly PageTopic[],
  voteIds: readonly string[],
  corpus: Corpus,
): Draft[] {
  const name = `page-${hashName(page)}`
  const parts = splitTopics(topics, corpus)
  return parts.map(({ number, piece, topics: part }, index) => ({
    shape: parts.length === 1 ? 'page' : 'part',
    key: `${name}${number === 1 ? '' : `-${number}`}${piece === 1 ? '' : `-more${piece}`}`,
    topics: part,
    pages: [page],
    voteIds: index === 0 ? voteIds : [],
  }))
}

function anchorName(topics: readonly PageTopic[], corpus: Corpus): string {
  const rows = topics.flatMap((topic) => topic.rows)
  return hashName(findAnchor(rows, corpus))
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
