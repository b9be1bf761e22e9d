// The commands of `feedback-service`: what each one does, takes, and looks like in use.
import type { OptionName } from './options.ts'

interface CommandForm {
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
  'The agent file is JSON, such as {"agent": "command", "command": ["fix-docs"]}, and names any program that edits a checkout.',
  'See https://github.com/feedback-to-fix/feedback-to-fix/blob/main/docs/self-hosting.md.',
  'GITHUB_TOKEN is for the service only; it is not passed to the program.',
].join(' ')
const agent = [
  'agent',
  'token-file',
  'app-id',
  'app-key-file',
  'allow-host',
  'unsafe-root',
  'concurrency',
  'agent-output',
  'grace',
  'resolve-merged',
  'github',
] as const

const commands = {
  serve: {
    usage: '[options]',
    arguments: [0, 0],
    about: 'serves the API and, with an agent, runs jobs',
    more: [
      'Creates the database if it does not exist. Add a project and a key with the other commands.',
      aboutAgent,
      'SIGTERM and SIGINT stop it: it accepts no more requests, gives running jobs --grace to finish, and requeues the rest.',
      'It logs to standard error, as JSON, one line per event.',
    ],
    options: [
      'host',
      'port',
      ...agent,
      'no-work',
      'model',
      'jobs-per-hour',
      'exports-per-hour',
      'no-page',
      'widget',
      'widget-per-reader',
      'widget-per-project',
      'trusted-proxies',
      'connections',
      'keep',
      'log-level',
      ...place,
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
    about: 'runs jobs, without serving the API',
    more: [
      'Any number of workers can share one Postgres database. SIGTERM and SIGINT stop a worker as they stop `serve`.',
      aboutAgent,
    ],
    options: [...agent, 'connections', 'keep', 'log-level', ...place],
    examples: [
      ['Run four jobs at a time:', 'GITHUB_TOKEN=… feedback-service work --agent agent.json --concurrency 4'],
      ['Debug an agent that fails:', 'feedback-service work --agent agent.json --agent-output agent-output'],
    ],
  },
  projects: {
    usage: 'add <id> | widget <id> | remove <id> | list',
    arguments: [1, 2],
    about: 'adds, lists and removes projects, and sets which pages may send feedback',
    more: [
      'Adding an existing project changes only what the options name; existing jobs keep their repository and branch.',
      'Pages can send feedback only to a service started with `serve --widget`.',
      'Removing a project deletes its keys and jobs. It must have no feedback and no active jobs.',
    ],
    options: ['repository', 'branch', 'jobs-per-month', 'origins', 'accept-contact', 'json', ...place],
    examples: [
      ['Add a project with the repository of its pages:', 'feedback-service projects add docs --repository acme/docs'],
      ['Let its pages send feedback:', 'feedback-service projects widget docs --origins https://docs.example.com'],
      ['Change its branch, and nothing else:', 'feedback-service projects add docs --branch next'],
      ['List projects:', 'feedback-service projects list'],
    ],
  },
  keys: {
    usage: 'create <name> | list | revoke <name>',
    arguments: [1, 2],
    about: 'creates, lists and revokes a project’s keys',
    more: ['A new key is printed once, on standard output; the database stores only its hash.'],
    options: ['access', 'expires', 'project', 'json', ...place],
    examples: [
      ['Create a key for the Action:', 'feedback-service keys create action --expires 365d'],
      ['Create a read-only key, for a dashboard:', 'feedback-service keys create dashboard --access read'],
      ['Revoke it:', 'feedback-service keys revoke dashboard'],
    ],
  },
  entries: {
    usage: 'delete [<id>]',
    arguments: [1, 2],
    about: 'deletes feedback, and the prompts that quote it',
    more: [
      'Deletes one entry by its ID, all entries with an email address (--contact), or all of a project (--all, with --project).',
      'Prompts of ended jobs that name or quote a deleted entry go too. While the prompt of an active job does, nothing is deleted.',
      'Backups, exports and pull requests are not changed. `serve --keep 400d` deletes what is older by itself.',
    ],
    options: ['contact', 'all', 'project', 'json', ...place],
    examples: [
      ['Delete one entry:', 'feedback-service entries delete fb-1041'],
      ['Delete everything that a reader sent:', 'feedback-service entries delete --contact reader@example.com'],
    ],
  },
  audit: {
    usage: '[options]',
    arguments: [0, 0],
    about: 'shows who changed projects, keys, entries, statuses and jobs',
    more: [
      'The latest 200 changes of a project: people by their account on this machine, clients by the name of their key.',
    ],
    options: ['project', 'json', ...place],
    examples: [['Show the changes:', 'feedback-service audit']],
  },
  import: {
    usage: '<file> | -',
    arguments: [1, 1],
    about: 'imports feedback from JSON Lines, CSV or pages of the export',
    more: [
      'A CSV file names its fields in the first row: id,path,source,helpful,comment,createdAt. JSON Lines have one object per line.',
      'id, path and source are required; so is helpful for the source contextual, and code for code_snippet.',
      'A missing status becomes pending; other missing fields become null.',
      'If an entry is rejected, nothing is imported; --skip-refused imports the rest.',
      'Importing a file again adds only what is missing, such as after an interruption.',
    ],
    options: ['project', 'format', 'update', 'skip-refused', 'json', ...place],
    examples: [
      ['Import a file:', 'feedback-service import feedback.csv'],
      ['Import from another program:', 'export-feedback | feedback-service import - --format jsonl'],
    ],
  },
  export: {
    usage: '[options]',
    arguments: [0, 0],
    about: 'prints feedback as JSON Lines, newest first',
    more: ['The output can be imported again.'],
    options: ['project', 'source', 'status', 'from', 'to', ...place],
    examples: [
      ['Export everything:', 'feedback-service export > feedback.jsonl'],
      ['Export open entries since November:', 'feedback-service export --status pending,in_progress --from 2026-11-01'],
    ],
  },
  jobs: {
    usage: 'create <prompt> | list | cancel <id>',
    arguments: [1, 2],
    about: 'creates, lists and cancels jobs',
    more: [
      'Creating prints the job’s ID. A service or worker with an agent runs it.',
      'Cancelling ends the agent’s program within seconds, and no pull request is made; the job becomes archived.',
    ],
    options: ['project', 'json', ...place],
    examples: [
      ['Create one:', 'feedback-service jobs create "On the page /install, correct the typo in the command."'],
      ['List the latest jobs:', 'feedback-service jobs list'],
      ['Cancel one:', 'feedback-service jobs cancel 5f0c7a1e-2b1d-4a53-9d0e-6f6f3c1b8a11'],
    ],
  },
  status: {
    usage: '[job <id> [archived] | feedback <id> [<status>] | merged]',
    arguments: [0, 3],
    about: 'shows the queue, a job or an entry; archives a job; sets the status of an entry',
    more: [
      'A job is active until it completes, with or without a pull request, or fails. Archiving ends one that runs.',
      'An entry is pending, in_progress, resolved or dismissed; the Action reads pending ones.',
      [
        '`status merged` asks GitHub, using GITHUB_TOKEN, which pull requests are merged, and sets the entries named in their jobs’',
        'prompts to resolved. `serve --resolve-merged` does so continuously.',
      ].join(' '),
    ],
    options: ['project', 'token-file', 'app-id', 'app-key-file', 'github', 'json', ...place],
    examples: [
      ['Count queued, running and finished jobs:', 'feedback-service status'],
      ['Why did this job fail?', 'feedback-service status job 5f0c7a1e-2b1d-4a53-9d0e-6f6f3c1b8a11'],
      ['Mark an entry as resolved:', 'feedback-service status feedback fb-1041 resolved'],
      ['Resolve the entries of merged pull requests:', 'GITHUB_TOKEN=… feedback-service status merged'],
    ],
  },
  completion: {
    usage: 'bash | zsh | fish',
    arguments: [1, 1],
    about: 'prints a script by which a shell completes commands and options',
    more: [],
    options: [],
    examples: [
      ['In ~/.bashrc or ~/.zshrc:', 'eval "$(feedback-service completion bash)"'],
      ['In ~/.config/fish/config.fish:', 'feedback-service completion fish | source'],
    ],
  },
} as const satisfies Record<string, CommandForm>

export type CommandName = keyof typeof commands

export function getCommand(name: CommandName): CommandForm {
  return commands[name]
}

export const commandNames = Object.keys(commands) as CommandName[]
