// The tables, as queries see them. Times are milliseconds since 1970.
import type { Generated } from 'kysely'
import type { FeedbackSource, FeedbackStatus, jobStatuses } from '../../docs-api/vocabulary.ts'

export interface Tables {
  readonly setting: SettingTable
  readonly project: ProjectTable
  readonly api_key: KeyTable
  readonly feedback: FeedbackTable
  readonly job: JobTable
  readonly job_output: OutputTable
  readonly rate: RateTable
  readonly month_use: MonthUseTable
  readonly widget: WidgetTable
  readonly watch: WatchTable
  readonly watched_entry: WatchedEntryTable
  readonly audit: AuditTable
}

/** What all processes on one database share. */
interface SettingTable {
  name: string
  value: string
}

interface ProjectTable {
  id: string
  /** `owner/name`. */
  repository: string
  /** The branch that pull requests go to. */
  ref: string
  /** Most jobs in a month; null: no limit. */
  jobs_per_month: number | null
}

/** `write` includes `read`. */
export type KeyAccess = 'read' | 'write'

interface KeyTable {
  /** SHA-256 in hexadecimal: the key itself is stored nowhere. */
  hash: string
  project_id: string
  access: KeyAccess
  /** By which people recognise keys. */
  name: string
  created_at: number
  expires_at: number | null
  /** The last use, to the hour. */
  used_at: Generated<number | null>
}

export interface FeedbackTable {
  project_id: string
  id: string
  /** The place in the order of the export, ascending: `createdAt` with its sign changed; undated entries come last. */
  rank: number
  path: string
  comment: string | null
  source: FeedbackSource
  status: FeedbackStatus
  /** 1 or 0: only entries of `contextual` have this one and `contact`. */
  helpful: number | null
  contact: string | null
  /** Only entries of `code_snippet` have this one and the two below. */
  code: string | null
  filename: string | null
  lang: string | null
  /** When it came in, which is what counts for retention if it is undated. */
  stored_at: Generated<number>
}

export interface JobTable {
  id: string
  project_id: string
  status: (typeof jobStatuses)[number]
  prompt: string
  /** Follow-ups so far, and the latest. */
  messages: Generated<number>
  message: string | null
  repository: string
  ref: string
  model: string
  pr_link: string | null
  /** Why it failed: for the log, never for a client. */
  failure: string | null
  created_at: number
  archived_at: number | null
  /** How often an agent was started. */
  attempts: Generated<number>
  /** The worker that has it, and until when it has, unless it renews its lease. */
  lease_owner: string | null
  lease_until: number | null
  /** Its place in the queue: the lowest is next. */
  turn: Generated<number>
}

interface OutputTable {
  job_id: string
  /** The end of what its program printed. */
  output: string
}

/** Uses in one hour of the clock: one row for each project and each thing that is limited. */
interface RateTable {
  project_id: string
  /** An operation, or one reader: a keyed hash of the address, under a key that is deleted after the hour. */
  what: string
  /** Hours since 1970. */
  hour: number
  uses: number
}

/** What counts for a project's budget. */
interface MonthUseTable {
  project_id: string
  /** `2026-11`, UTC. */
  month: string
  /** Created ones and follow-ups. */
  jobs: number
}

/** A project whose pages may send feedback. */
export interface WidgetTable {
  project_id: string
  /** Separated by blanks. */
  origins: string
  /** 1 or 0: whether readers may leave an email address. */
  takes_contact: number
}

/** A job whose pull request resolves entries; gone once that has happened, or no longer can. */
interface WatchTable {
  job_id: string
  next_look: number
  /** Of GitHub's last answer: asking again with it costs nothing while nothing has changed. */
  etag: string | null
}

interface WatchedEntryTable {
  job_id: string
  entry_id: string
}

/** Who changed what: never with words of readers. */
interface AuditTable {
  at: number
  project_id: string
  actor: string
  action: string
  subject: string
}
