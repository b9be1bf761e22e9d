// Colours for a terminal, or none.
import { styleText } from 'node:util'

export type Style = Parameters<typeof styleText>[0]
export type Paint = (style: Style, text: string) => string

export function createPaint(inColour: boolean): Paint {
  return (style, text) => (inColour ? styleText(style, text, { validateStream: false }) : text)
}

/** Each word gets colours of its own, so that lines can be broken between any two. */
export function paintWords(paint: Paint, style: Style, text: string): string {
  return text.replace(/\S+/g, (word) => paint(style, word))
}
