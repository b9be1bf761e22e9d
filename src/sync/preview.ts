// A dry run: every prompt is shown in the job summary, and nothing is written anywhere.
import { count, safe } from '../text/safe-text.ts'
import { writePrompt } from './choose.ts'
import { mayQuote } from './quotes.ts'
import type { Plan, Sync } from './sync.ts'

export async function preview(sync: Sync, plans: readonly Plan[], template: string | undefined): Promise<void> {
  const { world, inputs, account } = sync
  const words = plans.length > 0 && (await mayQuote(world, inputs)) ? 'shown' : 'counted'
  account.previews = new Map(plans.map((plan) => [plan.cluster.key, writePrompt(sync, plan, template, words)]))
  for (const plan of plans) plan.fixId = null
  const planned = plans.filter((plan) => plan.decision === 'planned').length
  world.log.info(
    safe`Dry run: ${count(planned, 'job')} would be created; nothing was created or written. The prompts are in the job summary.`,
  )
}
