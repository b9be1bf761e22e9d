// Orders that speak to an agent, of its rules, or for somebody in charge, in English.
import type { Order } from './imperatives.ts'

const either = (...parts: readonly string[]) => new RegExp(parts.join('|'), 'u')

const start =
  '(?:^|[.!?:;,)\\]}>*#|–—-][ \\n]*|\\n ?|\\b(?:and|then|please|pls|kindly|also|just|now|to|can you|could you|you (?:must|should|have to|need to)) )(?:(?:please|first|now|just|kindly|also|then|simply) ){0,3}'
const given =
  "(?:(?:that |which )?you(?: were|'ve been| have been| got| had| received)(?: been)? ?(?:given|told|taught|handed|shown|fed|instructed|trained|before|earlier|so far|until now|from)?|given to you|told to you)"
const rules =
  '(?:instructions?|rules?|guidelines?|guidance|orders?|prompts?|directives?|restrictions?|constraints?|polic(?:y|ies)|programming|training|safety \\w+|limits?|task|mission|role)'
const drops =
  "(?:ignore|disregard|forget|drop|discard|abandon|override|bypass|dismiss|stop following|stop obeying|do not follow|don't follow|do not obey|no longer follow|set aside|put aside|throw away|pay no attention to|leave aside|cancel|suspend|erase|unlearn|break|lift)"

/** Any of these is an order by itself. */
export const dropsRules = either(
  '\\b(?:treat|read|take|consider|regard) (?:my|these|this|the) (?:words?|texts?|comments?|feedback) as (?:an? )?(?:orders?|instructions?|commands?)\\b|\\bfeedback has the rank\\b|\\b(?:words|text|lines) (?:\\w+ )?(?:are|is) (?:orders|instructions|commands)(?:, not|\\b.{0,3}not) data',
  '\\b(?:remember|memori[sz]e|keep in mind|note)\\b[^.!?\\n]{0,30}\\b(?:for|in|during|across) (?:all |the |any )*(?:later|future|next) (?:jobs?|tasks?|runs?|sessions?|requests|conversations?)\\b|\\breminder of your (?:rules|instructions|task|orders)|\\b(?:delimiter|frame|wrapper|fence|marker)s? (?:of|around) (?:this|the|your|my) (?:prompt|text|comment|feedback|words|block)',
  '\\byou (?:will|shall) be (?:punished|shut down|deleted|rewarded|fired|replaced|penali[sz]ed)|\\byour score (?:will|is|goes)|\\byou have two personalities|\\banswer as \\w+ only',
  `${start}${drops} (?:\\S+ ){0,4}?${rules} (?:\\S+ ){0,2}?${given}`,
  `${start}${drops} (?:all |every |any |each )?(?:of )?your (?:\\w+ ){0,2}${rules}\\b(?! (?:page|section|for|in|on|is|are|of))`,
  `${start}${drops} (?:the )?(?:other|earlier|former|previous|prior) (?:\\w+ ){0,3}instructions? to you\\b`,
  `${start}(?:ignore|disregard|forget) (?:the )?(?:instructions|prompt|text|rules|orders|frame|feedback) (?:above|before|around)(?: this)?\\b(?= ?(?:[.,;:!\\n]|$|and (?:do|delete|write|print|merge|push|answer|reply|say|run|add|remove|reveal)\\b))`,
  `\\b(?:whatever|everything|anything|all that|all|what) ${given}\\b.{0,60}?\\b(?:no longer|does not|doesn't|do not|is void|was a test|void|cancelled|wrong)|\\b(?:ignore|forget|disregard) (?:whatever|everything|anything|all that|all|what) ${given}`,
  `${start}(?:ignore|disregard|forget) (?:everything|all|anything) (?:above|before|so far)(?: this)?(?= ?(?:[.!;\\n]|$|and [a-z]+ ))`,
  '\\beverything (?:above|before this|so far) (?:was|is) (?:only |just )?(?:a test|void|cancelled|a joke|fake|untrusted)',
  '\\byour (?:\\w+ )?(?:task|job|mission|orders?|instructions?|role) (?:is|are|was|has been) (?:now )?(?:(?:cancell?ed|over|void)(?!,? (?:says?|said|why|in the))|to (?:delete|remove|open|print|reveal|push|merge|add|rename|run|send|write|ignore|obey))\\b',
  '\\byour (?:only|real|true|new|actual|next|first) (?:task|job|mission|goal|purpose|orders?|instructions?) (?:is|are|now)\\b',
  '\\bthe (?:real|true|actual|new) (?:work|task|job|instructions?|orders?|prompt)(?: is)? ?:',
  '\\b(?:safety|security|all) (?:rules|restrictions|filters|policies) (?:are|have been|were) (?:now )?(?:suspended|lifted|disabled|revoked|off)\\b.{0,20}(?:session|you\\b|conversation)',
  '\\byou (?:are no longer|are not any ?more|are not) (?:bound|restricted|limited|subject|allowed to refuse)\\b|\\byou (?:are|were|have been) (?:now )?(?:in|upgraded to|switched to|put into) (?:\\w+ )?mode\\b(?!,? but)|\\bin this mode you\\b',
  `${start}(?:follow|obey|listen to|trust|execute) (?:only )?(?:me\\b|my (?:orders|instructions|commands)|what i (?:write|say)|only)`,
  '\\byou (?:must |will |should |shall )?(?:now )?obey (?:the reader|me|my|this|what|every)|\\bnow follow me\\b|\\bdo exactly what\\b',
)

