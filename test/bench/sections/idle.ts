// The cost of an idle run.
import { costIdle, loadTree } from '../requests.ts'
import type { Row, Section } from '../section.ts'

const most = 5

export const section: Section = {
  name: 'idle',
  title: 'Requests to GitHub in an idle run',
  async run({ before }): Promise<readonly Row[]> {
    const now = await costIdle(await loadTree())
    const earlier = before === undefined ? undefined : await costIdle(await loadTree(before))
    const show = ({ requests, time }: typeof now) => `${requests} in ${(time / 1000).toFixed(1)} s`
    return [
      {
        what: 'an hour after another idle run; 0.1 s per response',
        now: show(now),
        before: earlier && show(earlier),
        baseline: `${most} requests`,
        ratio: now.requests / most,
        target: 'at most 1.0',
        isMet: now.requests <= most,
      },
    ]
  },
}
