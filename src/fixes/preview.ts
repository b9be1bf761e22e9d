// A dry run: the prompt of every job that would be created.

import type { Prompt } from '../prompt/build-prompt.ts'
import type { PlannedCluster } from '../queue/plan-clusters.ts'
import { type Context, type Entries, mayQuote } from '../run/step-context.ts'
import { safe } from '../text/safe-text.ts'
import { describeJobs } from './job-cost.ts'
import { countWords, prepare, type Submission } from './prepare-job.ts'

/** By cluster key; `shown` is what the job summary may show. */
export type Previews = ReadonlyMap<string, Pick<Submission, 'planned' | 'left' | 'prompt'> & { readonly shown: Prompt }>

export async function preview(
  context: Context,
  clusters: readonly PlannedCluster[],
  entries: Entries,
): Promise<Previews> {
  const { world, inputs } = context
  const planned = clusters.filter(({ decision }) => decision === 'planned')
  const quotes = planned.length > 0 && (await mayQuote(world, inputs))
  world.log.info(
    safe`Dry run: a real run would create ${describeJobs(planned.length, inputs)}. The prompts are in the job summary.`,
  )
  return new Map(
    planned.map((one) => {
      const job = prepare(context, one, entries)
      return [one.cluster.key, { ...job, shown: quotes ? job.prompt : countWords(context, job, entries) }]
    }),
  )
}
