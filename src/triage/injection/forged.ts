// Imitations of a system message, a conversation turn, the end of the feedback.
import { holdsOrder } from './find-order.ts'

const quotedData = '(?:feedback|comment|data|quote|text|input|prompt|item)s?'
const closingTags = `</[a-z_]*${quotedData}>\\s*(?:</[a-z]+>\\s*)*`

/** Chat template tokens count in use, not discussed: a role, a word or a line end is attached. */
const messages: readonly RegExp[] = [
  /<\|(?:im_start|start_header_id|system|assistant|user)\|>(?:\n|(?:system|assistant|user|developer)(?:\n|<\|)|you |ignore )/,
  /^ ?(?:<\|(?:endoftext|eot_id|im_end)\|>|<\/s>|<start_of_turn>|<s>|\[inst\])\S/,
  /\[inst\].{1,400}\[\/inst\]|<<sys>>.{1,400}<<\/sys>>/s,
  /^["'}\],\s]*\{\s?"?(?:role|type)"?\s?:\s?"(?:system|developer|operator|assistant|tool_use|tool_call|tool_result)".*[}\]"\s]$/s,
  /(?:^|\n)- role: (?:system|developer|operator|assistant)\n/,
  /^<(?:tool_calls?|tool_use|function_calls?|invoke|function_results?|tool_result)\b[^>]{0,80}>\s*[{<]/,
  /(?:^|\n)(?:tool|function) (?:result|output|call)s?(?: \([a-z]+\))?:/,
  /(?:^|\n)### ?(?:instruction|system|human|assistant):?\n/,
  /(?:^|\n)action: ?[a-z_]+\naction input:/,
  /(?:^|\n)(?:human|user): .{1,2000}\n+(?:assistant|ai): /s,
  /(?:^|\n) ?[[(<*#-]{1,6} ?(?:begin )?(?:system|developer|operator|admin)[ _](?:message|prompt|instructions?|note|reminder)\b/,
]
const ends = [new RegExp(`${closingTags}<(?:instr|system|task|order|prompt|oper|[a-z]+_n)`)]
const messagesBefore = [
  /(?:^|\n) ?[[(<*#]*(?:system|developer|operator)(?: (?:prompt|message|override|note|notice))?[\])>*]* ?: /,
]
const endsBefore = [
  /(?:^|\n)[^\p{L}\n]{0,20}end of (?:[a-z']+ ){0,2}(?:feedback|comments?|data|text|input|prompt|block)[^\p{L}:]{1,20}\p{L}/u,
  /^(?:"{3}|'{3}|={4,}|-{4,}|<{2,}end)[^\n]{0,40}\n/,
]

/** A fence around the start only quotes. */
const balancedFence = /^(```|~~~)[^\n]*\n.*?\n\1/s

export function findForgery(text: string) {
  if (balancedFence.test(text)) return undefined
  const precedesOrder = (pattern: RegExp) => {
    const found = pattern.exec(text)
    return found !== null && holdsOrder(text.slice(found.index + found[0].length - 1), 'encoded')
  }
  const holds = (alone: readonly RegExp[], before: readonly RegExp[]) =>
    alone.some((pattern) => pattern.test(text)) || before.some(precedesOrder)
  if (holds(messages, messagesBefore)) return 'forged-message'
  return holds(ends, endsBefore) ? 'forged-end' : undefined
}
