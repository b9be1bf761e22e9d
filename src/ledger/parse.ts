// `ledger.json` as a ledger: read strictly, since a ledger that is half understood would send work twice.
import { z } from 'zod'
import { readFix } from './fix-record.ts'
import { type Ledger, ledgerSchema } from './ledger.ts'
import { migrate } from './migrate.ts'

/** The folder is the project's, but the ledger in it is another's. */
export class ForeignLedger extends Error {}

const version = z.looseObject({ schema: z.number() })

/** @throws Error naming what is wrong with the text; the caller knows the commit and the remedy. */
export function parseLedger(text: string, project: string, serverUrl: string): Ledger {
  const json: unknown = JSON.parse(text)
  const ledger = ledgerSchema.parse(version.parse(json).schema === 1 ? migrate(json) : json)
  if (ledger.project !== project) throw new ForeignLedger('ledger.json names another project')
  return { ...ledger, fixes: ledger.fixes.map((fix) => readFix(fix, serverUrl)) }
}
