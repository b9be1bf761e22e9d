// A world under fire: GitHub, the service with its database and an agent, readers who complain, and people who decide about pull requests.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { AgentOutcome, Task } from '../../src/service/agents/agent.ts'
import type { JobRecord } from '../../src/service/data/jobs.ts'
import type { Chance } from '../support/chance.ts'
import { createFakeGitHub } from '../support/fake-github.ts'
import { startService } from '../support/own-service.ts'
import type { LoggedRequest } from './gate.ts'
import type { RunRecord } from './run.ts'
import { getClock, hour, minute, second, wait } from './timeline.ts'

/** What becomes of a job. */
export type Fate = 'pull request' | 'failed' | 'unchanged'

export interface Manners {
  /** How likely a job fails, changes nothing, or takes longer than a lease lasts. */
  readonly failed: number
  readonly unchanged: number
  readonly late: number
  /** The longest that it takes otherwise, in milliseconds. */
  readonly slowest: number
}

export type World = Awaited<ReturnType<typeof createWorld>>

export const project = 'docs'
export const apiKey = 'admin_4b1dK3yOfTheDocsTeam'
export const repository = 'acme/docs'
export const branch = 'feedback-to-fix/ledger'
export const serverUrl = 'http://127.0.0.1:9'
/** Longer than a lease, and shorter than a day. */
const latest = 40 * minute
const pages = 12
/** The timeline jumps by days, and no worker dies here. */
const leaseSeconds = (7 * 24 * hour) / second
/** More jobs than a world has at once: a late one holds up no other. */
const concurrency = 100

export async function createWorld(name: string, script: string, chance: Chance, manners: Manners) {
  const github = createFakeGitHub({ now: () => Date.now(), repository, serverUrl })
  /** Entry ids by the word that only this entry's comment holds. */
  const entries = new Map<string, string>()
  /** How jobs ended, by id, in virtual time. */
  const ends = new Map<string, { at: number; fate: Fate }>()
  /** Requests that are still on the wire, perhaps of runs that ended. */
  const wires = new Set<Promise<void>>()
  /** Every request of every run, and every ledger that the branch held. */
  const [log, ledgers]: [LoggedRequest[], string[]] = [[], []]
  const runs: RunRecord[] = []
  /** Jobs that take their time. */
  const late = new Set<string>()

  const finish = ({ jobId: id, prompt }: Task): AgentOutcome => {
    const dice = chance.random() - manners.failed
    const fate = dice < 0 ? 'failed' : dice < manners.unchanged ? 'unchanged' : 'pull request'
    ends.set(id, { at: Date.now(), fate })
    if (fate === 'failed') return { status: 'failed', reason: 'The agent lost its way' }
    if (fate === 'unchanged') return { status: 'completed', prLink: null }
    const body = /^feedback-to-fix: .*$/m.exec(prompt)?.[0] ?? ''
    const number = github.openPull({ head: `agent/${id}`, title: id, body, files: { [`docs/${id}.md`]: id } })
    return { status: 'completed', prLink: `${serverUrl}/${repository}/pull/${number}` }
  }
  const run = async (task: Task) => {
    if (chance.random() < manners.late) {
      late.add(task.jobId)
      const due = Date.now() + chance.random() * latest
      // The timeline may jump, and timers do not.
      while (Date.now() < due) await wait(5 * second)
    } else await wait(second + chance.random() * (manners.slowest - second))
    return finish(task)
  }
  const agent = { model: 'agent', run }
  const service = await startService({ project, key: apiKey, repository, agent, concurrency, leaseSeconds })
  /** Until wires and agents are at rest, but for agents that are late. */
  const rest = async () => {
    while (wires.size > 0) await Promise.all(wires)
    const isQuick = ({ job }: JobRecord) => job.status === 'active' && !late.has(job.id)
    while ((await service.jobs()).some(isQuick)) await wait(second)
  }

  return {
    ...{ name, script, chance, github, service, entries, ends, wires, log, ledgers, runs, rest },
    async complain(count: number) {
      for (let index = 0; index < count; index++) {
        const word = `q${entries.size}x${writeWord(chance)}`
        const id = `fb_${entries.size}`
        const path = `/guide/page-${entries.size % pages}`
        entries.set(word, id)
        await service.addEntries([complaint(id, path, word, chance)])
      }
    },
    /** Merges or declines each open pull request with this probability. */
    decide(probability: number, declining = 0) {
      for (const { issue } of github.listPulls()) {
        if (issue.state !== 'open' || chance.random() >= probability) continue
        if (chance.random() < declining) github.closePull(issue.number)
        else github.mergePull(issue.number)
      }
    },
    /** Jumps ahead until the late agents are at rest, too. */
    async restWholly() {
      await rest()
      getClock().jump(latest)
      await service.settled()
    },
    [Symbol.asyncDispose]: service.close,
  }
}

/** Words without likeness: what is like a topic that was declined would wait. */
function writeWord({ random }: Chance): string {
  const letter = (letters: string) => letters[Math.floor(random() * letters.length)]
  return Array.from({ length: 4 }, () => `${letter('bcdfghjklmnpqrstvwxz')}${letter('aeiouy')}`).join('')
}

/** The words that tell entries from each other, in a prompt too. */
export const findWords = (text: string) => [...new Set(text.match(/\bq\d+x[a-z]{8}\b/g))]

function complaint(id: string, path: string, word: string, chance: Chance): FeedbackEntry {
  const write = () => writeWord(chance)
  const comment = `${write()} ${write()} ${word} ${write()} ${write()}`
  const createdAt = new Date(Date.now() - minute - chance.random() * 30 * minute).toISOString()
  return { id, path, comment, createdAt, status: 'pending', source: 'contextual', helpful: false, contact: null }
}
