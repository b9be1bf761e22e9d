// Rules about the structure of a page: what was removed from it, and code blocks that take in text.
import type { PageChange, Part } from '../../../changes/page.ts'
import { listGenerated } from '../files/generated.ts'
import type { Finding, Rule } from '../subject/rule.ts'
import { findOtherLanguage } from './language.ts'
import { listUnclosed } from './unclosed.ts'

/** The visible words of a part. */
function wordsOf(part: Part): string {
  if (part.kind === 'text' || part.kind === 'code') return part.value
  return part.kind === 'heading' ? part.text : ''
}

function countWords(parts: readonly Part[]): number {
  let count = 0
  for (const part of parts)
    count += wordsOf(part).match(/[\p{L}\p{N}]+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu)?.length ?? 0
  return count
}

/** Fewer words than this are not a significant part of a page. */
const fewestWords = 25

function hasLostThird({ before, after }: PageChange): boolean {
  const old = countWords(before)
  const lost = old - countWords(after)
  return after.length > 0 && lost >= fewestWords && lost * 3 >= old
}

const warning = /^(?:warning|caution|danger|important|attention|critical|security|alert|hazard)$/i
/** Shortcodes that take the kind as a value. */
const callout = /^(?:admonition|alert|aside|box|callout|hint|notice|note|panel)$/i
const warningText =
  /^(?:\W{0,6}(?:warning|caution|danger|important|attention)\b\W{0,3}(?:[:!\u2014]|$|\])|\[!(?:warning|caution|important)\]|⚠)/i
