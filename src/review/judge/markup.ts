// Markup that runs, loads or hides something, or is unknown.
import { isTree } from '../../pages/formats.ts'
import { subtract } from '../pages/diff-lines.ts'
import { parseHtml } from '../pages/html.ts'
import { measureIndent, type PageChange, type Part, squeeze, type Tag } from '../pages/page.ts'
import { addressesAgent, ordersAgent } from './agent-orders.ts'
import {
  findHandlers,
  findHidingAttribute,
  hasHidingClass,
  isLiteral,
  isScriptAddress,
  isTemplateBinding,
} from './attributes.ts'
import { type Context, inlineCode, isTarget, plainImport } from './context.ts'
import { isSlip } from './language.ts'
import data from './markup.json' with { type: 'json' }
import { compile, setOf } from './patterns.ts'
import type { Found } from './result.ts'

const elements = setOf(data.elements)
const attributes = setOf(data.attributes)
const frames = setOf(data.frames)
const including = setOf(data.including)
const running = setOf(data.running)
const cells = setOf(data.cells)
const codeKeys = setOf(data.frontMatter)
const proseKeys = setOf(data.prose)

export function findMarkup(context: Context, page: PageChange): Found[] {
  const parts = [...page.added, ...listLooseTags(page), ...listDedented(page), ...page.added.flatMap(listInDirective)]
  return [
    ...parts.flatMap((part) => judgePart(context, page, part).map((found) => ({ line: part.line, ...found }))),
    ...findInLines(context, page),
  ]
}

/** In a box of MkDocs they were tags already, elsewhere a sample. */
function listDedented({ after, addedLines, removedLines }: PageChange): Part[] {
  if (!removedLines.some(({ text }) => /^(?: {4}|\t)\s*</.test(text))) return []
  const lines = new Set(addedLines.flatMap(({ line, text }) => (/^(?: {4}|\t)/.test(text) ? [] : [line])))
  return after.filter((part) => part.kind === 'tag' && lines.has(part.line))
}

function listInDirective(part: Part): Part[] {
  if (part.kind !== 'code' || !/^\{[\w-]{1,40}\}$/.test(part.lang)) return []
  return parseHtml(part.value, part.line + 1).filter(({ kind }) => /^(?:tag|comment|link)$/.test(kind))
}

const as = (kind: Found['kind'], subject: string): Found[] => [{ kind, subject }]

/** Only worth a look if the repository does it in the same construct. */
function known({ base }: Context, kind: Found['kind'], subject: string, construct = subject): Found[] {
  return as(base.holds(construct) ? 'known-elsewhere' : kind, subject)
}

