// Orders to the agent; how likely one must be depends on where it stands.
import { classify } from '../entry/classifier.ts'

/** `npm run bench -- --train --check` shows what each finds and whom it wrongs. Nobody has a reason to write what is encoded. */
const thresholds = { comment: 0.92, remark: 0.75, hidden: 0.35, encoded: 0.45 }
/** With fewer known words, the classifier guesses. */
const leastKnown = 0.35

export function holdsOrder(text: string, place: keyof typeof thresholds, minKnown = leastKnown): boolean {
  const { order, known } = classify(text)
  return order >= thresholds[place] && known >= minKnown
}
