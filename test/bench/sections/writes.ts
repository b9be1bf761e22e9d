// What fixes cost, from their entries to the merges.
import { costFixes, loadTree } from '../requests.ts'
import type { Row, Section } from '../section.ts'

const mostPerFix = 4
const mostSeconds = 10

export const section: Section = {
  name: 'writes',
  title:
    'Requests to GitHub per fix, and seconds until the pull requests are shown (instant agent, merged in two batches)',
  async run({ before, quick }): Promise<readonly Row[]> {
    const tree = await loadTree()
    const old = before === undefined ? undefined : await loadTree(before)
    const rows: Row[] = []
    for (const fixes of quick ? [1, 5] : [1, 5, 10, 20, 100]) rows.push(...(await measure(fixes, false)))
    if (!quick) rows.push(...(await measure(10, true)))
    return rows

    async function measure(fixes: number, apart: boolean): Promise<Row[]> {
      const now = await costFixes(tree, fixes, apart)
      const earlier = old && (await costFixes(old, fixes, apart))
      const what = `${fixes} ${fixes === 1 ? 'fix' : 'fixes'}${apart ? ', whose jobs end a minute after one another' : ''}`
      const show = ({ requests, time }: typeof now) =>
        `${(requests / fixes).toFixed(2)} a fix, ${(time / 1000).toFixed(1)} s`
      const perFix = now.requests / fixes
      // A run of one or two has no other fixes to share its own requests with.
      const isHeld = fixes >= 20
      const isQuick = fixes !== 5 || now.time <= mostSeconds * 1000
      return [
        {
          what,
          now: show(now),
          before: earlier && show(earlier),
          baseline: fixes === 5 ? `${mostSeconds} s` : `${mostPerFix} requests a fix`,
          ratio: fixes === 5 ? now.time / 1000 / mostSeconds : isHeld ? perFix / mostPerFix : undefined,
          target: fixes === 5 || isHeld ? 'at most 1.0' : 'none',
          isMet: isQuick && (!isHeld || perFix <= mostPerFix),
        },
      ]
    }
  },
}
