// The cost of an idle run, in virtual time: every response takes a tenth of a second.
import { hour, pagesWithOneComplaint } from '../../support/feedback.ts'
import { createStage } from '../../support/virtual-world.ts'
import { atMost, type Section } from '../section.ts'

const most = 5

export const section: Section = {
  title: 'Requests to GitHub in an idle run',
  async run() {
    const stage = createStage({ feedback: pagesWithOneComplaint(5) })
    for (let runs = 0; runs < 3; runs++) {
      await stage.run()
      await stage.pass(hour)
    }
    const begin = stage.clock.now()
    const { requests } = await stage.run()
    const count = requests.filter(({ to }) => to === 'github').length
    const now = `${count} in ${((stage.clock.now() - begin) / 1000).toFixed(1)} s`
    const what = 'an hour after another idle run; 0.1 s per response'
    return [atMost(most, count, { what, now, baseline: `${most} requests` })]
  },
}
