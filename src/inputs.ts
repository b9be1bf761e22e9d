// The Action's inputs: one table from text to normal form. All errors are found before any request is made.
import { feedbackSources, feedbackStatuses } from './docs-api/vocabulary.ts'
import { see } from './errors/help.ts'
import { parseJobCost } from './inputs/cost.ts'
import * as forms from './inputs/forms.ts'
import * as lists from './inputs/lists.ts'
import { type SafeText, safe } from './text/safe-text.ts'

/** What a prompt needs in characters, beside the team's own instructions and template. */
const leastPrompt = 20_000

/** In the order of action.yml. An empty text means the default. */
const table = {
  'project-id': { default: '', form: forms.parseProjectId },
  'api-key': { default: '', form: forms.parseApiKey },
  'base-url': { default: 'https://api.mintlify.com', form: forms.parseBaseUrl },
  'github-token': { default: '', form: forms.parseToken },
  'tracking-issue': { default: '', form: forms.parseIssueNumber },
  sources: { default: 'contextual,code_snippet,agent,thumbs_only', form: forms.parseList(feedbackSources) },
  statuses: { default: 'pending', form: forms.parseList(feedbackStatuses) },
  'max-age': { default: 'P90D', form: forms.parseMaxAge },
  include: { default: '', form: lists.parsePatterns },
  exclude: { default: '', form: lists.parsePatterns },
  approve: { default: 'false', form: forms.parseSwitch },
  'max-jobs': { default: '5', form: forms.parseCount(1, 100) },
  'max-open': { default: '5', form: forms.parseCount(1, 1000) },
  'max-jobs-per-month': { default: '0', form: forms.parseCount(0, 100_000) },
  'job-cost': { default: '', form: parseJobCost },
  instructions: { default: '', form: forms.parseText(20_000) },
  quotes: { default: 'auto', form: forms.parseWord(['auto', 'always', 'never']) },
  'site-url': { default: '', form: forms.parseSiteUrl },
  'dry-run': { default: 'false', form: forms.parseSwitch },
  'fail-on': { default: 'never', form: forms.parseWord(['never', 'job-failure', 'risk']) },
  allow: { default: '', form: lists.parseAllowed },
  labels: { default: '', form: lists.parseLabels },
  assignees: { default: '', form: lists.parseAssignees },
  reviewers: { default: '', form: lists.parseReviewers },
  'remind-after': { default: 'P14D', form: forms.parseReminder },
  'min-cluster-size': { default: '1', form: forms.parseCount(1, 1000) },
  'min-votes': { default: '0', form: forms.parseCount(0, 100_000) },
  'max-attempts': { default: '2', form: forms.parseCount(1, 10) },
  'max-prompt': { default: '60000', form: forms.parseCount(leastPrompt, 1_000_000) },
  'max-export-requests': { default: '60', form: forms.parseCount(1, 100_000) },
  'send-anyway': { default: '', form: forms.parseIds },
  wait: { default: 'PT30M', form: forms.parseDurationInput(0) },
  'poll-interval': { default: 'PT15S', form: forms.parseDurationInput(1000) },
  'adopt-within': { default: 'P1D', form: forms.parseDurationInput(0) },
  'prompt-template': { default: '', form: forms.parseText(4096) },
  'job-path': { default: '/v2/agent/{projectId}/job/{id}', form: forms.parseJobPath },
  'ledger-branch': { default: 'feedback-to-fix/ledger', form: forms.parseBranch },
} as const

type Table = typeof table
export type InputName = keyof Table
/** Inputs in normal form: durations in milliseconds, lists without duplicates. */
export type Inputs = {
  readonly [Name in InputName]: Table[Name]['form'] extends forms.Form<infer Value> ? Value : never
}

export const inputNames = Object.keys(table) as readonly InputName[]
export const inputDefaults = Object.fromEntries(
  inputNames.map((name) => [name, name === 'github-token' ? '${{ github.token }}' : table[name].default]),
)

/** As the runner passes them: `INPUT_` and the upper-case name, hyphens kept. Loading @actions/core for this would load an HTTP client. */
export function readInput(env: Readonly<Record<string, string | undefined>>, name: InputName): string {
  return (env[`INPUT_${name.toUpperCase()}`] ?? '').trim()
}

const keyForm = safe`\`api-key: \${{ secrets.DOCS_API_KEY }}\``
const keyRemedy = safe`store the service’s admin key as a secret, and write ${keyForm}. ${see('the-key')}`

type InputsRead =
  | { readonly kind: 'inputs'; readonly inputs: Inputs }
  | { readonly kind: 'invalid'; readonly errors: readonly SafeText[]; readonly partial: Partial<Inputs> }

/** Every error names the input and what to write instead. `needsKey`: a sync requires `api-key`. */
export function parseInputs(env: Readonly<Record<string, string | undefined>>, needsKey: boolean): InputsRead {
  const errors: SafeText[] = []
  const partial: Record<string, unknown> = {}
  for (const name of inputNames) {
    const text = readInput(env, name) || table[name].default
    const parsed = table[name].form(text)
    if ('value' in parsed) partial[name] = parsed.value
    else errors.push(safe`\`${name}\` ${/#[a-z-]+$|[?]$/.test(parsed.error) ? parsed.error : safe`${parsed.error}.`}`)
  }
  if (needsKey && readInput(env, 'api-key') === '')
    errors.push(
      safe`\`api-key\` is required but empty (if the workflow reads it from a secret, check that the secret is set): ${keyRemedy}`,
    )
  if (errors.length > 0) return { kind: 'invalid', errors, partial }
  return { kind: 'inputs', inputs: partial as Inputs }
}

/** `max-prompt` has to leave room for readers' words beside what the team adds. */
export function checkRoom(inputs: Inputs, template: string | undefined): SafeText | undefined {
  const own = inputs.instructions.length + (template?.length ?? 0)
  const least = leastPrompt + own
  if (inputs['max-prompt'] >= least) return undefined
  const why = safe`because \`instructions\` and \`prompt-template\` take ${own} characters`
  return safe`\`max-prompt\` must be at least ${least}, ${why}: raise it, or shorten them.`
}
