// Entities without their `;`, which end where the next character does not belong to them.
import { bareEntities, decodeEntity } from './entities.ts'
import type { Kept } from './invisible.ts'

export interface Bare {
  /** Where its `&` stands. */
  readonly start: number
  readonly decoded: string
}

/**
 * The entity that the kept text, from `floor` on, ends with, given what follows. Numbers end at what is no digit; names count as
 * they do in HTML's attributes: not before a letter, a digit or `=`, as those are parameters of an address (`?a=1&lt=2`).
 */
export function findBare(kept: Kept, floor: number, next: number): Bare | undefined {
  const last = kept.units[kept.length - 1] ?? 0
  if (next === semicolon) return undefined
  if (isHexDigit(last) && !(isHexDigit(next) && !isDigit(last))) {
    const found = findNumber(kept, floor, next)
    if (found) return found
  }
  if (!nameEnds.has(last) || isLetter(next) || isDigit(next) || next === equals || next === underscore) return undefined
  const name = bareEntities.find((entity) => endsWith(kept, floor, entity))
  if (!name) return undefined
  return { start: kept.length - name.length, decoded: decodeEntity(name.slice(1)) ?? '' }
}

function findNumber(kept: Kept, floor: number, next: number): Bare | undefined {
  const lowest = Math.max(floor, kept.length - longestNumber)
  let start = kept.length - 1
  while (start >= lowest && isDigit(kept.units[start] ?? 0)) start -= 1
  const isDecimal = kept.units[start] === hash
  while (start >= lowest && isHexDigit(kept.units[start] ?? 0)) start -= 1
  if (!isDecimal && ((kept.units[start] ?? 0) | 0x20) === 0x78) start -= 1
  else if (!isDecimal) return undefined
  if (start - 1 < lowest || kept.units[start] !== hash || kept.units[start - 1] !== ampersand) return undefined
  if (isDecimal ? isDigit(next) : isHexDigit(next)) return undefined
  const body = String.fromCharCode(...kept.units.subarray(start, kept.length))
  const decoded = decodeEntity(body)
  return decoded === undefined ? undefined : { start: start - 1, decoded }
}

/** Whether the kept text ends with `text`, and that began at `floor` or later. */
export function endsWith(kept: Kept, floor: number, text: string): boolean {
  const start = kept.length - text.length
  if (start < floor) return false
  for (let i = 0; i < text.length; i += 1) if (kept.units[start + i] !== text.charCodeAt(i)) return false
  return true
}

/** In UTF-16 units, `&` included: zeros may stand in front. */
const longestNumber = 64
const ampersand = 0x26
const hash = 0x23
const semicolon = 0x3b
const equals = 0x3d
const underscore = 0x5f
const nameEnds = new Set(bareEntities.map((entity) => entity.charCodeAt(entity.length - 1)))

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

function isHexDigit(unit: number): boolean {
  return isDigit(unit) || (unit >= 0x41 && unit <= 0x46) || (unit >= 0x61 && unit <= 0x66)
}

function isLetter(unit: number): boolean {
  return (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a)
}
