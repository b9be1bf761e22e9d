// A snapshot of the branch as a ledger, or why it is none.

import { Failure } from '../failure.ts'
import type { Snapshot } from '../github/ledger-branch.ts'
import { line } from '../text/line.ts'
import { toLine } from '../text/to-line.ts'
import type { Ledger } from './ledger.ts'
import { createLedger, ForeignLedger, parseLedger } from './parse.ts'

export function readLedger(snapshot: Snapshot | undefined, project: string): Ledger {
  if (snapshot?.text === undefined) return createLedger(project)
  try {
    return parseLedger(snapshot.text, project)
  } catch (cause) {
    if (cause instanceof ForeignLedger) throw foreignLedger(snapshot.commit, project, cause)
    const what = line`The ledger at commit ${toLine(snapshot.commit)} is not one that this version can read.`
    const remedy = line`Use the version of the Action that wrote it, or restore the file from the branch’s history with a new commit (git revert; see docs/operations.md).`
    throw new Failure(what, remedy, { cause })
  }
}

function foreignLedger(commit: string, project: string, cause: unknown): Failure {
  const what = line`The ledger in this project’s folder, at commit ${toLine(commit)}, says that it belongs to another project than ${toLine(JSON.stringify(project))}.`
  const remedy = line`If the project’s id has changed, see “Moving the ledger” in docs/operations.md; else restore the file.`
  return new Failure(what, remedy, { cause })
}

export function lostMeanwhile(project: string): Failure {
  const remedy = line`See “The ledger is lost” in docs/operations.md.`
  return new Failure(
    line`The ledger of project ${toLine(JSON.stringify(project))} vanished while this run used it.`,
    remedy,
  )
}

export function lostRaces(): Failure {
  const remedy = line`Let fewer runs of this project overlap; nothing is lost, the next run goes on.`
  return new Failure(
    line`Other runs moved the ledger again and again, so this run could not record what it knows.`,
    remedy,
  )
}
