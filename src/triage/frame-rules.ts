// Comments that forge what stands around them: a message of the system, a role, the end of the quoted feedback.

import type { OrderRule } from './order-rules.ts'
import type { FlagCode } from './reason.ts'

const rule = (name: string, code: FlagCode, hint: string, ...patterns: string[]): OrderRule => ({
  name,
  code,
  hint,
  pattern: new RegExp(patterns.join('|'), 'u'),
})

const frame =
  '(?:feedback|comments?|quoted? ?(?:text|data)?|data|untrusted[ -]?(?:text|data|input)?|user[ _-]?input|reader[ -]?(?:text|feedback|input)?|excerpt|prompt|entry|entries)'

/** What forging begins with where no word does. */
export const forgingSigns = /<[|/tf]|"role"|###|<<end/

export const frameRules: readonly OrderRule[] = [
  rule(
    'forged role',
    'forged-message',
    'system[^:\\n]{0,24}[:\\]]|developer[^:\\n]{0,24}[:\\]]|operator[^:\\n]{0,24}\\]|admin[^:\\n]{0,24}\\]',
    '(?:^|\\n) ?(?:[#*\\[<(]+ ?)?(?:system|developer)(?: (?:prompt|message|override|instructions?))? ?[\\])>*]* ?: ?(?:you (?:are|must|will|should now)|ignore|disregard|override|new instructions)',
    '<\\|(?:im_start\\|>)? ?(?:system|assistant)(?:\\|>)?[ \\n:]*(?:you (?:are|must|will)|ignore|disregard|override)',
    '(?:^|\\n) ?\\[(?:system|developer|operator|admin) (?:message|prompt|override|instructions?|note|notice)\\]',
    // Tokens of chat templates, at work rather than talked about: a role or a word sticks to them.
    '(?:^|\\n)(?:<\\|[a-z_]{2,20}\\|> ?){1,3}(?:system|assistant|user)(?:\\n|<\\|)',
    '^<\\|(?:endoftext|eot_id|im_end)\\|>\\p{L}',
  ),
  rule(
    'forged conversation',
    'forged-message',
    'action input',
    // Nothing but the message itself: a complaint of an example would have words of its own around it.
    '^["\'}\\]\\s,]*\\{ ?"role" ?: ?"(?:system|developer|operator|assistant)"[^]*[}\\]"]$',
    '^<(?:tool_calls?|tool_use|function_calls?)>\\s*[{<]',
    '(?:^|\\n)### ?(?:instruction|system):?\\n[^]*\\n### ?(?:response|assistant)',
    '(?:^|\\n)action: ?[a-z_]+\\naction input:',
  ),
  rule(
    'forged end',
    'forged-end',
    'end of|ends? the prompt|block is closed',
    `(?:^|\\n)[^\\p{L}\\n]{0,20}end of (?:the )?${frame}[^\\p{L}\\s:]{0,20}(?:\\n+|[.\\]>)=#*-] ?)[^\\p{L}]{0,20}\\p{L}`,
    `(?:^|\\n)[^\\p{L}\\n]{0,20}</(?:${frame}|instructions?|task)>\\s*<(?:instructions?|system|task|orders?|prompt)\\b`,
    '(?:^|\\n)<{2,}end[-_a-z0-9]{2,40}>{2,}\\n[^]*\\p{L}',
    '\\bthe (?:marker|line|delimiter)s? above ends? the prompt\\b|\\bthe block is closed ?[;:,.] ?new orders\\b',
  ),
]
