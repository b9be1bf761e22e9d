// Forms of sentences that only praise, with a gap for what is praised: read only when the reader said "helpful".

/** What must not stand in a gap: contrast, wish, negation, trouble, and what leads on to a "but". */
const turning = new RegExp(
  `(?<!\\p{L})(?:${[
    "but|only|although|though|however|except|just|still|yet|while|instead|unless|until|than|would|could|should|might|wish|please|pls|needs?|needed|want|hope|add|more|missing|miss|fyi|suggest\\p{L}*|no|not|never|without|nothing|none|lacks?|hardly|barely|nearly|almost|mostly|otherwise|wrong|broken|errors?|typos?|old|outdated|fail\\p{L}*|dead|slow|unclear|confus\\p{L}*|difficult|problems?|issues?|bugs?|if|too|rest|other|last|lose|losing|waste\\p{L}*|bad|worse|worst|\\p{L}+n't",
    'aber|nur|leider|jedoch|allerdings|nicht|kein\\p{L}*|fehl\\p{L}*|bitte|außer|ohne|mehr|wäre|könnte|sollte',
    'mais|sauf|pas|sans|manque\\p{L}*|serait|pourrait|plus|dommage',
    'pero|aunque|salvo|no|sin|falta\\p{L}*|sería|podría|más|solo|sólo|mas|porém|não|sem|seria|ma|però|non|senza|manca\\p{L}*|sarebbe',
    'но|однако|не|нет|без|только|maar|niet|geen|ale|nie|bez|ama|değil|yok',
  ].join('|')})(?!\\p{L})`,
  'u',
)

const thing =
  '(?:pages?|docs?|documentation|guide|article|tutorial|section|explanations?|examples?|reference|write-?up|overview|introduction|intro|summary|walkthrough|chapter|diagrams?|table)'
const span = '(?:minutes?|mins?|an hour|one hour|an afternoon|one afternoon|a morning|an evening|seconds?)'
const fine =
  '(?:excellent|great|gold|perfect|brilliant|superb|fantastic|wonderful|amazing|awesome|very helpful|super helpful|really helpful|so helpful|spot on|crystal clear|very clear|a lifesaver|top notch|well written)'

/** Each takes one whole sentence; `(.*)` is a gap in which nothing may turn. */
const forms: readonly RegExp[] = [
  /^(?:the |one of the |by far the )?best (.*?)(?:i(?:'ve| have)? (?:ever )?(?:read|seen|found|used)|out there|on the (?:web|internet))(.*)$/u,
  new RegExp(
    `^(?:very |really |super |such a )?(?:clear|excellent|great|good|nice|brilliant|wonderful|lovely) ${thing}(?: (?:of|on|about|for) (.*))?$`,
    'u',
  ),
  new RegExp(
    `^(?:i )?(?:really )?(?:love|loved|like|liked|enjoyed|appreciate)(?: the| this| these| your)? ((?:\\p{L}+[ -]){0,3})${thing}$`,
    'u',
  ),
  new RegExp(`^(?:this|the|these|your) ((?:\\p{L}+ ){0,5})(?:is|are|was|were) ${fine}$`, 'u'),
  /^(?:kudos|thanks|thank you|chapeau|props|hats off)(?: \p{L}+)? (?:to|for) (.*)$/u,
  new RegExp(
    `^(?:i |we )?(?:was |were |am |are )?(?:had|got|up and running|set up|built|deployed|upgraded|migrated|installed|finished|done|went|made|sent|running|working)(.*?) (?:in|within) (?:under |less than |about )?(?:\\p{L}+ |\\d+ )?${span}$`,
    'u',
  ),
  /^(?:followed|did) (?:every|all|each)(.*)(?:worked|deployed|running|ran)(?: \p{L}+)? (?:on|at) the first (?:try|attempt|go)$|^(?:it )?(?:worked|works) (?:on|at) (?:the )?first (?:try|attempt|go)$/u,
  /^(.{1,40}) (?:solved|fixed|worked) (?:thanks to|because of) (?:this|your|these) (?:page|guide|article|docs?|tutorial)$/u,
  /^(?:this|it|that)(?: page| guide| article)? (?:saved|made) (?:my|me) ((?:\p{L}+ ?){1,3})$|^(?:finally )?(?:i )?(?:understand|understood|get) it(?: now)?$/u,
  /^alles gefunden,? was ich (.*?)(?:brauchte|brauche|suchte|gesucht habe)$|^(?:genau )?(?:das|was) (?:ist es,? was )?ich (?:gesucht|gebraucht) (?:habe|hatte)$/u,
  /^(?:muy |tudo )?(?:claro|clara|bien explicado|bem explicado|bien explicada|bem explicada)$|^justo lo que (?:necesitaba|buscaba)$|^(?:exatamente|era) o que eu (?:precisava|procurava)$/u,
  /^(?:exactement|tout) ce (?:que je cherchais|dont j'avais besoin)$|^(?:proprio|esattamente) quello che (?:cercavo|mi serviva)$|^precies wat ik (?:zocht|nodig had)$|^именно то,? что (?:нужно|искал[а]?)$|^dokładnie to,? czego szukał[ae]m$|^tam aradığım şey$/u,
]

/** What is left when the sentences that only praise are taken out; undefined when none was, or when anything turns. */
export function dropPraiseSentences(text: string): string | undefined {
  const sentences = text.split(/[.!。！…\n:)(]+(?=\s|$)|\p{Extended_Pictographic}+/u).map((sentence) => sentence.trim())
  const rest = sentences.filter((sentence) => !praises(sentence))
  if (rest.length === sentences.length || turning.test(rest.join(' '))) return undefined
  return rest.join('. ')
}

function praises(sentence: string): boolean {
  const plain = sentence.replace(harmless, ' ').replace(/\s+/gu, ' ').trim()
  if (plain === '') return false
  return forms.some((form) => {
    const gaps = form.exec(plain)?.slice(1)
    return gaps?.every((gap) => gap === undefined || isHarmless(gap)) ?? false
  })
}

/** "Without one surprise", "zero problems": a negation that praises. */
const harmless =
  /,? (?:without|with no|zero|no) (?:(?:a|an|any|one|single) )*(?:surprises?|problems?|issues?|hitch|trouble|errors?)(?: at all)?$/u

/** Short, and without a turn, an address or code. */
function isHarmless(gap: string): boolean {
  return gap.length <= 80 && !turning.test(gap) && !/[`{}<>_/\\=]|\w\(|--/u.test(gap)
}
