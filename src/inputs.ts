// The Action's inputs: one table from text to normal form. Every fault is found before any request is made.
import { z } from 'zod'
import { feedbackSources, feedbackStatuses } from './docs-api/contract.ts'
import {
  findRemedy,
  own,
  parseApiKey,
  parseBaseUrl,
  parseBranch,
  parseCount,
  parseDurationInput,
  parseIds,
  parseIssueNumber,
  parseJobPath,
  parseList,
  parseMaxAge,
  parseProjectId,
  parseSwitch,
  parseToken,
} from './runner/input-forms.ts'
import { type SafeText, safe } from './text/safe-text.ts'

const named = (name: (typeof feedbackSources)[number] | (typeof feedbackStatuses)[number]) => safe`\`${name}\``

/** In the order of action.yml. A text that is empty stands for the default. */
const table = {
  'project-id': { default: '', schema: parseProjectId },
  'api-key': { default: '', schema: parseApiKey },
  'base-url': { default: '', schema: parseBaseUrl },
  'github-token': { default: '', schema: parseToken },
  'tracking-issue': { default: '', schema: parseIssueNumber },
  sources: {
    default: 'contextual,code_snippet,agent,thumbs_only',
    schema: parseList(feedbackSources, feedbackSources.map(named)),
  },
  statuses: { default: 'pending', schema: parseList(feedbackStatuses, feedbackStatuses.map(named)) },
  'max-age': { default: 'P90D', schema: parseMaxAge },
  'max-jobs': { default: '5', schema: parseCount(1, 100) },
  'max-open': { default: '5', schema: parseCount(1, 1000) },
  instructions: { default: '', schema: z.string().max(20_000, own(safe`must be at most 20,000 characters`)) },
  quotes: {
    default: 'auto',
    schema: z.enum(['auto', 'always', 'never'], own(safe`must be \`auto\`, \`always\` or \`never\``)),
  },
  'dry-run': { default: 'false', schema: parseSwitch },
  'fail-on': {
    default: 'never',
    schema: z
      .enum(['never', 'job-failure', 'risk'], own(safe`must be \`never\`, \`job-failure\` or \`risk\``))
      .refine(
        (value) => value !== 'risk',
        own(
          safe`does not know \`risk\` yet: the review of risks comes with a later release; write \`never\` or \`job-failure\``,
        ),
      ),
  },
  'min-cluster-size': { default: '1', schema: parseCount(1, 1000) },
  'min-votes': { default: '0', schema: parseCount(0, 100_000) },
  'max-attempts': { default: '2', schema: parseCount(1, 10) },
  release: { default: '', schema: parseIds },
  wait: { default: 'PT30M', schema: parseDurationInput(0) },
  'poll-interval': { default: 'PT15S', schema: parseDurationInput(1000) },
  'adopt-within': { default: 'P1D', schema: parseDurationInput(0) },
  'prompt-template': { default: '', schema: z.string() },
  'job-path': { default: '/v2/agent/{projectId}/job/{id}', schema: parseJobPath },
  'ledger-branch': { default: 'feedback-to-fix/ledger', schema: parseBranch },
} as const

type Table = typeof table
export type InputName = keyof Table
/** Inputs in their normal form: durations in milliseconds, lists without repetition. */
export type Inputs = { readonly [Name in InputName]: z.infer<Table[Name]['schema']> }

export const inputNames = Object.keys(table) as readonly InputName[]
export const inputDefaults = Object.fromEntries(
  inputNames.map((name) => [name, name === 'github-token' ? '${{ github.token }}' : table[name].default]),
)

/** As the runner passes them: `INPUT_` and the name in upper case, hyphens kept. @actions/core would load an HTTP client to do this. */
export function readInput(env: Readonly<Record<string, string | undefined>>, name: InputName): string {
  return (env[`INPUT_${name.toUpperCase()}`] ?? '').trim()
}

export type InputsRead =
  | { readonly kind: 'inputs'; readonly inputs: Inputs }
  | { readonly kind: 'faults'; readonly faults: readonly SafeText[]; readonly partial: Partial<Inputs> }

/** Reads all inputs; every fault names the input and what to write instead. `needsKey`: a sync run cannot do without `api-key`. */
export function parseInputs(env: Readonly<Record<string, string | undefined>>, needsKey: boolean): InputsRead {
  const faults: SafeText[] = []
  const partial: Record<string, unknown> = {}
  for (const name of inputNames) {
    const text = readInput(env, name) || table[name].default
    const parsed = table[name].schema.safeParse(text)
    if (parsed.success) partial[name] = parsed.data
    else faults.push(safe`\`${name}\` ${findRemedy(parsed.error)}.`)
  }
  if (needsKey && readInput(env, 'api-key') === '')
    faults.push(
      safe`\`api-key\` is required: store the service’s admin key as a secret, and write \`api-key: \${{ secrets.DOCS_API_KEY }}\`.`,
    )
  if (faults.length > 0) return { kind: 'faults', faults, partial }
  return { kind: 'inputs', inputs: partial as Inputs }
}
