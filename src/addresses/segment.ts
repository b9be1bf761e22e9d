// Identifiers of projects and jobs as one percent-encoded path segment.

declare const brand: unique symbol

export type Segment = string & { readonly [brand]: 'segment' }

/** Servers reject longer addresses with unhelpful errors. */
const longest = 512

/** Undefined for texts that no segment can carry, such as `.` and `..`, which navigate even when percent-encoded. */
export function encodeSegment(text: string): Segment | undefined {
  if (text === '' || text === '.' || text === '..' || text.length > longest || !text.isWellFormed()) return undefined
  return encodeURIComponent(text) as Segment
}
