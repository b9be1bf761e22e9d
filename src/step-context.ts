// What all steps of a sync share.
import type { FeedbackEntry } from './docs-api/contract.ts'
import { describeFixReason, labelOf } from './fixes/fix.ts'
import type { Issue } from './github/tracking-issue.ts'
import type { Inputs } from './inputs/inputs.ts'
import type { Cause } from './issue/trouble-record.ts'
import type { LedgerCommand } from './ledger/command.ts'
import type { Fix, Ledger } from './ledger/ledger.ts'
import type { LedgerSession } from './ledger/session.ts'
import type { WaitReason } from './queue/waiting-record.ts'
import { count, type SafeText, safe } from './text/safe-text.ts'
import { toSafeText } from './text/sanitise.ts'
import type { World } from './world.ts'

export type Entries = ReadonlyMap<string, FeedbackEntry>

export type Context = Readonly<{
  inputs: Inputs
  template: string | undefined
  world: World
  session: LedgerSession
  /** A tick started it: only what people asked for is sent. */
  onlyAsked?: boolean
  /** As last read: steps that read it again replace it here. */
  tracked: {
    issue: Issue | undefined
    /** The queue that its text shows. */
    listed: Ledger['waiting']
  }
}>

export type StopReason = Readonly<{
  reason: WaitReason
  /** The run then counts as failed. */
  remedy?: SafeText
  cause?: Cause
  fatal?: true
}>

/** What there is to say now, and was not before. */
export const logFixes =
  ({ log }: World) =>
  (before: Ledger, { fixes }: Ledger) => {
    const known = new Map(before.fixes.map((fix) => [fix.id, fix]))
    for (const fix of fixes) {
      const old = known.get(fix.id)
      const words = old && old !== fix && describeChange(fix)
      if (words && words !== describeChange(old)) log.info(words)
    }
  }

function describeChange(fix: Fix) {
  if (fix.state === 'active' && fix.unreadableSince === undefined) return undefined
  const address = fix.state === 'proposed' && fix.prLink ? safe`, ${toSafeText(fix.prLink.url)}` : ''
  const reason = fix.reason ? safe`. ${describeFixReason(fix.reason)}` : ''
  return safe`${nameFix(fix)}: ${labelOf(fix)}${address}${reason}`
}

/** A `fix-submitted` is only an intent. */
export function listChanged({ fixes }: Ledger, commands: readonly LedgerCommand[]) {
  const isAbout = (fix: Fix, command: LedgerCommand) =>
    command.type === 'pull-read'
      ? fix.prLink?.url === command.prLink.url
      : 'fixId' in command && fix.id === command.fixId
  return [...new Set(commands.flatMap((command) => fixes.filter((fix) => isAbout(fix, command))))]
}

type Named = Pick<Fix, 'pages' | 'entryIds' | 'voteEntries'> & Readonly<{ voteIds?: readonly string[] }>

export function nameFix(fix: Named) {
  const [first = '', ...others] = fix.pages
  const more = others.length === 0 ? '' : safe` and ${others.length} more`
  return safe`${toSafeText(first, 80)}${more} (${describeSize(fix)})`
}

export function describeSize({ entryIds, voteEntries = 0, voteIds }: Omit<Named, 'pages'>) {
  const votes = voteIds?.length ?? voteEntries
  const complaints = entryIds.length - votes
  return complaints > 0 || votes === 0 ? count(complaints, 'complaint') : count(votes, 'vote down', 'votes down')
}

type Setting = Pick<Inputs, 'quotes'>

export async function mayQuote(world: Pick<World, 'pulls'>, inputs: Setting) {
  return inputs.quotes === 'always' || mayQuoteService(world, inputs)
}

/** Never in public: they may repeat readers unrecognisably. */
export async function mayQuoteService({ pulls }: Pick<World, 'pulls'>, { quotes }: Setting) {
  return quotes !== 'never' && (await pulls.isPrivate()) === true
}
