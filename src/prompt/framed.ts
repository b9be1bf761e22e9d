// Text that may stand inside the frame: words of ours, and readers' words made fit for it.
import { capText } from '../text/cap.ts'
import { fillTemplate, type Parts } from '../text/literal.ts'
import { codeSpan, fence } from '../text/markdown.ts'
import { sanitise } from '../text/sanitise.ts'
import { defuseMarkers } from './marker.ts'

declare const brand: unique symbol

/** A reader's text gets into one through `tame` only; the frame takes nothing else, so that the compiler refuses raw text. */
export type Framed = string & { readonly [brand]: 'framed' }

export function framed<const Values extends readonly (number | string)[]>(
  words: TemplateStringsArray,
  ...values: Parts<Values, Framed>
): Framed {
  return fillTemplate(words, values) as Framed
}

export function joinFramed(parts: readonly Framed[], between: ', ' | ' and '): Framed {
  return parts.join(between) as Framed
}

/** A reader's words: cleaned, redacted, cut to `max` code points, with no delimiter and no marker in them. */
export function tame(text: string, delimiter: string, max: number): Framed {
  // Replaced by a space and not by nothing, so that what stood around it cannot make a new one.
  const tamed = defuseMarkers(sanitise(text).replaceAll(delimiter, ' '))
  return capText(tamed.replace(/^\s*\n/, '').trimEnd(), max) as Framed
}

/** The same on one line. */
export function tameLine(text: string, delimiter: string, max: number): Framed {
  return capText(tame(text, delimiter, Number.POSITIVE_INFINITY).replace(/\s+/g, ' ').trim(), max) as Framed
}

/** Without empty lines in a row, or around them. */
export function packLines(text: Framed): Framed {
  return text.replace(/\n\s*\n/g, '\n\n').trim() as Framed
}

/** At most so many lines; a last one says when there were more. */
export function capLines(text: Framed, most: number): Framed {
  const lines = text.split('\n')
  return (lines.length > most ? [...lines.slice(0, most), '…'].join('\n') : text) as Framed
}

/** Tame words in a fence that nothing in them can end; `language` goes into it only where it is a plain word. */
export function fenceFramed(text: Framed, language: string): Framed {
  return fence(text, language) as Framed
}

/** A name in a code span; as in an address, without spaces, none reads as a sentence. */
export function codeFramed(name: Framed): Framed {
  return codeSpan(name.replace(/[\s|`]/g, encodeURIComponent)) as Framed
}

/** In double quotes, so that its end is seen. */
export function quoteFramed(text: Framed): Framed {
  return JSON.stringify(text) as Framed
}

/** All lines but the first belong to a list item. */
export function indent(text: Framed): Framed {
  return text.replaceAll('\n', '\n  ') as Framed
}
