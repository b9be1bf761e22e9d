// The outcome of a section as Markdown, and the page of these.
import type { Row } from './section.ts'

export interface Outcome {
  readonly name: string
  readonly title: string
  readonly rows: readonly Row[] | undefined
  readonly failure?: string
}

/** For readers: what was measured, and whether that is good enough. */
export function tabulate(rows: readonly Row[]): Record<string, string>[] {
  return rows.map(({ what, now, baseline, isMet }) => {
    return { metric: what, now, 'baseline or limit': baseline, result: isMet ? 'met' : 'missed' }
  })
}

/** @param conditions in one sentence: machine, versions, date and commit. */
export function toMarkdown({ title, rows, failure = '' }: Outcome, conditions: string): string {
  const opening = `## ${title}\n\n${conditions}\n\n`
  if (rows === undefined) return `${opening}Could not be measured: ${failure.split('\n')[0]}\n`
  const lines = rows.map(({ what, now, baseline, isMet }) => {
    const cells = [what, now, baseline].map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' '))
    return isMet ? cells : cells.with(1, `**${cells[1]}**`)
  })
  const table = [['metric', 'now', 'baseline or limit'], ['---', '---:', '---'], ...lines]
  return `${opening}${table.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`
}

interface Part {
  readonly name: string
  readonly text: string
}

const marker = /^<!-- section ([\w-]+) -->\n/gm

/** The page with these parts in place of the earlier ones of their names. `order`: all sections; a part of any other name is dropped. */
export function updatePage(page: string, parts: readonly Part[], order: readonly string[]): string {
  const [opening = '', ...rest] = page.split(marker)
  const texts = new Map<string, string>()
  for (let at = 0; at + 1 < rest.length; at += 2) texts.set(rest[at] ?? '', rest[at + 1] ?? '')
  for (const { name, text } of parts) texts.set(name, text)
  const known = order.flatMap((name) => {
    const text = texts.get(name)
    return text === undefined ? [] : [`<!-- section ${name} -->\n${text.trim()}`]
  })
  return `${[opening.trim(), ...known].join('\n\n')}\n`
}
