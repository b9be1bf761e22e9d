// Which fixes a checkpoint moved, and how the log reports them.
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { stateLabels } from '../report/labels.ts'
import { describeFixReason } from '../report/reason-sentences.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { Context } from './context.ts'

/** The fixes that recorded commands are about, as the ledger has them now. An intent to send one changes nothing yet. */
export function listChanged({ fixes }: Ledger, commands: readonly LedgerCommand[]): Fix[] {
  const isAbout = (fix: Fix, command: LedgerCommand) =>
    command.type === 'pull-read'
      ? fix.prLink?.url === command.prLink.url
      : 'fixId' in command && fix.id === command.fixId
  return [...new Set(commands.flatMap((command) => fixes.filter((fix) => isAbout(fix, command))))]
}

/** Fixes that are now with the agent are no news. */
export function logChanges({ world, session }: Context, commands: readonly LedgerCommand[]): void {
  for (const fix of listChanged(session.ledger, commands)) {
    if (fix.state === 'active') continue
    const address =
      fix.state === 'proposed' && fix.prLink !== undefined ? safe`, ${toSafeText(fix.prLink.url)}` : safe``
    const reason = fix.reason === undefined ? safe`` : safe` (${describeFixReason(fix.reason)})`
    world.log.info(safe`${nameFix(fix)}: ${stateLabels[fix.state]}${address}${reason}`)
  }
}

/** How the log names a fix: by its pages, which are in their safe normal form, and its size. */
export function nameFix(fix: Pick<Fix, 'pages' | 'entryIds'>): SafeText {
  const [first = '', ...others] = fix.pages
  const more = others.length === 0 ? safe`` : safe` and ${others.length} more`
  return safe`${toSafeText(first, 80)}${more} (${count(fix.entryIds.length, 'entry', 'entries')})`
}
