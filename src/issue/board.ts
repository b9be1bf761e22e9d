// What the sections of the tracking issue share.

import type { Fix, Ledger } from '../ledger/ledger.ts'
import { omitZeros } from '../text/format.ts'
import { type Blocks, listWithin } from '../text/markdown/blocks.ts'
import { dotted, type Phrase, phrase, say } from '../text/markdown/phrase.ts'
import { count, joinLines, type SafeText } from '../text/safe-text.ts'
import { buildCommands, buildLeaveOut } from './command-boxes.ts'
import { listOffers } from './offers.ts'
import { type Links, linkPage } from './report-links.ts'

const mostPages = 3
const mostWords = 5

export interface Board {
  readonly ledger: Ledger
  readonly links: Links
  /** Pages of a fix or a group, linked to their files and to the site. */
  readonly showPages: (pages: readonly string[]) => Phrase
  /** The boxes of a fix, with the answers to earlier ticks. */
  readonly command: (fix: Fix) => Blocks
}

export function createBoard(ledger: Ledger, links: Links): Board {
  const files = findFiles(ledger)
  const show = (page: string) => linkPage(links, page, files.get(page))
  return {
    ledger,
    links,
    showPages: (pages) => listWithin(pages, show, mostPages),
    command: (fix) => [...buildCommands(ledger, fix.id, listOffers(ledger, fix)), ...buildLeaveOut(ledger, fix)],
  }
}

/** According to the latest review that found the file. */
function findFiles({ fixes }: Ledger): ReadonlyMap<string, string> {
  const oldestFirst = fixes.toSorted((a, b) => a.at - b.at)
  return new Map(oldestFirst.flatMap(({ review }) => Object.entries(review?.judged?.files ?? {})))
}

/** Words that several readers used; empty where none may be shown. */
export function describeWords(words: readonly SafeText[] = []): Phrase {
  return words.length === 0 ? [] : phrase`Readers mention: ${listWords(words)}`
}

export function listWords(words: readonly SafeText[] = []): Phrase {
  return dotted(words.slice(0, mostWords).map((word) => say(word)))
}

export function describeReaders({ distinctReaders, votes }: Pick<Fix, 'distinctReaders' | 'votes'>): Phrase {
  const parts: readonly SafeText[] = omitZeros(
    [distinctReaders, count(distinctReaders, 'reader')],
    [votes, count(votes, 'downvote')],
  )
  return say(joinLines(parts, ', '))
}
