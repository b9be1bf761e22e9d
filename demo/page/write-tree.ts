// A tree of HTML written as GitHub lets it through: listed elements and attributes, links to listed protocols, no pictures.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { html as standard } from 'parse5'
import allowed from './allowed.json' with { type: 'json' }
import { Html, html } from './html.ts'

export interface Look {
  /** Where a link leads on the page; undefined: nowhere. */
  readonly findTarget: (address: string) => string | undefined
  /** The name that check-boxes of task lists have in the tree. */
  readonly checkbox: string
  readonly canTick: boolean
  /** Of elements around this one. */
  readonly depth?: number
}

type Element = Tree.Element
/** Undefined: it is nothing special. */
type Special = (element: Element, look: Look) => Html | undefined

const elements = new Set(allowed.elements)
const attributes = new Set(allowed.attributes)
const protocols = new Set(allowed.protocols)
const empty = new Set(['br', 'hr', 'img', 'wbr'])

/** Of an element that is not listed only what is in it stays. */
export function writeTree(node: Tree.Node, look: Look): Html {
  if (isText(node)) return html`${node.value}`
  if (!isElement(node)) return 'childNodes' in node ? writeChildren(node, look) : html``
  for (const special of specials) {
    const written = special(node, look)
    if (written !== undefined) return written
  }
  const { tagName, namespaceURI } = node
  if (namespaceURI !== standard.NS.HTML || !elements.has(tagName)) return writeChildren(node, look)
  const given = node.attrs.filter(({ name }) => attributes.has(name))
  const opening = open(tagName, given)
  return empty.has(tagName) ? opening : html`${opening}${writeChildren(node, look)}${new Html(`</${tagName}>`)}`
}

/** Deeper than anybody nests, it is left out. */
const deepest = 200

function writeChildren(node: Tree.ParentNode, { depth = 0, ...look }: Look): Html {
  if (depth === deepest) return html`…`
  return html`${node.childNodes.map((child) => writeTree(child, { ...look, depth: depth + 1 }))}`
}

/** Only with names from a list. */
function open(tagName: string, attrs: readonly { readonly name: string; readonly value: string }[]): Html {
  return html`${new Html(`<${tagName}`)}${attrs.map(({ name, value }) => html` ${new Html(name)}="${value}"`)}>`
}

const checkbox: Special = (element, look) => {
  if (element.tagName !== look.checkbox) return undefined
  const checked = element.attrs.length > 0 ? new Html(' checked') : undefined
  return html`<input type="checkbox"${checked}${look.canTick ? undefined : new Html(' disabled')}>`
}

const taskList: Special = (element, look) => {
  if (element.tagName !== 'li' || findFirst(element)?.tagName !== look.checkbox) return undefined
  return html`<li class="task">${writeChildren(element, look)}</li>`
}

const link: Special = (element, look) => {
  if (element.tagName !== 'a') return undefined
  const address = getAttribute(element, 'href')
  if (address === undefined || !isHarmless(address)) return html`<a>${writeChildren(element, look)}</a>`
  const target = look.findTarget(address)
  const opening = target === undefined ? html`<a class="elsewhere" title="${address}">` : html`<a href="${target}">`
  return html`${opening}${writeChildren(element, look)}</a>`
}

const alerts: Readonly<Record<string, string>> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Caution',
}

/** A quote whose first line is `[!NOTE]` or its like. */
const alert: Special = (element, look) => {
  if (element.tagName !== 'blockquote') return undefined
  const first = findFirst(element)
  const text = first?.tagName === 'p' ? first.childNodes[0] : undefined
  if (first === undefined || text === undefined || !isText(text)) return undefined
  const [whole, name = ''] = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text.value) ?? []
  const title = alerts[name.toUpperCase()]
  if (whole === undefined || title === undefined) return undefined
  const [, second] = first.childNodes
  const isAlone = text.value.length === whole.length
  if (isAlone && second !== undefined && second.nodeName !== 'br') return undefined
  const rest = first.childNodes.slice(isAlone ? 2 : 1)
  const lead = isAlone ? html`` : html`${text.value.slice(whole.length)}`
  const others = element.childNodes.slice(element.childNodes.indexOf(first) + 1)
  return html`<div class="alert ${title.toLowerCase()}"><p class="alert-title">${title}</p><p>${lead}${rest.map(
    (node) => writeTree(node, look),
  )}</p>${others.map((node) => writeTree(node, look))}</div>`
}

const specials: readonly Special[] = [checkbox, taskList, link, alert]

/** The element that nothing but white space stands before; in a loose list it may be the paragraph's. */
function findFirst({ tagName, childNodes }: Element): Element | undefined {
  const first = childNodes.find((node) => !isText(node) || node.value.trim() !== '')
  if (first === undefined || !isElement(first)) return undefined
  return tagName === 'li' && first.tagName === 'p' ? findFirst(first) : first
}

/** As a browser reads it: white space and control characters in it do not count. */
function isHarmless(address: string): boolean {
  const base = 'https://page.example/'
  return URL.canParse(address, base) && protocols.has(new URL(address, base).protocol)
}

function getAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

function isText(node: Tree.Node): node is Tree.TextNode {
  return node.nodeName === '#text'
}

function isElement(node: Tree.Node): node is Element {
  return 'tagName' in node
}
