// What needs a person, and what that person can do about it.
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { day, unreadableFor } from '../ledger/limits.ts'
import { safe } from '../text/safe-text.ts'
import { type FixGroup, groupByPull, listPullsBeyond, newestFirst, pullColumns } from './fix-groups.ts'
import { formatDay } from './format.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, paragraph, section } from './markdown/blocks.ts'
import { code, type Phrase, phrase, say } from './markdown/phrase.ts'
import { type Column, pageColumn, tableWithin } from './markdown/table.ts'
import { describeReason } from './reason-sentences.ts'

/** Measured from the ledger's newest change: with the clock, the text would change by itself. */
const recentlyGivenUp = 14 * day

/** The dashboard's first section. */
export function buildActionNeeded(ledger: Ledger, links: Links, budget: number): Blocks {
  const toReview = groupByPull(ledger.fixes.filter(isReviewable))
  const others = listActionNeeded(ledger)
  const nothing = toReview.length + others.length === 0
  const since = { name: safe`Since`, cell: (group: FixGroup) => say(formatDay(group.since)) }
  const review = phrase`Review these pull requests: merge what is right, close what is not.`
  return section(
    2,
    safe`Needs you`,
    nothing ? paragraph(phrase`Nothing at the moment.`) : [],
    toReview.length === 0 ? [] : paragraph(review),
    tableWithin([...pullColumns(links), since], toReview, budget),
    listPullsBeyond(toReview, budget, links),
    others.length === 0 ? [] : paragraph(phrase`Look into these:`),
    tableWithin(actionColumns(links), others, budget),
  )
}

export function actionColumns(links: Links): Column<Fix>[] {
  return [
    pageColumn,
    { name: safe`What happened`, cell: (fix) => describeAction(fix, links)?.what ?? [] },
    { name: safe`What you can do`, cell: (fix) => describeAction(fix, links)?.remedy ?? [] },
  ]
}

export function isReviewable(fix: Fix): boolean {
  return fix.state === 'proposed' && fix.unreadableSince === undefined
}

/** Newest first, without pull requests to review. */
export function listActionNeeded({ fixes }: Ledger): Fix[] {
  const newest = Math.max(...fixes.map((fix) => fix.since))
  return newestFirst(fixes).filter((fix) => {
    if (fix.state === 'given-up') return newest - fix.since <= recentlyGivenUp
    if (fix.state === 'active' || fix.state === 'proposed') return fix.unreadableSince !== undefined
    return fix.state === 'uncertain'
  })
}

function describeAction(fix: Fix, links: Links): { readonly what: Phrase; readonly remedy: Phrase } | undefined {
  const reason = describeReason(fix)
  const why = reason.length === 0 ? [] : phrase` ${reason}`
  const since = formatDay(fix.unreadableSince ?? fix.since)
  const end = formatDay((fix.unreadableSince ?? fix.since) + unreadableFor)
  switch (fix.state) {
    case 'given-up':
      return {
        what: phrase`Given up on ${formatDay(fix.since)}.${why}`,
        remedy: phrase`This feedback is not sent again. If the readers are right, change the page by hand.`,
      }
    case 'uncertain': {
      const marker = code(`feedback-to-fix: ${fix.id}`, 200)
      const put = phrase`If you know it, put the line ${marker} into its description.`
      return {
        what: phrase`Sent on ${formatDay(fix.at)} without an answer.${why}`,
        remedy: phrase`Its pull request is looked for; nothing is sent twice. ${put}`,
      }
    }
    case 'proposed':
      if (fix.unreadableSince === undefined) return undefined
      return {
        what: phrase`The pull request ${linkPull(fix, links)} cannot be read since ${since}.`,
        remedy: phrase`Give the workflow a token that reads its repository. From ${end} on the page is free for another fix.`,
      }
    case 'active': {
      if (fix.unreadableSince === undefined) return undefined
      const job = fix.job === undefined ? phrase`The job` : phrase`Job ${code(fix.job.id, 40)}`
      return {
        what: phrase`${job} cannot be read since ${since}.${why}`,
        remedy: phrase`Check ${code('job-path')} and ${code('api-key')}. On ${end} the fix is given up.`,
      }
    }
    default:
      return undefined
  }
}
