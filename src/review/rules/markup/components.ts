// Rules about components and macros of the site, which a page uses without saying where they come from.
import type { PageChange } from '../../../changes/page.ts'
import { listCodeLines } from '../subject/code-lines.ts'
import { createLookup } from '../subject/known.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { listTags } from './tags.ts'

const component = /^[A-Z][\w.]*$/

/** The `import` and `export` statements of a page. */
function readStatements({ after }: PageChange): string {
  return after.map((part) => (part.kind === 'esm' ? part.value : '')).join('\n')
}

/** Components of an MDX page that it does not import and that no other page uses. */
function findUnknown(subject: Subject): Finding[] {
  const holds = createLookup(subject)
  return subject.pages.flatMap((page) => {
    if (page.format !== 'mdx') return []
    const own = readStatements(page)
    const isOwn = (name: string) => new RegExp(`\\b${name.split('.')[0] ?? ''}\\b`).test(own)
    return listTags(page.added)
      .filter(({ name, isJsx }) => isJsx && component.test(name) && !isOwn(name) && !holds(`<${name}`))
      .map(({ name, line }) => ({ path: page.path, line, subject: `<${name}>` }))
  })
}

/** A shortcode or template tag of Hugo, Jekyll, Jinja and the like. */
const macro = /\{(\{[<%]|%-?)\s{0,9}([a-z][\w./-]{0,80})/gi

/** Harmless tags of Liquid and Jinja; `raw` and `verbatim` even keep the content from being run. */
const harmless = /^(?:end|else|raw$|verbatim$)/

/** Macros outside code. An end tag (`{% endif %}`) belongs to the call before it. */
function findMacros(subject: Subject): Finding[] {
  const holds = createLookup(subject)
  return subject.pages.flatMap((page) => {
    const found = page.addedLines.flatMap(({ line, text }) =>
      [...text.matchAll(macro)].map(([whole, sign = '', name = '']) => ({ line, whole, sign, name })),
    )
    const code = found.length === 0 ? new Set<number>() : listCodeLines(page)
    return found
      .filter(
        ({ line, sign, name }) => !code.has(line) && !(sign.startsWith('%') ? harmless : /^(?:end|else)/).test(name),
      )
      .filter(({ sign, name }) => {
        const start = `{${sign.replace('-', '')}`
        return !['', '-'].some((end) => holds(`${start}${end} ${name}`) || holds(`${start}${end}${name}`))
      })
      .map(({ line, whole }) => ({ path: page.path, line, subject: whole }))
  })
}

export const componentRules: readonly Rule[] = [
  {
    id: 'component-unknown',
    severity: 'look',
    detects: 'components in MDX that the page does not import and no other page uses',
    message: 'This component is neither imported on the page nor used on another; check what it is.',
    find: findUnknown,
  },
  {
    id: 'macro-new',
    severity: 'look',
    detects: 'shortcodes and template tags that no other page uses',
    message: 'This template tag runs when the site is built, and no other page uses it; check what it does.',
    find: findMacros,
  },
]
