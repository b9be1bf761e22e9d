// Parsers of inputs. Zod would take longer to load than all the rest.
import { see } from '../errors/failure.ts'
import * as names from '../identifiers/github-names.ts'
import * as paths from '../identifiers/service-paths.ts'
import * as addresses from '../identifiers/web-address.ts'
import { joinLines, type Part, type SafeText, safe } from '../text/safe-text.ts'

/** The error ends a sentence that names the input. */
export type Form<T> = (text: string) => { readonly value: T } | { readonly error: SafeText }

function form<T>(parse: (text: string) => T | undefined, error: SafeText): Form<T> {
  return (text) => {
    const value = parse(text)
    return value === undefined ? { error } : { value }
  }
}

/** An unset variable arrives as empty text. */
function required<T>(what: SafeText, parse: (text: string) => T | undefined): Form<T> {
  const present = form(parse, safe`must be ${what}`)
  const check = safe`check that it is set, and that the workflow reads that kind`
  const missing = safe`is required but empty (if it is kept as a variable or a secret, ${check}): set it to ${what}`
  return (text) => (text === '' ? { error: missing } : present(text))
}

export function parseText(longest: number): Form<string> {
  return form((text) => (text.length <= longest ? text : undefined), safe`must be at most ${longest} characters`)
}

