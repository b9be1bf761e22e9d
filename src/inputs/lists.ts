// Inputs that are words, one or several of a fixed set, or lists of values.
import { joinLines, type Part, type SafeText, safe } from '../text/safe-text.ts'
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

function parseLogin(text: string): string | undefined {
  return login.exec(text)?.[1]
}

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

type Words<T extends string> = readonly (T & Part<T, SafeText>)[]

export function parseWord<const T extends string>(words: Words<T>): Form<T> {
  return (text) => {
    const value = words.find((word) => word === text)
    if (value !== undefined) return { value }
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

function listWords(words: readonly string[]): SafeText {
  return joinLines(words.map(mark), ', ')
}

/** Such as: `contextul` is not one of them (did you mean `contextual`?). */
function describeUnknown(words: readonly string[], texts: readonly string[]): SafeText {
  const unknown = [...new Set(texts)].filter((text) => !words.includes(text))
  const sentences = unknown.map((text) => {
    const near = findNearest(text, words)
    const shown = show(text, near !== undefined)
    return near === undefined
      ? safe`${shown} is not one of them`
      : safe`${shown} is not one of them (did you mean ${mark(near)}?)`
  })
  return joinLines(sentences, ', ')
}

function mark(word: string): SafeText {
  return `\`${word}\`` as SafeText
}

function reduce(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

const longest = 24

const synonyms: Readonly<Record<string, readonly string[]>> = {
  risk: ['block', 'blocked', 'error', 'look'],
  'job-failure': ['failed', 'failure'],
  never: ['none', 'off', 'no', 'false'],
  always: ['on', 'yes', 'true', 'all'],
  thumbs_only: ['votes', 'vote', 'thumbs', 'rating'],
  code_snippet: ['code', 'snippet'],
  contextual: ['comment', 'comments'],
}

/** The word that may have been meant; undefined if none is close enough. */
function findNearest(text: string, words: readonly string[]): string | undefined {
  const typed = reduce(text.slice(0, 2 * longest))
  const synonym = words.find((word) => synonyms[word]?.includes(typed))
  if (synonym !== undefined) return synonym
  const edits = words.map((word) => countEdits(typed, reduce(word)))
  const least = edits.reduce((fewest, count) => Math.min(fewest, count), Number.POSITIVE_INFINITY)
  const word = words[edits.indexOf(least)] ?? ''
  return least <= Math.max(2, word.length / 3) ? word : undefined
}

/** A secret in the wrong place has digits, or is long, and is not close to one of our words. */
function show(text: string, isNear: boolean): SafeText {
  const form = isNear ? /^[\w .-]+$/ : /^[a-z][a-z_ -]*$/i
  if (text === '') return safe`an empty value`
  if (text.length > longest || !form.test(text)) return safe`a value not shown here (it might be a secret)`
  return mark(text)
}

/** Levenshtein's. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const letter of from) {
    const next = [(row[0] ?? 0) + 1]
    for (let at = 1; at <= to.length; at++) {
      const changed = (row[at - 1] ?? 0) + Number(letter !== to[at - 1])
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
