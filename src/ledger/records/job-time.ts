// How long a job took, as the ledger records it.
import { z } from 'zod'
import type { Frozen } from './fix.ts'

const seconds = z.number().int().nonnegative()

/** Counted from the intent: the run that found its end had last seen it active at `from`, and found it ended at `to`. */
export const jobTimeSchema = z.object({ from: seconds, to: seconds })
export type JobTime = Frozen<z.output<typeof jobTimeSchema>>
