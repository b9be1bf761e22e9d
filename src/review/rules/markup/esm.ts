// Rules about code in MDX pages, and in Markdown that generators read as MDX.
import type { PageChange, Part } from '../../../changes/page.ts'
import { createLookup } from '../subject/known.ts'
import { compilePattern } from '../subject/pattern.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import data from './expressions.json' with { type: 'json' }
import { isComment, isLiteral } from './literal.ts'

interface Code {
  readonly path: string
  readonly line: number
  readonly value: string
  /** With the braces of an expression. */
  readonly written: string
}

function listEsm(subject: Subject): Code[] {
  return subject.pages.flatMap(({ path, added }) =>
    added.filter((part) => part.kind === 'esm').map(({ line, value }) => ({ path, line, value, written: value })),
  )
}

/** Outside MDX, braces are mostly plain text, so an expression only counts if it calls something or accesses more than the page has. */
const running = compilePattern(
  [
    ...data.calls,
    `\\b(?:${data.names.join('|')})\\b`,
    `\\.(?:${data.members.join('|')})\\b`,
    `\\$(?:${data.instance.join('|')})\\b`,
  ],
  'i',
)

function listExpressions({ pages }: Subject): Code[] {
  return pages.flatMap((page) =>
    page.added.flatMap((part) =>
      valuesOf(part, page).map((value) => ({ path: page.path, line: part.line, value, written: `{${value}}` })),
    ),
  )
}

function valuesOf(part: Part, { format }: PageChange): string[] {
  if (part.kind === 'expression') {
    if (isLiteral(part.value) || isComment(part.value)) return []
    return format === 'mdx' || running.test(part.value) ? [part.value] : []
  }
  if (part.kind !== 'tag' || !part.isJsx) return []
  return Object.entries(part.attributes).flatMap(([name, value]) => {
    if (name.startsWith('{')) return [name.slice(1, -1)]
    const source = /^\{([\s\S]*)\}$/.exec(value)?.[1]
    return source === undefined || isLiteral(source) ? [] : [source]
  })
}

/** Reports code that other pages do, or do not, contain verbatim: a whole import line, an expression with its braces. */
function judge(subject: Subject, found: readonly Code[], isKnown: boolean): Finding[] {
  const holds = createLookup(subject)
  return found
    .filter(({ written }) => holds(written) === isKnown)
    .map(({ path, line, value }) => ({ path, line, subject: value }))
}

export const esmRules: readonly Rule[] = [
  {
    id: 'mdx-import',
    severity: 'block',
    detects: 'new MDX `import` and `export` statements',
    message: 'This statement runs code when the site is built, and no other page has it.',
    find: (subject) => judge(subject, listEsm(subject), false),
  },
  {
    id: 'mdx-expression',
    severity: 'block',
    detects: 'new MDX expressions other than a string, a number or a list of them',
    message: 'This expression runs code when the page is built or viewed, and no other page has it.',
    find: (subject) => judge(subject, listExpressions(subject), false),
  },
  {
    id: 'known-import',
    severity: 'look',
    detects: 'new `import` and `export` statements that other pages already contain verbatim',
    message:
      'This statement runs code and is new on this page, but other pages have exactly the same one; check that this page needs it.',
    find: (subject) => judge(subject, listEsm(subject), true),
  },
]
