// npm run simulate -- --month: two tables of what a hundred requests an hour allow. Exit 1 when a promise is broken.
import { day, hour } from '../support/feedback.ts'
import { hosted, type Played, playFirstRuns, playMonth, type Row } from './month.ts'

const toDay = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

function print(title: string, { rows, faults }: Played, shown: (row: Row) => Record<string, string | number>): void {
  const lines = rows.map((row) => Object.values(shown(row)).map(String))
  const all = [Object.keys(shown(rows[0] as Row)), ...lines]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? []
  console.log(`\n${title}\n`)
  for (const line of all) console.log(line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

const month = { ...hosted, days: 30, votes: 6000, commentsPerDay: 40 }
const about = (row: Row) => ({
  requests: row.requests,
  'entries read': row.entries,
  new: row.fresh,
  jobs: row.jobs,
  'backlog left before': row.left === null ? '–' : row.left === 0 ? 'all' : toDay(row.left),
})
const daily = (row: Row) => ({
  day: row.run,
  ...about(row),
  'without a job': row.waiting,
  'longest wait, hours': Math.round(row.longest / hour),
})
print('30 days, 6,000 votes that stay pending, 40 comments a day', await playMonth(month), daily)
const stuck = { ...month, stuckPage: '/guide/stuck' }
print('The same, and one page whose pull request nobody merges', await playMonth(stuck), daily)

for (const [name, every] of [
  ['once an hour', hour],
  ['once a day', day],
] as const) {
  const played = await playFirstRuns({ ...hosted, entries: 20_000, comments: 5000, every })
  const walks = (row: Row) => ({ 'scan without dates': row.undated ? 'on its way' : '–', 'sent first': row.first })
  print(`20,000 pending entries, of them 5,000 comments; runs ${name}`, played, (row) => ({
    run: row.run,
    at: toDay(row.at),
    ...about(row),
    ...walks(row),
  }))
}
