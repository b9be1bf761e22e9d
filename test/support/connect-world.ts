// A run's world: the real clients of both sides, over whatever lines, time and chance a test gives them.
// The clock of the tests does not wait for a module that is loaded on demand.
import '../../src/review/judge-change.ts'
import { createClock } from '../../src/http/clock.ts'
import type { Send } from '../../src/http/send.ts'
import type { Inputs } from '../../src/inputs/inputs.ts'
import { connect, type World } from '../../src/world.ts'
import { asSend, type GitHubSend } from './github-line.ts'

interface Ground extends Pick<World, 'place' | 'random' | 'name' | 'stop' | 'log'> {
  readonly github: GitHubSend
  readonly service: Send
  wall(): number
  steady(): number
  wait(ms: number, signal?: AbortSignal): Promise<void>
  readonly inputs: Inputs
}

export function connectWorld({ github, service, wall, steady, wait, inputs, ...ground }: Ground): World {
  const { place, random, name, stop, log } = ground
  const asked = inputs['api-key'] === '' ? undefined : inputs
  const clock = createClock({ wall, steady })
  const ways = { toGitHub: asSend(github), toService: service, clock, random, sleep: (ms: number) => wait(ms) }
  return {
    ...connect({ github: inputs, service: asked, place, stop }, ways),
    ...{ name, log, sleep: (ms: number) => wait(ms, stop) },
  }
}
