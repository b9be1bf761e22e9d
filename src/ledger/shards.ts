// The files beside `ledger.json`: ids done with, in sixteen shards, and the history of closed fixes. Read when asked for.
import { hash } from 'node:crypto'
import { z } from 'zod'
import { Failure } from '../errors/failure.ts'
import type { LedgerFile } from '../text/outgoing.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { renderRows } from './file.ts'
import { type Fix, storeFix } from './fix-record.ts'
import { pairsOf } from './keyed.ts'
import { migrateResolution } from './migrate.ts'
import { type Resolution, resolutionSchema } from './reason.ts'

const shardSchema = pairsOf(
  z.preprocess((row) => (typeof row === 'string' ? migrateResolution(row) : row), resolutionSchema),
)
/** Whatever stands there is written again as it is. */
const historySchema = pairsOf(z.unknown())

type Counts = Readonly<Record<string, number>>
type Read = (name: string) => Promise<string | undefined>

/** Files of one kind, by name, each read once. */
class Rows<T> {
  readonly #files = new Map<string, Map<string, T>>()
  readonly #schema: z.ZodType<[string, T][]>
  readonly #read: Read

  constructor(schema: z.ZodType<[string, T][]>, read: Read) {
    this.#schema = schema
    this.#read = read
  }

  /** @param missing what a missing file stands for; without a shard its entries would be sent again */
  async get(name: string, missing = ''): Promise<ReadonlyMap<string, T>> {
    const known = this.#files.get(name)
    if (known !== undefined) return known
    const text = (await this.#read(name)) ?? missing
    try {
      return this.keep(name, text)
    } catch (cause) {
      const remedy = safe`Restore the file from the branch’s history with a new commit (git revert; see docs/operations.md).`
      throw new Failure(safe`The ledger’s file ${toSafeText(name)} is missing or damaged.`, remedy, { cause })
    }
  }

  keep(name: string, text: string): ReadonlyMap<string, T> {
    const rows = new Map(this.#schema.parse(JSON.parse(text)))
    this.#files.set(name, rows)
    return rows
  }
}

export class Shards {
  readonly #shards: Rows<Resolution>
  readonly #history: Rows<unknown>

  /** @param read a file of the project's folder at the commit in use */
  constructor(read: Read) {
    this.#shards = new Rows(shardSchema, read)
    this.#history = new Rows(historySchema, read)
  }

  /** What became of the ids that they know. */
  async find(ids: readonly string[], counts: Counts): Promise<Map<string, Resolution>> {
    const found = new Map<string, Resolution>()
    for (const id of ids) {
      const resolution = (await this.#shard(digitOf(id), counts)).get(id)
      if (resolution !== undefined) found.set(id, resolution)
    }
    return found
  }

  /** The shards that hold the given ids, as files, with their new counts. */
  async add(resolved: ReadonlyMap<string, Resolution>, counts: Counts) {
    const files: Record<string, LedgerFile> = {}
    const grown: Record<string, number> = {}
    for (const [digit, entries] of Map.groupBy(resolved, ([id]) => digitOf(id))) {
      const shard = new Map([...(await this.#shard(digit, counts)), ...entries])
      files[nameShard(digit)] = renderRows(shard)
      grown[digit] = shard.size
    }
    return { files, counts: grown }
  }

  async addHistory(closed: readonly Fix[]): Promise<Record<string, LedgerFile>> {
    const files: Record<string, LedgerFile> = {}
    for (const [month, fixes] of Map.groupBy(closed, (fix) => new Date(fix.at).toISOString().slice(0, 7))) {
      const name = `history/${month}.json`
      const ended = fixes.map((fix): [string, unknown] => [fix.id, storeFix(fix)])
      files[name] = renderRows(new Map([...(await this.#history.get(name, '{}')), ...ended]))
    }
    return files
  }

  /** After a commit, what was written is what stands there. */
  keep(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) {
      if (name.startsWith('handled/')) this.#shards.keep(name, text)
      if (name.startsWith('history/')) this.#history.keep(name, text)
    }
  }

  async #shard(digit: string, counts: Counts): Promise<ReadonlyMap<string, Resolution>> {
    return counts[digit] ? this.#shards.get(nameShard(digit)) : new Map()
  }
}

function nameShard(digit: string): string {
  return `handled/${digit}.json`
}

/** Only the id decides, and SHA-256 spreads any ids evenly. */
function digitOf(id: string): string {
  return hash('sha256', id).slice(0, 1)
}
