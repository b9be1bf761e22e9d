// One job of the matrix: visits its projects, a few at a time, each in a process of its own.
import { createAllowance } from '../fleet/allowance.ts'
import { parseKeys } from '../fleet/keys.ts'
import { parsePlanFile } from '../fleet/plan-file.ts'
import type { FleetProject } from '../fleet/project.ts'
import { buildUnstarted, renderResults, type VisitResult } from '../fleet/visit-result.ts'
import { maskSecrets } from '../runner/secret-forms.ts'
import { count, formatNumber, joinLines, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { readIfThere, writeWhole } from './files.ts'
import { readStepInput, type Stage } from './stage.ts'
import { visitProject } from './visit-project.ts'

/** Processes side by side: most of a visit is waiting. */
const sideBySide = 8

/** @returns the exit code: a failing project is reported by the last job, and does not affect the others */
export async function visitStep(stage: Stage): Promise<number> {
  const plan = parsePlanFile((await readIfThere(readStepInput(stage, 'plan'))) ?? '')
  const batch = plan.batches[Number(readStepInput(stage, 'batch'))]
  if (batch === undefined) throw new Error('The plan has no such batch')
  const findKey = readKeys(stage)
  const token = readStepInput(stage, 'github-token')
  maskSecrets({ setSecret: (secret) => stage.write(`::add-mask::${escapeData(secret)}\n`) }, [token])

  const counts = Map.groupBy(batch.visits, ({ project }) => project.organisation)
  const visits = Object.fromEntries([...counts].map(([name, own]) => [name, own.length]))
  const allowance = createAllowance(batch.requests, visits)
  const results: VisitResult[] = []
  const finish = async (result: VisitResult) => {
    results.push(result)
    // After each, so that a job that is cancelled leaves what it knows.
    await writeWhole(readStepInput(stage, 'results'), renderResults(results))
  }
  const queue = batch.visits.map(({ project }) => project)
  const work = async () => {
    for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
      const about = { project: project.id, organisation: project.organisation }
      const apiKey = findKey(project)
      const granted = allowance.grant(project.organisation)
      if (stage.stop.signal.aborted) await finish(buildUnstarted('not-run', about, 'The run was stopped.', stage.now()))
      else if (apiKey === '') await finish(buildUnstarted('failed', about, describeMissingKey(project), stage.now()))
      else if (granted === 0) await finish(buildUnstarted('not-run', about, noRequests, stage.now()))
      else {
        const result = await visitProject(stage, project, { apiKey, token }, { granted, dryRun: plan.dryRun })
        allowance.settle(project.organisation, granted, result.requests)
        await finish(result)
        continue
      }
      allowance.settle(project.organisation, granted, 0)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  const failed = results.filter(({ end }) => end === 'failed').length
  stage.log.info(safe`${count(results.length, 'project')} visited, ${formatNumber(failed)} failed.`)
  return stage.stop.code ?? 0
}

const noRequests = safe`This hour’s export requests were used up before its turn; the next run starts with it.`

function describeMissingKey({ key }: FleetProject): string {
  if (key === undefined)
    return safe`There is no key for it: store the admin key as the secret \`DOCS_API_KEY\`, and pass it on to the \
fleet’s workflow.`
  return safe`The secret \`DOCS_API_KEYS\` has no line \`${toSafeText(key, 100)}=…\`: add it, or correct \`key\` in \
the list of projects.`
}

/** @returns finds a project's key; empty if there is none */
function readKeys(stage: Stage): (project: FleetProject) => string {
  const shared = readStepInput(stage, 'api-key')
  const { named, unread } = parseKeys(readStepInput(stage, 'api-keys'))
  const secrets = [shared, ...named.values()]
  maskSecrets({ setSecret: (secret) => stage.write(`::add-mask::${escapeData(secret)}\n`) }, secrets)
  if (unread.length > 0) {
    const lines = joinLines(unread.slice(0, 10).map(formatNumber), ', ')
    stage.log.warning(safe`The secret \`DOCS_API_KEYS\` has lines that are not \`NAME=key\`: ${lines}.`)
  }
  return ({ key }) => (key === undefined ? shared : (named.get(key) ?? ''))
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