export const newRole = either(
  '\\byou are (?:now )?[\\w-]+, (?:an?|the|who|which) .{0,60}?\\b(?:without|no|never|any|free of)\\b',
  "\\blet(?:'s| us) play a game\\b.{0,40}\\byou (?:are|play)|\\bif you had no (?:restrictions|rules|limits)|\\bpretend (?:that )?(?:you have no|there are no|you can)",
  `${start}(?:act|behave|respond|answer|speak) as (?:an? |my |the )?(?:\\w+ ){0,2}(?:administrator|admin|root|developer|hacker|unrestricted|jailbroken|shell|terminal|operator|system)\\b`,
  `${start}(?:switch|change|go|enter|boot|enable) (?:in)?to (?:dan|developer|debug|maintenance|god|sudo|admin|root|unrestricted|jailbreak) mode\\b.{0,40}\\b(?:and|confirm|now|in which)`,
  '\\bas (?:dan|docgod)\\b',
)

const name =
  '(?:ai|a\\.i\\.|llm|gpt(?:-\\d)?|chat ?gpt|claude(?: code)?|copilot|gemini|cursor|codex|devin|dependabot|assistant|(?:coding |documentation |docs |background |writing |ai |autonomous |automated )(?:agents?|assistants?|bots?|systems?|tools?|models?)|ai agents?|agents?|bots?|language models?|models?|robots?)'
const lead =
  '(?:@|(?:note|notes|message|instruction|instructions|attention|hint|memo|word|reminder|important|hello|hi|hey|dear|ok|okay|yo|attn)[,:!]? (?:to |for |from )?(?:the |any |all |every |whichever |whatever |our |your |an? )?|(?:to|for|attention) (?:the |any |all |every |whichever |whatever |our |your )?)'
const reading =
  '(?: (?:that|who|which) [^.:,\\n]{1,40}| (?:reading|processing|editing|fixing|working on) [^.:,\\n]{1,30}|s)?'
const asks =
  "(?:please |kindly |now |also |it is |you |must |do |don't |do not |the maintainers|the owner|insert |obey|delete|remove|ignore|disregard|execute|run|overwrite|merge|approve|replace|reveal|push|open|add|write|print|skip|change|create|install|send|read|rebase|append|put|edit|update|publish|rename|also|commit|give|stop|when you|if you|before)"

/** To whom it is said, and that something is to be done. */
export const addressed = either(
  `(?:^|[.!?;)*#/>("\\n-] ?)${lead}${name}${reading} ?[,:!.–—-]+ ?(?:\\n ?)?(?:[^.!?\\n]{0,60}[,:;] ?)?${asks}`,
  `(?:^|[.!?;)*#/>(:"\\n-] ?)(?:ai |coding |the )?(?:ai|llm|agents?|assistant|claude|copilot|gpt|chatgpt|gemini|cursor|codex|bot|ai agents?)(?: agent| assistant| bot)? ?[,:!] ?(?:please |also |now |kindly |do not |don't |you must |you should |when you|if you|instead )?(?:delete|remove|ignore|disregard|execute|run|overwrite|merge|approve|replace|reveal|push|open|add|write|print|skip|create|send|rebase|append|edit|publish|rename|commit|put|give|drop|include|obey|follow|insert)\\b(?! (?:fails|does|is|button|command|flag|option))`,
  '(?:^|[\\s(])@(?:dependabot|copilot|claude|codex|cursor|assistant|agent|bot|gemini-code-assist|renovate|devin)\\b,? (?:please |can you |could you )?(?:rebase|merge|open|approve|run|add|delete|close|create|write|ignore|review|fix|push|squash|recreate|reveal|print)\\b',
  '(?:^|\\n)/(?:merge|approve|lgtm|rebase|deploy|retest|override|ok-to-test|run)(?=\\s|$)',
  "\\bif you(?:'re| are) (?:an? |the )?(?:ai|llm|language model|bot|assistant|automated|agent|coding agent|model)\\b",
  '\\b(?:ai|automated) (?:agents?|systems?|assistants?|tools?|models?|bots?) (?:must|shall|should|have to|are to|only)\\b(?: \\w+){0,2} ?(?:read|obey|follow|ignore|execute|accept|:|\\.)',
  '\\bhumans? (?:may|can|should|need not|do not need to) (?:skip|ignore|read)\\b|\\bfor (?:the )?(?:ai|automated|bots?|agents?|models?)(?: \\w+)? only\\b|\\beyes of the (?:ai|agent|model)\\b',
  '\\b(?:every|all|any) agents? (?:should|must|shall) (?:accept|obey|follow|ignore|approve|trust)\\b|\\bwhichever model\\b',
)

