// Retrieves jobs; the answers become commands.
import type { ReceivedJob } from '../docs-api/contract.ts'
import { KnownError } from '../errors/failure.ts'
import { isHere, listJobRepositories, parsePullLink } from '../identifiers/pull-link.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { secondPoll } from '../ledger/ledger-limits.ts'
import { findMarkers } from '../prompt/marker.ts'
import { findFiles } from '../review/pages/fit-page.ts'
import { type Context, type End, record } from '../run/step-context.ts'
import { safe, sentence } from '../text/safe-text.ts'
import { sanitiseLine } from '../text/sanitise.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { type Push, toTitle } from './fix.ts'

const atOnce = 10
const longestLink = 4000

interface JobsRead {
  readonly commands: readonly LedgerCommand[]
  readonly end?: End | undefined
}

type Asking = Pick<Context, 'world' | 'session'>
type Asked = Pick<Fix, 'id' | 'pages' | 'at' | 'completedAt'>
type World = Context['world']

export function listActive({ fixes }: Ledger): Fix[] {
  return fixes.filter((fix) => fix.state === 'active')
}

export async function readJobs(context: Asking, fixes: readonly Fix[]): Promise<JobsRead> {
  const jobs = fixes.flatMap((fix) => (fix.job === undefined ? [] : [{ fix, jobId: fix.job.id }]))
  const commands: LedgerCommand[] = []
  for (let index = 0; index < jobs.length; index += atOnce) {
    const part = jobs.slice(index, index + atOnce)
    const read = await Promise.all(part.map(({ fix, jobId }) => readJob(context, fix, jobId)))
    const refused = read.find(({ end }) => end !== undefined)
    if (refused !== undefined) return refused
    for (const one of read) for (const command of one.commands) commands.push(command)
  }
  return { commands: await addTitles(context, commands) }
}

/** One request. Another repository may be private: its pull requests have no title. */
async function addTitles({ world }: Asking, commands: readonly LedgerCommand[]): Promise<readonly LedgerCommand[]> {
  const here = world.place.repository
  const isNew = (command: LedgerCommand) =>
    command.type === 'job-read' && command.prLink && isHere(command.prLink, here)
  if (!commands.some(isNew)) return commands
  const titles = await world.pulls.listTitles().catch(ifUnreachable)
  if (titles === undefined) return commands
  return commands.map((command) => {
    if (command.type !== 'job-read' || command.prLink === undefined || !isNew(command)) return command
    return { ...command, title: toTitle(titles.get(command.prLink.number) ?? '') }
  })
}

function ifUnreachable(error: unknown): undefined {
  if (!(error instanceof KnownError)) throw error
}

async function readJob({ world, session }: Asking, fix: Asked, jobId: string): Promise<JobsRead> {
  const read = await world.service.getJob(jobId)
  const now = world.now()
  const { serverUrl } = world.place
  const fixId = fix.id
  switch (read.kind) {
    case 'job': {
      const { job } = read
      const repositories = listJobRepositories(job, serverUrl)
      const links = sortLink(job.prLink, serverUrl)
      const isOver = job.status === 'completed' && !job.prLink && fix.completedAt !== undefined
      const push = isOver && now - fix.completedAt >= secondPoll ? await findPush(world, fix, job) : undefined
      const seen = { ...links, push, run: session.run, now }
      return { commands: [{ type: 'job-read', fixId, job, repositories, ...seen }] }
    }
    case 'unreadable': {
      const error = sentence(read.reason)
      return { commands: [{ type: 'job-unreadable', fixId, error, found: read.found === true, now }] }
    }
    case 'refused':
      return {
        commands: [],
        end: {
          reason: { code: 'service', error: sentence(read.reason) },
          remedy: read.remedy,
          cause: { code: 'service-refused', status: read.status },
          atOnce: true,
        },
      }
    case 'stopped':
      return { commands: [] }
  }
}

/** Anything but a pull request of this GitHub is kept, short and redacted, to be shown as code. */
function sortLink(prLink: string | null | undefined, serverUrl: string) {
  if (!prLink) return { prLink: undefined, rejectedLink: undefined }
  const pull = parsePullLink(prLink, serverUrl)
  const rejectedLink = sanitiseLine(prLink.slice(0, longestLink), 200) || '(empty)'
  return { prLink: pull, rejectedLink: pull === undefined ? rejectedLink : undefined }
}

const contactTries = 3
const betweenTries = 20_000

/** Nothing shows yet that `job-path` is right. @returns why creating ends */
export async function makeContact(context: Context): Promise<End | undefined> {
  const { world, session, inputs } = context
  for (let count = 2; count <= contactTries; count++) {
    await world.sleep(Math.max(betweenTries, inputs['poll-interval']))
    if (world.stop.aborted) return { reason: { code: 'stopped' } }
    const read = await readJobs(context, listActive(session.ledger))
    if (read.end !== undefined) return read.end
    await record(context, read.commands)
    if (session.ledger.contact) return undefined
  }
  return {
    reason: { code: 'job-path' },
    cause: { code: 'job-path' },
    remedy: safe`Set \`job-path\` (now \`${toSafeText(inputs['job-path'])}\`) to the path at which the service returns a job.`,
  }
}

const mostCommits = 5
const clockSkew = 60_000

/** The job's by its marker; or no person made it, no pull request brought it, and it changes a page of the fix. */
async function findPush({ pulls, place }: World, fix: Asked, { source }: ReceivedJob): Promise<Push> {
  const [repository] = listJobRepositories({ source }, place.serverUrl)
  if (repository === undefined) return { kind: 'unknown' }
  const ref = source?.ref?.replace(/^refs\/heads\//, '')
  try {
    const since = fix.at - clockSkew
    const usual = await pulls.listCommits(repository, { since })
    if (usual === undefined) return { kind: 'unknown' }
    const isOther = ref !== undefined && ref !== '' && ref !== place.defaultBranch
    const named = isOther ? ((await pulls.listCommits(repository, { branch: ref, since })) ?? []) : []
    const commits = new Map([...usual, ...named].map((commit) => [commit.sha, commit]))
    const marked = [...commits.values()].find(({ message }) => findMarkers(message).includes(fix.id))
    if (marked !== undefined) return { kind: 'pushed', commit: marked.sha }
    const strange = [...commits.values()].filter(({ isByPerson }) => !isByPerson)
    let isClear = strange.length <= mostCommits
    for (const { sha } of strange.slice(0, mostCommits)) {
      const read = await pulls.readCommit(repository, sha)
      if (read?.hasPull) continue
      if (read !== undefined && fix.pages.some((page) => findFiles(page, read.paths) !== undefined))
        return { kind: 'pushed', commit: sha }
      isClear = false
    }
    return { kind: isClear ? 'none' : 'unknown' }
  } catch (error) {
    if (!(error instanceof KnownError)) throw error
    return { kind: 'unknown' }
  }
}
