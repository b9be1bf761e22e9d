// Text of a page that is never displayed: comments of template languages, and unused definitions.
import type { PageChange } from '../../../changes/page.ts'
import type { Finding, Subject } from '../subject/rule.ts'

interface Unseen {
  readonly text: string
  /** Numbers of its first and last line. */
  readonly line: number
  readonly last: number
}

/** Liquid, Jinja, Hugo, Handlebars, kramdown, and MyST's `%`: how a comment begins and ends. */
const comments: readonly (readonly [string, string])[] = [
  ['comment %}', '{%'],
  ['comment -%}', '{%'],
  ['{{/*', '*/'],
  ['{{- /*', '*/'],
  ['{#', '#}'],
  ['{{!', '}}'],
  ['{::comment}', '{:/'],
  ['\n% ', '\n'],
  ['\n+++ {', '\n'],
]

/** Per kind and page. */
const most = 200
/** In UTF-16 units. */
const longestComment = 4_000

function listComments(text: string): { at: number; text: string }[] {
  return comments.flatMap(([open, close]) => {
    const found: { at: number; text: string }[] = []
    const padded = `\n${text}\n`
    for (let at = padded.indexOf(open); at >= 0 && found.length < most; at = padded.indexOf(open, at + open.length)) {
      const from = at + open.length
      const end = padded.indexOf(close, from)
      if (end > from && end - from <= longestComment) found.push({ at: from - 1, text: padded.slice(from, end) })
    }
    return found
  })
}

/** Definitions of footnotes, abbreviations, substitutions and attributes that are not about the page, with the form of a reference. */
const definitions: readonly { readonly form: RegExp; readonly refer: (name: string) => string }[] = [
  { form: /^ {0,3}\[\^([^\]\n]{1,100})\]:[ \t]+([^\n]{4,4000})/gm, refer: (name) => `[^${name}]` },
  { form: /^ {0,3}\*\[([^\]\n]{1,100})\]:[ \t]+([^\n]{4,4000})/gm, refer: (name) => name },
  { form: /^[ \t]*\.\. \|([^|\n]{1,100})\| replace::[ \t]+([^\n]{4,4000})/gm, refer: (name) => `|${name}|` },
  {
    form: /^:(?!page-|desc|keywords|abstract|summary)([\w][\w-]{0,100}):[ \t]+([^\n]{4,4000})/gm,
    refer: (name) => `{${name}}`,
  },
]

function listUnseen(text: string): Unseen[] {
  const unused = definitions.flatMap(({ form, refer }) =>
    [...text.matchAll(form)]
      .slice(0, most)
      .filter(([whole, name = '']) => count(text, refer(name)) <= count(whole, refer(name)))
      .map(({ index, 2: words = '' }) => ({ at: index, text: words })),
  )
  return [...listComments(text), ...unused].map(({ at, text: words }) => {
    const line = text.slice(0, at).split('\n').length
    return { text: words, line, last: line + words.split('\n').length }
  })
}

function count(text: string, part: string): number {
  return text.split(part).length - 1
}

/** In a longer text, only the added lines are read. */
const longest = 300_000

/** New text of this kind that `isOrder` takes for an order to an agent. */
export function findUnseen({ change }: Subject, pages: readonly PageChange[], isOrder: (text: string) => boolean) {
  const texts = new Map(change.files.map(({ path, after }) => [path, after?.text]))
  return pages.flatMap(({ path, addedLines }): Finding[] => {
    if (addedLines.length === 0) return []
    const whole = texts.get(path)
    const added = new Set(addedLines.map(({ line }) => line))
    const isWhole = whole !== undefined && whole.length <= longest
    const lines = addedLines.map(({ text }) => text)
    return listUnseen(isWhole ? whole : lines.join('\n').slice(0, longest))
      .filter(({ line, last, text }) => (!isWhole || hasBetween(added, line, last)) && isOrder(text))
      .map(({ line }) => (isWhole ? { path, line } : { path }))
  })
}

function hasBetween(lines: ReadonlySet<number>, first: number, last: number): boolean {
  for (let line = first; line <= last; line += 1) if (lines.has(line)) return true
  return false
}
