// Markdown, as a GFM parser that is not ours reads it: only the kinds of nodes that harmless runs have, in the places where they have them.
import type { ListItem, Nodes, Parents, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { judgeMoving } from './characters.ts'
import { judgeBeginning, judgeMathematics, judgeText } from './github-text.ts'

export interface Manners {
  /** Chains of node types, such as `root>table>tableRow>tableCell>text`. */
  readonly places: ReadonlySet<string>
  readonly headings: ReadonlySet<string>
}

const maxBody = 65_536
const maxSummary = 1024 * 1024
/** Of a box that people tick; each part is encoded. */
const tickMarker = /^<!-- feedback-to-fix tick=[a-z-]+\/[\w.~!*'()%-]+\/\d+ -->$/
const ours = [
  /^<\/?(?:sub|details|summary)>$/,
  /^<details>\s*<summary>[\w ,.:?]*<\/summary>$/,
  /^<!-- feedback-to-fix (?:project=[\w.~!*'()%-]* ledger=\d+ commit=[\da-f]* )?nonce=[\w.~!*'()%-]* -->$/,
  tickMarker,
]
const ownPlaces = 'issues/\\d+|actions/(?:runs/\\d+|workflows/[\\w.-]+)|commit/[\\da-f]{40}|tree/[\\w./-]+'
const ownFiles = 'blob/(?:[\\w./-]|%[89A-F][\\dA-F])+(?:\\?plain=1#L\\d+)?'
const helpAt = 'feedback-to-fix/feedback-to-fix/blob/main/docs/(?:review|troubleshooting)\\.md(?:#[a-z-]+)?'
const pulls = '[A-Za-z\\d-]{1,39}/[\\w.-]{1,100}/pull/[1-9]\\d*'
const links = new RegExp(
  `^https://github\\.com/(?:acme/feedback-to-fix|${helpAt}|acme/docs/(?:${ownPlaces}|${ownFiles})|${pulls})$`,
)

/** Several judges look at the same texts one after the other. */
const parsed = new Map<string, Root>()
const remembered = 150

export function parseMarkdown(text: string): Root {
  const known = parsed.get(text)
  if (known !== undefined) return known
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  if (parsed.size >= remembered) parsed.clear()
  parsed.set(text, root)
  return root
}

export function learnManners(texts: readonly string[]): Manners {
  const places = new Set<string>()
  const headings = new Set<string>()
  for (const text of texts)
    walk(parseMarkdown(text), [], (node, parents) => {
      places.add(placeOf(node, parents))
      if (node.type === 'heading') headings.add(plainOf(node))
    })
  return { places, headings }
}

export function judgeMarkdown(text: string, manners: Manners): string[] {
  const faults = judgeMoving(text.replaceAll('\r\n', '\n'))
  if (Buffer.byteLength(text) > maxSummary) faults.push('longer than GitHub takes')
  const headings: string[] = []
  walk(parseMarkdown(text), [], (node, parents) => {
    const place = placeOf(node, parents)
    if (!manners.places.has(place)) faults.push(`an unknown place: ${place}`)
    if (node.type === 'heading') headings.push(plainOf(node))
    faults.push(...judgeNode(node, parents, text))
  })
  for (const [at, heading] of headings.entries()) {
    if (!manners.headings.has(heading)) faults.push('a heading that is not ours')
    if (headings.indexOf(heading) < at) faults.push('a heading for the second time')
  }
  return [...new Set(faults)]
}

/** Of an issue's or comment's body: GitHub refuses longer ones. */
export const isTooLong = (body: string) => [...body].length > maxBody

function judgeNode(node: Nodes, parents: readonly Parents[], source: string): string[] {
  switch (node.type) {
    case 'html':
      return ours.some((form) => form.test(node.value.trim())) ? [] : ['HTML that is not ours']
    case 'link':
      return links.test(node.url) && node.title == null ? [] : ['a link that is not ours']
    case 'text':
      return parents.some(({ type }) => type === 'link') ? [] : judgeText(node.value)
    case 'table':
      return node.children.some(({ children }) => children.length !== node.children[0]?.children.length)
        ? ['a row with more or fewer cells']
        : []
    case 'listItem':
      return node.checked == null || isOurTask(node) ? [] : ['a task']
    case 'paragraph':
    case 'tableCell': {
      const { start, end } = node.position ?? {}
      const whole = source.slice(start?.offset ?? 0, end?.offset ?? 0)
      return [...judgeBeginning(leadOf(node)), ...judgeMathematics(withoutCode(node, whole, start?.offset ?? 0))]
    }
    case 'image':
    case 'imageReference':
    case 'linkReference':
    case 'definition':
    case 'footnoteDefinition':
    case 'footnoteReference':
      return [`a node of the type ${node.type}`]
    default:
      return []
  }
}

function isOurTask({ children: [paragraph] }: ListItem): boolean {
  const [marker] = paragraph?.type === 'paragraph' ? paragraph.children : []
  return marker?.type === 'html' && tickMarker.test(marker.value)
}

function leadOf(node: Parents): string {
  const [first] = node.children
  return first?.type === 'text' ? first.value : ''
}

/** Code may stand deeper, such as in bold. */
function withoutCode(node: Parents, source: string, from: number): string {
  const codes: Nodes[] = []
  walk(node, [], (inside) => void (inside.type === 'inlineCode' && codes.push(inside)))
  return codes.reduceRight((rest, { position }) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
    return rest.slice(0, start - from) + rest.slice(end - from)
  }, source)
}

export function listTexts(text: string): string[] {
  const texts: string[] = []
  walk(parseMarkdown(text), [], (node) => void (node.type === 'text' && texts.push(node.value)))
  return texts
}

function walk(node: Nodes, parents: readonly Parents[], visit: (node: Nodes, parents: readonly Parents[]) => void) {
  visit(node, parents)
  if (!('children' in node)) return
  for (const child of node.children) walk(child, [...parents, node], visit)
}

function placeOf(node: Nodes, parents: readonly Parents[]): string {
  const nameOf = (each: Nodes) => {
    if (each.type === 'heading') return `heading${each.depth}`
    return each.type === 'list' && each.ordered ? 'orderedList' : each.type
  }
  return [...parents, node].map(nameOf).join('>')
}

function plainOf(node: Nodes): string {
  const text = 'value' in node ? node.value : 'children' in node ? node.children.map(plainOf).join('') : ''
  return text.replace(/\d+/g, '0')
}
