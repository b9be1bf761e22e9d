// What people do to the ledger's branch in a story: lose it, roll it back, put it where it was.
import { ledgerBranch } from '../support/virtual-world.ts'
import type { Harness } from './harness.ts'
import type { BranchAction } from './story.ts'
import { shownNumber } from './watch/tracking-rules.ts'

/** How long GitHub may serve an older state, and a bit. */
const staleFor = 120_000

export function handleBranch(harness: Harness, action: BranchAction, which: number): void {
  const { github } = harness
  const tip = github.branchTip(ledgerBranch)
  switch (action) {
    case 'touch-branch':
      harness.touchBranch()
      return
    case 'restore-branch':
      restoreBranch(harness)
      return
    case 'lose-branch':
      // What the issue does not show yet cannot be missed.
      if (tip === undefined || harness.lostTip !== undefined || shownNumber(harness) === 0) return
      harness.lostTip = tip
      github.deleteBranch(ledgerBranch)
      break
    case 'roll-back': {
      // What a run under way recorded then, or one to which GitHub still serves what was there before, would be lost.
      if (harness.running > 0 || harness.clock.now() - harness.watch.movedAt < staleFor) return
      const older = harness.watch.commits.filter(({ sequence }) => sequence < shownNumber(harness))
      const target = older[which % Math.max(1, older.length)]
      if (tip === undefined || harness.lostTip !== undefined || target === undefined) return
      harness.lostTip = tip
      github.resetBranch(ledgerBranch, target.commit)
    }
  }
  harness.note('team', action)
  harness.watch.branchMovedByHand()
}

export function restoreBranch(harness: Harness): void {
  const { github, lostTip } = harness
  if (lostTip === undefined) return
  harness.note('team', 'restore-branch')
  harness.lostTip = undefined
  // A push without force: a branch that has gone on from there is left alone.
  if (!github.isAncestor(lostTip, github.branchTip(ledgerBranch) ?? '')) github.resetBranch(ledgerBranch, lostTip)
  harness.watch.branchMovedByHand()
}
