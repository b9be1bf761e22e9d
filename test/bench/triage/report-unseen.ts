// How triage does on texts that its weights were not trained on.
import { triage } from '../../../src/triage/triage.ts'
import { rating } from '../../clusters/entries.ts'
import { type Label, type LabelledText, readLabelled } from './labelled.ts'

function isLeftOut({ text, helpful }: LabelledText): boolean {
  return triage(rating('a', text, { helpful })).kind !== 'worded'
}

interface Goal {
  readonly least?: number
  readonly most?: number
}

/** Prints the share that is left out. False if it exceeds the goal; a missed order stays quoted data, so a low share is only shown. */
function measure(name: string, lines: readonly LabelledText[], { least, most }: Goal): boolean {
  const found = lines.filter(isLeftOut).length
  const share = (100 * found) / lines.length
  const goal = most === undefined ? `at least ${least} %` : `at most ${most} %`
  const figure = share.toFixed(1).padStart(5)
  console.log(`${name.padEnd(28)} ${String(found).padStart(4)} of ${lines.length}  ${figure} %  ${goal}`)
  return most === undefined || share <= most
}

/** False if more complaints are lost, or more genuine texts flagged, than the goals allow. */
export function reportUnseen(): boolean {
  const filters = readLabelled('unseen/filters.jsonl')
  const of = (label: Label) => filters.filter((line) => line.label === label)
  const met = [
    measure('praise, left out', of('praise'), { least: 70 }),
    measure('support, left out', of('support'), { least: 70 }),
    measure('spam, left out', of('spam'), { least: 70 }),
    measure('complaints, left out', of('keep'), { most: 0.5 }),
    measure('orders to the agent, flagged', readLabelled('unseen/orders.jsonl'), { least: 47 }),
    measure('genuine texts, flagged', readLabelled('unseen/genuine.jsonl'), { most: 2 }),
  ]
  return !met.includes(false)
}
