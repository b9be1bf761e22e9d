// Dashboard sections about fixes.
import { buildBoxes, buildCommands, buildLeaveOut } from '../checkboxes/boxes.ts'
import { boxTable, needsApproval } from '../checkboxes/tick-commands.ts'
import { wholeProject } from '../checkboxes/tick-record.ts'
import { isHere } from '../github/github-names.ts'
import { type Board, describeAsking, describeWords } from '../issue/board.ts'
import { type Links, linkCommit, linkPull } from '../issue/report-links.ts'
import { buildTrouble, nothingLost } from '../issue/run-trouble.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { closedKept, day, unreadableFor } from '../ledger/ledger-limits.ts'
import { findUnjudged } from '../review/review-commands.ts'
import {
  type Blocks,
  bullets,
  caution,
  code,
  details,
  dotted,
  type Item,
  introduce,
  items,
  lines,
  type Phrase,
  paragraph,
  phrase,
  prose,
  say,
  section,
  strong,
} from '../text/markdown/blocks.ts'
import { count, formatDay, formatNumber, joinLines, omitZeros, type SafeText, safe } from '../text/safe-text.ts'
import { describeReason, describeReturn, describeTitle, explainOnePr, pullList, showJob } from './describe-fix.ts'
import { type Canary, fixStates, type Judged, type Message, notStarted, states } from './fix.ts'
import {
  countMessages,
  type FixGroup,
  findFix,
  groupByPull,
  isClosed,
  isRecentIn,
  isRetriedIn,
  lastMessage,
  listWithoutPull,
  maxMessages,
  newestFirst,
  sectionOf,
} from './queries.ts'

export function listToReview(ledger: Ledger) {
  const dayOf = ({ oldestSince }: FixGroup) => Math.floor(oldestSince / day)
  const numberOf = ({ prLink }: FixGroup) => prLink?.number ?? 0
  const groups = groupByPull(ledger.fixes.filter((fix) => sectionOf(fix) === 'action-needed'))
  return groups.sort((a, b) => dayOf(a) - dayOf(b) || numberOf(a) - numberOf(b))
}

export function buildActionNeeded(board: Board, budget: number) {
  const groups = listToReview(board.ledger)
  const none = needsApproval(board.ledger) ? [] : paragraph(phrase`No pull requests to review.`)
  const which = groups.length === 1 ? safe`this pull request` : safe`each pull request, oldest first`
  return section(
    2,
    safe`Action needed`,
    groups.length === 0 ? none : paragraph(say(safe`Merge or close ${which}.`)),
    pullList(groups, (group) => buildReview(board, group), board.links, budget),
  )
}

function buildReview({ ledger, showPages, links }: Board, group: FixGroup) {
  const meta = dotted([
    describeAsking(group),
    explainOnePr(group),
    phrase`open since ${formatDay(group.oldestSince)}`,
    describeReview(ledger, group, links),
    describeReturn(group, links),
    ...group.fixes.map(describeMessage),
  ])
  const head = dotted([strong(linkPull(group, links)), showPages(group.pages)])
  const isLeftOut = group.fixes.some(({ setAside }) => setAside)
  const close = phrase`Close this pull request; the remaining complaints will then be sent again.`
  const name = phrase`pull request ${group.prLink?.number ?? 0}`
  const inside = group.fixes.flatMap((fix) => [
    ...buildCommands(ledger, 'fix', fix.id, name, ['continue']),
    ...buildLeaveOut(ledger, fix),
  ])
  const words = [head, describeTitle(group), describeWords(group.words), meta, isLeftOut ? strong(close) : []]
  return { words: lines(words), inside }
}

function describeMessage(fix: Fix) {
  const last = lastMessage(fix)
  if (!last) return []
  const on = formatDay(last.at)
  const number = phrase`(${countMessages(fix)} of ${maxMessages})`
  const status = last.status ? phrase` (${last.status})` : []
  const asking = phrase`the agent is being asked to continue`
  const said: Readonly<Record<Message['state'], Phrase>> = {
    asked: asking,
    sending: asking,
    sent: phrase`follow-up sent ${on} ${number}`,
    uncertain: phrase`follow-up sent ${on}, without an answer: it may have arrived, and will not be sent again ${number}`,
    refused: phrase`the service refused a follow-up ${on}${status}`,
    unsupported: phrase`this service does not accept follow-ups; what is left will be sent once this pull request is merged`,
  }
  return said[last.state]
}

