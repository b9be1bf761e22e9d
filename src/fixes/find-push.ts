// Whether a job that ended without a pull request changed the branch itself: a service may be set to push without one.

import type { ReceivedJob } from '../docs-api/contract.ts'
import { KnownError } from '../errors/failure.ts'
import { listJobRepositories } from '../identifiers/pull-link.ts'
import type { Fix } from '../ledger/ledger.ts'
import { findMarkers } from '../prompt/marker.ts'
import { findFiles } from '../review/pages/fit-page.ts'
import type { Context } from '../run/step-context.ts'
import type { Push } from './canary-record.ts'

/** Looked at one by one, newest first. */
const mostCommits = 5
/** Clocks differ slightly. */
const clockSkew = 60_000

/**
 * A commit is the job's if it has the fix's marker, or if no person made it, no pull request brought it, and it changes a page of the fix.
 * The deployment branch is the default branch or the one that the job names.
 */
export async function findPush(
  { pulls, place }: Pick<Context['world'], 'pulls' | 'place'>,
  fix: Pick<Fix, 'id' | 'pages' | 'at'>,
  job: Pick<ReceivedJob, 'source'>,
): Promise<Push> {
  const [repository] = listJobRepositories({ source: job.source }, place.serverUrl)
  if (repository === undefined) return { kind: 'unknown' }
  const ref = job.source?.ref?.replace(/^refs\/heads\//, '')
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
