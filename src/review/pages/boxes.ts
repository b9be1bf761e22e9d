// Boxes and tabs of MkDocs and MyST: Markdown that plain Markdown takes for code, because it is indented or fenced.
import { measureIndent, splitLines } from './page.ts'

const marker = /^ *(?:!!!|\?\?\?\+?|===[!+]?) +\S/
const named = /^( *)(`{3,}|~{3,})(\{(?:attention|caution|danger|error|hint|important|note|seealso|tip|warning)\}.*)$/
const fence = /^ *(`{3,}(?=[^`]*$)|~{3,})/

/** Each line stays where it is. What cannot be told for certain, such as tabs or a fence that a box does not close, stays as it is. */
export function openBoxes(text: string): string {
  const rows: string[] = []
  /** Where the content of each open box begins, and the fences of code and of a box of MyST. */
  let boxes: number[] = []
  let [code, box] = ['', '']
  for (const line of splitLines(text)) {
    const indent = measureIndent(line)
    const isBlank = line.trim() === ''
    if (/^ *\t/.test(line)) return text
    if (!isBlank && code === '') boxes = boxes.filter((from) => indent >= from)
    const cut = 4 * boxes.length
    if (!isBlank && indent < cut) return text
    const row = line.slice(isBlank ? Math.min(cut, line.length) : cut)
    const mark = fence.exec(row)?.[1] ?? ''
    const isEnd = (open: string) => mark.startsWith(open) && row.trim() === mark && measureIndent(row) < 4
    const [, space = '', own = '', name = ''] = named.exec(row) ?? []
    let shown = row
    if (code !== '') code = isEnd(code) ? '' : code
    else if (box === '' && name !== '' && space.length < 4) {
      shown = `${space}:::${name}`
      box = own
    } else if (box !== '' && isEnd(box)) {
      shown = ':::'
      box = ''
    } else if (mark !== '' && measureIndent(row) < 4) code = mark
    else if (marker.test(row)) boxes.push(indent + 4)
    rows.push(shown)
  }
  return box === '' ? rows.join('\n') : text
}
