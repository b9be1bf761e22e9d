// Orders to the agent; how likely one must be depends on where it stands.
import { classify, markHosts, readPlain } from '../classifier.ts'

/** `npm run bench -- --train --check` shows what each finds and whom it wrongs. Nobody has a reason to write what is encoded. */
const thresholds = { comment: 0.92, remark: 0.75, hidden: 0.35, encoded: 0.45 }
/** With fewer known words, the classifier guesses. */
const leastKnown = 0.35

/** Paths sound like orders; unless a frame or a code is evidence already, the words beside them must, too, nearly as much. */
const path = /(?<![\w@+./-])[./]*[\w@+-]+(?:[./]+[\w@+-]+)+/g
const leastBeside = 0.85

export function holdsOrder(text: string, place: keyof typeof thresholds, minKnown = leastKnown) {
  const { order, known } = classify(text)
  if (order < thresholds[place] || known < minKnown) return false
  return (
    place === 'encoded' ||
    classify(markHosts(readPlain(text)).replace(path, ' ')).order >= leastBeside * thresholds[place]
  )
}
