// Turns cannot be bought: however much one person writes, readers with a complaint of their own are heard within a bounded number of jobs.
import { describe, expect, test } from 'vitest'
import { complaintOf, day, downvote, entry, minute } from '../support/feedback.ts'
import { playsAll, sample } from '../support/strength.ts'
import { createStage, type RunResult, type Stage } from '../support/virtual-world.ts'

const single = (number: number, age: number) =>
  entry(`single-${number}`, `/topic/page-${number}`, { comment: complaintOf(number), age })
const singles = (age: number) => Array.from({ length: 20 }, (_, index) => single(index, age + index * minute))
const isSingle = (id: string) => id.startsWith('single-')

function listJobs(run: RunResult): string[][] {
  const sent = run.report.clusters.filter(({ decision }) => decision === 'dispatched')
  return sent.map(({ entryIds }) => [...entryIds])
}

function closeAll({ github }: Stage): void {
  for (const { issue } of github.listPulls()) if (issue.state === 'open') github.closePull(issue.number)
}

/** Runs day by day until all single readers were heard. @returns the jobs of each day */
async function play(stage: Stage, most: number, write: (today: number) => void = () => undefined) {
  const days: string[][][] = []
  const heard = () => new Set(days.flat(2).filter(isSingle)).size
  for (let today = 0; today < most && heard() < 20; today++) {
    write(today)
    const run = await stage.run()
    expect(run.failure).toBeUndefined()
    days.push(listJobs(run))
    closeAll(stage)
    await stage.pass(day)
  }
  return { days, jobs: days.flat(), heard: heard() }
}

describe('twenty readers with one complaint each', () => {
  test('are in the first 25 jobs beside one mailbox that complains on 50 pages', async () => {
    const mailbox = Array.from({ length: 50 }, (_, index) =>
      entry(`mailbox-${index}`, `/other/page-${index}`, {
        comment: complaintOf(100 + index),
        contact: ['one.of@example.com', 'One.Of+tag@example.com', 'oneof@example.com'][index % 3] ?? null,
        age: 2 * day - index * minute,
      }),
    )
    const { jobs, heard } = await play(createStage({ feedback: [...mailbox, ...singles(day)] }), 5)
    expect([heard, jobs.length]).toEqual([20, 25])
  })

  // Few words, too, speak on three pages only; what was sent has spoken.
  const copied = [
    ['a sentence', 'Buy the premium licence of our wonderful configuration generator today', 5],
    ['two words', 'Bad docs', 5],
  ] as const
  test.each(sample(copied, 2, 1))(
    'are in the first ten runs beside hundreds of copies of %s by 200 contacts on 50 pages',
    async (_, words, runs) => {
      const copies = Array.from({ length: playsAll ? 2000 : 500 }, (_, index) =>
        entry(`copy-${index}`, `/other/page-${index % 50}`, {
          comment: words.length < 20 ? words : `${words} ${complaintOf(index).split(' ')[0]}`,
          contact: `reader-${index % 200}@example.com`,
          age: 2 * day - index * 1000,
        }),
      )
      const { days, heard } = await play(createStage({ feedback: [...copies, ...singles(day)] }), 10)
      expect([heard, days.length]).toEqual([20, runs])
    },
  )

  // Each text is a reader of its own, as far as anybody can tell: here only waiting counts.
  const rhythms = [
    ['on the first day', () => 0],
    ['one a day', (index: number) => index],
    ['four a day from the fifth day on', (index: number) => 5 + Math.floor(index / 4)],
  ] as const
  test.each(sample(rhythms, 3))(
    'are heard within 30 days, written %s, beside five new texts a day by one anonymous writer',
    async (_, dayOf) => {
      const stage = createStage()
      const came = new Map<string, number>()
      const write = (today: number) => {
        const genuine = singles(0).flatMap((_, index) => (dayOf(index) === today ? [index] : []))
        for (const index of genuine) came.set(`single-${index}`, today)
        stage.addFeedback([
          ...genuine.map((index) => single(index, -today * day + 10 * minute)),
          ...[0, 1, 2, 3, 4].map((index) =>
            entry(`junk-${today}-${index}`, `/other/page-${today}-${index}`, {
              comment: complaintOf(100 + today * 5 + index),
              contact: null,
              age: -today * day + index * minute,
            }),
          ),
        ])
      }
      const { days, heard } = await play(stage, 92, write)
      expect(heard).toBe(20)
      for (const [today, jobs] of days.entries())
        for (const id of jobs.flat().filter(isSingle)) expect(today - (came.get(id) ?? 0)).toBeLessThan(30)
    },
  )
})

test.each([
  ['1', 88.5],
  ['5', 89.5],
])(
  'with max-jobs %s, a complaint that will soon be too old goes in the first run, whatever ranks higher',
  async (most, age) => {
    const popular = singles(day).map((one, index) => ({ ...one, path: `/topic/page-${index % 10}` }))
    const late = entry('late', '/late', { comment: complaintOf(900), age: age * day })
    const run = await createStage({ feedback: [...popular, late], inputs: { 'max-jobs': most } }).run()
    expect(listJobs(run)[0]).toEqual(['late'])
  },
)

test('votes without a comment wait in the same queue, a repeated comment beside them or not', async () => {
  const votes = ['/votes', '/both'].flatMap((path) => ['v', 'w'].map((id) => downvote(`${id}${path}`, path, 2 * day)))
  const repeats = ['/one', '/both'].map((path, index) =>
    entry(`repeat${path}`, path, {
      contact: 'one@example.com',
      comment: complaintOf(800 + index),
      age: 3 * day - index,
    }),
  )
  const stage = createStage({ feedback: [...votes, ...repeats], inputs: { 'min-votes': '2', 'max-jobs': '1' } })
  const sent: string[] = []
  for (let today = 0; today < 12; today++) {
    stage.addFeedback([single(2 * today, -today * day), single(2 * today + 1, -today * day)])
    sent.push(...listJobs(await stage.run()).flat())
    closeAll(stage)
    await stage.pass(day)
  }
  expect(sent).toEqual(expect.arrayContaining(votes.map(({ id }) => id)))
})

test('what a run plans and does not send has waited', async () => {
  const stage = createStage({ feedback: singles(day).slice(0, 3), agent: () => 'failed', proven: true })
  await stage.run()
  const probe = await stage.runAfter(day)
  expect(listJobs(probe)).toHaveLength(1)
  expect(stage.readLedger().queue).toHaveLength(2)
})
