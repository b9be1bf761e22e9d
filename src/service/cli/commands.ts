// The commands of `feedback-service`: what each one does, takes, and looks like in use.
import type { OptionName } from './options.ts'

export interface CommandForm {
  /** What stands behind the command's name in the help. */
  readonly usage: string
  /** How many arguments without dashes it takes. */
  readonly arguments: readonly [least: number, most: number]
  readonly about: string
  /** Further paragraphs of its help. */
  readonly more: readonly string[]
  readonly options: readonly OptionName[]
  /** Each with the sentence above it. */
  readonly examples: readonly (readonly [about: string, line: string])[]
}

const place = ['database', 'folder'] as const
const aboutAgent = [
  'The agent’s file is JSON, such as {"agent": "command", "command": ["fix-docs"]}: any program that edits a checkout.',
  'docs/self-hosting.md describes it. GITHUB_TOKEN is for the service alone; the program does not get it.',
].join(' ')
const agent = ['agent', 'token-file', 'concurrency', 'agent-output', 'grace', 'resolve-merged', 'github'] as const

export const commands = {
  serve: {
    usage: '[options]',
    arguments: [0, 0],
    about: 'answers requests and, with an agent, works on jobs',
    more: [
      'Creates the database if there is none. A project and a key have to be added by the other commands.',
      aboutAgent,
      'SIGTERM and SIGINT stop it: no more requests, running jobs get --grace to end, the rest goes back into the queue.',
      'The log is JSON, one line for each event, on standard error.',
    ],
    options: [
      ...(['host', 'port', ...agent, 'no-work', 'model', 'jobs-per-hour', 'exports-per-hour', 'widget'] as const),
      ...(['widget-per-reader', 'widget-per-project', 'trusted-proxies', 'log-level', ...place] as const),
    ],
    examples: [
      ['Everything in one process:', 'GITHUB_TOKEN=… feedback-service serve --agent agent.json'],
      [
        'Only requests; workers run elsewhere:',
        'feedback-service serve --no-work --database postgres://feedback@db/feedback',
      ],
    ],
  },
  work: {
    usage: '--agent <file> [options]',
    arguments: [0, 0],
    about: 'works on jobs, without answering requests',
    more: ['Any number of workers may share a Postgres. SIGTERM and SIGINT stop it as they stop `serve`.', aboutAgent],
    options: [...agent, 'log-level', ...place],
    examples: [
      ['Four jobs at once:', 'GITHUB_TOKEN=… feedback-service work --agent agent.json --concurrency 4'],
      ['Look into an agent that fails:', 'feedback-service work --agent agent.json --agent-output agent-output'],
    ],
  },
  projects: {
    usage: 'add <id> | widget <id> | list',
    arguments: [1, 2],
    about: 'adds projects, says which pages may send feedback, and lists all of it',
    more: [
      'Adding a project that is there changes its repository and branch; jobs that exist keep theirs.',
      'Pages may only send feedback to a service that was started with `serve --widget`.',
    ],
    options: ['repository', 'branch', 'origins', 'accept-contact', 'json', ...place],
    examples: [
      ['A project and the repository of its pages:', 'feedback-service projects add docs --repository acme/docs'],
      ['Its pages may send feedback:', 'feedback-service projects widget docs --origins https://docs.example.com'],
      ['Which ones there are:', 'feedback-service projects list'],
    ],
  },
  keys: {
    usage: 'create <name> | list | revoke <name>',
    arguments: [1, 2],
    about: 'creates, lists and revokes the keys of a project',
    more: ['A new key is printed once, on standard output; the database keeps only its hash.'],
    options: ['access', 'expires', 'project', 'json', ...place],
    examples: [
      ['A key for the Action:', 'feedback-service keys create action --expires 365d'],
      ['One that only reads, for a dashboard:', 'feedback-service keys create dashboard --access read'],
      ['It opens nothing from now on:', 'feedback-service keys revoke dashboard'],
    ],
  },
  import: {
    usage: '<file> | -',
    arguments: [1, 1],
    about: 'imports feedback from JSON Lines or CSV',
    more: [
      'A CSV file names its fields in the first row: id,path,source,helpful,comment,createdAt. JSON Lines: an object a line.',
      'Required are id, path and source; helpful for the source contextual, code for code_snippet.',
      'A missing status is pending, other missing fields are null.',
      'All or nothing: if an entry is refused, or the import is interrupted, nothing has changed.',
      'The same file twice changes nothing.',
    ],
    options: ['project', 'format', 'update', 'skip-refused', 'json', ...place],
    examples: [
      ['A file:', 'feedback-service import feedback.csv'],
      ['From another program:', 'export-feedback | feedback-service import - --format jsonl'],
    ],
  },
  export: {
    usage: '[options]',
    arguments: [0, 0],
    about: 'prints feedback as JSON Lines, newest first',
    more: ['What it prints can be imported again.'],
    options: ['project', 'source', 'status', 'from', 'to', ...place],
    examples: [
      ['Everything:', 'feedback-service export > feedback.jsonl'],
      ['What is open since November:', 'feedback-service export --status pending,in_progress --from 2026-11-01'],
    ],
  },
  status: {
    usage: '[job <id> [archived] | feedback <id> [<status>] | merged]',
    arguments: [0, 3],
    about: 'shows the queue, a job or an entry; archives a job, sets the status of entries',
    more: [
      'A job is active until it is completed, with or without a pull request, or failed. Archiving hides nothing.',
      'An entry is pending, in_progress, resolved or dismissed; the Action reads pending ones.',
      [
        '`status merged` asks GitHub, with GITHUB_TOKEN, which pull requests are merged, and sets the entries that their jobs’',
        'prompts name to resolved. `serve --resolve-merged` does so again and again.',
      ].join(' '),
    ],
    options: ['project', 'token-file', 'github', 'json', ...place],
    examples: [
      ['How many jobs wait, run and ended:', 'feedback-service status'],
      ['Why did this job fail?', 'feedback-service status job 5f0c7a1e-2b1d-4a53-9d0e-6f6f3c1b8a11'],
      ['This one is done:', 'feedback-service status feedback fb-1041 resolved'],
      ['What has been merged is done:', 'GITHUB_TOKEN=… feedback-service status merged'],
    ],
  },
} as const satisfies Record<string, CommandForm>

export type CommandName = keyof typeof commands

export function getCommand(name: CommandName): CommandForm {
  return commands[name]
}

export const commandNames = Object.keys(commands) as CommandName[]
