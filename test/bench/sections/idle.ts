// What a run without news costs.
import { costIdle, loadTree } from '../requests.ts'
import type { Row, Section } from '../section.ts'

const most = 3

export const section: Section = {
  name: 'idle',
  title: 'A run without news: requests to GitHub',
  async run({ before }): Promise<readonly Row[]> {
    const now = await costIdle(await loadTree())
    const earlier = before === undefined ? undefined : await costIdle(await loadTree(before))
    const show = ({ requests, time }: typeof now) => `${requests} in ${(time / 1000).toFixed(1)} s`
    return [
      {
        what: 'an hour after another such run; a response takes 0.1 s',
        now: show(now),
        before: earlier && show(earlier),
        against: `${most} requests`,
        ratio: now.requests / most,
        goal: 'at most 1.0',
        isMet: now.requests <= most,
      },
    ]
  },
}
