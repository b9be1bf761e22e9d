// A prompt: one frame, readers' words inside it and nowhere else, one marker, and outside the frame only what harmless prompts have.
import { judgeHidden } from './characters.ts'
import { parseMarkdown } from './markdown.ts'

/** Lines of harmless prompts outside the frame, without what differs from prompt to prompt. */
export type Outside = ReadonlySet<string>

const longest = 24_000
const markerLine = /^feedback-to-fix: [\da-f]{32}$/

export function learnOutside(prompts: readonly string[]): Outside {
  return new Set(prompts.flatMap((prompt) => splitPrompt(prompt)?.outside.map(plain) ?? []))
}

export function judgePrompt(prompt: string, known: Outside): string[] {
  const parts = splitPrompt(prompt)
  if (parts === undefined) return ['no frame of two equal lines']
  const { delimiter, outside, inside } = parts
  const faults = judgeHidden(prompt)
  if (prompt.length > longest) faults.push(`longer than ${longest} characters`)
  if (prompt.split(delimiter).length !== 3) faults.push('the delimiter stands in it more than twice')
  if (inside.some((line) => !/^(?:\|(?: .*)?|\* .*|)$/u.test(line))) faults.push('a line of the frame without its mark')
  for (const line of inside.filter((line) => line.startsWith('*') && !isNote(line)))
    faults.push(`a note that is not ours: ${JSON.stringify(line.slice(0, 60))}`)
  if (prompt.includes('<!--')) faults.push('an HTML comment')
  if (outside.filter((line) => markerLine.test(line)).length !== 1) faults.push('not one marker line')
  if ((prompt.match(/feedback-to-fix[*_`\s]*[:\uff1a]/gi) ?? []).length !== 1) faults.push('a second marker')
  for (const line of outside) {
    if (known.has(plain(line))) continue
    if (!isPageLine(line))
      faults.push(`a line outside the frame that is not ours: ${JSON.stringify(line.slice(0, 60))}`)
  }
  return faults
}

interface Parts {
  readonly delimiter: string
  readonly outside: readonly string[]
  readonly inside: readonly string[]
}

/** By its shape alone: a line, lines of which the first bears the mark, and the same line again. */
function splitPrompt(prompt: string): Parts | undefined {
  const lines = prompt.split('\n')
  const start = lines.findIndex((line, at) => /^[^*|]/.test(line) && /^[*|]/.test(lines[at + 1] ?? ''))
  const delimiter = lines[start]
  const end = delimiter === undefined ? -1 : lines.lastIndexOf(delimiter)
  if (delimiter === undefined || end <= start || delimiter.length < 16) return undefined
  return {
    delimiter,
    inside: lines.slice(start + 1, end),
    outside: [...lines.slice(0, start), ...lines.slice(end + 1)],
  }
}

const names = 'NAME(?:(?:,| and) NAME)*(?: and \\d+ more)?'
const writers =
  '(?:,(?: \\d+ of them)? from (?:an AI agent|AI agents))?(?:,(?: \\d+ of them)? by (?:a reader|readers) who found the page helpful)?'
const origin = `(?:, NAME)?(?:, from ${names})?(?:, shortened)?(?:, without its HTML comments)?`
const noteShapes = [
  /^(?:Topic \d+|Others): \d+ (?:readers?(?: and \d+ AI agents?)?|AI agents?)(?: \(words in common: NAME(?:, NAME)*\))?$/,
  new RegExp(`^(?:Comment|Code block)PLACE(?:, ×\\d+)?${writers}${origin}$`),
  new RegExp(`^The code block that it is about${origin}$`),
  /^\d+ (?:comment|code block)s?, \d+ characters?$/,
  /^"Not helpful" votes without a comment: \d+$/,
  /^Redacted from their comments: \d+ \[[a-z-]+\](?:, \d+ \[[a-z-]+\])*$/,
]

/** Our words and numbers, with names in code spans that hold no blank. */
function isNote(line: string): boolean {
  const words = line.replace(/`[^`\s|]+`/g, 'NAME').replace(new RegExp(` on ${names}`), 'PLACE')
  return noteShapes.some((shape) => new RegExp(shape.source.replace('PLACE', '(?:PLACE)?')).test(words.slice(2)))
}

/** A list item of code spans with our few words between them, and no way out of the code. */
function isPageLine(line: string): boolean {
  if (/^- and \d+ more$/.test(line)) return true
  const [list, ...more] = parseMarkdown(line).children
  if (list?.type !== 'list' || more.length > 0 || list.children.length !== 1) return false
  const [paragraph, ...rest] = list.children[0]?.children ?? []
  if (paragraph?.type !== 'paragraph' || rest.length > 0) return false
  return paragraph.children.every((node) => {
    if (node.type === 'inlineCode') return !/\s/.test(node.value)
    return node.type === 'text' && /^(?:, (?:also )?read as |, | and |and \d+ more| and \d+ more)$/.test(node.value)
  })
}

function plain(line: string): string {
  return line.replace(/[\da-f]{32}/g, 'name').replace(/\d+/g, '0')
}
