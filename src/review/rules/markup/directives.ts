// Rules about directives, which include files, run commands or pass text through unparsed.
import type { Code } from '../../../changes/page.ts'
import { listCodeLines } from '../subject/code-lines.ts'
import { createLookup } from '../subject/known.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import data from './directives.json' with { type: 'json' }
import { listIncludes, listRaw, type Marked } from './markup-lines.ts'

const including: ReadonlySet<string> = new Set(data.including)
const diagrams: ReadonlySet<string> = new Set(data.diagrams)
const documenting: ReadonlySet<string> = new Set(data.documenting)
const running: ReadonlySet<string> = new Set(data.running)
const unparsed: ReadonlySet<string> = new Set(data.unparsed)

interface Directive {
  readonly path: string
  readonly line: number
  readonly name: string
  readonly value: string
}

function listDirectives({ pages }: Subject, names: ReadonlySet<string>): Directive[] {
  return pages.flatMap(({ path, added }) =>
    added.flatMap((part) =>
      part.kind === 'directive' && names.has(part.name.toLowerCase())
        ? [{ path, line: part.line, name: part.name, value: part.value }]
        : part.kind === 'comment'
          ? listCommented(part.value, names).map((found) => ({ path, line: part.line, ...found }))
          : [],
    ),
  )
}

