// What a review did not read, how to run it again, and what its verdict does not cover; folded.

import { type Blocks, bullets, details, listWithin } from '../../text/markdown/blocks.ts'
import { code, phrase } from '../../text/markdown/phrase.ts'
import { count, type SafeText, safe } from '../../text/safe-text.ts'
import type { Unread } from '../pages/change.ts'

const mostPaths = 20

const reasons: Readonly<Record<Unread['reason'], SafeText>> = {
  'too-many-files': safe`Too many files`,
  'too-many-pictures': safe`Too many images`,
  'too-large': safe`Too large`,
  'list-cut': safe`GitHub’s list of changed files is incomplete`,
  'commits-cut': safe`GitHub’s list of commits is incomplete`,
  unreadable: safe`Could not be read`,
}

export function buildUnread(unread: readonly Unread[]): Blocks {
  const groups = [...Map.groupBy(unread, ({ reason }) => reason)]
  const rows = groups.map(([reason, all]) => {
    const paths = all.flatMap(({ path }) => path ?? [])
    const which = paths.length === 0 ? [] : phrase`: ${listWithin(paths, (path) => code(path), mostPaths)}`
    return phrase`${reasons[reason]}${which}.`
  })
  return rows.length === 0 ? [] : details(safe`${count(unread.length, 'part')} not read`, bullets(rows))
}

const triggers = safe`a new commit, an edit of the title or description, or reopening the pull request`
const unsaid = safe`that the text is correct, that it answers the readers, or that links lead where they should`
const notes = [
  phrase`The review compares the change at one commit with the base. It does not check out or run anything.`,
  phrase`It runs again, and updates this comment, after ${triggers}. To run it by hand, re-run the workflow.`,
  phrase`${code('clear')} means that every difference is of a kind known to be harmless. It does not mean ${unsaid}.`,
  phrase`A verdict holds for the commit that it names; a newer commit withdraws it.`,
]

export function buildNotes(): Blocks {
  return details(safe`About this review`, bullets(notes))
}
