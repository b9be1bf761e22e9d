// The end of readers' data: entries that a person deletes, and what has grown too old; with the prompts that quote them.
import { sql } from 'kysely'
import { type Author, updateAudit } from './audit.ts'
import type { Database, InTransaction, Queries } from './database.ts'
import { rankOf, undatedRank } from './feedback-rows.ts'
import { hasWords } from './jobs.ts'
import { findNamedEntries } from './named-entries.ts'
import { findQuotes } from './quotes.ts'
import { emptyLog, letOthersWrite } from './sqlite.ts'

/** Which entries of a project. */
export type Selection = { readonly id: string } | { readonly contact: string } | 'all'

interface Deletion {
  readonly entries: number
  /** Prompts of ended jobs that named or quoted one of them. */
  readonly prompts: number
  /** Jobs whose agents still need such a prompt: while there are any, nothing is deleted. */
  readonly active: number
}

/** Entries of one transaction, so that nobody waits long for a lock. */
const batch = 1000

/**
 * While an active job's prompt quotes one of the entries, every one is kept, because prompts are found by their entries. For the same
 * reason the prompts go first: what is cut short can be repeated, and then finds what is left.
 */
export async function deleteEntries(
  database: Database,
  projectId: string,
  selection: Selection,
  by: Author,
): Promise<Deletion> {
  const chosen = await choose(database.queries, projectId, selection)
  if (chosen.length === 0 && selection !== 'all') return { entries: 0, prompts: 0, active: 0 }
  // An address is readers' data as well.
  const kind = selection === 'all' ? 'project' : 'id' in selection ? `ID ${selection.id}` : 'email address'
  let start = 0
  let entries = 0
  const deleteNext = async (transaction: InTransaction) => {
    const ids = chosen.slice(start, start + batch).map(({ id }) => id)
    start += batch
    entries += await deleteBatch(transaction, projectId, ids)
    await updateAudit(transaction, { ...by, projectId, action: 'entries deleted', subject: `${entries} by ${kind}` })
  }
  const { prompts, active } = await database.transaction(async (transaction) => {
    const found = await deletePrompts(transaction, projectId, chosen, selection)
    if (found.active === 0) await deleteNext(transaction)
    return found
  })
  while (active === 0 && start < chosen.length) {
    await letOthersWrite(database)
    await database.transaction(deleteNext)
  }
  return { entries, prompts, active }
}

async function deleteBatch(transaction: InTransaction, projectId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await transaction
    .deleteFrom('feedback')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .executeTakeFirst()
  await transaction
    .deleteFrom('watched_entry')
    .where('entry_id', 'in', ids)
    .where('job_id', 'in', (from) => from.selectFrom('job').select('id').where('project_id', '=', projectId))
    .execute()
  return Number(numDeletedRows)
}

/** Of ended jobs, with what their programs printed; none, if there are active ones. */
async function deletePrompts(
  transaction: InTransaction,
  projectId: string,
  chosen: readonly Words[],
  selection: Selection,
): Promise<Omit<Deletion, 'entries'>> {
  const jobs = await findQuoting(transaction, projectId, chosen, selection === 'all')
  const active = jobs.filter(({ status }) => status === 'active').length
  if (active > 0) return { prompts: 0, active }
  for (const { id } of jobs) {
    await transaction.updateTable('job').set({ prompt: '', message: null }).where('id', '=', id).execute()
    await transaction.deleteFrom('job_output').where('job_id', '=', id).execute()
  }
  return { prompts: jobs.length, active: 0 }
}

/** So that SQLite's files hold nothing any more of what was deleted: `secure_delete` misses copies that it made when it moved rows. */
export async function rewriteFile({ kind, queries }: Pick<Database, 'kind' | 'queries'>): Promise<void> {
  if (kind !== 'sqlite') return
  await sql`vacuum`.execute(queries)
  await emptyLog(queries)
}

interface Words {
  readonly id: string
  readonly comment: string | null
  readonly code: string | null
}

async function choose(queries: Queries, projectId: string, selection: Selection): Promise<readonly Words[]> {
  const all = queries.selectFrom('feedback').where('project_id', '=', projectId)
  // Of all, nobody asks for the words.
  const none = sql.val<null>(null)
  if (selection === 'all') return all.select(['id', none.as('comment'), none.as('code')]).execute()
  const words = all.select(['id', 'comment', 'code'])
  if ('id' in selection) return words.where('id', '=', selection.id).execute()
  // Not in SQL: SQLite knows capitals only of ASCII.
  const known = await words.select('contact').where('contact', 'is not', null).execute()
  const wanted = foldContact(selection.contact)
  return known.filter(({ contact }) => foldContact(contact ?? '') === wanted)
}

/** Readers write their own address in capitals or not, and with blanks around it. */
function foldContact(contact: string): string {
  return contact.normalize('NFC').trim().toLowerCase()
}

async function findQuoting(transaction: InTransaction, projectId: string, entries: readonly Words[], isAll: boolean) {
  const jobs = transaction
    .selectFrom('job')
    .select(['id', 'status'])
    .where('project_id', '=', projectId)
    .where(hasWords)
  if (isAll) return jobs.execute()
  const ids = new Set(entries.map(({ id }) => id))
  const hasQuote = findQuotes(entries.flatMap(({ comment, code }) => [comment ?? '', code ?? '']))
  const quotes = (prompt: string) => findNamedEntries(prompt).some((id) => ids.has(id)) || hasQuote(prompt)
  const asked = await jobs.select(['prompt', 'message']).execute()
  return asked.filter(({ prompt, message }) => quotes(prompt) || (message !== null && quotes(message)))
}

/**
 * Deletes entries that came in before, by their own date or, if they have none, by when they were stored; and the prompts of jobs that were
 * created before and have ended, with what their programs printed.
 *
 * @param before milliseconds since 1970
 * @param signal ends it between two batches
 */
export async function deleteOld(
  database: Database,
  before: number,
  at: number,
  signal: AbortSignal,
): Promise<{ entries: number; prompts: number }> {
  const { queries } = database
  const isOld = queries
    .selectFrom('feedback')
    // Another process may be doing the same: each skips what the other holds, or they could wait for each other.
    .$if(database.kind === 'postgres', (query) => query.forUpdate().skipLocked())
    .select(['project_id', 'id'])
    .where((is) =>
      is.or([
        is.and([is('rank', '>', rankOf(before)), is('rank', '<', undatedRank)]),
        is.and([is('rank', '=', undatedRank), is('stored_at', '<', before)]),
      ]),
    )
    .limit(batch)
  const counts = new Map<string, number>()
  for (let last = batch; last >= batch && !signal.aborted; ) {
    last = await database.transaction(async (transaction) => {
      const deleted = await transaction
        .deleteFrom('feedback')
        .where(({ eb, refTuple }) => eb(refTuple('project_id', 'id'), 'in', isOld.$asTuple('project_id', 'id')))
        .returning('project_id')
        .execute()
      for (const [projectId, { length }] of Map.groupBy(deleted, ({ project_id }) => project_id)) {
        const count = (counts.get(projectId) ?? 0) + length
        counts.set(projectId, count)
        const record = { at, projectId, actor: 'service', action: 'entries deleted' }
        await updateAudit(transaction, { ...record, subject: `${count}, too old to be kept` })
      }
      return deleted.length
    })
    await letOthersWrite(database)
  }
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
