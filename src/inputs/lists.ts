// Inputs that are lists, one value per line or separated by commas: page patterns, labels, people.
import { type SafeText, safe } from '../text/safe-text.ts'
import { type Form, form } from './forms.ts'

/** @param parse returns undefined for a value that it refuses */
function listForm<T>(most: number, parse: (text: string) => T | undefined, error: SafeText): Form<readonly T[]> {
  return form((text) => {
    const parts = text.split(/[,\r\n]/).map((part) => part.trim())
    const named = [...new Set(parts.filter((part) => part !== ''))]
    const values = named.map(parse).filter((value) => value !== undefined)
    return values.length === named.length && named.length <= most ? values : undefined
  }, error)
}

const mostPatterns = 100
const longestPattern = 200

/** Syntax of other dialects: braces, brackets, negation, escapes. Ours has `*`, `**` and `?`. */
const foreign = /^!|:\/\/|[{}[\]\\\p{Cc}]/u

const patternRules = safe`with \`*\`, \`**\` and \`?\` as the only wildcards (no braces, brackets, \`!\` or host name)`

export const parsePatterns = listForm(
  mostPatterns,
  (text) => (text.length <= longestPattern && !foreign.test(text) ? text : undefined),
  safe`must be paths of pages such as \`/guides/**\`, one per line or separated by commas, ${patternRules}; \
at most ${mostPatterns}, each at most ${longestPattern} characters`,
)

export const parseAllowed = listForm(
  mostPatterns,
  (text) => (text.length <= longestPattern && !foreign.test(text) && !/^\*+$/.test(text) ? text : undefined),
  safe`must be hosts, packages or files such as \`*.example.com\`, \`lodash\` or \`docs/**\`, one per line or separated by commas, \
${patternRules}, and not \`*\` or \`**\` alone; at most ${mostPatterns}, each at most ${longestPattern} characters`,
)

/** GitHub's own bounds: the length of a label's name, and how many people a pull request can have. */
const longestLabel = 50
const mostLabels = 20
const mostAssignees = 10
const mostReviewers = 15

export const parseLabels = listForm(
  mostLabels,
  (text) => ([...text].length <= longestLabel && !/\p{Cc}/u.test(text) ? text : undefined),
  safe`must be names of labels, separated by commas: at most ${mostLabels}, each at most ${longestLabel} characters`,
)

/** Managed users have an underscore. */
const login = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38}(?:_[A-Za-z0-9]{1,20})?(?:\[bot\])?)$/
const team = /^@?([A-Za-z0-9][A-Za-z0-9_-]{0,38})\/([A-Za-z0-9._-]{1,100})$/

function parseLogin(text: string): string | undefined {
  return login.exec(text)?.[1]
}

export const parseAssignees = listForm(
  mostAssignees,
  parseLogin,
  safe`must be GitHub user names such as \`octocat\`, separated by commas, at most ${mostAssignees}`,
)

/** `team`: by its slug, without the organisation. */
export type Reviewer = { readonly kind: 'user' | 'team'; readonly name: string } | { readonly kind: 'codeowners' }

function parseReviewer(text: string): Reviewer | undefined {
  if (text === 'codeowners') return { kind: 'codeowners' }
  const slug = team.exec(text)?.[2]
  if (slug !== undefined) return { kind: 'team', name: slug }
  const user = parseLogin(text)
  return user === undefined ? undefined : { kind: 'user', name: user }
}

export const parseReviewers = listForm(
  mostReviewers,
  parseReviewer,
  safe`must be GitHub user names such as \`octocat\`, teams such as \`my-org/docs-team\`, or \`codeowners\`, \
separated by commas, at most ${mostReviewers}`,
)
