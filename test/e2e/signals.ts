// A run that is told to stop ends within five seconds, and its successor goes on; so it does after one that is killed (at every request:
// the simulation).
import { describe, expect, test } from 'vitest'
import { noFormula, noImport } from './feedback.ts'
import { readIssues, readReport } from './findings.ts'
import { type Fate, type Harness, withHarness } from './harness.ts'

/** Five seconds by the clock of a machine that is not busy; without the signal, the run would wait for its jobs longer than this. */
const soon = 60_000

/** Sends the signal before this request is answered, or when a line of the log matches; `took` is the time from there to the end. */
async function stop(harness: Harness, signal: NodeJS.Signals, when: RegExp | string) {
  let sent = 0
  const send = (isNow: boolean) => {
    if (sent > 0 || !isNow) return
    sent = performance.now()
    action.kill(signal)
  }
  if (typeof when === 'string') harness.github.intercept(({ method, path }) => void send(`${method} ${path}` === when))
  const action = harness.start({}, { onLine: (line) => send(typeof when !== 'string' && when.test(line)) })
  const result = await action.done
  return { ...result, took: performance.now() - sent }
}

const day = 24 * 60 * 60 * 1000
const held: Record<string, Fate> = { '/install': 'held', '/quickstart': 'held' }

describe.concurrent('a run that is told to stop, or killed,', () => {
  test('SIGTERM while jobs are followed', () =>
    withHarness({ entries: [noFormula], fates: held }, async (harness) => {
      const stopped = await stop(harness, 'SIGTERM', /Following/)
      expect(stopped).toMatchObject({ code: 143, signal: null, outputs: { 'jobs-created': '1', 'jobs-active': '1' } })
      expect(stopped.took).toBeLessThan(soon)
      harness.release()
      await goOn(harness, 1)
    }))

  test('SIGINT before the first job is created', () =>
    withHarness({ entries: [noFormula, noImport] }, async (harness) => {
      const stopped = await stop(harness, 'SIGINT', 'POST /repos/acme/docs/issues')
      expect(stopped).toMatchObject({ code: 130, signal: null })
      expect(stopped.took).toBeLessThan(soon)
      expect(await harness.jobs()).toEqual([])
      await goOn(harness, 2)
    }))

  test('SIGKILL between two creations', async () => {
    let ahead = 0
    const github = { now: () => Date.now() + ahead }
    await withHarness({ entries: [noFormula, noImport], github }, async (harness) => {
      const killed = await harness.start({}, { signalAfter: { signal: 'SIGKILL', line: /Created a job for/ } }).done
      expect(killed).toMatchObject({ code: null, signal: 'SIGKILL', timedOut: false })
      await harness.service.settled()
      // Past the lease first, then past `adopt-within`.
      for (const passes of [day / 24, 2 * day]) {
        ahead += passes
        expect(await harness.run()).toMatchObject({ code: 0 })
      }
      // A job that failed would rightly be followed by another.
      expect((await harness.jobs()).map(({ job }) => job.status)).toEqual(['completed', 'completed'])
      const links = harness.github.listPulls().map(({ html_url }) => html_url)
      const { bodies, comments } = await readIssues(harness)
      expect([bodies.length, links.length]).toEqual([1, 2])
      for (const link of links) expect(comments.filter((text) => text.includes(link))).toHaveLength(1)
    })
  })
})

async function goOn(harness: Harness, pulls: number): Promise<void> {
  const next = await harness.run()
  expect(next).toMatchObject({ code: 0, stderr: '' })
  expect(readReport(next)).toMatchObject({ end: 'done', fixes: Array(pulls).fill({ state: 'proposed' }) })
  expect(await harness.jobs()).toHaveLength(pulls)
  const { bodies, comments } = await readIssues(harness)
  expect([bodies.length, comments.length]).toEqual([1, 1])
}
