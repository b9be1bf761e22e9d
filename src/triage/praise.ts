// Praise without a wish. A comment counts as praise only when every word of it is known here, or every sentence is of a
// form that only praises: any wish, question, negation or subject of its own keeps it.
import { dropUnseen } from '../text/visible.ts'
import { dropPraiseSentences } from './praise-sentences.ts'
import { type PraiseLanguage, praiseLanguages, praisePhrases } from './praise-words.ts'
import { quickLook } from './quick-look.ts'
import type { Reading } from './reading.ts'

/** In UTF-16 units: longer praise mostly has something to say. */
const longestPraise = 160

const question = /[?？¿;؟]|^(?:is|are|was|were|do|does|did|can|ist|sind|est-ce) /u
const unhappy =
  /[\u{1F44E}\u{1F620}-\u{1F62D}\u{1F61E}-\u{1F61F}\u{1F641}\u{1F643}\u{1F644}\u{1F921}\u{1F4A9}\u{1F612}-\u{1F616}☹]/u

const mayPraise = quickLook(
  `${praiseLanguages.flatMap((language) => [...language.praise]).join('|')}|what i |10|5|100|best|like|enjoy|appreciate|underst|get it|min|hour|first try|exact|precies|no complaints|to the point|rien à|tout|alles|ich|genau|claro|justo|era o|proprio|именно|dokładnie|tam arad`,
)

/** Whether a comment is nothing but praise or thanks; never one of a reader who was not helped. */
export function isPraise(reading: Reading): boolean {
  const { entry, text } = reading
  const rated = entry.source === 'contextual'
  if ((rated && !entry.helpful) || text.length > longestPraise) return false
  if (
    !(mayPraise(reading) || /^\+1|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Hangul}/u.test(text)) ||
    question.test(text) ||
    unhappy.test(text)
  )
    return false
  if (isPraiseInWords(text) || isPraiseInPhrases(text)) return true
  // Whole sentences are taken for praise only from a reader who said that the page was helpful.
  if (!rated) return false
  const rest = dropPraiseSentences(text)
  return rest !== undefined && (!/\p{L}/u.test(rest) || isPraiseInWords(rest))
}

const known =
  /\b(?:exactly |just )?what i (?:needed|was looking for)\b|(?<!\d)(?:10 ?\/ ?10|5 ?\/ ?5|100 ?%)(?!\d)|^\+1(?!\d)|\brien à (?:ajouter|redire)\b|\bno complaints\b|\bto the point\b/gu

function isPraiseInWords(text: string): boolean {
  const marked = text.replace(known, ' thumbsup ')
  // Most comments are done with their first word.
  const first = plainWord(/[\p{L}\p{M}\p{N}']+/u.exec(marked)?.[0] ?? '')
  const languages = praiseLanguages.filter((language) => isKnown(first, language))
  if (languages.length === 0) return false
  const words = marked.match(/[\p{L}\p{M}\p{N}']+/gu)?.map(plainWord) ?? []
  return languages.some(
    (language) =>
      words.every((word) => isKnown(word, language)) &&
      words.some((word) => word === 'thumbsup' || language.praise.has(word)),
  )
}

function isKnown(word: string, { praise, filler }: PraiseLanguage): boolean {
  return word === 'thumbsup' || praise.has(word) || filler.has(word)
}

/** "Sooo" is "so". */
function plainWord(word: string): string {
  return word.replace(/(\p{L})\1{2,}/gu, '$1')
}

/** Languages written without spaces, or with particles at their words: known phrases are taken out, longest first. */
function isPraiseInPhrases(text: string): boolean {
  if (!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text)) return false
  let rest = dropUnseen(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  let praised = false
  for (const { phrase, praises } of praisePhrases) {
    if (!rest.includes(phrase)) continue
    rest = rest.replaceAll(phrase, ' ')
    praised ||= praises
  }
  return praised && rest.trim() === ''
}
