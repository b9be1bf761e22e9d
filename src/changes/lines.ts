// Lines, counted as the parsers count them.

export function splitLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/)
}
