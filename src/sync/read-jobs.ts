// Reading jobs: one retrieval each, side by side, as events for the ledger.

import { listJobRepositories } from '../addresses/job-repositories.ts'
import { parsePullLink } from '../addresses/pull-link.ts'
import { Failure } from '../errors/failure.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix } from '../ledger/ledger.ts'
import { sentence } from '../text/safe-text.ts'
import { sanitiseLine } from '../text/sanitise.ts'
import type { World } from '../world.ts'

const atOnce = 10
/** Of a text that is no link, as much as is looked at. */
const longestLink = 4000

/** @throws Failure when the service refuses the key */
export async function readJobs(world: World, run: string, fixes: readonly Fix[]): Promise<LedgerCommand[]> {
  const events: LedgerCommand[] = []
  const jobs = fixes.flatMap((fix) => (fix.job === undefined ? [] : [{ fixId: fix.id, jobId: fix.job.id }]))
  for (let index = 0; index < jobs.length; index += atOnce) {
    const part = jobs.slice(index, index + atOnce)
    const read = await Promise.all(part.map(({ fixId, jobId }) => readJob(world, run, fixId, jobId)))
    events.push(...read.filter((event) => event !== undefined))
  }
  return events
}

/** Reads one job; undefined when the run was told to stop. */
export async function readJob(
  world: World,
  run: string,
  fixId: string,
  jobId: string,
): Promise<LedgerCommand | undefined> {
  const read = await world.service.getJob(jobId)
  const now = world.now()
  switch (read.kind) {
    case 'job': {
      const { job } = read
      const { serverUrl } = world.place
      const repositories = listJobRepositories(job, serverUrl)
      return { type: 'job-read', fixId, job, repositories, ...sortLink(job.prLink, serverUrl), run, now }
    }
    case 'unreadable':
      return { type: 'job-unreadable', fixId, reason: sentence(read.reason), found: read.found === true, now }
    case 'refused':
      throw new Failure(sentence(read.reason), read.remedy)
    case 'stopped':
      return undefined
  }
}

/** Only a pull request of the GitHub in use is a link; anything else is kept, short and redacted, to be shown as code. */
function sortLink(prLink: string | null | undefined, serverUrl: string) {
  if (prLink == null || prLink === '') return { link: undefined, badLink: undefined }
  const link = parsePullLink(prLink, serverUrl)?.url
  return link === undefined
    ? { link, badLink: sanitiseLine(prLink.slice(0, longestLink), 200) || '(empty)' }
    : { link, badLink: undefined }
}
