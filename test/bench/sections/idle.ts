// The cost of an idle run.
import { costIdle, loadTree } from '../requests.ts'
import { atMost, type Row, type Section } from '../section.ts'

const most = 5

export const section: Section = {
  name: 'idle',
  title: 'Requests to GitHub in an idle run',
  async run({ before }): Promise<readonly Row[]> {
    const now = await costIdle(await loadTree())
    const earlier = before === undefined ? undefined : await costIdle(await loadTree(before))
    const show = ({ requests, time }: typeof now) => `${requests} in ${(time / 1000).toFixed(1)} s`
    const what = 'an hour after another idle run; 0.1 s per response'
    const shown = { what, now: show(now), before: earlier && show(earlier) }
    return [atMost(most, now.requests, { ...shown, baseline: `${most} requests` })]
  },
}
