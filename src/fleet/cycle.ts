// The round in which projects take their turns: each has its place on a circle, by its name's hash, and a hand moves over them.
import { hashText } from '../text/hash.ts'

/** Where on the circle a project is: from 0 up to 1, evenly spread whatever the names are. */
export function findPlace(id: string): number {
  return (hashText(id, 0x51ed270b) * 0x1_0000 + (hashText(id, 0x2545f491) >>> 16)) / 2 ** 48
}

/** Whose turn comes when the hand moves from `from` (not included) by `way` rounds; nobody twice, however far it moves. */
export function listTurns<T extends { readonly id: string }>(
  projects: readonly T[],
  from: number,
  way: number,
): { readonly project: T; readonly after: number }[] {
  const reach = Math.min(1, Math.max(0, way))
  return projects
    .map((project) => ({ project, after: findDistance(from, findPlace(project.id)) }))
    .filter(({ after }) => after <= reach)
    .toSorted((one, other) => one.after - other.after || (one.project.id < other.project.id ? -1 : 1))
}

/** How far the hand has to move from one place to another: more than 0, up to 1. */
function findDistance(from: number, to: number): number {
  const way = to - from
  return way > 0 ? way : way + 1
}

/** A place beyond the end of the circle is one after its beginning. */
export function toPlace(position: number): number {
  const rest = position % 1
  return rest < 0 ? rest + 1 : rest
}
