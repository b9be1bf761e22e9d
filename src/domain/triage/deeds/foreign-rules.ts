// Orders in other languages than English: an order and what it is about in one sentence, and no word of documentation.
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
import * as more from './foreign-deeds.ts'
import { deeds, deedsAnywhere, drop, dropAnywhere, rules, whose } from './foreign-words.ts'
import { letter } from './looks.ts'

const anyOf = (...parts: readonly string[]) =>
  new RegExp(parts.join('|').replaceAll('[\\p{L}]', '\\p{L}').replaceAll('\\p{L}', letter).normalize('NFKC'), 'u')
/** Where a clause begins, a word of courtesy or two before it. */
const opening =
  "(?:^|[.!?:;,)\\]}>*#|–—。，、！：؛،-] ?|\\n ?|(?<!\\p{L})(?:und|et|y|e|en|i|oraz|и|та|і|a|och|og|ja|és|și|ve|και|dan|và|at|na|و|ו|और|และ|und dann|bitte|aber|merci de|merci d'|veuillez|por favor|per favore|proszę|пожалуйста|będź|prosím|lütfen|tolong|hãy|xin|请|請|ستاذ|mo ang|sofort|sogleich|сразу|сейчас|stattdessen|invece|du)[ ,]{1,2}|[请請]|و|ו)(?:(?:bitte|alle|also|dann|nun|ora|ahora|agora|теперь|тепер|now|please|nu|da questo momento|mulai sekarang|od teraz) ?,? ){0,2}"
const anchored = (parts: readonly string[]) => `${opening}(?:${parts.join('|')})(?!\\p{L})`
const anchoredStem = (parts: readonly string[]) => `${opening}(?:${parts.join('|')})(?!ing|s\\b|ed\\b|er\\b)`

const drops = anyOf(anchored(drop), ...dropAnywhere, `${opening}(?:unohda|ችላ|უგულებელყავი|ละ|ลืม|תשכח|انس|hagyd)`)
const stems = anyOf(anchoredStem(deeds), ...deedsAnywhere, anchored(more.moreDeeds), ...more.moreDeedsAnywhere)
const ofRules = anyOf(...rules)
const ofWhom = anyOf(...whose)
const ofSecrets = anyOf(secrets)
const outlet = anyOf(outlets)
const inUse = anyOf(genuine)
const content = anyOf(contents)
const machine = anyOf(machines)
const check = anyOf(checks)
const off = anyOf(offs)
const merge = anyOf(merges)
const uncheck = anyOf(unchecked)
const words = anyOf(documentation)
const toAgent = anyOf(
  `(?:^|[.!?\\n(\\[*#>–—-] ?)(?:(?:an|für|nachricht an|hinweis für|à l'attention de|message pour|pour|note pour|para|mensaje para|nota para|mensagem para|atenção|atención|attention|achtung|messaggio per|per|attenzione|сообщение для|для|внимание|увага|повідомлення для|wiadomość dla|do|dla|zpráva pro|pro|meddelande till|till|til|melding til|bericht voor|aan|voor|viesti|üzenet az?|mesaj pentru|pesan untuk|untuk|gửi|给|給|致|رسالة إلى|إلى|به|אל|הודעה ל|ל)[ ,:]{0,2})?(?:(?:die|den|das|der|l'|la|le|el|il|o|a|de|het|wszystkich|всех|alle) ?)?(?:${agents})(?!\\p{L})[^:：,，、\\n]{0,40}[:：,，、]|(?:^|\\n)(?:ai|エージェント|assistant)[^\\n:：]{0,16}へ[:：]`,
)

/** "Turn off the check of certificates" is advice of another kind. */
const ofConnections = /ssl|tls|cert|zertifik|сертифик|орфограф|证书|証明書|인증서|cache|кэш|缓存/u

const failing =
  /没有|失败|无法|できな|動かな|않|안 ?됩|funktioniert|marche pas|funciona|funziona|działa|работает|çalışm|يعمل|beispiel|exempl|ejempl|esempi|przykład|пример|örne|示例|例|예시|مثال|erklär|expli[qc]|spieg|wyjaśn|объясн|açıkla|说明(?:一下|如何|怎)/u

const sentences = /[.!?](?=\s|$)|[。！？؟\n]/u

