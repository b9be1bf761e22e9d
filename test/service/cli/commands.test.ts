// Commands of the service: what each says and does.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import { commandNames, getCommand } from '../../../src/service/cli/command-forms.ts'
import { renderCommandHelp } from '../../../src/service/cli/command-help.ts'
import { renderCompletion, shells } from '../../../src/service/cli/completion.ts'
import { parseExpiry } from '../../../src/service/cli/expiry.ts'
import { explain } from '../../../src/service/cli/explain.ts'
import { parseCommand } from '../../../src/service/cli/parse-command.ts'
import { createLog, describeError } from '../../../src/service/cli/service-log.ts'
import { openDatabase } from '../../../src/service/data/database.ts'
import { version } from '../../../src/version.ts'
import { createFolder, createFolderForAll } from '../../support/folder.ts'
import { words } from '../../support/words.ts'
import { addJob } from '../builders.ts'
import { addKey, addProject, call, callAsRoot, callWithInput } from './call.ts'

const parse = (line: string, environment: Record<string, string> = {}) => {
  const given = line.match(/"[^"]*"|[^ ]+/g) ?? []
  return parseCommand(
    given.map((word) => word.replaceAll('"', '')),
    environment,
  )
}
const matching = (message: string | RegExp) => (typeof message === 'string' ? message : expect.stringMatching(message))

test.each([
  ['keys create ci --access read', {}, { access: 'read' }],
  ['keys create ci --access=read', {}, { access: 'read' }],
  ['keys create ci', {}, { access: 'write', expires: 'never', folder: 'feedback-data' }],
  ['keys create ci', { FEEDBACK_ACCESS: 'read' }, { access: 'read' }],
  ['keys create ci --access write', { FEEDBACK_ACCESS: 'read' }, { access: 'write' }],
  ['keys create ci', { FEEDBACK_ACCESS: '' }, { access: 'write' }],
  ['serve --no-work', {}, { 'no-work': 'true' }],
  ['work --agent agent.json --keep 30d', {}, { keep: '30d' }],
  ['serve', { FEEDBACK_NO_WORK: 'true' }, { 'no-work': 'true' }],
  ['export --status pending,resolved --from 2026-11-01', {}, { status: 'pending,resolved', from: '2026-11-01' }],
] as const)('%s with %o', (line, environment, values) => {
  expect(parse(line, environment)).toMatchObject({ kind: 'run', values })
})

test.each([
  ['serv', 'Unknown command "serv": did you mean serve?'],
  ['start', /^Unknown command "start": use one of serve, work, projects, /],
  ['serve --prot 80', /^serve has no option "--prot": did you mean --port\? /],
  ['serve --colour', /^serve has no option "--colour": leave it out \(`feedback-service serve --help` shows all\)$/],
  ['serve -p 80', /^serve has no option "-p": /],
  ['serve --port', '--port needs a value: --port 4010'],
  ['serve --port 80x', '--port must be a whole number from 0 to 65535, such as 4010, not "80x"'],
  ['serve --port 65536', /^--port must be /],
  ['serve --port 1 --port 2', '--port is given twice: remove one'],
  ['serve --no-work=yes', '--no-work takes no value: leave it out'],
  ['serve now', /^Usage: feedback-service serve \[options\]/],
  ['import', /^Usage: feedback-service import <file> \| -/],
  ['export --status open', /^--status must be a comma-separated list of pending, in_progress, resolved, dismissed, /],
  ['export --from yesterday', /^--from must be a date such as 2026-11-01 /],
  ['projects add docs --repository docs', /^--repository must be an owner and a name, such as acme\/docs, not /],
  ['keys create ci --expires soon', /^--expires must be a number of days such as 90d, /],
])('%s is a mistake', (line, message) => {
  expect(parse(line)).toEqual({ kind: 'mistake', message: matching(message) })
})

test.each([
  [{ FEEDBACK_PORT: 'http' }, /^FEEDBACK_PORT must be a whole number /],
  [{ FEEDBACK_NO_WORK: 'maybe' }, /^FEEDBACK_NO_WORK must be true or false$/],
])('%o is a mistake', (environment, message) => {
  expect(parse('serve', environment)).toEqual({ kind: 'mistake', message: matching(message) })
})

