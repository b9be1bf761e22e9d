// What is broken in a world that has come to rest, and which runs had a hand in it.
import {
  countTellings,
  type LedgerFile,
  listJobs,
  listUnrest,
  readHandled,
  readHistory,
  readLedger,
  type SentJob,
} from './look.ts'
import { hour } from './timeline.ts'
import type { World } from './world.ts'

export interface Finding {
  readonly what: string
  readonly runs: readonly number[]
}

/** `adopt-within`, as action.yml has it. */
const adoptWithin = 24 * hour
const finding = (what: string, runs: readonly number[] = []): Finding => ({ what, runs: [...new Set(runs)] })

export async function listFindings(world: World): Promise<Finding[]> {
  const history = await readHistory(world)
  return [
    ...(await findDoubled(world, history)),
    ...(await findLost(world)),
    ...(await findUntold(world)),
    ...(await findIssues(world)),
    ...findUnruly(history),
    ...listUnrest(await readLedger(world)).map((what) => finding(`At the end ${what}.`)),
  ]
}

/** A second job for an entry is in order only when the first had failed, or was never heard of again. */
async function findDoubled(world: World, history: readonly LedgerFile[]): Promise<Finding[]> {
  const recorded = new Set(history.flatMap(({ fixes }) => fixes.map(({ job }) => job?.id)))
  const pulls = await world.github.listPulls()
  const jobs = listJobs(world)
  const mayBeAlive = (first: SentJob, second: SentJob) => {
    const end = world.ends.get(first.id)
    if (end?.fate === 'failed' && end.at <= second.at) return false
    const isMarked = pulls.some((pull) => pull.body?.includes(first.marker) && Date.parse(pull.created_at) <= second.at)
    return recorded.has(first.id) || isMarked || second.at - first.at < adoptWithin
  }
  const pairs = jobs.flatMap((second, index) => jobs.slice(0, index).map((first) => [first, second] as const))
  return pairs.flatMap(([first, second]) => {
    const shared = second.words.filter((word) => first.words.includes(word))
    if (shared.length === 0 || !mayBeAlive(first, second)) return []
    const [one, other] = [first, second].map(
      ({ id, run, at }) => `${id} of run ${run} at ${new Date(at).toISOString()}`,
    )
    return [finding(`The entry of ${shared[0]} is in two jobs: ${one} and ${other}.`, [first.run, second.run])]
  })
}

async function findLost(world: World): Promise<Finding[]> {
  const jobs = listJobs(world)
  const last = world.runs.slice(-1).map(({ number }) => number)
  const lost: Finding[] = []
  for (const [word, id] of world.entries) {
    const own = jobs.filter(({ words }) => words.includes(word))
    const failed = own.filter((job) => world.ends.get(job.id)?.fate === 'failed')
    const handled = await readHandled(world, id)
    const runs = [...own.map(({ run }) => run), ...last]
    if (own.length === 0) lost.push(finding(`Entry ${id} (${word}) was never sent; the ledger says ${handled}.`, last))
    else if (failed.length === own.length && !(handled === 'given-up' && own.length > 1))
      lost.push(finding(`Entry ${id} (${word}) failed ${own.length} times; the ledger says ${handled}.`, runs))
    else if (handled === undefined)
      lost.push(finding(`The ledger does not know that entry ${id} (${word}) was sent.`, runs))
  }
  return lost
}

async function findUntold(world: World): Promise<Finding[]> {
  const tellings = [...(await countTellings(world))].filter(([, count]) => count !== 1)
  const jobs = listJobs(world)
  const pulls = await world.github.listPulls()
  return tellings.map(([number, count]) => {
    const body = pulls.find((pull) => pull.number === number)?.body
    const runs = jobs.filter(({ marker }) => body?.includes(marker)).map(({ run }) => run)
    return finding(`Pull request ${number} stands in ${count} comments.`, runs)
  })
}

async function findIssues({ github, log }: World): Promise<Finding[]> {
  const issues = await github.listIssues()
  const runs = log.filter(({ method, path }) => method === 'POST' && path.endsWith('/issues')).map(({ run }) => run)
  return issues.length === 1 ? [] : [finding(`There are ${issues.length} tracking issues.`, runs)]
}

const closed = ['merged', 'unchanged', 'failed', 'archived', 'freed', 'given-up']
const open = ['submitting', 'active', 'uncertain', 'proposed']

/** The ledger is monotone: numbers without a gap, and what was closed stays closed. */
function findUnruly(history: readonly LedgerFile[]): Finding[] {
  const gaps = history.filter(({ sequence }, index) => sequence !== index + 1).slice(0, 1)
  const states = new Map<string, string>()
  const reopened: Finding[] = []
  for (const { sequence, fixes } of history) {
    for (const { id, state } of fixes) {
      const before = states.get(id)
      const back = before !== undefined && (closed.includes(before) || before === 'declined') && open.includes(state)
      if (back) reopened.push(finding(`Fix ${id} was ${before} and became ${state} in ledger ${sequence}.`))
      states.set(id, state)
    }
  }
  return [...gaps.map(({ sequence }) => finding(`Ledger ${sequence} does not follow the one before it.`)), ...reopened]
}
