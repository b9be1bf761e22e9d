// What fixes cost, from their entries to the merges.
import { costFixes, loadTree } from '../requests.ts'
import { atMost, type Row, type Section } from '../section.ts'

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
    for (const fixes of quick ? [5] : [5, 20, 100]) {
      const now = await costFixes(tree, fixes)
      const earlier = old && (await costFixes(old, fixes))
      const show = ({ requests, time }: typeof now) =>
        `${(requests / fixes).toFixed(2)} a fix, ${(time / 1000).toFixed(1)} s`
      const shown = { what: `${fixes} fixes`, now: show(now), before: earlier && show(earlier) }
      // A run of few has no other fixes to share its own requests with.
      const row =
        fixes === 5
          ? atMost(mostSeconds, now.time / 1000, { ...shown, baseline: `${mostSeconds} s` })
          : atMost(mostPerFix, now.requests / fixes, { ...shown, baseline: `${mostPerFix} requests a fix` })
      rows.push(row)
    }
    return rows
  },
}
