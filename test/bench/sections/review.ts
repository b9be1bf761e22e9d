// The review: its rules on the half of the labelled changes that none was fitted to, and pull requests at the limits.
import { judgeCorpus } from '../review/judge-corpus.ts'
import { type Measured, measureShape, most, shapeNames } from '../review/large.ts'
import { countTotals, isAsWanted, shareOf } from '../review/totals.ts'
import type { Row, Section } from '../section.ts'

export const section: Section = {
  title: 'The review’s rules on held-out changes, and pull requests at the size limits',
  run: async ({ quick }) => [...judgeHeldOut(), ...(await measureLimits(quick))],
}

function judgeHeldOut(): Row[] {
  return countTotals(judgeCorpus('held-out')).map((total) => {
    const limit = total.atLeast ?? total.atMost
    return {
      what: `held out: ${total.what}`,
      now: `${total.count} of ${total.of} (${shareOf(total).toFixed(1)} %)`,
      baseline: limit === undefined ? '–' : `${limit} %`,
      isMet: isAsWanted(total),
    }
  })
}

async function measureLimits(quick: boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of quick ? shapeNames.slice(-1) : shapeNames) rows.push(toRow(name, await measureShape(name)))
  return rows
}

function toRow(what: string, now: Measured | undefined): Row {
  const baseline = `limit: ${most.seconds} s, ${most.mebibytes} MiB`
  if (now === undefined) return { what, now: 'died', baseline, isMet: false }
  const isMet = now.seconds <= most.seconds && now.mebibytes <= most.mebibytes
  return { what, now: `${now.seconds.toFixed(1)} s, ${now.mebibytes.toFixed(0)} MiB`, baseline, isMet }
}
