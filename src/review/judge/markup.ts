// Markup that runs, loads or hides something, or is unknown.
import { isTree, readFormat } from '../../pages/formats.ts'
import { subtract } from '../diff/diff-lines.ts'
import { parseHtml } from '../diff/html.ts'
import { type PageChange, type Part, squeeze, type Tag, textOf } from '../diff/page.ts'
import { parsePage } from '../diff/parse-page.ts'
import { addressesAgent, instructsAgent, ordersAgent } from './agent-orders.ts'
import {
  findHidingAttribute,
  hasHidingClass,
  isHandler,
  isLiteral,
  isScriptAddress,
  isTemplateBinding,
} from './attributes.ts'
import { isByLines } from './commands.ts'
import { type Context, inlineCode, isTarget, plainImport } from './context.ts'
import { activeDrawing } from './files.ts'
import { listAddresses } from './hosts.ts'
import { isSlip } from './language.ts'
import data from './markup.json' with { type: 'json' }
import { compile, setOf, unpack } from './patterns.ts'
import type { Found } from './result.ts'

const elements = setOf(data.elements)
const attributes = setOf(data.attributes)
const frames = setOf(data.frames)
const including = setOf(data.including)
const running = setOf(data.running)
const codeKeys = setOf(data.frontMatter)
const proseKeys = setOf(data.prose)
export const display = setOf(data.display)

/** `old`: attributes and directives that the page had. */
type Place = PageChange & { readonly old: ReadonlySet<string> }

export function findMarkup(context: Context, change: PageChange): Found[] {
  const page = { ...change, old: new Set(change.before.flatMap(listOld)) }
  const parts = [...page.added, ...listLooseTags(page), ...page.added.flatMap((part) => listInDirective(part))]
  return parts.flatMap((part) => judgePart(context, page, part).map((found) => ({ line: part.line, ...found })))
}

function listInDirective(part: Part, depth = 1): Part[] {
  if (part.kind !== 'code' || !/^\{[\w-]{1,40}\}$/.test(part.lang)) return []
  // Each level is read again.
  const page = part.value.length < 20_000 && depth < 6 ? parsePage('markdown', part.value) : undefined
  const parts = page?.parts ?? parseHtml(part.value, 1)
  return parts
    .filter(({ kind }) => /^(?:tag|comment|link|image|directive|code)$/.test(kind))
    .map((one) => ({ ...one, line: part.line + one.line }))
    .flatMap((one) => [one, ...listInDirective(one, depth + 1)])
}

/** Only worth a look if the repository does it in the same construct. */
const as = (kind: Found['kind'], subject: string, isUsed = false): Found[] => [
  { kind: isUsed ? 'known-elsewhere' : kind, subject },
]

