// What dashboard sections share.
import { buildCommands, buildLeaveOut } from '../checkboxes/boxes.ts'
import { isFaint } from '../clusters/words.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import type { CostInputs } from '../queue/job-cost.ts'
import { type Blocks, code, dotted, listWithin, phrase, say } from '../text/markdown/blocks.ts'
import { count, describeReaders, joinLines, omitZeros, type SafeText } from '../text/safe-text.ts'
import { type Links, linkPage } from './report-links.ts'

const maxPages = 3
const maxWords = 5

export type BoardView = Readonly<{
  links: Links
  paused?: boolean
  /** Only for waits: texts must not change with time. */
  now: number
  cost?: CostInputs
}>

export type Board = Readonly<ReturnType<typeof createBoard>>

export function createBoard(ledger: Ledger, view: BoardView) {
  const oldestFirst = ledger.fixes.toSorted((a, b) => a.at - b.at)
  const files = new Map(oldestFirst.flatMap(({ review }) => Object.entries(review?.judged.files ?? {})))
  const show = (page: string) => linkPage(view.links, page, files.get(page))
  return {
    ...view,
    ledger,
    showPages: (pages: readonly string[]) => listWithin(pages, show, maxPages),
    command: (fix: Fix): Blocks => [
      ...buildCommands(ledger, 'fix', fix.id, nameFix(fix)),
      ...buildLeaveOut(ledger, fix),
    ],
  }
}

function nameFix({ pages, prLink }: Fix) {
  const pull = prLink ? phrase`pull request ${prLink.number}` : []
  return dotted([pull, listWithin(pages, code, 1)])
}

const minWords = 3

export function describeWords(words: readonly SafeText[] = []) {
  const telling = words.flatMap((word) => word.split(/\s+/)).filter((word) => !isFaint(word))
  const shown = dotted(words.slice(0, maxWords).map((word) => say(word)))
  return telling.length < minWords ? [] : phrase`Readers mention: ${shown}`
}

type Asking = Pick<Fix, 'distinctReaders' | 'agents' | 'votes'>

export const describeAsking = (asking: Asking) => say(joinLines(listAsking(asking), ', '))

export function listAsking(asking: Asking) {
  return [...describeReaders(asking), ...omitZeros(count(asking.votes, 'vote down', 'votes down'))]
}
