// A fix, as stored: its states, and the reasons for them.
import { z } from 'zod'
import { type PullLink, parsePullLink } from '../github/github-names.ts'
import type { ServerUrl } from '../http/web-address.ts'
import {
  amount,
  codesOf,
  dictionary,
  number,
  pages,
  type Stored,
  sharedWords,
  shownText,
  time,
} from '../ledger/fields.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'

export const newsKinds = ['pull-request', 'given-up', 'needs-person', 'reminder'] as const
export type News = (typeof newsKinds)[number]

type StateTraits = Readonly<{
  label: SafeText
  /** Followed, holds its pages, counts towards `max-open`. */
  open?: true
  section?: 'action-needed' | 'problems' | 'in-progress'
  frees?: true
  hasPull?: true
  /** No job is known, so wishes stay recorded. */
  jobless?: true
  keepsTopics?: true
  news?: News
}>

const pull = { hasPull: true, news: 'pull-request' } as const
const released = { frees: true, keepsTopics: true } as const

const table = {
  submitting: { label: safe`being sent`, open: true, section: 'in-progress', jobless: true },
  active: { label: safe`in progress`, open: true, section: 'in-progress' },
  uncertain: { label: safe`unconfirmed`, open: true, section: 'problems', jobless: true, news: 'needs-person' },
  proposed: { label: safe`awaiting review`, open: true, section: 'action-needed', ...pull },
  merged: { label: safe`merged`, ...pull },
  declined: { label: safe`closed without merging`, ...pull },
  unchanged: { label: safe`ended without a pull request`, keepsTopics: true },
  failed: { label: safe`failed`, section: 'problems', ...released },
  archived: { label: safe`archived by the service` },
  freed: { label: safe`never confirmed`, jobless: true, ...released },
  'given-up': { label: safe`given up`, section: 'problems', keepsTopics: true, news: 'given-up' },
} as const satisfies Readonly<Record<string, StateTraits>>
export const states: Readonly<Record<FixState, StateTraits>> = table
export type FixState = keyof typeof table
export const fixStates = Object.keys(table) as FixState[]
/** After these ends, a pull request may still come. */
export const lateStates = ['unchanged', 'archived'] as const satisfies readonly FixState[]

export const labelOf = ({ state, unreadableSince }: Fix) =>
  states[state].open && unreadableSince !== undefined ? safe`unreadable` : states[state].label

const unreadable = safe`a list of pull requests was unreadable, or too long to be read to its end.`
const fixReasons = {
  'run-ended': safe`The run that sent it ended before it could record the response.`,
  'rejected-link': safe`The service returned a URL that is not a pull request on this GitHub server.`,
  archived: safe`The service archived the job.`,
  'agent-failed': safe`The agent reported an error.`,
  'no-change': safe`The job completed without reporting a pull request.`,
  pushed: safe`The job completed and changed the branch itself, without a pull request.`,
  'pull-unreadable': safe`Its pull request was deleted, or this \`github-token\` cannot read it.`,
  'pull-lost': safe`Its pull request could not be read for three months.`,
  'never-seen': safe`There is no sign that the service ever accepted it; its complaints will be sent again.`,
  unsettled: safe`It could not be confirmed within seven days that the service accepted it: ${unreadable}`,
  'by-person': safe`Someone ticked “Give up” on the tracking issue.`,
  dismissed: safe`This topic was dismissed on the tracking issue.`,
} as const

const fixReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum(codesOf(fixReasons)) }),
  z.object({ code: z.enum(['unanswered', 'refused', 'job-unreadable', 'job-lost']), error: shownText }),
  z.object({
    code: z.literal('unclear-pull'),
    repository: shownText,
    number: z.number().int(),
    claimed: z.boolean().optional(),
  }),
])
export type FixReason = Readonly<z.output<typeof fixReasonSchema>>

export function describeFixReason(reason: FixReason) {
  if (reason.code === 'unclear-pull') {
    const also = reason.claimed ? safe`but belongs to another` : safe`and others`
    return safe`Pull request ${reason.number} in ${reason.repository} names this fix ${also}.`
  }
  if (!('error' in reason)) return fixReasons[reason.code]
  return reason.code === 'job-lost' ? safe`Its job could not be read for seven days. ${reason.error}` : reason.error
}

/** Cleaned, as the branch can be edited. */
export const toTitle = (raw: string) => toSafeText(raw, 120) || undefined

/** Why no event started a head's review. */
const unstarted = z.enum(['skip-ci', 'conflict', 'unknown'])
export type Unstarted = z.output<typeof unstarted>
export const notStarted: Readonly<Record<Unstarted, SafeText>> = {
  'skip-ci': safe`its message skips workflows`,
  conflict: safe`it has a merge conflict`,
  unknown: safe`GitHub does not say why`,
}

const judgedSchema = z.object({
  verdict: z.enum(['clear', 'look', 'block']),
  head: z.string(),
  /** Project-wide acceptances that the verdict needs. */
  relied: z.array(z.string()).optional(),
  /** The last head before unaccepted pushes or rewritten history. */
  vetted: z.string().optional(),
  topics: amount.optional(),
  /** Untouched topics or, without topics, pages. */
  unanswered: amount.optional(),
  left: z.array(z.string()).optional(),
  /** Places that people or `allow` have accepted. */
  accepted: z.number().int().positive().optional(),
  /** Entries whose text caused a blocking finding. */
  blamed: z.array(z.string()).optional(),
  files: dictionary(z.string()).optional(),
  unstarted: unstarted.optional(),
})
export type Judged = Stored<typeof judgedSchema>

