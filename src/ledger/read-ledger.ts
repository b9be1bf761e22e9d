// `ledger.json` as a ledger: parsed strictly, since a ledger that is half understood would send work twice.
import { z } from 'zod'
import { Failure } from '../errors/failure.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { readFix } from './fix-record.ts'
import { createLedger, type Ledger, ledgerSchema } from './ledger.ts'
import { migrate } from './migrate.ts'
import type { Snapshot } from './store.ts'

/** The folder is the project's, but the ledger in it is another's. */
class ForeignLedger extends Error {}

const version = z.looseObject({ schema: z.number() })

/** @throws Error naming what is wrong with the text; the caller knows the commit and the remedy. */
export function parseLedger(text: string, project: string, serverUrl: string): Ledger {
  const json: unknown = JSON.parse(text)
  const ledger = ledgerSchema.parse(version.parse(json).schema === 1 ? migrate(json) : json)
  if (ledger.project !== project) throw new ForeignLedger('ledger.json names another project')
  return { ...ledger, fixes: ledger.fixes.map((fix) => readFix(fix, serverUrl)) }
}

export function readLedger(snapshot: Snapshot | undefined, project: string, serverUrl: string): Ledger {
  if (snapshot?.text === undefined) return createLedger(project)
  try {
    return parseLedger(snapshot.text, project, serverUrl)
  } catch (cause) {
    if (cause instanceof ForeignLedger) throw foreignLedger(snapshot.commit, project, cause)
    const what = safe`The ledger at commit ${toSafeText(snapshot.commit)} is not one that this version can read.`
    const restore = safe`restore the file from the branch’s history with a new commit (git revert; see docs/operations.md)`
    const remedy = safe`Use the version of the Action that wrote it, or ${restore}.`
    throw new Failure(what, remedy, { cause })
  }
}

function foreignLedger(commit: string, project: string, cause: unknown): Failure {
  const name = toSafeText(JSON.stringify(project))
  const where = safe`The ledger in this project’s folder, at commit ${toSafeText(commit)},`
  const what = safe`${where} says that it belongs to another project than ${name}.`
  const remedy = safe`If the project’s id has changed, see “Moving the ledger” in docs/operations.md; else restore the file.`
  return new Failure(what, remedy, { cause })
}

export function lostMeanwhile(project: string): Failure {
  const remedy = safe`See “The ledger is lost” in docs/operations.md.`
  return new Failure(
    safe`The ledger of project ${toSafeText(JSON.stringify(project))} vanished while this run used it.`,
    remedy,
  )
}

export function lostRaces(): Failure {
  const remedy = safe`Let fewer runs of this project overlap; nothing is lost, the next run goes on.`
  return new Failure(
    safe`Other runs moved the ledger again and again, so this run could not record what it knows.`,
    remedy,
  )
}
