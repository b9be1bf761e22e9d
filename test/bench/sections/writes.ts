// What fixes cost, from their entries to the merges, in virtual time: every response takes a tenth of a second.
import { day, pagesWithOneComplaint } from '../../support/feedback.ts'
import { createStage } from '../../support/virtual-world.ts'
import { atMost, type Row, type Section } from '../section.ts'

const maxPerFix = 4
const maxSeconds = 10

export const section: Section = {
  title:
    'Requests to GitHub per fix, and seconds until the pull requests are shown (instant agent, merged in two batches)',
  async run({ quick }) {
    const rows: Row[] = []
    for (const fixes of quick ? [5] : [5, 20, 100]) {
      const { requests, seconds } = await costFixes(fixes)
      const shown = { what: `${fixes} fixes`, now: `${(requests / fixes).toFixed(2)} a fix, ${seconds.toFixed(1)} s` }
      // A run of few has no other fixes to share its own requests with.
      rows.push(
        fixes === 5
          ? atMost(maxSeconds, seconds, { ...shown, baseline: `${maxSeconds} s` })
          : atMost(maxPerFix, requests / fixes, { ...shown, baseline: `${maxPerFix} requests a fix` }),
      )
    }
    return rows
  },
}

/** `seconds`: of the run that creates and follows the jobs; they are merged in two parts. */
async function costFixes(fixes: number): Promise<{ requests: number; seconds: number }> {
  const agent = () => ({ end: 'pull', after: 0 }) as const
  const inputs = { 'max-jobs': String(fixes), 'max-open': String(fixes), 'poll-interval': '1' }
  const stage = createStage({ feedback: pagesWithOneComplaint(fixes), agent, inputs })
  const run = async () => (await stage.run()).requests.filter(({ to }) => to === 'github').length
  const begin = stage.clock.now()
  let requests = await run()
  const seconds = (stage.clock.now() - begin) / 1000
  for (let part = 0; part < 2; part++) {
    const open = stage.github.listPulls().filter(({ issue }) => issue.state === 'open')
    for (const { issue } of open.slice(0, Math.ceil(fixes / 2))) stage.github.mergePull(issue.number)
    await stage.pass(day)
    requests += await run()
  }
  return { requests, seconds }
}
