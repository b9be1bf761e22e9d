import { expect, test } from 'vitest'
import { ClassSet, classNames, classOf } from '../../../src/triage/language/classes.ts'

test('each class has a bit of its own', () => {
  for (const name of classNames) expect(ClassSet.of([name]).list()).toEqual([classOf(name)])
})

test('sets are united, intersected and compared', () => {
  const [ends, middle] = [ClassSet.of(['positive', 'wish']), ClassSet.of(['trouble', 'wish'])]
  expect(ends.meets(middle)).toBe(true)
  expect(ends.and(middle).list()).toEqual([classOf('wish')])
  expect(ends.and(middle).meets(ClassSet.of(['positive']))).toBe(false)
  ends.addAll(middle)
  expect(ends.list()).toEqual(['positive', 'trouble', 'wish'].map(classOf).sort((a, b) => a - b))
})

test('a class that no word has is refused', () => {
  expect(() => classOf('sarcasm')).toThrow(/No word is of the class "sarcasm"/)
})
