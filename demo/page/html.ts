// HTML put together: what is not made by a template here, or by the sanitiser, is text and is escaped.
export class Html {
  readonly text: string
  /** Of text that is HTML already, and safe. */
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | readonly Html[] | string | number | undefined

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, next, index) => text + write(parts[index - 1]) + next))
}

function write(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part))
  return part instanceof Html ? part.text : part.map(({ text }) => text).join('')
}