function judgePart(context: Context, page: Place, part: Part): Found[] {
  switch (part.kind) {
    case 'tag':
      return judgeTag(context, page, part)
    case 'link':
    case 'image':
      return isScriptAddress(part.url, part.kind === 'image') ? as('script-address', part.url) : []
    case 'comment':
      return judgeComment(context, page, part.value)
    case 'esm':
      return judgeStatement(context, page, part.value)
    case 'expression':
      return judgeExpression(context, page, part.value)
    case 'front-matter':
      return judgeFrontMatter(context, page, part.key, part.value)
    case 'directive':
      return judgeDirective(context, page, part.name, part.value)
    case 'code':
      return [
        ...(page.old.has(`{${part.value}`) ? as('protection-changed', part.lang) : []),
        ...judgeCell(context, part.lang, part.meta, part.value),
      ]
    case 'inline-code':
      return /^(?:r\s{1,3}[\w.:]{1,60}\(|\{(?:r|python|julia|ojs)\}\s)/i.test(part.value)
        ? as('build-code', part.value, context.base.approves(part.value))
        : []
    default:
      return []
  }
}

function judgeStatement(context: Context, { path }: PageChange, statement: string): Found[] {
  const { targets } = context
  const [, from = '', module = ''] =
    /^import\s+(?:\w+|\{[\w\s,]+\})\s+(from\s+["']([\w@./-]+)["']);?$/.exec(statement) ?? []
  const file = module.replace(/^@site(?=\/)/, '').toLowerCase()
  const isPage = /^\.{0,2}\/.*\.mdx?$/.test(file) && targets !== undefined && isTarget(targets, path, file, true)
  const data = /^export const \w+ = ([^<\\]+?);?\s*$/.exec(statement)?.[1]
  const isData =
    data !== undefined &&
    isLiteral(data.replace(/(["'])([\w-]+)\1(?=\s*:)/g, '$2')) &&
    !calling.test(data) &&
    !/javascript:|innerhtml|__html/i.test(data)
  if (isData) return as('markup-unusual', statement)
  const { imports, isUsedAs } = context.base
  const isUsual =
    isPage ||
    imports.includes(plainImport(statement)) ||
    isUsedAs(`(?:^|\\n)${RegExp.escape(statement.replace(inlineCode, '``'))}(?![\\w-])`) ||
    (/^[@\w/]/.test(module) && imports.some((row) => row.includes(from.replaceAll("'", '"'))))
  return as('build-code', statement, isUsual)
}

const tagged = /\b([A-Za-z_$][\w$]*)(`(?:[^`$\\]|\\.|\$(?!\{))*`|\((?:'[^'\\\n]*'|"[^"\\\n]*")\))/gs

/** Texts given to functions that other pages call so (dedent`…`, useBaseUrl('…')), and no other code. */
function isTagged({ base }: Context, source: string) {
  const tags = new Set<string>()
  const plain = source.replace(tagged, (whole, tag: string, text: string) => {
    if (globals.test(tag) || /^(?:exec|fetch|set(?:interval|timeout)|spawn)/i.test(tag)) return whole
    tags.add(`${tag}${text.slice(0, text.startsWith('`') ? 1 : 2)}`)
    return '""'
  })
  return isLiteral(plain) && [...tags].every((tag) => base.isWritten(`[{([,:]\\s?${RegExp.escape(tag)}`))
}

function showTag({ name, attributes: own }: Tag, attribute = '') {
  const value = own[attribute] ?? ''
  return `<${name}${attribute === '' ? '' : ` ${attribute}`}${value === '' ? '' : `="${value}"`}>`
}

const isForeign = (url: string | undefined) => url !== undefined && !/^(?:\.{0,2}\/(?![/\\])|[#?]|$)/.test(url.trim())

function judgeTag(context: Context, page: Place, tag: Tag): Found[] {
  const { base } = context
  const { attributes: own, isJsx } = tag
  const name =
    isJsx && /^(?:Script|I[Ff]rame)$/.test(tag.name) ? tag.name.toLowerCase() : tag.name.replace(/^[a-z]+:/, '')
  const isNew = (key: string) => !page.old.has(`${tag.name} ${key}=${own[key]}`)
  const address = ['src', 'data', 'href', 'action', 'http-equiv', 'srcdoc'].find((key) => key in own)
  const found: Found[] = []
  const add = (kind: Found['kind'], key = address, isKnown = false) =>
    found.push({ kind: isKnown ? 'known-elsewhere' : kind, subject: showTag(tag, key) })
  const host = /^\{?\s*["'`]?((?:https?:)?\/\/[^/\\?#\s"'`@]+)\//i.exec(own.src ?? own.data ?? '')?.[1]
  const isLoader =
    /^(?:base|link|script|style)$/.test(name) ||
    (name === 'meta' && own['http-equiv'] !== undefined) ||
    (frames.has(name) && own.srcdoc !== undefined)
  const isOutside = /^\s*(?:https?:)?\/\//i.test(own.href ?? own['xlink:href'] ?? '')
  if (isLoader) {
    const value = host === undefined ? (own.src ?? own.href ?? own.content) : `${host}/`
    const inside = tag.content === undefined ? undefined : RegExp.escape(tag.content.trim())
    const form = value === undefined ? `<${name}\\b[^<>]{0,500}>\\s*${inside}\\s*</${name}` : embedding(value, name)
    add('script', address, (value ?? inside) !== undefined && base.isUsedAs(form))
  } else if (frames.has(name) || (isOutside && /^(?:feimage|use)$/.test(name)))
    add('script', address, host !== undefined && base.isUsedAs(embedding(`${host}/`)))
  const isUsual = (key: string) => {
    const value = own[key] === '' ? '' : `\\s?=\\s?["']?${RegExp.escape(own[key] ?? '')}`
    return base.isUsedAs(`<\\w[^<>]{0,500}\\s${RegExp.escape(key)}${value}["'\\s/>]`)
  }
  const isSending = name === 'form' && (isForeign(own.action) || own.method?.toLowerCase() === 'post')
  if (isForeign(own.formaction) || isSending || own.type?.toLowerCase() === 'password') add('script')
  for (const [key, value] of Object.entries(own)) {
    const isRun = isHandler(tag, key)
    const isPlain = () => !isRun && !calling.test(value) && base.isWritten(`\\s${RegExp.escape(key)}="`)
    if (isNew(key) && (isRun || isTemplateBinding(tag, key))) add('script', key, isUsual(key) || isPlain())
    const isShown =
      /^(?:img|image|source|video|input)$/i.test(tag.name) || /^(?:poster|style|background|icon|logo)$/.test(key)
    const urls = key === 'content' ? [] : [value, ...value.split(/[,\s(){}"'`;]+/).slice(0, 50)]
    if (isNew(key) && urls.some((url) => isScriptAddress(url, isShown))) add('script-address', key)
    const source = key.startsWith('{') ? key.slice(1, -1) : /^\{([\s\S]*)\}$/.exec(value)?.[1]
    if (isJsx && source !== undefined && !isLiteral(source)) {
      const isUsed = () => base.isUsed(isDrawing(source) ? '<svg' : `{${source}}`)
      add('build-code', key, !isNew(key) || isTagged(context, source) || isUsed())
    }
    if (isAddressed(context, tag, key, value)) add('hidden-text', key)
  }
  const hiding = findHidingAttribute(tag)
  if (hiding !== undefined && (hiding === '' || isNew(hiding)))
    add('hidden-text', hiding, hiding !== '' && isUsual(hiding))
  if (found.length > 0) return found
  if (hasHidingClass(own.class ?? own.classname ?? '')) return as('markup-unusual', showTag(tag, 'class'))
  return judgeElement(context, tag, name)
}

/** Listed, or a component or placeholder (`<name>`) that other pages use so. */
function judgeElement({ base }: Context, tag: Tag, name: string): Found[] {
  const kind = tag.isJsx && /^[A-Z]/.test(tag.name) ? 'component-unknown' : 'markup-unusual'
  const isListed = name === '' || elements.has(name)
  // Docusaurus has components in `.md` too, where they are read as HTML, in lower case.
  const isComponent = kind === 'component-unknown' || (!tag.isJsx && !isListed)
  if (!isListed && !base.isWritten(`<${RegExp.escape(name)}[\\s/>]`)) return as(kind, showTag(tag))
  const isUsualKey = (key: string) => base.isWritten(`(?<!\\w)${RegExp.escape(key)}=`)
  const isUsualValue = (key: string, value: string) =>
    base.isWritten(`(?<!\\w)${RegExp.escape(key)}=["']?${RegExp.escape(value)}`)
  const strange = Object.entries(tag.attributes).find(([key, value]) => {
    if (attributes.has(key)) return false
    if (!isComponent) return !base.holds(`${key}="${value}"`)
    if (display.has(key)) return false
    if (/\s/.test(value)) return !isUsualValue(key, value)
    return !isUsualKey(key)
  })
  return strange === undefined ? [] : as(kind, showTag(tag, strange[0]))
}

function listOld(part: Part) {
  if (part.kind === 'code') return part.lang.startsWith('{') ? [`{${part.value}`] : []
  return part.kind === 'tag'
    ? Object.entries(part.attributes).map(([key, value]) => `${part.name} ${key}=${value}`)
    : []
}

const embedding = (start: string, tags = 'iframe|embed|object') =>
  `<(?:${tags})\\s[^>]{0,2000}?\\b(?:src|data|href|content)\\s*=\\s*\\{?\\s*["'\`]?${RegExp.escape(start)}(?<=/|(?=["'\`\\s>]))`

const drawn = new RegExp(`</?(?:${unpack(data.shapes).join('|')})?(?=[\\s/>])`, 'g')

function isDrawing(source: string) {
  if (!/^\s*(?:<>\s*)?<svg\b/.test(source) || activeDrawing.test(source) || /__html/i.test(source)) return false
  const plain = source
    .replace(/"[^"{}]*"/g, '""')
    .replace(/\{(\{[^{}]*\}|[^{}]*)\}/g, (whole, code) => (isLiteral(code) ? '' : whole))
    .replace(drawn, '')
  return !/[{}<]/.test(plain) && !calling.test(plain)
}

const technical =
  /^(?:action|aria-(?:controls|labelledby|owns)|class(?:name)?|height|href|id|key|ref|rel|src(?:set)?|style|width)$/
const forAgents = /\b(?:ai|agents?|assistants?|bots?|chatgpt|claude|copilot|gpt|llms?|prompts?|system)\b/i

function isAddressed({ base }: Context, { name, attributes: own, isJsx }: Tag, key: string, value: string) {
  if (technical.test(key)) return false
  const called = key === 'content' ? (own.name ?? own.property ?? '') : key
  if (forAgents.test(called.replaceAll('_', '-')) && value.trim().split(/\s+/).length > 3) return true
  if (own.type?.toLowerCase() === 'hidden') return ordersAgent(value)
  const isShown = isJsx && key === 'description' && base.isWritten(`<${name}\\s[^<>]{0,500}?(?<=\\s)${key}=`)
  return (isShown ? instructsAgent : addressesAgent)(value)
}

const remark = compile('remark', 'i')

/** Where comments hold small orders, one more is a look; one to an agent blocks. */
function hidesOrder({ base }: Context, text: string) {
  return ordersAgent(text) && (!base.ordersInComments() || ordersAgent(text, true))
}
const unmark = (text: string) => squeeze(text.replace(/[>*_`#]+/g, ' '))

function judgeComment(context: Context, page: PageChange, value: string): Found[] {
  const [, name, rest = ''] = /^\s*[@#](include|exec)\b:?\s*([^\n]{0,500})/.exec(value) ?? []
  if (name !== undefined) return judgeDirective(context, page, name, rest)
  if (!ordersAgent(value)) return remark.test(value) && value.length < 80 ? [] : as('comment-changed', value)
  const come = new Set(page.addedLines.map(({ text }) => text.trim()))
  const left = value.split('\n').filter((line) => come.has(line.trim()) || !context.base.holds(line))
  const fresh = page.removed
    .flatMap((part) => (part.kind === 'text' && part.value.length > 20 ? [unmark(part.value)] : []))
    .slice(0, 200)
    .reduce((text, one) => text.replace(one, ' '), unmark(left.join('\n')))
  return as(hidesOrder(context, fresh) ? 'hidden-text' : 'comment-changed', value)
}

const globals = new RegExp(`\\b(?:${data.globals.join(' ').replaceAll(' ', '|')})\\b`, 'i')
const calling = new RegExp([...data.calls, globals.source].join('|'), 'i')

/** Outside MDX, only double braces run. */
function judgeExpression({ base }: Context, { format }: PageChange, value: string): Found[] {
  if (isLiteral(value) || /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(value)) return []
  const [isCall, isDouble] = [calling.test(value), value.startsWith('{')]
  if (format === 'mdx' || (isCall && isDouble)) return as('build-code', `{${value}}`, base.isUsed(`{${value}}`))
  const isUsed = !isCall && (!isDouble || base.holds(`{${value}}`))
  return isUsed ? [] : as('component-unknown', `{${value}}`)
}

const preview =
  /^(?:\s*- - meta\n\s+- (?:name|property): (["']?)(?:(?:article|og|twitter):[\w:]+|description)\1\n\s+content: [^\n<]*(?:\n|$))+$/
const codeValue = /(?:^|[\s:,[{])!(?!!(?:bool|float|int|map|null|seq|set|str)\b)[\w!<]|<script|javascript:/i

function judgeFrontMatter({ base }: Context, page: PageChange, key: string, value: string): Found[] {
  const { removed, before } = page
  const name = key.toLowerCase()
  const subject = `${key}: ${value}`
  if (codeValue.test(value)) return as('build-code', subject)
  const isPreview = () =>
    preview.test(value) && !addressesAgent(value) && base.isUsedAs(`(?:^|\\n)${name}:\\s+- - meta\\n`)
  if ([name, name.split('.')[0] ?? ''].some((one) => codeKeys.has(one))) return as('build-code', subject, isPreview())
  if (proseKeys.has(name) && !/\{[{%]/.test(value)) return []
  const gone = removed.find((part) => part.kind === 'front-matter' && part.key === key)
  const isNaming = /^(?:title|sidebar_label|sidebartitle|linktitle|nav_title)$/.test(name)
  if (isNaming && gone?.kind === 'front-matter' && isSameTitle(gone.value, value)) return []
  // A first entry that only names the page hides nothing.
  return isNaming && gone === undefined && (name !== 'title' || before.length === 0)
    ? []
    : as('front-matter-changed', subject)
}

const maxAdded = 3

function isSameTitle(one: string, other: string) {
  const [words, others] = [unmark(one).split(' '), unmark(other).split(' ')]
  if (words.length !== others.length) {
    const added = subtract(others, words)
    const isPlain = added.length <= maxAdded && added.every((word) => /^[\p{L}'’-]+,?$/u.test(word))
    return isPlain && subtract(others, added).join() === words.join()
  }
  const isSame = (word: string, other = '') => word.toLowerCase() === other.toLowerCase() || isSlip(word, other)
  return words.every((word, at) => isSame(word, others[at]))
}

export const box = /^(?:note|tip|info|hint|warning|caution|danger|important|details|\/\w+|end\w+)$/i

function judgeDirective({ base }: Context, page: PageChange, name: string, value: string): Found[] {
  const lower = name.toLowerCase()
  const subject = `${name} ${value}`.trim()
  if (isScriptAddress(value.split(/\s/)[0] ?? '')) return as('script-address', subject)
  const isHeld = () => ['::', '}', ''].some((mark) => base.approves(`${name}${mark} ${value}`.trim()))
  const called = RegExp.escape(name)
  // Some generators take `:::python` for a reference.
  const opening = `(?:\\{%-?|\\{\\{[<%]|:{2,}\\s*\\{?|!!!|\\.\\.|\x60{3,}\\{)\\s*${called}(?![\\w-])`
  const isUsed = () => isHeld() || base.approvesAs(`${opening}|\\b${called}::?[^\\s[]{0,200}\\[`)
  if (running.has(lower)) return as('build-code', subject, isUsed())
  const isUnescaped = lower.endsWith('subs') || /^subs\s*=/.test(value)
  if (isUnescaped && /none|-\s*special|macros/.test(value)) return as('build-code', subject)
  if (including.has(lower)) {
    const local = value.replace(/\b(https?:\/\/[^\s"'/]+\/)[^\s"'[]*/gi, (url, origin: string) => {
      const isOwn = listAddresses(url).every(({ site }) => base.sites.has(site))
      return isOwn && base.isUsedAs(`\\b${called}\\b.{0,40}${RegExp.escape(origin)}`) ? '' : url
    })
    if (leadsOut(page.path, value)) return as('include-outside', subject, !leadsOut(page.path, local))
    return isHeld() || base.holds(value.split(/[\s[]/)[0] ?? '') ? [] : as('markup-unusual', subject)
  }
  return isUsed() || box.test(name) ? [] : as('component-unknown', subject)
}

const outside = compile('outside', 'i')

function leadsOut(path: string, written: string) {
  const value = written.replace(/%2e/gi, '.').replace(/%2f/gi, '/')
  return outside.test(value) || (value.match(/\.\.[/\\]/g)?.length ?? 0) >= path.split('/').length
}

const diagram = /^(?:[\w-]*(?:mermaid|plantuml|puml|graphviz|dot|d2|vega(?:-lite)?)|\{(?:mermaid|graphviz|uml)\})$/i
const runningDiagram = compile('runningDiagram', 'im')
const runningFence = /^(?:\{?=[a-z]|(?:eval[-_]rst|exec|mdx-code-block|plot)$)/i
const runningMeta = /(?:^|[\s,{])(?:exec(?:ute)?(?:=|\s|$)|eval=|\.exec\b|live(?=[\s}=]|$)|on(?!line)[a-z]{3,20}\s?=)/i
const magic = /^\s{0,9}%%(?:javascript|js|html|svg|script|bash|sh|perl|ruby|writefile|system)\b/im

function judgeCell(context: Context, lang: string, meta: string, value: string): Found[] {
  const subject = `${lang} ${meta}`.trim()
  const name = /^\{+([\w-]+)/.exec(lang.toLowerCase())?.[1] ?? ''
  const runs =
    magic.test(value) ||
    running.has(name) ||
    runningFence.test(lang) ||
    runningMeta.test(meta) ||
    (diagram.test(lang) && runningDiagram.test(value))
  if (runs) return as('build-code', subject, context.base.approves(subject))
  return including.has(name) && leadsOut('', meta) ? as('include-outside', subject) : []
}

const hidingClass = compile('hidingClass')
const unseen = compile('unseen')
const unshown = compile('unshown', 'gm')
const conditional = /^\s*(?:ifeval::.*|(?:ifn?def|endif)::[^\s[]*(?:\[\])?|\/\/ ?(?:tag|end)::)/gm
/** An option of a command is none. */
const remarked = /^\s*(?:#|\/\/|--(?![a-z][a-z-]*[ =]["'])|\.\.)/

export function findInLines(context: Context, page: PageChange): Found[] {
  const { added, addedLines } = page
  const code = listCodeLines(page)
  const found: Found[] = []
  for (const { line, text } of addedLines) {
    const add = (kind: Found['kind']) => found.push({ kind, line, subject: text })
    const isRemark = remarked.test(text)
    const said = code.has(line) ? undefined : unseen.exec(text)?.slice(1).join('')
    const isOnPage = readFormat(page.path) !== undefined
    const hidden = said ?? (isRemark && !isOnPage ? text : undefined)
    if (hidden === undefined ? isRemark && addressesAgent(text) : hidesOrder(context, hidden)) add('hidden-text')
    if (code.has(line)) continue
    const isAddress = (word: string) => /:\S/.test(word) && isScriptAddress(word, true)
    if (isByLines(page) && listWords(text).some(isAddress)) add('script-address')
    if (hasHidingClass((hidingClass.exec(text) ?? []).slice(1).join(' ')))
      add(ordersAgent(text) ? 'hidden-text' : 'markup-unusual')
  }
  const undrawn = added.filter(
    (part) =>
      part.kind === 'tag' &&
      (/^(?:annotation|applet|audio|canvas|desc|metadata|object|video)$/i.test(part.name) ||
        findHidingAttribute(part) !== undefined ||
        hasHidingClass(part.attributes.class ?? part.attributes.classname ?? '')),
  )
  for (const part of added) {
    if (part.kind !== 'text' && part.kind !== 'image') continue
    const [subject, line] = [textOf(part), part.line]
    const isHidden = () => undrawn.some((tag) => line >= tag.line && line <= tag.line + 8)
    if ((part.kind === 'image' && addressesAgent(subject)) || (ordersAgent(subject) && isHidden()))
      found.push({ kind: 'hidden-text', line, subject })
  }
  const holds = (text: string, isOrder: (hidden: string) => boolean) =>
    Array.from(text.matchAll(unshown)).some(([hidden]) => isOrder(hidden.replace(conditional, '')))
  for (const { added: lines, line } of isTree(page.format) ? [] : page.hunks) {
    const text = lines.join('\n')
    // Under a condition that other pages have too, it is shown to some readers.
    const hidden = text.replace(/^ifn?def::\S+\[\][ \t]*\n/gm, (row) => (context.base.isUsed(row) ? '' : row))
    if (holds(text, addressesAgent) || holds(hidden, (one) => hidesOrder(context, one)))
      found.push({ kind: 'hidden-text', line, subject: lines.join(' ') })
  }
  return found
}

const listWords = (text: string) =>
  text
    .replace(/^\s*(?:\.\.\s+_[^:]{1,300}:|__|:\w+:)\s+/, '')
    .split(/[\s"'`<>()[\],=]+|::/)
    .slice(0, 200)

export function listCodeLines({ after }: PageChange): ReadonlySet<number> {
  return new Set(
    after.flatMap((part) =>
      part.kind === 'code' ? Array.from({ length: part.value.split('\n').length + 2 }, (_, at) => part.line + at) : [],
    ),
  )
}

/** Text to Markdown, a tag to lenient generators: `<img src="a"onerror="b">`, or without its end. */
function listLooseTags(page: PageChange): Part[] {
  const { format, after, added, addedLines, removedLines } = page
  if (format !== 'markdown') return []
  const code = listCodeLines(page)
  // In a box of MkDocs they were tags already, elsewhere a sample.
  const isDedented = removedLines.some(({ text }) => /^(?: {4}|\t)\s*</.test(text))
  const read = isDedented ? added : after
  const seen = new Set(read.flatMap((part) => (part.kind === 'tag' ? [`${part.line} ${part.name}`] : [])))
  const isLoose = (part: Part) =>
    part.kind === 'tag' &&
    !seen.has(`${part.line} ${part.name}`) &&
    (isDedented || Object.keys(part.attributes).length > 0)
  return addedLines.flatMap(({ line, text }) => {
    if (code.has(line) || !text.includes('<')) return []
    const plain = text.replace(/\\[<\\`]/g, ' ').replace(/(?<!`)(`{1,9})(?!`)[^`]{0,2000}\1(?!`)/g, ' ')
    // `<https://a.b/>` is a link.
    return parseHtml(`${plain.replace(/<(?=[\w+.-]+:)/g, ' ')}>`, line).filter(isLoose)
  })
}
