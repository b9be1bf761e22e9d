// A list of pull requests, none of which may be left out while there is any room.

import { type Links, linkPull } from '../issue/report-links.ts'
import { type Blocks, type Item, items, paragraph } from '../text/markdown/blocks.ts'
import { list, phrase } from '../text/markdown/phrase.ts'
import { formatNumber } from '../text/safe-text.ts'
import type { FixGroup } from './fix-groups.ts'

/** In characters: about 350 links, and two thirds of a dashboard. */
const roomForLinks = 19_000

/** Beyond the budget, pull requests are listed by link alone. */
export function pullList(
  groups: readonly FixGroup[],
  toItem: (group: FixGroup) => Item,
  links: Links,
  budget: number,
): Blocks {
  const shown = items(groups.slice(0, budget).map(toItem))
  const beyond = groups.slice(budget).map((group) => linkPull(group, links))
  let room = roomForLinks
  const listed = beyond.filter((words) => {
    for (const node of words) room -= 'url' in node ? node.url.length + 14 : 'value' in node ? node.value.length + 2 : 0
    return room >= 0
  })
  const more = beyond.length - listed.length
  const rest = more === 0 ? [] : phrase` and ${formatNumber(more)} more`
  return beyond.length === 0 ? shown : [...shown, ...paragraph(phrase`Also ${list(listed)}${rest}`)]
}
