// The end of readers' data: entries that a person deletes, and what has grown too old; with the prompts that quote them.
import { setImmediate as others } from 'node:timers/promises'
import { sql } from 'kysely'
import { writeAudit } from './audit.ts'
import type { Database, InTransaction } from './database.ts'
import { rankOf, undatedRank } from './feedback-rows.ts'
import { hasWords } from './jobs.ts'
import { findNamedEntries } from './named-entries.ts'
import { findQuotes } from './quotes.ts'
import { emptyLog } from './sqlite.ts'

/** Which entries of a project. */
export type Selection = { readonly id: string } | { readonly contact: string } | 'all'

interface Deletion {
  readonly entries: number
  /** Prompts of ended jobs that named or quoted one of them. */
  readonly prompts: number
  /** Jobs whose agents still need such a prompt: while there are any, nothing is deleted. */
  readonly active: number
}

/** Rows of one statement, so that nobody waits long for a lock. */
const batch = 1000
/** All or nothing: while an active job's prompt quotes one of them, every one is kept, because prompts are found by their entries. */
export async function deleteEntries(database: Database, projectId: string, selection: Selection): Promise<Deletion> {
  return database.transaction(async (transaction) => {
    const chosen = await choose(transaction, projectId, selection)
    if (chosen.length === 0 && selection !== 'all') return { entries: 0, prompts: 0, active: 0 }
    const jobs = await findQuoting(transaction, projectId, chosen, selection === 'all')
    const active = jobs.filter(({ status }) => status === 'active').length
    if (active > 0) return { entries: 0, prompts: 0, active }
    for (let start = 0; start < chosen.length; start += batch) {
      const ids = chosen.slice(start, start + batch).map(({ id }) => id)
      await transaction.deleteFrom('feedback').where('project_id', '=', projectId).where('id', 'in', ids).execute()
      await transaction
        .deleteFrom('watched_entry')
        .where('entry_id', 'in', ids)
        .where('job_id', 'in', (from) => from.selectFrom('job').select('id').where('project_id', '=', projectId))
        .execute()
    }
    for (const { id } of jobs) {
      await transaction.updateTable('job').set({ prompt: '', message: null }).where('id', '=', id).execute()
      await transaction.deleteFrom('job_output').where('job_id', '=', id).execute()
    }
    return { entries: chosen.length, prompts: jobs.length, active: 0 }
  })
}

/** So that SQLite's files hold nothing any more of what was deleted: `secure_delete` misses copies that it made when it moved rows. */
export async function rewriteFile({ kind, queries }: Pick<Database, 'kind' | 'queries'>): Promise<void> {
  if (kind !== 'sqlite') return
  await sql`vacuum`.execute(queries)
  await emptyLog(queries)
}

async function choose(transaction: InTransaction, projectId: string, selection: Selection) {
  const all = transaction.selectFrom('feedback').select(['id', 'comment', 'code']).where('project_id', '=', projectId)
  if (selection === 'all') return all.execute()
  if ('id' in selection) return all.where('id', '=', selection.id).execute()
  // Not in SQL: SQLite knows capitals only of ASCII.
  const known = await all.select('contact').where('contact', 'is not', null).execute()
  const wanted = foldContact(selection.contact)
  return known.filter(({ contact }) => foldContact(contact ?? '') === wanted)
}

/** Readers write their own address in capitals or not, and with blanks around it. */
function foldContact(contact: string): string {
  return contact.normalize('NFC').trim().toLowerCase()
}

async function findQuoting(
  transaction: InTransaction,
  projectId: string,
  entries: readonly { id: string; comment: string | null; code: string | null }[],
  isAll: boolean,
) {
  const ids = new Set(entries.map(({ id }) => id))
  const hasQuote = findQuotes(entries.flatMap(({ comment, code }) => [comment ?? '', code ?? '']))
  const quotes = (prompt: string) => isAll || findNamedEntries(prompt).some((id) => ids.has(id)) || hasQuote(prompt)
  const jobs = await transaction
    .selectFrom('job')
    .select(['id', 'status', 'prompt', 'message'])
    .where('project_id', '=', projectId)
    .where(hasWords)
    .execute()
  return jobs.filter(({ prompt, message }) => quotes(prompt) || (message !== null && quotes(message)))
}

/**
 * Deletes entries that came in before, by their own date or, if they have none, by when they were stored; and the prompts of jobs that were
 * created before and have ended, with what their programs printed.
 *
 * @param before milliseconds since 1970
 */
export async function deleteOld(
  database: Database,
  before: number,
  at: number,
): Promise<{ entries: number; prompts: number }> {
  const { queries } = database
  const isOld = queries
    .selectFrom('feedback')
    .select(['project_id', 'id'])
    .where((is) =>
      is.or([
        is.and([is('rank', '>', rankOf(before)), is('rank', '<', undatedRank)]),
        is.and([is('rank', '=', undatedRank), is('stored_at', '<', before)]),
      ]),
    )
    .limit(batch)
  const counts = new Map<string, number>()
  for (let last = batch; last === batch; ) {
    const deleted = await queries
      .deleteFrom('feedback')
      .where(({ eb, refTuple }) => eb(refTuple('project_id', 'id'), 'in', isOld.$asTuple('project_id', 'id')))
      .returning('project_id')
      .execute()
    for (const { project_id: id } of deleted) counts.set(id, (counts.get(id) ?? 0) + 1)
    last = deleted.length
    // SQLite answers at once, and would keep the process from serving until all is deleted.
    await others()
  }
  for (const [projectId, count] of counts)
    await writeAudit(queries, {
      ...{ at, projectId, actor: 'service', action: 'entries deleted', subject: `${count}, too old to be kept` },
    })
  const old = queries.selectFrom('job').select('id').where('created_at', '<', before).where('status', '!=', 'active')
  await queries.deleteFrom('job_output').where('job_id', 'in', old).execute()
  const { numUpdatedRows } = await queries
    .updateTable('job')
    .set({ prompt: '', message: null })
    .where('created_at', '<', before)
    .where('status', '!=', 'active')
    .where(hasWords)
    .executeTakeFirst()
  if (database.kind === 'sqlite') await emptyLog(queries)
  return { entries: [...counts.values()].reduce((sum, count) => sum + count, 0), prompts: Number(numUpdatedRows) }
}
