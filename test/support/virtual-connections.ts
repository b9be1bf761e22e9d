// The world of one virtual run: in-memory transports, every request written down.
import type { Send } from '../../src/http/send.ts'
import type { Inputs } from '../../src/inputs/inputs.ts'
import type { Log } from '../../src/log/log.ts'
import type { RunContext, World } from '../../src/world.ts'
import type { Chance } from './chance.ts'
import { connectWorld } from './connect-world.ts'
import { bearerOf, type TokenName } from './fake/permissions.ts'
import type { FakeGitHub } from './fake-github.ts'
import type { GitHubSend } from './github-line.ts'
import type { VirtualClock } from './virtual-clock.ts'
import type { VirtualService } from './virtual-service.ts'
import type { SeenRequest } from './virtual-world.ts'

const latency = 100

export interface Life {
  readonly clock: VirtualClock
  readonly github: FakeGitHub
  readonly service: VirtualService
  readonly chance: Chance
  readonly place: RunContext
  readonly log: Log
  readonly stop: AbortSignal
  readonly inputs: Inputs
  readonly token: TokenName
  readonly seen: SeenRequest[]
  /** Milliseconds by which the runner's own clock is ahead; negative: behind. */
  readonly skew?: number | undefined
  readonly dieAt?: ((request: { method: string; path: string }) => 'before' | 'after' | undefined) | undefined
}

export function assembleWorld(life: Life): { world: World; death: Promise<void> } {
  const { clock, chance, place, log, stop, inputs, skew = 0 } = life
  const { now: steady, sleep: wait } = clock
  const end = Promise.withResolvers<void>()
  const sends = createSends(life, end.resolve)
  const wall = () => clock.now() + skew
  const world = connectWorld({ ...sends, ...chance, wall, steady, wait, place, log, stop, inputs })
  return { world, death: end.promise }
}

function createSends(
  { clock, github, service, seen, dieAt, token }: Life,
  die: () => void,
): { github: GitHubSend; service: Send } {
  let dead = false
  const by = bearerOf(token)
  /** A dead process neither sends nor hears anything. */
  const live = async <T>(request: { method: string; path: string }, exchange: () => Promise<T>): Promise<T> => {
    const moment = dead ? undefined : dieAt?.(request)
    if (moment === 'before') kill()
    if (dead) return new Promise(() => {})
    const [ended] = await Promise.allSettled([exchange()])
    await clock.sleep(latency)
    if (moment === 'after') kill()
    if (dead) return new Promise(() => {})
    if (ended.status === 'rejected') throw ended.reason
    return ended.value
  }
  const kill = () => {
    dead = true
    die()
  }

  return {
    github: ({ method, path, query, body, raw }) =>
      live({ method, path }, async () => {
        const headers = { accept: raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json' }
        const at = github.requests.length
        try {
          const { body: data, ...answer } = await github.send({ method, path, query: query ?? {}, body, headers, by })
          return { ...answer, data }
        } finally {
          for (const request of github.requests.slice(at, at + 1)) seen.push({ ...request, to: 'github' })
        }
      }),
    service: (exchange) =>
      live({ method: exchange.method, path: new URL(exchange.url).pathname }, () =>
        service.send(exchange, (request) => void seen.push({ ...request, to: 'service' })),
      ),
  }
}
