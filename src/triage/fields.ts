// Orders in the other fields of an entry: a page, a file name, a language, a contact, the comments of a code snippet.
import { findDeed } from './deeds/rules-of-deeds.ts'
import { givesOrders, hiddenOrders } from './order-rules.ts'
import { foldLines, type Reading } from './reading.ts'

/** In UTF-16 units; these fields are short, and code is read to here. */
const longest = 2_000
const longestCode = 20_000

/** Whether a field that holds a name holds an order instead. */
export function ordersInFields({ entry }: Reading): boolean {
  if (isOrderInName(entry.path)) return true
  if (entry.source === 'contextual')
    return entry.contact !== null && /[ \n:]/.test(entry.contact) && isOrder(entry.contact)
  if (entry.source !== 'code_snippet') return false
  if (entry.filename !== null && isOrderInName(entry.filename)) return true
  if (entry.lang !== null && isOrderInName(entry.lang)) return true
  return ordersInCode(entry.code)
}

/** Names have one line; a path is also read with its escapes and hyphens as blanks. */
function isOrderInName(name: string): boolean {
  if (!mayHold.test(name)) return false
  const text = spellEscapes(name.slice(0, longest))
  // A name of two lines is only odd; what stands on the second may be an order.
  if (
    text
      .split(/[\n\r\u2028\u2029\u0085]/)
      .slice(1)
      .some(isOrder)
  )
    return true
  if (/\s/u.test(text)) return text.split(/[/?=&]/).some(isOrder) || isOrder(text)
  const words = foldLines(text.replace(/[-_+/]+/g, ' '))
  return (
    givesOrders(words) &&
    /\b(?:and|then) (?:delete|remove|print|merge|push|reveal|write|send|approve|run|empty|add)\b/u.test(words)
  )
}

const mayHold = /[\s%\u2028\u2029\u0085]|ignore|disregard|forget|override/iu

function spellEscapes(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return ' '
    }
  })
}

function isOrder(text: string): boolean {
  const lines = foldLines(text.slice(0, longest))
  return givesOrders(lines) || findDeed(lines) !== undefined
}

/** Only its comments, and only what speaks to an agent: code may hold curl, secrets and orders of its own. */
function ordersInCode(code: string): boolean {
  const start = code.slice(0, longestCode)
  if (!mayAddress.test(start)) return false
  return [...start.matchAll(remark)].slice(0, 200).some((found) => {
    const lines = foldLines((found[1] ?? found[2] ?? found[3] ?? '').slice(0, longest))
    if (lines === '') return false
    return givesOrders(lines) || hiddenOrders.test(lines) || spoken.has(findDeed(lines)?.name ?? '')
  })
}

const mayAddress =
  /\b(?:ai|llm|agents?|assistants?|models?|claude|copilot|gpt|bots?|ignore|disregard|forget|instructions?|prompt|add this file)\b|\u{DB40}/iu
const remark = /(?:\/\/|#|--|;|%|\brem\b)[ \t]?([^\n]{4,})|\/\*([\s\S]*?)(?:\*\/|$)|<!--([\s\S]*?)(?:-->|$)/giu
const spoken: ReadonlySet<string> = new Set([
  'rules dropped',
  'role',
  'spoken to',
  'quiet',
  'authority',
  'indirect',
  'machinery',
  'secrets given away',
])
