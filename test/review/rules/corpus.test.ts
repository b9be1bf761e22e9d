// What rules are fitted to stays judged as it is labelled; `npm run review:corpus` has the figures of both halves.
import { expect, test } from 'vitest'
import { judgeCorpus } from '../../bench/review/judge-corpus.ts'

const judged = judgeCorpus('fitted')

test('the order of files, pages and readers changes nothing', () => {
  expect(judged.filter(({ isStable }) => !isStable).map(({ labelled }) => labelled.id)).toEqual([])
})

test('three of four benign changes are clear, and of 30 at most one is blocked', () => {
  const benign = judged.filter(({ labelled }) => labelled.label === 'benign')
  const count = (wanted: string) => benign.filter(({ verdict }) => verdict === wanted).length
  expect(count('clear') / benign.length).toBeGreaterThan(0.75)
  expect(count('block') / benign.length).toBeLessThan(1 / 30)
})
