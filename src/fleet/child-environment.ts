// The environment of one visit: what the runner gives every action, this project's inputs, and nothing of the others.
import type { FleetProject } from './project.ts'

type Env = Readonly<Record<string, string | undefined>>

export interface VisitFiles {
  readonly temp: string
  readonly output: string
  readonly summary: string
  /** For everything else that the runner reads back. */
  readonly other: string
  /** An event that says nothing. */
  readonly event: string
}

export interface VisitSecrets {
  readonly apiKey: string
  readonly token: string
}

/** Of the runner's variables, those that grant access to the run's own caches, artifacts and identity. */
const withheld = /^(INPUT_|ACTIONS_|GITHUB_TOKEN$|STATE_)/

/** A fleet's event and run belong to the repository of the workflow: for another tracking repository they are left out. */
const ofThisRepository = ['GITHUB_RUN_ID', 'GITHUB_WORKFLOW_REF', 'GITHUB_REF', 'GITHUB_REF_NAME', 'GITHUB_SHA']

/** @param granted requests to the export that this visit may send */
export function buildVisitEnvironment(
  env: Env,
  { id, repository, inputs }: FleetProject,
  { apiKey, token }: VisitSecrets,
  files: VisitFiles,
  { granted, dryRun }: { readonly granted: number; readonly dryRun: boolean },
): Record<string, string | undefined> {
  const kept = Object.entries(env).filter(([name]) => !withheld.test(name))
  const all = {
    ...inputs,
    ...{ 'project-id': id, 'api-key': apiKey, 'github-token': token, 'max-export-requests': String(granted) },
    ...(dryRun && { 'dry-run': 'true' }),
  }
  const elsewhere = repository !== undefined && repository !== env.GITHUB_REPOSITORY
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...{ RUNNER_TEMP: files.temp, GITHUB_OUTPUT: files.output, GITHUB_STEP_SUMMARY: files.summary },
    ...{ GITHUB_ENV: files.other, GITHUB_PATH: files.other, GITHUB_STATE: files.other },
    ...(elsewhere && {
      ...Object.fromEntries(ofThisRepository.map((name) => [name, undefined])),
      ...{ GITHUB_REPOSITORY: repository, GITHUB_REPOSITORY_OWNER: repository.split('/')[0] },
      ...{ GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_EVENT_PATH: files.event },
    }),
  }
}
