// What needs a person, and what that person can do about it.
import { latestTime } from '../ledger/fix.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { day, unreadableFor } from '../ledger/limits.ts'
import type { Trouble } from '../ledger/trouble-record.ts'
import { safe } from '../text/safe-text.ts'
import { describeRefusal } from './creation-refusals.ts'
import { groupByPull, newestFirst, pullTable, showPages } from './fix-groups.ts'
import { formatDay } from './format.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, introduce, paragraph, section, table } from './markdown/blocks.ts'
import { code, type Phrase, phrase, prose, strong } from './markdown/phrase.ts'
import { describeReason } from './reason-sentences.ts'
import { buildWithoutPull } from './without-pull.ts'

/** Measured from the ledger's newest change: by the clock, the text would change by itself. */
const recentlyGivenUp = 14 * day

export function buildActionNeeded(ledger: Ledger, links: Links, budget: number): Blocks {
  const toReview = groupByPull(ledger.fixes.filter(isReviewable))
  const others = listActionNeeded(ledger)
  const refusal = buildRefusal(findRefusal(ledger))
  const failures = buildFailures(ledger)
  const pulls = pullTable(toReview, ({ since }) => ({ Since: formatDay(since) }), links, budget)
  const ended = buildWithoutPull(ledger, links, budget)
  return section(
    2,
    safe`Action needed`,
    toReview.length + others.length + ended.length + refusal.length + failures.length === 0
      ? paragraph(phrase`Nothing at the moment.`)
      : [],
    refusal,
    failures,
    introduce(phrase`Review these pull requests: merge or close each.`, pulls),
    introduce(phrase`These need attention:`, actionTable(others, links, budget)),
    ended,
  )
}

/** Until a run succeeds: the service refuses to create any job. */
export function findRefusal({ trouble }: Ledger): Trouble | undefined {
  return trouble?.code === 'creation-refused' ? trouble : undefined
}

function buildRefusal(refused: Trouble | undefined): Blocks {
  if (refused === undefined) return []
  const { status = 0, since } = refused
  const first = strong(phrase`No job has been created since ${formatDay(since)}: the service returns ${status}.`)
  const { remedy } = describeRefusal(status)
  return paragraph(phrase`${first} ${prose(remedy, 500)} ${safe`Feedback stays in the service; nothing is lost.`}`)
}

/** Until a job succeeds: failures that nobody reads would go on for ever, one a run. */
export function isFailing(ledger: Ledger): boolean {
  const latest = latestTime(ledger)
  return (
    ledger.cautious && ledger.fixes.some(({ state, since }) => state === 'failed' && latest - since <= recentlyGivenUp)
  )
}

function buildFailures(ledger: Ledger): Blocks {
  if (!isFailing(ledger)) return []
  const first = strong(phrase`The most recent jobs all failed, so the next run sends a single job first.`)
  const where = phrase`The reasons are listed under ${strong(phrase`Given up`)} and in the service’s dashboard.`
  const inputs = phrase`If the service rejects the prompts, check ${code('instructions')} and ${code('prompt-template')}.`
  return paragraph(phrase`${first} ${where} ${inputs} Feedback stays in the service; nothing is lost.`)
}

export function actionTable(fixes: readonly Fix[], links: Links, budget: number): Blocks {
  const toRow = (fix: Fix) => {
    const [what, remedy] = describeAction(fix, links)
    return { Page: showPages(fix.pages), 'What happened': what, 'What you can do': remedy }
  }
  return table(fixes, toRow, budget)
}

export function isReviewable(fix: Fix): boolean {
  return fix.state === 'proposed' && fix.unreadableSince === undefined
}

/** Newest first, without pull requests to review. */
export function listActionNeeded({ fixes }: Ledger): Fix[] {
  const newest = fixes.reduce((latest, fix) => Math.max(latest, fix.since), 0)
  return newestFirst(fixes).filter((fix) => {
    if (fix.state === 'given-up') return newest - fix.since <= recentlyGivenUp
    if (fix.state === 'active' || fix.state === 'proposed') return fix.unreadableSince !== undefined
    return fix.state === 'uncertain'
  })
}

function describeAction(fix: Fix, links: Links): readonly [what: Phrase, remedy: Phrase] {
  const reason = describeReason(fix)
  const why = reason === undefined ? [] : phrase` ${reason}`
  if (fix.state === 'given-up')
    return [
      phrase`Given up on ${formatDay(fix.since)}.${why}`,
      phrase`This feedback will not be sent again. If the readers are right, edit the page by hand.`,
    ]
  if (fix.state === 'uncertain') {
    const marker = code(`feedback-to-fix: ${fix.id}`, 200)
    const put = phrase`If you know which one it is, add the line ${marker} to its description.`
    const remove = phrase`If not, remove the line ${marker} from its description.`
    const choose = phrase`If it addresses this feedback, keep only the line ${marker} in its description; if not, remove that line.`
    const end = formatDay(fix.at + unreadableFor)
    const leave = phrase`If it addresses this feedback too, leave it: on ${end} this fix is given up, and nothing is sent again. ${remove}`
    const search = phrase`Still looking for its pull request; nothing is sent twice. ${put}`
    return [
      phrase`Sent on ${formatDay(fix.at)}, but unconfirmed.${why}`,
      fix.reason?.code !== 'unclear-pull' ? search : fix.reason.claimed ? leave : choose,
    ]
  }
  if (fix.unreadableSince === undefined) return [[], []]
  const since = formatDay(fix.unreadableSince)
  const end = formatDay(fix.unreadableSince + unreadableFor)
  if (fix.state === 'proposed')
    return [
      phrase`The pull request ${linkPull(fix, links)} has not been readable since ${since}.`,
      phrase`Give the workflow a token that can read its repository. On ${end} the page becomes available for another fix.`,
    ]
  if (fix.state !== 'active') return [[], []]
  const job = fix.job === undefined ? phrase`The job` : phrase`Job ${code(fix.job.id, 40)}`
  return [
    phrase`${job} has not been readable since ${since}.${why}`,
    phrase`Check ${code('job-path')} and ${code('api-key')}. Otherwise, the fix is given up on ${end}.`,
  ]
}
