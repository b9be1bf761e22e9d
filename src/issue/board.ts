// What the sections of the tracking issue share.

import { isFaint } from '../clusters/wording.ts'
import type { CostInputs } from '../fixes/job-cost.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { describeReaders } from '../text/format.ts'
import { type Blocks, listWithin } from '../text/markdown/blocks.ts'
import { code, dotted, type Phrase, phrase, say } from '../text/markdown/phrase.ts'
import { count, joinLines, type SafeText } from '../text/safe-text.ts'
import { listOffers } from './box-table.ts'
import { buildCommands, buildLeaveOut } from './command-boxes.ts'
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
  /** How jobs are counted and priced, where that is shown. */
  readonly cost?: CostInputs | undefined
}

export function createBoard(ledger: Ledger, links: Links, cost?: CostInputs): Board {
  const files = findFiles(ledger)
  const show = (page: string) => linkPage(links, page, files.get(page))
  return {
    ledger,
    links,
    cost,
    showPages: (pages) => listWithin(pages, show, mostPages),
    command: (fix) => [
      ...buildCommands(ledger, fix.id, listOffers(ledger, 'fix', fix.id), nameFix(fix)),
      ...buildLeaveOut(ledger, fix),
    ],
  }
}

/** A fix as its boxes name it. */
function nameFix({ pages, prLink }: Fix): Phrase {
  const pull = prLink === undefined ? [] : phrase`pull request ${prLink.number}`
  return dotted([pull, listWithin(pages, code, 1)])
}

/** According to the latest review that found the file. */
function findFiles({ fixes }: Ledger): ReadonlyMap<string, string> {
  const oldestFirst = fixes.toSorted((a, b) => a.at - b.at)
  return new Map(oldestFirst.flatMap(({ review }) => Object.entries(review?.judged?.files ?? {})))
}

/** Fewer, besides words that fit anything, say nothing that the page's name does not. */
const fewestWords = 3

/** Words that several readers used; empty where none may be shown, or too few to tell what readers want. */
export function describeWords(words: readonly SafeText[] = []): Phrase {
  const telling = words.flatMap((word) => word.split(/\s+/)).filter((word) => !isFaint(word))
  return telling.length < fewestWords ? [] : phrase`Readers mention: ${listWords(words)}`
}

export function listWords(words: readonly SafeText[] = []): Phrase {
  return dotted(words.slice(0, mostWords).map((word) => say(word)))
}

export function describeAsking(asking: Pick<Fix, 'distinctReaders' | 'agents' | 'votes'>): Phrase {
  return say(joinLines(listAsking(asking), ', '))
}

/** `3 readers`, `1 AI agent`, `6 votes down`: who asks for a fix. */
export function listAsking(asking: Pick<Fix, 'distinctReaders' | 'agents' | 'votes'>): SafeText[] {
  const { votes } = asking
  return [...describeReaders(asking), ...(votes === 0 ? [] : [count(votes, 'vote down', 'votes down')])]
}
