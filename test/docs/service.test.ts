// What docs/service.md says of the open points is what the service does.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultLimits, statuses, widgetLimits } from '../../src/service/http/choices.ts'
import { createFeedbackRoute } from '../../src/service/http/routes.ts'

const [, open = '', widget = ''] = readFileSync('docs/service.md', 'utf8').split(
  /## (?:What the specification leaves open|Feedback from pages, an extension)/,
)
const rows = open.split('\n').filter((line) => /^\| (?!question|---)/.test(line))
const numbers = new Set(rows.flatMap((row) => [...row.matchAll(/\d[\d,]*/g)].map(([digits]) => digits)))

test('every status that the service chose has its row, and the rows name no other', () => {
  const named = [...numbers].filter((digits) => /^[2-5]\d\d$/.test(digits))
  // 500 is the specification's.
  expect(named.toSorted()).toEqual([...new Set([...Object.values(statuses), 500].map(String))].toSorted())
})

test.each([defaultLimits.jobsPerHour, defaultLimits.promptLength, defaultLimits.bodyBytes])('the limit %d', (limit) => {
  expect([...numbers]).toContain(limit.toLocaleString('en'))
})

test.each(Object.entries(widgetLimits).filter(([name]) => name !== 'preflightSeconds'))(
  'the limit of the widget’s %s, %d',
  (_, limit) => {
    expect(widget).toMatch(new RegExp(`\\b${limit.toLocaleString('en')}\\b`))
  },
)

test('each answer of the widget has its row', () => {
  const listed = [...widget.matchAll(/^\| ([2-5]\d\d(?:, [2-5]\d\d)*) \|/gm)].flatMap(([, found = '']) =>
    found.split(', '),
  )
  const described = Object.keys(createFeedbackRoute.responses)
  // Any operation answers with these.
  const common = ['500', '503']
  expect(listed.toSorted()).toEqual([...described.filter((status) => !common.includes(status)), '405'].toSorted())
})
