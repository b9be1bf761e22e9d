// Why the service refuses every job, and what to do about it, by response status.
import { type SafeText, safe } from '../text/safe-text.ts'

const agent = safe`the agent is enabled and its GitHub app installed on the documentation’s repository`
const credits = safe`add credits or change the plan in the service’s dashboard, or wait until the credits are renewed`
const rights = safe`is allowed to create jobs, that the plan includes the agent`
const remedies: Readonly<Record<number, SafeText>> = {
  401: safe`Check that \`api-key\` is an admin key of the project that \`project-id\` names, and has been neither revoked nor expired.`,
  402: safe`The project’s credits are used up, or its plan does not include the agent: ${credits}.`,
  403: safe`Check that \`api-key\` ${rights}, that ${agent}, and that no IP allow list blocks the runner.`,
  404: safe`Check \`base-url\` (with its path prefix if it has one) and \`project-id\`, and that ${agent}.`,
  405: safe`Set \`base-url\` to the URL of the service’s API; the current URL, perhaps that of a website, does not accept jobs.`,
}
const redirect = safe`Redirects are never followed: set \`base-url\` to the service’s own URL.`
const other = safe`Ask the operator of the service why it refuses to create jobs for this project.`

export function describeRefusal(status: number): { what: SafeText; remedy: SafeText } {
  const what = safe`The service refused to create a job: it returned ${status}.`
  return { what, remedy: remedies[status] ?? (status < 400 ? redirect : other) }
}
