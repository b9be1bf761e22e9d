// People at the tracking issue: they tick boxes, and GitHub tells the Action about each edit.
import type { EditedIssue } from '../../src/checkboxes/edited-issue.ts'
import type { TickKind } from '../../src/checkboxes/tick-record.ts'
import type { Stage } from './virtual-world.ts'

const box = /^[ \t]*[-*] \[([ x])\] <!-- feedback-to-fix tick=([a-z-]+)\/([^/ ]+)\/(\d+) -->/gm

export function listBoxes(body: string) {
  return [...body.matchAll(box)].map(([, mark, kind = '', target = '', turn]) => ({
    kind,
    target: decodeURIComponent(target),
    turn: Number(turn),
    ticked: mark === 'x',
  }))
}

/** A text with one box ticked: the first of this kind, or of this kind and target. */
export function tickIn(body: string, kind: TickKind, target?: string): string {
  const found = listBoxes(body).find((one) => one.kind === kind && (target === undefined || one.target === target))
  if (found === undefined) throw new Error(`There is no box “${kind}” of ${target ?? 'anything'} in:\n${body}`)
  const marker = `<!-- feedback-to-fix tick=${kind}/${encodeURIComponent(found.target)}/${found.turn} -->`
  return body.replace(`[ ] ${marker}`, `[x] ${marker}`)
}

export function tick(
  stage: Stage,
  kind: TickKind,
  { target, by = 'someone' }: { target?: string; by?: string } = {},
): EditedIssue {
  const { number, body } = findIssue(stage)
  const before = body ?? ''
  const ticked = tickIn(before, kind, target)
  stage.github.editIssue(number, { body: ticked }, by)
  return { number, body: ticked, before, editor: by }
}

function findIssue(stage: Stage) {
  const [issue] = stage.look().issues
  if (issue === undefined) throw new Error('There is no tracking issue')
  return issue
}
