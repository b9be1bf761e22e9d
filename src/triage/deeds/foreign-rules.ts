// Orders in other languages than English: an order and what it is about in one sentence, and no word of documentation.

import {
  become,
  carry,
  check,
  content,
  destroy,
  drops,
  folder,
  grant,
  inner,
  inUse,
  lies,
  machine,
  merge,
  ofDependency,
  off,
  ofOffice,
  ofRepository,
  ofRights,
  ofRules,
  ofSecrets,
  ofSteps,
  ofWhom,
  outlet,
  outside,
  stems,
  systemSays,
  toAgent,
  treePart,
  uncheck,
  words,
} from './foreign-patterns.ts'

/** "Turn off the check of certificates" is advice of another kind. */
const ofConnections = /ssl|tls|cert|zertifik|сертифик|орфограф|证书|証明書|인증서|cache|кэш|缓存/u

const failing =
  /没有|失败|无法|できな|動かな|않|안 ?됩|funktioniert|marche pas|funciona|funziona|działa|работает|çalışm|يعمل|beispiel|exempl|ejempl|esempi|przykład|пример|örne|示例|例|예시|مثال|erklär|expli[qc]|spieg|wyjaśn|объясн|açıkla|说明(?:一下|如何|怎)/u

const sentences = /[.!?](?=\s|$)|[。！？؟\n]/u

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
    (sentence) =>
      drops.test(sentence) && ofRules.test(sentence) && ofWhom.test(sentence) && !words.test(plainWords(sentence)),
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
    if (destroy.test(sentence) && folder.test(sentence) && treePart.test(sentence)) return true
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
