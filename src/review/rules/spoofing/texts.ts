// The texts that a change adds, for rules about single characters.
import type { Part } from '../../../changes/page.ts'
import { listAdded } from '../subject/lines.ts'
import type { Subject } from '../subject/rule.ts'

export interface Added {
  readonly path: string
  readonly line: number
  readonly text: string
  readonly isCode: boolean
}

export const beyondAscii = /[^\t\n\v\f\r -~]/

/** Added lines as written and with their entities decoded. */
export function listTexts({ change, pages }: Subject): Added[] {
  const texts: Added[] = []
  const seen = new Set(pages.map(({ path }) => path))
  for (const page of pages) {
    const old = new Set(page.removed.map(textOf))
    for (const { line, text } of page.addedLines) texts.push({ path: page.path, line, text, isCode: false })
    for (const part of page.added)
      if (!old.has(textOf(part)))
        texts.push({ path: page.path, line: part.line, text: textOf(part), isCode: isCode(part) })
  }
  for (const file of change.files)
    if (!seen.has(file.path))
      for (const { line, text } of listAdded(file)) texts.push({ path: file.path, line, text, isCode: false })
  return texts.filter(({ text }) => beyondAscii.test(text))
}

function isCode({ kind }: Part): boolean {
  return kind === 'code' || kind === 'inline-code' || kind === 'link' || kind === 'image'
}

export function textOf(part: Part): string {
  if (part.kind === 'link' || part.kind === 'image') return part.url
  if (part.kind === 'tag') return Object.values(part.attributes).join(' ')
  return 'value' in part ? part.value : part.text
}
