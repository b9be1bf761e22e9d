// What reports say about a fix: its pages, job and reason, and what it has in common with others.

import { type Links, linkPull } from '../issue/report-links.ts'
import type { Fix } from '../ledger/ledger.ts'
import { listWithin } from '../text/markdown/blocks.ts'
import { code, dotted, type Phrase, phrase, prose, text } from '../text/markdown/phrase.ts'
import { count } from '../text/safe-text.ts'
import type { FixGroup } from './fix-groups.ts'
import { describeFixReason } from './reason-sentences.ts'

export function showPages(pages: readonly string[]): Phrase {
  return listWithin(pages, code, 2)
}

/** What the pull request changes, in the words of whoever named it. */
export function describeTitle({ title }: Pick<Fix, 'title'>): Phrase {
  return title === undefined ? [] : phrase`“${text(title)}”`
}

interface Explained extends Pick<FixGroup, 'pages' | 'topics'> {
  readonly fixes: readonly Pick<Fix, 'key'>[]
}

/** Why so much feedback is in one pull request, where that is not obvious; `clusters/cluster-entries.ts` makes the key. */
export function explainOnePr({ fixes, pages, topics }: Explained): Phrase {
  const isShared = fixes.some(({ key }) => key.startsWith('shared-'))
  return dotted([
    isShared && pages.length > 1 ? phrase`same complaint on ${count(pages.length, 'page')}` : [],
    !isShared && topics.length > 1 ? phrase`${count(topics.length, 'topic')}` : [],
    topics.length === 0 ? phrase`votes only` : [],
  ])
}

/** The merged pull request whose complaint has come back. */
export function describeReturn({ fixes }: FixGroup, links: Links) {
  const { returns } = fixes.find((fix) => fix.returns !== undefined) ?? {}
  if (returns === undefined) return []
  const earlier = returns.prLink === undefined ? phrase`an earlier fix` : linkPull(returns, links)
  return phrase`complaint returned after ${earlier}`
}

export function describeReason({ reason }: Fix): Phrase {
  return reason === undefined ? [] : prose(describeFixReason(reason))
}

export function showJob({ job }: Fix): Phrase {
  return job === undefined ? [] : phrase`job ${code(job.id, 40)}`
}
