// Text in columns: how wide it is, how it is broken into lines, how a table gets into a terminal.
import { stripVTControlCharacters } from 'node:util'

export interface Column {
  readonly right: boolean
}

const gap = '  '

/** Columns of a terminal that a text takes; emoji and East Asian characters take two. */
export function measure(text: string): number {
  const wide = /\p{Emoji_Presentation}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
  const none = /\p{Mn}|\p{Cf}/u
  const characters = [...stripVTControlCharacters(text)]
  return characters.reduce((sum, character) => sum + (wide.test(character) ? 2 : none.test(character) ? 0 : 1), 0)
}

/** Lines of at most `width`, broken between words; a longer word is cut into pieces and loses its colours. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => cutWord(each, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** One line of at most `width`, with what is left out shown by an ellipsis. Of text without colours. */
export function cut(text: string, width: number): string {
  return measure(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`
}

/** The first row is the head. The widest columns give way where the table is too wide, and their cells get more lines. */
export function layTable(rows: readonly (readonly string[])[], columns: readonly Column[], width: number): string[] {
  const natural = columns.map((_, index) => Math.max(1, ...rows.map((row) => measure(row[index] ?? ''))))
  const widths = shrink(natural, width - gap.length * (columns.length - 1))
  const [head = [], ...body] = rows.map((row) => layRow(row, columns, widths))
  return [...head, widths.map((each) => '─'.repeat(each)).join(gap), ...body.flat()]
}

function shrink(widths: readonly number[], room: number): readonly number[] {
  if (sum(widths) <= Math.max(room, widths.length)) return widths
  const widest = widths.indexOf(Math.max(...widths))
  return shrink(widths.with(widest, (widths[widest] ?? 0) - 1), room)
}

function layRow(row: readonly string[], columns: readonly Column[], widths: readonly number[]): string[] {
  const cells = widths.map((width, index) => wrap(row[index] ?? '', width))
  const height = Math.max(...cells.map((lines) => lines.length))
  return Array.from({ length: height }, (_, at) =>
    cells.map((lines, index) => pad(lines[at] ?? '', widths[index] ?? 0, columns[index]?.right ?? false)).join(gap),
  ).map((line) => line.trimEnd())
}

export function pad(text: string, width: number, right = false): string {
  const space = ' '.repeat(Math.max(0, width - measure(text)))
  return right ? space + text : text + space
}

function cutWord(word: string, width: number): string[] {
  if (measure(word) <= width) return [word]
  const characters = [...stripVTControlCharacters(word)]
  const pieces = Math.ceil(characters.length / width)
  return Array.from({ length: pieces }, (_, at) => characters.slice(at * width, (at + 1) * width).join(''))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
