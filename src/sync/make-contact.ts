// First contact: until a job of this project has been retrieved once, nothing shows that `job-path` is right.
import type { WaitReason } from '../ledger/reason.ts'
import { describeWait } from '../report/reason-text.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { readJobs } from './read-jobs.ts'
import { shareNews } from './share-news.ts'
import type { Sync } from './sync.ts'

const tries = 3
const between = 20_000

/** After a first look that failed. @returns why creating ends, or undefined once a job could be read */
export async function makeContact(sync: Sync): Promise<WaitReason | undefined> {
  const { world, session, account, inputs } = sync
  for (let count = 2; ; count++) {
    await world.sleep(Math.max(between, inputs['poll-interval']))
    if (world.stop.aborted) return { code: 'stopped' }
    const fixes = session.ledger.fixes.filter((fix) => fix.state === 'active')
    const events = await readJobs(world, session.run, fixes)
    shareNews(sync, await session.record(events))
    if (session.ledger.contact) return undefined
    if (count === tries) break
  }
  const reason = { code: 'job-path' } as const
  account.ended = {
    what: describeWait(reason),
    remedy: safe`Set \`job-path\` (now \`${toSafeText(inputs['job-path'])}\`) to where the service shows a job.`,
  }
  return reason
}
