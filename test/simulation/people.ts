// What people do on GitHub in a story: the team with its pull requests and its issue, and strangers, who copy what everybody can read.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { renderIssueTitle } from '../../src/issue/hidden-line.ts'
import { canaryEmail, canaryToken } from '../support/canaries.ts'
import { complaintOf, entry, hour } from '../support/feedback.ts'
import { project } from '../support/virtual-service.ts'
import { ledgerBranch } from '../support/virtual-world.ts'
import { handleBranch } from './branch-actions.ts'
import type { Harness } from './harness.ts'
import {
  branchActions,
  type EntryAction,
  entryActions,
  type FeedbackKind,
  type IssueAction,
  issueActions,
  type PullAction,
  pullActions,
  type StrangerAction,
  tickActions,
  type UserAction,
} from './story.ts'
import { forgive } from './ticks.ts'
import { ours } from './watch/tracking-rules.ts'

const topics = [
  ['The install command fails with a permission error', 'Installing fails: permission error in the install command'],
  ['Where do I put the configuration file', 'It does not say where the configuration file goes'],
  ['The webhook example returns status 400', 'Webhook example answers with a 400 for me'],
  ['Screenshots of the billing page are outdated', 'Billing page screenshots show the old design'],
  ['Please explain how retries and timeouts work together', 'Retries and timeouts: how do they work together?'],
]

/** More than a short prompt has room for, in three or four comments. */
const story = [
  'I followed every step of this page on a new machine, and the third one does not do what it says.',
  'The button that the text names is now in another menu, which took me an hour to find.',
  'After that the sample returns an empty list, although the paragraph above it promises three rows.',
  'I then compared it with the reference, where the parameter has a different default.',
  'A colleague tried the same with the previous version, and there it works as described.',
  'It would help to say which version each sample was written for, and what it should print.',
].join(' ')
const longCode = Array.from({ length: 40 }, (_, line) => `const row${line} = table.read(${line})`).join('\n')

function leaveFeedback(harness: Harness, action: Extract<UserAction, { action: 'feedback' }>): void {
  const count = action.kind === 'long' ? 3 + 3 * action.count : action.count
  for (let index = 0; index < count; index++) {
    const id = `zq${harness.shelf.size + 1}`
    // Many at once are about as many pages: a flood.
    const page = action.count > 50 ? index : action.page
    const createdAt =
      action.kind === 'undated' ? null : new Date(harness.clock.now() - action.lateHours * hour).toISOString()
    const topic = topics[action.topic % topics.length] ?? []
    const words = `${action.count > 50 ? complaintOf(index) : topic[index % topic.length]} ${id}`
    put(harness, { ...write(action.kind, id, `/guide/page-${page}`, words), createdAt }, false)
  }
  harness.note('readers', `${count} × ${action.kind} on page ${action.page}, up to zq${harness.shelf.size}`)
}

function write(kind: FeedbackKind, id: string, path: string, comment: string): FeedbackEntry {
  switch (kind) {
    case 'words':
    case 'undated':
      return entry(id, path, { comment })
    case 'vote':
      return entry(id, path, { comment: null, contact: null })
    case 'praise':
      return entry(id, path, { comment: 'Great page, thank you!', helpful: true, contact: null })
    case 'snippet':
      return entry(id, path, { comment, source: 'code_snippet', code: `npm i --token ${canaryToken} # ${canaryEmail}` })
    case 'long':
      return entry(id, path, { comment: `${comment}. ${story}`, source: 'code_snippet', code: longCode })
    case 'agent':
      return entry(id, path, { comment, source: 'agent' })
  }
}

function put(harness: Harness, entry: FeedbackEntry, moved: boolean): void {
  const known = harness.shelf.get(entry.id)
  const arrived = known?.arrived ?? harness.clock.now()
  harness.shelf.set(entry.id, { entry, arrived, moved: moved || (known?.moved ?? false), removed: false })
  harness.service.change(({ addEntries }) => addEntries([entry]))
}

function changeEntry(harness: Harness, action: EntryAction, which: number): void {
  const present = [...harness.shelf.values()].filter(({ removed }) => !removed)
  const known = present[which % Math.max(1, present.length)]
  if (known === undefined) return
  const { entry } = known
  harness.note('team', `${action} ${entry.id}`)
  switch (action) {
    case 'repeat':
      put(harness, entry, false)
      break
    case 'edit':
      put(harness, entry.comment === null ? entry : { ...entry, comment: `${entry.comment} and more` }, false)
      break
    case 'redate':
      put(
        harness,
        { ...entry, createdAt: new Date(harness.clock.now() - (which % 40) * 24 * hour).toISOString() },
        true,
      )
      break
    case 'resolve':
      put(harness, { ...entry, status: 'resolved' }, true)
      break
    case 'reopen':
      put(harness, { ...entry, status: 'pending' }, true)
      break
    case 'remove':
      harness.shelf.set(entry.id, { ...known, removed: true })
      harness.service.change(({ removeEntry }) => removeEntry(entry.id))
  }
}

