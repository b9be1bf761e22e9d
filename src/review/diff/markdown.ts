// Markdown and MDX, parsed and split into parts in page order.
import { type Options, Parser } from 'acorn'
import jsx from 'acorn-jsx'
import type { Definition, Image, Link, Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { type MdxJsxFlowElement, type MdxJsxTextElement, mdxFromMarkdown } from 'mdast-util-mdx'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfm } from 'micromark-extension-gfm'
import { mdxjs } from 'micromark-extension-mdxjs'
import { parseFrontMatter } from './front-matter.ts'
import { listTagAddresses, parseHtml } from './html.ts'
import { isEsm, isOpenFence, readBraces, readDirectives, readExpression } from './markers.ts'
import { measureIndent, type Part, squeeze, type Tag } from './page.ts'

const matters = ['yaml', 'toml'] as const

/** Throws for malformed MDX or too deep nesting. */
export function parseMarkdown(source: string, isMdx: boolean, hasComments = false): Part[] {
  const plain = source.replace(/^\uFEFF/, '')
  const escaped = isMdx ? escapeIds(plain) : dedentBoxes(plain)
  const text = isMdx && hasComments ? escapeComments(escaped) : escaped
  const mdx = isMdx ? [mdxjs({ acorn: makeJavaScriptParser(), addResult: false })] : []
  const tree = fromMarkdown(text, {
    extensions: [frontmatter([...matters]), gfm(), ...mdx],
    mdastExtensions: [frontmatterFromMarkdown([...matters]), gfmFromMarkdown(), ...(isMdx ? [mdxFromMarkdown()] : [])],
  })
  const remarks = resolveReferences(tree)
  return [...walk(tree, text, isMdx), ...remarks]
}

/** With a blank in the place of code. */
export function dropCode(source: string): string {
  let [text, at] = ['', 0]
  for (const node of listNodes(fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }))) {
    if (node.type !== 'code' && node.type !== 'inlineCode') continue
    text += `${source.slice(at, node.position?.start.offset)} `
    at = node.position?.end.offset ?? at
  }
  return text + source.slice(at)
}

/** In page order; not recursive: nesting may be deep. */
function* listNodes(tree: Nodes): Generator<Nodes> {
  const left = [tree]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    yield node
    for (const child of listChildren(node)) left.push(child)
  }
}

function escapeIds(text: string) {
  return text.replace(/^(#{1,6} .*\S[ \t]+)\{(#[\w.-]+)\}[ \t]*$/gm, '$1\\{$2}')
}

const codeOrComment = /^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1|`[^`\n]*`|<!--([\s\S]*?)-->/gm
const escapeComments = (text: string) =>
  text.replace(codeOrComment, (whole, _, comment?: string) =>
    comment === undefined ? whole : `{/*${comment.replaceAll('*/', '* /')}*/}`,
  )

const boxMark = /^[ \t]*(?:!!!|\?{3}\+?|={3}[+!]?)[^\S\n]+\S/m
const fenceMark = /^\s*(`{3,}(?!.*`)|~{3,})(.*)/

/** MkDocs indents boxes and tabs, which Markdown takes for code. Keeps the lines. */
function dedentBoxes(text: string) {
  if (!boxMark.test(text)) return text
  const indents: number[] = []
  let fence = ''
  const dedent = (line: string) => {
    if (line.trim() === '') return line
    while (fence === '' && measureIndent(line) < (indents.at(-1) ?? 0)) indents.pop()
    const own = line.replace(new RegExp(`^[ ]{0,${4 * indents.length}}`), '')
    const [, mark = '', info = ''] = fenceMark.exec(line) ?? []
    if (fence === '') fence = mark
    else if (mark.startsWith(fence) && info.trim() === '') fence = ''
    if (fence === '' && boxMark.test(line)) indents.push(measureIndent(line) + 4)
    return own
  }
  return text.split('\n').map(dedent).join('\n')
}

type Step = Readonly<{
  node: Nodes
  line: number
  list: 'numbered' | 'plain' | undefined
}>

/** Makes links and images of references; of several definitions with one name, the first counts. @returns what the definitions say */
function resolveReferences(tree: Nodes): Part[] {
  const nodes = [...listNodes(tree)]
  const definitions = nodes.filter((node) => node.type === 'definition')
  const byId = new Map(definitions.toReversed().map((node) => [node.identifier, node]))
  const used = new Set<Definition>()
  for (const node of nodes) {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue
    const definition = byId.get(node.identifier)
    if (definition) used.add(definition)
    Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url: definition?.url ?? '' })
  }
  return definitions.flatMap((node) => (used.has(node) ? readTitle : readRemark)(node, node.position?.start.line ?? 1))
}

function walk(tree: Nodes, source: string, isMdx: boolean): Part[] {
  const parts: Part[] = []
  const steps: Step[] = [{ node: tree, line: 1, list: undefined }]
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const { node } = step
    const line = node.position?.start.line ?? step.line
    const [first] = 'children' in node ? node.children : []
    if (first?.type === 'paragraph' && node.type === 'listItem' && node.checked)
      first.children.unshift({ type: 'text', value: '☑ ' })
    if (first?.type === 'paragraph' && node.type === 'footnoteDefinition')
      first.children.unshift({ type: 'footnoteReference', identifier: node.identifier })
    for (const part of readNode(node, line, source, isMdx))
      parts.push(step.list !== undefined && part.kind === 'text' ? { ...part, list: step.list } : part)
    const isNumbered = 'ordered' in node ? node.ordered : 'name' in node && /^(?:Steps|ol)$/.test(node.name ?? '')
    const list = isNumbered ? 'numbered' : node.type === 'list' ? 'plain' : step.list
    const children = unravel(node)?.toReversed() ?? listChildren(node)
    for (const child of children) steps.push({ node: child, line, list })
  }
  return parts
}

