// Inline Markdown.
import type { PhrasingContent } from 'mdast'
import type { Parts, SafeText } from '../safe-text.ts'
import { sanitiseLine } from '../sanitise.ts'

declare const made: unique symbol
/** Made only here, so that no untrusted text gets in unsanitised. */
export type Phrase = readonly (PhrasingContent & { readonly [made]: true })[]

/** `` phrase`Sent on ${day}: ${text(reason)}` `` */
export function phrase<const Values extends readonly (number | string | Phrase)[]>(
  words: TemplateStringsArray,
  ...values: Parts<Values, SafeText | Phrase>
): Phrase {
  return join(words.flatMap((part, index) => [...write(part), ...write(values[index] ?? '')]))
}

export const say: (words: number | SafeText) => Phrase = write

/** Untrusted text on one line of at most `max` code points; empty if nothing is visible. */
export function text(raw: string, max = 200): Phrase {
  return write(sanitiseLine(raw, max))
}

/** Text between single backticks is code. */
export function prose(raw: string, max = 200): Phrase {
  const parts = sanitiseLine(raw, max).split(/(?<!`)`([^`]+)`(?!`)/)
  return join(parts.flatMap((part, index) => (index % 2 === 0 ? write(part) : code(part, max))))
}

/** Untrusted text as code, on one line of at most `max` code points; both ends stay, because paths differ there. */
export function code(raw: string, max = 72): Phrase {
  // Half a secret would not be recognised.
  const whole = sanitiseLine(raw)
  const characters = [...whole]
  const start = characters.slice(0, Math.floor(max / 2)).join('')
  const end = characters.slice(1 + Math.floor(max / 2) - max).join('')
  // The cut may split a character.
  const value = characters.length > max ? sanitiseLine(`${start}…${end}`) : whole
  return make({ type: 'inlineCode', value: value || '(empty)' })
}

export function strong(words: Phrase): Phrase {
  return words.length === 0 ? [] : make({ type: 'strong', children: [...words] })
}

export function small(words: Phrase): Phrase {
  return [...make({ type: 'html', value: '<sub>' }), ...words, ...make({ type: 'html', value: '</sub>' })]
}

/**
 * Only ever below `server`.
 * @param place a source line, or a fragment
 */
export function link(
  server: string,
  path: readonly (string | number)[],
  words: Phrase,
  place?: number | string,
): Phrase {
  const parts = path.map((part) => encodeURIComponent(String(part).toWellFormed()))
  const fragment =
    typeof place === 'number' ? `?plain=1#L${place}` : place === undefined ? '' : `#${encodeURIComponent(place)}`
  return make({ type: 'link', url: `${server.replace(/\/$/, '')}/${parts.join('/')}${fragment}`, children: [...words] })
}

export const list = (phrases: readonly Phrase[]) => putBetween(write(', '), phrases)
export const dotted = (phrases: readonly Phrase[]) => putBetween(write(' · '), phrases)
export const lines = (phrases: readonly Phrase[]) => putBetween(make({ type: 'break' }), phrases)

function putBetween(between: Phrase, phrases: readonly Phrase[]): Phrase {
  const shown = phrases.filter((one) => one.length > 0)
  return join(shown.flatMap((one, index) => (index === 0 ? one : [...between, ...one])))
}

/** A reference split across two texts must be recognised. */
function join(pieces: Phrase): Phrase {
  const all: Phrase[number][] = []
  for (const node of pieces) {
    const last = all.at(-1)
    if (node.type !== 'text' || last?.type !== 'text') all.push(node)
    else all[all.length - 1] = { ...last, value: last.value + node.value }
  }
  return all
}

function make(node: PhrasingContent): Phrase {
  return [node as Phrase[number]]
}

function write(words: number | string | Phrase): Phrase {
  if (typeof words === 'object') return words
  return words === '' ? [] : make({ type: 'text', value: String(words) })
}
