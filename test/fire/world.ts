// A world under fire: GitHub, the reference service with an agent, readers who complain, and people who decide about pull requests.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Chance } from '../support/chance.ts'
import { createFakeGitHub } from '../support/fake-github.ts'
import { createApp } from '../support/in-memory-service/app.ts'
import type { LoggedRequest } from './gate.ts'
import type { RunRecord } from './run.ts'
import { getClock, minute, second, wait } from './timeline.ts'

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

export type World = ReturnType<typeof createWorld>

export const project = 'docs'
export const apiKey = 'admin_4b1dK3yOfTheDocsTeam'
export const repository = 'acme/docs'
export const branch = 'feedback-to-fix/ledger'
export const serverUrl = 'http://127.0.0.1:9'
/** Longer than a lease, and shorter than a day. */
const latest = 40 * minute
const pages = 12

export function createWorld(name: string, script: string, chance: Chance, manners: Manners) {
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
  const quick = new Set<Promise<unknown>>()

  const finish = (id: string, prompt: string) => {
    const dice = chance.random() - manners.failed
    const fate = dice < 0 ? 'failed' : dice < manners.unchanged ? 'unchanged' : 'pull request'
    ends.set(id, { at: Date.now(), fate })
    if (fate === 'failed') throw new Error('The agent lost its way')
    if (fate === 'unchanged') return { prLink: null }
    const body = /^feedback-to-fix: .*$/m.exec(prompt)?.[0] ?? ''
    const number = github.openPull({ head: `agent/${id}`, title: id, body, files: { [`docs/${id}.md`]: id } })
    return { prLink: `${serverUrl}/${repository}/pull/${number}` }
  }
  const work = async ({ id, prompt }: { id: string; prompt: string }) => {
    if (chance.random() < manners.late) {
      const due = Date.now() + chance.random() * latest
      // The timeline may jump, and timers do not.
      while (Date.now() < due) await wait(5 * second)
      return finish(id, prompt)
    }
    const working = wait(second + chance.random() * (manners.slowest - second))
    quick.add(working)
    await working
    quick.delete(working)
    return finish(id, prompt)
  }
  let jobs = 0
  const service = createApp({
    projects: [{ id: project, keys: [apiKey], repository, ref: 'main' }],
    agent: { work },
    now: () => Date.now(),
    later: (ms, task) => void setTimeout(task, ms),
    id: () => `job-${++jobs}`,
  })
  /** Until wires and agents are at rest, but for agents that are late. */
  const rest = async () => {
    while (wires.size > 0) await Promise.all(wires)
    // A job begins in a turn of its own, after its creation was answered.
    await wait(2 * second)
    while (quick.size > 0) await Promise.all(quick)
  }

  return {
    ...{ name, script, chance, github, service, entries, ends, wires, log, ledgers, runs, rest },
    complain(count: number) {
      for (let index = 0; index < count; index++) {
        const word = `q${entries.size}x${writeWord(chance)}`
        const id = `fb_${entries.size}`
        service.store.addEntries(project, [complaint(id, `/guide/page-${entries.size % pages}`, word, chance)])
        entries.set(word, id)
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
