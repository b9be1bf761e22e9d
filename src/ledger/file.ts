// The ledger's files; strict, because a half-understood ledger would send work twice.
import { hash } from 'node:crypto'
import { Failure, see } from '../errors/failure.ts'
import { readFix, readLink, storeFix, storeLink } from '../fixes/fix.ts'
import type { Snapshot } from '../github/ledger-branch.ts'
import type { ServerUrl } from '../http/web-address.ts'
import { renderJson } from '../text/json.ts'
import { type LedgerFile, safe } from '../text/safe-text.ts'
import { toCode, toSafeText } from '../text/sanitise.ts'
import { pairsOf } from './fields.ts'
import { createLedger, type Ledger, ledgerSchema } from './ledger.ts'
import { type Resolution, resolutionSchema } from './resolution.ts'

export function parseLedger(text: string, serverUrl: ServerUrl): Ledger {
  const ledger = ledgerSchema.parse(JSON.parse(text))
  const fixes = ledger.fixes.map((fix) => readFix(fix, serverUrl))
  return { ...ledger, fixes, merged: ledger.merged.map((one) => readLink(one, serverUrl)) }
}

export function readLedger(snapshot: Snapshot | undefined, project: string, serverUrl: ServerUrl): Ledger {
  if (snapshot?.text === undefined) return createLedger(project)
  const commit = toCode(snapshot.commit)
  let ledger: Ledger
  try {
    ledger = parseLedger(snapshot.text, serverUrl)
  } catch (cause) {
    const what = safe`The ledger at commit ${commit} cannot be read by this version.`
    throw new Failure(what, safe`Use the version of the Action that wrote it, or ${restore}`, { cause })
  }
  if (ledger.project === project) return ledger
  const where = safe`The ledger in this project’s folder, at commit ${commit},`
  const what = safe`${where} belongs to a project other than ${toSafeText(JSON.stringify(project))}.`
  const moved = safe`If the project’s ID has changed, move the ledger to it; otherwise restore the file.`
  throw new Failure(what, safe`${moved} ${see('to-another-project-id')}`)
}

const restore = safe`restore the file from the branch’s history with a new commit (\`git revert\`). ${see('the-ledger-is-damaged')}`

/** A sorted row per line keeps a commit's diff readable. */
export function renderRows(rows: ReadonlyMap<string, unknown>) {
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, value]) => `${renderJson(id)}: ${renderJson(value)}`)
  return `{\n${lines.join(',\n')}\n}\n` as LedgerFile
}

export function renderLedger(ledger: Ledger) {
  const stored = { ...ledger, fixes: ledger.fixes.map(storeFix), merged: ledger.merged.map(storeLink) }
  return `${renderJson(sortKeys(stored), 1)}\n` as LedgerFile
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sortKeys)
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, own]) => [name, sortKeys(own)]))
}

export const ledgerReadme = safe`# The ledger of feedback-to-fix

This branch is written by the Action \`feedback-to-fix\`. It records which feedback entries became which fix, so that none is lost
and none is sent twice. It holds ids, hashes, counts, times, links, page paths, titles of this repository's pull requests, findings of
reviews that somebody accepted, and words that at least two readers used independently, while the issue shows them: no comment of a
reader, no email address, no secret.

Do not delete or edit it: the documentation service does not know what was fixed, so this branch is the only record. A run that
cannot find it stops and says how to restore it.

Each folder is one project: \`ledger.json\` has what is open or recent and how far the export was read, \`handled/\` the ids of settled
entries, by the first hex digit of their SHA-256, each with the fix or the reason.

Times are milliseconds since 1970-01-01 UTC.
` as string as LedgerFile

type Counts = Readonly<Record<string, number>>

export function openShards(read: (name: string) => Promise<string | undefined>) {
  const schema = pairsOf(resolutionSchema)
  const shards = new Map<string, ReadonlyMap<string, Resolution>>()

  async function getShard(digit: string, counts: Counts) {
    const name = nameShard(digit)
    const known = counts[digit] ? shards.get(name) : new Map<string, Resolution>()
    if (known !== undefined) return known
    const text = (await read(name)) ?? ''
    try {
      const rows = new Map(schema.parse(JSON.parse(text)))
      // A garbled answer may be `{}`, too.
      if (rows.size === 0) throw new Error(`It has no rows instead of ${counts[digit]}.`)
      shards.set(name, rows)
      return rows
    } catch (cause) {
      const what = safe`The ledger’s file ${toSafeText(name)} is missing or damaged.`
      throw new Failure(what, safe`To continue, ${restore}`, { cause })
    }
  }

  return {
    async find(ids: readonly string[], counts: Counts) {
      const found = new Map<string, Resolution>()
      for (const id of ids) {
        const resolution = (await getShard(digitOf(id), counts)).get(id)
        if (resolution !== undefined) found.set(id, resolution)
      }
      return found
    },

    async add(resolved: ReadonlyMap<string, Resolution>, counts: Counts) {
      const grown = new Map<string, ReadonlyMap<string, Resolution>>()
      const sizes: Record<string, number> = {}
      for (const [digit, entries] of Map.groupBy(resolved, ([id]) => digitOf(id))) {
        const shard = new Map([...(await getShard(digit, counts)), ...entries])
        grown.set(nameShard(digit), shard)
        sizes[digit] = shard.size
      }
      return { grown, counts: sizes }
    },

    keep(grown: ReadonlyMap<string, ReadonlyMap<string, Resolution>>) {
      for (const [name, rows] of grown) shards.set(name, rows)
    },
  }
}

function nameShard(digit: string) {
  return `handled/${digit}.json`
}

function digitOf(id: string) {
  return hash('sha256', id).slice(0, 1)
}
