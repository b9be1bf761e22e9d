// “Ask the agent to go on”, through the bundle: a tick sends the same job what its change leaves open. Each answer of the service is in
// `scenarios/follow-up.test.ts`.
import { describe, expect, test } from 'vitest'
import { complaint } from './feedback.ts'
import { withHouse } from './house.ts'
import { readBody, tick } from './tick-box.ts'

const relay = complaint('fb_9', '/guides/send', 'Where do I find the address of the relay?')

describe.concurrent('asking the agent to go on', () => {
  test('the same job gets what is open, and no other job is created', () =>
    withHouse({ entries: [relay] }, async (house) => {
      await house.run()
      const number = house.github.listPulls()[0]?.number ?? 0
      const payload = { action: 'opened', number, pull_request: await house.github.getPull(number) }
      const event = { name: 'pull_request', payload }
      expect(await house.run({}, { event })).toMatchObject({ code: 0, stderr: '' })
      await house.run()
      expect(readBody(house, 1)).toContain('tick=continue/')
      const asked = await tick(house, 1, 'continue')
      expect(asked).toMatchObject({ code: 0, stderr: '', outputs: { 'jobs-created': '0' } })
      expect(readBody(house, 1)).toContain('(1 of 2)')
      await house.service.settled()
      const [job, ...others] = await house.jobs()
      expect([job?.message?.includes(relay.comment ?? ''), others]).toEqual([true, []])
    }))
})
