// What people do to the ledger's branch in a story: lose it, roll it back, put it where it was.
import { parseHiddenLine } from '../../src/issue/hidden-line.ts'
import { ledgerBranch } from '../support/virtual-world.ts'
import type { BranchAction } from './story.ts'
import type { Town } from './town.ts'
import { ours } from './watch/tracking-rules.ts'

/** How long GitHub may serve an older state, and a bit. */
const staleFor = 120_000

export function handleBranch(town: Town, action: BranchAction, which: number): void {
  const { github } = town
  const tip = github.branchTip(ledgerBranch)
  switch (action) {
    case 'touch-branch':
      town.touchBranch()
      return
    case 'restore-branch':
      restoreBranch(town)
      return
    case 'lose-branch':
      // What the issue does not show yet cannot be missed.
      if (tip === undefined || town.lostTip !== undefined || shownNumber(town) === 0) return
      town.lostTip = tip
      github.deleteBranch(ledgerBranch)
      break
    case 'roll-back': {
      // What a run under way recorded then, or one to which GitHub still serves what was there before, would be lost.
      if (town.running > 0 || town.clock.now() - town.watch.movedAt < staleFor) return
      const older = town.watch.commits.filter(({ sequence }) => sequence < shownNumber(town))
      const target = older[which % Math.max(1, older.length)]
      if (tip === undefined || town.lostTip !== undefined || target === undefined) return
      town.lostTip = tip
      github.resetBranch(ledgerBranch, target.commit)
    }
  }
  town.note('team', action)
  town.watch.branchMovedByHand()
}

export function restoreBranch(town: Town): void {
  const { github, lostTip } = town
  if (lostTip === undefined) return
  town.note('team', 'restore-branch')
  town.lostTip = undefined
  // A push without force: a branch that has gone on from there is left alone.
  if (!github.isAncestor(lostTip, github.branchTip(ledgerBranch) ?? '')) github.resetBranch(ledgerBranch, lostTip)
  town.watch.branchMovedByHand()
}

function shownNumber({ github, trackingIssue }: Town): number {
  const shown = github.listIssues().filter(({ user, number }) => user.login === ours || number === trackingIssue)
  return Math.max(0, ...shown.map(({ body }) => parseHiddenLine(body ?? '')?.sequence ?? 0))
}
