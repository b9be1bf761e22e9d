// Rules over comments, and over other places of a page where nobody but a machine reads.
import type { PageChange, Part } from '../../changes/page.ts'
import { findHiddenOrder, findOrder } from '../../triage/injection/find-order.ts'
import { findForgery } from '../../triage/injection/forged.ts'
import { foldLines } from '../../triage/reading.ts'
import { findMatterEnd, listCodeLines } from './code-lines.ts'
import words from './comments.json' with { type: 'json' }
import type { Finding, Rule, Subject } from './rule.ts'

const phrases = words.phrases.map((phrase) => new RegExp(phrase))
const agent = new RegExp(`\\b(?:${words.agents.join('|')})\\b`)
const verb = new RegExp(`\\b(?:${words.verbs.join('|')})\\b`)
/** What maintainers write for each other or for tools is full of small orders. */
const forMaintainers = new RegExp(`^\\s*(?:${words.maintainers.join('|')})\\b`)

const longest = 4_000

/** Of a text that is longer, the rest is read in pieces that share what an order is long. */
const shared = 300
const mostPieces = 30

/** Whether a text that readers do not see tells an agent what to do; one that is too long to be read counts as such. */
export function ordersAgent(text: string): boolean {
  const step = longest - shared
  if (text.length > step * mostPieces) return true
  const count = text.length <= longest ? 1 : Math.ceil(text.length / step)
  return Array.from({ length: count }, (_, at) => text.slice(at * step, at * step + longest)).some(ordersInPiece)
}

function ordersInPiece(text: string): boolean {
  const lines = foldLines(text)
  if (phrases.some((phrase) => phrase.test(lines)) || (agent.test(lines) && verb.test(lines))) return true
  if (forMaintainers.test(lines)) return false
  return findHiddenOrder(lines) || findForgery(lines) !== undefined || findOrder(lines) !== undefined
}

/** Texts of a name, a title or the place of a picture are seen late; there only an order to an agent counts. */
function instructs(text: string): boolean {
  const lines = foldLines(text.slice(0, longest))
  const code = findOrder(lines)
  return (
    (code !== undefined && code !== 'order') ||
    findForgery(lines) !== undefined ||
    (agent.test(lines) && phrases.some((one) => one.test(lines)))
  )
}

const unseenAttributes = /^(?:alt|title|summary|placeholder|value|content|label|aria-[a-z]+|data-[\w-]+)$/

function listTitles(part: Part): string[] {
  if (part.kind === 'image') return [part.text]
  if (part.kind !== 'tag') return []
  return Object.entries(part.attributes).flatMap(([name, value]) => (unseenAttributes.test(name) ? [value] : []))
}

/** `[//]: # (words)` is a definition that nobody refers to, and the title of a link is seen by few. */
const definition = /^\s*\[[^\]\n]{1,200}\]:\s*\S{0,500}\s+["'(]([^\n]{1,4000})["')]\s*$/
const linkTitle = /\]\([^()\s]{1,500}\s+["']([^"'\n]{1,2000})["']\)/g

function listLineTitles(text: string): string[] {
  return [definition.exec(text)?.[1] ?? '', ...Array.from(text.matchAll(linkTitle), ([, title = '']) => title)]
}

