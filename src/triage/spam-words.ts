// What advertising in feedback forms offers, and how it asks to be answered, in the main languages.
import { quickLook } from './quick-look.ts'

/** Goods and services that nobody documents and everybody advertises. */
const offered = [
  'casino|online (?:poker|slots|betting|gambling|pharmacy)|sports? betting|free spins|no deposit|jackpot',
  'viagra|cialis|tramadol|xanax|weight loss|lose weight|male enhancement|cbd\\b',
  'payday loans?|(?:cheap|quick|instant|fast|easy) (?:loans?|cash|credit)|no credit check',
  'backlinks?|guest posts?|link building|seo (?:and|services?|experts?|agency|company|packages?)|rank your|first page (?:of google|guaranteed|ranking|in \\d+ days)|website traffic',
  '(?:buy|cheap|real|get|more) (?:\\p{L}+ ){0,2}(?:followers|likes|subscribers|backlinks)|buy (?:views|traffic|reviews)',
  '(?:earn|make|win) (?:up to )?[$€£]? ?\\d[\\d,.]*k? ?[$€£]?(?: \\p{L}+)? (?:(?:a|per|every|each) (?:day|week|month|hour)|daily|weekly|monthly|hourly)|work(?:ing)? from home|passive income|get rich',
  'crypto (?:payouts?|investments?|signals?|profits?|giveaway)|bitcoin (?:investments?|doubler|giveaway)|forex (?:signals?|trad\\p{L}+)|double your (?:money|bitcoins?|crypto|coins|tokens|deposit)|guaranteed (?:profits?|returns)',
  'keygen|crack(?:ed)? (?:version|download)|free (?:full )?(?:movies|download) (?:hd|online|full)|(?:subscribe to|check out) my (?:youtube )?channel',
  'replica (?:watches|bags)|luxury watches|designer (?:bags|shoes)|escorts?\\b|hot (?:girls|singles)|adult dating|porn|webcam girls',
  '(?:essay|dissertation|thesis|assignment) (?:writing )?(?:service|help)|write my essay|your essay|(?:professional|expert|essay|academic) writers|from [$€£]\\d+ per page|fake (?:passport|diploma|id)s?|logo design|web design services?',
  '(?:ultra |very )?cheap(?:est)? (?:vps|hosting|servers?|domains?|flights?|pills?|tickets)|hire a hacker|follow (?:me )?back|(?:please )?follow my|nice (?:blog|site|website)\\b|(?:visit|see|check) my (?:blog|site|website|page|shop|store|channel)|(?:data|disk) recovery experts|join (?:the|our|my) (?:telegram|whatsapp|channel|group)|recover(?:y of)? (?:your )?(?:lost |stolen )?(?:crypto|bitcoin|funds)',
  'préstamos? (?:rápidos?|sin aval)|gan(?:a|ar|e) (?:dinero|\\d+ ?(?:€|\\$|euros|dólares)) (?:desde casa|al día|por semana)|comprar seguidores|posicionamiento (?:web|seo)|diplomas? falsos?',
  'kredit ohne schufa|geld verdienen von (?:zu hause|daheim)|follower kaufen|nebenverdienst|führerschein kaufen|günstige(?:r|n)? (?:kredite?|backlinks|webdesign)',
  "crédit (?:rapide|sans justificatif)|prêt (?:rapide|entre particuliers)|gagne[rz] (?:de l'argent|\\d+ ?(?:€|euros))|acheter des (?:abonnés|followers|likes)|référencement (?:pas cher|garanti)|marabout|retour affectif",
  'cassino|apostas esportivas|empréstimo (?:rápido|sem consulta|online)|ganhe (?:dinheiro|r\\$ ?\\d+)|comprar seguidores|renda extra',
  'casinò|scommesse|prestit[io] (?:veloc|senza busta)|guadagna(?:re)? (?:da casa|\\d+)|comprare follower|volgers kopen|snel geld lenen|geld verdienen vanuit huis',
  'kasyno|chwilówk|pożyczk\\p{L}* (?:online|bez bik)|pozycjonowanie stron|zarabiaj|canlı bahis|bahis sitesi|kumar sitesi|takipçi satın|evden para kazan|hızlı kredi',
  'казино|ставки на спорт|купить (?:диплом|права|справк|подписчик|лайк)|продвижение сайт|раскрутка сайт|заработ\\p{L}* (?:от|до|в интернете|без вложений)|кредит без|микрозайм|интим|займ',
  '博彩|赌场|賭場|娱乐城|彩票|代开发票|办证|兼职日结|日结|刷单|刷粉|网赚|私服|贷款|代孕|代写',
  'オンラインカジノ|副業|稼げ|高収入|即日融資|フォロワー(?:購入|販売)|出会い系|激安|카지노|토토|바카라|대출|부업|팔로워 ?구매|먹튀',
]

