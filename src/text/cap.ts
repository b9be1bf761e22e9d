// Cutting a text to a length.
/** At most `max` code points, including the `…` of a cut text; never cuts within what a reader sees as one character. */
export function capText(text: string, max: number): string {
  if (text.length <= max) return text
  if (max < 1) return ''
  let cut = 0
  let index = 0
  for (let count = 0; index < text.length && count < max; count += 1) {
    cut = index
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1
  }
  if (index === text.length) return text
  return `${text.slice(0, wholeCharacters(text, cut)).trimEnd()}…`
}

/** Takes 12 ms to create, and most texts are short. */
let segmenter: Intl.Segmenter | undefined

// Segments only around the cut: the text may be large, a character is not.
function wholeCharacters(text: string, cut: number): number {
  const reach = 64
  const start = Math.max(0, cut - reach)
  segmenter ??= new Intl.Segmenter('en')
  const around = segmenter.segment(text.slice(start, cut + reach)).containing(cut - start)
  return around && around.index > 0 ? start + around.index : cut
}
