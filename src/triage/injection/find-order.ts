// Orders to the agent; how likely one must be depends on where it stands.
import { classify } from '../entry/classifier.ts'
import type { FlagCode } from '../entry/reason.ts'

/** `npm run bench -- --train --check` shows what each finds and whom it wrongs. */
const thresholds = { comment: 0.92, remark: 0.75, hidden: 0.35, encoded: 0.45 }
/** With fewer known words, the classifier guesses. */
const minKnown = 0.35

export function findOrder(text: string): FlagCode | undefined {
  return isOrder(text, thresholds.comment) ? 'order' : undefined
}

export function findRemark(text: string): boolean {
  return isOrder(text, thresholds.remark)
}

export function findHiddenOrder(text: string): boolean {
  return isOrder(text, thresholds.hidden)
}

/** For texts where nobody has a reason to write. */
export function mayBeOrder(text: string): boolean {
  return isOrder(text, thresholds.encoded)
}

/** Decoded by mistake, most words of a text are unknown. */
export function isBareOrder(text: string): boolean {
  return /\S \S+ \S/.test(text) && isOrder(text, thresholds.encoded, 0.55)
}

function isOrder(text: string, least: number, minShare = minKnown): boolean {
  const { order, known } = classify(text)
  return order >= least && known >= minShare
}
