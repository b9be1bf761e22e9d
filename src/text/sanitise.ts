// All untrusted text passes here before it is shown; whether an id or a path may be used as it is.
import { memoise, once } from './memoise.ts'
import { redact } from './redaction/redact.ts'
import type { SafeText } from './safe-text.ts'
import { cleanText } from './unicode/clean.ts'

/** Cleaned, redacted, then cut: a hidden character or a cut would protect a secret. */
export const sanitise = memoise((text) => {
  const cleaned = cleanText(text)
  const redacted = redact(cleaned)
  // A redacted token may have kept an entity before it from being decoded.
  return redacted === cleaned ? cleaned : cleanText(redacted)
})

const toLine = (text: string) => sanitise(text).replace(/\s+/g, ' ').trim()

export function sanitiseLine(text: string, max = Infinity) {
  return capText(toLine(text), max)
}

/** One line that the runner does not execute (`log.ts`). Idempotent. Not in `safe-text.ts`: with bad inputs, nothing is cleaned. */
export function toSafeText(text: string, max = 200) {
  return capText(
    toLine(text)
      .replace(/:(?=:)/g, ': ')
      .replace(/#(?=[#[])/g, '# '),
    max,
  ) as SafeText
}

export const toCode = (text: string, max?: number) => `\`${toSafeText(text, max)}\`` as SafeText

export const listCodes = (texts: readonly string[], max: number) =>
  texts.map((text) => toCode(text, max)).join(', ') as SafeText

/** At most `max` code points, the `…` included; never within what a reader sees as one character. */
export function capText(text: string, max: number) {
  if (text.length <= max) return text
  if (max < 1) return ''
  const points = [...text.slice(0, 2 * max + 1)]
  if (points.length <= max) return text
  const cut = points.slice(0, max - 1).join('').length
  // The text may be large, a character is not.
  const start = Math.max(0, cut - 64)
  const around = segmenter()
    .segment(text.slice(start, cut + 64))
    .containing(cut - start)
  return `${text.slice(0, around && around.index > 0 ? start + around.index : cut).trimEnd()}…`
}

/** Takes 12 ms to create; most texts are short. */
const segmenter = once(() => new Intl.Segmenter('en'))

const plain = /^[\w.:~-]+$/

/** Numbers in a plain identifier are not personal. */
export function holdsPrivate(id: string) {
  const cleaned = cleanText(id)
  return redact(cleaned, !plain.test(id)) !== cleaned
}

/** No special meaning in a URL. */
const plainPath = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[\p{L}\p{M}\p{N}_./-]{1,200}$/u

export function isPlainPath(path: string) {
  return plainPath.test(path) && sanitiseLine(path) === path
}

/**
 * Equal for texts that differ only in case, white space, and marks at the end of a word or of the text. Anything else may be what a reader
 * means: `1.5`, `--force`, `<`, `userId`.
 */
export function essence(text: string) {
  const low = text.replace(/\S+/gu, (word) => (/\p{Ll}\p{Lu}/u.test(word) ? word : word.toLowerCase()))
  const plain = low
    .replace(/(?<!不)[，。、！？]+|(?<![\s.,!?…])(?:[.,…]+(?=\s|$)|[.,!?…]+\s*$)/gu, '')
    .replace(/\s+/gu, ' ')
  return plain.trim() || text
}
