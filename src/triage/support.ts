// Requests for help with the reader's own account, bill or order: nothing that a page could say better.
import { dropAddresses } from './noise.ts'
import { quickLook } from './quick-look.ts'
import type { Reading } from './reading.ts'
import { holdsCode, speaksOfDocs } from './subject-words.ts'
import { supportLanguages } from './support-words.ts'
import { moreSupportLanguages } from './support-words-more.ts'

const languages = [...supportLanguages, ...moreSupportLanguages].map((language) => ({
  ...language,
  matters: new RegExp(language.matter, 'u'),
}))
const mayAsk = quickLook(languages.map((language) => language.matter).join('|'))

/** In UTF-16 units; who tells more has more to say than that the account is locked. */
const longest = 400

/** What a person waits for, which is no part of a page. */
const personal =
  /(?:download|reset|confirmation|verification|activation|invit\p{L}*|login|magic|payment) links?|(?:verification|confirmation|activation|sms|login|reset|recovery|2fa|authenticator) (?:code|app)s?|código|code de|код|kod/gu

/** Order 77123, account #55120, invoice SK-20931. */
const number =
  /\b(?:order|invoice|ticket|case|account|customer|booking|reference|pedido|factura|rechnung|bestellung|kundennummer|commande|facture|заказ|zamówienie|sipariş)(?: (?:no|nr|number|id|is))?[ .:#]*[a-z]{0,5}[-_]?\d{4,}/u
const firstPerson = /\b(?:i|we|my|our|me|us)\b|\b(?:ich|wir|mein|unser|je|j'ai|mon|notre|mi|yo|meu|minha)\p{L}*/u

const request =
  /\b(?:please|pls|plz|can (?:you|some|any)|could you|need|help|refund|cancel|why)|\?|\b(?:bitte|brauche|merci|veuillez|ayuda|por favor|preciso|favore|graag|proszę)|пожалуйста|помогите|lütfen/u

/** Something that a page could answer, unless the reader's own purchase or number shows that it is a case. */
const answerable =
  /\b(?:how|where|what|which|should|when)\b(?!'s my| is my)|\b(?:says?|said|tells?|told|mention|explain|describ|follow|unclear|confus|here)|\b(?:wie|wo (?:kann|finde)|steht|comment|où (?:puis|trouver)|cómo|dónde (?:puedo|encuentro)|como (?:faço|posso)|come (?:posso|faccio)|hoe|jak)\b|(?<!\p{L})(?:как|где)(?!\p{L})|nasıl|怎|哪|どう|어떻게|어디/u
const purchase = /\b(?:i|we) (?:ordered|bought|paid|purchased|booked)\b/

/** Pages about these matters: there a tale of trouble may be a complaint of the page. */
const matterOfPage =
  /log-?in|sign-?(?:in|up)|password|account|billing|invoic|receipt|refund|subscri|order|cancel|pricing|plans?\b|seats?\b|member|2fa|mfa|sso|auth|verif|checkout|dispute|support|e-?mail|konto|cuenta|compte/iu

/** Whether a comment, not one on code, asks for help with the reader's own case. */
export function isSupportRequest(reading: Reading): boolean {
  const { entry, raw, text } = reading
  if (entry.source !== 'contextual' || text.length > longest) return false
  if (!mayAsk(reading)) return false
  const heard = languages.filter((language) => language.matters.test(text))
  const asks = heard.some((language) => language.asks.test(text))
  const own = number.test(text) && firstPerson.test(text) && request.test(text)
  const troubles = () => !matterOfPage.test(entry.path) && heard.some((language) => language.troubles.test(text))
  if (!asks && !own && !troubles()) return false
  if (!own && !purchase.test(text) && answerable.test(text)) return false
  const rest = dropAddresses(text.replace(number, ' ').replace(personal, ' '))
  return !speaksOfDocs(rest) && !holdsCode(rest, raw)
}
