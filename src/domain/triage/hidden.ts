// Text that a reader cannot see: orders in HTML comments and in tag characters, and characters that only ever hide something.
import { givesOrders, hiddenOrders } from './order-rules.ts'
import { foldLines, type Reading } from './reading.ts'

/** Whether orders stand where a reader does not see them. */
export function hidesOrders({ raw, lines }: Reading): boolean {
  const isOrder = (part: string) => hiddenOrders.test(part) || givesOrders(part)
  if (lines.includes('<!--') && commentsOf(lines).some(isOrder)) return true
  return raw.includes(highTag) && isOrder(foldLines(spellTags(raw)))
}

function commentsOf(lines: string): string[] {
  return [...lines.matchAll(/<!--(.*?)(?:--!?>|$)/gsu)].map((found) => found[1] ?? '')
}

/** The first half of every tag character in UTF-16. */
const highTag = '\u{DB40}'

/** Tag characters spell invisible ASCII. */
function spellTags(raw: string): string {
  const tags = raw.match(/[\u{E0020}-\u{E007E}]/gu) ?? []
  return tags.map((tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000)).join('')
}

/** Flags of regions are the one honest use of tags; a row of joiners, selectors or fillers spells nothing in any script. */
const flags = /\u{1F3F4}[\u{E0020}-\u{E007E}]{2,6}\u{E007F}/gu
const hiding =
  /[\u{E0001}\u{E0020}-\u{E007E}]{4}|[\u{E0100}-\u{E01EF}]{4}|[\uFE00-\uFE0F]{8}|(?:[\u200B-\u200F\u2060-\u2064\uFEFF\u180E]|\u034F){12}/u
const mayHide = /[\uFE00-\uFE0F\u200B-\u200F\u2060-\u2064\uFEFF\u180E]|\u034F/

/** Whether invisible characters stand in a row that no writing needs. */
export function hidesCharacters({ raw }: Reading): boolean {
  return (raw.includes(highTag) || mayHide.test(raw)) && hiding.test(raw.replace(flags, ''))
}
