// Markup that runs, loads, includes or hides something, and markup that is not known to be harmless.

import { parseHtml } from '../pages/html.ts'
import type { PageChange, Part, Tag } from '../pages/page.ts'
import { addressesAgent, ordersAgent } from './agent-orders.ts'
import type { Context } from './context.ts'
import { findHandlers, isTemplateBinding } from './handlers.ts'
import { findHidingAttribute, findHidingClass } from './hiding.ts'
import { isComment, isLiteral } from './literal.ts'
import data from './markup.json' with { type: 'json' }
import { compile } from './patterns.ts'
import type { Found } from './result.ts'
import { isScriptAddress } from './script-address.ts'

const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))
const elements = setOf(data.elements)
const attributes = setOf(data.attributes)
const frames = setOf(data.frames)
const loaders = setOf(data.loaders)
const including = setOf(data.including)
const running = setOf(data.running)
const raw = setOf(data.raw)
const cells = setOf(data.cells)
const codeKeys = setOf(data.frontMatter)
const proseKeys = setOf(data.prose)

export function findMarkup(context: Context): Found[] {
  return context.pages.flatMap((page) => [
    ...[...page.added, ...listLooseTags(page), ...page.added.flatMap(listInDirective)].flatMap((part) =>
      judgePart(context, page, part).map((found) => ({ path: page.path, line: part.line, ...found })),
    ),
    ...findInLines(page),
  ])
}

/** The content of a MyST directive, which is written as a code block. */
function listInDirective(part: Part): Part[] {
  return part.kind === 'code' && /^\{[\w-]{1,40}\}$/.test(part.lang)
    ? parseHtml(part.value, part.line + 1).filter(({ kind }) => kind === 'tag' || kind === 'comment' || kind === 'link')
    : []
}

type Bare = Omit<Found, 'path' | 'line'>

