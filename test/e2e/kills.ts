// A run that is killed without warning, at a moment that its log shows. The simulation does this at every request; here it is a process.
import { describe, expect, test } from 'vitest'
import { noFormula, noImport } from './feedback.ts'
import { readIssues } from './findings.ts'
import { withHouse } from './house.ts'

const day = 24 * 60 * 60 * 1000

describe.concurrent('a run that is killed', () => {
  test('between two creations', async () => {
    let ahead = 0
    const github = { now: () => Date.now() + ahead }
    await withHouse({ entries: [noFormula, noImport], github }, async (house) => {
      const killed = await house.start({}, { signalAfter: { signal: 'SIGKILL', line: /Created a job for/ } }).done
      expect(killed).toMatchObject({ code: null, signal: 'SIGKILL', timedOut: false })
      await house.service.settled()
      // Past the lease first, then past `adopt-within`.
      for (const passes of [day / 24, 2 * day]) {
        ahead += passes
        expect(await house.run()).toMatchObject({ code: 0 })
      }
      // A job that failed would rightly be followed by another.
      expect((await house.jobs()).map(({ job }) => job.status)).toEqual(['completed', 'completed'])
      const links = house.github.listPulls().map(({ html_url }) => html_url)
      const { bodies, comments } = await readIssues(house)
      expect([bodies.length, links.length]).toEqual([1, 2])
      for (const link of links) expect(comments.filter((text) => text.includes(link))).toHaveLength(1)
    })
  })
})