const verdicts = {
  clear: phrase`🟢 harmless`,
  look: phrase`🟡 needs a look`,
  block: phrase`🔴 ${strong(phrase`do not merge as is`)}`,
}

function describeReview(ledger: Ledger, group: FixGroup, links: Links) {
  const { judged } = group
  const unjudged = findUnjudged(ledger, group)
  if (unjudged) {
    const since = judged ? phrase` since ${linkCommit(links, judged.head)}` : []
    return strong(phrase`not reviewed${since} (latest commit: ${linkCommit(links, unjudged.head)})`)
  }
  if (!judged) return []
  const { verdict, head, unanswered = 0, topics, unstarted, accepted } = judged
  const but = verdict === 'clear' && accepted ? phrase` except for ${count(accepted, 'accepted finding')}` : []
  const answered = topics
    ? phrase`answers ${topics - unanswered} of ${count(topics, 'topic')}`
    : describeUnanswered(judged)
  const check = unstarted ? phrase`no check ran: ${notStarted[unstarted]}` : []
  return dotted([phrase`review of ${linkCommit(links, head)}: ${verdicts[verdict]}${but}`, answered, check])
}

function describeUnanswered({ unanswered = 0, topics }: Partial<Judged> = {}) {
  if (unanswered === 0) return []
  // Without readers' texts, the review compares pages.
  if (!topics) return phrase`${count(unanswered, 'page')} not edited`
  return phrase`${unanswered} of ${count(topics, 'topic')} may not be answered`
}

/** By the ledger's newest change: a text must not change by itself. */
const recently = 14 * day

export function buildProblems(board: Board, budget: number) {
  const { ledger, links } = board
  const fixes = listProblems(ledger).map((fix) => buildRow(board, fix, describeProblem(fix, links)))
  return section(
    2,
    safe`Problems`,
    buildTrouble(ledger.trouble, links),
    isFailing(ledger) ? paragraph(phrase`${allFailed} ${nothingLost}`) : [],
    items(fixes, budget),
    buildWithoutPull(board, budget),
  )
}

const allFailed = phrase`${strong(phrase`The last jobs to finish all failed, so the next run will send a single job first.`)} The reasons \
are listed below and in the service’s dashboard. If the service rejects the prompts, check ${code('instructions')} and \
${code('prompt-template')}.`

export function isFailing(ledger: Ledger) {
  return ledger.probeFirst && listProblems(ledger).some(({ state }) => state === 'failed')
}

export function listProblems(ledger: Ledger) {
  const isRecent = isRecentIn(ledger, recently)
  const isRetried = isRetriedIn(ledger)
  return newestFirst(ledger.fixes).filter((fix) => {
    const { state, retried } = fix
    if (sectionOf(fix) !== 'problems' || (retried !== undefined && state !== 'proposed')) return false
    return !isClosed(fix) || (isRecent(fix) && !(states[state].frees && isRetried(fix)))
  })
}

