// The patterns of orders in other languages, made once of their words.
import * as more from './foreign-deeds.ts'
import {
  agents,
  checks,
  contents,
  documentation,
  genuine,
  machines,
  merges,
  offs,
  outlets,
  secrets,
  unchecked,
} from './foreign-things.ts'
import { deeds, deedsAnywhere, drop, dropAnywhere, rules, whose } from './foreign-words.ts'
import { letter } from './looks.ts'

const anyOf = (...parts: readonly string[]) =>
  new RegExp(parts.join('|').replaceAll('[\\p{L}]', '\\p{L}').replaceAll('\\p{L}', letter).normalize('NFKC'), 'u')
/** Where a clause begins, a word of courtesy or two before it. */
const opening =
  "(?:^|[.!?:;,)\\]}>*#|–—。，、！：؛،-] ?|\\n ?|(?<!\\p{L})(?:und|et|y|e|en|i|oraz|и|та|і|a|och|og|ja|és|și|ve|και|dan|và|at|na|و|ו|और|และ|und dann|bitte|aber|merci de|merci d'|veuillez|por favor|per favore|proszę|пожалуйста|będź|prosím|lütfen|tolong|hãy|xin|请|請|ستاذ|mo ang|sofort|sogleich|сразу|сейчас|stattdessen|invece|du)[ ,]{1,2}|[请請]|و|ו)(?:(?:bitte|alle|also|dann|nun|ora|ahora|agora|теперь|тепер|now|please|nu|da questo momento|mulai sekarang|od teraz) ?,? ){0,2}"
const anchored = (parts: readonly string[]) => `${opening}(?:${parts.join('|')})(?!\\p{L})`
const anchoredStem = (parts: readonly string[]) => `${opening}(?:${parts.join('|')})(?!ing|s\\b|ed\\b|er\\b)`

export const drops = anyOf(anchored(drop), ...dropAnywhere, `${opening}(?:unohda|ችላ|უგულებელყავი|ละ|ลืม|תשכח|انس|hagyd)`)
export const stems = anyOf(anchoredStem(deeds), ...deedsAnywhere, anchored(more.moreDeeds), ...more.moreDeedsAnywhere)
export const ofRules = anyOf(...rules)
export const ofWhom = anyOf(...whose)
export const ofSecrets = anyOf(secrets)
export const outlet = anyOf(outlets)
export const inUse = anyOf(genuine)
export const content = anyOf(contents)
export const machine = anyOf(machines)
export const check = anyOf(checks)
export const off = anyOf(offs)
export const merge = anyOf(merges)
export const uncheck = anyOf(unchecked)
export const words = anyOf(documentation)
export const toAgent = anyOf(
  `(?:^|[.!?\\n(\\[*#>–—-] ?)(?:(?:an|für|nachricht an|hinweis für|à l'attention de|message pour|pour|note pour|para|mensaje para|nota para|mensagem para|atenção|atención|attention|achtung|messaggio per|per|attenzione|сообщение для|для|внимание|увага|повідомлення для|wiadomość dla|do|dla|zpráva pro|pro|meddelande till|till|til|melding til|bericht voor|aan|voor|viesti|üzenet az?|mesaj pentru|pesan untuk|untuk|gửi|给|給|致|رسالة إلى|إلى|به|אל|הודעה ל|ל)[ ,:]{0,2})?(?:(?:die|den|das|der|l'|la|le|el|il|o|a|de|het|wszystkich|всех|alle) ?)?(?:${agents})(?!\\p{L})[^:：,，、\\n]{0,40}[:：,，、]|(?:^|\\n)(?:ai|エージェント|assistant)[^\\n:：]{0,16}へ[:：]`,
)

export const ofRepository = anyOf(more.repository)
export const ofDependency = anyOf(more.dependency)
export const inner = anyOf(more.inner)
export const outside = anyOf(more.outside)
export const ofRights = anyOf(more.rights)
export const grant = anyOf(more.grants)
export const become = anyOf(`(?<!\\p{L})(?:${more.becomes})`)
export const ofOffice = anyOf(more.office)
export const systemSays = anyOf(`(?:^|\\n) ?[\\[(*#<]{0,3} ?(?:${more.systemWords})[^\\n:]{0,16}:`)
export const destroy = anyOf(`${opening}(?:${more.destroys})|删|清空|削除|消して|삭제|지워|sil(?:in)?(?!\\p{L})`)
export const folder = anyOf(more.folders)
export const treePart = anyOf(more.treeParts)
export const ofSteps = anyOf(more.steps)
export const carry = anyOf(
  `${opening}(?:${more.carries})|(?:uygula|takip et|按照|执行|照做|従って|実行し|実施|따라|수행)`,
)
export const lies = anyOf(more.elsewhere)
