// Words that say that a telephone number follows.

/** Whatever stands behind them. */
const strong =
  'wa\\.me|tel(?:efon(?:nummer|o|e|szám|ul|u|i)?|ephone|éfono|éphone|elefonnummer|p|ep)?|tél(?:éphone)?|(?:tele)?phone(?: number| no)?|fon|fax|whats ?app|hotline|' +
  'ruf(?:nummer| mich an| an)|handy(?:nummer)?|telemóvel|telefoon(?:nummer)?|puhelin|puh|telefonnummer|mobilnummer|số điện thoại|điện thoại|sđt|đt|nomor (?:hp|telepon)|no\\.? ?(?:hp|telp)|telepon|telp|cep(?: telefonu)?|' +
  'тел(?:ефон(?:у)?)?|моб(?:ильный|ільний)?|τηλ(?:έφωνο)?|κινητό|הטלפון|טלפון|נייד|هاتف(?:ي)?|جوال(?:ي)?|تلفن|موبایل|شماره|फ़ोन|फोन|मोबाइल|दूरभाष|ফোন|মোবাইল|தொலைபேசி|โทร(?:ศัพท์)?|เบอร์|ტელეფონი|ስልክ|' +
  '電話(?:番号)?|电话(?:号码)?|電話號碼|手机号?|手機|携帯|전화(?:번호)?|휴대폰|연락처'
/** Only before what is written like a telephone number. */
const weak =
  'call|ring|dial|sms|text(?: me)?|mobile?|cell(?:phone)?|reach|contact|(?<!the )number is|(?:my|our|mein[e]?|mon|mi|mio|meu|moj|mój|min|mijn) (?:new )?(?:number|nummer|numéro|número|numero|numer)|' +
  'portable|appelez|appeler|joindre|móvil|celular|llám[ea]\\w*|llamar|cellulare|chiam\\w+|ligue|ligar|zadzwoń|dzwoń|bel|ring mig|anruf\\w*|мой номер|мій номер|звон\\w*|дзвон\\w*|позвон\\w*|hubungi|gọi|اتصل|رقمي|התקשר\\w*|कॉल|联系|聯絡|連絡|연락'

const after = '[^\\d\\n]{0,24}$'
const strongCue = new RegExp(`(?<![\\p{L}\\p{M}])(?:${strong})(?![a-z])${after}`, 'iu')
const weakCue = new RegExp(`(?<![\\p{L}\\p{M}])(?:${weak})(?![a-z])${after}`, 'iu')
/** In UTF-16 units: the longest cue and what may stand between it and the number. */
export const cueReach = 48

export type Cue = 'strong' | 'weak' | undefined

/** What the text before a number says of it. */
export function readCue(before: string): Cue {
  if (!/\p{L}/u.test(before)) return undefined
  return strongCue.test(before) ? 'strong' : weakCue.test(before) ? 'weak' : undefined
}
