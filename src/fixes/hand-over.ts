// Labels, assignees and reviewers, added once.
import { asKnown } from '../errors/failure.ts'
import type { Owner } from '../github/codeowners.ts'
import { isHere, type PullLink } from '../github/github-names.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Context } from '../step-context.ts'
import { memoise } from '../text/memoise.ts'
import { count, joinLines, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import { isPersonal } from './match-pull.ts'
import { groupByPull } from './queries.ts'

/** GitHub's own limit. */
const maxReviewers = 15
const maxPulls = 50

export function wantsHandOver({ labels, assignees, reviewers }: Context['inputs']) {
  return labels.length + assignees.length + reviewers.length > 0
}

export async function handOver(context: Context) {
  const { world, session, inputs } = context
  const due = wantsHandOver(inputs) ? listDue(session.ledger, world.place.repository).slice(0, maxPulls) : []
  if (due.length === 0) return
  world.log.group(safe`Adding labels, assignees and reviewers to ${count(due.length, 'pull request')}`)
  const readOwners = memoise((branch) => readCodeowners(world, branch))
  const done: PullLink[] = []
  try {
    for (const one of due) {
      if (world.stop.aborted) break
      await handOverOne(context, one, readOwners)
      done.push(one.prLink)
    }
  } catch (error) {
    world.log.info(safe`${asKnown(error).what} The next run will add the rest.`)
  }
  await session.stage(done.map((prLink) => ({ type: 'pull-handed-over', prLink, now: world.now() })))
}

function listDue(ledger: Ledger, repository: string) {
  return groupByPull(ledger.fixes).flatMap(({ prLink, fixes }) => {
    const isOpen = fixes.some(({ state }) => state === 'proposed')
    const isNew = fixes.every(({ handedOver }) => handedOver === undefined)
    return prLink && isHere(prLink, repository) && isOpen && isNew ? { prLink, fixes } : []
  })
}

async function handOverOne(
  { world, inputs }: Context,
  { prLink, fixes }: ReturnType<typeof listDue>[number],
  readOwners: (branch: string) => ReturnType<typeof readCodeowners>,
) {
  const { labels, assignees } = inputs
  const { number } = prLink
  const github = world.handOver
  const pull = await world.changes.readPull(number)
  const nothing = safe`Pull request ${number} gets no labels, assignees or reviewers:`
  if (pull && fixes.every((fix) => isPersonal(fix, pull))) return world.log.info(safe`${nothing} a person opened it.`)
  if (pull?.state !== 'open' || !pull.own)
    return world.log.info(safe`${nothing} it is closed, comes from a fork, or cannot be read.`)
  const findOwners = inputs.reviewers.some(({ kind }) => kind === 'codeowners') && (await readOwners(pull.base))
  const owners = findOwners ? findOwners((await world.changes.listFiles(number)).map(({ path }) => path)) : []
  const others = owners.filter(({ kind, name }) => kind === 'team' || name.toLowerCase() !== pull.author)
  const all = [...inputs.reviewers, ...others]
  const listNames = (kind: Owner['kind'], max: number) =>
    [...new Set(all.flatMap((one) => (one.kind === kind ? one.name : [])))].slice(0, max)
  const users = listNames('user', maxReviewers)
  const teams = listNames('team', maxReviewers - users.length)
  const left = [
    ...(labels.length > 0 ? listMissing(labels, await world.tracking.addLabels(number, labels)) : []),
    ...(assignees.length > 0 ? listMissing(assignees, await github.addAssignees(number, assignees)) : []),
    ...(await github.requestReviews(number, 'reviewers', users)),
    ...(await github.requestReviews(number, 'team_reviewers', teams)),
  ]
  if (left.length > 0) {
    const shown = left.map((name) => toSafeText(name, 100))
    const check = safe`check that each user and team exists, has access to the repository and is not the pull request’s author`
    const token = safe`to request a team, the token must be able to read the organisation’s teams: a GitHub App token can`
    const what = safe`Pull request ${number} did not get these labels, assignees or reviewers: ${joinLines(shown, ', ')}.`
    return world.log.warning(safe`${what} Give the sync \`pull-requests: write\`, and ${check}; ${token}.`)
  }
  world.log.info(safe`Pull request ${number}: labels, assignees and reviewers were set.`)
}

/** GitHub ignores case. */
function listMissing(wanted: readonly string[], present: readonly string[] = []) {
  const known = new Set(present.map((name) => name.toLowerCase()))
  return wanted.filter((name) => !known.has(name.toLowerCase()))
}

async function readCodeowners({ handOver, log }: Context['world'], branch: string) {
  const owners = await handOver.readCodeowners(branch)
  const named = toSafeText(branch, 100)
  if (!owners)
    log.warning(safe`There is no CODEOWNERS file on branch ${named}, but \`reviewers: codeowners\` needs one.`)
  return owners
}
