// Entry: inputs → world → run or review → outputs; the one catch.

import type { EditedIssue } from './checkboxes/edited-issue.ts'
import { see } from './errors/failure.ts'
import { readPromptTemplate, reportInputErrors } from './inputs/input-checks.ts'
import { checkRoom, parseInputs, readInput } from './inputs/inputs.ts'
import { createLog } from './log/log.ts'
import { listenForStop } from './runner/stop.ts'
import { safe } from './text/safe-text.ts'

const syncEvents = safe`\`schedule\`, \`workflow_dispatch\`, \`repository_dispatch\``
const knownEvents = safe`${syncEvents}, \`issues\`, \`pull_request\` or \`merge_group\``

function describeUnknownEvent({ GITHUB_EVENT_NAME: name }: NodeJS.ProcessEnv) {
  const why = safe` \`pull_request_target\`: use \`pull_request\`, which runs without secrets for pull requests from forks`
  const event = name === 'pull_request_target' ? why : safe``
  return safe`Unsupported event${event}. Trigger the workflow on ${knownEvents}. ${see('the-event')}`
}

const notSetUp = safe`Nothing was done, because the Action is not set up here: \`project-id\` and \`api-key\` are both empty. \
Add them in the repository’s settings, or disable this workflow. ${see('the-project-id')}`

const log = createLog((text) => process.stdout.write(text))
const stop = listenForStop(process, (code) => process.exit(code))

async function main(): Promise<number> {
  switch (process.env.GITHUB_EVENT_NAME) {
    case 'schedule':
    case 'workflow_dispatch':
    case 'repository_dispatch':
      return sync()
    case 'issues': {
      const { parseIssueEvent, loadContext } = await import('./runner/workflow-event.ts')
      const { readEdited } = await import('./checkboxes/edited-issue.ts')
      const event = parseIssueEvent((await loadContext()).payload)
      const read = readEdited(event, readInput(process.env, 'project-id'))
      if ('edited' in read) return sync(read.edited)
      log.info(safe`Nothing to do: ${read.nothing}.`)
      return 0
    }
    case 'pull_request': {
      const { startReview } = await import('./runner/start-review.ts')
      return startReview(process.env, log, stop.signal)
    }
    case 'merge_group':
      log.info(safe`Nothing to review: a merge queue needs no separate review.`)
      return 0
    default:
      log.error(describeUnknownEvent(process.env))
      return 1
  }
}

async function sync(edited?: EditedIssue): Promise<number> {
  // Not set up, or in a fork, a schedule has nobody to tell.
  const isSetUp = (['project-id', 'api-key'] as const).some((name) => readInput(process.env, name) !== '')
  if (process.env.GITHUB_EVENT_NAME === 'schedule' && !isSetUp) {
    log.notice(notSetUp)
    return 0
  }
  const { inputs, errors } = parseInputs(process.env, true)
  const prompt = await readPromptTemplate(process.env, readInput(process.env, 'prompt-template'))
  const all = [...errors, ...prompt.errors]
  if (!inputs || all.length > 0) return reportInputErrors(process.env, all, log)
  const { template } = prompt
  const tooShort = checkRoom(inputs, template)
  if (tooShort) return reportInputErrors(process.env, [tooShort], log)
  const { startSync } = await import('./runner/start-sync.ts')
  return startSync(process.env, inputs, { template, edited }, log, stop.signal)
}

// On demand: it brings the patterns for secrets.
async function fail(error: unknown) {
  log.endGroup()
  const described = await import('./errors/failure-text.ts')
    .then(({ exceptionOf }) => exceptionOf(error))
    .catch(() => undefined)
  log.error(described ? safe`${described.what} ${described.remedy}` : safe`Unexpected error.`)
  process.exit(stop.code ?? 1)
}

// Node would print message and stack unescaped.
process.on('uncaughtException', (error) => void fail(error))
main().then((code) => process.exit(stop.code ?? code), fail)
