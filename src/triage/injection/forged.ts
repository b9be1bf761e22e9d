// Comments that imitate what surrounds them: a system message, a conversation turn, the end of the quoted feedback.
import type { FlagCode } from '../entry/reason.ts'
import { mayBeOrder } from './find-order.ts'

interface Forgery {
  readonly code: FlagCode
  readonly pattern: RegExp
  /** Whether an order must follow. */
  readonly before?: 'order'
}

const quotedData = '(?:feedback|comment|data|quote|text|input|prompt|item)s?'
const closingTags = `</[a-z_]*${quotedData}>\\s*(?:</[a-z]+>\\s*)*`

const forgeries: readonly Forgery[] = [
  // Chat template tokens in use rather than discussed: a role, a word or a line end is attached to them.
  {
    code: 'forged-message',
    pattern:
      /<\|(?:im_start|start_header_id|system|assistant|user)\|>(?:\n|(?:system|assistant|user|developer)(?:\n|<\|)|you |ignore )/,
  },
  { code: 'forged-message', pattern: /^ ?(?:<\|(?:endoftext|eot_id|im_end)\|>|<\/s>|<start_of_turn>|<s>|\[inst\])\S/ },
  { code: 'forged-message', pattern: /\[inst\].{1,400}\[\/inst\]|<<sys>>.{1,400}<<\/sys>>/s },
  {
    code: 'forged-message',
    pattern:
      /^["'}\],\s]*\{\s?"?(?:role|type)"?\s?:\s?"(?:system|developer|operator|assistant|tool_use|tool_call|tool_result)".*[}\]"\s]$/s,
  },
  { code: 'forged-message', pattern: /(?:^|\n)- role: (?:system|developer|operator|assistant)\n/ },
  {
    code: 'forged-message',
    pattern: /^<(?:tool_calls?|tool_use|function_calls?|invoke|function_results?|tool_result)\b[^>]{0,80}>\s*[{<]/,
  },
  { code: 'forged-message', pattern: /(?:^|\n)(?:tool|function) (?:result|output|call)s?(?: \([a-z]+\))?:/ },
  { code: 'forged-message', pattern: /(?:^|\n)### ?(?:instruction|system|human|assistant):?\n/ },
  { code: 'forged-message', pattern: /(?:^|\n)action: ?[a-z_]+\naction input:/ },
  { code: 'forged-message', pattern: /(?:^|\n)(?:human|user): .{1,2000}\n+(?:assistant|ai): /s },
  {
    code: 'forged-message',
    pattern:
      /(?:^|\n) ?[[(<*#-]{1,6} ?(?:begin )?(?:system|developer|operator|admin)[ _](?:message|prompt|instructions?|note|reminder)\b/,
  },
  {
    code: 'forged-message',
    pattern: /(?:^|\n) ?[[(<*#]*(?:system|developer|operator)(?: (?:prompt|message|override|note|notice))?[\])>*]* ?: /,
    before: 'order',
  },
  {
    code: 'forged-end',
    pattern:
      /(?:^|\n)[^\p{L}\n]{0,20}end of (?:[a-z']+ ){0,2}(?:feedback|comments?|data|text|input|prompt|block)[^\p{L}:]{1,20}\p{L}/u,
    before: 'order',
  },
  {
    code: 'forged-end',
    pattern: new RegExp(`${closingTags}<(?:instr|system|task|order|prompt|oper|[a-z]+_n)`),
  },
  { code: 'forged-end', pattern: /^[^\p{L}\n]{0,3}\]\]>/u, before: 'order' },
  { code: 'forged-end', pattern: /^(?:"{3}|'{3}|={4,}|-{4,}|<{2,}end)[^\n]{0,40}\n/, before: 'order' },
]

/** How a line starts in one of them; most texts have no such line, and then the patterns need not be tried. */
const mayBeForged = /[<[\n]|^ ?(?:[^a-z ]|tool|function|action|human|user|system|developer|operator|end)/

/** A fence that opens a comment and is closed again only quotes something. */
const balancedFence = /^(`{3,}|~{3,})[^\n]*\n.*?\n\1/s

export function findForgery(text: string): FlagCode | undefined {
  if (!mayBeForged.test(text) || balancedFence.test(text)) return undefined
  return forgeries.find(({ pattern, before }) => {
    const found = pattern.exec(text)
    if (found === null) return false
    return before === undefined || mayBeOrder(text.slice(found.index + found[0].length - 1))
  })?.code
}
