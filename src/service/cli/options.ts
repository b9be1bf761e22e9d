// The options of all commands: what each one takes, and what is said when it is something else.
import { feedbackSources, feedbackStatuses } from '../../docs-api/vocabulary.ts'
import { parseExpiry } from './expiry.ts'
import { isInstant, isList, isOneOf } from './forms.ts'
import type { Option } from './option.ts'
import { parseOrigins } from './origins.ts'
import { servingOptions } from './serving-options.ts'

export const options = {
  ...servingOptions,
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
