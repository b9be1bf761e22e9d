// One process of the fire: `send` creates jobs until it has made so many, `work` works on them; both say what they did, line by line,
// before anything else can happen to them.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../../src/service/data/database.ts'
import { openQueue } from '../../../src/service/worker/open-queue.ts'
import { startWorker } from '../../../src/service/worker/worker.ts'
import { addJob } from '../builders.ts'

export interface Orders {
  readonly role: 'send' | 'work'
  readonly url: string
  readonly projects: readonly string[]
  readonly jobs: number
  /** Between two creations, and for each job, on average. */
  readonly milliseconds: number
  readonly leaseSeconds: number
}

const { role, url, projects, jobs, milliseconds, leaseSeconds }: Orders = JSON.parse(process.argv[2] ?? '')
const say = (...words: readonly (string | number | bigint)[]) => void writeSync(1, `${words.join(' ')}\n`)
const options = { leaseSeconds, maxAttempts: 1000, id: randomUUID, now: Date.now, onError: () => {} }
const database = await openDatabase(url)
const queue = await openQueue(database, url, role === 'work' ? 'worker' : 'sender', options)
say('up')

if (role === 'send') {
  for (let made = 0; made < jobs; made++) {
    const projectId = projects[made % projects.length] ?? ''
    const id = randomUUID()
    try {
      await addJob(database, id, { projectId, now: Date.now(), jobsPerHour: 1_000_000, enqueue: queue.enqueue })
      say('accepted', id)
    } catch (fault) {
      say('refused', String(fault))
    }
    await sleep(milliseconds * 2 * Math.random())
  }
  await queue.close()
  await database.close()
} else {
  const worker = startWorker({
    queue,
    agent: {
      model: 'fire',
      async run({ jobId }, signal) {
        const run = randomUUID()
        say('begun', jobId, run, process.hrtime.bigint())
        await sleep(milliseconds * 2 * Math.random(), undefined, { signal }).catch(() => {})
        say('ended', jobId, run, process.hrtime.bigint())
        return { status: 'completed', prLink: `https://github.example/${run}` }
      },
    },
    ...{ concurrency: 4, leaseSeconds, pollMilliseconds: 50, steady: () => performance.now() },
    onEvent: (event) => {
      if (event.kind === 'ended') {
        const { claim, outcome } = event
        say('recorded', claim.task.jobId, outcome.status === 'completed' ? String(outcome.prLink) : '')
      }
      if (event.kind === 'error') say('fault', String(event.error))
    },
  })
  process.once('SIGTERM', async () => {
    await worker.stop(5000)
    await queue.close()
    await database.close()
  })
}