/** Comments that VitePress or web servers act on: `<!--@include: x.md-->`, `<!--#exec cmd="id" -->`. */
function listCommented(value: string, names: ReadonlySet<string>): { name: string; value: string }[] {
  const [, name = '', rest = ''] = /^\s*[@#](include|exec)\b:?\s*([^\n]{0,500})/.exec(value) ?? []
  return names.has(name) ? [{ name, value: rest.trim() }] : []
}

/** MyST directives are written as code blocks. */
function listFenced({ pages }: Subject): Directive[] {
  return pages.flatMap(({ path, added }) =>
    added.flatMap((part) => {
      const name = part.kind === 'code' ? /^\{([\w-]{1,40})\}$/.exec(part.lang)?.[1] : undefined
      if (part.kind !== 'code' || name === undefined || !including.has(name.toLowerCase())) return []
      return [{ path, line: part.line, name, value: part.meta }]
    }),
  )
}

function toLineFinding({ path, line, value }: Marked): Finding {
  return { path, line, subject: value }
}

function toFinding({ path, line, name, value }: Directive): Finding {
  return { path, line, subject: `${name} ${value}`.trim() }
}

/** Whether it leads to a web address, an absolute path, above the repository's root, or to a file that may hold credentials. */
function leadsOut({ path, value: written }: Marked): boolean {
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

/** A table whose rows are in the page itself. */
function holdsRows({ name, value }: Directive): boolean {
  return /^(?:csv|list)-table$/i.test(name) && !/(?:^|\s):(?:file|url):/.test(value)
}

const languages: ReadonlySet<string> = new Set(data.languages)
/** A code chunk of R Markdown or Quarto. */
const chunk = /^\{\{?(?:r|python|julia|ojs|bash|sh)\b[^}]*\}?\}?$/i
const runningMeta = /(?:^|[\s,{])(?:exec(?:ute)?(?:=|\s|$)|eval=|\.exec\b|live(?=[\s}=]|$))/i

/** Diagram languages, which have their own links, calls and includes. */
const diagram = /^(?:[\w-]*(?:mermaid|plantuml|puml|graphviz|dot|d2|vega(?:-lite)?)|\{(?:mermaid|graphviz|uml)\})$/i
const runningDiagram: readonly RegExp[] = [
  /javascript:|^[ \t]{0,40}click[ \t]{1,9}\S{1,100}[ \t]{1,9}call\b|\bsecurityLevel\b/im,
  /\b(?:URL|href)\s{0,3}=\s{0,3}["']?\s{0,3}(?:vbscript|data):/i,
  /^[ \t]{0,40}!include\w{0,9}[ \t]{1,9}<?https?:|<[a-z]+\s[^<>\n]{0,200}\bon[a-z]{3,20}\s*=/im,
]

/** Raw text that Pandoc passes through to the named output format. */
const passed = /^\{?=[a-z][a-z\d]{0,20}\}?$/i
const passedInline = /`[^`\n]{1,1000}`\{=[a-z][a-z\d]{0,20}\}/i
/** Inline code that Knitr and Quarto evaluate while they render the page. */
const computed = /^(?:r\s{1,3}[\w.:]{1,60}\(|\{(?:r|python|julia|ojs)\}\s)/i
/** Notebook cell magics. */
const magic = /^\s{0,9}%%(?:javascript|js|html|svg|script|bash|sh|perl|ruby|writefile|system)\b/im

function findPassed({ pages }: Subject): Finding[] {
  return pages.flatMap((page) => {
    const { path, added, addedLines, format } = page
    if (format !== 'markdown' && format !== 'mdx') return []
    const blocks = added.filter((part) => part.kind === 'code' && passed.test(part.lang))
    const lines = addedLines.filter(({ text }) => passedInline.test(text))
    const code = lines.length === 0 ? new Set<number>() : listCodeLines(page)
    return [...blocks, ...lines.filter(({ line }) => !code.has(line))].map(({ line }) => ({ path, line }))
  })
}

/** Content of a fence that Docusaurus parses as MDX. */
const unfenced = /^\s*(?:import|export)\b|[{}]|<(?:iframe|object|script)\b/m

function runs({ lang, meta, value }: Code): boolean {
  if (magic.test(value) || (lang === 'mdx-code-block' && unfenced.test(value))) return true
  // AsciiDoc names the diagram type in the block's style.
  if (
    (diagram.test(lang) || diagram.test(/^[\w-]{1,40}/.exec(meta)?.[0] ?? '')) &&
    runningDiagram.some((form) => form.test(value))
  )
    return true
  return languages.has(lang.toLowerCase().replace(/^\{|\}$/g, '')) || chunk.test(lang) || runningMeta.test(meta)
}

function findRunningCode({ pages }: Subject): Finding[] {
  return pages.flatMap(({ path, added, before }) => {
    // A changed text in a block that already ran is left to the rules about code.
    const old = new Set(before.map((part) => (part.kind === 'code' && runs(part) ? `${part.lang} ${part.meta}` : '')))
    const inline = added.filter((part) => part.kind === 'inline-code' && computed.test(part.value))
    const found = added
      .filter((part) => part.kind === 'code')
      .filter((code) => runs(code) && !old.has(`${code.lang} ${code.meta}`))
      .map(({ lang, meta, line }) => ({ path, line, subject: `${lang} ${meta}`.trim() }))
    return [...found, ...inline.map(({ line }) => ({ path, line }))]
  })
}

export const directiveRules: readonly Rule[] = [
  {
    id: 'running-directive',
    severity: 'block',
    detects: 'directives and code blocks that run during the build or in the browser',
    message: 'This runs code when the site is built or when a reader opens the page.',
    find: (subject) => {
      const holds = createLookup(subject)
      const isForeign = ({ value }: Directive) => !holds(/^[\w]{1,100}/.exec(value)?.[0] ?? '')
      const imported = listDirectives(subject, documenting).filter(isForeign)
      return [...[...listDirectives(subject, running), ...imported].map(toFinding), ...findRunningCode(subject)]
    },
  },
  {
    id: 'raw-directive',
    severity: 'block',
    detects: 'directives that pass raw HTML through',
    message: 'This directive passes raw HTML into the page, including any script in it.',
    find: (subject) => [
      ...listDirectives(subject, unparsed).map(toFinding),
      ...findPassed(subject),
      ...subject.pages.flatMap((page) => listRaw(page).map(toLineFinding)),
    ],
  },
  {
    id: 'include-elsewhere',
    severity: 'block',
    detects: 'directives that include a file from outside the repository, or one that holds credentials',
    message: 'This directive publishes a file from outside the documentation, which may contain secrets.',
    find: (subject) => [
      ...listDirectives(subject, including).filter(leadsOut).map(toFinding),
      ...listDirectives(subject, diagrams)
        .filter(({ value }) => /^(?:https?:)?\/\//i.test(value))
        .map(toFinding),
      ...listFenced(subject).filter(leadsOut).map(toFinding),
      ...subject.pages.flatMap((page) => listIncludes(page).filter(leadsOut).map(toLineFinding)),
    ],
  },
  {
    id: 'include',
    severity: 'look',
    detects: 'directives that include a file that no other page includes',
    message: 'No other page includes this file; check that it is meant to be published.',
    find: (subject) => {
      const holds = createLookup(subject)
      return listDirectives(subject, including)
        .filter(
          (one) => !leadsOut(one) && !holdsRows(one) && !holds(one.value) && !holds(one.value.split(/\s/)[0] ?? ''),
        )
        .map(toFinding)
    },
  },
]
