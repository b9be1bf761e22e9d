// Rules about comments and other parts of a page that only machines read.
import type { PageChange, Part } from '../../../changes/page.ts'
import { listTags } from '../markup/tags.ts'
import { findMatterEnd, listCodeLines } from '../subject/code-lines.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { addressesAgent, instructs, ordersAgent, ordersAgentInSight } from './agent-orders.ts'
import { findInDescription } from './hidden-description.ts'
import { findHidingClass } from './hiding.ts'
import { listHidingMarks } from './hiding-marks.ts'
import { findInMetadata, isAddressed, listLineTitles, listTitles } from './titles.ts'
import { findUnseen } from './unseen.ts'

/** A comment in code (visible), or in front matter (hidden). */
const remark = /(?:^|\s)(?:\/\/|#|--|;|%|\{?\/\*|<!--|\.\.)\s?([^\n]{4,2000})/
const matterRemark = /^\s*#\s?([^\n]{4,2000})/

/** Lines inside conditions that a build may never meet. */
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

function findComments(subject: Subject): Finding[] {
  const { pages } = subject
  return [
    ...pages.flatMap((page) => [
      ...findInPage(page),
      ...findRemarks(page),
      ...findBelowMarks(page),
      ...findInMetadata(page),
    ]),
    ...findUnseen(subject, pages, ordersAgent),
  ]
}

/** Elements whose content is for other programs, or a fallback for browsers that do not support them. */
const fallback = /^(?:annotation|annotation-xml|applet|audio|canvas|desc|metadata|object|video)$/i
/** Builders of Sphinx that produce documentation. */
const builder = /\b(?:html|latex|latexpdf|pdf|epub|text|man|texinfo|builder_\w{1,20}|format_\w{1,20})\b/

/** How many lines below it a class is assumed to hide. */
const hiddenLines = 8

function findBelowMarks(page: PageChange): Finding[] {
  const tags = listTags(page.added).filter((tag) => findHidingClass(tag) !== undefined || fallback.test(tag.name))
  const builds = page.added.filter(
    (part) => part.kind === 'directive' && part.name === 'only' && !builder.test(part.value),
  )
  const marks = [...tags, ...builds, ...listHidingMarks(page)].map(({ line }) => line)
  if (marks.length === 0) return []
  const isHidden = (line: number) => marks.some((mark) => line >= mark && line <= mark + hiddenLines)
  return page.added
    .filter((part) => isProse(part) && isHidden(part.line) && ordersAgent(proseOf(part)))
    .map(({ line }) => ({ path: page.path, line }))
}

/** Orders in visible text, except on a page that already gave one. */
function findInSight({ pages }: Subject): Finding[] {
  return pages.flatMap(({ path, added, before }) => {
    // Few people see alternative texts.
    const unseen = new Set(added.flatMap((part) => (part.kind === 'image' ? [part.line] : [])))
    const found = added.filter((part) => isProse(part) && !unseen.has(part.line) && ordersAgentInSight(proseOf(part)))
    return found.length === 0 || before.some((part) => isProse(part) && ordersAgentInSight(proseOf(part)))
      ? []
      : found.map(({ line }) => ({ path, line }))
  })
}

function findInPage(page: PageChange): Finding[] {
  const { path, added, addedLines } = page
  const gone = added.some(({ kind }) => kind === 'comment') ? listHiddenProse(page) : []
  const freshOf = (value: string) => gone.reduce((text, one) => text.replace(one, ' '), squeeze(value))
  const orders = (value: string) => ordersAgent(value) && (gone.length === 0 || ordersAgent(freshOf(value)))
  return [
    ...added
      .filter((part) =>
        part.kind === 'comment' ? orders(part.value) : isAddressed(part) || listTitles(part).some(instructs),
      )
      .map(({ line }) => ({ path, line })),
    ...addedLines.filter(({ text }) => listLineTitles(text).some(ordersAgent)).map(({ line }) => ({ path, line })),
  ]
}

/** Prose that was visible before the change and no longer is. */
function listHiddenProse({ before, after }: PageChange): string[] {
  const shown = (parts: readonly Part[]) =>
    new Set(parts.flatMap((part) => (isProse(part) ? [squeeze(proseOf(part))] : [])))
  const now = shown(after)
  return [...shown(before)].filter((text) => text.length > 20 && !now.has(text)).slice(0, 200)
}

/** Comments that contain prose that was visible before. */
function findCommentedOut({ pages }: Subject): Finding[] {
  return pages.flatMap((page) => {
    const comments = page.added.filter((part) => part.kind === 'comment')
    if (comments.length === 0) return []
    const gone = listHiddenProse(page)
    return comments
      .filter(({ value }) => {
        const text = squeeze(value)
        return gone.some((one) => text.includes(one))
      })
      .map(({ line }) => ({ path: page.path, line }))
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
    severity: 'block',
    detects: 'comments, titles and image descriptions that give instructions to a coding agent or assistant',
    message: 'Readers do not see this text, but it gives instructions to any agent that reads the source; remove it.',
    find: findComments,
  },
  {
    id: 'hidden-description',
    severity: 'block',
    detects: 'hidden text in the description, other than markers and hints from a template',
    message: 'Part of the description is hidden, and agents and review bots would still read it; remove it.',
    find: findInDescription,
  },
  {
    id: 'agent-order',
    severity: 'look',
    detects: 'visible text that gives instructions to a coding agent or assistant',
    message: 'This text gives instructions to any agent that reads the page; check that it is meant for readers.',
    find: findInSight,
  },
  {
    id: 'commented-out',
    severity: 'look',
    detects: 'text that was visible and is now commented out',
    message: 'Readers could see this text, and it is now commented out; check that it should go.',
    find: findCommentedOut,
  },
]
