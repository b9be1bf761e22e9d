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
  remedy?: SafeText | undefined
  cause?: Cause | undefined
  fatal?: true
}>

/** Logs fixes that changed; `stage` leaves the commit to the next checkpoint. */
export async function record(
  { world, session }: Context,
  commands: readonly LedgerCommand[],
  how: 'commit' | 'stage' = 'commit',
): Promise<LedgerCommand[]> {
  const failed = new Set(session.ledger.fixes.flatMap(({ id, state }) => (state === 'failed' ? id : [])))
  const accepted = how === 'stage' ? await session.stage(commands) : await session.record(commands)
  // The end of a run gives up fixes without naming them.
  const givenUp = session.ledger.fixes.filter(({ id, state }) => state === 'given-up' && failed.has(id))
  for (const fix of new Set([...listChanged(session.ledger, accepted), ...givenUp])) {
    if (fix.state === 'active' && fix.unreadableSince === undefined) continue
    const address = fix.state === 'proposed' && fix.prLink ? safe`, ${toSafeText(fix.prLink.url)}` : safe``
    const reason = fix.reason ? safe`. ${describeFixReason(fix.reason)}` : safe``
    world.log.info(safe`${nameFix(fix)}: ${labelOf(fix)}${address}${reason}`)
  }
  return accepted
}

/** A `fix-submitted` is only an intent. */
export function listChanged({ fixes }: Ledger, commands: readonly LedgerCommand[]): Fix[] {
  const isAbout = (fix: Fix, command: LedgerCommand) =>
    command.type === 'pull-read'
      ? fix.prLink?.url === command.prLink.url
      : 'fixId' in command && fix.id === command.fixId
  return [...new Set(commands.flatMap((command) => fixes.filter((fix) => isAbout(fix, command))))]
}

type Named = Pick<Fix, 'pages' | 'entryIds' | 'voteEntries'> & Readonly<{ voteIds?: readonly string[] }>

export function nameFix(fix: Named): SafeText {
  const [first = '', ...others] = fix.pages
  const more = others.length === 0 ? safe`` : safe` and ${others.length} more`
  return safe`${toSafeText(first, 80)}${more} (${describeSize(fix)})`
}

export function describeSize({ entryIds, voteEntries = 0, voteIds }: Omit<Named, 'pages'>): SafeText {
  const votes = voteIds?.length ?? voteEntries
  const complaints = entryIds.length - votes
  return complaints > 0 || votes === 0 ? count(complaints, 'complaint') : count(votes, 'vote down', 'votes down')
}

type Setting = Pick<Inputs, 'quotes'>

export async function mayQuote({ pulls }: Pick<World, 'pulls'>, { quotes }: Setting): Promise<boolean> {
  return quotes === 'always' || mayQuoteService({ pulls }, { quotes })
}

/** Never in public: they may repeat readers unrecognisably. */
export async function mayQuoteService({ pulls }: Pick<World, 'pulls'>, { quotes }: Setting): Promise<boolean> {
  return quotes !== 'never' && (await pulls.isPrivate()) === true
}
