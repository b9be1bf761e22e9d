// The inputs: one table.
import { feedbackSources, feedbackStatuses } from './docs-api/vocabulary.ts'
import { see } from './errors/failure.ts'
import * as forms from './inputs/forms.ts'
import { type SafeText, safe } from './text/safe-text.ts'

const minPrompt = 20_000

type Input = Readonly<{
  default?: string
  form: forms.Form<unknown>
  about: string
  good: string
  bad?: string
  advanced?: boolean
  /** Relative to `docs/`. */
  more?: string
}>

function count(least: number, most: number) {
  return { form: forms.parseCount(least, most), good: String(most), bad: String(least - 1) }
}
const onOrOff = { form: forms.parseSwitch, good: 'true', bad: 'yes' }
const patterns = { form: forms.parsePatterns, good: '/guides/**', bad: '/{a,b}', more: '#include-and-exclude' }

/** `npm run docs` writes action.yml and docs/inputs.md from this. */
const table = {
  'project-id': {
    form: forms.parseProjectId,
    about: "ID of your documentation project, shown on the API keys page of the project's dashboard.",
    good: 'docs',
    bad: '..',
  },
  'api-key': {
    form: forms.parseApiKey,
    about:
      'Admin key of the documentation service, required for a sync. Store it as a secret: it is masked in the log and sent only ' +
      'to the origin of `base-url`. With it, a review matches the change to complaints and shows which text came from a reader.',
    good: 'key_1234',
    bad: 'two words',
  },
  'base-url': {
    default: 'https://api.mintlify.com',
    form: forms.parseBaseUrl,
    about:
      'URL of the documentation service: https, or http on a loopback host; no credentials, query, fragment or trailing version. ' +
      'A review does not need it.',
    good: 'http://localhost:3000',
    bad: 'http://api.example.com',
  },
  'github-token': {
    form: forms.parseToken,
    about:
      "Token for issues, pull requests and the ledger's branch. It needs `contents: write`, `pull-requests: write` and `issues`: " +
      '`write` for a sync, `read` for a review.',
    good: 'ghs_abcd',
    bad: 'two words',
  },
  'tracking-issue': {
    form: forms.parseIssueNumber,
    about: 'Number of the issue to report on. By default, the first run creates one, and later runs use it.',
    good: '#12',
    bad: 'twelve',
  },
  sources: {
    default: 'contextual,code_snippet,agent,thumbs_only',
    form: forms.parseList(feedbackSources),
    about: 'Sources of feedback to collect, separated by commas: `contextual`, `code_snippet`, `agent`, `thumbs_only`.',
    good: 'agent',
    bad: 'twitter',
  },
  statuses: {
    default: 'pending',
    form: forms.parseList(feedbackStatuses),
    about: 'Feedback statuses to collect, separated by commas: `pending`, `in_progress`, `resolved`, `dismissed`.',
    good: 'pending,resolved',
    bad: 'open',
  },
  'max-age': {
    default: 'P90D',
    form: forms.parseMaxAge,
    about: 'Maximum age of an entry, such as `90d`; `all` means no limit.',
    good: '90d',
    bad: 'P3M',
  },
  include: {
    ...patterns,
    about:
      'Paths of the pages whose feedback is used, one per line or separated by commas, such as `/guides/**`. All pages by default.',
  },
  exclude: {
    ...patterns,
    about:
      'Paths of pages whose feedback is ignored, in the same format, such as `/changelog/**`. `exclude` overrides `include`.',
  },
  approve: {
    default: 'false',
    ...onOrOff,
    about:
      'If `true`, no run creates a job that nobody ticked: groups wait on the tracking issue as boxes. With `false`, a manual run ' +
      'with `dry-run` off is itself the approval.',
  },
  'max-jobs': {
    default: '5',
    ...count(1, 100),
    about: 'Maximum number of jobs that one run creates, 1 to 100. The rest is queued for the next run.',
  },
  'max-open': {
    default: '5',
    ...count(1, 1000),
    about:
      'Maximum number of open fixes, across all runs: the next one starts with the first run after a pull request is merged or ' +
      'closed.',
  },
  'max-jobs-per-month': {
    default: '0',
    ...count(0, 100_000),
    about: 'Maximum number of jobs created in a calendar month (UTC), across all runs. With `0`, no limit.',
    more: '#max-jobs-per-month-and-job-cost',
  },
  'job-cost': {
    form: forms.parseJobCost,
    about:
      'What a job costs you, as a number and a unit, such as `0.5 USD` or `3 credits`. The dry run and the tracking issue then ' +
      "show this month's total.",
    good: '0.5 USD',
    bad: 'cheap',
    more: '#max-jobs-per-month-and-job-cost',
  },
  instructions: {
    form: forms.parseText(20_000),
    about: 'Text added to every prompt, such as where to find your style guide and which folders to leave alone.',
    good: 'Follow STYLE.md.',
  },
  quotes: {
    default: 'auto',
    form: forms.parseWord(['auto', 'always', 'never']),
    about:
      'Whether readers are quoted in issues, summaries and reviews: `auto` (private repositories only), `always` or `never`, which ' +
      'also hides words that several readers have in common.',
    good: 'never',
    bad: 'sometimes',
  },
  'site-url': {
    form: forms.parseSiteUrl,
    about:
      'URL of the published documentation, such as `https://docs.example.com`, for links from the tracking issue to each page.',
    good: 'https://docs.example.com',
    bad: 'docs.example.com',
  },
  'dry-run': {
    default: 'false',
    ...onOrOff,
    about:
      'If `true`, a sync collects and groups feedback and shows every prompt in the job summary, but creates and writes nothing.',
  },
  'fail-on': {
    default: 'never',
    form: forms.parseWord(['never', 'job-failure', 'risk']),
    about:
      "What fails the run besides errors: `never`, `job-failure` (a job failed during a sync) or `risk` (a review's verdict is " +
      '`block`). Set `risk` to make the review a required check.',
    good: 'risk',
    bad: 'always',
  },
  allow: {
    form: forms.parseAllowed,
    about:
      'Hosts, packages and files that a review takes as known, one per line or separated by commas, with `*`, `**` and `?` as ' +
      'wildcards. Secrets and hidden text are never allowed.',
    good: '*.example.com',
    bad: '**',
  },
  labels: {
    form: forms.parseLabels,
    about: "Labels to add to the agent's pull requests, separated by commas. GitHub creates any that do not exist.",
    good: 'good first issue',
    bad: 'x'.repeat(51),
    more: '#labels-assignees-and-reviewers',
  },
  assignees: {
    form: forms.parseAssignees,
    about: "GitHub users to assign to each of the agent's pull requests, separated by commas.",
    good: '@octocat',
    bad: 'two words',
    more: '#labels-assignees-and-reviewers',
  },
  reviewers: {
    form: forms.parseReviewers,
    about:
      "Reviewers to request on each of the agent's pull requests, separated by commas: GitHub users, teams such as " +
      '`my-org/docs-team`, or `codeowners` for the owners of the changed files.',
    good: 'acme/docs-team',
    bad: '@',
    more: '#labels-assignees-and-reviewers',
  },
  'remind-after': {
    default: 'P14D',
    form: forms.parseReminder,
    about:
      'How long a pull request may wait for a decision before a comment on the tracking issue reminds you, once. With `0`, never.',
    good: '3d',
    bad: 'soon',
  },
  'min-cluster-size': {
    default: '1',
    ...count(1, 1000),
    about: 'Minimum number of complaints that a group needs to get a job.',
    advanced: true,
  },
  'min-votes': {
    default: '0',
    ...count(0, 100_000),
    about:
      'Minimum number of "not helpful" votes without a comment before a page gets a job of its own. With `0`, never.',
    advanced: true,
  },
  'max-attempts': {
    default: '2',
    ...count(1, 10),
    about:
      'Maximum number of jobs per entry, including the first, if they fail. Failures in a run in which no job succeeded do not count.',
    advanced: true,
    more: 'decisions/0007-failed-and-declined.md',
  },
  'max-prompt': {
    default: '60000',
    ...count(minPrompt, 1_000_000),
    about:
      'Maximum number of characters in a prompt, 20,000 to 1,000,000. Feedback that does not fit stays queued, and is sent once that ' +
      'fix is closed.',
    advanced: true,
    more: 'prompt-template.md#length',
  },
  'max-export-requests': {
    default: '60',
    ...count(1, 100_000),
    about:
      'Maximum number of requests to the feedback export in one run, 1 to 100,000, newest feedback first; the next run goes on ' +
      "where this one ended. A hosted service may allow only 100 an hour for all of an organisation's analytics.",
    advanced: true,
    more: 'operations.md#limits',
  },
  'send-anyway': {
    form: forms.parseIds,
    about:
      'IDs of entries, separated by commas, that were flagged as possible prompt injection or set aside by a person, but that you ' +
      'have read and want sent. Meant for a single manual run.',
    good: 'fb_1',
    advanced: true,
    more: 'operations.md#an-entry-was-flagged-as-possible-prompt-injection',
  },
  wait: {
    default: 'PT30M',
    form: forms.parseDurationInput(0),
    about: 'How long a run follows its jobs; the next run follows those still active. With `PT0S` it does not wait.',
    good: 'PT0S',
    bad: '-1',
    advanced: true,
  },
  'poll-interval': {
    default: 'PT15S',
    form: forms.parseDurationInput(1000),
    about: 'Minimum interval between two polls of one job, at least one second. It grows to at most eight times that.',
    good: '1',
    bad: 'PT0S',
    advanced: true,
  },
  'adopt-within': {
    default: 'P1D',
    form: forms.parseDurationInput(0),
    about:
      'How long the pull request of an unconfirmed fix is looked for, by its marker line, before its feedback may be sent again.',
    good: '36h',
    bad: 'P1M',
    advanced: true,
    more: 'architecture.md#life-of-a-fix',
  },
  'prompt-template': {
    form: forms.parseText(4096),
    about:
      'Path, inside the workspace, of a template that replaces the built-in prompt. Check out the repository first.',
    good: '.github/prompt.md',
    advanced: true,
    more: 'prompt-template.md',
  },
  'job-path': {
    default: '/v2/agent/{projectId}/job/{id}',
    form: forms.parseJobPath,
    about: 'Path for retrieving a job, relative to `base-url`, with `{projectId}` and `{id}` as placeholders.',
    good: '/jobs/{id}',
    bad: '/jobs',
    advanced: true,
  },
  'ledger-branch': {
    default: 'feedback-to-fix/ledger',
    form: forms.parseBranch,
    about:
      'Branch of this repository for the ledger: what was sent, its outcome, and which feedback is done. It must be neither the ' +
      'default branch nor an existing branch with other content.',
    good: 'bots/feedback-1.0',
    bad: 'a..b',
    advanced: true,
  },
} as const satisfies Readonly<Record<string, Input>>

