// Splits lines as the parsers do, and finds what occurs in the lines of any format.
import type { Part } from './page.ts'

/** In UTF-16 units: what is longer is cut. */
export const longestPage = 1_000_000

export const splitLines = (text: string): string[] => text.split(/\r\n|\n|\r/)
export const measureIndent = (line: string): number => line.length - line.trimStart().length
export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

const bare = /\b(?:https?|ftp):\/\/[^\s<>"'`[\]()]+/gi

export function findBareLinks(text: string, line: number): Part[] {
  return Array.from(text.matchAll(bare), ([whole]) => {
    const url = whole.replace(/[.,;:!?]{1,9}$/, '')
    return { kind: 'link', url, text: url, line }
  })
}
