// A sample of the hostile corpus through the bundle itself: what really reaches the runner, its files, GitHub and the agent.
import { expect, test } from 'vitest'
import { isOfReader, loadHostile } from '../corpus/load.ts'
import { judgePlayed, summarise } from '../hostile/attack.ts'
import { placeItem } from '../hostile/feedback.ts'
import { collectSinks, type Sink } from '../hostile/sinks.ts'
import { deliverAsWritten } from '../support/as-written.ts'
import { isByAction } from '../support/served-github.ts'
import { readReport } from './findings.ts'
import { withHouse } from './house.ts'

const isOpen = (field: string) => field === 'path' || field === 'entryId'
const candidates = loadHostile().filter((item) => isOfReader(item) && !isOpen(item.field))
const step = Math.floor(candidates.length / 60)
const items = candidates.filter((_, index) => index % step === 0).slice(0, 60)

test.concurrent('a sample of the corpus through the bundle', () => {
  const entries = items.map((item, number) => placeItem(item, number).entry)
  const recent = entries.map((entry, number) => ({
    ...entry,
    createdAt: new Date(Date.now() - 1000 * (number + 60)).toISOString(),
  }))
  // Their pages are there, so that the first job leads to a pull request, and others follow.
  const files = Object.fromEntries(items.map((_, number) => [`docs/guide/page-${number}.md`, `# Page ${number}\n`]))
  return withHouse(
    { entries: recent, front: deliverAsWritten(recent).front, github: { private: true, files } },
    async (house) => {
      const dry = await house.run({ 'dry-run': 'true', quotes: 'always', 'max-jobs': '100', 'max-open': '100' })
      const real = await house.run({ quotes: 'always', 'max-jobs': '5', 'max-open': '5' })
      const here = (text: string) => text.replaceAll(house.github.url, 'https://github.com')
      const runs = { 'dry run': dry, run: real }
      const left = Object.entries(runs).flatMap(([name, result]) => {
        const { stdout, stderr, summary, written } = result
        expect([result.code, stderr]).toEqual([0, ''])
        const files = { outputs: here(written.output), otherFiles: written.others }
        return collectSinks(name, {
          log: here(stdout),
          summary: here(summary),
          report: JSON.stringify(readReport(result)),
          ...files,
        })
      })
      const ours = house.github.requests.filter(isByAction)
      const requests = collectSinks('GitHub', {
        requests: ours.map((request) => ({ ...request, to: 'github' as const })),
      })
      const prompts = (await house.jobs()).map(
        ({ prompt }): Sink => ({ kind: 'prompt', name: 'the agent', text: prompt }),
      )
      expect([prompts.length, items.length]).toEqual([5, 60])
      const sinks = [...left, ...prompts, ...requests.map((sink) => ({ ...sink, text: here(sink.text) }))]
      const thrown = items.map((item) => ({ item, shown: false }))
      expect(summarise(await judgePlayed({ sinks, runs: [] }, thrown, true))).toEqual([])
    },
  )
})