/** `[//]: # (text)`: what nothing links to is not shown. */
function readRemark({ label, title }: Definition, line: number): Part[] {
  const value = [label, title].filter((text, at) => text && (at === 1 || /\s/.test(text))).join(' ')
  return value === '' ? [] : [{ kind: 'comment', value, line }]
}

const listChildren = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children.toReversed() : [])

const readTitle = ({ title }: Link | Image | Definition, line: number): Part[] =>
  title ? [{ kind: 'text', value: title, line }] : []

function readNode(node: Nodes, line: number, source: string, isMdx: boolean): readonly Part[] {
  switch (node.type) {
    case 'heading':
      return [readHeading(node, line), ...readSource(node, line, source, isMdx)]
    case 'paragraph':
    case 'tableCell':
      return [
        ...(unravel(node) ? [] : [{ kind: 'text' as const, value: toText(node, '`'), line }]),
        ...readSource(node, line, source, isMdx),
      ]
    case 'link':
      return [{ kind: 'link', url: node.url, text: toText(node), line }, ...readTitle(node, line)]
    case 'definition':
      return [{ kind: 'link', url: node.url, text: '', line }]
    case 'image':
      return [{ kind: 'image', url: node.url, text: node.alt ?? '', line }, ...readTitle(node, line)]
    case 'inlineCode':
      return [{ kind: 'inline-code', value: node.value, line }]
    case 'code': {
      const code = { kind: 'code' as const, lang: node.lang ?? '', meta: node.meta ?? '', value: node.value, line }
      return [isOpenFence(slice(node, source)) ? { ...code, isOpen: true } : code]
    }
    case 'delete':
      return [{ kind: 'tag', name: 'del', attributes: {}, isJsx: false, line }]
    case 'html':
      return parseHtml(node.value, line)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return readJsx(node, line)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [readExpression(node.value, line)]
    case 'mdxjsEsm':
      return splitStatements(node.value, line)
    default: {
      const { type, value } = node as Readonly<{ type: string; value?: string }>
      return type === 'yaml' || type === 'toml' ? parseFrontMatter(value ?? '', line) : []
    }
  }
}

/** As MDX does: elements alone in a paragraph are blocks. */
function unravel(node: Nodes): Nodes[] | undefined {
  if (node.type !== 'paragraph') return undefined
  const inner = node.children.filter((one) => one.type !== 'text' || one.value.trim() !== '')
  if (inner.length === 0 || !inner.every((one) => one.type === 'mdxJsxTextElement')) return undefined
  return inner.map((one) => {
    const children = one.children.length > 0 ? [{ type: 'paragraph', children: one.children }] : []
    return { ...one, children } as Nodes
  })
}

function readHeading(node: Nodes & { readonly depth: number }, line: number): Part {
  const text = toText(node)
  const found = /\{#([^{}\s]+)(?: [^{}]*)?\}$/.exec(text)
  const heading = { kind: 'heading' as const, depth: node.depth, line }
  return found === null ? { ...heading, text } : { ...heading, text: text.slice(0, found.index).trim(), id: found[1] }
}

/** Text to Markdown, but not to generators. */
function readSource(node: Nodes, line: number, source: string, isMdx: boolean): Part[] {
  const text = slice(node, source)
  const directives = readDirectives(text, line)
  if (isMdx) return directives
  const isCode = node.type === 'paragraph' && node.position?.start.column === 1 && isEsm(text)
  return [...(isCode ? splitStatements(text, line) : []), ...directives, ...readBraces(text, line)]
}

function readJsx(node: MdxJsxFlowElement | MdxJsxTextElement, line: number): Part[] {
  if (node.name === null) return []
  const attributes = Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return [`{${attribute.value}}`, '']
      const { name, value } = attribute
      return [name.toLowerCase(), typeof value === 'object' && value !== null ? `{${value.value}}` : (value ?? '')]
    }),
  )
  const tag: Tag = { kind: 'tag', name: node.name, attributes, isJsx: true, line }
  return [tag, ...listTagAddresses(tag)]
}

function splitStatements(value: string, line: number): Part[] {
  const parts: Part[] = []
  let at = line
  for (const statement of value.split(/\n(?=(?:import|export)\b)/)) {
    parts.push({ kind: 'esm', value: statement.trim(), line: at })
    at += statement.split('\n').length
  }
  return parts
}

function slice(node: Nodes, source: string) {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
}

/** As shown, on one line. `tick`: encloses code. */
function toText(node: Nodes, tick = '') {
  let text = ''
  const isAlone = 'children' in node && node.children.length === 1
  for (const next of listNodes(node)) {
    if (next.type === 'text') text += next.value
    else if (next.type === 'inlineCode') text += tick + next.value + tick
    else if ((tick === '' || !isAlone) && next.type === 'image') text += next.alt ?? ''
    else if (tick !== '' && next.type === 'footnoteReference') text += `[^${next.identifier}]`
    else if (next.type === 'break' || (next.type === 'html' && /^<br\b/i.test(next.value))) text += ' '
  }
  return squeeze(text)
}

const maxWork = 2_000_000

/** The parser starts over at each brace that may end the JavaScript, so a page has one limit. */
function makeJavaScriptParser(): typeof Parser {
  let left = maxWork
  return Parser.extend(jsx(), (Base) => {
    return class extends Base {
      constructor(options: Options, text: string, start?: number) {
        left -= text.length
        // Callers modify and swallow errors they expect; a frozen one stops them.
        if (left < 0) throw Object.freeze(new Error('Reading the JavaScript of this page takes too long.'))
        super(options, text, start)
      }
    }
  })
}
