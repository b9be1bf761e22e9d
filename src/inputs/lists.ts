// Inputs that are words of a fixed set, or lists.
import { joinLines, type Part, type SafeText, safe } from '../text/safe-text.ts'
import { type Form, form } from './forms.ts'

function listForm<T>(most: number, parse: (text: string) => T | undefined, error: SafeText): Form<readonly T[]> {
  return form((text) => {
    const parts = text.split(/[,\r\n]/).map((part) => part.trim())
    const named = [...new Set(parts.filter((part) => part !== ''))]
    const values = named.map(parse).filter((value) => value !== undefined)
    return values.length === named.length && named.length <= most ? values : undefined
  }, error)
}

const mostIds = 100

/** An id may contain anything but a comma or a line break. */
export const parseIds = listForm(
  mostIds,
  (id) => id,
  safe`must be the IDs of at most ${mostIds} entries, separated by commas`,
)

const mostPatterns = 100
const longestPattern = 200

const foreign = /^!|:\/\/|[{}[\]\\\p{Cc}]/u

const patternRules = safe`with \`*\`, \`**\` and \`?\` as the only wildcards (no braces, brackets, \`!\` or host name)`

const patternBounds = safe`at most ${mostPatterns}, each at most ${longestPattern} characters`

const parsePattern = (text: string) => (text.length <= longestPattern && !foreign.test(text) ? text : undefined)

export const parsePatterns = listForm(
  mostPatterns,
  parsePattern,
  safe`must be paths of pages such as \`/guides/**\`, one per line or separated by commas, ${patternRules}; ${patternBounds}`,
)

export const parseAllowed = listForm(
  mostPatterns,
  (text) => (/^\*+$/.test(text) ? undefined : parsePattern(text)),
  safe`must be hosts, packages or files such as \`*.example.com\`, \`lodash\` or \`docs/**\`, one per line or separated by commas, \
${patternRules}, and not \`*\` or \`**\` alone; ${patternBounds}`,
)

/** GitHub's own bounds. */
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

const parseLogin = (text: string) => login.exec(text)?.[1]

export const parseAssignees = listForm(
  mostAssignees,
  parseLogin,
  safe`must be GitHub user names such as \`octocat\`, separated by commas, at most ${mostAssignees}`,
)

/** A team by its slug, without the organisation. */
type Reviewer = { readonly kind: 'user' | 'team'; readonly name: string } | { readonly kind: 'codeowners' }

function parseReviewer(text: string): Reviewer | undefined {
  if (text === 'codeowners') return { kind: 'codeowners' }
  const slug = team.exec(text)?.[2]
  if (slug) return { kind: 'team', name: slug }
  const user = parseLogin(text)
  return user ? { kind: 'user', name: user } : undefined
}

export const parseReviewers = listForm(
  mostReviewers,
  parseReviewer,
  safe`must be GitHub user names such as \`octocat\`, teams such as \`my-org/docs-team\`, or \`codeowners\`, \
separated by commas, at most ${mostReviewers}`,
)

type Words<T extends string> = readonly (T & Part<T, SafeText>)[]

export function parseWord<const T extends string>(words: Words<T>): Form<T> {
  return (text) => {
    const value = words.find((word) => word === text)
    if (value) return { value }
    return { error: safe`must be one of ${listWords(words)}: ${describeUnknown(words, [text])}` }
  }
}

export function parseList<const T extends string>(words: Words<T>): Form<T[]> {
  return (text) => {
    const parts = text.split(',').map((part) => part.trim())
    const unknown = describeUnknown(words, parts)
    if (unknown === '') return { value: words.filter((word) => parts.includes(word)) }
    return { error: safe`must be a comma-separated list of ${listWords(words)}: ${unknown}` }
  }
}

const listWords = (words: readonly string[]) => joinLines(words.map(mark), ', ')

/** `Thumbs-Only` is not one of them (did you mean `thumbs_only`?) */
function describeUnknown(words: readonly string[], texts: readonly string[]) {
  const unknown = [...new Set(texts)].filter((text) => !words.includes(text))
  const sentences = unknown.map((text) => {
    const typed = lettersOf(text)
    const near = typed === '' ? undefined : words.find((word) => lettersOf(word) === typed)
    const hint = near ? safe` (did you mean ${mark(near)}?)` : safe``
    return safe`${show(text, near !== undefined)} is not one of them${hint}`
  })
  return joinLines(sentences, ', ')
}

const mark = (word: string) => `\`${word}\`` as SafeText

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '')

const longest = 24

/** A secret in the wrong place has digits or is long, and is like none of our words. */
function show(text: string, isNear: boolean) {
  const form = isNear ? /^[\w .-]+$/ : /^[a-z][a-z_ -]*$/i
  if (text === '') return safe`an empty value`
  if (text.length > longest || !form.test(text)) return safe`a value not shown here (it might be a secret)`
  return mark(text)
}
