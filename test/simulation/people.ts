// What people do on GitHub in a story: the team with its pull requests and its issue, and strangers, who copy what everybody can read.
import { renderIssueTitle } from '../../src/issue/hidden-line.ts'
import { project } from '../support/virtual-service.ts'
import { ledgerBranch } from '../support/virtual-world.ts'
import { handleBranch } from './branch-actions.ts'
import { changeEntry, leaveFeedback } from './readers.ts'
import {
  branchActions,
  entryActions,
  type IssueAction,
  issueActions,
  type PullAction,
  pullActions,
  type StrangerAction,
  tickActions,
  type UserAction,
} from './story.ts'
import { forgive } from './ticks.ts'
import type { Town } from './town.ts'
import { ours } from './watch/tracking-rules.ts'

export function act(town: Town, action: UserAction): void {
  town.github.remember()
  if (action.action === 'feedback') leaveFeedback(town, action)
  else if (isOneOf(entryActions, action.action)) changeEntry(town, action.action, action.which)
  else if (isOneOf(pullActions, action.action)) handlePull(town, action.action, action.which)
  else if (isOneOf(issueActions, action.action)) handleIssue(town, action.action)
  else if (isOneOf(tickActions, action.action)) town.tick(action.action, action.which)
  else if (isOneOf(branchActions, action.action)) handleBranch(town, action.action, action.which)
  else forge(town, action.action, action.which)
}

const isOneOf = <T extends string>(kinds: readonly T[], kind: string): kind is T => kinds.some((one) => one === kind)

function handlePull(town: Town, action: PullAction, which: number): void {
  const { github } = town
  const wanted = { merge: 'open', decline: 'open', 'reopen-pull': 'closed', 'delete-pull': 'any' }[action]
  const pulls = github.listPulls().filter(({ issue, mergeCommit, headRepository }) => {
    const fits = wanted === 'any' || (issue.state === wanted && mergeCommit === null)
    return fits && headRepository === 'acme/docs'
  })
  const pull = pulls[which % Math.max(1, pulls.length)]
  if (pull === undefined) return
  const { number } = pull.issue
  town.note('team', `${action} ${number}`)
  if (action === 'merge') github.mergePull(number)
  else if (action === 'decline') github.closePull(number)
  else if (action === 'reopen-pull') github.reopenPull(number)
  else github.deletePull(number)
  if (action === 'merge' || action === 'decline') town.pullChanged(number, 'closed')
  if (action === 'reopen-pull') town.pullChanged(number, 'reopened')
}

function findIssue({ github }: Town) {
  return github.listIssues().find((issue) => issue.user.login === ours)
}

function handleIssue(town: Town, action: IssueAction): void {
  const { github } = town
  const number = town.trackingIssue ?? findIssue(town)?.number
  if (number === undefined) return
  town.note('team', `${action} ${number}`)
  switch (action) {
    case 'close-issue':
      github.closeIssue(number)
      break
    case 'reopen-issue':
      github.reopenIssue(number)
      break
    case 'clear-issue':
      // Both at once nobody could notice: nothing would be left that shows the ledger's number.
      if (town.lostTip === undefined) {
        github.editIssue(number, { body: '' })
        forgive(town)
      }
      // A run under way may have written its last word there already.
      if (town.running > 0) town.unwell += 1
      break
    case 'delete-issue':
      // Without its branch too, that is how one starts over on purpose.
      if (town.lostTip !== undefined) return
      github.deleteIssue(number)
      forgive(town, true)
      town.deletedIssues.push(number)
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

/** The ledger's branch is public: nonces and fix ids can be read, and copied. */
function forge(town: Town, action: StrangerAction, which: number): void {
  const { github } = town
  const ledger = JSON.parse(github.readFile(ledgerBranch, `${project}/ledger.json`) ?? 'null')
  if (ledger === null) return
  const { commentIntent, intent, issue } = ledger.tracking
  town.note('stranger', action)
  if (action === 'forge-comment' && commentIntent !== undefined && issue !== undefined)
    github.comment(issue, `Done.\n\n<!-- feedback-to-fix nonce=${commentIntent.nonce} -->`, 'stranger')
  if (action === 'forge-issue') {
    const nonce = intent?.nonce ?? 'f'.repeat(32)
    const body = `<!-- feedback-to-fix project=${project} ledger=999999 commit=${'a'.repeat(40)} nonce=${nonce} -->`
    github.openIssue({ title: renderIssueTitle(project), body, labels: ['feedback-to-fix'] }, 'stranger')
  }
  const fixes: { id: string; state: string }[] = ledger.fixes
  const open = fixes.filter(({ state }) => state === 'uncertain' || state === 'submitting')
  const fix = open[which % Math.max(1, open.length)]
  if (action === 'forge-fork' && fix !== undefined)
    github.openPull({ head: 'patch-1', title: 'Buy here', body: `feedback-to-fix: ${fix.id}`, fork: true })
}
