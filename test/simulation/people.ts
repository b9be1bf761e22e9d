// What people do on GitHub in a story: the team with its pull requests and its issue.
import { project } from '../support/virtual-service.ts'
import { ledgerBranch } from '../support/virtual-world.ts'
import { handleBranch } from './branch-deeds.ts'
import { changeEntry, leaveFeedback } from './readers.ts'
import {
  type BranchDeed,
  branchDeeds,
  type Deed,
  type EntryDeed,
  entryDeeds,
  type IssueDeed,
  issueDeeds,
  type PullDeed,
  pullDeeds,
  type StrangerDeed,
} from './story.ts'
import { forge } from './strangers.ts'
import type { Town } from './town.ts'
import { ours } from './watch/tracking-rules.ts'

export function act(town: Town, deed: Deed): void {
  town.github.remember()
  const is = <T extends string>(kinds: readonly T[]): boolean => kinds.some((kind) => kind === deed.deed)
  if (deed.deed === 'feedback') leaveFeedback(town, deed)
  else if (is(entryDeeds)) changeEntry(town, deed.deed as EntryDeed, deed.which)
  else if (is(pullDeeds)) handlePull(town, deed.deed as PullDeed, deed.which)
  else if (is(issueDeeds)) handleIssue(town, deed.deed as IssueDeed)
  else if (is(branchDeeds)) handleBranch(town, deed.deed as BranchDeed, deed.which)
  else forge(town, deed.deed as StrangerDeed, deed.which)
}

function handlePull(town: Town, deed: PullDeed, which: number): void {
  const { github } = town
  const wanted = { merge: 'open', decline: 'open', 'reopen-pull': 'closed', 'delete-pull': 'any' }[deed]
  const pulls = github.listPulls().filter(({ issue, mergeCommit, headRepository }) => {
    const fits = wanted === 'any' || (issue.state === wanted && mergeCommit === null)
    return fits && headRepository === 'acme/docs'
  })
  const pull = pulls[which % Math.max(1, pulls.length)]
  if (pull === undefined) return
  const { number } = pull.issue
  town.note('team', `${deed} ${number}`)
  if (deed === 'merge') github.mergePull(number)
  else if (deed === 'decline') github.closePull(number)
  else if (deed === 'reopen-pull') github.reopenPull(number)
  else github.deletePull(number)
  if (deed === 'merge' || deed === 'decline') town.pullChanged(number, 'closed')
  if (deed === 'reopen-pull') town.pullChanged(number, 'reopened')
}

function findIssue({ github }: Town) {
  return github.listIssues().find((issue) => issue.user.login === ours)
}

function handleIssue(town: Town, deed: IssueDeed): void {
  const { github } = town
  const number = town.trackingIssue ?? findIssue(town)?.number
  if (number === undefined) return
  town.note('team', `${deed} ${number}`)
  switch (deed) {
    case 'close-issue':
      github.closeIssue(number)
      break
    case 'reopen-issue':
      github.reopenIssue(number)
      break
    case 'clear-issue':
      // Both at once nobody could notice: nothing would be left that shows the ledger's number.
      if (town.lostTip === undefined) github.editIssue(number, { body: '' })
      // A run under way may have written its last word there already.
      if (town.running > 0) town.unwell += 1
      break
    case 'delete-issue':
      // Without its branch too, that is how one starts over on purpose.
      if (town.lostTip !== undefined) return
      github.deleteIssue(number)
      town.deletedIssues.push(number)
      // They do what the run's error tells them to.
      town.trackingIssue = github.openIssue({ title: 'What readers say' }, 'acme')
  }
}

/** What the run's error asks for when an issue was cleared before the ledger knew it. */
export function dropUnknownIssue(town: Town): void {
  const { github } = town
  const recorded = JSON.parse(github.readFile(ledgerBranch, `${project}/ledger.json`) ?? 'null')?.tracking.issue
  const issue = findIssue(town)
  if (issue === undefined || recorded === issue.number || town.trackingIssue !== undefined || issue.body !== '') return
  town.note('team', 'takes the label off an issue that was cleared')
  github.editIssue(issue.number, { labels: [] })
  town.deletedIssues.push(issue.number)
}
