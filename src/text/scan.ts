// The one pass that takes hidden things out of a text: a stack machine, so that what a removal or a decoding brings together
// is seen at once, and no second pass is needed however deep the nesting.
import { endsWith, findBare } from './bare.ts'
import { decodeEntity } from './entities.ts'
import { countMarks, type Kept, longestMarks, mayStay, settle } from './invisible.ts'
import { invisible, isKind, mark } from './kinds.ts'
import { consume, control, isOpening, type Scan } from './terminal.ts'

/** Longest entity that is looked for, `&` included: names are short, numbers may have zeros in front. */
const longestEntity = 64
const end = -1
/** Nothing to decode, to take away or to join: most of what readers write in English. */
const plain = /^(?:[\t\n\x20-\x25\x27-\x2c\x2e-\x7e]|-(?!-))*$/

/**
 * Takes a well-formed text in NFC with `\n` as its line end. Time is linear: every step adds one character or takes some away,
 * and looks back over a bounded stretch.
 */
export function scan(text: string): string {
  if (plain.test(text)) return text
  const state: Scan = {
    units: new Uint16Array(text.length),
    length: 0,
    comments: [],
    command: undefined,
    sequence: undefined,
    mayRefer: text.includes('&'),
  }
  for (let i = 0; i < text.length; ) {
    let point = text.codePointAt(i) ?? end
    i += point > 0xffff ? 2 : 1
    while (point !== end) point = step(state, point)
  }
  while (resolve(state, end)) settle(state, end)
  // A comment without an end hides the rest of a page in a browser, so the rest goes here too.
  state.length = state.comments[0] ?? state.length
  settle(state, end)
  return join(state)
}

/** Returns the character that this one completed (an entity's), or `end`. */
function step(state: Scan, point: number): number {
  if (state.sequence && consume(state, state.sequence, point)) return end
  if (point === 0x85 || point === 0x2028 || point === 0x2029 || point === 0x0d) return step(state, 0x0a)
  settle(state, point)
  if ((point < 0x20 && point !== 0x09 && point !== 0x0a) || (point >= 0x7f && point <= 0x9f)) {
    if (isOpening(point) && resolve(state, point)) return step(state, point)
    control(state, point)
    return end
  }
  if (point === 0x0a) state.command = undefined
  if (point > 0xa0) {
    if (isKind(point, invisible) && !mayStay(state, point)) return end
    if (isKind(point, mark) && countMarks(state) === longestMarks) return end
    if (point === 0x2800 && !isBraille(state)) return step(state, 0x20)
  }
  if (resolve(state, point)) return step(state, point)
  push(state, point)
  if (point === 0x3b) return entity(state)
  if (point === 0x2d) openComment(state)
  else if (point === 0x3e) closeComment(state)
  return end
}

function push(state: Scan, point: number): void {
  const isPair = point > 0xffff
  if (isPair) state.units[state.length] = 0xd7c0 + (point >> 10)
  state.units[state.length + (isPair ? 1 : 0)] = isPair ? 0xdc00 + (point & 0x3ff) : point
  state.length += isPair ? 2 : 1
}

/** Where the innermost open comment began: what stands before it takes no part in what it holds. */
function floorOf(state: Scan): number {
  return state.comments.at(-1) ?? 0
}

function isBraille(state: Scan): boolean {
  return ((state.units[state.length - 1] ?? 0) & 0xff00) === 0x2800
}

/** Before a character: decodes the entity that ends with it, for want of a `;`, and tells whether there was one. */
function resolve(state: Scan, point: number): boolean {
  const bare = state.mayRefer ? findBare(state, floorOf(state), point) : undefined
  if (!bare) return false
  state.length = bare.start
  for (const character of bare.decoded) {
    for (let next = character.codePointAt(0) ?? end; next !== end; ) next = step(state, next)
  }
  return true
}

/** At a `;`. */
function entity(state: Scan): number {
  const floor = Math.max(floorOf(state), state.length - longestEntity)
  let start = state.length - 2
  while (start > floor && isEntityUnit(state.units[start] ?? 0)) start -= 1
  if (start < floor || state.units[start] !== 0x26) return end
  const decoded = decodeEntity(String.fromCharCode(...state.units.subarray(start + 1, state.length - 1)))
  if (decoded === undefined) return end
  state.length = start
  const [first = '', ...rest] = decoded
  if (rest.length === 0) return first.codePointAt(0) ?? end
  // Only letters with marks decode to several characters, and none of those completes anything.
  for (const character of decoded) step(state, character.codePointAt(0) ?? 0)
  return end
}

function isEntityUnit(unit: number): boolean {
  return (
    unit === 0x23 || (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a)
  )
}

/** At a `-`. */
function openComment(state: Scan): void {
  if (!endsWith(state, floorOf(state), '<!--')) return
  state.length -= 4
  state.comments.push(state.length)
}

/** At a `>`: `-->`, `--!>`, and the two short forms that a browser takes for an empty comment. */
function closeComment(state: Scan): void {
  const start = state.comments.at(-1)
  if (start === undefined) return
  const isShort = state.length - start === 1 || (state.length - start === 2 && endsWith(state, floorOf(state), '->'))
  if (!isShort && !endsWith(state, floorOf(state), '-->') && !endsWith(state, floorOf(state), '--!>')) return
  state.comments.pop()
  state.length = start
  if (state.command && state.command.depth > state.comments.length) state.command = undefined
}

function join(kept: Kept): string {
  let text = ''
  for (let i = 0; i < kept.length; i += 8192) {
    text += String.fromCharCode(...kept.units.subarray(i, Math.min(i + 8192, kept.length)))
  }
  return text
}
