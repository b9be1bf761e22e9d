// What other files of the repository, or a page before the change, already contain.
import type { Subject } from './rule.ts'

/** The limit of lookups per rule, because each searches everything that was read. */
const mostLookups = 40

function textsOf({ others, change }: Subject): string[] {
  return [...others, ...change.files.map(({ before }) => before?.text ?? '')].filter((text) => text !== '')
}

/** Whether the repository already contains a text verbatim, not inside a longer word. Beyond the limit, texts count as new. */
export function createLookup(subject: Subject): (text: string) => boolean {
  const texts = textsOf(subject)
  const answers = new Map<string, boolean>()
  return (wanted) => {
    const text = wanted.trim()
    if (text === '') return false
    const known = answers.get(text)
    if (known !== undefined) return known
    if (answers.size >= mostLookups) return false
    const answer = texts.some((one) => holdsWhole(one, text))
    answers.set(text, answer)
    return answer
  }
}

function holdsWhole(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
    if (!/\w{2}/.test(text.slice(at - 1, at + 1)) && !/\w{2}/.test(text.slice(at + wanted.length - 1).slice(0, 2)))
      return true
  return false
}

const frame =
  /<(?:iframe|embed|object)\s[^>]{0,2000}?\b(?:src|data)\s*=\s*\{?\s*["'`]((?:https?:)?\/\/[^/\\?#\s"'`@>]{1,253})\//gi

/** Hosts, with their scheme, that some page already embeds. */
export function listEmbedded(subject: Subject): ReadonlySet<string> {
  return new Set(
    textsOf(subject).flatMap((text) => [...text.matchAll(frame)].map(([, host = '']) => host.toLowerCase())),
  )
}
