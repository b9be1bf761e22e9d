// A dry run: the prompt of every job that would be created.

import type { Prompt } from '../../prompt/build-prompt.ts'
import { describeJobs } from '../../report/wording/cost.ts'
import { safe } from '../../text/safe-text.ts'
import type { Context, Entries } from '../context.ts'
import type { PlannedCluster } from '../plan/plan-clusters.ts'
import { mayQuote } from '../visibility.ts'
import { prepare } from './submit-job.ts'

/** By cluster key; `shown` is what the job summary may show. */
export type Previews = ReadonlyMap<string, { readonly prompt: Prompt; readonly shown: Prompt }>

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
      const { prompt } = prepare(context, one, entries)
      const shown = quotes ? prompt : prepare(context, one, entries, 'counted').prompt
      return [one.cluster.key, { prompt, shown }]
    }),
  )
}