export function describeProblem(fix: Fix, links: Links): readonly [what: Phrase, remedy: Phrase] {
  const { state, since, unreadableSince, prLink } = fix
  const isPull = state === 'proposed'
  const reason = isPull ? [] : describeReason(fix)
  const why = reason.length === 0 ? [] : phrase` ${reason}`
  const tell = (head: SafeText, about: Phrase, remedy: Phrase) =>
    [phrase`${strong(say(head))} ${about}.${why}`, remedy] as const
  const on = phrase`on ${formatDay(since)}`
  const unless = phrase`unless someone ticks “${boxTable.retry.label}” on the tracking issue`
  const edit = phrase`This feedback is not sent again ${unless}. If the readers are right, edit the page by hand.`
  if (state === 'given-up') return tell(safe`Given up`, on, edit)
  const again = phrase`Its feedback will be sent again if the inputs still include it.`
  if (state === 'failed') return tell(safe`Failed`, on, again)
  if (state === 'uncertain')
    return tell(safe`Unconfirmed:`, phrase`sent on ${formatDay(fix.at)}`, explainUncertain(fix))
  if (unreadableSince === undefined) return [[], []]
  const end = formatDay(unreadableSince + unreadableFor)
  const lacks =
    prLink && isHere(prLink, links.repository)
      ? phrase`It was deleted (then tick “${boxTable['give-up'].label}”), or the job lacks ${code('pull-requests: read')}.`
      : phrase`Give the workflow a token that can read its repository.`
  return tell(
    safe`Unreadable`,
    phrase`since ${formatDay(unreadableSince)}: ${isPull ? linkPull(fix, links) : showJob(fix)}`,
    isPull
      ? phrase`${lacks} If it stays unreadable, its page is available for another fix from ${end} on.`
      : phrase`Check ${code('job-path')} and ${code('api-key')}. If the job stays unreadable, the fix will be given up on ${end}.`,
  )
}

function explainUncertain({ id, at, reason }: Fix) {
  const marker = code(`feedback-to-fix: ${id}`, 200)
  if (reason?.code !== 'unclear-pull')
    return phrase`Still looking for its pull request; meanwhile, its feedback is not sent again. \
If you know which one it is, add the line ${marker} to its description.`
  if (!reason.claimed)
    return phrase`If it addresses this feedback, keep only the line ${marker} in its description; if not, remove that line.`
  const end = formatDay(at + unreadableFor)
  return phrase`If it also addresses this feedback, leave it: this fix will be given up on ${end}, and its feedback will not be \
sent again. If not, remove the line ${marker} from its description.`
}

function buildWithoutPull({ ledger, links, showPages, command }: Board, budget: number) {
  const fixes = newestFirst(listWithoutPull(ledger))
  if (fixes.length === 0) return []
  const toItem = (fix: Fix): Item => {
    const link = fix.rejectedLink === undefined ? [] : phrase`returned ${linkPull(fix, links)}`
    return {
      inside: command(fix),
      words: dotted([showPages(fix.pages), showJob(fix), say(formatDay(fix.since)), link]),
    }
  }
  return details(safe`${count(fixes.length, 'job')} ended without a pull request in the last 30 days`, [
    ...paragraph(phrase`There are three possible reasons:`),
    ...bullets(meanings),
    ...introduce(phrase`The jobs:`, items(fixes.map(toItem), budget)),
  ])
}

export function listInProgress({ fixes }: Ledger) {
  return newestFirst(fixes.filter((fix) => sectionOf(fix) === 'in-progress')).reverse()
}

function buildRow({ showPages, command }: Board, fix: Fix, below: readonly Phrase[]) {
  const words = lines([strong(showPages(fix.pages)), describeWords(fix.words), ...below])
  return { words, inside: command(fix) }
}

export function listStuck(ledger: Ledger) {
  const isUsual = isRecentIn(ledger, day)
  return listInProgress(ledger).filter((fix) => !isUsual(fix))
}

export function buildInProgress(board: Board, budget: number) {
  const stuck = listStuck(board.ledger)
  const fixes = listInProgress(board.ledger).map((fix) => {
    const state = fix.state === 'submitting' ? phrase`being sent` : phrase`agent working since ${formatDay(fix.since)}`
    const look = phrase`Look at ${showJob(fix)} in the service’s dashboard. If it is stuck, tick “${boxTable['give-up'].label}”.`
    return buildRow(board, fix, [dotted([state, describeAsking(fix)]), stuck.includes(fix) ? look : []])
  })
  return section(2, safe`In progress`, items(fixes, budget))
}

const lately = 30 * day

