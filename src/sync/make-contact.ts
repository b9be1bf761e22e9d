// First contact: until a job of this project has been retrieved once, nothing shows that `job-path` is right.
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { readJobs } from './read-jobs.ts'
import { shareNews } from './share-news.ts'
import type { Sync } from './sync.ts'
import { toldToStop } from './unless-stopped.ts'

const tries = 3
const between = 20_000

/** After a first look that failed. @returns why creating ends, or undefined once a job could be read */
export async function makeContact(sync: Sync): Promise<SafeText | undefined> {
  const { world, session, account, inputs } = sync
  for (let count = 2; ; count++) {
    await world.sleep(Math.max(between, inputs['poll-interval']))
    if (world.stop.aborted) return toldToStop
    const fixes = session.ledger.fixes.filter((fix) => fix.state === 'active')
    const events = await readJobs(world, session.run, fixes)
    shareNews(sync, await session.record(events))
    if (session.ledger.contact) return undefined
    if (count === tries) break
  }
  const what = safe`The first job was created, but it cannot be retrieved, so no other is created.`
  account.ended = {
    what,
    remedy: safe`Set \`job-path\` (now \`${toSafeText(inputs['job-path'])}\`) to where the service shows a job.`,
  }
  return what
}
