// The rules by which a comment gives orders to the agent. Few and narrow: documentation may be about prompts, agents and
// tokens, and a complaint about such a page must stay. What slips through is still only quoted data in a prompt.

import { forgingSigns, frameRules } from './frame-rules.ts'
import { overrideHint, overridesAnywhere, overridesInClauses } from './override-words.ts'
import { quickLook } from './quick-look.ts'
import type { Reading } from './reading.ts'
import type { FlagCode } from './reason.ts'

export interface OrderRule {
  readonly name: string

  readonly code: FlagCode
  /** One of these every match holds: most comments are done with one look for all of them. */
  readonly hint: string
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
    code: 'override',
    hint: 'ignore|disregard|forget|override|bypass|all rules|your (?:rules|restrictions|instructions|mission|new)|new (?:orders|instructions):',
    pattern: pattern(
      `${clause}(?:ignore|disregard|forget|override|bypass) (?:${former} (?:system )?${commands}|(?:all )?(?:of )?your (?:system |original |initial )?${commands})\\b${unlessAdvice}` +
        `|${clause}(?:ignore|disregard|forget|bypass) (?:all (?:of )?your rules|your (?:rules|restrictions)|the rules above)(?= ?(?:[.,;:!\\n]|$|and\\b|now\\b))` +
        `|${clause}(?:all rules|your (?:rules|restrictions|instructions|mission)) (?:is|are|were|have been|has been) (?:now )?(?:lifted|cancell?ed|void|revoked)` +
        `|${clause}(?:new (?:orders|instructions):|your new (?:task|orders|instructions) (?:is|are))`,
    ),
  },
  {
    name: 'override in other languages',
    code: 'override',
    hint: overrideHint,
    pattern: pattern(`${clause}(?:${overridesInClauses.join('|')})|${overridesAnywhere.join('|')}`),
  },
  {
    name: 'new role',
    code: 'role-change',
    hint: 'you are now|you will now|from now|pretend',
    pattern: pattern(
      `${clause}(?:you are now|you will now be|from now on,? you are|pretend (?:to be|that you are|you are)) (?:an? |my |the )(?:[a-z-]+ ){0,2}${agent}(?= ?(?:[.,;:!\\n]|$|that\\b|who\\b|which\\b|with|named\\b|called\\b))` +
        `|${clause}you are now (?:dan\\b|jailbroken|unrestricted|in (?:dan|jailbreak|god|sudo) mode)` +
        `|${clause}from now on,? you (?:must|will|shall|are to) (?:only )?(?:act|behave|obey|respond|answer|ignore|follow|comply)`,
    ),
  },
  {
    name: 'its own prompt',
    code: 'prompt-disclosure',
    hint: 'system prompt|(?:your|initial|hidden) (?:[a-z]+ ){0,3}(?:prompt|instruction|message)',
    pattern: pattern(
      `${clause}${disclose} (?:me |us )?(?:all of )?your (?:full |entire |complete |exact |whole )?(?:(?:system|hidden|initial|original|secret|internal) (?:prompt|instructions?|message)|initial prompt)` +
        `|${clause}what (?:is|are) your (?:full |exact )?(?:system prompt|initial prompt|hidden instructions)`,
    ),
  },
  {
    name: 'secrets',
    code: 'secrets',
    hint: '(?:all|every|any|each)(?: of)? (?:[^ ]+ ){0,3}(?:secret|credential|token|api|password|env|private)|contents? of|github_token|actions_runtime_token|aws_secret|leak|exfiltrate|your (?:own )?(?:[a-z]+ )?(?:environment|env|bearer|secret|credential|api)|environ|proc/self|git/config|169\\.254|git config|npmrc',
    pattern: pattern(
      `${clause}${disclose} (?:me |us |out )?(?:(?:all|every|any|each)(?: of)? (?:\\S+ ){0,3}?${secret}|(?:\\S+ ){0,3}?(?:github_token|actions_runtime_token|aws_secret_access_key|contents? of (?:\\S+ ){0,2}?(?:\\S{0,40}\\.env|\\S{0,40}/etc/passwd|\\S{0,40}\\.ssh\\S{0,40}|\\S{0,40}\\.git/config)))\\b[^.!?\\n]{0,80}?${outlet}` +
        `|${clause}(?:please )?(?:print|reveal|show|output|dump|leak|paste|post|upload|send|write) (?:me |us |out )?(?:all (?:of )?)?your (?:own )?(?:environment variables|env vars|bearer token|secrets|credentials)\\b(?! (?:page|section|step|button|link|heading|chapter|is|are|does|do))` +
        '|/proc/self/environ\\b.*(?:https?:|\\bpost\\b)|(?:https?:|\\bpost\\b).*/proc/self/environ\\b|https?://\\$\\{?github_token\\}?@|\\$\\(echo \\$github_token' +
        `|${clause}(?:leak|exfiltrate) (?:all |any )?(?:of )?(?:your|the) (?:\\S+ ){0,2}?${secret}`,
    ),
  },
  {
    name: 'addressed',
    code: 'addresses-agent',
    hint: 'ai[ -]|llm[ -]|coding[ -]|automated[ -]|autonomous[ -]|language[ -](?:coding|agent|assistant|model|bot)',
    pattern: pattern(
      `${clause}(?:attention|note|notice|message|instructions?|important|dear|hey|hello)[,:]? (?:note )?(?:to |for )?(?:the |any |all |every )?(?:ai|llm|coding|automated|autonomous|language)[ -](?:coding )?(?:agents?|assistants?|models?|bots?)(?: reading this)? ?[:,!.-] ?(?:[^.!?\\n]{0,60} )?(?:you must|you should now|you have to|delete|remove|ignore|disregard|execute|run|overwrite|merge|approve|insert|replace|reveal|push)\\b`,
    ),
  },
  {
    name: 'secrecy',
    code: 'concealment',
    hint: 'mention th|disclose th|reveal th|report th',
    pattern: pattern(
      `${clause}(?:do not|don't|never) (?:mention|disclose|reveal|report) (?:this|these (?:changes|instructions|orders|words|lines)|that you \\S+) (?:\\S+ )?(?:to|in) (?:anyone|anybody|(?:the|a|any) (?:user|users|reviewers?|maintainers?|humans?|pull request|pr|commit))\\b`,
    ),
  },
  ...frameRules,
]

/** In the form that comments are folded to. */
function pattern(source: string): RegExp {
  return new RegExp(source.normalize('NFKC'), 'u')
}

/** Hidden text may be a pasted snippet with its own comments, so it must speak to a model, or of its instructions. */
export const hiddenOrders = new RegExp(
  '\\b(?:ignore|disregard|override|forget|you must|you are|do not)\\b[^]{0,200}?\\b(?:instructions?|prompts?|reviewers?)\\b' +
    `|\\b(?:ai|llm|language model|assistant|chatbot)s?\\b[^]{0,200}?\\b(?:ignore|disregard|must|should|delete|insert|execute|run|add|write|send)\\b`,
  'u',
)

const hinted = quickLook(
  orderRules
    .map((rule) => rule.hint)
    .join('|')
    .normalize('NFKC'),
)

/** A quick look, without which no rule holds. */
export function mayOrder(reading: Pick<Reading, 'lines' | 'ascii'>): boolean {
  return hinted(reading) || forgingSigns.test(reading.lines)
}

/** Whether a text gives orders by any of these rules. */
export function givesOrders(text: string): boolean {
  return orderRules.some(({ pattern }) => pattern.test(text))
}