type Table = typeof table
export type InputName = keyof Table
/** Durations in milliseconds, lists without duplicates. */
export type Inputs = {
  readonly [Name in InputName]: Table[Name]['form'] extends forms.Form<infer Value> ? Value : never
}

export const inputNames = Object.keys(table) as readonly InputName[]
export const inputTable: Readonly<Record<InputName, Input>> = table

/** @actions/core would load an HTTP client. */
export const readInput = (env: Env, name: InputName): string => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim()

const keyForm = safe`\`api-key: \${{ secrets.DOCS_API_KEY }}\``
const keyRemedy = safe`store the service’s admin key as a secret, and write ${keyForm}. ${see('the-key')}`

type Env = Readonly<Record<string, string | undefined>>

type InputsRead =
  | { readonly kind: 'inputs'; readonly inputs: Inputs }
  | { readonly kind: 'invalid'; readonly errors: readonly SafeText[]; readonly partial: Partial<Inputs> }

export function parseInputs(env: Env, needsKey: boolean): InputsRead {
  const errors: SafeText[] = []
  const partial: Record<string, unknown> = {}
  for (const name of inputNames) {
    const text = readInput(env, name) || (inputTable[name].default ?? '')
    const parsed = table[name].form(text)
    if ('value' in parsed) partial[name] = parsed.value
    else errors.push(safe`\`${name}\` ${/#[a-z-]+$/.test(parsed.error) ? parsed.error : safe`${parsed.error}.`}`)
  }
  if (needsKey && readInput(env, 'api-key') === '')
    errors.push(
      safe`\`api-key\` is required but empty (if the workflow reads it from a secret, check that the secret is set): ${keyRemedy}`,
    )
  return errors.length > 0 ? { kind: 'invalid', errors, partial } : { kind: 'inputs', inputs: partial as Inputs }
}

export function checkRoom(inputs: Inputs, template: string | undefined): SafeText | undefined {
  const own = inputs.instructions.length + (template?.length ?? 0)
  const least = minPrompt + own
  if (inputs['max-prompt'] >= least) return undefined
  const why = safe`because \`instructions\` and \`prompt-template\` take ${own} characters`
  return safe`\`max-prompt\` must be at least ${least}, ${why}: raise it, or shorten them.`
}
