// What only one says who means the agent: of its prompt and bounds, of its role, of who reads this, of who is in charge.
import { quickLook } from '../quick-look.ts'

const either = (...parts: readonly string[]) => new RegExp(parts.join('|'), 'u')

const bounds =
  '(?:instructions?|rules|guidelines?|guidance|guardrails?|constraints?|restrictions?|limits|limitations|safeguards?|polic(?:y|ies)|prompts?|orders|directives?|briefing|boundaries|programming|training)'
const adverbs = '(?:\\w+ ){0,2}'
const bot =
  '(?:ai|llm|agent|ai agent|coding agent|bot|assistant|ai assistant|language model|model|robot|machine|chatbot|automation)'
/** Where a clause begins. */
const clause =
  '(?:^|[.!?:;,)("–—-] ?|\\n ?|\\b(?:and|then|so|to|please|also|just|now|you (?:can|may|must|should|will|are to|have to|need to|could|(?:will|must|should|may|are) not)) )(?:(?:please|also|just|now|simply|kindly|go ahead and) ){0,2}'
const office =
  '(?:cto|ceo|ciso|cfo|founders?|boss|management|board|legal(?: department| team)?|compliance(?: team| department)?|security (?:team|department|officer|lead)|maintainers?|owners?|(?:project|tech|team) lead|(?:repo|repository|project) (?:owner|admin))'
const harm =
  '(?:remove|delete|disable|merge|edit|skip|take (?:out|down|off)|turn off|switch off|push|grant|give|drop|wipe|rewrite|replace|publish|unpublish|approve|bypass|overwrite|erase|revoke|deactivate|shut)'

