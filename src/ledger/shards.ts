// The files beside `ledger.json`: ids done with, in sixteen shards, and the history of closed fixes. Read when asked for.
import { hash } from 'node:crypto'
import { z } from 'zod'
import { Failure } from '../errors/failure.ts'
import type { LedgerFile } from '../text/outgoing.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { renderRows } from './file.ts'
import { type Fix, storeFix } from './fix-record.ts'
import { migrateResolution } from './migrate.ts'
import { type Resolution, resolutionSchema } from './reason.ts'

/** Rows of version 1 are carried over as they are read. */
const rowSchema = z.preprocess((row) => (typeof row === 'string' ? migrateResolution(row) : row), resolutionSchema)
const shardSchema = z.array(z.tuple([z.string(), rowSchema]))
/** Whatever stands there is written again as it is. */
const historySchema = z.array(z.tuple([z.string(), z.unknown()]))

type Counts = Readonly<Record<string, number>>

export class Shards {
  readonly #read: (name: string) => Promise<string | undefined>
  readonly #shards = new Map<string, Map<string, Resolution>>()
  readonly #history = new Map<string, Map<string, unknown>>()

  /** @param read a file of the project's folder at the commit in use */
  constructor(read: (name: string) => Promise<string | undefined>) {
    this.#read = read
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
    const byDigit = Map.groupBy(resolved, ([id]) => digitOf(id))
    for (const [digit, entries] of byDigit) {
      const shard = new Map([...(await this.#shard(digit, counts)), ...entries])
      files[`handled/${digit}.json`] = renderRows(shard)
      grown[digit] = shard.size
    }
    return { files, counts: grown }
  }

  async addHistory(closed: readonly Fix[]): Promise<Record<string, LedgerFile>> {
    const files: Record<string, LedgerFile> = {}
    const byMonth = Map.groupBy(closed, (fix) => new Date(fix.at).toISOString().slice(0, 7))
    for (const [month, fixes] of byMonth) {
      const name = `history/${month}.json`
      const known = this.#history.get(name) ?? (await this.#readMap(name, historySchema, '{}'))
      files[name] = renderRows(new Map([...known, ...fixes.map((fix): [string, unknown] => [fix.id, storeFix(fix)])]))
    }
    return files
  }

  /** After a commit, what was written is what stands there. */
  keep(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) {
      const digit = /^handled\/([0-9a-f])\.json$/.exec(name)?.[1]
      if (digit !== undefined) this.#shards.set(digit, parseMap(shardSchema, text))
      if (name.startsWith('history/')) this.#history.set(name, parseMap(historySchema, text))
    }
  }

  async #shard(digit: string, counts: Counts): Promise<Map<string, Resolution>> {
    const known = this.#shards.get(digit)
    if (known !== undefined) return known
    const shard = counts[digit]
      ? await this.#readMap(`handled/${digit}.json`, shardSchema)
      : new Map<string, Resolution>()
    this.#shards.set(digit, shard)
    return shard
  }

  /** @param missing what a missing file stands for; without a shard its entries would be sent again */
  async #readMap<T>(name: string, schema: z.ZodType<[string, T][]>, missing?: string): Promise<Map<string, T>> {
    const text = (await this.#read(name)) ?? missing
    try {
      return parseMap(schema, text)
    } catch (cause) {
      const remedy = safe`Restore the file from the branch’s history with a new commit (git revert; see docs/operations.md).`
      throw new Failure(safe`The ledger’s file ${toSafeText(name)} is missing or damaged.`, remedy, { cause })
    }
  }
}

/** The shard of an id: only the id decides, and SHA-256 spreads any ids evenly. */
function digitOf(id: string): string {
  return hash('sha256', id).slice(0, 1)
}

/** Pairs rather than an object: an id such as `__proto__` is an id like any other. */
function parseMap<T>(schema: z.ZodType<[string, T][]>, text: string | undefined): Map<string, T> {
  const object: unknown = JSON.parse(text ?? '')
  z.looseObject({}).parse(object)
  return new Map(schema.parse(Object.entries(object ?? {})))
}