const notAlone = /^(?:["'`<]|https?:\/\/|(?:dashboard|app)\.mintlify\.com)|\$\{\{/i

export const parseProjectId = required(
  safe`the ID alone, from the API keys page of the dashboard: no URL, quotes, brackets, \`\${{\` or invisible characters, \
at most 200 characters. ${see('the-project-id')}`,
  (text) => (notAlone.test(text) ? undefined : paths.parseProjectId(text)),
)

// The runner masks whole secrets: inside JSON, a key stays visible.
const secret = /^(?![{["'])[\x21-\x7e]{1,4000}$/

const parseSecret = (text: string) => (secret.test(text) ? text : undefined)

const keyForm = form(
  (text) => (text === '' ? '' : parseSecret(text)),
  safe`must be the key alone: no spaces, line breaks, surrounding quotes or JSON`,
)

/** They neither read feedback nor create jobs. */
const otherKeys = safe`a key for the assistant or the search index (\`mint_dsc_…\`, \`mint_us_…\`)`

export const parseApiKey: Form<string> = (text) => {
  if (!/^mint_(?:dsc|us)_/.test(text)) return keyForm(text)
  return { error: safe`is ${otherKeys}: create an admin key on the API keys page of the dashboard. ${see('the-key')}` }
}

export const parseToken = required(safe`a token; leave the input out to use the workflow’s own`, parseSecret)

const refusedParts = safe`no credentials, query, fragment or percent sign, no link-local or metadata address`
/** Each request adds its own. */
const version = /\/v[12](?:\/+(?:agent|analytics)\b.*|\/*)$/i

export const parseBaseUrl = form(
  (text) => (version.test(text) ? undefined : addresses.parseBaseUrl(text)),
  safe`must be the service’s URL, such as \`https://api.mintlify.com\`: https (http on a loopback host only), ${refusedParts}, \
and no version such as \`/v1\` at its end`,
)

export const parseSiteUrl = form(
  (text) => (text === '' ? null : addresses.parseSiteUrl(text)),
  safe`must be the URL of the published documentation, such as \`https://docs.example.com\`: https, ${refusedParts}`,
)

export function parseCount(least: number, most: number) {
  return form((text) => {
    const value = /^\d{1,7}$/.test(text) ? Number(text) : -1
    return value >= least && value <= most ? value : undefined
  }, safe`must be a whole number from ${least} to ${most}`)
}

export const parseIssueNumber = form(
  (text) => (text === '' ? null : names.parseIssueNumber(text.replace(/^#/, ''))),
  safe`must be the number of an issue of this repository, such as \`12\`, or be left out`,
)

export const parseSwitch = form(
  (text) => (/^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? /^t/i.test(text) : undefined),
  safe`must be \`true\` or \`false\``,
)

const durationForm = (first: SafeText) =>
  safe`a duration such as \`${first}\`, \`36h\` or \`30m\`, in ISO 8601 such as \`PT30M\`, or plain seconds such as \`15\``

/** @param least milliseconds */
export function parseDurationInput(least: number) {
  const bound = least === 0 ? safe`` : safe`, at least ${least / 1000} second`
  return form((text) => parseDuration(text, least), safe`must be ${durationForm(safe`15s`)}${bound}`)
}

export const parseReminder = form(parseDuration, safe`must be ${durationForm(safe`14d`)}, or \`0\` for never`)

export const parseMaxAge = form(
  (text) => {
    const time = text === 'all' ? undefined : parseDuration(text, 1)
    const shown = /^[\d.]+$/.test(text) ? `${text} seconds` : text
    return text === 'all' || time !== undefined ? { text: shown, time } : undefined
  },
  safe`must be ${durationForm(safe`90d`)}, or \`all\` for no limit`,
)

export const parseJobPath = form(
  paths.parseJobPath,
  safe`must be a path such as \`/v2/agent/{projectId}/job/{id}\`, with \`{id}\` for the job`,
)

export const parseBranch = form(
  names.parseBranchName,
  safe`must be a branch name such as \`feedback-to-fix/ledger\` (letters, digits, \`.\`, \`_\`, \`-\`, \`/\`)`,
)

const units = [604_800, 86_400, 3600, 60, 1]
const part = (unit: string) => `(?:(\\d+(?:\\.\\d+)?)${unit})?`
const iso = new RegExp(`^P(?=\\d|T\\d)${part('W')}${part('D')}(?:T(?=\\d)${part('H')}${part('M')}${part('S')})?$`, 'i')
/** Lower case only: elsewhere `M` is a month. */
const short = new RegExp(`^(?=\\d)${[...'wdhms'].map(part).join('')}$`)

const century = 36_525 * 86_400_000

/** Milliseconds. Years and months have no fixed length. */
export function parseDuration(text: string, least = 0): number | undefined {
  const parts = (short.exec(text) ?? iso.exec(text))?.slice(1) ?? []
  const isSeconds = /^\d+(\.\d+)?$/.test(text)
  if (!isSeconds && parts.length === 0) return undefined
  const seconds = isSeconds
    ? Number(text)
    : parts.reduce((sum, number, at) => sum + Number(number ?? 0) * (units[at] ?? 0), 0)
  const time = Math.round(seconds * 1000)
  return time >= least && time <= century ? time : undefined
}

const after = /^(\d{1,7}(?:\.\d{1,4})?) ?([^\d\s\p{Cc}.,-][^\d\p{Cc}]{0,29})$/u
const before = /^([^\d\s\p{Cc}.,-][^\d\p{Cc}]{0,9}?) ?(\d{1,7}(?:\.\d{1,4})?)$/u

export const parseJobCost = form((text) => {
  if (text === '') return null
  const [, ...follows] = after.exec(text) ?? []
  const [, ...leads] = before.exec(text) ?? []
  const [number, unit] = follows.length > 0 ? follows : leads.toReversed()
  if (!number || !unit) return undefined
  // A sum has as many decimals; the unit is made safe when shown.
  const decimals = number.split('.')[1]?.length ?? 0
  return { amount: Number(number), decimals, unit, isUnitFirst: follows.length === 0 }
}, safe`must be a number and a unit such as \`0.5 USD\` or \`3 credits\`, with a point before decimals`)

function listForm<T>(most: number, parse: (text: string) => T | undefined, error: SafeText): Form<readonly T[]> {
  return form((text) => {
    const parts = text.split(/[,\r\n]/).map((part) => part.trim())
    const named = [...new Set(parts.filter((part) => part !== ''))]
    const values = named.map(parse).filter((value) => value !== undefined)
    return values.length === named.length && named.length <= most ? values : undefined
  }, error)
}

const maxIds = 100
export const parseIds = listForm(
  maxIds,
  (id) => id,
  safe`must be the IDs of at most ${maxIds} entries, separated by commas`,
)

const maxPatterns = 100
const maxPattern = 200
const foreign = /^!|:\/\/|[{}[\]\\\p{Cc}]/u
const patternRules = safe`with \`*\`, \`**\` and \`?\` as the only wildcards (no braces, brackets, \`!\` or \`://\`)`
const patternBounds = safe`at most ${maxPatterns}, each at most ${maxPattern} characters`
const parsePattern = (text: string) => (text.length <= maxPattern && !foreign.test(text) ? text : undefined)

export const parsePatterns = listForm(
  maxPatterns,
  parsePattern,
  safe`must be paths of pages such as \`/guides/**\`, one per line or separated by commas, ${patternRules}; ${patternBounds}`,
)

export const parseAllowed = listForm(
  maxPatterns,
  (text) => (/[\p{L}\p{N}]/u.test(text) ? parsePattern(text) : undefined),
  safe`must be hosts, packages or files such as \`*.example.com\`, \`lodash\` or \`docs/**\`, one per line or separated by commas, \
${patternRules}, each with a letter or digit; ${patternBounds}`,
)

/** GitHub's limits. */
const maxLabel = 50
const maxLabels = 20
const maxAssignees = 10
const maxReviewers = 15

export const parseLabels = listForm(
  maxLabels,
  (text) => ([...text].length <= maxLabel && !/\p{Cc}/u.test(text) ? text : undefined),
  safe`must be names of labels, separated by commas: at most ${maxLabels}, each at most ${maxLabel} characters`,
)

/** Managed users have an underscore. */
const login = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38}(?:_[A-Za-z0-9]{1,20})?(?:\[bot\])?)$/
const team = /^@?([A-Za-z0-9][A-Za-z0-9_-]{0,38})\/([A-Za-z0-9._-]{1,100})$/

const parseLogin = (text: string) => login.exec(text)?.[1]

export const parseAssignees = listForm(
  maxAssignees,
  parseLogin,
  safe`must be GitHub user names such as \`octocat\`, separated by commas, at most ${maxAssignees}`,
)

type Reviewer = { readonly kind: 'user' | 'team'; readonly name: string } | { readonly kind: 'codeowners' }

function parseReviewer(text: string): Reviewer | undefined {
  if (text === 'codeowners') return { kind: 'codeowners' }
  const slug = team.exec(text)?.[2]
  if (slug) return { kind: 'team', name: slug }
  const user = parseLogin(text)
  return user ? { kind: 'user', name: user } : undefined
}

export const parseReviewers = listForm(
  maxReviewers,
  parseReviewer,
  safe`must be GitHub user names such as \`octocat\`, teams such as \`my-org/docs-team\`, or \`codeowners\`, \
separated by commas, at most ${maxReviewers}`,
)

type Words<T extends string> = readonly (T & Part<T, SafeText>)[]

export function parseWord<const T extends string>(words: Words<T>): Form<T> {
  return form((text) => words.find((word) => word === text), safe`must be one of ${listWords(words)}`)
}

export function parseList<const T extends string>(words: Words<T>): Form<T[]> {
  const known: readonly string[] = words
  return form(
    (text) => {
      const parts = text.split(',').map((part) => part.trim())
      return parts.every((part) => known.includes(part)) ? words.filter((word) => parts.includes(word)) : undefined
    },
    safe`must be a comma-separated list of ${listWords(words)}`,
  )
}

const listWords = (words: readonly string[]) =>
  joinLines(
    words.map((word) => `\`${word}\`` as SafeText),
    ', ',
  )
