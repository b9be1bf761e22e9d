// The options of all commands: what each one takes, and what is said when it is something else.
import { feedbackSources, feedbackStatuses } from '../../docs-api/vocabulary.ts'
import { parseExpiry } from './expiry.ts'
import { isCount, isInstant, isList, isOneOf, type Option, parseOrigins } from './option-forms.ts'
import { servingOptions } from './serving-options.ts'

const options = {
  ...servingOptions,
  folder: {
    value: '<folder>',
    about: 'data folder; created if it does not exist',
    fallback: 'feedback-data',
  },
  database: {
    value: '<file or address>',
    about: 'SQLite file or postgres:// URL; <folder>/feedback.db by default',
  },
  project: { value: '<id>', about: 'project ID; optional if there is only one project' },
  json: { about: 'print JSON in place of tables and reports' },

  repository: {
    value: '<owner/name>',
    about: 'GitHub repository that jobs change',
    rule: 'an owner and a name, such as acme/docs',
    accepts: (text) => /^[\w.-]+\/[\w.-]+$/.test(text),
  },
  'jobs-per-month': {
    value: '<number>',
    about: 'the project’s budget: maximum jobs and follow-ups in a calendar month (UTC), or unlimited',
    rule: 'a whole number from 1 to 1000000, or unlimited',
    accepts: (text) => text === 'unlimited' || isCount(1_000_000)(text),
  },
  origins: {
    value: '<list>',
    about: 'comma-separated origins whose pages may send feedback, such as https://docs.example.com; or none',
    rule: 'a comma-separated list of origins such as https://docs.example.com, without path, default port or capitals, or none',
    accepts: (text) => parseOrigins(text) !== undefined,
  },
  'accept-contact': { about: 'let readers leave an email address with their feedback' },
  branch: { value: '<name>', about: 'branch that pull requests target; main for a new project' },

  access: {
    value: 'read|write',
    about: 'read: read feedback and jobs; write: also create jobs',
    fallback: 'write',
    rule: 'read or write',
    accepts: isOneOf(['read', 'write']),
  },
  expires: {
    value: '<days or date>',
    about: 'when the key expires: 90d, 2027-06-30, or never',
    fallback: 'never',
    rule: 'a number of days such as 90d, a date such as 2027-06-30, or never',
    accepts: (text) => parseExpiry(text, 0) !== undefined,
  },

  contact: { value: '<email>', about: 'only entries with this email address' },
  all: { about: 'all entries of the project, which --project has to name' },

  format: {
    value: 'jsonl|csv|json',
    about: 'file format; taken from the file extension by default',
    rule: 'jsonl, csv or json',
    accepts: isOneOf(['jsonl', 'csv', 'json']),
  },
  update: { about: 'replace existing entries that differ; by default they are left unchanged' },
  'skip-refused': {
    about: 'skip rejected entries and import the rest; by default one rejected entry stops the import',
  },

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
    about: 'only entries from this time on: 2026-11-01, or an ISO 8601 time',
    rule: 'a date such as 2026-11-01 or an ISO 8601 time',
    accepts: isInstant,
  },
  to: {
    value: '<time>',
    about: 'only entries before this time',
    rule: 'a date such as 2026-11-01 or an ISO 8601 time',
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
