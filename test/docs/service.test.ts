// What docs/service.md says of the open points is what the service does.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultLimits, statuses } from '../../src/service/http/choices.ts'

const text = readFileSync('docs/service.md', 'utf8').split('## What the specification leaves open')[1] ?? ''
const rows = text.split('\n').filter((line) => /^\| (?!question|---)/.test(line))
const numbers = new Set(rows.flatMap((row) => [...row.matchAll(/\d[\d,]*/g)].map(([digits]) => digits)))

test('every status that the service chose has its row, and the rows name no other', () => {
  const named = [...numbers].filter((digits) => /^[2-5]\d\d$/.test(digits))
  // 500 is the specification's.
  expect(named.toSorted()).toEqual([...new Set([...Object.values(statuses), 500].map(String))].toSorted())
})

test.each([defaultLimits.jobsPerHour, defaultLimits.promptLength, defaultLimits.bodyBytes])('the limit %d', (limit) => {
  expect([...numbers]).toContain(limit.toLocaleString('en'))
})
