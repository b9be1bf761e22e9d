// Ending a program: not done until everything of it has ended, however long the kernel takes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endAll } from '../../../src/service/agents/command/end-all.ts'

let leader: ChildProcess
let id: number
beforeEach(() => {
  leader = spawn('sleep', ['300'], { detached: true, stdio: 'ignore' })
  id = leader.pid ?? 0
})
afterEach(async () => {
  if (leader.signalCode === null) await once(leader, 'exit')
  expect(leader.signalCode).toBe('SIGKILL')
})

test.each([0, 1, 60])('waits for what is still there in %d looks', async (looks) => {
  let left = looks
  expect(await endAll(id, async () => (left-- > 0 ? [id] : []))).toBe(true)
  expect(left).toBe(-1)
})

test('tells that something cannot be ended', async () => {
  expect(await endAll(id, () => sleep(1, [id]), AbortSignal.timeout(50))).toBe(false)
})
