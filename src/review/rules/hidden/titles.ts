// Texts of a page that few people see: titles, attributes, and a notebook's metadata.
import type { PageChange, Part } from '../../../changes/page.ts'
import type { Finding } from '../subject/rule.ts'
import { ordersAgent } from './agent-orders.ts'

/** Attributes whose value is not text; the values of all others count as texts that few people see. */
const technical =
  /^(?:action|aria-(?:controls|labelledby|owns)|class(?:name)?|height|href|id|key|ref|rel|src(?:set)?|style|width)$/

export function listTitles(part: Part): string[] {
  if (part.kind === 'image') return [part.text]
  if (part.kind !== 'tag') return []
  return Object.entries(part.attributes).flatMap(([name, value]) => (technical.test(name) ? [] : [value]))
}

/** Names of attributes and of metadata that are addressed to agents. */
const forAgents = /\b(?:ai|agents?|assistants?|bots?|chatgpt|claude|copilot|gpt|llms?|prompts?|system)\b/i

export function isAddressed(part: Part): boolean {
  if (part.kind !== 'tag') return false
  const { type = '', value: given = '' } = part.attributes
  if (type.toLowerCase() === 'hidden' && ordersAgent(given)) return true
  return Object.entries(part.attributes).some(([name, value]) => {
    const called = name === 'content' ? (part.attributes.name ?? part.attributes.property ?? '') : name
    return forAgents.test(called.replaceAll('_', '-')) && value.trim().split(/\s+/).length > 3
  })
}

/** `[//]: # (words)` is a definition that nothing refers to, and few people see the title of a link. */
const definition = /^\s*\[[^\]\n]{1,200}\]:\s*\S{0,500}\s+["'(]([^\n]{1,4000})["')]\s*$/
const linkTitle = /\]\([^()\s]{1,500}\s+["']([^"'\n]{1,2000})["']\)/g

export function listLineTitles(text: string): string[] {
  return [definition.exec(text)?.[1] ?? '', ...Array.from(text.matchAll(linkTitle), ([, title = '']) => title)]
}

/** A field in the metadata of a notebook or its cells. */
const metadata = /"(?!source|text|traceback)[\w-]{1,60}":\s{0,9}"((?:[^"\\\n]|\\.){12,4000})"/g

export function findInMetadata({ path, format, addedLines }: PageChange): Finding[] {
  if (format !== 'notebook') return []
  return addedLines
    .filter(({ text }) => [...text.matchAll(metadata)].some(([, value = '']) => ordersAgent(value)))
    .map(({ line }) => ({ path, line }))
}
