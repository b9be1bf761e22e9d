// The states of a fix, one row each: whoever asks what a state means reads this table.

/** What a comment reports of a fix. */
export const newsKinds = ['pull-request', 'given-up', 'needs-person'] as const
export type News = (typeof newsKinds)[number]

export interface StateTraits {
  /** It is followed: it holds its pages, and counts towards `max-open`. */
  readonly open: boolean
  /** Its entries are not new: no other fix may take them up. */
  readonly holdsEntries: boolean
  /** Its link is a pull request of this GitHub. */
  readonly hasPull: boolean
  /** What a comment on the tracking issue reports once a fix is in this state. */
  readonly news: News | undefined
  /** The section of the dashboard that lists it. */
  readonly section: 'open' | 'done' | 'given-up'
}

const open = { open: true, holdsEntries: true, hasPull: false, section: 'open' } as const
const done = { open: false, holdsEntries: true, hasPull: false, news: undefined, section: 'done' } as const
const pull = { hasPull: true, news: 'pull-request' } as const
const released = { ...done, holdsEntries: false, section: 'given-up' } as const

export const states = {
  /** Written ahead; the creation is sent while the lease lasts. */
  submitting: { ...open, news: undefined },
  active: { ...open, news: undefined },
  /** The creation got no answer: looked for, and not sent again before `adopt-within` has passed. */
  uncertain: { ...open, news: 'needs-person' },
  proposed: { ...open, ...pull },
  merged: { ...done, ...pull },
  /** Its pull request was closed unmerged; it may still be merged. */
  declined: { ...done, ...pull },
  /** The job completed without a pull request of this GitHub. */
  unchanged: done,
  failed: released,
  archived: done,
  /** No trace of it was found: its entries are new again. */
  freed: released,
  'given-up': { ...done, news: 'given-up', section: 'given-up' },
} as const satisfies Readonly<Record<string, StateTraits>>

export type FixState = keyof typeof states
export const fixStates = Object.keys(states) as FixState[]

export function traitsOf(state: FixState): StateTraits {
  return states[state]
}
