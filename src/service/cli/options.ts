// The options of all commands: what each one takes, and what is said when it is something else.
import { feedbackSources, feedbackStatuses } from '../../docs-api/vocabulary.ts'
import { parseInstant } from '../data/instant.ts'
import { parseExpiry } from './expiry.ts'
import { parseOrigins } from './origins.ts'

export interface Option {
  /** What stands for the value in the help; a switch has none. */
  readonly value?: string
  readonly about: string
  /** Shown in the help, and used when nothing is given. */
  readonly fallback?: string
  /** What a value has to be, as in "must be …". Needed with `accepts`. */
  readonly rule?: string
  accepts?(text: string): boolean
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent']
const isOneOf = (words: readonly string[]) => (text: string) => words.includes(text)
const isList = (words: readonly string[]) => (text: string) => text.split(',').every(isOneOf(words))
const isInstant = (text: string) => parseInstant(text) !== null
/** From 1 on, unless it says otherwise. */
const isCount =
  (most: number, least = 1) =>
  (text: string) =>
    /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) >= least && Number(text) <= most

export const options = {
  folder: {
    value: '<folder>',
    about: 'where the service keeps its files; created if it is not there',
    fallback: 'feedback-data',
  },
  database: {
    value: '<file or address>',
    about: 'a file of SQLite, or postgres://…; <folder>/feedback.db unless given',
  },
  project: { value: '<id>', about: 'the project; not needed while there is only one' },
  json: { about: 'print JSON, for other programs' },

  host: { value: '<address>', about: 'the address to listen on; 0.0.0.0 for all', fallback: '127.0.0.1' },
  port: {
    value: '<number>',
    about: 'the port to listen on; 0 takes a free one',
    fallback: '4010',
    rule: 'a whole number from 0 to 65535, such as 4010',
    accepts: isCount(65_535, 0),
  },
  'jobs-per-hour': {
    value: '<number>',
    about: 'how many jobs each project may create in an hour',
    fallback: '100',
    rule: 'a whole number from 1 to 100000',
    accepts: isCount(100_000),
  },
  'exports-per-hour': {
    value: '<number>',
    about: 'how many pages of feedback each project may read in an hour; no limit unless given',
    rule: 'a whole number from 1 to 1000000',
    accepts: isCount(1_000_000),
  },
  widget: { about: 'accept feedback from the pages of projects that have --origins' },
  'widget-per-reader': {
    value: '<number>',
    about: 'how many entries one reader’s address may send in an hour',
    fallback: '20',
    rule: 'a whole number from 1 to 100000',
    accepts: isCount(100_000),
  },
  'widget-per-project': {
    value: '<number>',
    about: 'how many entries all readers of a project may send in an hour',
    fallback: '1000',
    rule: 'a whole number from 1 to 1000000',
    accepts: isCount(1_000_000),
  },
  'trusted-proxies': {
    value: '<number>',
    about: 'how many proxies in front of the service add to X-Forwarded-For whom they were asked by; 0 unless given',
    rule: 'a whole number from 0 to 10',
    accepts: isCount(10, 0),
  },
  'no-work': { about: 'only serve requests; jobs wait for `feedback-service work`' },
  model: { value: '<name>', about: 'the name that jobs give as their model when this process has no agent' },

  agent: { value: '<file>', about: 'the JSON file that describes the agent' },
  'token-file': {
    value: '<file>',
    about: 'a file with the token for GitHub, instead of GITHUB_TOKEN; the agent’s programs may be able to read it',
  },
  concurrency: {
    value: '<number>',
    about: 'how many jobs run at once',
    fallback: '2',
    rule: 'a whole number from 1 to 100',
    accepts: isCount(100),
  },
  'agent-output': {
    value: '<folder>',
    about: 'write what the agent’s programs print to one file per job; it may quote readers',
  },
  grace: {
    value: '<seconds>',
    about: 'how long running jobs may take to end when the process is told to stop',
    fallback: '30',
    rule: 'a whole number of seconds from 0 to 86400',
    accepts: isCount(86_400, 0),
  },
  'log-level': {
    value: '<level>',
    about: `what is logged: ${logLevels.join(', ')}`,
    fallback: 'info',
    rule: `one of ${logLevels.join(', ')}`,
    accepts: isOneOf(logLevels),
  },

  repository: {
    value: '<owner/name>',
    about: 'the repository on GitHub that jobs change',
    rule: 'an owner and a name, such as acme/docs',
    accepts: (text) => /^[\w.-]+\/[\w.-]+$/.test(text),
  },
  origins: {
    value: '<list>',
    about: 'the sites whose pages may send feedback, separated by commas, such as https://docs.example.com; or none',
    rule: 'a comma-separated list of origins such as https://docs.example.com, without paths, or none',
    accepts: (text) => parseOrigins(text) !== undefined,
  },
  'accept-contact': { about: 'readers may leave an e-mail address with their feedback' },
  branch: { value: '<name>', about: 'the branch that pull requests go to', fallback: 'main' },

  access: {
    value: 'read|write',
    about: 'read: feedback and jobs; write: creating jobs as well',
    fallback: 'write',
    rule: 'read or write',
    accepts: isOneOf(['read', 'write']),
  },
  expires: {
    value: '<days or date>',
    about: 'when the key stops working: 90d, 2027-06-30, or never',
    fallback: 'never',
    rule: 'a number of days such as 90d, a date such as 2027-06-30, or never',
    accepts: (text) => parseExpiry(text, 0) !== undefined,
  },

  format: {
    value: 'jsonl|csv',
    about: 'the format of the file; by default what its name ends with',
    rule: 'jsonl or csv',
    accepts: isOneOf(['jsonl', 'csv']),
  },
  update: { about: 'replace entries that are there already but differ; without it they stay as they are' },
  'skip-refused': { about: 'import the rest when entries are refused; without it nothing is imported then' },

  source: {
    value: '<source>',
    about: `only entries of this source: ${feedbackSources.join(', ')}`,
    rule: `one of ${feedbackSources.join(', ')}`,
    accepts: isOneOf(feedbackSources),
  },
  status: {
    value: '<list>',
    about: `only entries with one of these statuses, separated by commas: ${feedbackStatuses.join(', ')}`,
    rule: `a comma-separated list of ${feedbackStatuses.join(', ')}`,
    accepts: isList(feedbackStatuses),
  },
  from: {
    value: '<time>',
    about: 'only entries since then: 2026-11-01, or a time of ISO 8601',
    rule: 'a day such as 2026-11-01 or a time of ISO 8601',
    accepts: isInstant,
  },
  to: {
    value: '<time>',
    about: 'only entries before then',
    rule: 'a day such as 2026-11-01 or a time of ISO 8601',
    accepts: isInstant,
  },
} as const satisfies Record<string, Option>

export type OptionName = keyof typeof options

export const optionNames = Object.keys(options) as OptionName[]

/** A switch that is on is `true`. */
export type Values = Readonly<Partial<Record<OptionName, string>>>

export function getOption(name: OptionName): Option {
  return options[name]
}

/** The variable that stands in for an option: `--log-level` is `FEEDBACK_LOG_LEVEL`. */
export function nameVariable(name: OptionName): string {
  return `FEEDBACK_${name.toUpperCase().replaceAll('-', '_')}`
}