export const hasGoods = quickLook(offered.join('|'))
export const goodsEverywhere = new RegExp(`(?<![a-z])(?:${offered.join('|')})`, 'gu')

/** The manners of a sales letter; none says much alone. */
const mannered = [
  'we (?:offer|provide|sell|deliver|audit|design|build|boost|specialize|specialise|guarantee|can (?:help|boost|increase|rank))\\b|our (?:services|agency)\\b|i (?:offer|provide|can rank)\\b|предлагаем|оказываем|ofrecemos|oferecemos|offriamo|wir bieten|nous proposons|wij bieden|oferujemy|sunuyoruz',
  '\\d+ ?% (?:off|discount|bonus|on )|discount|coupon|promo code|(?:best|lowest|low) prices?|price list|cheap|affordable|special offer|free quote|bonus\\b|недорого|дешево|дёшево|скидк|промокод|знижк|zniżk|descuento|desconto|rabatt|remise|sconto|korting|rabat\\b|indirim|优惠|低价|割引|할인',
  'limited time|this (?:week|month) only|today only|act now|hurry\\b|guaranteed|100 ?% (?:free|legit|safe)|risk[- ]free|no obligation|гарантия|garantizad|garantiert|garanti\\b',
  'visit (?:us|our|my|now|today|\\S+ dot |\\S+\\.\\S)|book a (?:call|demo|meeting)|(?:message|dm|text|email) (?:me|us)\\b|contact (?:us|me) (?:at|on|via|now)|reply (?:to|for|with)|call (?:now|us)\\b|click (?:here|below)|(?:order|buy|sign up|join) (?:us |now|today)|whats ?app|telegram|wechat|check out (?:my|our)|пишите|звоните|заходите|visite|escríbenos|besuchen sie|contactez|加(?:我)?(?:微信|qq|薇|v信)|联系(?:微信|qq|电话)|연락|문의|こちら',
]

const wordStart = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})`, 'u')
export const manners: readonly RegExp[] = mannered.map(wordStart)

/** Web addresses without a scheme, spelled out ones too; endings of files are none. */
const bare =
  '(?<![\\w.@/-])[a-z0-9-]{1,40}(?:\\.[a-z0-9-]{1,40}){0,3}\\.(?!(?:js|ts|py|md|rb|go|json|ya?ml|tsx|jsx|html?|toml|sh|env)\\b)[a-z]{2,12}(?![\\w(.])(?:/[!-~]*)?|[a-z0-9-]{3,40} (?:dot|\\(dot\\)|\\[dot\\]) [a-z]{2,7}\\b'
export const bareAddresses = new RegExp(bare, 'gu')

/** Where an answer is wanted: a web address, with or without its scheme, a mail address, a messenger. */
export const contact = new RegExp(
  `https?://|www\\.|[\\w.+-]@[a-z0-9-]+\\.[a-z]|${bare}|whats ?app|telegram|wechat|微信|qq ?[:：]?\\d|카톡`,
  'u',
)

/** A quick look, without which there is no manner. */
export const mayPitch = quickLook(`dot |${mannered.join('|')}`)
