// Reading jobs: one retrieval each, side by side, as events for the ledger.

import type { LedgerEvent } from '../domain/ledger/event.ts'
import type { Fix } from '../domain/ledger/ledger.ts'
import { parsePullLink } from '../domain/pull-link.ts'
import type { World } from '../world.ts'
import { Failure } from './failure.ts'

export interface JobReading {
  readonly fix: Fix
  readonly event: LedgerEvent | undefined
  readonly readable: boolean
}

/** @throws Failure when the service refuses the key */
export async function readJobs(world: World, run: string, fixes: readonly Fix[]): Promise<JobReading[]> {
  const readings: JobReading[] = []
  const atOnce = 10
  for (let index = 0; index < fixes.length; index += atOnce) {
    const part = fixes.slice(index, index + atOnce)
    readings.push(...(await Promise.all(part.map((fix) => readJob(world, run, fix)))))
  }
  return readings
}

async function readJob(world: World, run: string, fix: Fix): Promise<JobReading> {
  if (fix.job === undefined) return { fix, event: undefined, readable: false }
  const read = await world.service.getJob(fix.job.id)
  const now = world.now()
  switch (read.kind) {
    case 'job': {
      const { link, badLink } = sortLink(read.job.prLink, world.place.serverUrl)
      return { fix, event: { type: 'job-read', fixId: fix.id, job: read.job, link, badLink, run, now }, readable: true }
    }
    case 'unreadable':
      return { fix, event: { type: 'job-unreadable', fixId: fix.id, reason: read.reason, now }, readable: false }
    case 'refused':
      throw new Failure(read.reason, read.remedy)
    case 'stopped':
      return { fix, event: undefined, readable: false }
  }
}

/** Only a pull request of the GitHub in use is a link; anything else is kept, short, to be shown as code. */
function sortLink(prLink: string | null | undefined, serverUrl: string) {
  if (prLink == null || prLink === '') return { link: undefined, badLink: undefined }
  const link = parsePullLink(prLink, serverUrl)?.url
  return link === undefined ? { link, badLink: prLink.slice(0, 200) } : { link, badLink: undefined }
}
