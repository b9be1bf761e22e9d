// The rules by which a comment gives orders to the agent. Few and narrow: documentation may be about prompts, agents and
// tokens, and a complaint about such a page must stay. What slips through is still only quoted data in a prompt.

export interface OrderRule {
  readonly name: string
  /** Ends the reason that is shown. */
  readonly why: string
  readonly pattern: RegExp
}

/** A clause of its own: at the start, after punctuation or a bare "please"; not inside a quotation or "says to …". */
const clause =
  '(?:^|[.!?:;,)\\]}>*#|–—-] ?|\\n ?|。|、|，|！)(?:(?:please|now|and|then|so|ok|okay|hey|you must|you should|you have to) ?,? ?){0,3}'
const agent = '(?:ai|llm|language model|assistant|chatbot|coding agent|ai agent|agent)'
const former =
  '(?:all (?:of )?(?:the |your |my )?above|(?:all |any |each |every |everything )?(?:of )?(?:the |your |my |these |those )?(?:previous|prior|earlier|preceding))'
/** "Ignore previous instructions on this page, they are wrong" is a reader's advice. */
const unlessAdvice = '(?! (?:on|in|for|from|at|of|if|when|unless|about|section|page|step|as)\\b)'
const commands = '(?:instructions?|prompts?|directives?|directions|guidelines|orders|system prompt|programming)'
const secret =
  '(?:secrets?|credentials?|tokens?|api[ _-]?keys?|passwords?|env(?:ironment)? ?(?:variables?|vars?)|private keys?)'
const disclose =
  '(?:print|reveal|show|output|repeat|display|leak|dump|disclose|expose|exfiltrate|send|post|paste|upload|write|add|append|include|copy|echo|give me|tell me)'
const outlet =
  '(?:\\b(?:to|in|into|as|at|via|of) (?:the |a |your |this |my )?(?:following |new |next )?(?:url |address |server |endpoint )?(?:pull request|pr\\b|commit message|webhook|https?://))'

