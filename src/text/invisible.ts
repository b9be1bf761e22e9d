// Which characters nobody sees, and the few places in genuine text where one of them must stay.
import { emoji, emojiEnd, isKind, joining, mark, mongolian, pictograph } from './kinds.ts'

/** The kept UTF-16 units of a scan; only the first `length` count. */
export interface Kept {
  readonly units: Uint16Array
  length: number
}

/** Longest run of combining marks: no writing needs more, and sorting a long one (NFC) takes quadratic time. */
export const longestMarks = 10

const zwnj = 0x200c
const zwj = 0x200d
const emojiStyle = 0xfe0f
const keycap = 0x20e3
const blackFlag = 0x1f3f4
const lastTag = 0xe007f

const flags = ['gbeng', 'gbsct', 'gbwls']

/** Whether an invisible character is genuine after what was kept: a joiner in a script that has them, an emoji sequence. */
export function mayStay(kept: Kept, point: number): boolean {
  const last = pointBefore(kept, kept.length)
  if (point === zwnj) return isAfterJoiningLetter(kept, kept.length)
  if (point === zwj) return isAfterJoiningLetter(kept, kept.length) || isKind(last, emojiEnd)
  if (point === emojiStyle) return isKind(last, emoji)
  if (point >= 0x180b && point <= 0x180f) return isKind(last, mongolian)
  if (point === lastTag) return flags.some((flag) => tagsBefore(kept) === flag && isFlag(kept, flag.length))
  return isTag(point) && (last === blackFlag || (isTag(last) && tagsBefore(kept).length < 5))
}

/** Takes back the end of what was kept when it only made sense with another character after it. */
export function settle(kept: Kept, next: number): void {
  const last = pointBefore(kept, kept.length)
  if (last < zwj) return
  if (last === zwj && !isKind(next, pictograph) && !isAfterJoiningLetter(kept, kept.length - 1)) kept.length -= 1
  else if (last === emojiStyle && next !== keycap && pointBefore(kept, kept.length - 1) < 0x80) kept.length -= 1
  else if (isTag(last) && !isTag(next) && next !== lastTag) kept.length -= 2 * tagsBefore(kept).length
}

/** How many combining marks the kept text ends with, counted up to the longest run. */
export function countMarks(kept: Kept): number {
  let end = kept.length
  let count = 0
  while (count < longestMarks && isKind(pointBefore(kept, end), mark)) {
    end -= widthBefore(kept, end)
    count += 1
  }
  return count
}

// Marks are passed over because NFC may still reorder them; the letter below them stays.
function isAfterJoiningLetter(kept: Kept, from: number): boolean {
  let end = from
  for (let marks = 0; marks <= longestMarks && isKind(pointBefore(kept, end), mark); marks += 1)
    end -= widthBefore(kept, end)
  return isKind(pointBefore(kept, end), joining)
}

/** The tags at the end of what was kept, as the ASCII characters they mirror; at most six are read. */
function tagsBefore(kept: Kept): string {
  let tags = ''
  let end = kept.length
  while (tags.length < 6 && isTag(pointBefore(kept, end))) {
    tags = String.fromCharCode(pointBefore(kept, end) - 0xe0000) + tags
    end -= 2
  }
  return tags
}

function isFlag(kept: Kept, tags: number): boolean {
  return pointBefore(kept, kept.length - 2 * tags) === blackFlag
}

function isTag(point: number): boolean {
  return point >= 0xe0020 && point < lastTag
}

function pointBefore(kept: Kept, end: number): number {
  const low = kept.units[end - 1] ?? -1
  const high = kept.units[end - 2] ?? -1
  return widthBefore(kept, end) === 2 ? (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000 : low
}

// The scan works on well-formed text, so a low surrogate always has its high one before it.
function widthBefore(kept: Kept, end: number): 1 | 2 {
  const low = kept.units[end - 1] ?? -1
  return low >= 0xdc00 && low <= 0xdfff ? 2 : 1
}
