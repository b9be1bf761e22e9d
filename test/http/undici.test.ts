// A file of its own, for it must see undici's first import.
import { expect, test } from 'vitest'
import { loadUndici } from '../../src/http/undici.ts'

const [builtin, undici8] = [Symbol.for('undici.globalDispatcher.1'), Symbol.for('undici.globalDispatcher.2')]

test("loading undici leaves the dispatcher of the runtime's own fetch as it was", async () => {
  const own = { dispatch: () => true }
  Reflect.set(globalThis, builtin, own)
  expect(Reflect.get(globalThis, undici8)).toBeUndefined()
  await loadUndici()
  expect(Reflect.get(globalThis, undici8)).toBeDefined()
  expect(Reflect.get(globalThis, builtin)).toBe(own)
})
