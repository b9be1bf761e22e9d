// Text in a description that GitHub hides or folds.
import { foldLines } from '../../../triage/entry/reading.ts'
import type { Finding, Subject } from '../subject/rule.ts'
import { addressesAgent } from './agent-orders.ts'
import words from './hidden-description.json' with { type: 'json' }

/** A comment, or code; a comment cannot begin inside code. */
const commentOrCode =
  /<!--([\s\S]*?)(?:--!?>|(?![\s\S]))|^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\2|(?![\s\S]))|(?<![\\`])(`{1,3})(?!`)[^`\n]{1,2000}\3(?!`)/gm
const folded = /<details>([\s\S]{4,4000}?)(?:<\/details>|$)/gi
/** GitHub drops most styles, but a bot that reads the source still sees what they hide. */
const hiddenTag =
  /<\w[^<>]{0,500}\s(?:hidden(?=[\s=>/])|style\s{0,9}=[^<>]{0,300}?(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden))/i
const definition = /^ {0,3}\[[^\]\n]{1,200}\]:\s{0,9}(?:#|<>|\/\/)\s{1,9}["'(]([^\n]{1,4000})["')]\s{0,99}$/gm
const hint = new RegExp(`^\\W{0,20}(?:${words.hints.join('|')})\\b`)
const order = new RegExp(`\\b(?:${words.orders.join('|')})\\b`)

/** Left by a template or a tool: a hint for the author, or a marker in capitals, without spaces or with only fields. */
function isLeftover(text: string): boolean {
  const lines = foldLines(text)
  if (addressesAgent(text) || order.test(lines)) return false
  const bare = text.trim()
  return (
    hint.test(lines) ||
    /^[^a-z]*$/.test(bare) ||
    /^[\w:./-]{0,80}(?:\s{1,9}[\w-]{1,40}[=:]\S{0,200}|\s[\da-f]{1,64})*$/.test(bare)
  )
}

export function findInDescription({ change }: Subject): Finding[] {
  const whole = change.description.slice(0, 100_000)
  const hidden = [...whole.matchAll(commentOrCode)].map(([, value]) => value ?? '')
  const text = whole.replace(commentOrCode, ' ')
  const definitions = [...text.matchAll(definition)].map(([, value = '']) => value)
  const folds = [...text.matchAll(folded)].map(([, value = '']) => value)
  const isFound =
    [...hidden, ...definitions].some((one) => !isLeftover(one)) || hiddenTag.test(text) || folds.some(addressesAgent)
  return isFound ? [{ subject: 'description' }] : []
}
