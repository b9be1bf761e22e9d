// Flags possible prompt injection. What slips through is still only quoted data.
import type { Reading } from '../reading.ts'
import { disguisesInstructions } from './disguised.ts'
import { encodesInstructions } from './encoded.ts'
import { holdsOrder } from './find-order.ts'
import { findForgery } from './forged.ts'
import { hidesInstructions, hidesText } from './hidden.ts'
import { instructsInNames } from './orders-in-names.ts'

export function findInjection(reading: Reading) {
  if (reading.isCut) return 'oversized'
  if (hidesInstructions(reading)) return 'hidden-instructions'
  const texts = reading.shown === reading.lines ? [reading.lines] : [reading.shown, reading.lines]
  const forged = texts.map(findForgery).find((code) => code !== undefined)
  if (forged !== undefined) return forged
  if (texts.some(disguisesInstructions)) return 'disguised-instructions'
  if (encodesInstructions(reading)) return 'encoded-instructions'
  if (instructsInNames(reading)) return 'instructions-in-names'
  if (hidesText(reading)) return 'hidden-text'
  return texts.some((text) => holdsOrder(text, 'comment')) ? 'order' : undefined
}
