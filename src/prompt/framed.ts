// Text that may stand inside the frame: words of ours, and readers' words made fit for it.
import { capText } from '../text/cap.ts'
import { fillTemplate, type Parts } from '../text/literal.ts'
import { codeSpan, fence } from '../text/markdown.ts'
import { sanitise } from '../text/sanitise.ts'
import { shownCode, shownText } from '../text/shown.ts'
import { defuseMarkers } from './marker.ts'

declare const brand: unique symbol

/** A reader's text gets into one through the `escape…` functions only; the frame takes nothing else, so that the compiler refuses raw text. */
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

/** A reader's words on one line: cleaned, redacted, cut to `max` code points, with no delimiter and no marker in them. */
export function escapeForPrompt(text: string, delimiter: string, max: number): Framed {
  return capText(defuse(sanitise(text), delimiter).replace(/\s+/g, ' ').trim(), max) as Framed
}

/** As much of a comment as is shown. */
export function escapeComment(comment: string, delimiter: string): Framed {
  return defuse(shownText(comment), delimiter).trim() as Framed
}

/** As much of a code block as is shown. */
export function escapeCode(code: string, delimiter: string): Framed {
  return defuse(shownCode(code), delimiter).trimEnd() as Framed
}

/** Replaced by a space and not by nothing, so that what stood around it cannot make a new delimiter or marker. */
function defuse(text: string, delimiter: string): string {
  return defuseMarkers(text.replaceAll(delimiter, ' '))
}

/** Escaped words in a fence that nothing in them can end; `language` goes into it only where it is a plain word. */
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
