// The lines that a finding shows.
import { redact } from '../../text/redaction/redact.ts'
import { countShared, denseOf, type Hunk, type PageChange } from '../diff/page.ts'
import type { Found } from './result.ts'

/** At most three. */
export function showLines(page: PageChange | undefined, found: Found) {
  const spot = page && findSpot(page, found)
  if (spot === undefined) return { line: found.line, before: [], after: [], hunk: undefined }
  const { hunk, side } = spot
  const { added, removed } = hunk
  // Marks alone, as where a box ends, tell nothing.
  const tells = (line = '') => denseOf(line) !== ''
  const at = tells(hunk[side][spot.at]) ? spot.at : Math.max(hunk[side].findIndex(tells), 0)
  const [own, others] = side === 'added' ? [added, removed] : [removed, added]
  const other = findNearest(others, own[at], at)
  const [from, to] = side === 'added' ? [other, at] : [at, other]
  const more = removed.length - added.length
  // A line replaces none that is nearer to another.
  const isAlone = own.length > others.length && findNearest(own, others[other], other) !== at
  const gone = isAlone ? Math.min(Math.max(more, 0), 3) : added.length === 0 ? 3 : more > 0 ? 2 : 1
  const before = removed.slice(from, from + gone).map(readLine)
  const come = isAlone ? Math.min(Math.max(-more, 0), 3) : more < 0 ? 3 - before.length : 1
  const after = added.slice(to, to + come).map(readLine)
  return { hunk, line: hunk.line + Math.min(to, Math.max(0, added.length - 1)), ...skipSame(before, after) }
}

const blocks: ReadonlySet<string> = new Set(['code', 'heading', 'text'])

/** Of the changed lines of its part, the one most like its text. */
function findSpot({ before, after, hunks }: PageChange, { line = 0, baseLine, subject, text = subject }: Found) {
  const [side, parts] = baseLine === undefined ? (['added', after] as const) : (['removed', before] as const)
  const start = baseLine ?? line
  const end = parts.find((part) => part.line > start && blocks.has(part.kind))?.line ?? Infinity
  const spots = hunks.flatMap((hunk) => {
    const first = side === 'added' ? hunk.line : hunk.baseLine
    const { length } = hunk[side]
    // Where lines are gone, the line after them.
    const size = side === 'added' ? Math.max(length, 1) : length
    const [from, to] = [Math.max(start - first, 0), Math.min(end - first, size)]
    return from < to ? Array.from({ length: to - from }, (_, at) => ({ hunk, side, at: from + at })) : []
  })
  const isReplaced = ({ added, removed }: Hunk) => added.length > 0 && removed.length > 0
  const lines = spots.map(({ hunk, at }) => (isReplaced(hunk) ? (hunk[side][at] ?? '') : ''))
  // A mark above, as of a fence, may change how the same lines are read.
  const above = hunks.findLast(({ line, baseLine }) => (side === 'added' ? line : baseLine) <= start) ?? hunks[0]
  return start === 0 ? undefined : (spots[findNearest(lines, text, 0)] ?? (above && { hunk: above, side, at: 0 }))
}

const maxCompared = 200

function findNearest(lines: readonly string[], text: string | undefined, otherwise: number) {
  if (text === undefined || lines.length > maxCompared) return otherwise
  const shared = lines.map((line) => countShared(line, text))
  return shared.reduce((best, count, at) => (count > (shared[best] ?? 0) ? at : best), otherwise)
}

/** UTF-16 units per line: cleaned, shown. */
const maxRead = 10_000
const maxLine = 300
const opaque = /(?=[A-Za-z\d+/]{0,47}\d)(?=[A-Za-z\d+/]{0,47}[A-Z])[A-Za-z\d+/=]{48,}/g
export const dropSecrets = (text: string) => redact(text).replace(opaque, '[secret]')

/** A cut may split a secret. */
const readLine = (text: string) =>
  dropSecrets(text.length > maxRead ? text.slice(0, maxRead).replace(/\S*$/, '') : text)

const maxSame = 100
const lead = 40

/** Long lines start a few words before they differ. */
function skipSame(before: readonly string[], after: readonly string[]) {
  const [old = '', now = ''] = [before[0], after[0]]
  let same = 0
  while (same < old.length && old[same] === now[same]) same += 1
  const blank = now.lastIndexOf(' ', same - lead)
  const start = same < maxSame ? 0 : blank < same - maxSame ? same - lead : blank + 1
  const show = (lines: readonly string[]) =>
    lines.map((line, at) => (at === 0 && start > 0 ? `…${line.slice(start)}` : line).slice(0, maxLine))
  return { before: show(before), after: show(after) }
}
