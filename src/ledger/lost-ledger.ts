// A lost ledger is not a first run: what the tracking issue shows of it, and what the branch holds.
import { Failure, see } from '../errors/failure.ts'
import { safe } from '../text/safe-text.ts'
import { toCode, toSafeText } from '../text/sanitise.ts'

type Shown = Readonly<{
  url: string
  sequence: number
  commit: string
}>

interface Held {
  readonly exists: boolean
  readonly ledger: { readonly sequence: number }
}

const howToRestore = see('the-ledger-is-lost-or-was-rolled-back')
const place = safe`the branch (or, if it serves several projects, this one’s folder)`
const over = safe`delete ${place}, and remove the label \`feedback-to-fix\` from that issue`
const startOver = safe`To start over on purpose, ${over}. ${howToRestore}`
const nothingCreated = safe`Nothing was created: without the ledger, feedback that was already fixed would be sent again.`

export const isBehind = ({ exists, ledger }: Held, sequence: number) => !exists || ledger.sequence < sequence

export function describeForged({ url, sequence, commit }: Shown) {
  const what = safe`A hidden line in the text of ${toSafeText(url)} names ledger number ${sequence} at commit ${toSafeText(commit, 64)}`
  const how = safe`which this ledger never reached; it is ignored. Edit that text to remove the line.`
  return safe`${what}, ${how}`
}

/** `isOurs`: the commit is no stranger’s invention, so it can be restored. */
export function createLost(held: Held, shown: Shown, isOurs: boolean, branch: string) {
  const at = isOurs ? toSafeText(shown.commit, 64) : undefined
  const on = isBehind(held, shown.sequence) ? '' : safe`, and has continued from there`
  const state = held.exists ? safe`was rolled back${on} to number ${held.ledger.sequence}` : safe`is gone`
  const number = safe`shows number ${shown.sequence}${at ? safe` at commit \`${at}\`` : ''}`
  const what = safe`The ledger ${state}, but the tracking issue ${toCode(shown.url)} ${number}.`
  const named = toSafeText(branch)
  const push = at && safe`\`git fetch origin ${at} && git push origin ${at}:refs/heads/${named}\``
  const newest = push ? safe`, which is that one or a later one: ${push};` : safe`,`
  const restore = safe`Set the branch ${named} to its newest commit${newest} or revert the commit that removed the ledger.`
  const moved = safe`If the ledger is on another branch, set \`ledger-branch\` to it.`
  return new Failure(safe`${what} ${nothingCreated}`, safe`${restore} ${moved} ${startOver}`)
}

export function createUnknown(url: string) {
  const what = safe`This project has no ledger that knows the tracking issue ${toCode(url)}, and that issue’s text was cleared.`
  return new Failure(safe`${what} ${nothingCreated}`, safe`Restore the ledger’s branch. ${startOver}`)
}

export function createLostInRun(commit = '') {
  const what = safe`The ledger disappeared or was rolled back while this run was using it.`
  const newest = safe`Its newest commit is ${toCode(commit)}.`
  return new Failure(what, safe`Nothing more was recorded. ${newest} ${howToRestore}`)
}