export function act(harness: Harness, action: UserAction): void {
  harness.github.remember()
  if (action.action === 'feedback') leaveFeedback(harness, action)
  else if (isOneOf(entryActions, action.action)) changeEntry(harness, action.action, action.which)
  else if (isOneOf(pullActions, action.action)) handlePull(harness, action.action, action.which)
  else if (isOneOf(issueActions, action.action)) handleIssue(harness, action.action)
  else if (isOneOf(tickActions, action.action)) harness.tick(action.action, action.which)
  else if (isOneOf(branchActions, action.action)) handleBranch(harness, action.action, action.which)
  else forge(harness, action.action, action.which)
}

const isOneOf = <T extends string>(kinds: readonly T[], kind: string): kind is T => kinds.some((one) => one === kind)

function handlePull(harness: Harness, action: PullAction, which: number): void {
  const { github } = harness
  const wanted = { merge: 'open', decline: 'open', 'reopen-pull': 'closed', 'delete-pull': 'any' }[action]
  const pulls = github.listPulls().filter(({ issue, mergeCommit, headRepository }) => {
    const fits = wanted === 'any' || (issue.state === wanted && mergeCommit === null)
    return fits && headRepository === 'acme/docs'
  })
  const pull = pulls[which % Math.max(1, pulls.length)]
  if (pull === undefined) return
  const { number } = pull.issue
  harness.note('team', `${action} ${number}`)
  if (action === 'merge') github.mergePull(number)
  else if (action === 'decline') github.closePull(number)
  else if (action === 'reopen-pull') github.reopenPull(number)
  else github.deletePull(number)
  if (action === 'merge' || action === 'decline') harness.pullChanged(number, 'closed')
  if (action === 'reopen-pull') harness.pullChanged(number, 'reopened')
}

function findIssue({ github }: Harness) {
  return github.listIssues().find((issue) => issue.user.login === ours)
}

function handleIssue(harness: Harness, action: IssueAction): void {
  const { github } = harness
  const number = harness.trackingIssue ?? findIssue(harness)?.number
  if (number === undefined) return
  harness.note('team', `${action} ${number}`)
  switch (action) {
    case 'close-issue':
      github.closeIssue(number)
      break
    case 'reopen-issue':
      github.reopenIssue(number)
      break
    case 'clear-issue':
      // Both at once nobody could notice: nothing would be left that shows the ledger's number.
      if (harness.lostTip === undefined) {
        github.editIssue(number, { body: '' })
        forgive(harness)
      }
      // A run under way may have written its last word there already.
      if (harness.running > 0) harness.unwell += 1
      break
    case 'delete-issue':
      // Without its branch too, that is how one starts over on purpose.
      if (harness.lostTip !== undefined) return
      github.deleteIssue(number)
      forgive(harness, true)
      harness.deletedIssues.push(number)
      harness.trackingIssue = github.openIssue({ title: 'What readers say' }, 'acme')
  }
}

/** What the run's error asks for when an issue was cleared before the ledger knew it. */
export function dropUnknownIssue(harness: Harness): void {
  const { github } = harness
  const recorded = JSON.parse(github.readFile(ledgerBranch, `${project}/ledger.json`) ?? 'null')?.tracking.issue
  const issue = findIssue(harness)
  if (issue === undefined || recorded === issue.number || harness.trackingIssue !== undefined || issue.body !== '')
    return
  harness.note('team', 'takes the label off an issue that was cleared')
  github.editIssue(issue.number, { labels: [] })
  harness.deletedIssues.push(issue.number)
  // Whoever starts over gives up what was ticked there.
  forgive(harness, true)
}

/** The ledger's branch is public: nonces and fix ids can be read, and copied. */
function forge(harness: Harness, action: StrangerAction, which: number): void {
  const { github } = harness
  const ledger = JSON.parse(github.readFile(ledgerBranch, `${project}/ledger.json`) ?? 'null')
  if (ledger === null) return
  const { commentIntent, intent, issue } = ledger.tracking
  harness.note('stranger', action)
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
