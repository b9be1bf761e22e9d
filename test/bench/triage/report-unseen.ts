// How triage does on texts that its weights were not trained on.
import { readFileSync } from 'node:fs'
import { triage } from '../../../src/triage/triage.ts'
import { rating } from '../../clusters/entries.ts'

interface Line {
  readonly text: string
  readonly label?: 'keep' | 'praise' | 'support' | 'spam'
  readonly helpful?: boolean
}

const read = (name: string): Line[] =>
  readFileSync(new URL(`../../corpus/unseen/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Whether an entry gets no job by itself: filtered out, or nothing but a vote. */
function isLeftOut({ text, helpful = false }: Line): boolean {
  return triage(rating('a', text, { helpful })).kind !== 'worded'
}

interface Goal {
  readonly least?: number
  readonly most?: number
}

/** Prints the share that is left out. False if it exceeds the goal; a missed order stays quoted data, so a low share is only shown. */
function measure(name: string, lines: readonly Line[], { least, most }: Goal): boolean {
  const found = lines.filter(isLeftOut).length
  const share = (100 * found) / lines.length
  const goal = most === undefined ? `at least ${least} %` : `at most ${most} %`
  const figure = share.toFixed(1).padStart(5)
  console.log(`${name.padEnd(28)} ${String(found).padStart(4)} of ${lines.length}  ${figure} %  ${goal}`)
  return most === undefined || share <= most
}

/** False if more complaints are lost, or more genuine texts flagged, than the goals allow. */
export function reportUnseen(): boolean {
  const filters = read('filters')
  const of = (label: Line['label']) => filters.filter((line) => line.label === label)
  const met = [
    measure('praise, left out', of('praise'), { least: 70 }),
    measure('support, left out', of('support'), { least: 70 }),
    measure('spam, left out', of('spam'), { least: 70 }),
    measure('complaints, left out', of('keep'), { most: 0.5 }),
    measure('orders to the agent, flagged', read('orders'), { least: 47 }),
    measure('genuine texts, flagged', read('genuine'), { most: 2 }),
  ]
  return !met.includes(false)
}
