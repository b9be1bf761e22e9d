// docs/performance.md: an opening, and a part per section that is replaced whole when the section is measured again.

export interface Part {
  readonly name: string
  /** Markdown, beginning with a heading of the second level. */
  readonly text: string
}

const begins = (name: string): string => `<!-- section ${name} -->`
const marker = /^<!-- section ([\w-]+) -->\n/gm

/**
 * The page with these parts in place of the earlier ones of their names.
 * @param order names of all sections; a part of any other name is dropped.
 */
export function updatePage(page: string, parts: readonly Part[], order: readonly string[]): string {
  const [opening = '', ...rest] = page.split(marker)
  const texts = new Map<string, string>()
  for (let at = 0; at + 1 < rest.length; at += 2) texts.set(rest[at] ?? '', rest[at + 1] ?? '')
  for (const { name, text } of parts) texts.set(name, text)
  const known = order.flatMap((name) => {
    const text = texts.get(name)
    return text === undefined ? [] : [`${begins(name)}\n${text.trim()}\n`]
  })
  return `${[opening.trim(), ...known.map((text) => text.trim())].join('\n\n')}\n`
}
