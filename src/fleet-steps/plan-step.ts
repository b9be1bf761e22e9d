// The first job: reads the list, decides who has a turn, and writes the plan for the others.
import { formatInputErrors } from '../errors/failure.ts'
import { listJobs, mostJobs, splitIntoBatches } from '../fleet/batches.ts'
import { listPlaceErrors } from '../fleet/places.ts'
import { holdRound, type OrganisationPlan, planAsked, planFleet } from '../fleet/plan.ts'
import { buildPlanFile } from '../fleet/plan-file.ts'
import type { FleetProject } from '../fleet/project.ts'
import { chooseProjects, parseProjectList } from '../fleet/project-list.ts'
import { describePlan } from '../fleet/render-plan.ts'
import { parseState } from '../fleet/state.ts'
import { parseHiddenLine } from '../report/parts/hidden-line.ts'
import { renderInputErrors } from '../report/summary/input-errors.ts'
import { parseIssueEvent } from '../runner/issue-event.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import { addSummary, readIfThere, setOutput, writeWhole } from './files.ts'
import { parseSettings, type Settings } from './settings.ts'
import { readStepInput, type Stage } from './stage.ts'

/** @returns the exit code */
export async function planStep(stage: Stage): Promise<number> {
  const read = parseSettings(stage)
  const text = await readList(stage)
  const list = text === undefined ? noList : parseProjectList(text)
  const errors = [
    ...('errors' in read ? read.errors : []),
    ...(list.kind === 'invalid' ? list.errors : listPlaceErrors(list.projects, readPlace(stage))),
  ]
  if (errors.length > 0 || 'errors' in read || list.kind === 'invalid') return refuse(stage, errors)

  const { settings } = read
  const asked = await readAsked(stage, settings)
  const chosen = asked === undefined ? undefined : chooseProjects(list.projects, asked)
  if (chosen?.kind === 'invalid' && settings.only.length > 0) return refuse(stage, chosen.errors)
  const plans = await decide(stage, list.projects, chosen?.kind === 'invalid' ? [] : chosen?.projects, settings)

  const limits = { every: settings.every, requestsPerHour: settings['export-requests-per-hour'] }
  for (const line of plans.flatMap((plan) => describePlan(plan, limits))) stage.log.info(line)
  const batches = splitIntoBatches(plans, settings['projects-per-job'])
  const plan = buildPlanFile(stage.now(), settings['dry-run'], plans, batches)
  await writeWhole(readStepInput(stage, 'plan'), JSON.stringify(plan))
  await setOutput(stage, 'jobs', JSON.stringify(listJobs(batches, readPlace(stage).repository)))
  stage.log.info(safe`${count(batches.length, 'job')}, of ${mostJobs} that a matrix can have.`)
  return 0
}

function readPlace(stage: Stage) {
  return { repository: stage.env.GITHUB_REPOSITORY ?? '', hasApp: readStepInput(stage, 'app-client-id') !== '' }
}

const noList = {
  kind: 'invalid',
  errors: [
    safe`There is no list of projects: give it as the input \`projects\`, or commit the file that \`projects-file\` \
names (by default \`.github/projects.json\`).`,
  ],
} as const

async function readList(stage: Stage): Promise<string | undefined> {
  const given = readStepInput(stage, 'projects')
  return given === '' ? readIfThere(readStepInput(stage, 'projects-file') || '.github/projects.json') : given
}

/** Whom a person or a ticked box asks for; undefined: nobody in particular. */
async function readAsked(stage: Stage, { only }: Settings): Promise<readonly string[] | undefined> {
  if (stage.env.GITHUB_EVENT_NAME !== 'issues') return only.length > 0 ? only : undefined
  const event = parseIssueEvent(JSON.parse((await readIfThere(stage.env.GITHUB_EVENT_PATH ?? '')) ?? '{}'))
  const project = parseHiddenLine(event.body)?.project
  if (project === undefined) stage.log.info(safe`Nothing to do: this is not a tracking issue.`)
  return project === undefined ? [''] : [project]
}

async function decide(
  stage: Stage,
  projects: readonly FleetProject[],
  asked: readonly FleetProject[] | undefined,
  settings: Settings,
): Promise<OrganisationPlan[]> {
  const text = await readIfThere(readStepInput(stage, 'state'))
  const state = text === undefined ? undefined : parseState(text)
  if (state === undefined) stage.log.info(safe`No earlier run found: starting a new round.`)
  const limits = { every: settings.every, requestsPerHour: settings['export-requests-per-hour'] }
  if (asked !== undefined) return planAsked(projects, asked, state, stage.now(), limits)
  const plans = planFleet(projects, state, stage.now(), limits)
  return settings['dry-run'] ? holdRound(plans, state) : plans
}

async function refuse(stage: Stage, errors: readonly SafeText[]): Promise<number> {
  stage.log.error(formatInputErrors(errors))
  await addSummary(stage, renderInputErrors(errors))
  return 1
}
