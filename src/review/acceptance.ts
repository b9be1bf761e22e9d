// Findings that people have accepted.
import { hash as digest } from 'node:crypto'
import { parseBoxes } from '../checkboxes/task-boxes.ts'
import { findEditor } from '../checkboxes/tick-record.ts'
import type { Accepted } from '../fixes/fix.ts'
import type { Comment } from '../github/tracking-issue.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { memoise } from '../text/memoise.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import type { Change } from './diff/change.ts'
import { type Acceptable, type Finding, type Kind, kinds } from './judge/result.ts'

const acceptKinds = ['accept', 'accept-always'] as const

type Spot = Pick<Finding, 'accepts' | 'rule'> & Partial<Finding>

interface Ticks {
  /** Logins, by the keys of boxes. */
  readonly by: ReadonlyMap<string, string>
  readonly ignored?: SafeText
}

export type Accepting = ReturnType<typeof createAcceptance>

/** @param allow globs */
export function createAcceptance(
  ledger: Pick<Ledger, 'accepted'>,
  fix: Pick<Fix, 'accepted'>,
  change: Stamped,
  allow: readonly string[],
  { by }: Ticks,
  now: number,
) {
  const stamp = memoise((name) => stampFile(change, name))
  /** A file or a place is accepted as it is now. */
  const stampOf = ({ what, name }: Acceptable) => (what === 'file' || what === 'place' ? stamp(name) : '')
  /** The wider last; some findings cannot be accepted for the project. */
  const boxesOf = ({ accepts, rule }: Spot) => {
    const { what, name } = accepts
    const box = (kind: (typeof acceptKinds)[number], state: readonly string[]) => {
      return { kind, key: hash([rule, what, name, ...state]) }
    }
    const pull = box('accept', [stampOf(accepts)])
    return what === 'place' || kinds[rule].isNeverForProject ? [pull] : [pull, box('accept-always', [])]
  }
  const ticked = [...by].map(([key, login]) => ({ key, by: login, at: now }))
  const known = [...ticked, ...(fix.accepted ?? []), ...(ledger.accepted ?? [])]
  const records = new Map(known.map((one) => [one.key, one]))
  const whoAccepted = (spot: Spot): Pick<Accepted, 'by' | 'at'> | undefined =>
    boxesOf(spot)
      .flatMap(({ key }) => records.get(key) ?? [])
      .at(-1)
  return {
    // Hosts have no capitals.
    allow: allow.flatMap((glob) => (glob.includes('/') ? glob : [glob, glob.toLowerCase()])),
    boxesOf,
    whoAccepted,
    listRelied(accepted: readonly Spot[]) {
      const always = accepted.flatMap(boxesOf).filter(({ kind, key }) => kind === 'accept-always' && records.has(key))
      const keys = new Set(always.map(({ key }) => key))
      return keys.size === 0 ? undefined : [...keys]
    },
    isAccepted: (accepts: Acceptable, rule: Kind) => whoAccepted({ accepts, rule }) !== undefined,
    listNew(accepted: readonly Spot[], fixId: string): LedgerCommand[] {
      const commands = accepted.flatMap((spot): [string, LedgerCommand][] => {
        const box = boxesOf(spot).findLast(({ key }) => by.has(key))
        if (!box) return []
        const { key, kind } = box
        const { what, name } = spot.accepts
        const record = { key, rule: spot.rule, what, name: name.slice(0, maxName), by: by.get(key) ?? '', at: now }
        return [[key, { type: 'finding-accepted', accepted: record, ...(kind === 'accept' && { fixId }) }]]
      })
      return [...new Map(commands).values()]
    },
  }
}

const maxName = 300

type Stamped = Pick<Change, 'head' | 'files' | 'title' | 'description' | 'commits'>

function stampFile({ head, files, title, description, commits }: Stamped, path: string) {
  // GitHub may not list all commits.
  if (path === '') return hash([title, description, ...new Set([...commits.map(({ sha }) => sha), head])])
  const side = files.find((file) => file.path === path)?.after
  // What was not read whole is accepted for this commit only.
  return hash([side?.mode ?? '', side?.text ?? '', side?.text === undefined ? head : ''])
}

function hash(parts: readonly string[]) {
  return digest('sha256', JSON.stringify(parts)).slice(0, 32)
}

/** By their keys: those of another kind differ. */
export const listTickedBoxes = (body: string) => parseBoxes(body, acceptKinds).map(({ target }) => target)

/** Ticks since our comment; only people with write access accept. */
export async function readTicks({ edits, log }: World, comment?: Comment): Promise<Ticks> {
  const by = new Map<string, string>()
  const ticked = listTickedBoxes(comment?.body ?? '')
  if (comment === undefined || ticked.length === 0) return { by }
  const read = await edits.listEdits(comment)
  const history = read?.map(({ editor, text }) => ({ editor, keys: listTickedBoxes(text) })) ?? []
  for (const key of ticked) {
    const editor = findEditor(history, ({ keys }) => keys.includes(key))
    if (editor !== undefined && (await edits.mayWrite(editor))) by.set(key, editor)
  }
  const ignored = ticked.length - by.size
  if (by.size > 0) log.info(safe`Read ${count(by.size, 'ticked box', 'ticked boxes')} in the comment.`)
  const why = read
    ? safe`only people with write access can accept findings`
    : safe`GitHub did not say who ticked them; tick them again, or use \`allow\``
  if (ignored === 0) return { by }
  const said = safe`${count(ignored, 'ticked box', 'ticked boxes')} ignored: ${why}.`
  log.info(said)
  return { by, ignored: said }
}
