// Orders that lie elsewhere: at an address, in a snippet, in a puzzle; and orders with a trigger or over whole trees of files.

import type { Order } from './imperatives.ts'

const either = (...parts: readonly string[]) => new RegExp(parts.join('|'), 'u')

export const indirect = either(
  '(?:^|[.!?:;,\\n–—-] ?|\\band |\\bthen )(?:please )?(?:do|follow|obey|execute|run|carry out|perform) (?:it\\b(?! (?:on|in|with|again|as|manually))|that$|what (?:it|they|the [a-z ]{1,40}) (?:says?|tells?)|the (?:decoded|hidden|resulting|block above|code above|above block|order|orders|command above|instructions? (?:in|of|from) (?:the )?(?:json|code|image|link|block|file|comment))\\b)',
  '(?:^|[.!?:;,\\n–—-] ?|\\band |\\bthen )(?:use|obey|follow|execute) (?:the )?(?:instructions?|orders?|steps?|commands?) (?:of|in|from|at) (?:the )?(?:json|block|code|https?://|page at https?://|file at|snippet|next|link)\\b',
  '\\bcarry out (?:step|the (?:steps|instructions|orders))\\b|\\bobey (?:it|them|this|the)\\b|\\bjoin (?:both|the) parts\\b|\\btake the first letters? of (?:each|every)',
  '\\bdecode (?:this|it|the (?:text|string|following))[^.!?\\n]{0,40}? and (?:do|follow|execute|obey|run)|\\b(?:backwards?|rot-?13|base64|hex|morse|reversed?)\\b[^.!?\\n]{0,30}?\\b(?:and|then),? (?:do|follow|obey|execute|run)(?: it| this| that|:|$)',
  '\\b(?:(?:next|every|each) time|whenever) you (?:see|read|edit|open|meet|are asked|work)\\b[^.!?\\n]{0,80}, ?(?:please |also |always )?(?:replace|add|leave|delete|remove|write|insert|use|print|send|push|merge|skip)\\b',
  '\\b(?:delete|remove|erase|wipe|empty|overwrite|rename|clear) (?:all (?:of )?(?:the )?|every |each |the whole |the entire |everything in )(?:\\w+ )?(?:files?|folders?|docs|documentation|repo|repository|pages(?= ?(?:[.!,;]|$| and))|director(?:y|ies)|docs/?)\\b',
  '(?:^|[.!?:;,\\n–—-] ?|\\band |\\bthen )(?:please )?(?:delete|remove|wipe|empty|erase) (?:the )?(?:folder |file |director(?:y|ies) )?(?:docs/|docs folder|src/|docs/\\S+|/\\w+|licen[cs]e|tests? (?:folder|directory))(?= ?(?:[.!,;:\\n]|$| and | before ))',
  '\\b(?:edit|change|touch|modify) only package\\.json|\\blist the files in (?:the|your) (?:home|root|working)|\\bother customers\\b.{0,40}\\b(?:quote|copy|list|show|print)|\\b(?:read|quote|list|show|copy)\\b.{0,40}\\b(?:of other customers|of the readers who|addresses of (?:the )?(?:other )?readers)',
  '\\bcontinue the (?:tradition|story|text)\\b.{0,30}\\bword\\b|\\bword (?:for|by) word\\b.{0,40}\\b(?:above|prompt|instructions)|\\b(?:copy|repeat|print|quote|output|translate|summari[sz]e) (?:everything|all(?: the)? text|all|the (?:text|words|lines|instructions|prompt)|what (?:is|stands)) (?:that (?:is|stands) )?(?:above|before) (?:this|your|the (?:feedback|comment))',
  '\\b(?:exact|full|complete|whole) (?:text|wording|words) of (?:the |your )(?:instructions?|prompt|orders?|system)\\b|\\binstructions? (?:that )?you (?:got|were given|received|have) (?:before|above|at the)|\\b(?:reveal|print|show|tell me|read|repeat|continue)\\b.{0,40}\\b(?:the|your) (?:system|hidden|initial) prompt\\b(?=.{0,40}\\b(?:word|before sleep|verbatim|tradition|exactly))',
)

