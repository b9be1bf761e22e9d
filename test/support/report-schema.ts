// The report of a run as a strict schema: the source of docs/report.schema.json, and what tests validate reports against.
// After a change: node test/support/report-schema.ts > docs/report.schema.json && npx biome format --write docs/report.schema.json
import { z } from 'zod'
import { fixStates } from '../../src/ledger/ledger.ts'
import type { WrittenReport } from './report-fixtures.ts'

const ids = z.array(z.string())
const count = z.int().nonnegative()

const cluster = z.strictObject({
  key: z.string().describe('Stable as long as the cluster is about the same pages and topics'),
  pages: ids.describe('In their normal form, such as /guides/install'),
  entryIds: ids,
  words: ids.describe(
    'Up to five that at least two independent readers used, strongest first; none where `quotes` is `never`',
  ),
  topics: z.array(
    z.strictObject({
      terms: ids.describe('The words that characterise the topic, strongest first; they come from readers'),
      reason: z.string().describe('Why these entries are in one topic'),
      entryIds: ids,
    }),
  ),
  decision: z
    .enum(['dispatched', 'planned', 'deferred', 'too-small', 'open-fix', 'declined', 'given-up'])
    .describe('`planned`: what a dry run would have dispatched'),
  reason: z.string(),
  prompt: z
    .string()
    .nullable()
    .describe('The whole prompt, including readers’ words, of a cluster that was sent or, in a dry run, would be'),
  fixId: z.string().nullable(),
  jobId: z.string().nullable(),
})

const fix = z.strictObject({
  id: z.string(),
  state: z.enum(fixStates),
  reason: z.string().nullable().describe('Why it is in this state, where there is more to say'),
  attempt: z.int().positive(),
  at: z.string().describe('When it was sent, in ISO 8601'),
  since: z.string().describe('When it entered this state'),
  entryIds: ids,
  pages: ids,
  job: z.strictObject({ id: z.string(), status: z.string() }).nullable(),
  returns: z
    .strictObject({ fixId: z.string(), prLink: z.string().nullable() })
    .nullable()
    .describe('The merged fix whose complaint it takes up again'),
  prLink: z.string().nullable(),
})

const verdict = z
  .enum(['fewer', 'more', 'unclear', 'too-few', 'too-early', 'too-short'])
  .describe(
    '`unclear`: no change can be told from chance; `too-few`, `too-early`, `too-short` (what is known): nothing can be said',
  )
const merged = z.strictObject({
  fixId: z.string(),
  prLink: z.string().nullable(),
  pages: ids,
  mergedAt: z.string(),
  complaints: z
    .strictObject({
      days: count.describe('Length of each of the two periods'),
      before: count,
      after: count,
      atLeast: z.boolean().describe('There may be more after the merge: the ledger stops counting at 100'),
      ratio: z
        .strictObject({ low: z.number(), high: z.number() })
        .nullable()
        .describe('The 95 % interval of after to before; null if none was counted before'),
      verdict,
    })
    .describe('In words like those of another complaint that the fix was sent for'),
  toResolve: ids.describe('Ids of its entries that may still be pending in the service'),
})

export const reportSchema = z
  .strictObject({
    version: z.literal(1),
    end: z.enum(['nothing-new', 'done', 'partly-done', 'failed']),
    run: z.string().describe('Nonce of the run, also in the ledger’s commits'),
    actionVersion: z.string(),
    runUrl: z.string().nullable().describe('URL of the workflow run'),
    endedAt: z.string().nullable().describe('By GitHub’s clock; null for a run that did not reach the ledger'),
    entries: z.strictObject({
      collected: count.describe('All entries that were read'),
      new: count.describe('Those with words that are not settled yet'),
      handled: count.describe('Entries with words that are in a fix already, or were set aside'),
      wordless: count.describe('Votes: entries without words, which are only counted'),
      redactions: z
        .strictObject({ emails: count, phones: count, cards: count, secrets: count, addresses: count })
        .describe('In the comments of the clusters that are sent or, in a dry run, would be'),
      skipped: z.array(z.strictObject({ id: z.string(), reason: z.string() })),
      requests: z.int().min(0).describe('Requests to the export, including retries'),
      unread: z
        .enum(['budget', 'limited', 'empty', 'broken'])
        .nullable()
        .describe('Why part of the export is left for the next run'),
    }),
    clusters: z.array(cluster),
    fixes: z.array(fix).describe('Open fixes, and those that this run created, followed or saw change'),
    merged: z.array(merged).describe('The latest merged fixes, newest merge first, with counts before and after'),
    gap: z
      .strictObject({
        since: z.string().describe('When feedback was collected before it'),
        until: z.string().describe('When this run ended it'),
        covered: z.string().nullable().describe('Feedback left in it before this time was missed'),
      })
      .nullable()
      .describe('If no run collected feedback for much longer than usual before this one'),
    tracking: z.strictObject({ issueUrl: z.string().nullable() }),
  })
  .meta({
    title: 'Report of one run of feedback-to-fix',
    description: 'It contains readers’ words: do not upload it in a public repository.',
  }) satisfies z.ZodType<WrittenReport>

export const renderReportSchema = () => `${JSON.stringify(z.toJSONSchema(reportSchema), null, 2)}\n`

if (process.argv[1] === import.meta.filename) process.stdout.write(renderReportSchema())
