// Virtual time: it stands still while anything can run, and jumps when nothing can.
import { expect, test } from 'vitest'
import { createVirtualClock } from './virtual-clock.ts'

test('time jumps from timer to timer, equal ones in the order in which they were set', async () => {
  const clock = createVirtualClock(0)
  const seen: string[] = []
  const walk = async (name: string, ms: number) => {
    for (let step = 0; step < 2; step++) {
      await clock.sleep(ms)
      seen.push(`${name} ${clock.now()}`)
    }
  }
  await clock.drive(Promise.all([walk('slow', 20), walk('quick', 10), walk('twin', 10)]))
  expect(seen).toEqual(['quick 10', 'twin 10', 'slow 20', 'quick 20', 'twin 20', 'slow 40'])
})

test('a signal ends a sleep, and no time passes for it', async () => {
  const clock = createVirtualClock(0)
  const stop = new AbortController()
  clock.later(5, () => stop.abort())
  await clock.drive(clock.sleep(1000, stop.signal))
  await clock.drive(clock.sleep(1000, stop.signal))
  expect(clock.now()).toBe(5)
})

test('time waits for work that is held', async () => {
  const clock = createVirtualClock(0)
  const body = clock.hold(new Response('x').text().then(() => clock.now()))
  expect(await clock.drive(Promise.all([body, clock.sleep(10)]))).toEqual([0, undefined])
})

test('what never ends is an error, not a wait for ever', async () => {
  await expect(createVirtualClock(0).drive(new Promise(() => {}))).rejects.toThrow('Nothing moves any more')
})
