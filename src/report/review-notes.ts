// What a review did not read, how to have it judge again, and what its verdict does not say; folded.
import type { Unread } from '../changes/change.ts'
import { formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { type Blocks, bullets, details, listWithin } from './markdown/blocks.ts'
import { code, phrase } from './markdown/phrase.ts'

const mostPaths = 20

const reasons: Readonly<Record<Unread['reason'], SafeText>> = {
  'too-many-files': safe`More files than a review reads`,
  'too-many-pictures': safe`More pictures than a review looks into`,
  'too-large': safe`Too large to be read`,
  'list-cut': safe`More changed files than GitHub lists`,
  'commits-cut': safe`More commits than GitHub lists`,
  unreadable: safe`Could not be read`,
}

export function buildUnread(unread: readonly Unread[]): Blocks {
  const groups = [...Map.groupBy(unread, ({ reason }) => reason)]
  const rows = groups.map(([reason, all]) => {
    const paths = all.flatMap(({ path }) => path ?? [])
    const which = paths.length === 0 ? [] : phrase`: ${listWithin(paths, (path) => code(path), mostPaths)}`
    return phrase`${reasons[reason]}${which}.`
  })
  return rows.length === 0 ? [] : details(safe`What was not read, ${formatNumber(unread.length)}`, bullets(rows))
}

const judgedAnew = safe`A new commit, an edited title or description, or reopening it has it judged anew`
const unsaid = safe`that the text is right, that it answers the readers, or that a link leads where it should`
const notes = [
  phrase`Nothing of the change was checked out or run. Its files were read at one commit, and compared with the base.`,
  phrase`${judgedAnew}, and this comment is edited. Re-running the workflow does the same.`,
  phrase`${code('clear')} means that no rule found anything. It does not say ${unsaid}.`,
  phrase`${code('docs/review.md')} of feedback-to-fix lists every rule: what it finds, and why.`,
]

export function buildNotes(): Blocks {
  return details(safe`How to read this`, bullets(notes))
}