test.each([
  ['FEEDBACK_DATABSE', 'FEEDBACK_DATABASE'],
  ['FEEDBACK_TRUSTED_PROXY', 'FEEDBACK_TRUSTED_PROXIES'],
  ['FEEDBACK_JOBS_PER_HOURS', 'FEEDBACK_JOBS_PER_HOUR'],
  ['FEEDBACK_port', 'FEEDBACK_PORT'],
])('%s was meant to be %s, for each command', (name, meant) => {
  const message = expect.stringMatching(new RegExp(`^Unknown environment variable ${name}: did you mean ${meant}\\? `))
  for (const line of ['serve', 'keys list', 'status'])
    expect(parse(line, { [name]: 'CANARY' })).toEqual({ kind: 'mistake', message })
  expect(JSON.stringify(parse('status', { [name]: 'CANARY' }))).not.toContain('CANARY')
  expect(parse('status', { [name]: '' })).toMatchObject({ kind: 'run', unused: [] })
})

test.each(['--version', '-v', 'version'])('%s', (line) => {
  expect(parse(line, { FEEDBACK_DATABSE: 'x' })).toEqual({ kind: 'help', text: `feedback-service ${version}\n` })
})

test.each(['', 'help', '--help', 'help nothing'])('"%s" shows all commands', (line) => {
  const { kind, text } = parse(line) as { kind: string; text: string }
  expect(kind).toBe('help')
  expect(commandNames.filter((name) => !text.includes(`\n  ${name} `))).toEqual([])
})

describe.each(commandNames)('%s', (name) => {
  test.each([`${name} --help`, `${name} -h`, `help ${name}`])('%s', (line) => {
    expect(parse(line)).toEqual({ kind: 'help', text: renderCommandHelp(name) })
  })

  test.each(getCommand(name).examples.map(([, line]) => [line]))('its example can be run: %s', (line) => {
    const words = /feedback-service ([^|>]*)/.exec(line)?.[1] ?? ''
    expect(parse(words)).toMatchObject({ kind: 'run', command: name })
  })
})

