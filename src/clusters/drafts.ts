// What goes into a cluster, and the cluster's key.
import type { DocPath } from '../pages/doc-path.ts'
import { hashName } from '../text/hash.ts'
import { byCode, type Corpus, findAnchor } from './corpus.ts'
import type { PageTopic } from './page-topics.ts'

/** A whole page, or a topic that pages share. */
export type Shape = 'page' | 'shared'

export interface Draft {
  readonly shape: Shape
  readonly key: string
  readonly topics: readonly PageTopic[]
  readonly pages: readonly DocPath[]
  readonly voteIds: readonly string[]
}

export function draftShared(topics: readonly PageTopic[], corpus: Corpus): Draft {
  const anchor = findAnchor(
    topics.flatMap(({ rows }) => rows),
    corpus,
  )
  return { shape: 'shared', key: `shared-${hashName(anchor)}`, topics, pages: listPages(topics), voteIds: [] }
}

function listPages(topics: readonly PageTopic[]): DocPath[] {
  return [...new Set(topics.map(({ page }) => page))].sort(byCode)
}

export function draftPage(page: DocPath, topics: readonly PageTopic[], voteIds: readonly string[]): Draft {
  return { shape: 'page', key: `page-${hashName(page)}`, topics, pages: [page], voteIds }
}

/** Makes keys unique, because the hashes in them may collide. */
export function nameOnce(drafts: readonly Draft[]): Draft[] {
  const used = new Map<string, number>()
  return drafts.map((draft) => {
    const times = (used.get(draft.key) ?? 0) + 1
    used.set(draft.key, times)
    return times === 1 ? draft : { ...draft, key: `${draft.key}-again${times}` }
  })
}
