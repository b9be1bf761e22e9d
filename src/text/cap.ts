// Cuts a text.
/** At most `max` code points, the `…` included; never within what a reader sees as one character. */
export function capText(text: string, max: number): string {
  if (text.length <= max) return text
  if (max < 1) return ''
  const points = [...text.slice(0, 2 * max + 1)]
  if (points.length <= max) return text
  const cut = points.slice(0, max - 1).join('').length
  // The text may be large, a character is not.
  const start = Math.max(0, cut - 64)
  segmenter ??= new Intl.Segmenter('en')
  const around = segmenter.segment(text.slice(start, cut + 64)).containing(cut - start)
  return `${text.slice(0, around && around.index > 0 ? start + around.index : cut).trimEnd()}…`
}

/** Takes 12 ms to create; most texts are short. */
let segmenter: Intl.Segmenter | undefined
