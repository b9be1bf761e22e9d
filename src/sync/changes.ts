// Which fixes a checkpoint moved, and how the log reports them.
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, FixState, Ledger } from '../ledger/ledger.ts'
import { describeFixReason } from '../report/reason-sentences.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { Context } from './context.ts'

const words: Record<FixState, SafeText> = {
  submitting: safe`is being sent`,
  active: safe`is with the agent`,
  uncertain: safe`was sent, but no answer came: it is looked for`,
  proposed: safe`has a pull request`,
  merged: safe`was merged`,
  declined: safe`was declined (its pull request was closed unmerged)`,
  unchanged: safe`ended without a change`,
  failed: safe`failed; its entries are new again`,
  archived: safe`was archived by the service`,
  freed: safe`was never taken up; its entries are free again`,
  'given-up': safe`was given up`,
}

/** The fixes that recorded commands are about, as the ledger has them now. An intent to send one changes nothing yet. */
export function listChanged({ fixes }: Ledger, commands: readonly LedgerCommand[]): Fix[] {
  return [...new Set(commands.flatMap((command) => fixesOf(fixes, command)))]
}

function fixesOf(fixes: readonly Fix[], command: LedgerCommand): readonly Fix[] {
  if (command.type === 'pull-read') return fixes.filter((fix) => fix.prLink?.url === command.prLink.url)
  if (!('fixId' in command)) return []
  return fixes.filter((fix) => fix.id === command.fixId)
}

/** Fixes that are now with the agent are no news. */
export function logChanges({ world, session }: Context, commands: readonly LedgerCommand[]): void {
  for (const fix of listChanged(session.ledger, commands)) {
    if (fix.state === 'active') continue
    const address =
      fix.state === 'proposed' && fix.prLink !== undefined ? safe`: ${toSafeText(fix.prLink.url)}` : safe``
    const reason = fix.reason === undefined ? safe`` : safe` (${describeFixReason(fix.reason)})`
    world.log.info(safe`${nameFix(fix)} ${words[fix.state]}${address}${reason}`)
  }
}

/** How the log names a fix: by its pages, which are in their safe normal form, and its size. */
export function nameFix(fix: Pick<Fix, 'pages' | 'entryIds'>): SafeText {
  const [first = '', ...others] = fix.pages
  const more = others.length === 0 ? safe`` : safe` and ${others.length} more`
  const entries = fix.entryIds.length === 1 ? safe`1 entry` : safe`${fix.entryIds.length} entries`
  return safe`${toSafeText(first, 80)}${more} (${entries})`
}
