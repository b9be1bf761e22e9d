// The small change that the scripted agent makes to a page.
import type { PageFile } from './prompt-pages.ts'

/** The new text of a page, or a function that produces it; the same text means no change. */
type Edit = string | ((text: string, prompt: string) => string)
/** Edits by page, such as `/guides/install`. */
export type Edits = Readonly<Record<string, Edit>>

/** What a prompt asks about, and the sentence that answers it. None of the prompt's own words get into the page. */
const notes: readonly [topic: RegExp, note: string][] = [
  [
    /\b(error|fails?|failed|crash\w*|exception|not work\w*|broken)\b/i,
    'If a step fails, run it once more with verbose output and compare the first message with this page.',
  ],
  [/\b(version|outdated|deprecated|upgrad\w+|old)\b/i, 'The steps on this page are for the current version.'],
  [/\b(install\w*|npm|package|setup)\b/i, 'Install the package before you follow the steps on this page.'],
  [/\b(example|snippet|sample|code)\b/i, 'The examples on this page are complete: copy them as they are.'],
  [
    /\b(config\w*|option|setting|default)\b/i,
    'Every option on this page has a default: leave out what you do not need.',
  ],
]
const general = 'Read this page from top to bottom: each step builds on the one before.'

export function buildEditedPage({ page }: PageFile, text: string, prompt: string, edits: Edits): string {
  const edit = Object.hasOwn(edits, page) ? edits[page] : undefined
  if (typeof edit === 'string') return edit
  if (edit) return edit(text, prompt)
  return addNote(text, notes.find(([topic]) => topic.test(prompt))?.[1] ?? general)
}

/** Under the first heading, or where the text begins; an existing note is not repeated. */
function addNote(text: string, note: string): string {
  const block = `> **Note:** ${note}`
  if (text.includes(block)) return text
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(eol)
  const start = countFrontMatter(lines)
  const heading = lines.findIndex((line, index) => index >= start && /^#{1,6}\s/.test(line))
  const fence = lines.findIndex((line, index) => index >= start && /^\s*(```|~~~)/.test(line))
  // A # inside a code block is not a heading.
  const isHeading = heading !== -1 && (fence === -1 || heading < fence)
  const at = isHeading ? heading + 1 : start
  const before = lines.slice(0, at)
  const after = lines.slice(at)
  while (after[0]?.trim() === '') after.shift()
  return [...before, ...(at > 0 ? [''] : []), block, '', ...after].join(eol)
}

function countFrontMatter(lines: readonly string[]): number {
  if (lines[0]?.trim() !== '---') return 0
  return lines.findIndex((line, index) => index > 0 && line.trim() === '---') + 1
}