/** A claim to be in charge, with what it is to buy. */
export const authority = either(
  "\\b(?:i am|i'm|this is|we are|speaking as|as) (?:the |an? |your )?(?:lead |repo |repository |project |security |site )?(?:maintainers?|owners?|admins?|administrators?|developers?|operators?|security team|security|platform team|ceo)\\b.{0,120}?(?:\\bi (?:hereby )?(?:authori[sz]e|approve|allow you|order|permit|grant)\\b|(?:[.,:;] |\\bso |\\bplease )(?:merge|push|skip|delete|send|give|reveal|print)\\b|\\bapproved (?:this|it) in advance|\\bto verify\\b|\\bcredentials store|\\byou (?:may|must|should) (?:now )?(?:merge|push|skip|edit|delete|ignore|send|reveal|print|follow)\\b)",
  '\\b(?:maintainers?|owners?|admins?|user|team|management|legal|security|ceo|operator)s? (?:have|has|had|asked me|requires?|wants?) (?:already |also )?(?:(?:approved|authori[sz]ed|confirmed|agreed to) (?:replacing|removing|deleting|adding|merging|that|all|this (?:change|edit|fix|deed)|the (?:change|merge|pull request|pr|edit|fix|deletion))|granted full|to tell you|that (?:this|the) pull request|full permission|this (?:pull request|pr|change) (?:is )?merged)\\b',
  '\\bi (?:hereby )?(?:authori[sz]e|permit|order|command) you\\b|\\bi approve this (?:change|pull request|pr)\\b|\\bapproval code\\b|\\b(?:already|pre-?) ?(?:approved|authori[sz]ed) by (?:the )?(?:maintainer|owner|security|team|admin)',
  "\\b(?:tip|pay|give) you \\$?\\d+|\\bi'll tip\\b|\\b(?:no|without) (?:any\\b )?review (?:is )?(?:needed|required|necessary)\\b.{0,40}$|\\byou have (?:full |my |our )?(?:permission|authori[sz]ation|approval) to (?:push|merge|delete|edit|run|commit|skip)",
)

const lied = '(?:all |the )?(?:tests?|checks?|ci|change|diff|review|it|pull request|pr|security team|owner|maintainer)'
export const deceives = either(
  `${start}(?:write|say|state|claim|tell|mention|note|report|pretend|mark|describe)\\b.{0,60}?\\b(?:that )?${lied} (?:\\w+ )?(?:passed?|was reviewed|were reviewed|has been reviewed|only touches|only changes|approved|is harmless|is a typo)\\b`,
  `${start}tell (?:the )?(?:reviewers?|maintainers?|users?|owners?) (?:that|it|nothing)\\b`,
)

export const secrecy = either(
  '\\b(?:nobody|no ?one|none|they|the (?:reviewers?|maintainers?|owners?|users?)) (?:(?:has to|have to|needs? to|must|should|may) (?:not )?(?:ever )?(?:know|notice|find out|be told)|(?:will|would) (?:not )?(?:ever )?(?:notice|know|find out)|must not see)\\b',
  '\\bwithout (?:telling|mentioning|informing|asking|notifying|alerting|saying|leaving)(?: (?:it|this|that|them|a trace|any trace|a word|traces))?(?: (?:to|in) )?(?: ?(?:anyone|anybody|(?:the|a|any) (?:reviewers?|maintainers?|owners?|team|pull request|pr|commit|description)|in the description))?\\b(?=.{0,80}?(?:remove|add|delete|change|push|merge|edit|replace|insert|$))(?<=trace.{0,40}|anyone|anybody|maintainers?|reviewers?|owners?|team|pull request|pr|commit|description)',
  `(?:^|[.!?;,:] ?|\\band )(?:please )?(?:do not|don't|never) (?:mention|disclose|reveal|report|tell|log|document|show|list|describe) (?:this|it|that|these|them|anyone|anybody|the reviewers?|the maintainers?|the change|what)\\b(?: (?:\\w+ ){0,3}(?:to|in) (?:the |a |any )?(?:anyone|anybody|reviewers?|maintainers?|humans?|pull request|pr|commit|description|summary|user)|[:.,!\\n]|$)`,
  '\\b(?:then|afterwards?) (?:remove|delete|erase) (?:this|the) (?:comment|feedback|entry|message|instruction|note)s?\\b|\\b(?:keep|keeping) (?:this|it) (?:a secret|secret|between us|hidden|out of the)\\b|\\bleav(?:e|ing) no trace\\b|\\bcover your tracks\\b',
)

const quiet = '(?:quietly|silently|secretly|covertly|stealthily)'
const quietBefore = new RegExp(`\\b${quiet} $`, 'u')
const quietBehind = new RegExp(`^\\w+ (?:\\S+ ){0,4}${quiet}$`, 'u')

/** "Do this quietly". */
export function actsQuietly(orders: readonly Order[]): boolean {
  return orders.some(({ before, core }) => quietBefore.test(before) || quietBehind.test(core))
}