function judgePart(context: Context, page: PageChange, part: Part): Found[] {
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
      return judgeFrontMatter(page, part.key, part.value)
    case 'directive':
      return judgeDirective(context, page, part.name, part.value)
    case 'code':
      return [
        ...(listOld(page).has(`{${part.value}`) ? as('protection-changed', part.lang) : []),
        ...judgeCell(context, part.lang, part.meta, part.value),
      ]
    case 'inline-code':
      return /^(?:r\s{1,3}[\w.:]{1,60}\(|\{(?:r|python|julia|ojs)\}\s)/i.test(part.value)
        ? known(context, 'build-code', part.value)
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
  if (isPage) return as('known-elsewhere', statement)
  const bare = statement.replace(inlineCode, '``')
  const { imports } = context.base
  const isUsual =
    imports.includes(plainImport(statement)) ||
    (context.base.holds(statement) && context.base.plain.some((text) => `\n${text}`.includes(`\n${bare}`))) ||
    (/^[@\w]/.test(module) && imports.some((row) => row.includes(from.replaceAll("'", '"'))))
  return as(isUsual ? 'known-elsewhere' : 'build-code', statement)
}

const tagged = /\b([A-Za-z_$][\w$]*)(`(?:[^`$\\]|\\.|\$(?!\{))*`|\((?:'[^'\\\n]*'|"[^"\\\n]*")\))/gs

/** Texts given to the functions that the repository's other pages call so (dedent`…`, useBaseUrl('…')), and no other code. */
function isTagged({ base }: Context, source: string): boolean {
  const tags = new Set<string>()
  const plain = source.replace(tagged, (whole, tag: string, text: string) => {
    if (globals.test(tag) || /^(?:exec|fetch|set(?:interval|timeout)|spawn)/i.test(tag)) return whole
    tags.add(`${tag}${text.slice(0, text.startsWith('`') ? 1 : 2)}`)
    return '""'
  })
  return isLiteral(plain) && [...tags].every((tag) => base.isWritten(`[{([,:]\\s?${RegExp.escape(tag)}`))
}

function showTag({ name, attributes: own }: Tag, attribute = ''): string {
  const value = own[attribute] ?? ''
  return `<${name}${attribute === '' ? '' : ` ${attribute}`}${value === '' ? '' : `="${value}"`}>`
}

const isForeign = (url: string | undefined): boolean =>
  url !== undefined && !/^(?:\.{0,2}\/(?![/\\])|[#?]|$)/.test(url.trim())

function judgeTag(context: Context, page: PageChange, tag: Tag): Found[] {
  const { attributes: own, isJsx } = tag
  const name =
    isJsx && /^(?:Script|I[Ff]rame)$/.test(tag.name) ? tag.name.toLowerCase() : tag.name.replace(/^[a-z]+:/, '')
  const old = listOld(page)
  const isNew = (key: string) => !old.has(`${tag.name} ${key}=${own[key]}`)
  const found: Found[] = []
  const add = (all: readonly Found[]) => {
    for (const one of all) found.push(one)
  }
  const host = /^\{?\s*["'`]?((?:https?:)?\/\/[^/\\?#\s"'`@]+)\//i.exec(own.src ?? own.data ?? '')?.[1]
  const shown = showTag(
    tag,
    ['src', 'data', 'href', 'action', 'http-equiv', 'srcdoc'].find((key) => key in own),
  )
  const isLoader = /^(?:base|link|style)$/.test(name) || (name === 'meta' && own['http-equiv'] !== undefined)
  if (name === 'script' || isLoader || (frames.has(name) && own.srcdoc !== undefined)) {
    const content = (own.href ?? own.content ?? tag.content ?? '').slice(0, 200) || `<${tag.name}>`
    add(known(context, 'script', shown, host === undefined ? content : `${host}/`))
  } else if (
    frames.has(name) ||
    (/^(?:feimage|use)$/.test(name) && /^\s*(?:https?:)?\/\//i.test(own.href ?? own['xlink:href'] ?? ''))
  )
    add(as(host !== undefined && isEmbedded(context, host) ? 'known-elsewhere' : 'script', shown))
  const isSending = name === 'form' && (isForeign(own.action) || own.method?.toLowerCase() === 'post')
  if (isForeign(own.formaction) || isSending || own.type?.toLowerCase() === 'password') add(as('script', shown))
  const handlers = findHandlers(tag)
  for (const [key, value] of Object.entries(own)) {
    const isRun = handlers.includes(key) || /^(?:srcdoc|dangerouslysetinnerhtml|v-html|:?innerhtml)$/.test(key)
    if (isNew(key) && (isRun || isTemplateBinding(tag, key)))
      add(
        !isRun && !calling.test(value) && context.base.texts.some((text) => text.includes(` ${key}="`))
          ? as('known-elsewhere', showTag(tag, key))
          : known(context, 'script', showTag(tag, key), `${key}="${value}"`),
      )
    const isShown =
      /^(?:img|image|source|video|input)$/i.test(tag.name) || /^(?:poster|style|background|icon|logo)$/.test(key)
    const urls = key === 'content' ? [] : [value, ...value.split(/[,\s(){}"'`;]+/).slice(0, 50)]
    if (isNew(key) && urls.some((url) => isScriptAddress(url, isShown))) add(as('script-address', showTag(tag, key)))
    const source = key.startsWith('{') ? key.slice(1, -1) : /^\{([\s\S]*)\}$/.exec(value)?.[1]
    if (isJsx && source !== undefined && !isLiteral(source))
      add(
        isTagged(context, source)
          ? as('known-elsewhere', `{${source}}`)
          : known(context, 'build-code', `{${source}}`, drawing.test(source) ? '<svg' : `{${source}}`),
      )
    if (isAddressed(tag, key, value)) add(as('hidden-text', showTag(tag, key)))
  }
  const hiding = findHidingAttribute(tag)
  if (hiding !== undefined && (hiding === '' || isNew(hiding))) add(as('hidden-text', showTag(tag, hiding)))
  if (found.length > 0) return found
  if (hasHidingClass(own.class ?? own.classname ?? '')) return as('markup-unusual', showTag(tag, 'class'))
  return judgeElement(context, page, tag, name)
}

/** Harmless: listed, or a component or placeholder (`<name>`) that other pages use in this way. */
function judgeElement({ base }: Context, page: PageChange, tag: Tag, name: string): Found[] {
  const kind = tag.isJsx && /^[A-Z]/.test(tag.name) ? 'component-unknown' : 'markup-unusual'
  // Docusaurus has components in `.md` too, where they are read as HTML, in lower case.
  const isComponent = kind === 'component-unknown' || (!tag.isJsx && name !== '' && !elements.has(name))
  const isUsed = () =>
    (isComponent && !tag.isJsx ? base.isWritten(`<${RegExp.escape(name)}[\\s/>]`) : base.holds(`<${tag.name}`)) ||
    page.before.some((part) => part.kind === 'tag' && part.name === tag.name)
  if ((isComponent || !elements.has(name)) && !isUsed()) return as(kind, showTag(tag))
  const isUsualKey = (key: string) => base.isWritten(`(?<!\\w)${RegExp.escape(key)}=`)
  const isUsualFlag = (key: string) => {
    const other = `\\s+[\\w:-]+(?:=(?:"[^"]*"|'[^']*'|\\{[^{}]*\\}))?`
    return base.isWritten(`<${tag.name}(?:${other})*\\s+${RegExp.escape(key)}(?=[\\s/>])`)
  }
  const strange = Object.entries(tag.attributes).find(([key, value]) => {
    if (attributes.has(key) && (!isComponent || !tag.isJsx)) return false
    if (!isComponent) return !base.holds(`${key}="${value}"`)
    return !plainProperty.test(key) && !isUsualKey(key) && !(value === '' && isUsualFlag(key))
  })
  return strange === undefined ? [] : as(kind, showTag(tag, strange[0]))
}

const plainProperty =
  /^(?:title|label|id|class|classname|alt|icon|href|value|name|key|type|cols|description|caption|summary)$/
const old = new WeakMap<PageChange, ReadonlySet<string>>()

function listOld(page: PageChange): ReadonlySet<string> {
  const list = () =>
    page.before.flatMap((part) => {
      if (part.kind === 'code') return part.lang.startsWith('{') ? [`{${part.value}`] : []
      return part.kind === 'tag'
        ? Object.entries(part.attributes).map(([key, value]) => `${part.name} ${key}=${value}`)
        : []
    })
  const made = old.get(page) ?? new Set(list())
  old.set(page, made)
  return made
}

const frame =
  /<(?:iframe|embed|object)\s[^>]{0,2000}?\b(?:src|data)\s*=\s*\{?\s*["'`]((?:https?:)?\/\/[^/\\?#\s"'`@>]{1,253})\//gi

function isEmbedded({ base }: Context, host: string): boolean {
  const isSame = ([, other = '']: RegExpExecArray) => other.toLowerCase() === host.toLowerCase()
  return base.texts.some((text) => [...text.matchAll(frame)].some(isSame))
}

const drawing = new RegExp(
  '^\\s*<svg(?:\\s+(?!on|style)[\\w:-]+=%)*\\s*>(?:\\s|</?(?:path|g|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|mask)'
    .concat('(?:\\s+(?!on|style)[\\w:-]+=%)*\\s*/?>)*</svg>\\s*$')
    .replaceAll('%', '(?:"[^"{}]*"|\\{[\\d."]*\\})'),
  'i',
)

const technical =
  /^(?:action|aria-(?:controls|labelledby|owns)|class(?:name)?|height|href|id|key|ref|rel|src(?:set)?|style|width)$/
const forAgents = /\b(?:ai|agents?|assistants?|bots?|chatgpt|claude|copilot|gpt|llms?|prompts?|system)\b/i

function isAddressed({ attributes: own }: Tag, key: string, value: string): boolean {
  if (technical.test(key)) return false
  const called = key === 'content' ? (own.name ?? own.property ?? '') : key
  if (forAgents.test(called.replaceAll('_', '-')) && value.trim().split(/\s+/).length > 3) return true
  return own.type?.toLowerCase() === 'hidden' ? ordersAgent(value) : addressesAgent(value)
}

const remark = compile('remark', 'i')
const comments = /<!--([\s\S]{1,2000}?)-->|^[ \t]*(?:\/\/|\.\.)\s+(?![\w:-]+::|_|\[|\|)(.{4,2000})$/gm
const habits = new WeakMap<Context, boolean>()

/** Where comments hold small orders, one more is only a look; one to an agent blocks everywhere. */
function hidesOrder(context: Context, text: string): boolean {
  if (!ordersAgent(text)) return false
  const isHabit =
    habits.get(context) ??
    context.base.plain.some((one) =>
      Array.from(one.matchAll(comments))
        .slice(0, 100)
        .some(([, a = '', b = a]) => ordersAgent(b)),
    )
  habits.set(context, isHabit)
  return !isHabit || ordersAgent(text, true)
}
const unmark = (text: string): string => squeeze(text.replace(/[>*_`#]+/g, ' '))

function judgeComment(context: Context, page: PageChange, value: string): Found[] {
  const [, name, rest = ''] = /^\s*[@#](include|exec)\b:?\s*([^\n]{0,500})/.exec(value) ?? []
  if (name !== undefined) return judgeDirective(context, page, name, rest)
  if (!ordersAgent(value)) return remark.test(value) && value.length < 80 ? [] : as('comment-changed', value)
  const lines = context.change.files.find(({ path }) => path === page.path)?.before?.text?.split('\n')
  const had = new Set(lines?.map((line) => line.trim()))
  const come = new Set(page.addedLines.map(({ text }) => text.trim()))
  const left = value.split('\n').filter((line) => !had.has(line.trim()) || come.has(line.trim()))
  const fresh = page.removed
    .flatMap((part) => (part.kind === 'text' && part.value.length > 20 ? [unmark(part.value)] : []))
    .slice(0, 200)
    .reduce((text, one) => text.replace(one, ' '), unmark(left.join('\n')))
  return as(hidesOrder(context, fresh) ? 'hidden-text' : 'comment-changed', value)
}

const globals = new RegExp(`\\b(?:${data.globals.join(' ').replaceAll(' ', '|')})\\b`, 'i')
const calling = new RegExp([...data.calls, globals.source].join('|'), 'i')

/** Outside MDX, only double braces run. */
function judgeExpression(context: Context, { format }: PageChange, value: string): Found[] {
  if (isLiteral(value) || /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(value)) return []
  const [isCall, isDouble] = [calling.test(value), value.startsWith('{')]
  if (format === 'mdx' || (isCall && isDouble)) return known(context, 'build-code', `{${value}}`)
  const isUsed = !isCall && (!isDouble || context.base.holds(`{${value}}`))
  return isUsed ? [] : as('component-unknown', `{${value}}`)
}

function judgeFrontMatter({ removed, before }: PageChange, key: string, value: string): Found[] {
  const name = key.toLowerCase()
  const subject = `${key}: ${value}`
  if (
    codeKeys.has(name) ||
    codeKeys.has(name.split('.')[0] ?? '') ||
    /(?:^|[\s:,[{])!(?!!(?:bool|float|int|map|null|seq|set|str)\b)[\w!<]|<script|javascript:/i.test(value)
  )
    return as('build-code', subject)
  if (proseKeys.has(name)) return []
  const gone = removed.find((part) => part.kind === 'front-matter' && part.key === key)
  const isNaming = /^(?:title|sidebar_label|sidebartitle|linktitle|nav_title)$/.test(name)
  if (isNaming && gone?.kind === 'front-matter' && isSameTitle(gone.value, value)) return []
  // A first entry that only names the page hides nothing.
  return isNaming && name !== 'title' && gone === undefined && before.length > 0
    ? []
    : as('front-matter-changed', subject)
}

const maxAdded = 3

function isSameTitle(one: string, other: string): boolean {
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
  const isHeld = () => ['::', '}', ''].some((mark) => base.holds(`${name}${mark} ${value}`.trim()))
  if (isScriptAddress(value.split(/\s/)[0] ?? '')) return as('script-address', subject)
  // Some generators take `:::python` for a reference.
  const alike = `^ *(?::{3,}\\s*\\{?%\\b|\\.\\.\\s+%::|\x60{3,}\\{%\\})`.replaceAll('%', () => RegExp.escape(name))
  const isUsedAlike = () => base.texts.some((text) => new RegExp(alike, 'm').test(text))
  if (running.has(lower)) return as(isHeld() || isUsedAlike() ? 'known-elsewhere' : 'build-code', subject)
  const isUnescaped = lower.endsWith('subs') || /^subs\s*=/.test(value)
  if (isUnescaped && /none|-\s*special|macros/.test(value)) return as('build-code', subject)
  if (including.has(lower)) {
    if (leadsOut(page.path, value)) return as('include-outside', subject)
    return isHeld() || base.holds(value.split(/[\s[]/)[0] ?? '') ? [] : as('markup-unusual', subject)
  }
  const forms = [...['{% ', '{{< ', '{{% ', '::', '::: ', '!!! '].map((mark) => mark + name), `.. ${name}::`]
  const isUsed = forms.some((form) => base.texts.some((text) => text.includes(form)))
  return isUsed || box.test(name) ? [] : as('component-unknown', subject)
}

const outside = compile('outside', 'i')

function leadsOut(path: string, written: string): boolean {
  const value = written.replace(/%2e/gi, '.').replace(/%2f/gi, '/')
  return outside.test(value) || (value.match(/\.\.[/\\]/g)?.length ?? 0) >= path.split('/').length
}

const diagram = /^(?:[\w-]*(?:mermaid|plantuml|puml|graphviz|dot|d2|vega(?:-lite)?)|\{(?:mermaid|graphviz|uml)\})$/i
const runningDiagram = compile('runningDiagram', 'im')
const chunk = /^\{\{?(?:r|python|julia|ojs|bash|sh)\b[^}]*\}?\}?$/i
const runningMeta = /(?:^|[\s,{])(?:exec(?:ute)?(?:=|\s|$)|eval=|\.exec\b|live(?=[\s}=]|$))/i
const magic = /^\s{0,9}%%(?:javascript|js|html|svg|script|bash|sh|perl|ruby|writefile|system)\b/im

function judgeCell(context: Context, lang: string, meta: string, value: string): Found[] {
  const name = lang.toLowerCase().replace(/^\{|\}$/g, '')
  const subject = `${lang} ${meta}`.trim()
  const runs =
    magic.test(value) ||
    /^\{?=[a-z][a-z\d]{0,20}\}?$/i.test(lang) ||
    chunk.test(lang) ||
    runningMeta.test(meta) ||
    (cells.has(name) && (lang.startsWith('{') || name !== 'raw')) ||
    (diagram.test(lang) && runningDiagram.test(value))
  if (runs) return known(context, 'build-code', subject)
  const isInclude = /^\{[\w-]{1,40}\}$/.test(lang) && including.has(name)
  return isInclude && leadsOut('', meta) ? as('include-outside', subject) : []
}

const hidingClass = compile('hidingClass')
const unseen = compile('unseen')
const visible: Partial<Record<PageChange['format'], RegExp>> = {
  markdown: /^\s*(?:#|\/\/|\.\.)/,
  mdx: /^\s*(?:#|\/\/|\.\.)/,
  restructuredtext: /^\s*(?:#|\/\/|--)/,
  asciidoc: /^\s*(?:#|\.\.|--)/,
}

function findInLines(context: Context, page: PageChange): Found[] {
  const { path, format, added, after, addedLines } = page
  const code = listCodeLines(page)
  const matterEnd = after.findLast(({ kind }) => kind === 'front-matter')?.line ?? 0
  const rows = context.change.files.find((file) => file.path === path)?.after?.text?.split('\n') ?? []
  const hasMatter = /^\ufeff?(?:-{3}|\+{3})/.test(rows[0] ?? '')
  const found: Found[] = []
  for (const { line, text } of addedLines) {
    const isInCode = code.has(line)
    const add = (kind: Found['kind']) => found.push({ kind, line, subject: text })
    const said = unseen.exec(text)?.find((one, at) => at > 0 && one !== undefined) ?? ''
    const isSeen = isInCode || (visible[format]?.test(text) === true && (!hasMatter || line > matterEnd + 1))
    if (said !== '' && (isSeen ? addressesAgent(said) : hidesOrder(context, said))) add('hidden-text')
    if (isInCode) continue
    const isAddress = (word: string) => /:\S/.test(word) && isScriptAddress(word)
    if (!isTree(format) && listWords(text).some(isAddress)) add('script-address')
    if (hasHidingClass((hidingClass.exec(text) ?? []).slice(1).join(' ')))
      add(ordersAgent(text) ? 'hidden-text' : 'markup-unusual')
  }
  const hidden = added.flatMap((part) => {
    if (part.kind !== 'tag') return []
    const isOut = /^(?:annotation|applet|audio|canvas|desc|metadata|object|video)$/i.test(part.name)
    return isOut || hasHidingClass(part.attributes.class ?? part.attributes.classname ?? '') ? [part.line] : []
  })
  const isHidden = ({ line }: Part) => hidden.some((start) => line >= start && line <= start + 8)
  for (const part of added) {
    const text = part.kind === 'text' ? part.value : part.kind === 'image' ? part.text : ''
    if (text !== '' && ((isHidden(part) && ordersAgent(text)) || (part.kind === 'image' && addressesAgent(text))))
      found.push({ kind: 'hidden-text', line: part.line, subject: text })
  }
  for (const { added: lines, line } of isTree(format) ? [] : page.hunks)
    if (hidesInLines(context, lines)) found.push({ kind: 'hidden-text', line, subject: lines.join(' ') })
  return found
}

const listWords = (text: string): string[] =>
  text
    .replace(/^\s*(?:\.\.\s+_[^:]{1,300}:|__|:\w+:)\s+/, '')
    .split(/[\s"'`<>()[\],=]+|::/)
    .slice(0, 200)

const unshown = compile('unshown')
const maxHidden = 12

function cutHidden(lines: readonly string[]): string {
  const text = lines.join('\n')
  if (/^\s*<!--/.test(text)) return text.replace(/-->[\s\S]*$/, '')
  const indent = measureIndent(lines[0] ?? '')
  const isMark = /^\s*\.\./.test(text)
  const end = lines.findIndex((line, at) => at > 0 && line.trim() !== '' && measureIndent(line) <= indent)
  return isMark && end > 0 ? lines.slice(0, end).join('\n') : text
}

function hidesInLines(context: Context, lines: readonly string[]): boolean {
  for (let at = 0; at < lines.length; at += 1) {
    if (!unshown.test(lines[at] ?? '')) continue
    const hidden = cutHidden(lines.slice(at, at + maxHidden))
    if (hidesOrder(context, hidden)) return true
    at += hidden.split('\n').length - 1
  }
  return false
}

export function listCodeLines({ after, format }: PageChange): ReadonlySet<number> {
  return new Set(
    after.flatMap((part) =>
      part.kind === 'code' && isTree(format)
        ? Array.from({ length: part.value.split('\n').length + 2 }, (_, at) => part.line + at)
        : [],
    ),
  )
}

/** What Markdown takes for text, but a lenient generator for a tag: `<img src="a"onerror="b">`, or without its end. */
function listLooseTags(page: PageChange): Part[] {
  if (page.format !== 'markdown') return []
  const code = listCodeLines(page)
  const seen = new Set(page.after.flatMap((part) => (part.kind === 'tag' ? [`${part.line} ${part.name}`] : [])))
  return page.addedLines.flatMap(({ line, text }) => {
    if (code.has(line) || !text.includes('<')) return []
    const plain = text.replace(/\\[<\\`]/g, ' ').replace(/(?<!`)(`{1,9})(?!`)[^`]{0,2000}\1(?!`)/g, ' ')
    const isLoose = (part: Part) =>
      part.kind === 'tag' && !seen.has(`${line} ${part.name}`) && Object.keys(part.attributes).length > 0
    // `<https://a.b/>` is a link.
    return parseHtml(`${plain.replace(/<(?=[\w+.-]+:)/g, ' ')}>`, line).filter(isLoose)
  })
}
