// Findings that people have accepted: recorded in the ledger, ticked since, or allowed by the workflow.
import { createHash } from 'node:crypto'
import type { Accepted } from '../fixes/fix.ts'
import type { Comment } from '../github/issue/tracking-issue.ts'
import { acceptKinds, findEditor, parseBoxes } from '../issue/tick-record.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { count, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { type Acceptable, type Acceptance, type Finding, kinds } from './judge/result.ts'
import type { Change } from './pages/change.ts'

export interface Accepting extends Acceptance {
  /** Its boxes' targets; no `project` where it cannot be accepted for the project. */
  readonly keysOf: (finding: Pick<Finding, 'accepts' | 'rule'>) => { readonly pull: string; readonly project?: string }
  readonly whoAccepted: (finding: Finding) => Pick<Accepted, 'by' | 'at'> | undefined
  readonly listNew: (accepted: readonly Finding[], fixId: string, now: number) => readonly LedgerCommand[]
}

/**
 * @param allow globs, from the input
 * @param by who ticked each box, by its kind and target
 */
export function createAcceptance(
  ledger: Pick<Ledger, 'accepted'>,
  fix: Pick<Fix, 'accepted'>,
  change: Stamped,
  allow: readonly string[],
  by: ReadonlyMap<string, string> = new Map(),
): Accepting {
  const stamps = new Map<string, string>()
  const keysOf: Accepting['keysOf'] = ({ accepts, rule }) => {
    const { what, name } = accepts
    const pull = hash([rule, what, name, stampOf(accepts)])
    const isForProject = what !== 'place' && kinds[rule].isNeverForProject !== true
    return { pull, ...(isForProject && { project: hash([rule, what, name]) }) }
  }
  /** A file or a place is accepted as it is now: a later push must be read again. */
  function stampOf({ what, name }: Acceptable): string {
    if (what !== 'file' && what !== 'place') return ''
    const known = stamps.get(name) ?? stampFile(change, name)
    stamps.set(name, known)
    return known
  }
  const pulls = new Map((fix.accepted ?? []).map((one) => [one.key, one]))
  const projects = new Map((ledger.accepted ?? []).map((one) => [one.key, one]))
  const find = (finding: Pick<Finding, 'accepts' | 'rule'>) => {
    const { pull, project = '' } = keysOf(finding)
    const always = project === '' ? undefined : by.get(`accept-always ${project}`)
    const once = by.get(`accept ${pull}`)
    const recorded = projects.get(project) ?? pulls.get(pull)
    return { pull, project, always, once, recorded }
  }
  return {
    allow,
    keysOf,
    isAccepted(accepts, rule) {
      const { always, once, recorded } = find({ accepts, rule })
      return (always ?? once ?? recorded) !== undefined
    },
    whoAccepted(finding) {
      const { always, once, recorded } = find(finding)
      const login = always ?? once
      return login === undefined ? recorded : { by: login, at: 0 }
    },
    listNew(accepted, fixId, now) {
      const commands = accepted.flatMap((finding): [string, LedgerCommand][] => {
        const { pull, project, always, once } = find(finding)
        const { what, name } = finding.accepts
        const record = { rule: finding.rule, what, name: name.slice(0, longestName), at: now }
        const type = 'finding-accepted'
        if (always !== undefined) return [[project, { type, accepted: { ...record, key: project, by: always } }]]
        return once === undefined ? [] : [[pull, { type, fixId, accepted: { ...record, key: pull, by: once } }]]
      })
      return [...new Map(commands).values()]
    },
  }
}

const longestName = 300

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

/** Who ticked which boxes since our comment was written. Only people with write access accept. */
export async function readTicks({ edits, log }: World, comment?: Comment): Promise<ReadonlyMap<string, string>> {
  const by = new Map<string, string>()
  const listNames = (text: string) => parseBoxes(text, acceptKinds).map(({ kind, target }) => `${kind} ${target}`)
  const ticked = listNames(comment?.body ?? '')
  if (comment === undefined || ticked.length === 0) return by
  const read = await edits.listCommentEdits(comment.node)
  const history = read?.map((edit) => ({ ...edit, names: listNames(edit.text) }))
  const may = new Map<string, boolean>()
  let ignored = 0
  for (const name of ticked) {
    const editor = history && findEditor(history.map((edit) => ({ ...edit, isTicked: edit.names.includes(name) })))
    if (editor !== undefined && !may.has(editor)) may.set(editor, await edits.mayWrite(editor))
    if (editor !== undefined && may.get(editor) === true) by.set(name, editor)
    else ignored += 1
  }
  if (by.size > 0) log.info(safe`${count(by.size, 'finding was', 'findings were')} accepted in the comment.`)
  if (ignored > 0)
    log.info(
      safe`${count(ignored, 'ticked box', 'ticked boxes')} ignored: only people with write access accept findings.`,
    )
  return by
}
