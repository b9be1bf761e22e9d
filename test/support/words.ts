/** A list of what stands between blanks. */
export const words = (text: string): string[] => text.trim().split(/\s+/)

export const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split(/ \| |\n/)
    .map(words)
