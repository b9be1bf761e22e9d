// What the team of the story does between two runs, decided from what it sees.
import type { FeedbackEntry } from '../src/docs-api/contract.ts'
import type { RunReport } from '../src/outputs/report.ts'
import type { Pull } from './repository-view.ts'

/** A pull request with the feedback that it answers. */
export interface Proposal extends Pull {
  readonly entryIds: readonly string[]
}
export interface Review {
  readonly merged: readonly Proposal[]
  readonly declined: Proposal
  readonly open: Proposal
}

/** In the order of their rank. */
export function listProposals({ clusters, fixes }: RunReport, pulls: readonly Pull[]): Proposal[] {
  return clusters.flatMap(({ fixId, entryIds }): Proposal[] => {
    const link = fixes.find(({ id }) => id === fixId)?.prLink
    const pull = pulls.find((each) => each.link === link)
    return pull ? [{ ...pull, entryIds }] : []
  })
}

/** Of five, in the order of their rank: three are merged, one is declined, one has to wait. */
export function decideReview(report: RunReport, pulls: readonly Pull[]): Review {
  const [one, two, three, declined, open] = listProposals(report, pulls)
  if (!one || !two || !three || !declined || !open)
    throw new Error('There are fewer pull requests than the story needs.')
  return { merged: [one, two, three], declined, open }
}

/** Entries that wait for pages of a change to several pages: they say the same in other words. */
export function listAnsweredToo({ clusters, fixes }: RunReport): string[] {
  const shared = fixes.filter((fix) => fix.prLink !== null && fix.pages.length > 1)
  const waiting = clusters.filter(({ decision }) => decision === 'open-fix')
  const answered = waiting.filter(({ pages }) => shared.some((fix) => pages.every((page) => fix.pages.includes(page))))
  return answered.flatMap(({ entryIds }) => entryIds)
}

/** Entries that wait because what they say was declined. */
export function listHeldBack({ clusters }: RunReport): string[] {
  return clusters.filter(({ decision }) => decision === 'declined').flatMap(({ entryIds }) => entryIds)
}

/** A reader who says once more what was declined. */
export function findRepeated({ entryIds }: Proposal, entries: readonly FeedbackEntry[], now: number): FeedbackEntry {
  const said = entries.find(({ id, comment }) => entryIds.includes(id) && comment !== null)
  if (!said) throw new Error('No comment led to the declined pull request.')
  return { ...said, id: 'fb_saidagain0', createdAt: new Date(now).toISOString() }
}
