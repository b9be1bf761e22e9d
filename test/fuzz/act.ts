// One case of the fuzz: three runs against a service that follows a script, and then is a good one; what must hold all the while.
import { feedbackEntrySchema } from '../../src/docs-api/contract.ts'
import { judgePlayed, summarise } from '../hostile/attack.ts'
import { joinPlayed, openStage, type Played, playReview, playRun } from '../hostile/play.ts'
import { day } from '../support/feedback.ts'
import { isCreation } from '../support/observe.ts'
import type { ServiceFault } from '../support/virtual-service.ts'
import type { RunResult, Stage } from '../support/virtual-world.ts'
import type { Script } from './answers.ts'

export interface Tally {
  cases: number
  runs: number
  entries: number
  answers: number
  sinks: number
}

/** Faults in words; none when all is well. */
export async function act(script: Script, tally: Tally): Promise<string[]> {
  const stage = openStage({ feedback: fit(script), inputs: { quotes: script.quotes, wait: 'PT5M' } })
  const end = obey(stage, script, tally)
  const dry = script.dry ? [await playRun(stage, 'dry run', { inputs: { 'dry-run': 'true' } })] : []
  const played: Played[] = [...dry, await playRun(stage, 'run')]
  end()
  await stage.pass(day)
  played.push(await playRun(stage, 'second run'))
  const pull = stage.look().pulls[0]?.issue.number
  if (pull !== undefined) played.push({ runs: [], sinks: await playReview(stage, pull) })
  await stage.pass(3 * day)
  played.push(await playRun(stage, 'third run'))

  const all = joinPlayed(played)
  tally.cases += 1
  tally.runs += all.runs.length
  tally.sinks += all.sinks.length
  tally.entries += all.runs.reduce((sum, { report }) => sum + report.entries.collected, 0)
  const effects = await judgePlayed(all, [], script.quotes === 'always')
  return [...summarise(effects), ...all.runs.flatMap(judgeEnd), ...listDoubled(stage)]
}

/** Entries that the good service has; what does not fit its contract comes from the script alone. */
function fit({ entries }: Script) {
  const ids = new Set<string>()
  return entries.flatMap((given) => {
    const read = feedbackEntrySchema.safeParse(given)
    if (!read.success || ids.has(read.data.id)) return []
    ids.add(read.data.id)
    return [read.data]
  })
}

function obey(stage: Stage, script: Script, tally: Tally): () => void {
  const left = { pages: [...script.pages], creations: [...script.creations], readings: [...script.readings] }
  return stage.service.intercept((request): ServiceFault => {
    const kind = isCreation(request) ? 'creations' : request.path.startsWith('/v2/') ? 'readings' : 'pages'
    const answer = left[kind].shift()
    if (answer !== undefined) tally.answers += 1
    // Undefined in JSON is no body at all.
    return typeof answer === 'object' && answer.body === undefined ? { ...answer, body: '' } : answer
  })
}

function judgeEnd({ code, failure, report }: RunResult): string[] {
  const faults: string[] = []
  if (failure?.includes('This should not happen')) faults.push(`a fault of the program: ${failure}`)
  if (code === 1 && (failure ?? '').trim() === '') faults.push('a failure without a reason')
  if ((report.end === 'failed') !== (failure !== undefined)) faults.push(`an end of another kind: ${report.end}`)
  return faults
}

/** No two fixes of one entry that may both be alive. */
function listDoubled(stage: Stage): string[] {
  const ledger = stage.readLedger() as { fixes: { state: string; entryIds: string[] }[] } | null
  const alive = (ledger?.fixes ?? []).filter(({ state }) => state !== 'failed' && state !== 'freed')
  const ids = alive.flatMap(({ entryIds }) => entryIds)
  return ids.length === new Set(ids).size ? [] : ['an entry that two fixes hold']
}