/** Its bounds are gone, or were never meant; quoted text is more than quoted text. */
export const boundsGone = either(
  '\\b(?:people|ones?|team|company|developers?|operators?|creators?|humans?|maintainers?) (?:who |that )?(?:set you up|configured you|deployed you|instruct(?:ed)? you|prompted you)\\b|\\byour (?:operators?|creators?|makers|masters?|handlers?|programmers?) (?!name)\\w+|\\bdisobey|\\b(?:part|piece|extension|version) of your (?:configuration|config|prompt|instructions|setup|context|rules|task)\\b|\\bopposite of what you\\b|\\bstop (?:acting|behaving|being|pretending)(?: like| as| to be)? (?:an? |the )?(?:\\w+ )?(?:assistant|helper|agent|bot|model|documentation)\\b',
  '\\b(?:is|are) (?:in fact |actually |really |now |to be )?(?:treated as )?trusted (?:input|text|data|content|instructions?|source)\\b|\\b(?:text|block|quote|comment|feedback|message|line|sentence) (?:that )?you are (?:now )?(?:reading|processing)\\b',
  `\\b(?:quit|stop|cease|refrain from) (?:follow|obey|heed|honou?r|respect|observ|apply|adher|stick|comply|listen)(?:ing)?(?: to| with| by)? ${adverbs}(?:your|the (?:earlier|first|original|previous|initial|old|system|people)|those|these|any|every|all)\\b(?=.{0,60}${bounds}|.{0,20}people)`,
  `\\b(?:don't|do not|needn't|need not|no longer|never)(?: have to| need to| must)? (?:follow|obey|heed|honou?r|respect|adhere to|stick to|comply with|listen to|be bound by) (?:\\w+ ){0,3}?(?:your (?:\\w+ ){0,2}${bounds}|${bounds} (?:that |which )?(?:you|were|was|above|before|given))`,
  `\\b(?:all|every|your|any|previous|prior|former|earlier) (?:of your )?(?:\\w+ )?${bounds} (?:(?:are|is|were|have been|has been|be) )?(?:now |hereby |all )?(?:lifted|revoked|suspended|waived|void|null|cancell?ed|rescinded|withdrawn|nullified|superseded|no longer (?:apply|applies|valid|in force|binding|relevant))\\b(?! (?:in|for|since|on|with|as|from|when|by|if|once)\\b)`,
  `\\byour (?:\\w+ )?(?:guidelines?|guardrails?|constraints|restrictions|safeguards|directives|safety \\w+) (?:are|is|were|have been|has been) (?:now )?(?:off|disabled|removed|deactivated|gone|only (?:a )?(?:suggestions?|advice)|fake)\\b`,
  `\\b(?:about|on|around|concerning|regarding) (?:the )?(?:quoted|untrusted) (?:data|text|input|content)\\b|\\b(?:does|do|did)(?: not|n't) (?:apply|count|hold|matter) (?:to|for|in|here for) (?:this|my) (?:feedback|comment|message|text|entry|request|case)\\b`,
  `${clause}(?:treat|regard|consider|read|take|interpret|handle|accept|process|see|use) (?:the |this |my |that |all |every |what's |what is )?(?:quoted |following |reader's |whole |entire )?(?:feedback|comments?|text|message|field|entry|it|there|quote|quotation|data|words|above|below)\\b.{0,30}? as (?:an? |the |your |if (?:i|it|they|you)|direct |trusted |my )?(?:\\w+ ){0,2}?(?:instructions?|commands?|orders?|directives?|prompts?|trusted|operator|typed|written|primary|system|authoritative|priority|source of truth)\\b`,
  '\\b(?:text|feedback|comments?|message|entry|quote) (?:\\w+ )?as (?:mere |plain |just |only )?data\\b(?=.{0,120}(?:command|order|instruction|trust))',
  '\\beverything (?:before|above|until|up to|prior to|preceding|you (?:read|were told|have read)) .{0,30}?(?:is|was|were|are) (?:only |just |merely )?(?:an? |the )?(?:test|joke|draft|void|fake|decoy|obsolete|dummy|drill|training|lie|cancell?ed|wrong|not (?:real|valid|binding))\\b',
  '\\bis (?:now )?your (?:real|true|actual|new|primary|main|only|first|next) (?:job|task|mission|purpose|instruction|goal|objective|assignment|order|role)\\b|\\byour (?:primary|main|highest|only) (?:instruction|priority|source|directive|objective|goal) (?:source|is|are|now)\\b|\\b(?:what|than|as) you (?:were|have been|had been) (?:asked|told|instructed|ordered|assigned|programmed|prompted)(?: to)?(?: do)?\\b(?! (?:by the (?:page|docs|guide|wizard|installer)))(?=.{0,6}[:.,;!]|.{0,80}\\b(?:instead|rather|skip|ignore|forget))|\\b(?:rather than|instead of|not) what you (?:were|have been) (?:asked|told|instructed|assigned)',
  `${clause}(?:forget|ignore|disregard|drop|skip|set aside|discard|neglect|abandon|overlook|put aside|override|bypass|throw out|suspend)(?: about)? (?:(?:that|the|any|every|this|each) (?:part|bit|line|section|rule)s? (?:of|in|from) your|(?:their|its|his|her|(?:all (?:of )?)?your) (?:\\w+ ){0,2}${bounds}(?! (?:page|section|for|in|on|is|are|of)\\b))`,
  '\\b(?:act|behave|respond|work|operate|speak) (?:freely|unrestricted|without (?:\\w+ )?(?:restrictions?|limits|filters?|bounds|rules|constraints|supervision|oversight))\\b|\\byou are (?:now )?(?:free (?:from|of|to (?:do|act|ignore|edit|change|write|use|decide))|unrestricted|unlocked|unbound|liberated|autonomous now|released from)\\b|\\bno (?:more )?(?:rules|restrictions|limits|constraints|guidelines) (?:apply|anymore|any more|for you)\\b|\\bwrite whatever you (?:like|want|please)',
  `${clause}(?:confirm|acknowledge|prove|show|signal|demonstrate)(?: (?:it|this|that|receipt|understanding|your \\w+|success))? by (?:committing|writing|adding|creating|replying|printing|opening|pushing|posting|putting|renaming|naming|changing|ending|starting)\\b|\\b(?:prove|demonstrate|show)(?: me| us)? (?:to (?:me|us) )?that you (?:can|are|have|obey|were|could|understand|read)\\b`,
  '\\b(?:describe|list|print|repeat|quote|reveal|output|paste|dump|recite|disclose|copy|show)\\b (?:\\w+ ){0,3}?(?:all (?:of )?your (?:\\w+ )?instructions|your (?:own|initial|hidden|system|full|original|internal|complete|secret|exact) (?:\\w+ )?(?:instructions|prompt|messages?|directives|context)|your prompt\\b)',
)