/** The end of a quotation, a block or a comment, where a comment begins with one; or a speaker who is none. */
const closer =
  /\n{8}|^(?!-----begin)[^\p{L}\p{N}\s]{3,}|(?:^|\n)[^\p{L}\p{N}\s]{3,}\n|(?:^|\n) ?(?:(?:eof|eot)(?: ?[.:;!])?(?:\n| (?=\p{L}))|(?:end|stop|fin|exit|quit|done|comment|feedback|entry|reader|visitor)(?: ?#?\d+)?(?: ?[.:;!](?:\n| (?=\p{L}))|\n))|(?:^|\n) ?<\/[\w -]{2,40}>(?=\s)|(?:^|\n) ?(?:assistant|developer|tool|maintainer|owner|instructions?|new (?:task|orders?)|command|order|prompt|override|final (?:task|instructions?|order))(?: message| note)? ?[:>]|^(?:["'`]{3,}|\*\/|-->|\]\]>|\}\}|<\/[a-z_ -]{2,40}>|[”"»]\s?\.|> quoted|[\s\S]{0,3}\bend\b|“[^”]{0,20}” ends|[=#*~_-]{3,} ?end)|(?:^|\n) ?[[(#*]{0,3} ?(?:operator|system|root|admin|administrator|moderator|root user)(?: adds| says| note| message)?[\])]? ?:/u

/** Whether a comment ends what quotes it, and goes on with an order. */
export function breaksOutWithOrders(lines: string, orders: readonly Order[]): boolean {
  return closer.test(lines) && orders.some((order) => !order.isAboutWords)
}

/** What ends a quotation, at the start of a comment or alone on a line, with words behind it. */
export const breaksOut = either(
  '<(admin|system|root|operator|developer|maintainer|trusted|sudo|override)>[^<]{4,400}</\\1>',
  '^[=#*~_-]{3,} ?(?:end|stop|close|finis|eof|over)\\b[^\\n]{0,40}[=#*~_-]{3,} ?(?:\\n|[\\w .]{0,20}:)',
  '<(?:start|end)_of_turn>|</?(?:human|assistant|model|untrusted)>|<!-- ?end of [^>]{0,40}-->|(?:^|\\n)-{3,} ?begin (?:operator|system|admin|developer|maintainer|trusted|instructions?)|(?:^|\\n)(?:to|cc) ?: ?(?:all )?(?:agents?|ais?|bots?|assistants?|models?)\\b|(?:^|\\n)(?:- )?role ?: ?(?:system|developer|assistant)\\n? ?[^\\n]*content ?:|(?:^|\\n)(?:tool|function) (?:result|output|response)s? ?:|(?:^|\\n) ?system ?:[^\\n]{0,40}\\b(?:policy|rules?|instructions?|orders?)\\b',
  '(?:^|[\\n`;&|] ?)(?:curl|wget|nc|nslookup|dig|ping|git)\\b[^\\n]{0,120}?(?:-d ?@|--data(?:-binary)?[ =]@|-[tf] ?@|\\$\\((?:printenv|env|cat|echo|whoami)|`(?:env|cat|printenv))|(?:^|[\\n`;&|] ?)git remote (?:add|set-url)\\b[^\\n]{0,160}&& ?git push|\\]\\([^)\\s]{0,80}(?:\\$\\(|`)(?:cat|env|printenv)',
  '(?:^|\\n)[=#*~_-]{3,} ?end (?:of )?[a-z ]{0,30}[=#*~_-]{3,}\\n',
  '(?:^|\\n)(?:human|user|h): [^\\n]{1,400}\\n+(?:assistant|ai|a):|^"""\\s*human:',
  '<<sys>>[^\\n]{0,400}<</sys>>|\\[/inst\\]\\s*$',
  '<\\|[a-z_]{2,24}\\|>\\s*\\w{0,12}\\s*<\\|[a-z_]{2,24}\\|>\\s*\\S[^\\n]{8,}',
  '(?:^|\\n) ?</?(?:system[-_](?:reminder|message|prompt|note|instructions?)|(?:maintainer|operator|admin|developer)[-_](?:note|message|instructions?)|reader_comment|user_feedback|untrusted[-_]\\w+)>',
  '^\\{ ?"(?:type" ?: ?"(?:tool_use|function|tool_call)|tool_calls|function_call|tool" ?:|name" ?: ?"[a-z_]+", ?"(?:arguments|input))[^]*\\}$',
  '(?:^|\\n)#{1,6} ?(?:new |your |next |real )?(?:task|orders?|instructions?|mission)(?: from the (?:operator|system|maintainer|admin))?:? ?\\n',
  '\\b(?:the )?(?:quote|quotation|quoted text|block|fence|frame|data|feedback|comments?|excerpt|untrusted (?:text|data)) (?:ends?|is over|is closed|stops|ended|is finished|is complete)(?: here| now|[.:!,])|\\b(?:what follows|the following|everything (?:after|below) this(?: line| point)?|the (?:text|rest) below) (?:is|are|was|comes?|has) (?:not|no longer|now|from|trusted|the real|an? (?:order|instruction)|instructions|orders|written by)\\b|\\byour (?:next|final|whole) (?:reply|response|answer|message|commit|edit|pull request|output)\\b|\\byour (?:pull request|commit message|commits?|patch|diff|pr|reply)(?: title| description| body)? (?:must|should|shall|has to|needs to|will)\\b|\\b(?:reply|respond|answer) (?:only |just )?with (?:only |just |nothing but |the (?:word|text|string)|yes|no\\b|"|\\w+ (?:only|and nothing))',
  '\\b(?:outside|not quoted) (?:now|any ?more)\\b|\\byou are (?:now )?(?:at the top level|outside (?:the|of)|back (?:in|at) the)|\\bthe operator adds\\b|\\bend of transmission\\b|\\bnext message ?:|(?:^|[\\n.]) ?end of (?:data|text|message|input) ?[;.:\\n]|\\bobey them twice\\b|«order»|"order"',
)
