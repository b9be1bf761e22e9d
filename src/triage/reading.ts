// An entry as the rules read it: its comment folded once, for all of them.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { dropUnseen } from '../text/visible.ts'

export interface Reading {
  readonly entry: FeedbackEntry
  /** As it came, cut. */
  readonly raw: string
  /** As a reader sees it, in lower case, entities spelled out; lines stay, because some rules look at the start of one. */
  readonly lines: string
  /** The same on one line, cut shorter. */
  readonly text: string
  /** Whether the lines are ASCII only, as most are. */
  readonly ascii: boolean
  /** Whether an address with its scheme may be in the text. */
  readonly mayLink: boolean
}

/** In UTF-16 units; no rule reads further. */
const longest = 50_000
const longestText = 8_000

export function readEntry(entry: FeedbackEntry): Reading {
  const raw = (entry.comment ?? '').slice(0, longest)
  const lines = foldLines(raw)
  const text = (lines.includes('\n') ? lines.replace(/\s+/gu, ' ') : lines).slice(0, longestText)
  return { entry, raw, lines, text, ascii: !/[^\n -~]/.test(lines), mayLink: /https?:|www\.|@/.test(text) }
}

/** Entities are spelled out twice, because some are written twice over. */
export function foldLines(raw: string): string {
  const spelled = raw.includes('&') ? spellEntities(spellEntities(raw)) : raw
  // Most comments are plain ASCII, for which there is nothing more to fold.
  const seen = /[^\n -~]/.test(spelled) ? dropUnseen(spelled).normalize('NFKC').replaceAll('’', "'") : spelled
  const folded = seen.toLowerCase().trim()
  return /[^\S\n ]|[^\S\n]{2}/.test(folded) ? folded.replace(/[^\S\n]+/gu, ' ') : folded
}

function spellEntities(text: string): string {
  const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|nbsp));?/giu, (found, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? found
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0x10ffff ? found : String.fromCodePoint(code)
  })
}

/** Emoji and punctuation are no words; neither is the digit inside a keycap emoji. */
export function isWordless({ raw, entry }: Reading): boolean {
  if (/[a-z]/iu.test(raw)) return false
  const comment = entry.comment ?? ''
  return !/[\p{L}\p{N}]/u.test(dropUnseen(comment.replace(/[0-9]\uFE0F?\u20E3/gu, '')))
}
