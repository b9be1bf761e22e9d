// What the team of the story does between two runs, decided from what it sees.
import type { FeedbackEntry } from '../src/api/contract.ts'
import type { RunReport } from '../src/domain/report/run-report.ts'
import type { Pull } from './repository-view.ts'

/** A pull request with the feedback that it answers. */
export interface Proposal extends Pull {
  readonly pages: readonly string[]
  readonly entryIds: readonly string[]
}
export interface Review {
  readonly merged: readonly Proposal[]
  readonly declined: Proposal
  readonly open: Proposal
}

/** Of five, three are merged; the one for several pages first, because others may wait for those pages. */
export function decideReview({ clusters, fixes }: RunReport, pulls: readonly Pull[]): Review {
  const proposals = clusters.flatMap(({ fixId, pages, entryIds }): Proposal[] => {
    const link = fixes.find(({ id }) => id === fixId)?.prLink
    const pull = pulls.find((each) => each.link === link)
    return pull ? [{ ...pull, pages, entryIds }] : []
  })
  const [one, two, three, declined, open] = proposals.toSorted(
    (a, b) => Math.min(b.pages.length, 2) - Math.min(a.pages.length, 2),
  )
  if (!one || !two || !three || !declined || !open)
    throw new Error('There are fewer pull requests than the story needs.')
  return { merged: [one, two, three], declined, open }
}

/** Entries that waited for pages which a change to several pages has corrected: they say the same in other words. */
export function listAnsweredToo({ clusters }: RunReport, merged: readonly Proposal[]): string[] {
  const pages = new Set(merged.filter((proposal) => proposal.pages.length > 1).flatMap((proposal) => proposal.pages))
  const answered = clusters.filter(
    (each) => each.decision === 'open-fix' && each.pages.every((page) => pages.has(page)),
  )
  return answered.flatMap(({ entryIds }) => entryIds)
}

/** A reader who says once more what was declined. */
export function findRepeated({ entryIds }: Proposal, entries: readonly FeedbackEntry[], now: number): FeedbackEntry {
  const said = entries.find(({ id, comment }) => entryIds.includes(id) && comment !== null)
  if (!said) throw new Error('No comment led to the declined pull request.')
  return { ...said, id: 'fb_saidagain0', createdAt: new Date(now).toISOString() }
}
