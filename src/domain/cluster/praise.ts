// Praise without a wish. A comment counts as praise only when every word of it is known here: any wish, question, negation
// or subject of its own keeps it.
import { praiseLanguages, praisePhrases } from './praise-words.ts'
import { dropUnseen, foldText } from './visible.ts'

/** In UTF-16 units: longer praise mostly has something to say. */
const longestPraise = 160

const question = /[?？¿;؟]|^(?:is|are|was|were|do|does|did|can|ist|sind|est-ce) /u
const unhappy =
  /[\u{1F44E}\u{1F620}-\u{1F62D}\u{1F61E}-\u{1F61F}\u{1F641}\u{1F643}\u{1F644}\u{1F921}\u{1F4A9}\u{1F612}-\u{1F616}☹]/u

/** Whether a comment is nothing but praise or thanks, in one of the languages known here. */
export function isPraise(comment: string): boolean {
  const text = foldText(comment)
  if (text.length > longestPraise || question.test(text) || unhappy.test(text)) return false
  return isPraiseInWords(text) || isPraiseInPhrases(text)
}

function isPraiseInWords(text: string): boolean {
  const marked = text.replace(
    /\b(?:exactly |just )?what i (?:needed|was looking for)\b|(?<!\d)(?:10 ?\/ ?10|5 ?\/ ?5|100 ?%)(?!\d)|^\+1(?!\d)/gu,
    ' thumbsup ',
  )
  const words =
    marked.match(/[\p{L}\p{M}\p{N}'’]+/gu)?.map((word) => word.replace(/’/gu, "'").replace(/(\p{L})\1{2,}/gu, '$1')) ??
    []
  return praiseLanguages.some(
    ({ praise, filler }) =>
      words.some((word) => word === 'thumbsup' || praise.has(word)) &&
      words.every((word) => word === 'thumbsup' || praise.has(word) || filler.has(word)),
  )
}

/** Languages written without spaces, or with particles at their words: known phrases are taken out, longest first. */
function isPraiseInPhrases(text: string): boolean {
  let rest = dropUnseen(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  if (!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(rest)) return false
  let praised = false
  for (const { phrase, praises } of praisePhrases) {
    if (!rest.includes(phrase)) continue
    rest = rest.replaceAll(phrase, ' ')
    praised ||= praises
  }
  return praised && rest.trim() === ''
}
