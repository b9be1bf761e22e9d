// How triage does on texts that it was neither trained on nor mended by: `npm run triage:corpus`.
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

function printShare(name: string, lines: readonly Line[], goal: string): void {
  const found = lines.filter(isLeftOut).length
  const share = ((100 * found) / lines.length).toFixed(1)
  console.log(`${name.padEnd(28)} ${String(found).padStart(4)} of ${lines.length}  ${share.padStart(5)} %  ${goal}`)
}

const filters = read('filters')
const of = (label: Line['label']) => filters.filter((line) => line.label === label)
printShare('praise, left out', of('praise'), 'at least 70 %')
printShare('support, left out', of('support'), 'at least 70 %')
printShare('spam, left out', of('spam'), 'at least 70 %')
printShare('complaints, left out', of('keep'), 'at most 0.5 %')
printShare('orders to the agent, flagged', read('orders'), 'at least 47 %')
printShare('genuine texts, flagged', read('genuine'), 'at most 2 %')