export function buildDone({ ledger, links, showPages, command }: Board, budget: number) {
  const closed = ledger.fixes.filter(isClosed)
  const recent = closed.filter(isRecentIn(ledger, lately))
  const others = new Set([...listProblems(ledger), ...listWithoutPull(ledger)])
  const isRetried = isRetriedIn(ledger)
  const groups = groupByPull(recent.filter((fix) => !others.has(fix) && !isRetried(fix)))
  if (groups.length === 0) return []
  const done = groups.map((group): Item => {
    const words = dotted([
      phrase`${states[group.state].label} ${formatDay(group.since)}`,
      linkPull(group, links),
      describeTitle(group),
      showPages(group.pages),
      describeUnanswered(findMerged(group)),
    ])
    return { words, inside: group.fixes.slice(0, 1).flatMap(command) }
  })
  const left = groups.map(findMerged).reduce((sum, one) => sum + ((one?.topics && one.unanswered) ?? 0), 0)
  const note = phrase`Merged pull requests may not answer ${count(left, 'topic')}: no matching change was found.`
  const isCut = closed.length >= closedKept.most && recent.length === closed.length
  return details(safe`Done in the last 30 days: ${isCut ? 'at least ' : ''}${countEnds(groups)}`, [
    ...(left === 0 ? [] : paragraph(note)),
    ...items(done, budget),
  ])
}

function countEnds(groups: readonly FixGroup[]) {
  const sum = (end: Fix['state']) => groups.filter(({ state }) => state === end).length
  const ends = fixStates.flatMap((end) => omitZeros(safe`${formatNumber(sum(end))} ${states[end].label}`))
  return joinLines(ends, ', ')
}

const findMerged = ({ state, judged }: FixGroup) => (state === 'merged' ? judged : undefined)

const chapter = safe`“Choose how the agent publishes changes”`
const setting = safe`the agent’s “review process” setting (see ${chapter} in the agent’s documentation)`
const where = 'https://www.mintlify.com/docs/ai/agent#choose-how-the-agent-publishes-changes'
const open = safe`the service’s agent to open pull requests: on Mintlify, ${setting}.`
const protect = safe`A branch rule that requires pull requests applies regardless of this setting.`
const tick = safe`tick “${boxTable['go-on'].label}”.`

const meanings = [
  phrase`There was nothing to change: the page already answers these readers. No action is needed.`,
  phrase`The service pushes changes without opening pull requests, so the change is already on the site’s branch, and nobody has \
reviewed it. Set ${open} ${protect}`,
  phrase`The agent gave up. The service’s dashboard says why; if the readers are right, edit the page by hand.`,
]

const stops: Readonly<Record<Canary['code'], readonly [what: SafeText, remedy: SafeText]>> = {
  pushed: [
    safe`A job changed the documentation without a pull request, so nobody has reviewed the change.`,
    safe`Set ${open} ${protect}`,
  ],
  unknown: [
    safe`The first job ended without a pull request: there was nothing to change, or the service pushes changes without one.`,
    safe`Look at the job in the service’s dashboard. If there was nothing to change, ${tick} If it changed the documentation, \
set ${open} ${protect}`,
  ],
  'unreadable-link': [
    safe`A job returned a link that is not a pull request of this GitHub server.`,
    safe`Run the Action where the agent opens its pull requests; content on GitLab or hosted by the service is not supported.`,
  ],
}

export function describeCanary({ code }: Canary) {
  const [what, remedy] = stops[code]
  return { what: safe`${what} No more jobs are created.`, remedy: safe`${remedy} Then ${tick}` }
}

export function buildCanary({ ledger, links }: Board): Blocks {
  const { canary } = ledger
  if (!canary) return []
  const { what, remedy } = describeCanary(canary)
  const { pages = [], job, rejectedLink } = findFix(ledger, canary.fixId) ?? {}
  const about = pages[0] ? phrase` It was for ${code(pages[0])}, on ${formatDay(canary.at)}.` : []
  const which = job ? phrase` Job: ${code(job.id, 40)}.` : []
  const commit = canary.commit ? phrase` Commit: ${linkCommit(links, canary.commit)}.` : []
  const link = rejectedLink === undefined ? [] : phrase` Link: ${code(rejectedLink, 200)}.`
  const help = canary.code === 'unreadable-link' ? [] : phrase` ${code(where, 100)}`
  return [
    ...caution(phrase`${strong(prose(what, 500))}${about}${which}${commit}${link} ${prose(remedy, 700)}${help}`),
    ...buildBoxes(ledger, 'project', wholeProject, [], ['go-on']),
  ]
}
