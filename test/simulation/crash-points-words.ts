// The words in which the reference stories are written: who says what when, which runs follow, what comes of the jobs.
import type { End, Fate, Fault, FeedbackKind, Moment, RunPlan, Settings, Story, UserAction } from './story.ts'

export interface ReferenceStory {
  readonly name: string
  /** Lines that the trace of its reference runs holds, in this order, when nothing crashes: it goes through what its name says. */
  readonly shows: readonly (string | RegExp)[]
  readonly story: Story
}

const settings: Settings = {
  maxJobs: 5,
  maxOpen: 5,
  maxAttempts: 2,
  minVotes: 0,
  minClusterSize: 1,
  waitMinutes: 10,
  adoptWithinHours: 1,
  pageSize: 100,
  exportBudget: 60,
  cursorMinutes: 0,
  twoSources: false,
  reviews: false,
  approve: false,
}
export const plain: RunPlan = { delaySeconds: 0, dry: false, generous: false, skewMinutes: 0, faults: [] }
export const later = (delaySeconds: number): RunPlan => ({ ...plain, delaySeconds })
export const faulty = (fault: Fault): RunPlan => ({ ...plain, faults: [fault] })

export const said = (page: number, count = 1, kind: FeedbackKind = 'words', topic = page): UserAction => ({
  action: 'feedback',
  kind,
  page,
  topic,
  count,
  lateHours: 0,
})
export const onPages = (...pages: number[]) => pages.map((page) => said(page))
export const at = (afterMinutes: number, actions: readonly UserAction[], ...runs: RunPlan[]): Moment => ({
  afterMinutes,
  actions,
  runs,
})
export const first = at(0, onPages(0), plain)
export const fates = (...ends: [End, number][]): Fate[] => ends.map(([end, afterMinutes]) => ({ end, afterMinutes }))
export const quick = fates(['pull', 0])

type Line = string | RegExp

export function tell(
  name: string,
  shows: Line[],
  ends: Fate[],
  moments: Moment[],
  changed: Partial<Settings> = {},
): ReferenceStory {
  return { name, shows, story: { settings: { ...settings, ...changed }, fates: ends, moments, chance: name.length } }
}
