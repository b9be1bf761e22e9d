// “Ask the agent to go on”, through the bundle: a tick sends the same job what its change leaves open. Each answer of the service is in
// `scenarios/follow-up.test.ts`.
import { describe, expect, test } from 'vitest'
import { complaint } from './feedback.ts'
import { type House, withHouse } from './house.ts'
import { readBody, tick } from './tick-box.ts'

const relay = complaint('fb_9', '/guides/send', 'Where do I find the address of the relay?')
const box = 'tick=continue/'

async function review({ github, run }: House, action: string): Promise<number> {
  const [pull] = await github.listPulls()
  const number = pull?.number ?? 0
  const payload = { action, number, pull_request: await github.getPull(number) }
  expect(await run({}, { event: { name: 'pull_request', payload } })).toMatchObject({ code: 0, stderr: '' })
  return number
}

describe.concurrent('asking the agent to go on', () => {
  test('the same job gets what is open, and no other job is created', () =>
    withHouse({ entries: [relay] }, async (house) => {
      await house.run()
      await review(house, 'opened')
      await house.run()
      expect(readBody(house, 1)).toContain(box)
      const asked = await tick(house, 1, 'continue')
      expect(asked).toMatchObject({ code: 0, stderr: '', outputs: { 'jobs-created': '0' } })
      expect(readBody(house, 1)).toContain('(1 of 2)')
      await house.service.settled()
      const [job, ...others] = await house.jobs()
      expect([job?.message?.includes(relay.comment ?? ''), others]).toEqual([true, []])
    }))

  test('a service without the operation: the issue says so, and the rest is sent after the merge', () => {
    const front = (request: Request, answer: (request: Request) => Promise<Response>) =>
      request.url.endsWith('/message') ? Promise.resolve(new Response(null, { status: 404 })) : answer(request)
    return withHouse({ entries: [relay], front }, async (house) => {
      await house.run()
      const number = await review(house, 'opened')
      await house.run()
      expect(await tick(house, 1, 'continue')).toMatchObject({ code: 0, stderr: '' })
      expect(readBody(house, 1)).toContain('this service takes no follow-ups')
      house.github.mergePull(number)
      expect((await house.run()).outputs).toMatchObject({ 'jobs-created': '1' })
    })
  })
})
