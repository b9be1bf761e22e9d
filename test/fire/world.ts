// A world under fire: an emulated GitHub, the reference service with its agent, readers who complain, and people who decide about pull requests.
import { type App, createApp } from '../../src/service/app.ts'
import { listen } from '../../src/service/listen.ts'
import type { Chance } from '../support/chance.ts'
import { type EmulatedGitHub, startGitHub } from '../support/emulated-github.ts'
import { type AgentManners, createFatedAgent, type Fate, latest } from './agent.ts'
import type { LoggedRequest } from './gate.ts'
import { complaint, pages, writeMark } from './readers.ts'
import type { RunRecord } from './run.ts'
import { getClock, second, wait } from './timeline.ts'

export interface World {
  readonly name: string
  /** The copy of the bundle. */
  readonly script: string
  readonly chance: Chance
  readonly github: EmulatedGitHub
  readonly service: App
  readonly serviceUrl: string
  /** Every request of every run. */
  readonly log: LoggedRequest[]
  readonly runs: RunRecord[]
  /** Entry ids by the word that only this entry's comment holds. */
  readonly entries: Map<string, string>
  /** How jobs ended, by id, in virtual time. */
  readonly ends: Map<string, { readonly at: number; readonly fate: Fate }>
  /** Requests that are still on the wire of runs that ended. */
  readonly wires: Set<Promise<void>>
  complain(count: number): void
  /** Merges or declines each open pull request with this probability. */
  decide(probability: number, declining?: number): Promise<void>
  /** Until agents and wires are at rest, but for agents that are late. */
  rest(): Promise<void>
  /** Jumps ahead until the late agents are at rest, too. */
  restWholly(): Promise<void>
  close(): Promise<void>
}

export const project = 'docs'
export const apiKey = 'admin_4b1dK3yOfTheDocsTeam'

export async function startWorld(name: string, script: string, chance: Chance, manners: AgentManners): Promise<World> {
  const files = pages.map((page) => [`docs/${page}.md`, `# The page ${page}\n\nRun it.\n`])
  const github = await startGitHub({ files: Object.fromEntries(files) })
  const entries = new Map<string, string>()
  const ends: World['ends'] = new Map()
  let jobs = 0
  let page = 0
  const agent = createFatedAgent(github, chance, manners, (id, fate) => void ends.set(id, { at: Date.now(), fate }))
  const service = createApp({
    projects: [{ id: project, keys: [apiKey], repository: github.repository, ref: 'main' }],
    agent,
    now: () => Date.now(),
    later: (ms, task) => void setTimeout(task, ms),
    id: () => `job-${++jobs}`,
  })
  const listening = await listen(service, { port: 0, host: '127.0.0.1', grace: 0 })
  const wires: World['wires'] = new Set()
  const rest = async () => {
    while (wires.size > 0) await Promise.all(wires)
    // A job begins in a turn of its own, after its creation was answered.
    await wait(2 * second)
    while (agent.quick.size > 0) await Promise.all(agent.quick)
  }

  return {
    ...{ name, script, chance, github, service, entries, ends, wires },
    serviceUrl: listening.url,
    log: [],
    runs: [],
    complain(count) {
      for (let index = 0; index < count; index++) {
        const word = writeMark(entries.size, chance)
        const id = `fb_${entries.size}`
        entries.set(word, id)
        service.store.addEntries(project, [complaint(id, `/${pages[page++ % pages.length]}`, word, chance)])
      }
    },
    async decide(probability, declining = 0) {
      const open = (await github.listPulls()).filter((pull) => pull.state === 'open')
      for (const { number } of open.filter(() => chance.random() < probability)) {
        await (chance.random() < declining ? github.closePull(number) : github.mergePull(number))
      }
    },
    rest,
    async restWholly() {
      await rest()
      getClock().jump(latest)
      await service.settled()
    },
    async close() {
      await listening.close()
      await github.close()
    },
  }
}