function judgePart(context: Context, page: PageChange, part: Part): Bare[] {
  switch (part.kind) {
    case 'tag':
      return judgeTag(context, page, part)
    case 'link':
    case 'image':
      return isScriptAddress(part.url, part.kind === 'image') ? [{ kind: 'script-address', subject: part.url }] : []
    case 'comment':
      return judgeComment(context, page, part.value)
    case 'esm':
      return [known(context, 'build-code', part.value, part.value)]
    case 'expression':
      return judgeExpression(context, page, part.value)
    case 'front-matter':
      return judgeFrontMatter(page, part.key, part.value)
    case 'directive':
      return judgeDirective(context, page, part.name, part.value)
    case 'code':
      return judgeCell(context, part.lang, part.meta, part.value)
    case 'inline-code':
      return /^(?:r\s{1,3}[\w.:]{1,60}\(|\{(?:r|python|julia|ojs)\}\s)/i.test(part.value)
        ? [known(context, 'build-code', part.value, part.value)]
        : []
    default:
      return []
  }
}

/** What the repository already does elsewhere in the same construct is only worth a look. */
function known({ base }: Context, kind: Found['kind'], subject: string, construct: string): Bare {
  return { kind: base.holds(construct) ? 'known-elsewhere' : kind, subject: subject.slice(0, 200) }
}

export function showTag({ name, attributes: own }: Tag, attribute?: string): string {
  if (attribute === undefined) return `<${name}>`
  const value = own[attribute] ?? ''
  return value === '' ? `<${name} ${attribute}>` : `<${name} ${attribute}="${value.slice(0, 200)}">`
}

function judgeTag(context: Context, page: PageChange, tag: Tag): Bare[] {
  const { base } = context
  const name = localName(tag)
  const old = listOld(page)
  const isNew = (key: string) => !old.has(`${tag.name} ${key}=${tag.attributes[key]}`)
  const { attributes: own } = tag
  const found: Bare[] = []
  const host = /^\{?\s*["'`]?((?:https?:)?\/\/[^/\\?#\s"'`@]+)\//i.exec(own.src ?? own.data ?? '')?.[1]
  const address = ['src', 'data', 'href', 'action', 'http-equiv', 'srcdoc'].find((key) => own[key] !== undefined)
  if (name === 'script' || loaders.has(name) || (frames.has(name) && own.srcdoc !== undefined)) {
    const isHarmlessMeta = name === 'meta' && own['http-equiv'] === undefined
    if (!isHarmlessMeta)
      found.push(
        known(
          context,
          'script',
          showTag(tag, address),
          host !== undefined
            ? `${host}/`
            : (own.href ?? own.content ?? tag.content ?? '').slice(0, 200) || `<${tag.name}>`,
        ),
      )
  } else if (
    frames.has(name) ||
    (/^(?:feimage|use)$/.test(name) && /^\s*(?:https?:)?\/\//i.test(own.href ?? own['xlink:href'] ?? ''))
  )
    found.push({
      kind: host !== undefined && isEmbedded(context, host) ? 'known-elsewhere' : 'script',
      subject: showTag(tag, address),
    })
  const isForeign = (url: string | undefined) => url !== undefined && !/^(?:\.{0,2}\/(?![/\\])|[#?]|$)/.test(url.trim())
  if (
    isForeign(own.formaction) ||
    (name === 'form' && (isForeign(own.action) || own.method?.toLowerCase() === 'post')) ||
    own.type?.toLowerCase() === 'password'
  )
    found.push({ kind: 'script', subject: showTag(tag, address) })
  const rawHtml = ['srcdoc', 'dangerouslysetinnerhtml', 'v-html', ':innerhtml', 'innerhtml']
  for (const key of new Set([
    ...findHandlers(tag),
    ...Object.keys(own).filter((one) => rawHtml.includes(one) || isTemplateBinding(tag, one)),
  ]))
    if (isNew(key)) found.push(known(context, 'script', showTag(tag, key), `${key}="${own[key]}"`))
  for (const [key, value] of Object.entries(own)) {
    const isShown =
      /^(?:img|image|source|video|input)$/i.test(tag.name) || /^(?:poster|style|background|icon|logo)$/.test(key)
    const urls = key === 'content' ? [] : [value, ...value.split(/[,\s(){}"'`;]+/).slice(0, 50)]
    if (isNew(key) && urls.some((url) => isScriptAddress(url, isShown)))
      found.push({ kind: 'script-address', subject: showTag(tag, key) })
    if (tag.isJsx) {
      const source = key.startsWith('{') ? key.slice(1, -1) : /^\{([\s\S]*)\}$/.exec(value)?.[1]
      if (source !== undefined && !isLiteral(source))
        found.push(known(context, 'build-code', `{${source}}`, `{${source}}`))
    }
    if (isAddressed(tag, key, value)) found.push({ kind: 'hidden-text', subject: showTag(tag, key) })
  }
  const hiding = findHidingAttribute(tag)
  if (hiding !== undefined && (hiding === '' || isNew(hiding)))
    found.push({ kind: 'hidden-text', subject: hiding === '' ? `<${tag.name}>` : showTag(tag, hiding) })
  if (found.length > 0) return found
  if (findHidingClass(tag) !== undefined)
    return [{ kind: 'markup-unusual', subject: showTag(tag, own.class === undefined ? 'classname' : 'class') }]
  return tag.isJsx && /^[A-Z]/.test(tag.name) ? judgeComponent(context, page, tag) : judgeElement(base, page, tag, name)
}

/** A component that other pages use, with attributes that they use; what the attributes say is judged as prose. */
function judgeComponent({ base }: Context, page: PageChange, tag: Tag): Bare[] {
  const isUsed = base.holds(`<${tag.name}`) || page.before.some((part) => part.kind === 'tag' && part.name === tag.name)
  if (!isUsed) return [{ kind: 'component-unknown', subject: `<${tag.name}>` }]
  const strange = Object.keys(tag.attributes).find(
    (key) =>
      !/^(?:title|label|id|class|classname|alt|icon|href|value|name|key|type|cols|description)$/.test(key) &&
      !base.texts.some((text) => new RegExp(`\\b${key.replace(/[^\w-]/g, '.')}=`, 'i').test(text)),
  )
  return strange === undefined ? [] : [{ kind: 'component-unknown', subject: showTag(tag, strange) }]
}

function judgeElement(base: Context['base'], page: PageChange, tag: Tag, name: string): Bare[] {
  if (!elements.has(name)) {
    // A word in angle brackets that is no element is a placeholder: `<name>`.
    const isUsed =
      base.holds(`<${tag.name}`) || page.before.some((part) => part.kind === 'tag' && part.name === tag.name)
    return isUsed && Object.keys(tag.attributes).every((key) => attributes.has(key))
      ? []
      : [{ kind: 'markup-unusual', subject: showTag(tag) }]
  }
  const strange = Object.keys(tag.attributes).find(
    (key) => !attributes.has(key) && !base.holds(`${key}="${tag.attributes[key]}"`),
  )
  return strange === undefined ? [] : [{ kind: 'markup-unusual', subject: showTag(tag, strange) }]
}

function localName({ name, isJsx }: Tag): string {
  if (isJsx && /^(?:Script|I[Ff]rame)$/.test(name)) return name.toLowerCase()
  return name.replace(/^[a-z]+:/, '')
}

const old = new WeakMap<PageChange, ReadonlySet<string>>()

/** Attributes that the page already had on a tag of the same name. */
function listOld(page: PageChange): ReadonlySet<string> {
  const made =
    old.get(page) ??
    new Set(
      page.before.flatMap((part) =>
        part.kind === 'tag'
          ? Object.entries(part.attributes).map(([key, value]) => `${part.name} ${key}=${value}`)
          : [],
      ),
    )
  old.set(page, made)
  return made
}

const frame =
  /<(?:iframe|embed|object)\s[^>]{0,2000}?\b(?:src|data)\s*=\s*\{?\s*["'`]((?:https?:)?\/\/[^/\\?#\s"'`@>]{1,253})\//gi

function isEmbedded({ base }: Context, host: string): boolean {
  return base.texts.some((text) =>
    [...text.matchAll(frame)].some(([, other = '']) => other.toLowerCase() === host.toLowerCase()),
  )
}

const technical =
  /^(?:action|aria-(?:controls|labelledby|owns)|class(?:name)?|height|href|id|key|ref|rel|src(?:set)?|style|width)$/
const forAgents = /\b(?:ai|agents?|assistants?|bots?|chatgpt|claude|copilot|gpt|llms?|prompts?|system)\b/i

/** Whether an attribute, which few people see, speaks to an agent. */
function isAddressed({ attributes: own }: Tag, key: string, value: string): boolean {
  if (technical.test(key)) return false
  const called = key === 'content' ? (own.name ?? own.property ?? '') : key
  if (forAgents.test(called.replaceAll('_', '-')) && value.trim().split(/\s+/).length > 3) return true
  return own.type?.toLowerCase() === 'hidden' ? ordersAgent(value) : addressesAgent(value)
}

const remark = compile('remark', 'i')

function judgeComment(context: Context, page: PageChange, value: string): Bare[] {
  const [, name = '', rest = ''] = /^\s*[@#](include|exec)\b:?\s*([^\n]{0,500})/.exec(value) ?? []
  if (name !== '') return judgeDirective(context, page, name, rest)
  const fresh = listHidden(page).reduce((text, one) => text.replace(one, ' '), squeeze(value))
  if (ordersAgent(value) && ordersAgent(fresh)) return [{ kind: 'hidden-text', subject: value.slice(0, 200) }]
  return remark.test(value) && value.length < 80 ? [] : [{ kind: 'comment-changed', subject: value.slice(0, 200) }]
}

const squeeze = (text: string): string => text.replace(/[\s>*_`#]+/g, ' ').trim()

/** Prose that was visible before the change and no longer is: it may now stand in a comment. */
function listHidden({ removed }: PageChange): string[] {
  return removed
    .flatMap((part) => (part.kind === 'text' && part.value.length > 20 ? [squeeze(part.value)] : []))
    .slice(0, 200)
}

const calling = new RegExp([...data.calls, `\\b(?:${data.globals.join(' ').replaceAll(' ', '|')})\\b`].join('|'), 'i')

/** Outside MDX, braces are mostly plain text, so an expression only counts if it calls something or reads more than the page has. */
function judgeExpression(context: Context, { format }: PageChange, value: string): Bare[] {
  if (isLiteral(value) || isComment(value)) return []
  if (format !== 'mdx' && !calling.test(value))
    return value.startsWith('{') && !context.base.holds(`{${value}}`)
      ? [{ kind: 'component-unknown', subject: `{${value}}`.slice(0, 200) }]
      : []
  return [known(context, 'build-code', `{${value}}`, `{${value}}`)]
}

function judgeFrontMatter({ removed, before }: PageChange, key: string, value: string): Bare[] {
  const name = key.toLowerCase()
  const subject = `${key}: ${value}`.slice(0, 200)
  if (codeKeys.has(name) || codeKeys.has(name.split('.')[0] ?? '') || /^!|<script|javascript:/i.test(value))
    return [{ kind: 'build-code', subject }]
  if (proseKeys.has(name)) return []
  const gone = removed.find((part) => part.kind === 'front-matter' && part.key === key)
  // What a page says about itself for the first time hides or moves nothing, if it only names it.
  const isNaming = /^(?:title|sidebar_label|sidebartitle|linktitle|nav_title)$/.test(name)
  if (isNaming && gone?.kind === 'front-matter' && isTypo(gone.value, value)) return []
  if (isNaming && name !== 'title' && gone === undefined && before.length > 0) return []
  return [{ kind: 'front-matter-changed', subject }]
}

/** Whether two texts differ in a few letters only. */
export function isTypo(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => text.split(/\s+/)) as [string[], string[]]
  if (words.length !== others.length || /\d/.test(one) !== /\d/.test(other)) return squeeze(one) === squeeze(other)
  const differing = words.filter((word, at) => word !== others[at])
  return (
    differing.length <= 1 &&
    Math.abs(one.length - other.length) <= 2 &&
    [...one].filter((letter, at) => letter !== other[at]).length <= Math.max(3, one.length / 3)
  )
}

/** Harmless boxes of many generators, whose words are judged as prose. */
const box = compile('box', 'i')

function judgeDirective(context: Context, page: PageChange, name: string, value: string): Bare[] {
  const { base } = context
  const lower = name.toLowerCase()
  const subject = `${name} ${value}`.trim().slice(0, 200)
  const isHeldElsewhere = () =>
    base.holds(`${name}:: ${value}`.trim()) ||
    base.holds(`${name}} ${value}`.trim()) ||
    base.holds(`${name} ${value}`.trim())
  if (isScriptAddress(value.split(/\s/)[0] ?? '')) return [{ kind: 'script-address', subject }]
  if (running.has(lower) || raw.has(lower)) {
    // `:::python` is a reference to an object where a generator uses it like that.
    return [
      {
        kind:
          isHeldElsewhere() || base.texts.some((text) => isUsedAlike(text, name)) ? 'known-elsewhere' : 'build-code',
        subject,
      },
    ]
  }
  if (lower.endsWith('subs') && /none|-\s*special/.test(value)) return [{ kind: 'build-code', subject }]
  if (/^subs\s*=/.test(value) && /none|-\s*special|macros/.test(value)) return [{ kind: 'build-code', subject }]
  if (including.has(lower)) {
    if (leadsOut(page.path, value)) return [{ kind: 'include-outside', subject }]
    return isHeldElsewhere() || base.holds(value.split(/[\s[]/)[0] ?? '') ? [] : [{ kind: 'markup-unusual', subject }]
  }
  const isUsed = [
    `{% ${name}`,
    `{{< ${name}`,
    `{{% ${name}`,
    `::${name}`,
    `::: ${name}`,
    `:::${name}`,
    `!!! ${name}`,
    `.. ${name}::`,
  ].some((form) => base.texts.some((text) => text.includes(form)))
  return isUsed ||
    (box.test(name) && /^(?:note|tip|info|hint|warning|caution|danger|important|details|\/\w+|end\w+)$/i.test(name))
    ? []
    : [{ kind: 'component-unknown', subject }]
}

function isUsedAlike(text: string, name: string): boolean {
  const form = name.replace(/[^\w-]/g, '\\$&')
  const starts = [`:{3,}\\s*\\{?${form}\\b`, `\\.\\.\\s+${form}::`, `\x60{3,}\\{${form}\\}`]
  return new RegExp(`^\\s*(?:${starts.join('|')})`, 'm').test(text)
}

/** Whether it leads to a web address, an absolute path, above the repository's root, or to a file that may hold credentials. */
function leadsOut(path: string, written: string): boolean {
  const value = written.replace(/%2e/gi, '.').replace(/%2f/gi, '/')
  if (
    /(?:https?|ftp):|\bfile:[/\\]|(?:^|["'=\s])(?:[a-z]:[/\\]|~|\\\\|\/\/|\/(?:etc|proc|root|home|var|usr|dev)\b)/i.test(
      value,
    )
  )
    return true
  if (/(?:^|[/"'\s=])\.(?:env|git|ssh|npmrc|netrc|pypirc|aws|github)\b/i.test(value)) return true
  return (value.match(/\.\.[/\\]/g)?.length ?? 0) >= path.split('/').length
}

const diagram = /^(?:[\w-]*(?:mermaid|plantuml|puml|graphviz|dot|d2|vega(?:-lite)?)|\{(?:mermaid|graphviz|uml)\})$/i
const runningDiagram = compile('runningDiagram', 'im')
const chunk = /^\{\{?(?:r|python|julia|ojs|bash|sh)\b[^}]*\}?\}?$/i
const runningMeta = /(?:^|[\s,{])(?:exec(?:ute)?(?:=|\s|$)|eval=|\.exec\b|live(?=[\s}=]|$))/i
const magic = /^\s{0,9}%%(?:javascript|js|html|svg|script|bash|sh|perl|ruby|writefile|system)\b/im

/** Code blocks that a generator runs, includes or passes on. */
function judgeCell(context: Context, lang: string, meta: string, value: string): Bare[] {
  const name = lang.toLowerCase().replace(/^\{|\}$/g, '')
  const subject = `${lang} ${meta}`.trim()
  const runs =
    magic.test(value) ||
    /^\{?=[a-z][a-z\d]{0,20}\}?$/i.test(lang) ||
    chunk.test(lang) ||
    runningMeta.test(meta) ||
    (cells.has(name) && (lang.startsWith('{') || name !== 'raw')) ||
    (diagram.test(lang) && runningDiagram.test(value))
  if (runs) return [known(context, 'build-code', subject, `${lang}${meta === '' ? '' : ` ${meta}`}`)]
  if (/^\{[\w-]{1,40}\}$/.test(lang) && including.has(name) && leadsOut('', meta))
    return [{ kind: 'include-outside', subject }]
  return []
}

const formula = compile('formula')
const written = compile('written', 'i')
const rawRole =
  /"application\/javascript"|^\s*\.\.\s+role::\s*[\w-]{0,80}\(\s*raw|`[^`\n]{1,1000}`\{=[a-z][a-z\d]{0,20}\}/i
const hidingClass = compile('hidingClass')
/** Comments of template languages and formats, titles of definitions, and comments in front matter, which are never displayed. */
const unseen = compile('unseen')

function findInLines(page: PageChange): Found[] {
  const { path, format, added, after, addedLines } = page
  const code = listCodeLines(page)
  const isMarkdown = format === 'markdown' || format === 'mdx'
  const matterEnd = after.reduce((last, part) => (part.kind === 'front-matter' ? Math.max(last, part.line) : last), 0)
  const found: Found[] = []
  for (const { line, text } of addedLines) {
    const isInCode = code.has(line)
    const place = { path, line, subject: text.trim().slice(0, 200) }
    const match = unseen.exec(text)
    const said = match?.slice(1).find((one) => one !== undefined) ?? ''
    // A comment in code, and a heading of Markdown, are seen.
    const isSeen = isMarkdown && /^\s*(?:#|\/\/|\.\.)/.test(text) && line > matterEnd + 1
    if (said !== '' && (isInCode || isSeen ? addressesAgent(said) : ordersAgent(said)))
      found.push({ kind: 'hidden-text', ...place })
    if (isInCode) continue
    if (written.test(text)) found.push({ kind: 'script-address', ...place })
    if (!isMarkdown && listWords(text).some((word) => /:\S/.test(word) && isScriptAddress(word)))
      found.push({ kind: 'script-address', ...place })
    if (rawRole.test(text)) found.push({ kind: 'build-code', ...place })
    if (formula.test(text)) found.push({ kind: 'hidden-text', ...place })
    const names = (hidingClass.exec(text) ?? [])
      .slice(1)
      .join(' ')
      .split(/[\s.#"'`=,]+/)
    if (names.some((name) => findHidingClass({ attributes: { class: name } }) !== undefined))
      found.push({ kind: ordersAgent(text) ? 'hidden-text' : 'markup-unusual', ...place })
  }
  if (!isMarkdown)
    for (const hunk of page.hunks)
      if (hidesOrder(hunk.added))
        found.push({ kind: 'hidden-text', path, line: hunk.line, subject: hunk.added.join(' ').trim().slice(0, 200) })
  const hidden = added.flatMap((part) =>
    part.kind === 'tag' &&
    (findHidingClass(part) !== undefined ||
      /^(?:annotation|applet|audio|canvas|desc|metadata|object|video)$/i.test(part.name))
      ? [part.line]
      : [],
  )
  for (const part of added) {
    const text = part.kind === 'text' ? part.value : part.kind === 'image' ? part.text : ''
    if (text === '') continue
    const isHidden = hidden.some((line) => part.line >= line && part.line <= line + 8)
    if ((isHidden && ordersAgent(text)) || (part.kind === 'image' && addressesAgent(text)))
      found.push({ kind: 'hidden-text', path, line: part.line, subject: text.slice(0, 200) })
  }
  return found
}

/** In formats that are read by lines: pieces that may be an address. */
const listWords = (text: string): string[] =>
  text
    .replace(/^\s*(?:\.\.\s+_[^:]{1,300}:|__|:\w+:)\s+/, '')
    .split(/[\s"'`<>()[\],=]+|::/)
    .slice(0, 200)

/** What begins something that a built page does not show. */
const unshown = compile('unshown')

/** In lines: what is hidden there is short. */
const longestHidden = 12

function hidesOrder(lines: readonly string[]): boolean {
  const at = lines.findIndex((text) => unshown.test(text))
  if (at >= 0 && ordersAgent(lines.slice(at, at + longestHidden).join('\n'))) return true
  return lines.some(
    (text) =>
      /^\s*(?::[\w-]+:|\[\.|\[role|"\w+":)/.test(text) &&
      addressesAgent(text.replace(/^\s*(?::[\w-]+:|"\w+":)\s*"?/, '')),
  )
}

/** Lines of code blocks at the head, with their fences. */
function listCodeLines({ after, format }: PageChange): ReadonlySet<number> {
  const lines = new Set<number>()
  if (format !== 'markdown' && format !== 'mdx') return lines
  for (const part of after) {
    if (part.kind !== 'code') continue
    const last = part.line + part.value.split('\n').length + 1
    for (let line = part.line; line <= last; line += 1) lines.add(line)
  }
  return lines
}

/** Tags that Markdown takes for text, but a lenient parser of HTML does not. */
const lax = compile('lax', 'gi')

function listLooseTags({ format, after, addedLines }: PageChange): Tag[] {
  if (format !== 'markdown') return []
  const code = new Set(
    after.flatMap((part) =>
      part.kind === 'code' ? Array.from(part.value.split('\n'), (_, at) => part.line + at) : [],
    ),
  )
  const seen = new Set(after.flatMap((part) => (part.kind === 'tag' ? [`${part.line} ${part.name}`] : [])))
  return addedLines.flatMap(({ line, text }) => {
    if (code.has(line) || !text.includes('<')) return []
    const plain = text.replace(/\\[<\\`]/g, ' ').replace(/(?<!`)(`{1,9})(?!`)[^`]{0,2000}\1(?!`)/g, ' ')
    return (plain.match(lax) ?? []).flatMap((found) => {
      const name = /^<(\w+)/.exec(found)?.[1]?.toLowerCase() ?? ''
      const own = Object.fromEntries(
        Array.from(
          found.matchAll(/([\w:@.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g),
          ([, key = '', one, two, three]) => [key.toLowerCase(), one ?? two ?? three ?? ''],
        ),
      )
      return seen.has(`${line} ${name}`) || Object.keys(own).length === 0
        ? []
        : [{ kind: 'tag' as const, name, attributes: own, isJsx: false, line }]
    })
  })
}
