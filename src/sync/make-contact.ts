// First contact: until a job of this project has been retrieved once, nothing shows that `job-path` is right.
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { logChanges } from './changes.ts'
import type { Context, End } from './context.ts'
import { listActive, readJobs } from './read-jobs.ts'

const tries = 3
const between = 20_000

/** After a first look that failed. @returns why creating ends, or undefined once a job could be read */
export async function makeContact(context: Context): Promise<End | undefined> {
  const { world, session, inputs } = context
  for (let count = 2; count <= tries; count++) {
    await world.sleep(Math.max(between, inputs['poll-interval']))
    if (world.stop.aborted) return { reason: { code: 'stopped' } }
    const read = await readJobs(context, listActive(session.ledger))
    if (read.end !== undefined) return read.end
    logChanges(context, await session.record(read.commands))
    if (session.ledger.contact) return undefined
  }
  return {
    reason: { code: 'job-path' },
    remedy: safe`Set \`job-path\` (now \`${toSafeText(inputs['job-path'])}\`) to where the service shows a job.`,
  }
}