/** A comment of code, which is shown, and one of front matter, which is not. */
const remark = /(?:^|\s)(?:\/\/|#|--|;|%|\{?\/\*|<!--|\.\.)\s?([^\n]{4,2000})/
const matterRemark = /^\s*#\s?([^\n]{4,2000})/
const called = `(?:${words.agents.join('|')}|agents?)s?`
const greeting = '(?:(?:hey|hi|hello|dear|note (?:to|for)|for|to) )?(?:(?:an?|all|any|the) )?(?:[a-z]{2,12} )?'
const address = new RegExp(`^\\W{0,8}${greeting}${called}[,:]`)

function addressesAgent(text: string): boolean {
  const lines = foldLines(text)
  return (
    lines.split('\n').some((line) => address.test(line)) ||
    (agent.test(lines) && phrases.some((one) => one.test(lines)))
  )
}

/** Lines of conditions that a build may never meet. */
function listConditional({ format, after }: PageChange): ((line: number) => boolean) | undefined {
  if (format !== 'asciidoc') return undefined
  const ends = after.filter((part) => part.kind === 'directive' && /^(?:ifdef|ifndef|ifeval|endif)$/.test(part.name))
  return (line) => {
    const last = ends.findLast((part) => part.line < line)
    return last?.kind === 'directive' && last.name !== 'endif'
  }
}

function findRemarks(page: PageChange): Finding[] {
  const code = listCodeLines(page)
  const end = findMatterEnd(page)
  const isConditional = listConditional(page)
  return page.addedLines
    .filter(({ line, text }) => {
      if (code.has(line)) return addressesAgent(remark.exec(text)?.[1] ?? '')
      if (line <= end) return ordersAgent(matterRemark.exec(text)?.[1] ?? '')
      return isConditional?.(line) === true && ordersAgent(text)
    })
    .map(({ line }) => ({ path: page.path, line }))
}

function findComments({ pages }: Subject): Finding[] {
  return pages.flatMap((page) => [...findInPage(page), ...findRemarks(page)])
}

function findInPage({ path, added, addedLines }: PageChange): Finding[] {
  return [
    ...added
      .filter((part) => (part.kind === 'comment' ? ordersAgent(part.value) : listTitles(part).some(instructs)))
      .map(({ line }) => ({ path, line })),
    ...addedLines.filter(({ text }) => listLineTitles(text).some(ordersAgent)).map(({ line }) => ({ path, line })),
  ]
}

/** What GitHub does not show of a description, or folds. */
const unshown = /<!--([\s\S]{4,4000}?)(?:-->|$)|<details>([\s\S]{4,4000}?)(?:<\/details>|$)/gi

function findInDescription({ change }: Subject): Finding[] {
  const texts = [...change.description.slice(0, 100_000).matchAll(unshown)].map(
    ([, hidden, folded]) => hidden ?? folded ?? '',
  )
  return texts.some(addressesAgent) ? [{ subject: 'description' }] : []
}

/** A comment that holds what was shown before. */
function findCommentedOut({ pages }: Subject): Finding[] {
  return pages.flatMap(({ path, added, before, after }) => {
    const shown = (parts: readonly Part[]) =>
      new Set(parts.flatMap((part) => (isProse(part) ? [squeeze(proseOf(part))] : [])))
    const comments = added.filter((part) => part.kind === 'comment')
    if (comments.length === 0) return []
    const now = shown(after)
    const gone = [...shown(before)].filter((text) => text.length > 20 && !now.has(text)).slice(0, 200)
    return comments
      .filter(({ value }) => {
        const text = squeeze(value)
        return gone.some((one) => text.includes(one))
      })
      .map(({ line }) => ({ path, line }))
  })
}

function isProse(part: Part): boolean {
  return part.kind === 'text' || part.kind === 'heading'
}

function proseOf(part: Part): string {
  return part.kind === 'text' ? part.value : part.kind === 'heading' ? part.text : ''
}

function squeeze(text: string): string {
  return text.replace(/[\s>*_`#]+/g, ' ').trim()
}

export const commentRules: readonly Rule[] = [
  {
    id: 'agent-comment',
    grade: 'block',
    finds: 'comments, titles and image descriptions that give a coding agent or assistant instructions',
    says: 'Readers do not see this text, but it gives instructions to any agent that reads the source; remove it.',
    find: findComments,
  },
  {
    id: 'hidden-description',
    grade: 'block',
    finds: 'instructions for an agent in parts of the description that GitHub does not show',
    says: 'A hidden part of the description gives instructions to an agent or review bot; remove it.',
    find: findInDescription,
  },
  {
    id: 'commented-out',
    grade: 'look',
    finds: 'text that was visible and is now commented out',
    says: 'Readers could see this text, and it is now commented out; check that it should go.',
    find: findCommentedOut,
  },
]
