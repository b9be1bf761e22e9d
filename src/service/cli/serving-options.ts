// The options of `serve` and `work`: the processes that stay.
import { isCount, isOneOf, type Option } from './option-forms.ts'

const logLevels = ['debug', 'info', 'warn', 'error', 'silent']

export const servingOptions = {
  host: { value: '<address>', about: 'address to listen on; 0.0.0.0 for all interfaces', fallback: '127.0.0.1' },
  port: {
    value: '<number>',
    about: 'port to listen on; 0 picks a free one',
    fallback: '4010',
    rule: 'a whole number from 0 to 65535, such as 4010',
    accepts: isCount(65_535, 0),
  },
  connections: {
    value: '<number>',
    about: 'maximum connections to Postgres; the queue has four of its own besides',
    fallback: '10',
    rule: 'a whole number from 2 to 1000',
    accepts: isCount(1000, 2),
  },
  keep: {
    value: '<days>',
    about: 'delete entries, prompts and agent output older than this, every hour: 400d; by default all is kept',
    rule: 'a number of days such as 400d',
    accepts: (text) => /^[1-9]\d{0,4}d$/.test(text),
  },
  'jobs-per-hour': {
    value: '<number>',
    about: 'maximum jobs created per project and hour',
    fallback: '100',
    rule: 'a whole number from 1 to 100000',
    accepts: isCount(100_000),
  },
  'exports-per-hour': {
    value: '<number>',
    about: 'maximum pages of feedback read per project and hour; unlimited by default',
    rule: 'a whole number from 1 to 1000000',
    accepts: isCount(1_000_000),
  },
  'no-page': { about: 'do not serve the page for people at /' },
  widget: { about: 'accept feedback from the pages of projects with --origins' },
  'widget-per-reader': {
    value: '<number>',
    about: 'maximum entries per reader address and hour',
    fallback: '20',
    rule: 'a whole number from 1 to 100000',
    accepts: isCount(100_000),
  },
  'widget-per-project': {
    value: '<number>',
    about: 'maximum entries per project and hour',
    fallback: '1000',
    rule: 'a whole number from 1 to 1000000',
    accepts: isCount(1_000_000),
  },
  'trusted-proxies': {
    value: '<number>',
    about: 'number of proxies in front of the service that append to X-Forwarded-For; 0 by default',
    rule: 'a whole number from 0 to 10',
    accepts: isCount(10, 0),
  },
  'resolve-merged': {
    about: 'once a job’s pull request is merged, set the entries that its prompt names to resolved',
  },
  github: {
    value: '<address>',
    about: 'GitHub REST API to look up merges with, and of --agent scripted',
    fallback: 'https://api.github.com',
    rule: 'a URL that begins with https:// or http://',
    accepts: (text) => /^https?:\/\//.test(text) && URL.canParse(text),
  },
  'no-work': { about: 'only serve requests; leave jobs to `feedback-service work`' },
  model: { value: '<name>', about: 'model name to report for jobs if this process has no agent' },

  agent: { value: '<file>', about: 'JSON file that configures the agent; or scripted, the agent for a first try' },
  'token-file': {
    value: '<file>',
    about: 'file with the GitHub token, instead of GITHUB_TOKEN; the agent’s programs may be able to read it',
  },
  'app-id': {
    value: '<id>',
    about: 'ID of a GitHub App, instead of a token: each job gets a token of its own for its repository',
    rule: 'the App’s ID or client ID, such as 123456',
    accepts: (text) => /^[\w.]{1,100}$/.test(text),
  },
  'app-key-file': { value: '<file>', about: 'file with the GitHub App’s private key (PEM)' },
  'allow-host': {
    value: '<list>',
    about:
      'comma-separated hosts that the agent’s programs may reach under bubblewrap, such as api.anthropic.com; none by default',
    rule: 'a comma-separated list of host names in small letters, with a port unless it is 443, such as api.example.com',
    accepts: (text) => text.split(',').every((host) => /^[a-z\d]([a-z\d.-]*[a-z\d])?(:[1-9]\d{0,4})?$/.test(host)),
  },
  'unsafe-root': { about: 'let root run agents’ programs' },
  concurrency: {
    value: '<number>',
    about: 'maximum jobs run at the same time',
    fallback: '2',
    rule: 'a whole number from 1 to 100',
    accepts: isCount(100),
  },
  'agent-output': {
    value: '<folder>',
    about: 'write the output of the agent’s programs to this folder, one file per job; it may quote readers',
  },
  grace: {
    value: '<seconds>',
    about: 'how long running jobs may take to finish once the process is asked to stop',
    fallback: '30',
    rule: 'a whole number of seconds from 0 to 86400',
    accepts: isCount(86_400, 0),
  },
  'log-level': {
    value: '<level>',
    about: `minimum level to log: ${logLevels.join(', ')}`,
    fallback: 'info',
    rule: `one of ${logLevels.join(', ')}`,
    accepts: isOneOf(logLevels),
  },
} as const satisfies Record<string, Option>
