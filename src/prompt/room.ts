// Which comments a prompt has room for, and how much of them: what does not fit is left out whole, for another prompt.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { longestCode, longestComment } from '../text/excerpt.ts'
import type { Alike, Caps } from './comments.ts'
import type { Line } from './framed.ts'

/** More topics than this are more than one change should answer. */
const mostTopics = 50
/** What gives way if a prompt has no room for everything: first code, and words only where a prompt has hardly any room. */
const allCaps: readonly Caps[] = [
  { text: longestComment, code: longestCode },
  { text: longestComment, code: 1_000 },
  { text: longestComment, code: 500 },
]
const tightCaps: readonly Caps[] = [...allCaps, { text: 1_000, code: 500 }]
/** With less room than this, a single comment of full length might not fit. */
const tight = 14_000
/** The least room that one shortened comment, whatever its script, needs with its code and its topic’s heading. */
export const smallestRoom = 6_000

export interface Talk {
  readonly groups: readonly Alike[]
  readonly size: number
}

/** The comments to show of each topic, which may be none. */
export interface Choice {
  readonly shown: readonly (readonly Alike[])[]
  readonly caps: Caps
}

interface Limits {
  /** In characters. */
  readonly room: number
  /** If comments are left over, at least so many are, so that they are worth a prompt of their own. */
  readonly fewest: number
  /** What has waited longest: taken before the rest. */
  readonly isFirst: (group: Alike) => boolean
}

/** All comments, with code as long as there is room for; otherwise as many as fit with the shortest. */
export function chooseComments(
  topics: readonly Talk[],
  { room, fewest, isFirst }: Limits,
  render: (group: Alike, caps: Caps) => readonly Line[],
): Choice {
  const choices = room < tight ? tightCaps : allCaps
  const headings = topics.reduce((sum, { size }) => sum + size, 0)
  const fits = (caps: Caps) => {
    let left = room - headings
    return topics.every(({ groups }) =>
      groups.every((group) => {
        left -= measure(render(group, caps))
        return left >= 0
      }),
    )
  }
  const fitting = topics.filter(({ groups }) => groups.length > 0).length <= mostTopics ? choices.find(fits) : undefined
  if (fitting !== undefined) return { shown: topics.map(({ groups }) => groups), caps: fitting }
  const caps = choices.at(-1) as Caps
  const taken = fillRoom(topics, room, (group) => measure(render(group, caps)), isFirst)
  const kept = taken.slice(0, leaveFewest(topics, taken, fewest))
  const byTopic = Map.groupBy(kept, ({ topic }) => topic)
  return { shown: topics.map((topic) => (byTopic.get(topic) ?? []).map(({ group }) => group)), caps }
}

export function measure(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0)
}

export function listEntries(groups: readonly Alike[]): FeedbackEntry[] {
  return groups.flatMap(({ entries }) => entries)
}

interface Taken {
  readonly topic: Talk
  readonly group: Alike
}

/**
 * In rounds: each topic gets one comment before any gets a second, and what goes first is in the first round. Ends with the round in
 * which something did not fit.
 */
function fillRoom(
  all: readonly Talk[],
  room: number,
  sizeOf: (group: Alike) => number,
  isFirst: Limits['isFirst'],
): Taken[] {
  const order = (groups: readonly Alike[]) => groups.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  const topics = all
    .flatMap((topic) => (topic.groups.length === 0 ? [] : [{ topic, groups: order(topic.groups) }]))
    .sort((a, b) => Number(b.groups.some(isFirst)) - Number(a.groups.some(isFirst)))
    .slice(0, mostTopics)
  const taken: Taken[] = []
  let [left, isFull] = [room, false]
  for (let round = 0; !isFull && topics.some(({ groups }) => round < groups.length); round += 1)
    for (const { topic, groups } of topics) {
      const group = groups[round]
      if (group === undefined) continue
      const size = sizeOf(group) + (round === 0 ? topic.size : 0)
      if (size > left) isFull = true
      else {
        taken.push({ topic, group })
        left -= size
      }
    }
  return taken
}

/** How many to take, so that what is left is enough for a prompt of its own, if both can be. */
function leaveFewest(topics: readonly Talk[], taken: readonly Taken[], fewest: number): number {
  const all = topics.reduce((sum, { groups }) => sum + listEntries(groups).length, 0)
  let here = listEntries(taken.map(({ group }) => group)).length
  let count = taken.length
  for (const { group } of taken.toReversed()) {
    if (here === all || all - here >= fewest || all < 2 * fewest) break
    here -= group.entries.length
    count -= 1
  }
  return count
}
