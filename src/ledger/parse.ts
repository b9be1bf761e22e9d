// The ledger as text: parsed strictly, since a ledger that is half understood would send work twice.
import { z } from 'zod'
import { parseDocPath } from '../feedback/doc-path.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { keyed, keyedByPage } from './keyed.ts'
import { fixStates, type Ledger } from './ledger.ts'

const time = z.number()
/** Of an issue or a comment: it stands in addresses. */
const id = z.number().int().positive()
/** Ours, but anyone who may write the branch can have changed it. */
const reason = z.string().transform((text) => toSafeText(text, 300))
/** As above; and a ledger of an earlier version may hold names that are folded further today. */
const pages = z.array(z.string()).transform((names) => [...new Set(names.map(parseDocPath))])
const news = z.enum(['pull-request', 'given-up', 'needs-person'])
const pageCount = z.object({ voices: z.number(), up: z.number(), down: z.number(), silent: z.number() })
const intent = { nonce: z.string(), run: z.string(), at: time, lease: time }

const fixSchema = z.strictObject({
  id: z.string(),
  key: z.string(),
  attempt: z.number(),
  state: z.enum(fixStates),
  pages,
  entryIds: z.array(z.string()),
  voices: z.number(),
  votes: z.number(),
  oldest: time.nullable(),
  topics: z.array(z.array(z.string())),
  run: z.string(),
  at: time,
  since: time,
  lease: time.optional(),
  job: z.object({ id: z.string(), status: z.string() }).optional(),
  completedAt: time.optional(),
  unreadableSince: time.optional(),
  prLink: z.string().optional(),
  reason: reason.optional(),
  told: z.array(news),
  review: z.object({ nonce: z.string(), at: time, comment: id.optional() }).optional(),
})

const ledgerSchema = z.strictObject({
  schema: z.literal(1),
  project: z.string(),
  sequence: z.number().int(),
  fixes: z.array(fixSchema),
  creations: z.array(time),
  notBefore: time.optional(),
  contact: z.boolean(),
  cautious: z.boolean(),
  rounds: keyed(z.object({ at: time, failed: z.array(z.string()), succeeded: z.boolean() })),
  attempts: keyed(z.number()),
  repositories: keyed(z.object({ receives: z.boolean(), readTo: time.optional() })),
  declined: z.array(
    z.object({
      fixId: z.string(),
      prLink: z.string().optional(),
      at: time,
      pages,
      signatures: z.array(z.string()),
      before: z.array(z.string()).optional(),
    }),
  ),
  tracking: z.object({
    issue: id.optional(),
    author: z.string().optional(),
    intent: z.object(intent).optional(),
    commentIntent: z.object({ ...intent, news: z.array(z.object({ fixId: z.string(), news })) }).optional(),
    newestComment: id.optional(),
    comments: z.number(),
  }),
  scans: z.record(
    z.string(),
    z.object({
      complete: time.optional(),
      undated: time.optional(),
      undatedPages: z.number().optional(),
      oldestWaiting: time.optional(),
      reopened: z.strictObject({ at: time, oldest: time }).optional(),
      done: z.array(z.string()),
    }),
  ),
  tally: z.object({
    countedTo: time,
    pages: keyedByPage(pageCount, (a, b) => ({
      voices: a.voices + b.voices,
      up: a.up + b.up,
      down: a.down + b.down,
      silent: a.silent + b.silent,
    })),
    weeks: keyed(z.object({ voices: z.number(), votes: z.number() })),
  }),
  votes: keyedByPage(z.array(z.string()), (a, b) => [...new Set([...a, ...b])]),
  waiting: z.object({
    at: time,
    clusters: z.array(
      z.object({
        key: z.string(),
        pages,
        entries: z.number(),
        voices: z.number(),
        votes: z.number(),
        oldest: time.nullable(),
        decision: z.enum(['deferred', 'too-small', 'open-fix', 'declined']),
        reason,
      }),
    ),
    entries: z.number(),
    oldest: time.nullable(),
    more: z.number(),
  }),
  setAside: keyed(z.number()),
  outcomes: z.partialRecord(z.enum(fixStates), z.number()),
  handled: keyed(z.number()),
})

export function createLedger(project: string): Ledger {
  return {
    schema: 1,
    project,
    sequence: 0,
    fixes: [],
    creations: [],
    contact: false,
    cautious: false,
    rounds: {},
    attempts: {},
    repositories: {},
    declined: [],
    tracking: { comments: 0 },
    scans: {},
    tally: { countedTo: 0, pages: {}, weeks: {} },
    votes: {},
    waiting: { at: 0, clusters: [], entries: 0, oldest: null, more: 0 },
    setAside: {},
    outcomes: {},
    handled: {},
  }
}

/** The folder is the project's, but the ledger in it is another's. */
export class ForeignLedger extends Error {}

/** @throws Error naming what is wrong with the text; the caller knows the commit and the remedy. */
export function parseLedger(text: string, project: string): Ledger {
  const ledger = ledgerSchema.parse(JSON.parse(text)) satisfies Ledger
  if (ledger.project !== project) throw new ForeignLedger('ledger.json names another project')
  return ledger
}