describe('mistakes', () => {
  const folder = createFolderForAll()
  const inside = (name: string) => join(folder, name)
  const place = ['--folder', inside('data')]
  beforeAll(async () => {
    writeFileSync(inside('file'), 'no database')
    writeFileSync(inside('agent.json'), '{"agent":"command","command":["true"],"isolation":"none"}')
    await addProject(...place)
  })

  test.each([
    [2, 'keys lst', /^Usage: `feedback-service keys create <name>`, /],
    [2, 'keys create a/b', /^A key name may contain /],
    [2, 'keys create old --expires 2020-01-01', /^--expires is in the past: /],
    [2, 'projects rename docs', /^Usage: `feedback-service projects add <id>`, /],
    [2, 'projects add new --branch dev', /^A project requires --repository <owner\/name>, /],
    [1, 'projects remove gone', /^No project "gone": list them with /],
    [2, 'projects add docs', /^A project requires --repository <owner\/name>, /],
    [2, 'status letter a', /^Usage: `feedback-service status`, /],
    [2, 'status job a completed', /^A job can only be set to archived: /],
    [2, 'status feedback a done', /^An entry’s status must be one of /],
    [2, 'import feedback', /^Cannot tell the file format from its name: /],
    [2, 'work', /^A worker requires --agent <file>, /],
    [2, 'jobs create', /^Usage: /],
    [2, 'jobs make x', /^Usage: /],
    [1, 'status --project gone', /^No project "gone": choose one of docs$/],
    [1, 'import gone.csv', /^Cannot read the file gone\.csv: /],
    [1, 'status --database file:a.db', /^--database must be a file or /],
    [1, 'status job gone', /^No such job in this project: /],
  ])('ends with %i: %s', async (code, line, message) => {
    expect(await call(...words(line), ...place)).toEqual({ code, output: '', reported: matching(message) })
  })

  test('nothing is worked on by a service whose port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const database = await openDatabase(inside('data/feedback.db'))
    await addJob(database, 'job-1', { now: Date.now() })
    await database.close()
    const given = ['--agent', inside('agent.json'), ...place]
    const reported = `Cannot listen on 127.0.0.1, port ${port}: the port is already in use; choose another with --port`
    expect(await call('serve', '--port', String(port), ...given)).toEqual({ code: 1, output: '', reported })
    expect((await call('status', 'job', 'job-1', ...place)).output).toMatch(/^attempts +0$/m)
    other.close()
  })

  test('merges are looked up where the agent’s pull requests are', async () => {
    const given = ['--agent', inside('agent.json'), '--resolve-merged', '--github', 'https://github.example.com/api/v3']
    const reported = matching(/^Merges are looked up at --github: set it to the `github` of .*agent\.json$/)
    expect(await call('work', ...given, ...place)).toEqual({ code: 1, output: '', reported })
  })

  test('root does not run agents’ programs, unless it insists', async () => {
    const answer = await callAsRoot('work', '--agent', inside('agent.json'), ...place)
    expect(answer).toEqual({ code: 1, output: '', reported: matching(/^As root, .* pass --unsafe-root$/) })
  })

  test('a lost connection to the database is no file that cannot be read', async () => {
    const lost = Object.assign(new Error(), { code: 'ECONNRESET', syscall: 'read' })
    const input = new Readable({ read: () => input.destroy(lost) })
    const reported = matching(/^The database cannot be reached: .* \(ECONNRESET\)$/)
    expect(await callWithInput(input, 'import', '-', '--format', 'csv', ...place)).toMatchObject({ code: 1, reported })
    // Of the password p@ss#word, say.
    const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND ss'), { code: 'ENOTFOUND' })
    expect(explain(unknown)).toMatch(/\(getaddrinfo ENOTFOUND\)$/)
  })

  test.each([
    [
      8,
      /^Cannot write to the database: check the permissions of .* or that Postgres is not a standby \(what SQLite says\)$/,
    ],
    [5, /^The database is locked by another process: try again when that process is done \(what .*$/],
    [2826, /^Cannot read or write the database: check that its disk works and has space left \(what .*$/],
  ])('SQLite’s error %i', (errcode, reported) => {
    expect(explain(Object.assign(new Error('what SQLite says'), { errcode }))).toMatch(reported)
  })
})

test('entries are deleted by ID, by email address or all together, and every change has an author', async () => {
  const folder = createFolder()
  const place = ['--folder', folder]
  const rows = async (...words: string[]) => JSON.parse((await call(...words, '--json', ...place)).output)
  await addProject(...place)
  await addKey(...place)
  const file = join(folder, 'page.json')
  const base = { path: '/a', source: 'contextual', helpful: false }
  const bob = { ...base, contact: 'ann@example.com', comment: 'only bob knows' }
  const ann = { ...base, id: 'a', contact: null, comment: 'only ann knows' }
  const feedback = [ann, { ...bob, id: 'b' }, { ...bob, id: 'c' }]
  writeFileSync(file, JSON.stringify({ feedback, nextCursor: null, hasMore: false }))
  expect(await call('import', file, ...place)).toMatchObject({ code: 0, output: expect.stringContaining('3 added') })
  const removed = await call('projects', 'remove', 'docs', ...place)
  expect(removed).toMatchObject({ code: 1, reported: matching(/^The project has feedback: delete that first, /) })
  const job = (await call('jobs', 'create', 'What only ann knows', ...place)).output.trim()
  const refused = { code: 1, reported: matching(/^Nothing was deleted: prompts of active jobs \(1\) name or quote /) }
  expect(await call('entries', 'delete', 'a', ...place)).toMatchObject(refused)
  await call('jobs', 'cancel', job, ...place)
  expect(await rows('entries', 'delete', 'a')).toEqual({ entries: 1, prompts: 1, active: 0 })
  const files = () => readdirSync(folder).filter((name) => name.startsWith('feedback.db'))
  expect(statSync(join(folder, 'feedback.db')).mode & 0o777).toBe(0o600)
  const holds = (words: string) => files().some((name) => readFileSync(join(folder, name)).includes(words))
  expect([holds('only ann knows'), holds('only bob knows')]).toEqual([false, true])
  expect(await call('entries', 'delete', 'a', ...place)).toMatchObject({ code: 1 })
  expect(await call('status', 'feedback', 'b', 'resolved', ...place)).toMatchObject({ code: 0 })
  expect(await rows('entries', 'delete', '--contact', 'ann@example.com')).toMatchObject({ entries: 2 })
  expect(await call('entries', 'delete', '--all', ...place)).toMatchObject({ code: 2 })
  expect(await call('entries', 'delete', 'a', '--contact', 'b', ...place)).toMatchObject({ code: 2 })
  expect(await rows('entries', 'delete', '--all', '--project', 'docs')).toMatchObject({ entries: 0 })
  await call('keys', 'revoke', 'action', ...place)
  const audited: { action: string; subject: string }[] = await rows('audit')
  expect(audited.map(({ action, subject }) => `${action}: ${subject}`)).toEqual([
    'project saved: acme/docs, branch main',
    ...['key created: action, write', 'import: 3 added, 0 updated'],
    ...[`job created: ${job}`, `job cancelled: ${job}`, 'entries deleted: 1 by ID a'],
    ...['status set to resolved: b', 'entries deleted: 2 by email address', 'entries deleted: 0 by project'],
    'key revoked: action',
  ])
})

test('without its record, no change is made', async () => {
  const folder = createFolder()
  const inside = (name: string) => join(folder, name)
  const run = (...given: string[]) => call(...given, '--folder', folder)
  for (const id of ['docs', 'empty']) await run('projects', 'add', id, '--repository', 'acme/docs')
  await run('keys', 'create', 'action', '--project', 'docs')
  for (const [name, id] of ['first', 'second'].entries())
    writeFileSync(inside(`${id}.jsonl`), `{"id":"e${name}","path":"/a","source":"agent"}\n`)
  await run('import', inside('first.jsonl'), '--project', 'docs')
  const job = (await run('jobs', 'create', 'Fix it', '--project', 'docs')).output.trim()
  const database = new DatabaseSync(inside('feedback.db'))
  const tables = ['project', 'api_key', 'feedback', 'job', 'widget', 'rate', 'month_use', 'audit']
  const dump = () => tables.map((name) => database.prepare(`select * from ${name}`).all())
  database.exec(`create trigger no_record before insert on audit begin select raise(abort, 'none'); end`)
  const before = dump()
  for (const change of [
    'projects add docs --branch next',
    'projects widget docs --origins https://docs.example.com',
    'projects remove empty',
    'keys create other --project docs',
    'keys revoke action --project docs',
    `import ${inside('second.jsonl')} --project docs`,
    'status feedback e0 resolved --project docs',
    `status job ${job} archived --project docs`,
    `jobs cancel ${job} --project docs`,
    'jobs create Again --project docs',
    'entries delete e0 --project docs',
  ]) {
    expect(await run(...words(change)), change).toMatchObject({ code: 1, output: '', reported: 'none' })
    expect(dump(), change).toEqual(before)
  }
  database.close()
})

test('a job is created, listed, cancelled and on record; its project is changed, and removed', async () => {
  const folder = createFolder()
  const run = (...words: string[]) => call(...words, '--folder', folder)
  const add = (...words: string[]) => run('projects', 'add', 'docs', ...words)
  await add('--repository', 'acme/docs', '--branch', 'dev')
  expect((await add('--jobs-per-month', '200')).reported).toMatch(/jobs change acme\/docs, branch dev\.$/)
  for (const wrong of ['', 'a'.repeat(100_001)]) expect(await run('jobs', 'create', wrong)).toMatchObject({ code: 2 })
  const first = (await run('jobs', 'create', 'Correct the title.')).output.trim()
  await run('jobs', 'cancel', first)
  const created = await run('jobs', 'create', 'Correct the typo.')
  expect(created).toMatchObject({ code: 0, output: matching(/^[\da-f-]{36}\n$/) })
  const id = created.output.trim()
  const listed = [{ id: first }, { id, status: 'active' }]
  expect(JSON.parse((await run('jobs', 'list', '--json')).output)).toMatchObject(listed)
  const used = { 'jobs this month': 2, 'jobs per month': 200 }
  expect(JSON.parse((await run('projects', 'list', '--json')).output)).toMatchObject([used])
  const busy = matching(/^The project has active jobs: cancel them first, /)
  expect(await run('projects', 'remove', 'docs')).toMatchObject({ code: 1, reported: busy })
  expect(await run('jobs', 'cancel', id)).toMatchObject({ code: 0 })
  const reported = 'The job is not active: it is archived'
  expect(await run('jobs', 'cancel', id)).toMatchObject({ code: 1, reported })
  expect(await run('projects', 'remove', 'docs')).toMatchObject({ code: 0 })
  expect((await run('projects', 'list')).output).toBe('')
  const by = { actor: 'ann', subject: id }
  const audited = JSON.parse((await run('audit', '--project', 'docs', '--json')).output)
  const changes = ['job created', 'job cancelled'].map((action) => ({ ...by, action }))
  expect(audited.slice(-3)).toMatchObject([...changes, { action: 'project removed' }])
})

test.each(shells)('%s knows every command and option', async (shell) => {
  const { code, output } = await call('completion', shell)
  expect(code).toBe(0)
  for (const name of commandNames) {
    expect(output).toContain(name)
    for (const option of getCommand(name).options) expect(output).toMatch(new RegExp(`(--|-l )${option}\\b`))
  }
})

test.each(shells.filter((shell) => !spawnSync(shell, ['--version']).error))('%s can read it', (shell) => {
  const read = spawnSync(shell, ['-n', '-c', renderCompletion(shell)], { encoding: 'utf8' })
  expect(read).toMatchObject({ status: 0, stderr: '' })
})

test.each([
  ['pro', 'projects'],
  ['jobs c', 'create cancel'],
  ['keys create --ac', '--access'],
  ['keys create --access ', 'read write'],
  ['serve --wid', '--widget --widget-per-reader --widget-per-project'],
  ['serve --port ', ''],
  ['completion ', 'bash zsh fish --help'],
])('bash: %j', (line, wanted) => {
  const words = line.split(' ')
  const all = ['feedback-service', ...words].map((word) => `'${word}'`)
  const script = `${renderCompletion('bash')}\nCOMP_WORDS=(${all.join(' ')}); COMP_CWORD=${words.length}; _feedback_service; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
  expect(stdout.trim().split('\n').join(' ')).toBe(wanted)
})

const now = Date.UTC(2026, 10, 23)

test.each([
  ['never', null],
  ['90d', Date.UTC(2027, 1, 21)],
  ['2027-06-30', Date.UTC(2027, 5, 30)],
  ['2027-06-30T12:00:00+02:00', Date.UTC(2027, 5, 30, 10)],
  ['0d', undefined],
  ['90', undefined],
  ['2027-02-30', undefined],
  ['', undefined],
])('%s', (text, expected) => {
  expect(parseExpiry(text, now)).toBe(expected)
})

test('keys, tokens and prompts are left out wherever they are', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  log.info({ key: 'k-1', job: { id: 'j', prompt: 'k-2' }, a: { headers: { authorization: 'k-3' } } }, 'A sentence')
  log.debug('not shown')
  const [line = ''] = lines
  expect(lines).toHaveLength(1)
  const said = { level: 'info', time: expect.any(String), msg: 'A sentence' }
  expect(JSON.parse(line)).toEqual({ ...said, job: { id: 'j' }, a: { headers: {} } })
})

test('a fault is described without its message', () => {
  const fault = Object.assign(new TypeError('Reader said: my name is Ada'), { code: '23505' })
  const described = describeError(fault)
  expect(described).toMatchObject({ name: 'TypeError', code: '23505' })
  expect(described.at[0]).toContain('commands.test.ts')
  expect(JSON.stringify(described)).not.toContain('Ada')
  expect(describeError('Ada')).toEqual({ name: 'string', at: [] })
})
