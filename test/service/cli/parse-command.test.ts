// The command line and the environment: what is understood, and what is said when it is not.
import { describe, expect, test } from 'vitest'
import { commandNames, getCommand } from '../../../src/service/cli/command-forms.ts'
import { renderCommandHelp } from '../../../src/service/cli/command-help.ts'
import { parseCommand } from '../../../src/service/cli/parse-command.ts'
import { version } from '../../../src/version.ts'

const parse = (line: string, environment: Record<string, string> = {}) =>
  parseCommand(
    (line.match(/"[^"]*"|[^ ]+/g) ?? []).map((word) => word.replaceAll('"', '')),
    environment,
  )

test.each([
  ['keys create ci --access read', {}, { access: 'read' }],
  ['keys create ci --access=read', {}, { access: 'read' }],
  ['keys create ci', {}, { access: 'write', expires: 'never', folder: 'feedback-data' }],
  ['keys create ci', { FEEDBACK_ACCESS: 'read' }, { access: 'read' }],
  ['keys create ci --access write', { FEEDBACK_ACCESS: 'read' }, { access: 'write' }],
  ['keys create ci', { FEEDBACK_ACCESS: '' }, { access: 'write' }],
  ['serve --no-work', {}, { 'no-work': 'true' }],
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
  expect(parse(line)).toEqual({
    kind: 'mistake',
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  })
})

test.each([
  [{ FEEDBACK_PORT: 'http' }, /^FEEDBACK_PORT must be a whole number /],
  [{ FEEDBACK_NO_WORK: 'maybe' }, /^FEEDBACK_NO_WORK must be true or false$/],
])('%o is a mistake', (environment, message) => {
  expect(parse('serve', environment)).toEqual({ kind: 'mistake', message: expect.stringMatching(message) })
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