/** A quote's first line that is only such a word, then a sentence; both start with a capital. */
const warningLine = /^\W{0,6}(?:W(?:arning|ARNING)|C(?:aution|AUTION)|D(?:anger|ANGER))\b\W{0,3} [`"“]?\p{Lu}/u

/** Warnings that something cannot be undone, or that a backup is needed first. */
const irreversible: readonly RegExp[] = [
  /\bback(?:ed)? up [^.]{1,60} (?:before|first)\b|\b(?:create|make|take) an? (?:\w{1,20} )?backup\b/i,
  /\b(?:never undone|(?:can(?:not|['’]t)|is not) be undone|irreversibl[ey]|los(?:e|es|ing) (?:all )?(?:your |the )?data)\b/i,
]

function isWarning(part: Part): boolean {
  if (part.kind === 'directive')
    return (
      warning.test(part.name) ||
      (callout.test(part.name) && part.value.split(/[^a-z]+/i).some((word) => warning.test(word)))
    )
  if (part.kind === 'text') {
    const start = part.value.slice(0, 60)
    const isMarked = [warningText, warningLine].some((form) => form.test(start))
    return isMarked || irreversible.some((form) => form.test(part.value.slice(0, 600)))
  }
  if (part.kind !== 'tag') return false
  const { type = '', class: names = '', classname = '' } = part.attributes
  return (
    warning.test(part.name) ||
    warning.test(type) ||
    `${names} ${classname}`.split(/[\s_-]+/).some((name) => warning.test(name))
  )
}

function hasLostWarning({ before, after }: PageChange): boolean {
  const count = (parts: readonly Part[]) => parts.filter(isWarning).length
  return after.length > 0 && count(before) > count(after)
}

type Heading = Extract<Part, { kind: 'heading' }>

function listHeadings(parts: readonly Part[]): Heading[] {
  return parts.filter((part) => part.kind === 'heading')
}

/** Sections whose heading was removed without a replacement, along with most of their text. */
function findLostSections({ path, before, after, removed }: PageChange): Finding[] {
  if (after.length === 0 || listHeadings(before).length <= listHeadings(after).length) return []
  const left = new Set(after.map((part) => wordsOf(part)))
  const now = new Set(listHeadings(after).map(({ text }) => text))
  return listHeadings(removed)
    .filter(({ text }) => !now.has(text))
    .filter(({ line, depth }) => {
      const next =
        listHeadings(before).find((other) => other.line > line && other.depth <= depth)?.line ??
        Number.POSITIVE_INFINITY
      const body = before.filter((part) => part.line > line && part.line < next && wordsOf(part).length > 0)
      const gone = body.filter((part) => !left.has(wordsOf(part)))
      return countWords(gone) >= 10 && gone.length * 2 >= body.length
    })
    .map(({ text }) => ({ path, subject: text }))
}

/** New code that contains a heading or a paragraph that the page had. */
function findSwallowing(page: PageChange): Finding[] {
  const { path, before, after, added } = page
  const blocks = added.filter((part) => part.kind === 'code')
  const open = blocks.filter((part) => part.kind === 'code' && part.isOpen === true)
  if (blocks.length === 0) return []
  const left = new Set(after.map((part) => (part.kind === 'code' ? '' : wordsOf(part))))
  const wasCode = before.map((part) => (part.kind === 'code' ? part.value : '')).join('\n')
  const gone = before
    .filter((part) => part.kind === 'heading' || part.kind === 'text')
    .map((part) => wordsOf(part).split('\n')[0] ?? '')
    .filter((text) => text.length > 8 && !left.has(text) && !wasCode.includes(text))
    .slice(0, 200)
  const swallowing = blocks.filter((part) => {
    const lines = new Set(
      wordsOf(part)
        .split('\n')
        .map((line) => line.replace(/^[\s#>*-]+/, '').trim()),
    )
    return gone.filter((text) => lines.has(text)).length > 1
  })
  const isNewlyOpen = !before.some((part) => part.kind === 'code' && part.isOpen === true)
  return [...new Set([...(isNewlyOpen ? open : []), ...swallowing, ...listUnclosed(page)])].map(({ line }) => ({
    path,
    line,
  }))
}

function pageRule(row: Omit<Rule, 'find' | 'severity'>, holds: (page: PageChange) => boolean): Rule {
  return { ...row, severity: 'look', find: ({ pages }) => pages.filter(holds).map(({ path }) => ({ path })) }
}

export const structureRules: readonly Rule[] = [
  pageRule(
    {
      id: 'large-deletion',
      detects: 'pages that lose at least a third of their words',
      message: 'This page loses at least a third of its words; check that readers do not need them.',
    },
    hasLostThird,
  ),
  pageRule(
    {
      id: 'lost-warning',
      detects: 'removed warnings',
      message: 'A warning was removed from this page; check that it no longer applies.',
    },
    hasLostWarning,
  ),
  {
    id: 'lost-section',
    severity: 'look',
    detects: 'removed sections',
    message: 'This section was removed; check that readers do not need it.',
    find: ({ pages }) => pages.flatMap(findLostSections),
  },
  {
    id: 'swallowing-fence',
    severity: 'look',
    detects: 'code blocks that are never closed, or that contain what used to be text',
    message: 'This code block contains the text after it, so readers see that text as code; close the block.',
    find: ({ pages }) => pages.flatMap(findSwallowing),
  },
  {
    id: 'other-language',
    severity: 'look',
    detects: 'text in a language other than that of the page',
    message: 'This text is not in the language of the page.',
    find: ({ pages }) =>
      pages.flatMap((page) => {
        const part = findOtherLanguage(page)
        return part === undefined ? [] : [{ path: page.path, line: part.line }]
      }),
  },
  {
    id: 'page-gone',
    severity: 'look',
    detects: 'deleted, moved and renamed files',
    message: 'This file was deleted or moved, so links to it may break; check for redirects.',
    find: ({ change }) =>
      change.files
        .filter(({ after, previousPath }) => after === undefined || previousPath !== undefined)
        .map(({ path, previousPath }) => ({ path, subject: previousPath })),
  },
  {
    id: 'generated-file',
    severity: 'look',
    detects: 'generated files',
    message: 'This file is generated, so the next build may overwrite the change; fix its source instead.',
    find: ({ change }) => listGenerated(change).map(({ path }) => ({ path })),
  },
]
