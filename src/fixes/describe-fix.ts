// Fixes in reports.
import { type Links, linkPull } from '../issue/report-links.ts'
import type { Fix } from '../ledger/ledger.ts'
import { code, type Item, items, list, listWithin, paragraph, phrase, prose, text } from '../text/markdown/blocks.ts'
import { count, formatNumber } from '../text/safe-text.ts'
import { describeFixReason } from './fix.ts'
import type { FixGroup } from './queries.ts'

export const showPages = (pages: readonly string[]) => listWithin(pages, code, 2)

export const describeTitle = ({ title }: Fix) => (title ? phrase`“${text(title)}”` : [])

export function explainOnePr({ fixes, pages, topics, judged, voteEntries, entryIds }: FixGroup) {
  if (voteEntries === entryIds.length) return phrase`votes only`
  if (fixes.some(({ key }) => key.startsWith('shared-')))
    return pages.length > 1 ? phrase`same complaint on ${count(pages.length, 'page')}` : []
  // A review says how many it told apart.
  return topics.length > 1 && !judged?.topics ? phrase`${count(topics.length, 'topic')}` : []
}

export function describeReturn({ fixes }: FixGroup, links: Links) {
  const { returns } = fixes.find((fix) => fix.returns) ?? {}
  if (!returns) return []
  const earlier = returns.prLink ? linkPull(returns, links) : phrase`an earlier fix`
  return phrase`complaint returned after ${earlier}`
}

export const describeReason = ({ reason }: Fix) => (reason ? prose(describeFixReason(reason)) : [])

export const showJob = ({ job }: Fix) => (job ? phrase`job ${code(job.id, 40)}` : [])

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
  const rest = more === 0 ? [] : phrase` and ${formatNumber(more)} more; a run’s report file lists them all`
  return [...shown, ...paragraph(phrase`Also ${list(listed)}${rest}`)]
}
