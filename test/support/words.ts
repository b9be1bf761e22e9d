/** A list of what stands between blanks. */
export const words = (text: string): string[] => text.trim().split(/\s+/)

/** Of rows that ` | ` or the end of a line divides, each its words. */
export const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split(/ \| |\n/)
    .map(words)
