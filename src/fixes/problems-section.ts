// What went wrong or is unconfirmed, and what a person can do about it.

import { type Board, describeWords } from '../issue/board.ts'
import { type Links, linkHelp, linkPull } from '../issue/report-links.ts'
import { isLasting, type Trouble } from '../issue/trouble-record.ts'
import { buildTrouble } from '../issue/trouble-section.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { day, unreadableFor } from '../ledger/ledger-limits.ts'
import { formatDay } from '../text/format.ts'
import { type Blocks, type Item, items, paragraph, section } from '../text/markdown/blocks.ts'
import { code, lines, type Phrase, phrase, strong } from '../text/markdown/phrase.ts'
import { safe } from '../text/safe-text.ts'
import { describeReason } from './describe-fix.ts'
import { createRetried, newestFirst } from './fix-groups.ts'
import { latestTime } from './queries.ts'
import { describeRefusal } from './reason-sentences.ts'
import { buildWithoutPull } from './without-pull-section.ts'

/** Measured from the ledger's newest change: measured by the clock, the text would change by itself. */
const recently = 14 * day

export function buildProblems(board: Board, budget: number): Blocks {
  const { ledger, links } = board
  const fixes = listProblems(ledger).map((fix) => buildItem(board, fix))
  return section(
    2,
    safe`Problems`,
    buildTrouble(ledger.trouble, links),
    isLasting(ledger.trouble) ? [] : buildRefusal(findRefusal(ledger)),
    buildFailures(ledger),
    items(fixes, budget),
    buildWithoutPull(board, budget),
  )
}

/** Holds until a run succeeds: the service refuses to create any job. */
export function findRefusal({ trouble }: Ledger): Trouble | undefined {
  return trouble?.code === 'creation-refused' ? trouble : undefined
}

function buildRefusal(refused: Trouble | undefined): Blocks {
  if (refused === undefined) return []
  const { status = 0, since } = refused
  const first = strong(phrase`No job has been created since ${formatDay(since)}: the service returns ${status}.`)
  const { remedy } = describeRefusal(status)
  return paragraph(phrase`${first} ${linkHelp(remedy)} ${safe`Feedback stays in the service; nothing is lost.`}`)
}

/** Holds until a job succeeds: otherwise failures that nobody reads would continue, one per run. */
export function isFailing(ledger: Ledger): boolean {
  const latest = latestTime(ledger)
  return ledger.cautious && ledger.fixes.some(({ state, since }) => state === 'failed' && latest - since <= recently)
}

function buildFailures(ledger: Ledger): Blocks {
  if (!isFailing(ledger)) return []
  const first = strong(phrase`The most recent jobs all failed, so the next run sends a single job first.`)
  const where = phrase`The reasons are listed below and in the service’s dashboard.`
  const inputs = phrase`If the service rejects the prompts, check ${code('instructions')} and ${code('prompt-template')}.`
  return paragraph(phrase`${first} ${where} ${inputs} Feedback stays in the service; nothing is lost.`)
}

export function listProblems(ledger: Ledger): Fix[] {
  const latest = latestTime(ledger)
  const isRetried = createRetried(ledger)
  return newestFirst(ledger.fixes).filter((fix) => {
    const { state, since, unreadableSince, retried } = fix
    // A person requested a retry: its feedback is queued, or in another fix.
    if (retried !== undefined && state !== 'proposed') return false
    if (state === 'given-up') return latest - since <= recently
    if (state === 'failed') return latest - since <= recently && !isRetried(fix)
    if (state === 'active' || state === 'proposed') return unreadableSince !== undefined
    return state === 'uncertain'
  })
}

function buildItem({ showPages, links, command }: Board, fix: Fix): Item {
  const [what, remedy] = describeProblem(fix, links)
  return { words: lines([strong(showPages(fix.pages)), describeWords(fix.words), what, remedy]), inside: command(fix) }
}

export function describeProblem(fix: Fix, links: Links): readonly [what: Phrase, remedy: Phrase] {
  const reason = describeReason(fix)
  const why = reason.length === 0 ? [] : phrase` ${reason}`
  const { state, since, unreadableSince } = fix
  if (state === 'given-up')
    return [
      phrase`${strong(phrase`Given up`)} on ${formatDay(since)}.${why}`,
      phrase`This feedback will not be sent again. If the readers are right, edit the page by hand.`,
    ]
  if (state === 'failed')
    return [phrase`${strong(phrase`Failed`)} on ${formatDay(since)}.${why}`, phrase`Its feedback will be sent again.`]
  if (state === 'uncertain') return describeUncertain(fix, why)
  if (unreadableSince === undefined) return [[], []]
  const from = formatDay(unreadableSince)
  const end = formatDay(unreadableSince + unreadableFor)
  if (state === 'proposed')
    return [
      phrase`${strong(phrase`Unreadable`)} since ${from}: ${linkPull(fix, links)}.`,
      phrase`Give the workflow a token that can read its repository. Otherwise, the page becomes available for another fix on ${end}.`,
    ]
  const job = fix.job === undefined ? phrase`the job` : phrase`job ${code(fix.job.id, 40)}`
  return [
    phrase`${strong(phrase`Unreadable`)} since ${from}: ${job}.${why}`,
    phrase`Check ${code('job-path')} and ${code('api-key')}. If the job stays unreadable, the fix is given up on ${end}.`,
  ]
}

function describeUncertain({ id, at, reason }: Fix, why: Phrase): readonly [what: Phrase, remedy: Phrase] {
  const marker = code(`feedback-to-fix: ${id}`, 200)
  const end = formatDay(at + unreadableFor)
  const put = phrase`If you know which one it is, add the line ${marker} to its description.`
  const remove = phrase`If not, remove the line ${marker} from its description.`
  const keep = phrase`If it addresses this feedback, keep only the line ${marker} in its description`
  const leave = phrase`If it also addresses this feedback, leave it: this fix is given up on ${end}, and its feedback is not sent again.`
  const search = phrase`Still looking for its pull request; meanwhile, its feedback is not sent again. ${put}`
  const isUnclear = reason?.code === 'unclear-pull'
  const unclear = isUnclear && reason.claimed ? phrase`${leave} ${remove}` : phrase`${keep}; if not, remove that line.`
  const what = phrase`${strong(phrase`Unconfirmed:`)} sent on ${formatDay(at)}.${why}`
  return [what, isUnclear ? unclear : search]
}
