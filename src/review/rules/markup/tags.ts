// Rules about HTML and JSX tags that a change adds.
import type { PageChange, Part, Tag } from '../../../changes/page.ts'
import { listCodeLines } from '../subject/code-lines.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { findHandlers, isTemplateBinding } from './handlers.ts'
import { listLaxTags } from './lax-tags.ts'
import { listLinks } from './markup-lines.ts'
import { isScriptAddress } from './script-address.ts'

/** A tag in a form that a reviewer can search for. */
export function showTag({ name, attributes }: Tag, attribute?: string): string {
  if (attribute === undefined) return `<${name}>`
  const value = attributes[attribute] ?? ''
  return value === '' ? `<${name} ${attribute}>` : `<${name} ${attribute}="${value.slice(0, 200)}">`
}

/** Tags that are new on a page, including those that only other parsers see. */
export function listNewTags(page: PageChange): Tag[] {
  return [...listTags(page.added), ...listLaxTags(page)]
}

export function listTags(parts: readonly Part[]): Tag[] {
  return parts.filter((part) => part.kind === 'tag')
}

/** Attributes that the page already had on a tag of the same name. */
function listOldAttributes({ before }: PageChange): ReadonlySet<string> {
  const old = new Set<string>()
  for (const { name, attributes } of listTags(before))
    for (const [key, value] of Object.entries(attributes)) old.add(`${name} ${key}=${value}`)
  return old
}

type Row = Omit<Rule, 'find' | 'severity'>

/** Names are compared with case: a component may share an element's name except for its first letter. */
function tagRule(row: Row, names: readonly string[], holds: (tag: Tag) => boolean = () => true): Rule {
  const wanted = new Set(names)
  const find = ({ pages }: Subject) =>
    pages.flatMap((page) =>
      listNewTags(page)
        .filter((tag) => wanted.has(localName(tag)) && holds(tag))
        .map((tag): Finding => ({ path: page.path, line: tag.line, subject: showTag(tag, addressOf(tag)) })),
    )
  return { ...row, severity: 'block', find }
}

/** A tag's name without its namespace prefix. */
export function localName({ name, isJsx }: Tag): string {
  if (isJsx && /^(?:Script|I[Ff]rame)$/.test(name)) return name.toLowerCase()
  return name.replace(/^[a-z]+:/, '')
}

function attributeRule(row: Row, list: (tag: Tag) => readonly string[]): Rule {
  const find = ({ pages }: Subject) =>
    pages.flatMap((page) => {
      const old = listOldAttributes(page)
      return listNewTags(page).flatMap((tag) =>
        list(tag)
          .filter((name) => !old.has(`${tag.name} ${name}=${tag.attributes[name]}`))
          .map((name): Finding => ({ path: page.path, line: tag.line, subject: showTag(tag, name) })),
      )
    })
  return { ...row, severity: 'block', find }
}

export function addressOf({ attributes }: Tag): string | undefined {
  return ['src', 'data', 'href', 'action', 'http-equiv', 'srcdoc'].find((name) => attributes[name] !== undefined)
}

