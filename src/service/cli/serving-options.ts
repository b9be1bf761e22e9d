// The options of `serve` and `work`: the processes that stay.
import { isCount, isOneOf } from './forms.ts'
import type { Option } from './option.ts'

const logLevels = ['debug', 'info', 'warn', 'error', 'silent']

export const servingOptions = {
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
  'resolve-merged': {
    about: 'set the entries that a job’s prompt names to resolved once its pull request is merged',
  },
  github: {
    value: '<address>',
    about: 'the REST API that says what is merged',
    fallback: 'https://api.github.com',
    rule: 'an address that begins with https:// or http://',
    accepts: (text) => /^https?:\/\//.test(text) && URL.canParse(text),
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
} as const satisfies Record<string, Option>
