// Feedback from pages, as `serve --widget` has it: its limits, what is missing for it, and how soon visits are forgotten.
import type { Database } from '../data/database.ts'
import { forgetVisits } from '../data/visits.ts'
import { listWidgets } from '../data/widgets.ts'
import type { WidgetOptions } from '../http/widget-routes.ts'
import type { Values } from './options.ts'
import type { ProcessContext } from './process-context.ts'
import { repeat } from './repeat.ts'
import { describeError, type Log } from './service-log.ts'

/** Between two deletions of what the hours before left, in milliseconds. */
const betweenDeletions = 600_000

export function readWidget(values: Values): WidgetOptions {
  const limits = {
    perAddress: Number(values['widget-per-reader']),
    perProject: Number(values['widget-per-project']),
  }
  return { limits, trustedProxies: Number(values['trusted-proxies'] ?? 0) }
}

/** Says what is missing, and deletes again and again what nobody may keep. @returns ends that */
export async function openWidget(
  { queries }: Database,
  values: Values,
  world: ProcessContext,
  log: Log,
): Promise<() => Promise<void>> {
  if ((await listWidgets(queries)).length === 0)
    log.warn('No page can send feedback yet: allow origins with `feedback-service projects widget`')
  if (values['trusted-proxies'] === undefined)
    log.warn('Readers are identified by the address of their connection: behind a proxy, set --trusted-proxies')
  return repeat(world, betweenDeletions, async () => {
    await forgetVisits(queries, world.now()).catch((error: unknown) =>
      log.error({ err: describeError(error) }, 'Could not delete expired visit records; will retry'),
    )
  })
}
