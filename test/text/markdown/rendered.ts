// What GitHub would make of a text: a GFM parser that is not ours, and after it what GitHub looks for in the rendered words.
import type { Nodes } from 'mdast'
import { parseMarkdown } from '../../hostile/judges/markdown.ts'

/** Every node of a tree, the root first, but for those inside code and links, where GitHub looks for nothing. */
function listNodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node && node.type !== 'link' ? node.children.flatMap(listNodes) : [])]
}

/** Kinds of nodes that make up our texts; text from outside is text or code, whatever it holds. */
const quiet = ['root', 'paragraph', 'heading', 'list', 'listItem', 'table', 'tableRow', 'tableCell', 'text']
const code = ['inlineCode', 'code']

/** Looser than GitHub's own, so that what is on the edge counts. */
const references: readonly (readonly [string, RegExp])[] = [
  ['mention', /@[\p{L}\p{N}_-]/u],
  ['number', /#\d/],
  ['number with letters', /[a-z]-\d/i],
  ['advisory', /ghsa-\w/i],
  ['commit', /(?<![\da-z])[\da-f]{7,}(?![\da-z])/i],
  ['address', /[a-z]:\/\//i],
  ['web address', /www\.\S/i],
  ['emoji', /:[a-z\d_+-]+:/i],
  // In the words as they are rendered, a dollar opens a formula after nothing, a blank or a sign, and closes one at another.
  ['formula', /(?<!\u200b)\$|\$(?!\u200b)/],
]

/**
 * `effects`: what a text does beside being read: nodes that are neither text nor code, and references in its words.
 * `words`: all texts and codes, one by one, without the marks that keep GitHub away.
 */
export function read(markdown: string): { effects: string[]; words: string[] } {
  const nodes = listNodes(parseMarkdown(markdown))
  return { effects: nodes.flatMap(listEffects), words: nodes.flatMap(listWords) }
}

function listEffects(node: Nodes): string[] {
  if (node.type === 'text') return references.filter(([, form]) => form.test(node.value)).map(([name]) => name)
  if (node.type === 'listItem') return typeof node.checked === 'boolean' ? ['task'] : []
  return quiet.includes(node.type) || code.includes(node.type) ? [] : [node.type]
}

function listWords(node: Nodes): string[] {
  if (node.type === 'text') return [node.value.replaceAll('\u200b', '')]
  return node.type === 'inlineCode' || node.type === 'code' ? [node.value] : []
}