function isForeign(url: string | undefined): boolean {
  return url !== undefined && !/^(?:\.{0,2}\/(?![/\\])|[#?]|$)/.test(url.trim())
}

/** Script URLs in the syntax of formulas and of diagrams. */
const written =
  /\\(?:href|url)\s{0,3}\{\s{0,3}(?:javascript|vbscript|data):|\b(?:URL|href)\s{0,3}=\s{0,3}["']?\s{0,3}javascript:/i

function findWritten(page: PageChange): Finding[] {
  const { path, format, addedLines } = page
  const lines = addedLines.filter(({ text }) => written.test(text))
  const code = lines.length === 0 ? new Set<number>() : listCodeLines(page)
  const isDrawn = (text: string) => format === 'restructuredtext' && /\bURL\s{0,3}=/.test(text)
  return lines
    .filter(({ line, text }) => !code.has(line) || isDrawn(text))
    .map(({ line, text }) => ({ path, line, subject: text.trim().slice(0, 200) }))
}

/** Script URLs in links, pictures and all attributes, including lists and styles. */
function findScriptAddresses({ pages }: Subject): Finding[] {
  return pages.flatMap((page) => [
    ...findWritten(page),
    ...listLinks(page)
      .filter(({ value }) => isScriptAddress(value))
      .map(({ path, line, value }) => ({ path, line, subject: value })),
    ...findInParts(page),
  ])
}

function findInParts({ path, added }: PageChange): Finding[] {
  return added.flatMap((part): Finding[] => {
    const { line } = part
    if (part.kind === 'link' || part.kind === 'image')
      return isScriptAddress(part.url, part.kind === 'image') ? [{ path, line, subject: part.url }] : []
    if (part.kind === 'directive') {
      const [url = ''] = part.value.split(/\s/)
      return url.length > 12 && isScriptAddress(url) ? [{ path, line, subject: url }] : []
    }
    if (part.kind !== 'tag') return []
    return Object.entries(part.attributes)
      .filter(
        ([name, value]) =>
          name !== 'content' && splitAddresses(value).some((url) => isScriptAddress(url, isShown(part, name))),
      )
      .map(([name]) => ({ path, line, subject: showTag(part, name) }))
  })
}

function isShown({ name }: Tag, attribute: string): boolean {
  return /^(?:img|image|source|video|input)$/i.test(name) || /^(?:poster|style|background|icon|logo)$/.test(attribute)
}

function splitAddresses(value: string): string[] {
  return [value, ...value.split(/[,\s(){}"'`;]+/).slice(0, 50)]
}

export const tagRules: readonly Rule[] = [
  tagRule(
    {
      id: 'script-element',
      detects: '`<script>` elements',
      message: 'This script would run in every reader’s browser.',
    },
    ['script'],
  ),
  tagRule(
    {
      id: 'form',
      detects: 'forms that send what readers type',
      message: 'This form can send what readers type to someone else.',
    },
    ['button', 'form', 'input'],
    ({ name, attributes }) =>
      isForeign(attributes.formaction) ||
      (name === 'form' && (isForeign(attributes.action) || attributes.method?.toLowerCase() === 'post')) ||
      attributes.type?.toLowerCase() === 'password',
  ),
  tagRule(
    {
      id: 'page-head',
      detects: '`<base>`, `<link>` and `<meta http-equiv>`, which change where links lead or what the page loads',
      message: 'This element changes where links lead or what the whole page loads.',
    },
    ['base', 'link', 'meta'],
    ({ name, attributes }) => name !== 'meta' || attributes['http-equiv'] !== undefined,
  ),
  tagRule(
    {
      id: 'style-element',
      detects: '`<style>` elements',
      message: 'This style sheet can hide or replace what readers see.',
    },
    ['style'],
  ),
  attributeRule(
    {
      id: 'event-handler',
      detects: 'attributes that run code: `onclick` and the like, and those of frameworks (`@click`, `x-on`, `v-html`)',
      message: 'This attribute runs code in every reader’s browser.',
    },
    findHandlers,
  ),
  attributeRule(
    {
      id: 'raw-html',
      detects: 'attributes that contain HTML: `srcdoc`, `dangerouslySetInnerHTML`, `v-html`',
      message: 'This attribute puts unchecked HTML into the page, including any script in it.',
    },
    ({ attributes }) =>
      ['srcdoc', 'dangerouslysetinnerhtml', 'v-html', ':innerhtml', 'innerhtml'].filter(
        (name) => attributes[name] !== undefined,
      ),
  ),
  attributeRule(
    {
      id: 'template-binding',
      detects: 'attributes that a framework evaluates as code (`:href`, `v-bind`, `x-data`)',
      message: 'The site’s framework evaluates this attribute as code.',
    },
    (tag) => Object.keys(tag.attributes).filter((name) => isTemplateBinding(tag, name)),
  ),
  {
    id: 'script-address',
    severity: 'block',
    detects:
      '`javascript:`, `vbscript:`, `data:text/html` and similar URLs in links, images and attributes, even when disguised',
    message: 'This URL runs code when it is opened or loaded.',
    find: findScriptAddresses,
  },
]
