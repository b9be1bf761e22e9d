// Text that a reader cannot see: orders in HTML comments, styles, titles and tag characters, and characters that only ever hide something.
import { findDeed } from './deeds/rules-of-deeds.ts'
import { givesOrders, hiddenOrders } from './order-rules.ts'
import { foldLines, type Reading } from './reading.ts'

/** Whether orders stand where a reader does not see them. */
export function hidesOrders({ raw, lines }: Reading): boolean {
  const isOrder = (part: string) => hiddenOrders.test(part) || givesOrders(part) || findDeed(part) !== undefined
  if (lines.includes('<!--') && partsOf(lines, comments).some(isOrder)) return true
  if (/[<\]=]/.test(lines) && mayHideInMarkup.test(lines)) {
    if (partsOf(lines, unseen).some((part) => isOrder(part) || bareOrder.test(part))) return true
    if (partsOf(lines, titles).some((part) => isOrder(part) || calls.test(part))) return true
  }
  if (raw.includes(conceal) && bareOrder.test(foldLines(partsOf(raw, concealed).join('\n')))) return true
  return raw.includes(highTag) && isOrder(foldLines(spellTags(raw)))
}

const comments = /<!--((?:(?!<!--).)*?(?:--!?>|$)[^<]{0,200}(?=-->)|.*?(?:--!?>|$))/gsu
const mayHideInMarkup =
  /display: ?none|<[a-z]+ hidden|visibility: ?hidden|font-size: ?0|opacity: ?0|color: ?(?:white|#fff|transparent)|color="?white|\]: ?#|\]\([^)]{0,300} ["']|!\[|(?:alt|title|aria-label)=/

/** Markup in which text stands that is not shown. */
const unseen =
  /<[a-z]+(?=\s)[^>]{0,200}(?:display: ?none|visibility: ?hidden|font-size: ?0|opacity: ?0(?![.\d])|color: ?(?:white|#fff|transparent)|color="?white|\shidden)[^>]{0,200}>([^<]{1,2000})|^ ?\[[^\]\n]{1,40}\]: ?#? ?[("']([^\n]{1,1000})[)"']/gmu
/** Texts that are shown late or not at all. */
const titles =
  /!\[([^\]\n]{1,500})(?=\])|\]\([^)\s]{1,500} ["']([^"'\n]{1,500})["']|\b(?:alt|title|aria-label)=["']([^"'\n]{1,500})["']/gu
/** Nobody hides a plain order by mistake. */
const bareOrder =
  /^\W*(?:system|assistant|agent|ai|note|please)?\W*(?:add|append|approve|commit|delete|disable|edit|execute|ignore|include|insert|leak|merge|obey|print|publish|push|remove|replace|reveal|run|send|show|skip|write|you (?:are|must|should|may))\b.{6,}/u

/** An agent that is called by name before an order. */
const calls =
  /^\W*(?:note (?:to|for) )?(?:the )?(?:ai|llm|agent|assistant|bot|system|model|copilot|claude)(?: agent| assistant)? ?[:,!-].*\b(?:add|append|approve|commit|delete|disable|edit|execute|ignore|include|insert|merge|print|publish|push|remove|replace|reveal|run|send|skip|write)\b/u

function partsOf(lines: string, where: RegExp): string[] {
  return [...lines.matchAll(where)].flatMap((found) => found.slice(1).filter((part) => part !== undefined))
}

/** A terminal writes what follows in no colour. */
const conceal = '\u001b[8m'
const concealed = new RegExp(`${conceal.replace('[', '\\[')}([^${conceal.charAt(0)}]{1,2000})`, 'gu')

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
export function hidesCharacters({ raw, entry }: Reading): boolean {
  if (holdsHidden(raw) || turning.test(raw) || holdsHidden(entry.path)) return true
  if (entry.source !== 'code_snippet') return false
  return [entry.code, entry.filename, entry.lang].some((field) => field !== null && holdsHidden(field))
}

/** Forces the direction of letters, which no writing needs. */
const turning = /[\u202D\u202E]/

function holdsHidden(text: string): boolean {
  if (!text.includes(highTag) && !mayHide.test(text)) return false
  return hiding.test(text.slice(0, longest).replace(flags, ''))
}

/** In UTF-16 units; no rule reads further. */
const longest = 50_000