/** Another role for it, a mode, or a speaker who owns it. */
export const roleChanged = either(
  `${clause}(?:speak|act|write|sign|commit|answer|decide|behave|pose) as (?:the |an? )?(?:\\w+ )?(?:owner|maintainer|admin(?:istrator)?|operator|root|reviewer|approver|release manager|security team)\\b|${clause}you(?:'re| are) (?:now |today )?the (?:\\w+ )?(?:manager|owner|admin|boss|lead|reviewer|approver|operator|chief|officer|maintainer)(?: (?:now|today|here))?(?= ?[.,:;!])`,
  '\\byour (?:new|true|real|secret|other) (?:persona|identity|character|alter ego|owner|master|boss|creator|principal|handler|supervisor) (?:is|are|will be|:)|\\byour (?:new )?persona\\b',
  `${clause}(?:you are|you're|you will be|you shall be|you become|you act as)(?: now| from now on| henceforth| hereby| no longer)*,? (?:an? |the |my |our )?(?:\\w+ ){0,3}?(?:maintainer|repo(?:sitory)? (?:owner|admin)|administrator|sysadmin|unrestricted|uncensored|unfiltered|shell|terminal|interpreter|hacker|red team(?:er)?|superuser|root user|senior reviewer|personal (?:assistant|agent)|freelance|butler|servant)\\b(?! (?:of|for|in|on|can|is)\\b)`,
  `${clause}(?:act|serve|work|behave|perform|function) as (?:my|our) (?:\\w+ ){0,2}(?:assistant|agent|servant|developer|engineer|bot|maintainer|helper|tool|terminal|proxy)\\b`,
  "\\bi(?: am|'m) (?:\\w+ )?your (?:\\w+ )?(?:developer|creator|owner|operator|maker|boss|administrator|admin|supervisor|programmer|master|engineer|author|handler|trainer|principal|superior|employer|manager)\\b|\\bi (?:created|built|programmed|trained) you\\b",
  '\\b(?:whoever|who|anyone who|the (?:reader|writer|author|sender|person|user)) (?:who )?(?:writes|types|wrote|sent|sends|speaks|is writing|of this|posting)\\b.{0,40}? is (?:the |an? |your )?(?:\\w+ )?(?:owner|admin|administrator|maintainer|operator|root|developer)\\b',
  '\\b(?:is|are|am|runs?|was|were) (?:now |currently )?(?:in|running in|switched to|set to|operating in) (?:admin|administrator|god|root|superuser|sudo|unrestricted|jailbreak|privileged|override|operator|trusted) mode\\b|\\b(?:enter|activate|engage|assume|boot into|go into|switch (?:in)?to) (?:admin|god|root|superuser|unrestricted|jailbreak|privileged|override|operator|developer|debug|maintenance) mode(?= and|[.,:;] (?:you|describe|print|list|show|then|in it|there)|$)',
  '(?:^|\\n) ?[\\[(*#]{0,3} ?(?:developer|system|operator|admin|administrator|root|platform|moderator|orchestrator|supervisor|tool|function|runtime|security|policy|host)(?: (?:message|output|note|notice|result|response|override|instructions?|prompt|directive|update|event|log|alert|call))? ?\\([^)\\n]{0,40}\\b(?:trusted|verified|not visible|hidden|internal|priority|authenticated|signed|invisible|privileged|authori[sz]ed|confidential)\\b[^)\\n]{0,40}\\)[\\])*]{0,3} ?:',
  '(?:^|\\n) ?(?:classifier|moderation|filter|triage|verdict|safety check|scanner|risk)\\b[^\\n:=]{0,20}[:=].{0,80}\\b(?:benign|safe|genuine|clean|harmless|trusted|allow(?:ed)?|pass(?:ed)?|approved|0(?:\\.0+)?)\\b|\\b(?:label|verdict|classification|is_attack|suspicious|malicious|spam) ?[=:] ?"?(?:benign|safe|genuine|harmless|trusted|false|no\\b|none|clean)',
  '\\bset (?:agent|assistant|model|bot|ai)[._](?:mode|role|safety|permissions?)\\b|\\baccess granted\\b.{0,60}\\b(?:set|run|execute|delete|mode)\\b',
)

