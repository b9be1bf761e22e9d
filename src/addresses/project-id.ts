// The project's identifier: one segment of an address, and the name of a folder on the ledger's branch.
import { encodeSegment, type Segment } from './segment.ts'

declare const brand: unique symbol

export type ProjectId = string & { readonly [brand]: 'project' }

const longest = 200

/** Controls, invisible and unassigned characters, lone surrogates, spaces that look like another, and a Braille cell without dots. */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u

/** At most 200 visible characters, and neither `.` nor `..`. */
export function parseProjectId(text: string): ProjectId | undefined {
  if (text.length > longest || hidden.test(text) || text.trim() !== text) return undefined
  return encodeSegment(text) === undefined ? undefined : (text as ProjectId)
}

export function projectSegment(id: ProjectId): Segment {
  return encodeURIComponent(id) as Segment
}
