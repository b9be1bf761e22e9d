// Words that do not tell complaints apart: those of grammar and courtesy, and those that say that something is wrong but
// not what.

/** Those of grammar by language; they also tell which language a comment is in. */
export const stopWordsByLanguage: Readonly<Record<string, string>> = {
  en: "a about after again all also am an and any are aren't as at be because been before being but by can can't cannot could couldn't did didn't do does doesn't doing don't done down during each either else etc even ever every few for from further get gets getting got had hadn't has hasn't have haven't having he her here hers him his how however i i'd i'll i'm i've if in into is isn't it it's its itself just let let's like lot lots many may maybe me might mine more most much must my need needs no nor not now of off oh ok on once one only or other our out over own please really same she should shouldn't since so some still such than thank thanks that that's the their them then there there's these they this those though through to too under until up upon us very want was wasn't way we we're well were weren't what what's when where which while who why will with within without won't would wouldn't yes yet you you're your",
  de: 'aber alle allem allen als also am an auch auf aus bei beim bis bitte da damit dann das dass dem den denn der des dich die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es für gibt haben hat hier ich ihr im in ist ja kann kein keine man mehr mein mich mir mit muss nach nicht noch nur ob oder schon sehr sein seite sich sie sind so über um und uns unter vom von vor war was weil wenn wer werden wie wir wird wo wurde zu zum zur dokumentation',
  fr: 'au aux avec ce ces cette comme dans de des donc du elle elles en est et être fait il ils je la le les leur lui mais même ne nous on ont ou où par pas plus pour pourquoi que qui quoi sa sans se ses si son sont sur ta tous tout très tu un une vos votre vous cela ça était sera faut peut merci documentation',
  es: 'al algo como con cuando de del desde donde el ella ellos en entre era es esa ese eso esta está están este esto hay la las lo los más me mi muy nada ni no nos o para pero por porque puede que qué quien se ser sí si sin sobre solo son su sus también tan tiene todo todos una uno unos y ya página documentación',
  pt: 'ao aos as até com como da das de dela dele do dos e ela ele em entre essa esse está eu foi há isso isto já mais mas mesmo meu minha muito na não no nos num numa ou para pela pelo por porque quando quem se sem ser seu sua só também tem um uma você página documentação',
  it: 'al alla anche che chi ci come con cosa cui da dal dalla dei del della delle di dove è e ed era fa gli ha hanno ho i il in io la le lo loro ma mi molto nel nella non o per perché però più può quando quello questa questo se sei si sono su sul sulla tra tutto un una uno pagina documentazione',
  nl: 'aan al alles als bij dan dat de deze die dit doen door dus een en er geen had heb heeft het hier hoe hun ik in is je kan maar meer met mijn moet na naar niet nog nu of om onder ons ook op over te toch tot uit van veel voor waar want was wat we wel werd wie worden ze zich zijn zo zonder pagina documentatie',
  sv: 'att av den det där detta du en ett från för ha han har hur inte jag kan man med men mycket när och om på så ska som till under upp ut vad är sidan',
  ru: 'а без более бы был была были было быть в вам вас весь во вот все всё вы где да даже для до его ее её если есть еще ещё же за здесь и из или им их к как когда кто ли мне можно мы на надо не нет но ну о об он она они от по под при с со так также там то только у уже чем что чтобы эта эти это этот я страница документация',
  uk: 'або але в ви від він вона для до є же з за і його як коли на не ні про та так те ти то у це цей що я сторінка',
  pl: 'a ale bez by być co czy dla do gdzie i ich jak jest już mi może na nie o od po się są tak tam te tego to tu w we z za że strona',
  tr: 'ama bir bu da daha de değil en gibi hem için ile ise mi mı mu ne neden o olan olarak sonra şu ve veya ya çok sayfa',
}

const courtesy =
  'dont doesnt cant isnt im ive page pages doc docs documentation article section guide tutorial would nice hello hi hey say says said tell tells told seem seems think thing things something anything make makes makes try tried trying know'

const words = (lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(' ')))

/** Left out of every comparison. Words that name a tool in documentation (`go`, `bin`, `var`) are not, whatever they mean elsewhere. */
export const stopWords = words([...Object.values(stopWordsByLanguage), courtesy])

/** Kept, but light: they say that something is wrong, not what. */
export const faintWords = words([
  'missing miss wrong broken break breaks bug bugs error errors fail fails failed failing failure problem problems issue issues work works working worked incorrect unclear clear clearer confusing confused confuse outdated old update updated bad poor hard difficult understand explain explained explanation example examples help helpful useful useless unhelpful add added show shows describe described mention mentioned mentions find found see use used using good great better incomplete typo typos fix step steps code info information detail details',
  'falsch fehlt fehlen fehler kaputt funktioniert geht veraltet unklar verwirrend beispiel beispiele problem verstehe hilft schlecht',
  'manque manquant erreur faux fonctionne marche exemple exemples problème obsolète clair comprends confus',
  'falta faltan error errores mal funciona ejemplo ejemplos problema claro confuso desactualizado obsoleto entiendo',
  'erro erros errado exemplo exemplos desatualizado entendo manca mancano errore sbagliato funziona esempio esempi chiaro',
  'fout fouten ontbreekt werkt voorbeeld voorbeelden onduidelijk verouderd',
  'ошибка ошибки работает пример примеры непонятно неверно устарела устарело нет нужен błąd błędy działa przykład brakuje hata çalışmıyor örnek eksik',
])
