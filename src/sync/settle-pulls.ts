// Pull requests since the last look, by one list per repository: what became of ours, and which belong to fixes without an answer.

import type { PullList } from '../github/pull-requests.ts'
import { listRepositories, settleUncertain, shouldBeListed } from '../ledger/adopt.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { Context } from './context.ts'

interface PullsSettled {
  readonly commands: readonly LedgerCommand[]
  /** How far each list was read: nothing that is worth a checkpoint of its own. */
  readonly later: readonly LedgerCommand[]
}

export async function settlePulls({ world, session, inputs }: Context): Promise<PullsSettled> {
  const { repository } = world.place
  const wanted = listRepositories(session.ledger, repository)
  const lists = new Map<string, PullList>()
  const commands: LedgerCommand[] = []
  const later: LedgerCommand[] = []
  for (const { name, since } of wanted) {
    const now = world.now()
    const list = await world.pulls.listPulls(name, since)
    lists.set(name.toLowerCase(), list)
    if (list.kind === 'pulls' && list.complete) later.push({ type: 'repository-read', name, readTo: now })
    if (list.kind === 'unreadable')
      world.log.warning(safe`The pull requests of ${toSafeText(name)} cannot be read with this github-token.`)
  }
  for (const fix of session.ledger.fixes) {
    const { prLink } = fix
    if (prLink === undefined || (fix.state !== 'proposed' && fix.state !== 'declined')) continue
    const list = lists.get(prLink.repository.toLowerCase())
    const found = list?.kind === 'pulls' ? list.pulls.find((other) => other.link.number === prLink.number) : undefined
    const missing = list?.kind === 'pulls' && list.complete && shouldBeListed(session.ledger, fix, prLink.repository)
    if (found !== undefined) {
      const { state, closedAt } = found
      commands.push({ type: 'pull-read', prLink, state, closedAt, now: world.now() })
    } else if (list?.kind === 'unreadable' || missing) {
      commands.push({ type: 'pull-unreadable', fixId: fix.id, now: world.now() })
    }
  }
  commands.push(...settleUncertain(session.ledger, lists, inputs['adopt-within'], world.now()))
  return { commands, later }
}
