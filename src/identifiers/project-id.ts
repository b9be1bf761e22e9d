// Identifiers as one percent-encoded segment of a path. A project's id also names a folder on the ledger's branch.

declare const segment: unique symbol
declare const project: unique symbol

export type Segment = string & { readonly [segment]: 'segment' }
export type ProjectId = string & { readonly [project]: 'project' }

/** Servers reject longer addresses with unhelpful errors. */
const longestSegment = 512
const longestProject = 200

/** Undefined for texts that no segment can carry, such as `.` and `..`, which navigate even when percent-encoded. */
export function encodeSegment(text: string): Segment | undefined {
  if (/^\.{0,2}$/.test(text) || text.length > longestSegment || !text.isWellFormed()) return undefined
  return encodeURIComponent(text) as Segment
}

/** Controls, invisible and unassigned characters, lone surrogates, look-alikes of the space, and the empty Braille cell. */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u

/** At most 200 visible characters, and neither `.` nor `..`. */
export function parseProjectId(text: string): ProjectId | undefined {
  if (text.length > longestProject || hidden.test(text) || text.trim() !== text) return undefined
  return encodeSegment(text) === undefined ? undefined : (text as ProjectId)
}

export function projectSegment(id: ProjectId): Segment {
  return encodeURIComponent(id) as Segment
}
