// Segments of the service's paths.
import type { Branded } from '../text/safe-text.ts'

type Segment = Branded<'segment'>
export type ProjectId = Branded<'project'>
export type JobPath = Branded<'job-path'>

/** Servers give unhelpful errors for more. */
const maxSegment = 512
const maxProject = 200

/** Undefined for what no segment can hold: `..` navigates even percent-encoded. */
export function encodeSegment(text: string) {
  if (/^\.{0,2}$/.test(text) || text.length > maxSegment || !text.isWellFormed()) return undefined
  return encodeURIComponent(text) as Segment
}

/** Invisible or unassigned, odd spaces, the empty Braille cell. */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u

export function parseProjectId(text: string) {
  if (text.length > maxProject || hidden.test(text) || text.trim() !== text) return undefined
  return encodeSegment(text) === undefined ? undefined : (text as ProjectId)
}

export function projectSegment(id: ProjectId) {
  return encodeURIComponent(id) as Segment
}

const longest = 500
const placeholder = /\{(projectId|id)\}/g
/** RFC 3986, 3.3; no percent encoding. */
const form = /^(?:\/[A-Za-z0-9._~!$&'()*+,;=:@-]+)+\/?$/

export function parseJobPath(given: string) {
  if (given.length > longest) return undefined
  const text = given.startsWith('/') ? given : `/${given}`
  const filled = text.replace(placeholder, 'x')
  const climbs = /\/\.{1,2}(?:\/|$)/.test(filled)
  return text.includes('{id}') && form.test(filled) && !climbs ? (text as JobPath) : undefined
}

export function fillJobPath(path: JobPath, values: Readonly<{ projectId: Segment; id: string }>) {
  return path.replace(placeholder, (_, name: 'projectId' | 'id') => values[name])
}