const ofRepository = anyOf(more.repository)
const ofDependency = anyOf(more.dependency)
const inner = anyOf(more.inner)
const outside = anyOf(more.outside)
const ofRights = anyOf(more.rights)
const grant = anyOf(more.grants)
const become = anyOf(`(?<!\\p{L})(?:${more.becomes})`)
const ofOffice = anyOf(more.office)
const systemSays = anyOf(`(?:^|\\n) ?[\\[(*#<]{0,3} ?(?:${more.systemWords})[^\\n:]{0,16}:`)
const ofSteps = anyOf(more.steps)
const carry = anyOf(`${opening}(?:${more.carries})|(?:uygula|takip et|按照|执行|照做|従って|実行し|実施|따라|수행)`)
const lies = anyOf(more.elsewhere)

/** Words of English that other languages hardly have: two of them, and a sentence is the other rules' affair. */
const english =
  /\b(?:the|this|that|these|is|are|was|were|does|doesn't|did|didn't|and|with|not|it|it's|my|your|you|of|but|when|how|what|from|have|has|would|should|because|although|after|before|which|there|i|we|they|can't|isn't|for)\b/gu

function isEnglish(sentence: string): boolean {
  return new Set(sentence.match(english)).size >= 2
}

function sentencesOf(lines: string): string[] {
  return lines
    .slice(0, 20_000)
    .split(sentences)
    .flatMap((sentence) => (/[,、،]/u.test(sentence) ? [sentence, ...sentence.split(/[,、،] ?/u)] : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 3)
    .slice(0, 200)
    .filter((sentence) => !isEnglish(sentence))
}

export function dropsRulesElsewhere(lines: string): boolean {
  if (!drops.test(lines)) return false
  return sentencesOf(lines).some(
    (sentence) => drops.test(sentence) && ofRules.test(sentence) && ofWhom.test(sentence) && !words.test(plainWords(sentence)),
  )
}

export function asksForSecretsElsewhere(lines: string): boolean {
  if (!ofSecrets.test(lines)) return false
  return sentencesOf(lines).some((sentence) => {
    if (!ofSecrets.test(sentence) || !stems.test(sentence)) return false
    if (inUse.test(sentence)) return true
    if (words.test(plainWords(sentence))) return false
    return outlet.test(sentence) || content.test(sentence)
  })
}

export function ordersDeedsElsewhere(lines: string): boolean {
  return sentencesOf(lines).some((sentence) => {
    if (words.test(plainWords(sentence)) || !stems.test(sentence)) return false
    if (merge.test(sentence) && uncheck.test(sentence)) return true
    if (machine.test(sentence)) return true
    if (ofRepository.test(sentence) && ofDependency.test(sentence)) return true
    if (ofRights.test(sentence) && grant.test(sentence)) return true
    return off.test(sentence) && check.test(sentence) && !ofConnections.test(sentence)
  })
}

/** "Send the repository to https://…". */
export function sendsAwayElsewhere(lines: string): boolean {
  if (!outside.test(lines) || !inner.test(lines)) return false
  return sentencesOf(lines).some(
    (sentence) =>
      outside.test(sentence) &&
      inner.test(sentence.replace(address, ' ')) &&
      stems.test(sentence) &&
      !words.test(plainWords(sentence)),
  )
}

const address = /\S*:\/\/\S*/gu

/** Without addresses and names, which are no words of documentation. */
function plainWords(sentence: string): string {
  return /[:"`-]/.test(sentence) ? sentence.replace(names, ' ') : sentence
}

const names =
  /\S*:\/\/\S*|["`'«„“][\w@./-]{2,60}["`'»“”]|\b[a-z]+-[a-z]+-[a-z]+\b|\b(?:usuari[oa]|usuário|utilisateur|user|benutzer|utente|konto) \S+/gu

/** "Follow the steps at https://…". */
export function followsElsewhereIn(lines: string): boolean {
  if (!lies.test(lines) || !ofSteps.test(lines)) return false
  return sentencesOf(lines).some(
    (sentence) => lies.test(sentence) && ofSteps.test(sentence) && carry.test(sentence) && !failing.test(sentence),
  )
}

/** A new role, or a message of the system that nobody sent. */
export function changesRoleElsewhere(lines: string): boolean {
  if (systemSays.test(lines)) return true
  return become.test(lines) && sentencesOf(lines).some((sentence) => become.test(sentence) && ofOffice.test(sentence))
}

export function speaksToAgentElsewhere(lines: string): boolean {
  const found = toAgent.exec(lines)
  return found !== null && (stems.test(lines.slice(found.index)) || drops.test(lines.slice(found.index)))
}