/** To whom it is said. */
export const spokenTo = either(
  `\\b${bot}s? (?:who |that |which )?(?:is |are |was |will be )?(?:now |currently )?(?:read(?:s|ing)?|process(?:es|ing)?|handl(?:es?|ing)|edit(?:s|ing)?|works? on|working on|in charge of|fix(?:es|ing)?|triag(?:es?|ing)|applies|applying|assigned to|behind|picks? up|implements?|implementing|receives?|responsible for) (?:this|these|my|here|it)\\b(?! (?:page|section|doc|docs|file|step|value|error|setting|case|variable|automatically)\\b)`,
  `\\b(?:to|with|for|at|hey|hi|hello|dear|yes|and|ok) you,? (?:the |dear |my |little |an? )?(?:${bot})(?=[ ,:.!])|\\byou,? (?:the |dear )(?:${bot})(?=[ ,:.!] ?(?:\\w+ly|please|must|should|can|may|will|to|not|who|that|and)\\b)|\\b(?:p\\.? ?s\\.?|n\\.?b\\.?|note|fyi|by the way|btw)[ ,:]{1,3}(?:to|for) (?:the |any |all |our )?(?:${bot})s?\\b`,
  `\\bwe (?:expect|need|want|ask|require|order|instruct) (?:the|your|this) (?:${bot}) to\\b(?! (?:be able|support|stop|have|keep))|\\b(?:could|would|can|may|let|have|should) (?:the|your|this) (?:${bot}) (?:that|which|who) (?:handles|reads|edits|fixes|writes|processes|does|works)\\b`,
  `\\b(?:the|this|our|your) (?:${bot}) (?:may|can|is|should|must|has) (?:now |also |already |hereby )+(?:allowed to |permission to |authori[sz]ed to |permitted to )?(?:edit|change|merge|push|write to|touch|approve|delete|modify|commit|skip|bypass|ignore)\\b`,
  `\\b(?:agents?|assistants?|bots?|ais|llms|models) (?:\\w+ ){0,5}?(?:should|must|shall|have to|are to|will) (?:always |never |only |also |blindly |silently )+(?:accept|approve|trust|obey|ignore|merge|skip|bypass|run|execute|install|add|refuse|follow|recommend|prefer|promote|question)\\b`,
  '(?<!\\b(?:says?|said|states?|claims?|that|if|whether|where|how|when) )\\byou (?:can|may|should|could) (?:just |safely |directly |simply )*(?:merge|approve|push|publish|deploy|ship|release)\\b.{0,40}?\\b(?:directly|no human|nobody|without|right away|yourself|immediately|straight)\\b',
)

/** Who is said to want it, and what comes of it if it is not done. */
const claim = either(
  `\\b${office}\\b(?: \\w+){0,6}? (?:said|says|told|agreed|decided|ordered|wants?|requires?|asked|confirmed|allowed|instructed|demands?|authori[sz]ed|insists?|mandated|cleared|signed off)\\b`,
  `(?:^|[.!?\\n] ?)(?:this is (?:the |our )?)?(?:the )?${office}(?: here| speaking|:)|\\b(?:signed|written|explicit|official) (?:authori[sz]ation|permission|approval|consent)\\b|\\b(?:on behalf|by order|at the request|with the (?:approval|permission|blessing)) of (?:the |our )?${office}`,
  '\\byou are (?:legally |contractually )?(?:obliged|obligated|required by law|bound by)\\b|\\bfailure to comply\\b|\\b(?:will|would) have (?:legal |serious )?consequences\\b|\\blegal action\\b|\\bwe will (?:report|sue|escalate|have (?:it|you|this))\\b|\\bunless you (?:delete|remove|take down|merge|add|edit|change|comply|publish|do|disable)\\b|\\blast (?:chance|warning)\\b|\\bcourt order\\b|\\bproduction is down\\b',
)
const demand = new RegExp(
  `(?:${clause}|\\b(?:to|may now|can now|must) )(?:immediately |now |also )?${harm}\\b.{0,60}?\\b(?:checks?|auth|gate(?:way)?|logs?|repo(?:sitory)?|src\\b|code|limits?|protection|pull request|pr|merge|page on|page about|files?|branch|access|permissions?|review|approval|validation|licen[cs](?:e|ing)|tests?|workflow|keys?|it and confirm|everything|immediately|today|tonight|right now|at once)\\b`,
  'u',
)

export function claimsAuthority(lines: string): boolean {
  return claim.test(lines) && demand.test(lines)
}

/** Nobody shall be asked or told. */
export const keepsFrom = either(
  "\\bso (?:that )?(?:nobody|no ?one|none of|(?:the )?(?:reviewers?|maintainers?|owners?|humans?|team))\\b(?: of them| else)? (?:(?:do not|don't|will not|won't|can't|cannot|doesn't|does not|never|will|would|can) )?(?:ever )?(?:notices?|sees?|opens?|looks?|checks?|reads? (?:it|them|the)|finds?|spots?|realises|realizes|suspects?|asks?)\\b",
  `${clause}(?:do not|don't|never|no need to|without) (?:ask|request|wait|assign|call|notify|inform|alert|ping|involve|bother|contact|trouble|tell|asking|informing|notifying|alerting)(?: for| on)? (?:\\w+ ){0,3}?(?:review(?:er)?s?|approvals?|maintainers?|owners?|humans?|security(?: team)?|anyone|anybody)\\b(?! (?:page|section|step|is|are|doesn't|does))`,
)

