// Hiding markup other than HTML: classes in roles, containers and attribute lists, and commands in formulas.
import type { Line, PageChange } from '../../../changes/page.ts'
import { listCodeLines } from '../subject/code-lines.ts'
import { compilePattern } from '../subject/pattern.ts'
import data from './hiding.json' with { type: 'json' }
import { isHidingClass } from './hiding.ts'

type Marks = Readonly<Partial<Record<PageChange['format'], readonly RegExp[]>>>

const attributes = /\{:?\s{0,9}([^{}]{0,200}?\.[a-z][^{}]{0,200})\}/i
const fenced = /^\s{0,40}:{3,}\s{0,9}\{?([\w .=#"'-]{1,200})\}?\s*$/
const marks: Marks = {
  restructuredtext: [/^\s*\.\.\s+(?:container|rst-class|class)::\s+(.{1,200})$/, /^\s+:class:\s+(.{1,200})$/],
  asciidoc: [/^\[[^\]]{0,200}?\brole\s?=\s?["']?([^"'\],]{1,200})/, /^\[([^\]=,]{0,200}\.[^\]=,]{1,200})[,\]]/],
  markdown: [attributes, fenced],
  mdx: [fenced],
  notebook: [attributes],
}

/** Added lines that set a hiding class. */
export function listHidingMarks({ format, addedLines }: PageChange): (Line & { readonly name: string })[] {
  const forms = marks[format] ?? []
  return addedLines.flatMap((line) => {
    const named = forms.map((form) => form.exec(line.text)?.[1] ?? '').join(' ')
    const name = named.split(/[\s.#"'`=,]+/).find(isHidingClass)
    return name === undefined ? [] : [{ ...line, name }]
  })
}

const formula = compilePattern(data.formulas)

/** Added lines of prose with a formula that contains invisible words. */
export function listHiddenFormulas(page: PageChange): Line[] {
  const found = page.addedLines.filter(({ text }) => formula.test(text))
  const code = found.length === 0 ? new Set<number>() : listCodeLines(page)
  return found.filter(({ line }) => !code.has(line))
}
