// Lines of a text that arrives in pieces; one that is too long is not kept.

interface Line {
  /** From 1 on. */
  readonly number: number
  /** Null if it is longer than a line may be. */
  readonly text: string | null
}

/** @param longest in UTF-16 units */
export async function* readLines(pieces: AsyncIterable<string>, longest: number): AsyncGenerator<Line> {
  let number = 1
  let rest = ''
  let isTooLong = false
  for await (const piece of pieces) {
    const lines = piece.split('\n')
    for (const [at, part] of lines.entries()) {
      if (!isTooLong) rest += part
      if (rest.length > longest) {
        isTooLong = true
        rest = ''
      }
      if (at === lines.length - 1) break
      yield { number, text: isTooLong ? null : rest }
      number += 1
      rest = ''
      isTooLong = false
    }
  }
  if (rest !== '' || isTooLong) yield { number, text: isTooLong ? null : rest }
}
