// Reads jobs, and what became of their pull requests.
import type { ReceivedJob } from '../docs-api/contract.ts'
import { ignoreKnown } from '../errors/failure.ts'
import { isHere, listJobRepositories, parseJobLink, type RepositoryName } from '../github/github-names.ts'
import type { PullRequest } from '../github/pull-requests.ts'
import { applyBatch, type LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { secondPoll } from '../ledger/ledger-limits.ts'
import { findFiles } from '../pages/fit-page.ts'
import { findMarkers } from '../prompt/marker.ts'
import type { Context, StopReason } from '../step-context.ts'
import { safe, sentence } from '../text/safe-text.ts'
import { sanitiseLine, toSafeText } from '../text/sanitise.ts'
import { type Push, toTitle } from './fix.ts'
import { clockSkew } from './match-pull.ts'

const readTogether = 10
const maxLink = 4000

type Commands = readonly LedgerCommand[]

/** `doubts`: true if the key is good. */
export type Outcome = Readonly<{ commands: Commands; doubts?: Commands; end?: StopReason }>

export const listActive = ({ fixes }: Ledger) => fixes.filter((fix) => fix.state === 'active')

export async function readJobs(context: Context, fixes: readonly Fix[]): Promise<Outcome> {
  const all: Outcome[] = []
  for (let index = 0; index < fixes.length; index += readTogether) {
    const read = await Promise.all(fixes.slice(index, index + readTogether).map((fix) => readJob(context, fix)))
    const refused = read.find(({ end }) => end)
    if (refused) return refused
    for (const one of read) all.push(one)
  }
  const commands = all.flatMap((one) => one.commands)
  const doubts = all.flatMap((one) => one.doubts ?? [])
  const isTaken = commands.some(({ type }) => type === 'job-read')
  return isTaken ? { commands: [...commands, ...doubts] } : { commands, doubts }
}

/** Stages what is new: most reads are not, and staging judges again what is staged, perhaps 100,000 entries. */
export async function recordJobs(context: Context, fixes: readonly Fix[]) {
  const { commands, doubts = [], end } = await readJobs(context, fixes)
  const { accepted } = applyBatch(context.session.ledger, [...commands, ...doubts])
  const found = accepted.length > 0 ? (await context.session.stage(accepted)).length : 0
  return { found, end }
}

export async function recordPulls(context: Context, how: 'record' | 'stage') {
  const { world, session } = context
  const { repository } = world.place
  const isNew = session.staged.some((one) => one.type === 'job-read' && one.prLink && isHere(one.prLink, repository))
  const listed = isNew ? await world.pulls.listLatest().catch(ignoreKnown) : undefined
  const reads = listed?.map((pull) => toPullRead(pull, repository, world.now())) ?? []
  await session[how](reads)
}

/** Titles of another repository may be private. */
export function toPullRead(
  { link: prLink, title, state, closedAt, updatedAt }: PullRequest,
  tracking: RepositoryName,
  now: number,
) {
  const shown = isHere(prLink, tracking) ? toTitle(title) : undefined
  return { type: 'pull-read', prLink, title: shown, state, closedAt, updatedAt, now } as const
}

async function readJob({ world, session }: Context, fix: Fix): Promise<Outcome> {
  if (!fix.job) return { commands: [] }
  const read = await world.service.getJob(fix.job.id)
  const now = world.now()
  const fixId = fix.id
  switch (read.kind) {
    case 'job': {
      const { job } = read
      const repositories = listJobRepositories(job, world.place)
      const given = job.prLink ?? ''
      const prLink = parseJobLink(given, world.place)
      const rejectedLink = given && !prLink ? sanitiseLine(given.slice(0, maxLink), 200) || '(empty)' : undefined
      const { completedAt = now } = fix
      const isOver = job.status === 'completed' && given === '' && now - completedAt >= secondPoll
      const push = isOver ? await findPush(world, fix, job).catch(ignoreKnown) : undefined
      const { run } = session
      return { commands: [{ type: 'job-read', fixId, job, repositories, prLink, rejectedLink, push, run, now }] }
    }
    case 'unreadable':
    case 'refused': {
      const error = sentence(read.reason)
      const miss = (found?: true): Commands => [{ type: 'job-unreadable', fixId, error, found, now }]
      if (read.kind === 'unreadable') return { commands: miss(read.found) }
      const { status, remedy } = read
      // Other jobs or the export tell whether it is the key.
      if (status === 403 && session.ledger.jobPathVerified) return { commands: [], doubts: miss() }
      const cause = { code: 'service-refused', status } as const
      return { commands: [], end: { reason: { code: 'service', error }, remedy, cause, fatal: true } }
    }
    case 'stopped':
      return { commands: [] }
  }
}

const contactTries = 3
const betweenTries = 20_000

/** Verifies `job-path`, for about a minute. `tried`: earlier reads. @returns why creating ends */
export async function verifyJobPath(context: Context, tried: 0 | 1): Promise<StopReason | undefined> {
  const { world, session, inputs } = context
  for (let count = tried; count < contactTries; count++) {
    if (count > 0) await world.sleep(Math.max(betweenTries, inputs['poll-interval']))
    if (world.stop.aborted) return { reason: { code: 'stopped' } }
    const read = await readJobs(context, listActive(session.ledger))
    if (read.end) return read.end
    await session.record(read.commands)
    if (session.ledger.jobPathVerified) return undefined
  }
  return {
    reason: { code: 'job-path' },
    cause: { code: 'job-path' },
    remedy: safe`Unless the service is down, set \`job-path\` (now \`${toSafeText(inputs['job-path'])}\`) to the path that returns a job.`,
  }
}

const maxCommits = 5

/** By the job's marker; or by no person, without a pull request, on a page of the fix. Undefined if it cannot be known. */
async function findPush(
  { pulls, place }: Context['world'],
  fix: Fix,
  { source }: ReceivedJob,
): Promise<Push | undefined> {
  const [repository] = listJobRepositories({ source }, place)
  const since = fix.at - clockSkew
  const usual = repository && (await pulls.listCommits(repository, { since }))
  if (!repository || !usual) return undefined
  const branch = source?.ref?.replace(/^refs\/heads\//, '')
  const isOther = branch && branch !== place.defaultBranch
  const named = isOther ? ((await pulls.listCommits(repository, { branch, since })) ?? []) : []
  const commits = [...new Map([...usual, ...named].map((commit) => [commit.sha, commit])).values()]
  const marked = commits.find(({ message }) => findMarkers(message).includes(fix.id))
  if (marked) return { kind: 'pushed', commit: marked.sha }
  const strange = commits.filter(({ isByPerson }) => !isByPerson)
  let isClear = strange.length <= maxCommits
  for (const { sha } of strange.slice(0, maxCommits)) {
    const read = await pulls.readCommit(repository, sha)
    if (read?.hasPull) continue
    if (read && fix.pages.some((page) => findFiles(page, read.paths)?.fit === 'page'))
      return { kind: 'pushed', commit: sha }
    isClear = false
  }
  return isClear ? { kind: 'none' } : undefined
}
