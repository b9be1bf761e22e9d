// The scripted agent with a fate for every job: most bring a pull request, some fail, some change nothing, some take their time.
import type { Agent } from '../../src/service/agent.ts'
import { createScriptedAgent } from '../../src/service/scripted-agent.ts'
import type { Chance } from '../support/chance.ts'
import type { EmulatedGitHub } from '../support/emulated-github.ts'
import { pages } from './readers.ts'
import { minute, second, wait } from './timeline.ts'

/** What becomes of a job that a page asked for. */
export type Fate = 'pull request' | 'failed' | 'unchanged'

export interface AgentManners {
  /** How likely a job fails, and how likely it changes nothing. */
  readonly failed: number
  readonly unchanged: number
  /** The longest that it mostly works, in milliseconds. */
  readonly slowest: number
  /** How likely it works for longer than a lease lasts. */
  readonly late?: number
}

export interface FatedAgent extends Agent {
  /** Work that will be done within moments. */
  readonly quick: ReadonlySet<Promise<unknown>>
}

/** @param end told how each job ended */
export function createFatedAgent(
  github: EmulatedGitHub,
  chance: Chance,
  { failed, unchanged, slowest, late = 0 }: AgentManners,
  end: (id: string, fate: Fate) => void,
): FatedAgent {
  const later = (ms: number, task: () => void) => void setTimeout(task, ms)
  // Each job changes its pages in a way of its own, so that a page may be fixed any number of times.
  const edit = (text: string, prompt: string) => `${text}\n${/feedback-to-fix: (\w+)/.exec(prompt)?.[1]}\n`
  const edits = Object.fromEntries(pages.map((page) => [`/${page}`, edit]))
  const scripted = createScriptedAgent({ baseUrl: github.url, token: github.tokens.agent, later, edits })
  const quick = new Set<Promise<unknown>>()
  const finish: Agent['work'] = async (job, where) => {
    const dice = chance.random()
    const fate = dice < failed ? 'failed' : dice < failed + unchanged ? 'unchanged' : 'pull request'
    const outcome = fate === 'pull request' ? await scripted.work(job, where) : { prLink: null }
    end(job.id, fate)
    if (fate === 'failed') throw new Error('The agent lost its way')
    return outcome
  }
  return {
    quick,
    async work(job, where) {
      if (chance.random() < late) {
        const due = Date.now() + chance.random() * latest
        // The timeline may jump, and timers do not.
        while (Date.now() < due) await wait(5 * second)
        return finish(job, where)
      }
      const work = wait(second + chance.random() * (slowest - second)).then(() => finish(job, where))
      const ended = work.catch(() => undefined).finally(() => quick.delete(ended))
      quick.add(ended)
      return work
    },
  }
}

/** Longer than a lease, and shorter than a day. */
export const latest = 40 * minute
