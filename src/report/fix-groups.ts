// Fixes that share one pull request are reported as one.
import type { Fix } from '../ledger/ledger.ts'
import { count, formatNumber, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, listWithin, paragraph, type Row, table } from './markdown/blocks.ts'
import { code, list, type Phrase, phrase } from './markdown/phrase.ts'

/** In characters: about 400 links, and less than half of a body. */
const roomForLinks = 30_000

/** The newest fix, with the pages, readers and votes of all. */
export interface FixGroup extends Omit<Fix, 'pages'> {
  readonly pages: readonly string[]
  readonly fixes: readonly Fix[]
}

/** Newest first. A fix without a pull request is a group of its own. */
export function groupByPull(fixes: readonly Fix[]): FixGroup[] {
  const groups = Map.groupBy(newestFirst(fixes), (fix) => fix.prLink?.url ?? fix)
  return [...groups.values()].map((group) => {
    const [newest] = group as [Fix, ...Fix[]]
    const pages = [...new Set(group.flatMap((fix) => fix.pages))]
    const distinctReaders = group.reduce((sum, fix) => sum + fix.distinctReaders, 0)
    return { ...newest, pages, distinctReaders, votes: group.reduce((sum, fix) => sum + fix.votes, 0), fixes: group }
  })
}

/** Those of one time by page. */
export function newestFirst<T extends { id: string; since: number | string; pages: readonly string[] }>(
  fixes: readonly T[],
): T[] {
  return [...fixes].sort(
    (a, b) => compare(b.since, a.since) || compare(a.pages[0] ?? '', b.pages[0] ?? '') || compare(a.id, b.id),
  )
}

function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b)
}

export function showPages(pages: readonly string[]): Phrase {
  return listWithin(pages, code, 2)
}

export function groupCells({ pages, fixes, distinctReaders, votes }: FixGroup): Row {
  const why = joinLines([...new Set(fixes.map(explainOnePr))], '; ')
  return { Page: showPages(pages), 'Why one PR': why, Readers: distinctReaders, '👎': votes }
}

/** Those beyond the budget are listed below by their links alone: none may be missing while there is room at all. */
export function pullTable(
  groups: readonly FixGroup[],
  last: (group: FixGroup) => Row,
  links: Links,
  budget: number,
): Blocks {
  const show = (group: FixGroup) => linkPull(group, links)
  const toRow = (group: FixGroup) => ({ 'Pull request': show(group), ...groupCells(group), ...last(group) })
  const beyond = groups.slice(budget).map(show)
  let room = roomForLinks
  const shown = beyond.filter((words) => {
    for (const node of words) room -= 'url' in node ? node.url.length + 14 : 'value' in node ? node.value.length + 2 : 0
    return room >= 0
  })
  const more = beyond.length - shown.length
  const rest = more === 0 ? [] : phrase` and ${formatNumber(more)} more`
  const also = beyond.length === 0 ? [] : paragraph(phrase`Also ${list(shown)}${rest}`)
  return [...table(groups, toRow, budget), ...also]
}

/** Why the entries of a fix are one pull request, without readers' words: `clusters/drafts.ts` makes the key. */
export function explainOnePr({ key, pages, topics }: Pick<FixGroup, 'key' | 'pages' | 'topics'>): SafeText {
  if (key.startsWith('shared-')) return safe`the same complaint on ${count(pages.length, 'page')}`
  if (topics.length === 0) return safe`votes only`
  const isPart = /^page-[0-9a-f]{12}-/.test(key)
  return safe`${count(topics.length, 'topic')}${isPart ? ', part of the page' : ''}`
}