const reviewSchema = z.object({
  /** Of its comment. `quiet`: needs none; `refused`: by GitHub. */
  state: z.enum(['quiet', 'intended', 'refused', 'written']),
  nonce: z.string(),
  at: time,
  number,
  comment: number.optional(),
  judged: judgedSchema,
})

/** A follow-up. `at`: when asked for, then when intended; `head`: the commit that left something open. */
const messageSchema = z.object({
  at: time,
  head: z.string(),
  /** `uncertain`: may have arrived; `unsupported`: by the service. */
  state: z.enum(['asked', 'sending', 'sent', 'uncertain', 'refused', 'unsupported']),
  lease: time.optional(),
  status: z.number().int().optional(),
})
export type Message = Stored<typeof messageSchema>

export const acceptedSchema = z.object({
  key: z.string(),
  rule: z.string(),
  what: z.string(),
  name: z.string(),
  by: z.string(),
  at: time,
})
export type Accepted = Stored<typeof acceptedSchema>

export const fixSchema = z.strictObject({
  id: z.string(),
  key: z.string(),
  attempt: z.number(),
  state: z.enum(fixStates),
  pages,
  entryIds: z.array(z.string()),
  /** `agents`: AI agents among them; `votes`: downvotes. */
  distinctReaders: z.number(),
  agents: z.number().optional(),
  voteEntries: z.number().optional(),
  votes: z.number(),
  oldest: time.nullable(),
  /** Signatures per topic; emptied when closed. */
  topics: z.array(z.array(z.string())),
  words: sharedWords.optional(),
  turn: z.enum(['waited', 'outgrowing']).optional(),
  run: z.string(),
  /** `at`: when its intent was recorded; `since`: when it came into its state. */
  at: time,
  since: time,
  lease: time.optional(),
  job: z.object({ id: z.string(), status: z.string() }).optional(),
  completedAt: time.optional(),
  unreadableSince: time.optional(),
  prLink: z.string().optional(),
  /** Only in the tracking repository: others may be private. */
  title: z.string().transform(toTitle).optional(),
  /** Not on this GitHub: shown as code, never requested. */
  rejectedLink: z.string().optional(),
  reason: fixReasonSchema.optional(),
  notified: z.array(z.enum(newsKinds)),
  /** Its entries were tried again: no longer held. */
  retried: time.optional(),
  /** To send a fix again without one of them; `page` is an index of `pages`. */
  comments: z.array(z.object({ id: z.string(), at: time.nullable(), page: z.number().int() })).optional(),
  setAside: z.array(z.string()).optional(),
  review: reviewSchema.optional(),
  messages: z.array(messageSchema).optional(),
  /** Entries that are new again once it is merged. */
  rest: z.array(z.string()).optional(),
  /** The head that no review had judged when a run looked; `at`: when a run first saw it. */
  seen: z.object({ head: z.string(), at: time }).optional(),
  accepted: z.array(acceptedSchema).optional(),
  returns: z.object({ fixId: z.string(), prLink: z.string().optional() }).optional(),
  /** Times of complaints about its pages; from `since` on, all are known. */
  complaints: z.object({ since: time.optional(), times: z.array(time) }),
  /** Labels and people were added, or refused. */
  handedOver: time.optional(),
})
type StoredFix = Stored<typeof fixSchema>
export type Linked<T extends { readonly prLink?: string }> = Omit<T, 'prLink'> & {
  readonly prLink?: PullLink
}
export type Returns = Linked<NonNullable<StoredFix['returns']>>
export type Fix = Omit<Linked<StoredFix>, 'returns'> & { readonly returns?: Returns }

export function readFix({ returns, ...stored }: StoredFix, serverUrl: ServerUrl): Fix {
  const fix = readLink(stored, serverUrl)
  const rejectedLink = fix.prLink ? undefined : (stored.prLink ?? stored.rejectedLink)
  return { ...fix, rejectedLink, returns: returns && readLink(returns, serverUrl) }
}

export function readLink<T extends { readonly prLink?: string }>(stored: T, serverUrl: ServerUrl): Linked<T> {
  return { ...stored, prLink: parsePullLink(stored.prLink ?? '', serverUrl) }
}

export function storeLink<T extends { readonly prLink?: PullLink }>(linked: T) {
  return { ...linked, prLink: linked.prLink?.url }
}

/** A bad link makes a fix `unchanged`; in other states it is of another server address, and stays. */
export function storeFix({ rejectedLink, returns, ...fix }: Fix): StoredFix {
  const stored = { ...storeLink(fix), returns: returns && storeLink(returns) }
  if (fix.prLink) return stored
  return fix.state === 'unchanged' ? { ...stored, rejectedLink } : { ...stored, prLink: rejectedLink }
}

const canaryCode = z.enum(['pushed', 'unknown', 'unreadable-link'])

export const canaryFields = {
  canary: z.object({ code: canaryCode, fixId: z.string(), at: time, commit: z.string().optional() }).optional(),
  goneOn: amount.optional(),
} as const
export type Canary = NonNullable<Stored<typeof canaryFields.canary>>

/** `none`: nothing on the branch can be this job's. */
export type Push = Readonly<{ kind: 'pushed'; commit: string } | { kind: 'none'; commit?: undefined }>
