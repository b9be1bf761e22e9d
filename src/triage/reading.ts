// An entry, its comment folded once for all rules.
import { type FeedbackEntry, isCut } from '../docs-api/contract.ts'
import { cleanText, decodeEntities } from '../text/unicode/clean.ts'
import { dropUnseen } from '../text/unicode/invisible.ts'

export type Reading = Readonly<ReturnType<typeof readEntry>>

/** No rule reads further. */
const maxLine = 8_000

export function readEntry(entry: FeedbackEntry) {
  const raw = foldSpace(entry.comment ?? '')
  /** As a reader sees it, in lower case; some rules look at the start of a line. */
  const lines = foldLines(raw)
  /** As a prompt shows it: also without HTML comments and terminal sequences. */
  const shown = /[&<]|[^\n\r\t -~]/.test(raw) ? foldLines(cleanText(raw)) : lines
  const line = lines.includes('\n') ? lines.replace(/\s+/gu, ' ') : lines
  return { entry, raw, isCut: isCut(entry), lines, shown, text: line.slice(0, maxLine) }
}

/** Blanks must not push text past a rule's limit. */
export function foldSpace(text: string) {
  return text.replace(/\s{2,}/gu, (run) => {
    const ends = run.match(/\r\n|[\n\r\u2028\u2029]/g)?.length ?? 0
    return ends === 0 ? ' ' : '\n'.repeat(Math.min(ends, 2))
  })
}

/** Some entities are encoded twice. */
export function foldLines(raw: string) {
  const spelled = decodeEntities(decodeEntities(raw))
  const seen = /[^\n -~]/.test(spelled) ? dropUnseen(spelled).normalize('NFKC').replaceAll('’', "'") : spelled
  const low = seen.toLowerCase().trim()
  return low.replace(/[^\S\n]+/gu, ' ')
}

/** Emoji and keycaps are no words; editors send `&nbsp;`. */
export function hasNoComment({ raw, lines, entry }: Reading) {
  if (lines === '') return true
  if (/[a-z]/iu.test(raw)) return false
  const comment = entry.comment ?? ''
  return !/[\p{L}\p{N}]/u.test(dropUnseen(comment.replace(/[0-9]\uFE0F?\u20E3/gu, '')))
}
