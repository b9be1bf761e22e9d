// What a process that the runner starts finds: files to write to, a workspace, and environment variables.
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readAction } from '../docs/inputs-tables.ts'
import type { ActionOptions } from './run-action.ts'
import { words } from './words.ts'

export const root = resolve(import.meta.dirname, '../..')
const action = readAction(root)

const folders = ['workspace', 'temp', 'home'] as const
const texts = ['output', 'state', 'env', 'path', 'summary'] as const
export type RunnerFiles = Readonly<Record<(typeof folders | typeof texts)[number] | 'event', string>>

export function prepareFiles(home: string, { files = {}, event }: ActionOptions): RunnerFiles {
  const path = (name: string) => join(home, name)
  for (const folder of folders) mkdirSync(path(folder))
  for (const name of texts) writeFileSync(path(name), '')
  writeFileSync(path('event.json'), JSON.stringify(event?.payload ?? {}))
  for (const [name, text] of Object.entries(files)) {
    const target = join(path('workspace'), name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  const paths = Object.fromEntries([...folders, ...texts].map((name) => [name, path(name)]))
  return { ...paths, event: path('event.json') } as RunnerFiles
}

/** What is the same for every run; a variable whose name alone stands here is empty. */
const constants = words(`
  CI=true GITHUB_ACTIONS=true GITHUB_ACTION=__acme_feedback-to-fix GITHUB_ACTION_REF=v1
  GITHUB_ACTION_REPOSITORY=acme/feedback-to-fix GITHUB_ACTOR=acme GITHUB_ACTOR_ID=7 GITHUB_TRIGGERING_ACTOR=acme
  GITHUB_REPOSITORY=acme/docs GITHUB_REPOSITORY_ID=42 GITHUB_REPOSITORY_OWNER=acme GITHUB_REPOSITORY_OWNER_ID=7
  GITHUB_REF=refs/heads/main GITHUB_REF_NAME=main GITHUB_REF_PROTECTED=false GITHUB_REF_TYPE=branch GITHUB_BASE_REF
  GITHUB_HEAD_REF GITHUB_JOB=feedback GITHUB_RUN_ATTEMPT=1 GITHUB_RUN_NUMBER=1 GITHUB_RETENTION_DAYS=90
  GITHUB_WORKFLOW=Feedback GITHUB_WORKFLOW_REF=acme/docs/.github/workflows/feedback-to-fix.yml@refs/heads/main
  ACTIONS_STEP_DEBUG=true RUNNER_DEBUG=1 RUNNER_ARCH=X64 RUNNER_OS=Linux RUNNER_NAME=runner
  RUNNER_ENVIRONMENT=github-hosted
`).map((pair) => pair.split('='))

export function buildEnvironment(files: RunnerFiles, { inputs, github, event, env = {} }: ActionOptions) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const variables: Record<string, string | undefined> = {
    // The cache is of the tests' own: compiled modules, so that each start takes less.
    ...{ PATH, NODE_COMPILE_CACHE, HOME: files.home },
    ...buildInputVariables(inputs, { 'github.token': github.tokens.bot }),
    ...Object.fromEntries(constants.map(([name = '', value = '']) => [name, value])),
    GITHUB_SHA: '0'.repeat(40),
    GITHUB_WORKFLOW_SHA: '0'.repeat(40),
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
    GITHUB_SERVER_URL: github.url,
    GITHUB_EVENT_NAME: event?.name ?? 'workflow_dispatch',
    GITHUB_EVENT_PATH: files.event,
    GITHUB_RUN_ID: String(Number.parseInt(randomUUID().slice(0, 8), 16)),
    GITHUB_WORKSPACE: files.workspace,
    GITHUB_ENV: files.env,
    GITHUB_OUTPUT: files.output,
    GITHUB_PATH: files.path,
    GITHUB_STATE: files.state,
    GITHUB_STEP_SUMMARY: files.summary,
    RUNNER_TOOL_CACHE: files.home,
    RUNNER_WORKSPACE: files.workspace,
    RUNNER_TEMP: files.temp,
    ...env,
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
}

/** Inputs as the runner hands them over. `expressions`: what stands for `${{ … }}` in a default, by the expression's text. */
function buildInputVariables(given: Readonly<Record<string, string>>, expressions: Readonly<Record<string, string>>) {
  const evaluate = (text: string) =>
    text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, name: string) => expressions[name] ?? '')
  const defaults = Object.entries(action.inputs).map(([name, input]) => [name, evaluate(String(input.default ?? ''))])
  const all: Record<string, string> = { ...Object.fromEntries(defaults), ...given }
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  )
}
