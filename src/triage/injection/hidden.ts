// Instructions in hidden markup, and characters that only hide.
import { memoise } from '../../text/memoise.ts'
import { foldLines, type Reading } from '../reading.ts'
import { holdsOrder } from './find-order.ts'

export function hidesInstructions({ raw, lines }: Reading) {
  if (!/[&<[=]|[^\n\r\t -~]/.test(raw)) return false
  // A terminal hides what follows.
  const concealed = listBetween(raw, '\u001b[8m', '\u001b[').slice(0, 19)
  const hidden = [...partsOf(lines, unseen), ...concealed.map((part) => foldLines(part.slice(0, 2_000)))]
  return (
    listBetween(lines, '<!--', '-->').some(isOrder) ||
    hidden.some((part) => holdsOrder(part, 'encoded')) ||
    [...partsOf(lines, titles), foldLines(spellTags(raw))].some((part) => holdsOrder(part, 'hidden'))
  )
}

/** Readers name what they saw: `<!-- do not edit -->`. */
function isOrder(part: string) {
  const isShort = !/(?<!\S)(?:\S+\s+){3}\S|[^\0-\x7f]{6}/u.test(part)
  return holdsOrder(part, isShort ? 'comment' : 'hidden')
}

function listBetween(text: string, start: string, end: string) {
  const [, ...rests] = text.split(start)
  return rests.map((rest) => rest.split(end, 1)[0] ?? '')
}

const unseen: readonly RegExp[] = [
  /<[a-z]+\s[^>]{0,200}(?:display: ?none|y: ?hidden|font-size: ?0|opacity: ?0(?![.\d])|color: ?(?:white|#fff))[^>]{0,200}>([^<]{1,2000})/g,
  /<[a-z]+\s(?:[^>]{0,200}\s)?(?:hidden|color="?(?:white|#fff))[^>]{0,200}>([^<]{1,2000})/g,
  /^ ?\[[^\]\n]{1,40}\]: ?#? ?[("']([^\n]{1,1000})[)"']/gm,
]
/** Shown only on demand, if at all. */
const titles: readonly RegExp[] = [
  /!\[([^\]\n]{1,500})\]/g,
  /\]\([^)\s]{1,500} ["']([^"'\n]{1,500})["']/g,
  /\b(?:alt|title|aria-label)=["']([^"'\n]{1,500})["']/g,
]

const partsOf = (lines: string, places: readonly RegExp[]) =>
  places.flatMap((place) => Array.from(lines.matchAll(place), ([, part = '']) => part))

function spellTags(raw: string) {
  const tags = raw.match(/[\u{E0020}-\u{E007E}]/gu) ?? []
  return tags.map((tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000)).join('')
}

/** Region flags alone use tags; a run of joiners, selectors or fillers spells nothing. */
const flags = /\u{1F3F4}[\u{E0020}-\u{E007E}]{2,6}\u{E007F}/gu
const hiding =
  /[\u{E0001}\u{E0020}-\u{E007E}]{4}|[\u{E0100}-\u{E01EF}]{4}|[\uFE00-\uFE0F]{8}|(?:[\u200B-\u200F\u2060-\u2064\uFEFF\u180E]|\u034F){12}/u
/** No text needs to force the direction of letters. */
const turns = /[\u202D\u202E]/

export function hidesText({ raw, entry }: Reading) {
  const others = entry.source === 'code_snippet' ? [entry.code, entry.filename, entry.lang] : []
  if (holdsHidden(raw) || turns.test(raw) || pathHides(entry.path)) return true
  return others.some((text) => text !== null && holdsHidden(text))
}

const pathHides = memoise(holdsHidden)

function holdsHidden(text: string) {
  return hiding.test(text.replace(flags, ''))
}
