// Fixes in reports.
import { type Links, linkPull } from '../issue/report-links.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { type Item, items, listWithin, paragraph } from '../text/markdown/blocks.ts'
import { code, list, type Phrase, phrase, prose, text } from '../text/markdown/phrase.ts'
import { count, formatNumber } from '../text/safe-text.ts'
import { describeFixReason } from './reasons.ts'

export const showPages = (pages: readonly string[]): Phrase => listWithin(pages, code, 2)

export const describeTitle = ({ title }: Pick<Fix, 'title'>) => (title === undefined ? [] : phrase`“${text(title)}”`)

type Explained = Pick<FixGroup, 'pages' | 'topics'> &
  Partial<Pick<FixGroup, 'judged'>> & { readonly fixes: readonly Pick<Fix, 'key'>[] }

export function explainOnePr({ fixes, pages, topics, judged }: Explained): Phrase {
  if (topics.length === 0) return phrase`votes only`
  // A review says how many it told apart.
  if (!fixes.some(({ key }) => key.startsWith('shared-')))
    return topics.length > 1 && !judged?.topics ? phrase`${count(topics.length, 'topic')}` : []
  return pages.length > 1 ? phrase`same complaint on ${count(pages.length, 'page')}` : []
}

export function describeReturn({ fixes }: FixGroup, links: Links) {
  const { returns } = fixes.find((fix) => fix.returns !== undefined) ?? {}
  if (returns === undefined) return []
  const earlier = returns.prLink === undefined ? phrase`an earlier fix` : linkPull(returns, links)
  return phrase`complaint returned after ${earlier}`
}

export const describeReason = ({ reason }: Fix) => (reason === undefined ? [] : prose(describeFixReason(reason)))

export const showJob = ({ job }: Fix): Phrase => (job === undefined ? [] : phrase`job ${code(job.id, 40)}`)

export type FixGroup = ReturnType<typeof groupByPull>[number]

/** Each is the newest fix, with the totals of its pull request. */
export function groupByPull(fixes: readonly Fix[]) {
  const groups = Map.groupBy(newestFirst(fixes), (fix) => fix.prLink?.url ?? fix)
  return [...groups.values()].map((group) => {
    const [newest] = group as [Fix, ...Fix[]]
    const sum = (field: 'distinctReaders' | 'agents' | 'votes') =>
      group.reduce((total, fix) => total + (fix[field] ?? 0), 0)
    return {
      ...newest,
      distinctReaders: sum('distinctReaders'),
      agents: sum('agents'),
      votes: sum('votes'),
      pages: [...new Set(group.flatMap((fix) => fix.pages))],
      words: [...new Set(group.flatMap((fix) => fix.words ?? []))],
      topics: group.flatMap((fix) => fix.topics),
      fixes: group,
      oldestSince: group.reduce((oldest, { since }) => Math.min(oldest, since), newest.since),
      judged: group.find(({ review }) => review !== undefined)?.review?.judged,
    }
  })
}

export function newestFirst(fixes: readonly Fix[]): Fix[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return fixes.toSorted(
    (a, b) => b.since - a.since || compare(a.pages[0] ?? '', b.pages[0] ?? '') || compare(a.id, b.id),
  )
}

export function isRetriedIn({ fixes }: Pick<Ledger, 'fixes'>): (fix: Fix) => boolean {
  const oldestFirst = fixes.toSorted((a, b) => a.at - b.at)
  const sent = new Map(oldestFirst.flatMap(({ entryIds, at }) => entryIds.map((id) => [id, at] as const)))
  return ({ entryIds, setAside = [], at }) =>
    entryIds.length > 0 && entryIds.every((id) => setAside.includes(id) || (sent.get(id) ?? 0) > at)
}

/** The Action cannot set statuses in the service. */
export function listToResolve(ledger: Ledger) {
  const open = new Set(ledger.merged.filter(({ resolved }) => !resolved).map(({ fixId }) => fixId))
  return groupByPull(ledger.fixes.filter(({ id, state }) => state === 'merged' && open.has(id)))
}

/** In characters: two thirds of a dashboard. */
const roomForLinks = 19_000

export function pullList(groups: readonly FixGroup[], toItem: (group: FixGroup) => Item, links: Links, budget: number) {
  const shown = items(groups.slice(0, budget).map(toItem))
  const beyond = groups.slice(budget).map((group) => linkPull(group, links))
  if (beyond.length === 0) return shown
  let room = roomForLinks
  const listed = beyond.filter((words) => {
    for (const node of words) room -= 'url' in node ? node.url.length + 14 : 'value' in node ? node.value.length + 2 : 0
    return room >= 0
  })
  const more = beyond.length - listed.length
  const rest = more === 0 ? [] : phrase` and ${formatNumber(more)} more`
  return [...shown, ...paragraph(phrase`Also ${list(listed)}${rest}`)]
}
