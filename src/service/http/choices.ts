// What the specification leaves open, and what this service does there. `docs/service.md` says why; a test compares the two.

/** Answers that the specification does not number. */
export const statuses = {
  jobCreated: 201,
  malformed: 400,
  badKey: 401,
  otherProject: 403,
  readingKey: 403,
  unknown: 404,
  wrongMethod: 405,
  tooLarge: 413,
  wrongType: 415,
  tooSlow: 408,
  limited: 429,
  longHeaders: 431,
  busy: 503,
} as const

export interface Limits {
  /** The specification's. */
  readonly jobsPerHour: number
  /** Requests to the export in an hour and project; null: as many as come. */
  readonly exportsPerHour: number | null
  /** Characters of a prompt. */
  readonly promptLength: number
  /** Bytes of a body: room for a prompt whose characters are all escaped, unless most of them are pairs of surrogates. */
  readonly bodyBytes: number
}

export const defaultLimits: Limits = {
  jobsPerHour: 100,
  exportsPerHour: null,
  promptLength: 100_000,
  bodyBytes: 1_048_576,
}

/** Entries in one request with a key. */
export const maxEntries = 100

/** What a page's widget may send, in characters and bytes, and how long a browser may remember that it may. */
export const widgetLimits = {
  path: 1000,
  comment: 4000,
  contact: 254,
  code: 8000,
  filename: 200,
  lang: 40,
  bodyBytes: 65_536,
  preflightSeconds: 3600,
} as const

/** Seconds after which a client may try again when the database was busy or not available. */
export const busyWait = 5
