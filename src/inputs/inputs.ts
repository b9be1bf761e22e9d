// The inputs: one table.
import * as paths from '../docs-api/service-paths.ts'
import { feedbackSources, feedbackStatuses } from '../docs-api/vocabulary.ts'
import { see } from '../errors/failure.ts'
import * as names from '../github/github-names.ts'
import * as addresses from '../http/web-address.ts'
import { findMarkers } from '../prompt/marker.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import * as forms from './forms.ts'

const minPrompt = 20_000

type Input = forms.Form<unknown> &
  Readonly<{
    default?: string
    isRequired?: true
    about: string
    good: string
    bad?: string
    /** Relative to `docs/`. */
    more?: string
  }>

const patterns = { ...forms.patterns, good: '/guides/**', bad: '/{a,b}', more: '#include-and-exclude' }

const refusedParts = safe`no credentials, query, fragment or percent sign, no link-local or metadata address`
/** Each request adds its own. */
const version = /\/v[12](?:\/+(?:agent|analytics)\b.*|\/*)$/i
const notAlone = /^(?:["'`<]|https?:\/\/|(?:dashboard|app)\.mintlify\.com)|\$\{\{/i

// The runner masks whole secrets: inside JSON, a key stays visible.
const secret = /^(?![{["'])[\x21-\x7e]{1,4000}$/
const parseSecret = (text: string) => (secret.test(text) ? text : undefined)
/** Neither reads feedback nor creates jobs. */
const otherKey = /^mint_(?:dsc|us)_/

/** GitHub's limits. */
const maxLabel = 50
const maxLabels = 20
const maxAssignees = 10
const maxReviewers = 15
const maxIds = 100

type Rows = Readonly<Record<string, Input>>

/** `npm run docs` writes action.yml and docs/inputs.md from this. */
const basic = {
  'project-id': {
    isRequired: true,
    parse: (text) => (notAlone.test(text) ? undefined : paths.parseProjectId(text)),
    expected: safe`the ID alone, from the API keys page of the dashboard: no URL, quotes, brackets, \`\${{\` or invisible characters, \
at most 200 characters. ${see('the-project-id')}`,
    about: "ID of your documentation project, shown on the API keys page of the project's dashboard.",
    good: 'docs',
    bad: '..',
  },
  'api-key': {
    parse: (text) => (text === '' ? '' : otherKey.test(text) ? undefined : parseSecret(text)),
    expected: safe`the key alone: no spaces, line breaks, surrounding quotes or JSON`,
    about:
      'Admin key of the documentation service, required for a sync. Store it as a secret: it is masked in the log and sent only ' +
      'to the origin of `base-url`. With it, a review matches the change to complaints and shows which text came from a reader.',
    good: 'key_1234',
    bad: 'two words',
  },
  'base-url': {
    default: 'https://api.mintlify.com',
    parse: (text) => (version.test(text) ? undefined : addresses.parseBaseUrl(text)),
    expected: safe`the service’s URL, such as \`https://api.mintlify.com\`: https (http on a loopback host only), ${refusedParts}, \
and no version such as \`/v1\` at its end`,
    about:
      'URL of the documentation service: https, or http on a loopback host; no credentials, query, fragment or trailing version. ' +
      'A review with `api-key` reads from it, too.',
    good: 'http://localhost:3000',
    bad: 'http://api.example.com',
  },
  'github-token': {
    isRequired: true,
    parse: parseSecret,
    expected: safe`a token; to use the workflow’s own, leave the input out`,
    about:
      "Token for issues, pull requests and the ledger's branch. It needs `contents: write`, `pull-requests: write` and `issues`: " +
      '`write` for a sync, `read` for a review.',
    good: 'ghs_abcd',
    bad: 'two words',
  },
  'tracking-issue': {
    parse: (text) => (text === '' ? null : names.parseIssueNumber(text.replace(/^#/, ''))),
    expected: safe`the number of an issue in this repository, such as \`12\`, or empty`,
    about: 'Number of the issue to report on. By default, the first run that needs one creates it.',
    good: '#12',
    bad: 'twelve',
  },
  sources: {
    default: 'contextual,code_snippet,agent,thumbs_only',
    ...forms.words(feedbackSources),
    about: 'Sources of feedback to collect, separated by commas: `contextual`, `code_snippet`, `agent`, `thumbs_only`.',
    good: 'agent',
    bad: 'twitter',
  },
  statuses: {
    default: 'pending',
    ...forms.words(feedbackStatuses),
    about: 'Feedback statuses to collect, separated by commas: `pending`, `in_progress`, `resolved`, `dismissed`.',
    good: 'pending,resolved',
    bad: 'open',
  },
  'max-age': {
    default: 'P90D',
    parse: forms.parseAge,
    expected: safe`${forms.describeDuration(safe`90d`)}, or \`all\` for no limit`,
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
    ...forms.onOrOff,
    about:
      'If `true`, no run creates a job that nobody ticked: groups wait as checkboxes on the tracking issue. With `false`, a manual run ' +
      'with `dry-run` off is itself the approval.',
  },
  'max-jobs': {
    default: '5',
    ...forms.count(1, 100),
    about: 'Maximum number of jobs that one run creates, 1 to 100. The rest are queued for the next run.',
  },
  'max-open': {
    default: '5',
    ...forms.count(1, 1000),
    about:
      'Maximum number of open fixes, across all runs: the next one starts with the first run after a pull request is merged or ' +
      'closed.',
  },
  'max-jobs-per-month': {
    default: '0',
    ...forms.count(0, 100_000),
    about: 'Maximum number of jobs created in a calendar month (UTC), across all runs. With `0`, no limit.',
    more: '#max-jobs-per-month-and-job-cost',
  },
  'job-cost': {
    parse: forms.parseCost,
    expected: safe`a number and a unit such as \`0.5 USD\` or \`3 credits\`, with a decimal point`,
    about:
      'What a job costs you, as a number and a unit, such as `0.5 USD` or `120 credits`, for the totals shown. ' +
      'At Mintlify, 115 credits by default.',
    good: '0.5 USD',
    bad: 'cheap',
    more: '#max-jobs-per-month-and-job-cost',
  },
  instructions: {
    ...forms.text(20_000),
    about: 'Text added to every prompt, such as where to find your style guide and which folders to leave alone.',
    good: 'Follow STYLE.md.',
  },
  quotes: {
    default: 'auto',
    ...forms.word(['auto', 'always', 'never']),
    about:
      'Whether readers are quoted in issues, summaries and reviews: `auto` (private repositories only), `always` or `never`, which ' +
      'also hides words that several readers have in common.',
    good: 'never',
    bad: 'sometimes',
  },
  'site-url': {
    parse: (text) => (text === '' ? null : addresses.parseSiteUrl(text)),
    expected: safe`the URL of the published documentation, such as \`https://docs.example.com\`: https, ${refusedParts}`,
    about:
      'URL of the published documentation, such as `https://docs.example.com`, for links from the tracking issue to each page.',
    good: 'https://docs.example.com',
    bad: 'docs.example.com',
  },
  'dry-run': {
    default: 'false',
    ...forms.onOrOff,
    about:
      "If `true`, the job summary shows all prompts of a sync, or a review's verdict, but nothing is created or written.",
  },
  'fail-on': {
    default: 'never',
    ...forms.word(['never', 'job-failure', 'risk']),
    about:
      "What fails the run besides errors: `never`, `job-failure` (a job failed during a sync) or `risk` (a review's verdict is " +
      '`block`). Set `risk` to make the review a required check.',
    good: 'risk',
    bad: 'always',
  },
  allow: {
    ...forms.allowed,
    about:
      'Hosts, packages and files that a review takes as known, one per line or separated by commas, with `*`, `**` and `?` as ' +
      'wildcards. Never allowed: secrets, look-alikes, hidden text.',
    good: '*.example.com',
    bad: '**',
  },
  labels: {
    ...forms.list(
      maxLabels,
      (text) => ([...text].length <= maxLabel && !/\p{Cc}/u.test(text) ? text : undefined),
      safe`label names, separated by commas: at most ${maxLabels}, each at most ${maxLabel} characters`,
    ),
    about: "Labels to add to the agent's pull requests, separated by commas. GitHub creates any that do not exist.",
    good: 'good first issue',
    bad: 'x'.repeat(51),
    more: '#labels-assignees-and-reviewers',
  },
  assignees: {
    ...forms.list(
      maxAssignees,
      forms.parseLogin,
      safe`GitHub user names such as \`octocat\`, separated by commas, at most ${maxAssignees}`,
    ),
    about: "GitHub users to assign to each of the agent's pull requests, separated by commas.",
    good: '@octocat',
    bad: 'two words',
    more: '#labels-assignees-and-reviewers',
  },
  reviewers: {
    ...forms.list(
      maxReviewers,
      forms.parseReviewer,
      safe`GitHub user names such as \`octocat\`, teams such as \`my-org/docs-team\`, or \`codeowners\`, \
separated by commas, at most ${maxReviewers}`,
    ),
    about:
      "Reviewers to request on each of the agent's pull requests, separated by commas: GitHub users, teams such as " +
      '`my-org/docs-team`, or `codeowners` for the owners of the changed files.',
    good: 'acme/docs-team',
    bad: '@',
    more: '#labels-assignees-and-reviewers',
  },
  'remind-after': {
    default: 'P14D',
    parse: forms.parseDuration,
    expected: safe`${forms.describeDuration(safe`14d`)}, or \`0\` for never`,
    about:
      'How long a pull request may wait for a decision before a comment on the tracking issue reminds you, once. With `0`, never.',
    good: '3d',
    bad: 'soon',
  },
} as const satisfies Rows

export const advanced = {
  'min-cluster-size': {
    default: '1',
    ...forms.count(1, 1000),
    about: 'Minimum number of complaints that a group needs to get a job.',
  },
  'min-votes': {
    default: '0',
    ...forms.count(0, 100_000),
    about:
      'Minimum number of "not helpful" votes without a comment before a page gets a job of its own. With `0`, never.',
  },
  'max-attempts': {
    default: '2',
    ...forms.count(1, 10),
    about:
      'Maximum number of jobs per entry, including the first, if they fail. Failures in a run in which no job succeeded do not count.',
    more: 'decisions/0007-failed-and-declined.md',
  },
  'max-prompt': {
    default: '60000',
    ...forms.count(minPrompt, 1_000_000),
    about:
      'Maximum number of characters in a prompt, 20,000 to 1,000,000. Feedback that does not fit stays queued, and is sent once that ' +
      'fix is closed.',
    more: 'prompt-template.md#length',
  },
  'max-export-requests': {
    default: '60',
    ...forms.count(1, 100_000),
    about:
      'Maximum number of requests to the feedback export in one run, 1 to 100,000, newest feedback first; the next run ' +
      "continues where this one stopped. A hosted service may allow only 100 an hour for all of an organisation's analytics.",
    more: 'operations.md#limits',
  },
  'send-anyway': {
    ...forms.list(maxIds, (id) => id, safe`the IDs of at most ${maxIds} entries, separated by commas`),
    about:
      'IDs of entries, separated by commas, that were flagged as possible prompt injection or set aside by a person, but that you ' +
      'have read and want sent. Meant for a single manual run.',
    good: 'fb_1',
    more: 'operations.md#an-entry-was-flagged-as-possible-prompt-injection',
  },
  wait: {
    default: 'PT30M',
    ...forms.duration(0),
    about: 'How long a run follows its jobs; the next run follows those still active. With `PT0S`, it does not wait.',
    good: 'PT0S',
    bad: '-1',
  },
  'poll-interval': {
    default: 'PT15S',
    ...forms.duration(1000),
    about: 'Minimum interval between two polls of one job, at least one second. It grows to at most eight times that.',
    good: '1',
    bad: 'PT0S',
  },
  'adopt-within': {
    default: 'P1D',
    ...forms.duration(0),
    about:
      'How long to look for the pull request of an unconfirmed fix, by its marker line, before its feedback may be sent again.',
    good: '36h',
    bad: 'P1M',
    more: 'architecture.md#life-of-a-fix',
  },
  'prompt-template': {
    ...forms.text(4096),
    about:
      'Path, inside the workspace, of a template that replaces the built-in prompt. Check out the repository first.',
    good: '.github/prompt.md',
    more: 'prompt-template.md',
  },
  'job-path': {
    default: '/v2/agent/{projectId}/job/{id}',
    parse: paths.parseJobPath,
    expected: safe`a path such as \`/v2/agent/{projectId}/job/{id}\`, with \`{id}\` for the job`,
    about: 'Path for retrieving a job, relative to `base-url`, with `{projectId}` and `{id}` as placeholders.',
    good: '/jobs/{id}',
    bad: '/jobs',
  },
  'ledger-branch': {
    default: 'feedback-to-fix/ledger',
    parse: names.parseBranchName,
    expected: safe`a branch name such as \`feedback-to-fix/ledger\` (letters, digits, \`.\`, \`_\`, \`-\`, \`/\`)`,
    about:
      'Branch of this repository for the ledger: what was sent, its outcome, and which feedback is done. It must be neither the ' +
      'default branch nor an existing branch with other content.',
    good: 'bots/feedback-1.0',
    bad: 'a..b',
  },
} as const satisfies Rows

const table = { ...basic, ...advanced }
type Table = typeof table
export type InputName = keyof Table
/** Durations in milliseconds, lists without duplicates. */
export type Inputs = {
  readonly [Name in InputName]: Exclude<ReturnType<Table[Name]['parse']>, undefined>
}

export const inputNames = Object.keys(table) as readonly InputName[]
export const inputTable: Readonly<Record<InputName, Input>> = table

/** @actions/core would load an HTTP client. */
export const readInput = (env: Env, name: InputName) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim()

const unset = safe`if it comes from a variable or a secret, check that it is set, and read from \`vars\` or \`secrets\` accordingly`
const others = safe`a key for the assistant or the search index (\`mint_dsc_…\`, \`mint_us_…\`)`
const notAdmin = safe`is ${others}: create an admin key on the API keys page of the dashboard. ${see('the-key')}`
const keyRemedy = safe`store the service’s admin key as a secret, and write \`api-key: \${{ secrets.DOCS_API_KEY }}\`. ${see('the-key')}`

type Env = Readonly<Record<string, string | undefined>>

export function parseInputs(env: Env, needsKey: boolean) {
  const errors: SafeText[] = []
  const partial: Record<string, unknown> = {}
  for (const name of inputNames) {
    const { parse, expected, isRequired, default: fallback = '' } = inputTable[name]
    const text = readInput(env, name) || fallback
    const value = parse(text)
    if (value !== undefined) {
      partial[name] = value
      continue
    }
    // An unset variable arrives as empty text.
    const missing =
      isRequired && text === '' ? safe`is required but empty (${unset}): set it to ${expected}` : undefined
    const foreign = name === 'api-key' && otherKey.test(text) ? notAdmin : undefined
    const error = missing ?? foreign ?? safe`must be ${expected}`
    errors.push(safe`\`${name}\` ${error}${/#[a-z-]+$/.test(error) ? '' : '.'}`)
  }
  if (needsKey && readInput(env, 'api-key') === '')
    errors.push(
      safe`\`api-key\` is required but empty (if the workflow reads it from a secret, check that the secret is set): ${keyRemedy}`,
    )
  return { errors, partial: partial as Partial<Inputs>, inputs: errors.length > 0 ? undefined : (partial as Inputs) }
}

export function checkPrompt({ instructions, 'max-prompt': most }: Inputs, template = '') {
  const texts = { instructions, 'prompt-template': template }
  const own = instructions.length + template.length
  const least = minPrompt + own
  const why = safe`because \`instructions\` and \`prompt-template\` take ${own} characters`
  const room = safe`\`max-prompt\` must be at least ${least}, ${why}: raise it, or shorten them.`
  const marked = Object.entries(texts).filter(([, text]) => findMarkers(text).length > 0)
  const form = safe`the marker of a fix, a line such as \`feedback-to-fix: 0123abcd\`: remove it.`
  return [
    ...(most < least ? [room] : []),
    ...marked.map(([name]) => safe`\`${name as SafeText}\` must not contain ${form}`),
  ]
}
