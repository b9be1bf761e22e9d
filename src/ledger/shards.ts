// The files next to `ledger.json`, read on demand: done ids in sixteen shards.
import { hash } from 'node:crypto'
import { Failure } from '../errors/failure.ts'
import { type Resolution, resolutionSchema } from '../fixes/reasons.ts'
import type { LedgerFile } from '../text/outgoing.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { pairsOf } from './dictionary.ts'
import { renderRows } from './file.ts'

type Counts = Readonly<Record<string, number>>
type Read = (name: string) => Promise<string | undefined>
export type Shards = ReturnType<typeof openShards>

/** @param read reads a file of the project's folder at the commit in use */
export function openShards(read: Read) {
  const shards = openRows(read)

  async function getShard(digit: string, counts: Counts): Promise<ReadonlyMap<string, Resolution>> {
    return counts[digit] ? shards.get(nameShard(digit)) : new Map()
  }

  return {
    async find(ids: readonly string[], counts: Counts): Promise<Map<string, Resolution>> {
      const found = new Map<string, Resolution>()
      for (const id of ids) {
        const resolution = (await getShard(digitOf(id), counts)).get(id)
        if (resolution !== undefined) found.set(id, resolution)
      }
      return found
    },

    /** The shards that hold the given ids, as files, with their new counts. */
    async add(resolved: ReadonlyMap<string, Resolution>, counts: Counts) {
      const files: Record<string, LedgerFile> = {}
      const grown: Record<string, number> = {}
      for (const [digit, entries] of Map.groupBy(resolved, ([id]) => digitOf(id))) {
        const shard = new Map([...(await getShard(digit, counts)), ...entries])
        files[nameShard(digit)] = renderRows(shard)
        grown[digit] = shard.size
      }
      return { files, counts: grown }
    },

    /** After a commit, the files hold what was written. */
    keep(files: Readonly<Record<string, string>>): void {
      for (const [name, text] of Object.entries(files)) {
        if (name.startsWith('handled/')) shards.keep(name, text)
      }
    },
  }
}

/** Each is read once. A missing shard would mean that its entries are sent again. */
function openRows(read: Read) {
  const schema = pairsOf(resolutionSchema)
  const files = new Map<string, ReadonlyMap<string, Resolution>>()

  function keep(name: string, text: string): ReadonlyMap<string, Resolution> {
    const rows = new Map(schema.parse(JSON.parse(text)))
    files.set(name, rows)
    return rows
  }

  async function get(name: string): Promise<ReadonlyMap<string, Resolution>> {
    const known = files.get(name)
    if (known !== undefined) return known
    const text = (await read(name)) ?? ''
    try {
      return keep(name, text)
    } catch (cause) {
      const remedy = safe`Restore the file from the branch’s history with a new commit (git revert; see docs/operations.md).`
      throw new Failure(safe`The ledger’s file ${toSafeText(name)} is missing or damaged.`, remedy, { cause })
    }
  }

  return { get, keep }
}

function nameShard(digit: string): string {
  return `handled/${digit}.json`
}

/** The shard depends only on the id, and SHA-256 spreads any ids evenly. */
function digitOf(id: string): string {
  return hash('sha256', id).slice(0, 1)
}
