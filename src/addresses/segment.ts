// Any text as one segment of an address: identifiers of projects and jobs.

declare const brand: unique symbol

/** Percent-encoded: nothing in it ends the segment. */
export type Segment = string & { readonly [brand]: 'segment' }

/** Longest text that is put into an address; servers refuse long ones with answers that say little. */
const longest = 512

/** Undefined for what cannot be one. Dots alone cannot: an address reads them, even percent-encoded, as a step up. */
export function encodeSegment(text: string): Segment | undefined {
  if (text === '' || text === '.' || text === '..' || text.length > longest || !text.isWellFormed()) return undefined
  return encodeURIComponent(text) as Segment
}
