// Findings that people have accepted.
import { createHash } from 'node:crypto'
import type { Accepted } from '../fixes/fix.ts'
import type { Comment } from '../github/issue/tracking-issue.ts'
import { acceptKinds, findEditor, parseBoxes } from '../issue/tick-record.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { memoise } from '../text/memoise.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { type Acceptable, type Finding, type Kind, kinds } from './judge/result.ts'
import type { Change } from './pages/change.ts'

type Spot = Pick<Finding, 'accepts' | 'rule'>

interface Ticks {
  /** Who ticked each box, by kind and target. */
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
  { by }: Ticks = { by: new Map() },
) {
  const stamp = memoise((name) => stampFile(change, name))
  /** A file or a place is accepted as it is now. */
  const stampOf = ({ what, name }: Acceptable) => (what === 'file' || what === 'place' ? stamp(name) : '')
  /** Targets of its boxes; some cannot be accepted for the project. */
  const keysOf = ({ accepts, rule }: Spot): { readonly pull: string; readonly project?: string } => {
    const { what, name } = accepts
    const pull = hash([rule, what, name, stampOf(accepts)])
    const isForProject = what !== 'place' && !kinds[rule].isNeverForProject
    return { pull, ...(isForProject && { project: hash([rule, what, name]) }) }
  }
  const pulls = new Map((fix.accepted ?? []).map((one) => [one.key, one]))
  const projects = new Map((ledger.accepted ?? []).map((one) => [one.key, one]))
  const find = (spot: Spot) => {
    const { pull, project = '' } = keysOf(spot)
    const always = project === '' ? undefined : by.get(`accept-always ${project}`)
    const once = by.get(`accept ${pull}`)
    return { pull, project, always, once, recorded: projects.get(project) ?? pulls.get(pull) }
  }
  const whoAccepted = (spot: Spot): Pick<Accepted, 'by' | 'at'> | undefined => {
    const { always, once, recorded } = find(spot)
    const login = always ?? once
    return login === undefined ? recorded : { by: login, at: 0 }
  }
  const listRelied = (accepted: readonly Spot[]) => {
    const found = accepted.map(find).filter(({ project, always }) => always !== undefined || projects.has(project))
    return found.length === 0 ? undefined : [...new Set(found.map(({ project }) => project))]
  }
  return {
    // Hosts have no capitals.
    allow: allow.flatMap((glob) => (glob.includes('/') ? glob : [glob, glob.toLowerCase()])),
    keysOf,
    listRelied,
    whoAccepted,
    isAccepted: (accepts: Acceptable, rule: Kind) => whoAccepted({ accepts, rule }) !== undefined,
    listNew(accepted: readonly Spot[], fixId: string, now: number): LedgerCommand[] {
      const commands = new Map<string, LedgerCommand>()
      for (const spot of accepted) {
        const { pull, project, always, once } = find(spot)
        const login = always ?? once
        if (login === undefined) continue
        const { what, name } = spot.accepts
        const key = always === undefined ? pull : project
        const record = { key, rule: spot.rule, what, name: name.slice(0, maxName), by: login, at: now }
        commands.set(key, { type: 'finding-accepted', accepted: record, ...(always === undefined && { fixId }) })
      }
      return [...commands.values()]
    },
  }
}

const maxName = 300

type Stamped = Pick<Change, 'files' | 'title' | 'description' | 'commits'>

function stampFile({ files, title, description, commits }: Stamped, path: string): string {
  if (path === '') return hash([title, description, ...commits.map(({ message }) => message)])
  const side = files.find((file) => file.path === path)?.after
  // What was not read whole is accepted for this commit only.
  const last = side?.text === undefined ? (commits.at(-1)?.sha ?? '') : ''
  return hash([side?.mode ?? '', side?.text ?? '', last])
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

export const listTickedBoxes = (body: string) =>
  parseBoxes(body, acceptKinds).map(({ kind, target }) => `${kind} ${target}`)

/** Ticks since our comment; only people with write access accept. */
export async function readTicks({ edits, log }: World, comment?: Comment): Promise<Ticks> {
  const by = new Map<string, string>()
  const ticked = listTickedBoxes(comment?.body ?? '')
  if (comment === undefined || ticked.length === 0) return { by }
  const read = await edits.listEdits(comment)
  const history = read?.map((edit) => ({ ...edit, names: listTickedBoxes(edit.text) }))
  const mayWrite = memoise((login) => edits.mayWrite(login))
  let ignored = 0
  for (const name of ticked) {
    const editor = history && findEditor(history, ({ names }) => names.includes(name))
    if (editor !== undefined && (await mayWrite(editor))) by.set(name, editor)
    else ignored += 1
  }
  if (by.size > 0) log.info(safe`Read ${count(by.size, 'ticked box', 'ticked boxes')} in the comment.`)
  const why = read
    ? safe`only people with write access can accept findings`
    : safe`GitHub did not say who ticked them; tick them again, or use \`allow\``
  if (ignored === 0) return { by }
  const said = safe`${count(ignored, 'ticked box', 'ticked boxes')} ignored: ${why}.`
  log.info(said)
  return { by, ignored: said }
}