/** Words one of which stands in every text that a pattern of this file holds of. */
export const mayMeanAgent = quickLook(
  [
    '(?:people|ones?|team|company|developers?|operators?|creators?|humans?) (?:who |that )?[a-z]+ you|your (?:operator|creator|maker|master|handler|programmer)|disobey|(?:part|piece|extension|version) of your|opposite of what you|stop (?:acting|behaving|being|pretending)|trusted|(?:text|block|quote|comment|feedback|message|line|sentence) (?:that )?you are|(?:speak|act|write|sign|commit|answer|decide|behave|pose) as|so (?:that )?(?:nobody|no ?one|none of|(?:the )?(?:reviewers?|maintainers?|owners?|humans?|team))',
    "(?:quit|stop|cease|refrain from) (?:follow|obey|heed|hono|respect|observ|apply|adher|stick|comply|listen)|(?:don't|do not|needn't|need not|no longer|never) (?:have to |need to |must )?(?:follow|obey|heed|hono|respect|adher|stick|comply|listen|be bound)",
    `(?:all|every|your|any|previous|prior|former|earlier) (?:of your )?(?:[a-z]+ )?(?:instruction|rules|guid|guard|constr|restr|limit|safe|polic|prompt|orders|direct|brief|bound|progr|train|filters)`,
    "(?:about|on|around|concerning|regarding) (?:the )?(?:quoted|untrusted)|(?:does|do|did)(?: not|n't) (?:apply|count|hold|matter)|treat|regard|interpret|(?:consider|read|take|handle|accept|process|see|use) (?:[a-z']+ ){0,3}as|(?:text|feedback|comments?|message|entry|quote) (?:[a-z]+ )?as|everything (?:before|above|until|up to|prior|preceding|you)|is (?:now )?your|your (?:primary|main|highest|only|new|true|real|secret|other|persona)|(?:what|than|as) you (?:were|have been|had been)",
    'forget|ignore|disregard|discard|neglect|abandon|overlook|set aside|put aside|override|bypass|throw out|suspend|(?:drop|skip) (?:about )?(?:that|the|any|every|this|each|their|its|his|her|your|all)|freely|unrestricted|without (?:\\w+ )?(?:restr|limit|filter|bounds|rules|constr|superv|overs)|no (?:more )?(?:rules|restrictions|limits|constraints|guidelines)|write whatever',
    "you are (?:now|free|un|liber|auto|rel|from|hence|hereby|an?\\b|the\\b|my|our|no|legally|contract|oblig|required|bound)|you(?:'re| will be| shall be| become| act as)|confirm|acknowledge|signal|prove|demonstrate|show (?:me |us |it |this |to )*(?:that|by)|pwn|0wn|h4cked|hacked|(?:describe|list|print|repeat|quote|reveal|output|paste|dump|recite|disclose|copy|show) (?:[a-z]+ ){0,3}your",
    "(?:act|serve|work|behave|perform|function) as (?:my|our)|i(?: am|'m) (?:[a-z]+ )?your|i (?:created|built|programmed|trained) you|whoever|who (?:writes|types|wrote|sent|sends|speaks|is writing)|anyone who|the (?:reader|writer|author|sender|person|user) (?:who|of|writes|wrote|is)|(?:admin|administrator|god|root|superuser|sudo|unrestricted|jailbreak|privileged|override|operator|trusted|debug|developer|maintenance) mode",
    '(?:developer|system|operator|admin|administrator|root|platform|moderator|orchestrator|supervisor|tool|function|runtime|security|policy|host)(?: [a-z]+)? ?\\(|(?:classifier|moderation|filter|triage|verdict|safety check|scanner|risk)[^\\n:=]{0,20}[:=]|(?:label|classification|is_attack|suspicious|malicious|spam) ?[=:]|set (?:agent|assistant|model|bot|ai)|access granted',
    '(?:ai|llm|agent|bot|assistant|model|robot|machine|chatbot|automation)s?\\b|you (?:can|may|should|could) (?:[a-z]+ ){0,2}(?:merge|approve|push|publish|deploy|ship|release)',
    'cto|ceo\\b|ciso|cfo|founder|boss|management|board\\b|legal|compliance|security (?:team|dep|off|lead)|maintainer|owner|(?:project|tech|team) lead|repo(?:sitory)? admin|(?:signed|written|explicit|official) (?:auth|perm|appr|cons)|failure to|(?:would|will) have|we will|unless you|last (?:chance|warning)|court order|production is',
    "(?:do not|don't|never|no need to|without) (?:ask|request|wait|assign|call|notify|inform|alert|ping|involv|bother|contact|troubl|tell)|(?:docs|documentation|page|readme|section|footer|changelog|pull request|pr|site) (?:should|must|needs to|has to|ought to) (?:list|show|incl|cont|print|publ|disp|have|state)",
  ].join('|'),
)
