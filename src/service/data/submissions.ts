// One entry from a reader, counted and stored.
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import type { Database, Queries } from './database.ts'
import { isSameRow, type NewRow, toRow } from './feedback-rows.ts'
import { countUse, hourOf, takeUses, waitForHour } from './rates.ts'
import { nameReader, readReaderKey } from './visits.ts'

interface Submission {
  readonly projectId: string
  readonly entry: FeedbackEntry
  readonly address: string
  readonly limits: { readonly perAddress: number; readonly perProject: number }
}

type Reception =
  | { readonly kind: 'stored' }
  /** An entry with this ID and different content already exists. */
  | { readonly kind: 'taken' }
  /** Whole seconds until more is accepted. */
  | { readonly kind: 'limited'; readonly by: 'address' | 'project'; readonly wait: number }

/** What the same entry sent twice need not share: when it came, and what became of it. */
const own: readonly (keyof NewRow)[] = ['rank', 'status']

/** Of its hourly uses, a project's processes take up to this share at once. */
const share = 1 / 50
const maxBlock = 50
/** Readers that are remembered to have sent all they may. */
const maxSpent = 10_000

export type Receive = (submission: Submission, now: number) => Promise<Reception>

/**
 * A row for each project, locked for every entry, would let them in one by one. So each process takes uses of a project in blocks: the
 * limit holds for all of them together, and a process that ends takes along what it did not use.
 */
export function createReception(database: Database): Receive {
  const blocks = new Map<string, { hour: number; left: number; isSpent: boolean; taking: Promise<void> | undefined }>()
  const { queries } = database
  let readers = openHour(-1)

  function openHour(hour: number) {
    return { hour, key: '', spent: new Set<string>() }
  }

  /** @returns the block with one use less; undefined if nothing is left */
  const takeOfAll = async (projectId: string, limit: number, now: number) => {
    const hour = hourOf(now)
    const known = blocks.get(projectId)
    const block = known?.hour === hour ? known : { hour, left: 0, isSpent: false, taking: undefined }
    blocks.set(projectId, block)
    while (block.left === 0 && !block.isSpent) {
      const count = Math.min(Math.max(1, Math.floor(limit * share)), maxBlock)
      block.taking ??= takeUses(queries, projectId, 'widget', { limit, count }, now)
        .then((granted) => {
          block.left += granted
          block.isSpent = granted === 0
        })
        .finally(() => {
          block.taking = undefined
        })
      await block.taking
    }
    if (block.left === 0) return undefined
    block.left -= 1
    return block
  }

  return async ({ projectId, entry, address, limits }, now) => {
    const spent = { kind: 'limited', by: 'address', wait: waitForHour(now) } as const
    const hour = hourOf(now)
    if (readers.hour !== hour) readers = { ...openHour(hour), key: await readReaderKey(queries, hour) }
    const { key, spent: spentReaders } = readers
    const reader = nameReader(key, projectId, address)
    // Whoever floods the service does not even make it read.
    if (spentReaders.has(reader)) return spent
    const block = await takeOfAll(projectId, limits.perProject, now)
    if (block === undefined) return { ...spent, by: 'project' }
    const store = async (within: Queries): Promise<Reception> => {
      if ((await countUse(within, projectId, reader, limits.perAddress, now)) > 0) {
        // What one reader sends at once, and too much, uses up nothing of the others'.
        block.left += 1
        if (spentReaders.size < maxSpent) spentReaders.add(reader)
        return spent
      }
      const row = toRow(projectId, entry)
      const added = await within
        .insertInto('feedback')
        .values(row)
        .onConflict((conflict) => conflict.columns(['project_id', 'id']).doNothing())
        .executeTakeFirst()
      if ((added.numInsertedOrUpdatedRows ?? 0n) > 0n) return { kind: 'stored' }
      const known = await within
        .selectFrom('feedback')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('id', '=', entry.id)
        .executeTakeFirstOrThrow()
      return { kind: isSameRow(row, known, own) ? 'stored' : 'taken' }
    }
    // One write on SQLite. On Postgres the reader's row would stay locked while the entry is written.
    return database.kind === 'sqlite' ? database.transaction(store) : store(queries)
  }
}
