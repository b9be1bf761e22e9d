// The review: its rules on the half of the labelled changes that none was fitted to, and pull requests at the limits.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { judgeCorpus } from '../review/judge-corpus.ts'
import { type Measured, measureShape, most, type ShapeName, shapeNames } from '../review/large.ts'
import { countTotals, formatTarget, isAsWanted, shareOf, type Total } from '../review/totals.ts'
import { atMost, type BenchOptions, type Row, type Section } from '../section.ts'

export const section: Section = {
  name: 'review',
  title: 'The review’s rules on held-out changes, and pull requests at the size limits',
  run: async (options) => [...(await judgeHeldOut(options)), ...(await measureLimits(options))],
}

async function judgeHeldOut({ before }: BenchOptions): Promise<Row[]> {
  const earlier = before === undefined ? undefined : await judgeEarlier(before)
  return countTotals(judgeCorpus('held-out')).map((total) => {
    const then = earlier?.find(({ what }) => what === total.what)
    const limit = total.atLeast ?? total.atMost
    return {
      what: `held out: ${total.what}`,
      now: tell(total),
      before: then && tell(then),
      baseline: limit === undefined ? '–' : `${limit} %`,
      ratio: limit === undefined ? undefined : shareOf(total) / limit,
      target: formatTarget(total),
      isMet: isAsWanted(total),
    }
  })
}

const tell = (total: Total): string => `${total.count} of ${total.of} (${shareOf(total).toFixed(1)} %)`

/** The earlier rules on the cases of the earlier corpus. */
async function judgeEarlier(folder: string): Promise<readonly Total[]> {
  const file = pathToFileURL(join(folder, 'test/bench/review/judge-corpus.ts')).href
  const { judgeCorpus: judgeThen } = (await import(file)) as { judgeCorpus: typeof judgeCorpus }
  return countTotals(judgeThen('held-out'))
}

async function measureLimits({ before, quick }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of quick ? shapeNames.slice(-1) : shapeNames) {
    const then = before === undefined ? undefined : await measureEarlier(before, name)
    rows.push(...toRows(name, await measureShape(name), then))
  }
  return rows
}

async function measureEarlier(folder: string, name: ShapeName): Promise<Measured | undefined> {
  const program = join(folder, 'test/bench/review/large.ts')
  return existsSync(program) ? await measureShape(name, program) : undefined
}

function toRows(name: string, now: Measured | undefined, then: Measured | undefined): Row[] {
  const { seconds, mebibytes } = most
  return [
    atMost(seconds, now?.seconds, {
      what: `${name}: time`,
      now: now === undefined ? 'died' : `${now.seconds.toFixed(1)} s`,
      before: then && `${then.seconds.toFixed(1)} s`,
      baseline: `limit: ${seconds} s`,
    }),
    atMost(mebibytes, now?.megabytes, {
      what: `${name}: peak memory`,
      now: now === undefined ? 'died' : `${now.megabytes.toFixed(0)} MiB`,
      before: then && `${then.megabytes.toFixed(0)} MiB`,
      baseline: `limit: ${mebibytes} MiB`,
    }),
  ]
}
