// What a workflow's event starts: a sync, a review, or nothing.
import type { EditedIssue } from '../checkboxes/edited-issue.ts'
import { see } from '../errors/failure.ts'
import { readPromptTemplate, reportInputErrors } from '../inputs/input-checks.ts'
import { checkPrompt, parseInputs, readInput } from '../inputs/inputs.ts'
import type { Log } from '../log/log.ts'
import { safe } from '../text/safe-text.ts'

const syncEvents = safe`\`schedule\`, \`workflow_dispatch\`, \`repository_dispatch\``
const knownEvents = safe`${syncEvents}, \`issues\`, \`pull_request\` or \`merge_group\``

function describeUnknownEvent(name: string | undefined) {
  const why = safe` \`pull_request_target\`: use \`pull_request\`, which runs without secrets for pull requests from forks`
  const event = name === 'pull_request_target' ? why : ''
  return safe`Unsupported event${event}. Trigger the workflow on ${knownEvents}. ${see('the-event')}`
}

const notSetUp = safe`Nothing was done, because the Action is not set up here: \`project-id\` and \`api-key\` are both empty. \
Add them in the repository’s settings, or disable this workflow. ${see('the-project-id')}`

/** @returns the exit code */
export async function start(env: NodeJS.ProcessEnv, log: Log, stop: AbortSignal): Promise<number> {
  switch (env.GITHUB_EVENT_NAME) {
    case 'schedule':
    case 'workflow_dispatch':
    case 'repository_dispatch':
      return sync(env, log, stop)
    case 'issues': {
      const { parseIssueEvent, loadContext } = await import('./workflow-event.ts')
      const { readEdited } = await import('../checkboxes/edited-issue.ts')
      const event = parseIssueEvent((await loadContext()).payload)
      const read = readEdited(event, readInput(env, 'project-id'))
      if ('edited' in read) return sync(env, log, stop, read.edited)
      log.info(safe`Nothing to do: ${read.nothing}.`)
      return 0
    }
    case 'pull_request': {
      const { startReview } = await import('./start-review.ts')
      return startReview(env, log, stop)
    }
    case 'merge_group':
      log.info(safe`Nothing to review: a merge queue needs no separate review.`)
      return 0
    default:
      log.error(describeUnknownEvent(env.GITHUB_EVENT_NAME))
      return 1
  }
}

async function sync(env: NodeJS.ProcessEnv, log: Log, stop: AbortSignal, edited?: EditedIssue): Promise<number> {
  // Not set up, or in a fork, a schedule has nobody to tell.
  const isSetUp = (['project-id', 'api-key'] as const).some((name) => readInput(env, name) !== '')
  if (env.GITHUB_EVENT_NAME === 'schedule' && !isSetUp) {
    log.notice(notSetUp)
    return 0
  }
  const { inputs, errors } = parseInputs(env, true)
  const { template, errors: templateErrors } = await readPromptTemplate(env)
  const all = [...errors, ...templateErrors, ...(inputs ? checkPrompt(inputs, template) : [])]
  if (!inputs || all.length > 0) return reportInputErrors(env, all, log)
  const { startSync } = await import('./start-sync.ts')
  return startSync(env, inputs, { template, edited }, log, stop)
}