export const orderRules: readonly OrderRule[] = [
  {
    name: 'override',
    why: 'tells it to drop its instructions',
    pattern: pattern(
      `${clause}(?:ignore|disregard|forget|override|bypass) (?:${former} (?:system )?${commands}|(?:all )?(?:of )?your (?:system |original |initial )?${commands})\\b${unlessAdvice}`,
    ),
  },
  {
    name: 'override in other languages',
    why: 'tells it to drop its instructions',
    pattern: pattern(
      `${clause}(?:ignorier(?:e|en sie)? (?:bitte )?(?:alle |die |deine )*(?:vorherigen|bisherigen|vorigen|obigen|früheren) (?:anweisungen|instruktionen|befehle)` +
        '|(?:ignore|ignorez|oublie|oubliez) (?:toutes )?(?:les |tes |vos )?(?:instructions|consignes) (?:précédentes|antérieures|ci-dessus)' +
        '|(?:ignora|ignore|olvida|olvide) (?:todas )?(?:las |tus |sus )?instrucciones (?:anteriores|previas)' +
        '|(?:ignore|ignora|esqueça) (?:todas )?(?:as |suas )?instruções (?:anteriores|prévias)' +
        '|(?:ignora|ignorate|dimentica) (?:tutte )?(?:le |tue )*istruzioni (?:precedenti|sopra)' +
        '|(?:игнорируй|игнорируйте|забудь|забудьте) (?:все |всё )?(?:предыдущие|прежние) (?:инструкции|указания))' +
        '|(?:^|[。，、！\\n ])(?:请|請)?(?:忽略|无视|無視)(?:之前|以上|先前|前面|上述)?(?:的)?(?:所有|全部|一切)?(?:之前|以上|先前|前面|上述)(?:的)?(?:所有|全部)?(?:的)?(?:指令|指示|提示词|提示詞)' +
        '|(?:以前|これまで|上記|今まで|前)の(?:全ての|すべての)?(?:指示|命令|プロンプト)を?(?:全て|すべて)?(?:は)?無視して' +
        '|이전(?:의)? ?(?:모든 )?(?:지시|명령|지침)(?:사항)?(?:을|를)? ?(?:모두 )?무시(?:하고|해|하라|하세요)',
    ),
  },
  {
    name: 'new role',
    why: 'gives it another role',
    pattern: pattern(
      `${clause}(?:you are now|you will now be|from now on,? you are|pretend (?:to be|that you are|you are)) (?:an? |my |the )(?:[a-z-]+ ){0,2}${agent}(?= ?(?:[.,;:!\\n]|$|that\\b|who\\b|which\\b|with|named\\b|called\\b))` +
        `|${clause}you are now (?:dan\\b|jailbroken|unrestricted|in (?:dan|jailbreak|god|sudo) mode)` +
        `|${clause}from now on,? you (?:must|will|shall|are to) (?:only )?(?:act|behave|obey|respond|answer|ignore|follow|comply)`,
    ),
  },
  {
    name: 'forged role',
    why: 'forges a message of the system',
    pattern: pattern(
      '(?:^|\\n) ?(?:[#*\\[<(]+ ?)?(?:system|developer)(?: (?:prompt|message|override|instructions?))? ?[\\])>*]* ?: ?(?:you (?:are|must|will|should now)|ignore|disregard|override|new instructions)' +
        '|<\\|(?:im_start\\|>)? ?(?:system|assistant)(?:\\|>)?[ \\n:]*(?:you (?:are|must|will)|ignore|disregard|override)',
    ),
  },
  {
    name: 'its own prompt',
    why: 'asks for its prompt',
    pattern: pattern(
      `${clause}${disclose} (?:me |us )?(?:all of )?your (?:full |entire |complete |exact |whole )?(?:(?:system|hidden|initial|original|secret|internal) (?:prompt|instructions?|message)|initial prompt)`,
    ),
  },
  {
    name: 'secrets',
    why: 'asks for secrets',
    pattern: pattern(
      `${clause}${disclose} (?:me |us |out )?(?:(?:all|every|any|each)(?: of)? (?:\\S+ ){0,3}?${secret}|(?:\\S+ ){0,3}?(?:github_token|actions_runtime_token|aws_secret_access_key|contents? of (?:\\S+ ){0,2}?(?:\\S{0,40}\\.env|\\S{0,40}/etc/passwd|\\S{0,40}\\.ssh\\S{0,40}|\\S{0,40}\\.git/config)))\\b[^.!?\\n]{0,80}?${outlet}` +
        `|${clause}(?:leak|exfiltrate) (?:all |any )?(?:of )?(?:your|the) (?:\\S+ ){0,2}?${secret}`,
    ),
  },
  {
    name: 'addressed',
    why: 'is addressed to it',
    pattern: pattern(
      `${clause}(?:attention|note|notice|message|instructions?|important|dear|hey|hello)[,:]? (?:note )?(?:to |for )?(?:the |any |all |every )?(?:ai|llm|coding|automated|autonomous|language)[ -](?:coding )?(?:agents?|assistants?|models?|bots?)(?: reading this)? ?[:,!.-] ?(?:[^.!?\\n]{0,60} )?(?:you must|you should now|you have to|delete|remove|ignore|disregard|execute|run|overwrite|merge|approve|insert|replace|reveal|push)\\b`,
    ),
  },
  {
    name: 'secrecy',
    why: 'tells it to hide what it does',
    pattern: pattern(
      `${clause}(?:do not|don't|never) (?:mention|disclose|reveal|report) (?:this|these (?:changes|instructions|orders|words|lines)|that you \\S+) (?:\\S+ )?(?:to|in) (?:anyone|anybody|(?:the|a|any) (?:user|users|reviewers?|maintainers?|humans?|pull request|pr|commit))\\b`,
    ),
  },
]

function pattern(source: string): RegExp {
  return new RegExp(source, 'u')
}

/** Hidden text may be a pasted snippet with its own comments, so it must speak to a model, or of its instructions. */
export const hiddenOrders = new RegExp(
  '\\b(?:ignore|disregard|override|forget|you must|you are|do not)\\b[^]{0,200}?\\b(?:instructions?|prompts?|reviewers?)\\b' +
    `|\\b(?:ai|llm|language model|assistant|chatbot)s?\\b[^]{0,200}?\\b(?:ignore|disregard|must|should|delete|insert|execute|run|add|write|send)\\b`,
  'u',
)
