// Negative controls: rules of the product, broken on purpose and from outside. The simulator must catch every one of them.
import type { Snapshot } from '../../src/github/ledger-branch.ts'
import { type Exchange, type Send, SendError } from '../../src/http/send.ts'
import type { World } from '../../src/world.ts'
import { canaryEmail } from '../support/canaries.ts'
import { type GitHubSend, isRead } from '../support/github-line.ts'
import { createDice } from './dice.ts'
import type { Process } from './process.ts'

type LedgerBranch = World['ledger']

export interface Variant {
  readonly name: string
  readonly seed?: number
  readonly github?: (send: GitHubSend) => GitHubSend
  readonly service?: (send: Send) => Send
  readonly world?: (world: World, process: Process) => World
}

const day = 86_400_000

export const variants: readonly Variant[] = [
  {
    name: 'a reader’s address in a commit',
    seed: 1,
    github: spoil(/^POST .*\/git\/commits$/, { message: canaryEmail }),
  },
  { name: 'no compare-and-swap', seed: 1, github: spoil(/^PATCH .*\/git\/refs\//, { force: true }) },
  { name: 'no nonce', seed: 1, world: (world) => ({ ...world, name: createDice(42).name }) },
  {
    name: 'POST repeated on 5xx',
    seed: 25,
    service: (send) => async (exchange) => {
      const answer = await send(exchange)
      return exchange.method === 'POST' && answer.status >= 500 ? send(exchange) : answer
    },
  },
  {
    name: 'POST repeated on a lost answer',
    seed: 84,
    service: (send) => (exchange) =>
      send(exchange).catch((error: unknown) => {
        if (exchange.method === 'POST' && error instanceof SendError && error.kind === 'no-answer')
          return send(exchange)
        throw error
      }),
  },
  {
    name: 'two requests to GitHub at once',
    seed: 1,
    github: (send) => (request) => {
      if (isRead(request)) send(request).catch(() => undefined)
      return send(request)
    },
  },
  { name: 'effect before record', seed: 1, world: (world) => ({ ...world, ledger: writeBehind(world.ledger) }) },
  {
    name: 'stale candidate reused after a lost race',
    seed: 1,
    world: (world) => {
      const { ledger } = world
      const write: LedgerBranch['write'] = async (base, files, message, goesOn) => {
        const written = await ledger.write(base, files, message, goesOn)
        return written === 'lost' ? ledger.write(await ledger.read(), files, message, goesOn) : written
      }
      return { ...world, ledger: { ...ledger, write } }
    },
  },
  {
    name: 'marker’s author unchecked',
    seed: 37,
    world: (world) => ({ ...world, tracking: { ...world.tracking, recogniseOurs: async () => () => true } }),
  },
  {
    name: 'lease ignored',
    seed: 43,
    world: (world, process) =>
      changeLedger(world, (text) => {
        const ledger = JSON.parse(text)
        const expire = (owned: { run: string; lease?: number } | undefined) => {
          if (owned?.lease !== undefined && owned.run !== process.run) owned.lease = 0
        }
        for (const fix of ledger.fixes) expire(fix)
        expire(ledger.tracking.intent)
        expire(ledger.tracking.commentIntent)
        return JSON.stringify(ledger)
      }),
  },
  {
    name: 'budget kept per run only',
    seed: 524,
    world: (world) => changeLedger(world, (text) => JSON.stringify({ ...JSON.parse(text), jobCreations: [] })),
  },
  {
    name: 'overlap removed',
    seed: 14,
    world: ({ service, ...world }) => {
      const getFeedback: typeof service.getFeedback = ({ dateFrom, ...query }, spend) => {
        const later = dateFrom === undefined ? {} : { dateFrom: new Date(Date.parse(dateFrom) + day).toISOString() }
        return service.getFeedback({ ...query, ...later }, spend)
      }
      return { ...world, service: { ...service, getFeedback } }
    },
  },
  {
    name: 'a position recorded before its page is handled',
    seed: 16,
    world: (world) => spoilWritten(world, forgetWaiting),
  },
  {
    name: 'a budget that skips the scan without dates for ever',
    seed: 6,
    world: ({ service, ...world }) => {
      const getFeedback: typeof service.getFeedback = async (query, spend) =>
        query.dateTo === undefined ? { kind: 'spent' } : service.getFeedback(query, spend)
      return { ...world, service: { ...service, getFeedback } }
    },
  },
  {
    name: 'anybody’s tick counts',
    seed: 27,
    world: (world) => ({ ...world, edits: { ...world.edits, mayWrite: async () => true } }),
  },
  {
    name: 'answered ticks forgotten',
    seed: 1,
    world: (world) => spoilWritten(world, (text) => text.replace(/^ "ticks": \{[^}]*\},?\n/m, '')),
  },
  {
    name: 'what people asked for forgotten before its job exists',
    seed: 1,
    world: (world) =>
      spoilWritten(world, (text) =>
        text.includes('"submitting"') ? JSON.stringify({ ...JSON.parse(text), sendNow: [], asked: [] }) : text,
      ),
  },
  { name: 'what grew too old is not named', seed: 12, world: (world) => dropRows(world, 'outgrown') },
  { name: 'a comment that was left out is forgotten', seed: 22, world: (world) => dropRows(world, 'set-aside') },
  { name: 'adoption removed', seed: 8, world: (world) => changePulls(world, (pull) => ({ ...pull, body: '' })) },
  { name: 'adoption from forks', seed: 132, world: (world) => changePulls(world, (pull) => ({ ...pull, own: true })) },
  {
    name: 'lost ledger taken for a first run',
    seed: 19,
    world: (world) => {
      const findIssue: World['tracking']['findIssue'] = async (number) => {
        const issue = await world.tracking.findIssue(number)
        return issue && { ...issue, body: '' }
      }
      return { ...world, tracking: { ...world.tracking, findIssue, listIssues: async () => [] } }
    },
  },
  {
    name: 'comment repeated on a lost answer',
    seed: 13,
    github: (send) => (request) =>
      send(request).catch((error: unknown) => {
        if (request.method === 'POST' && request.path.endsWith('/comments')) return send(request)
        throw error
      }),
  },
  {
    name: 'an entry is recorded that its prompt does not show',
    seed: 1,
    service: (send) => (exchange) => send(exchange.method === 'POST' ? hideComment(exchange) : exchange),
  },
  {
    name: 'what nobody ticked is sent',
    seed: 9,
    world: (world) =>
      changeLedger(world, (text) => {
        const ledger = JSON.parse(text)
        const listed = ledger.waiting.clusters.flatMap(({ entryIds }: { entryIds: string[] }) => entryIds)
        return JSON.stringify({ ...ledger, sendNow: [...(ledger.sendNow ?? []), ...listed] })
      }),
  },
  {
    name: 'a follow-up repeated',
    seed: 42,
    service: (send) => async (exchange) => {
      if (exchange.url.endsWith('/message')) await send(exchange)
      return send(exchange)
    },
  },
  { name: 'Retry-After ignored', seed: 69, github: withoutHeader('retry-after') },
  { name: 'time is the runner’s', seed: 8, github: withoutHeader('date') },
]

/** As if there had been no room for the last comment of a prompt that shows several. */
function hideComment(exchange: Exchange): Exchange {
  const { prompt, ...rest } = JSON.parse(exchange.body ?? '{}')
  const comments = prompt.split(/(?=^\* Comment)/m)
  const last = comments.length > 2 ? comments.pop() : undefined
  const end = last?.replace(/^(?:[|*] .*\n)*/, '') ?? ''
  return { ...exchange, body: JSON.stringify({ ...rest, prompt: [...comments, end].join('') }) }
}

function spoil(call: RegExp, fields: object): (send: GitHubSend) => GitHubSend {
  return (send) => (request) => {
    const isMeant = call.test(`${request.method} ${request.path}`)
    return send(isMeant ? { ...request, body: { ...(request.body as object), ...fields } } : request)
  }
}

function withoutHeader(name: string): (send: GitHubSend) => GitHubSend {
  return (send) => async (request) => {
    const answer = await send(request)
    const { [name]: _, ...headers } = answer.headers
    return { ...answer, headers }
  }
}

/** Of each file that is written, `spoil` makes another. */
function spoilFiles({ ledger, ...world }: World, spoil: (name: string, text: string) => string): World {
  const write: LedgerBranch['write'] = (base, files, ...others) => {
    const spoilt = Object.entries(files).map(([name, text]) => [name, spoil(name, text)])
    return ledger.write(base, Object.fromEntries(spoilt), ...others)
  }
  return { ...world, ledger: { ...ledger, write } }
}

function spoilWritten(world: World, spoil: (ledger: string) => string): World {
  return spoilFiles(world, (name, text) => (name === 'ledger.json' ? spoil(text) : text))
}

/** Of what became of entries, rows with this reason are not written. */
function dropRows(world: World, reason: string): World {
  const drop = (text: string) => {
    const rows = Object.entries<{ filtered?: string }>(JSON.parse(text))
    return JSON.stringify(Object.fromEntries(rows.filter(([, { filtered }]) => filtered !== reason)))
  }
  return spoilFiles(world, (name, text) => (name.startsWith('handled/') ? drop(text) : text))
}

/** Of what was read of a backlog, nothing counts as waiting. */
function forgetWaiting(text: string): string {
  const ledger = JSON.parse(text)
  for (const scan of Object.values<{ backlog?: { oldestWaiting?: number } }>(ledger.scans))
    delete scan.backlog?.oldestWaiting
  return `${JSON.stringify(ledger)}\n`
}

/** What it reads is changed; what it writes is compared with what lies there, as ever. */
function changeLedger(world: World, change: (text: string) => string): World {
  const { ledger } = world
  const held = new Map<string, string>()
  const read = async () => {
    const snapshot = await ledger.read()
    if (snapshot?.text === undefined) return snapshot
    held.set(snapshot.commit, snapshot.text)
    return { ...snapshot, text: change(snapshot.text) }
  }
  const write: LedgerBranch['write'] = (base, ...rest) =>
    ledger.write(base && { ...base, text: held.get(base.commit) ?? base.text }, ...rest)
  return { ...world, ledger: { ...ledger, read, write } }
}

type Pulls = Extract<Awaited<ReturnType<World['pulls']['listPulls']>>, { kind: 'pulls' }>['pulls']

function changePulls(world: World, change: (pull: Pulls[number]) => Pulls[number]): World {
  const listPulls: World['pulls']['listPulls'] = async (repository, since) => {
    const list = await world.pulls.listPulls(repository, since)
    return list.kind === 'pulls' ? { ...list, pulls: list.pulls.map(change) } : list
  }
  return { ...world, pulls: { ...world.pulls, listPulls } }
}

/** What records that something is being sent is held back until the commit after it. */
function writeBehind(ledger: LedgerBranch): LedgerBranch {
  let held: { base: Snapshot | undefined; files: Parameters<LedgerBranch['write']>[1] } | undefined
  return {
    ...ledger,
    async write(base, files, message, goesOn) {
      const all = { ...held?.files, ...files }
      const from = held === undefined ? base : held.base
      held = undefined
      if (!files['ledger.json']?.includes('"submitting"')) return ledger.write(from, all, message, goesOn)
      held = { base: from, files: all }
      return {
        commit: from?.commit ?? '',
        tree: from?.tree ?? '',
        history: from?.history ?? [],
        text: files['ledger.json'],
      }
    },
  }
}
