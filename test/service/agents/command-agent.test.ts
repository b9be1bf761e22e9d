// The command agent with real repositories and small scripts as its programs: what becomes a pull request, and how.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Task } from '../../../src/service/agents/agent.ts'
import { parseAgentFile } from '../../../src/service/agents/agent-file.ts'
import { type CommandAgentOptions, createCommandAgent } from '../../../src/service/agents/command/command-agent.ts'
import { type GitHub, hasGit, hubToken, startGitHub } from '../../support/git-hub.ts'

const pages = {
  'docs/colours.md': 'A colour\n',
  'docs/index.md': '# Home\n',
  'docs/install.md': '# Install\n\nRun it.\n',
  'README.md': 'Read me\n',
}
const marker = 'feedback-to-fix: 0123456789abcdef0123456789abcdef'
const prompt = `Fix the page /install.\n\nPut this line into the description:\n${marker}\n`
const task: Task = { jobId: 'job-1', projectId: 'docs', prompt, source: { repository: 'acme/docs', ref: 'main' } }

let hub: GitHub
let folder: string
let scripts = 0

beforeAll(async () => {
  if (hasGit) hub = await startGitHub(pages)
})
afterAll(() => hub?.close())
beforeEach(({ skip }) => {
  skip(!hasGit, 'There is no git here.')
  folder = mkdtempSync(join(tmpdir(), 'command-agent-'))
})
afterEach(async () => {
  if (!hasGit) return
  hub.reset()
  rmSync(folder, { recursive: true, force: true })
})

function createAgent(script: string, overrides: Partial<CommandAgentOptions> = {}) {
  const path = join(folder, `agent-${++scripts}.sh`)
  writeFileSync(path, `#!/bin/sh\nset -e\n${script}\n`)
  chmodSync(path, 0o755)
  return createCommandAgent({
    command: [path],
    remote: hub.remote,
    github: { baseUrl: hub.api, token: hubToken },
    folder: join(folder, 'work'),
    machine: { PATH: process.env.PATH },
    pauses: [1, 1],
    // Its scripts meet each other outside their checkouts.
    isolation: 'none',
    ...overrides,
  })
}
const run = (script: string, overrides: Partial<CommandAgentOptions> = {}, given: Partial<Task> = {}) =>
  createAgent(script, overrides).run({ ...task, ...given }, new AbortController().signal)

const completed = (number: number) => ({ status: 'completed', prLink: `${hub.api}/acme/docs/pull/${number}` })

describe('a change becomes a pull request', () => {
  const edit = 'sed -i s/it/it\\ twice/ docs/install.md; echo New > docs/new.md; rm README.md'

  test.each([
    ['over HTTP', () => hub.remote],
    ['on disk', () => hub.disk],
  ])('with exactly that change, %s', async (_, remote) => {
    expect(await run(edit, { remote: remote() })).toEqual(completed(1))
    expect(hub.readBranches()).toEqual(['feedback-to-fix/job-1', 'main'])
    expect(hub.readChange('feedback-to-fix/job-1')).toEqual(['D\tREADME.md', 'M\tdocs/install.md', 'A\tdocs/new.md'])
    expect(hub.read('feedback-to-fix/job-1', 'docs/install.md')).toBe('# Install\n\nRun it twice.\n')
    expect(hub.git('log', '--format=%an <%ae>|%s', 'main..feedback-to-fix/job-1')).toBe(
      'feedback-service <feedback-service@localhost>|docs: change README.md and 2 more files\n',
    )
    expect(hub.pulls).toMatchObject([
      {
        title: 'docs: change README.md and 2 more files',
        body: `Files changed:\n\n- \`README.md\`\n- \`docs/install.md\`\n- \`docs/new.md\`\n\n${marker}`,
        head: { ref: 'feedback-to-fix/job-1' },
        base: { ref: 'main' },
      },
    ])
  })

  test('the prompt comes on standard input and as a file, and the program describes its change', async () => {
    const script = `cat > docs/input.md; cmp docs/input.md "$FEEDBACK_PROMPT_FILE"
printf '# Say it twice\\n\\nBecause readers asked.\\nfeedback-to-fix: other\\n' > "$FEEDBACK_DESCRIPTION_FILE"`
    await run(script)
    expect(hub.read('feedback-to-fix/job-1', 'docs/input.md')).toBe(prompt)
    expect(hub.pulls).toMatchObject([{ title: 'Say it twice', body: `Because readers asked.\n\n${marker}` }])
  })

  test('the example of the documentation does what it says', async () => {
    const script = readFileSync('docs/examples/agent/fix-docs', 'utf8')
    const given = { prompt: 'Spell docs/colours.md and docs/gone.md as in the rest, but not /install.' }
    expect(await run(script, {}, given)).toEqual(completed(1))
    expect(hub.readChange('feedback-to-fix/job-1')).toEqual(['M\tdocs/colours.md'])
  })

  test.each([
    ['echo x > docs/a.md; echo x > docs/b.png', []],
    [
      'echo x > docs/a.md; mkdir .github .claude; echo x > .github/a.md; echo x > .claude/b.md',
      ['.claude/b.md', '.github/a.md'],
    ],
    ['echo x > requirements.txt; echo x > docs/AGENTS.md; echo x > a.MD', ['docs/AGENTS.md', 'requirements.txt']],
  ])('by default only documentation: %s', async (script, others) => {
    const { paths } = parseAgentFile('{"agent": "command", "command": ["x"]}') as { paths: string[] }
    const outcome = await run(script, { paths })
    if (others.length === 0) return expect(outcome).toEqual(completed(1))
    for (const path of others)
      expect(outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining(`"${path}"`) })
  })

  test('new files that the configuration excludes are left out', async () => {
    const script = 'echo x > .aider.log; mkdir -p docs/.cache; echo x > docs/.cache/x; echo x > docs/x.md'
    expect(await run(script, { exclude: ['.aider*', '.cache/'] })).toEqual(completed(1))
    expect(hub.readChange('feedback-to-fix/job-1')).toEqual(['A\tdocs/x.md'])
  })
})

describe('no change', () => {
  test.each([
    ['nothing', 'true'],
    ['a file that is the same again', 'touch docs/index.md; cp README.md x; mv x README.md'],
    ['something in the repository of its checkout', 'echo x > .git/x'],
  ])('%s: completed without a pull request', async (_, script) => {
    expect(await run(script)).toEqual({ status: 'completed', prLink: null })
    expect(hub.readBranches()).toEqual(['main'])
  })
})

describe('one job, one pull request', () => {
  test('a second run finds that of the first and does not start the program', async () => {
    expect(await run('echo one > one.md')).toEqual(completed(1))
    expect(await run('echo two > two.md; exit 3')).toEqual(completed(1))
    expect(hub.pulls).toHaveLength(1)
    expect(hub.readChange('feedback-to-fix/job-1')).toEqual(['A\tone.md'])
  })

  test('a branch without one, from a run that was cut short, gets it, in the words of its commit', async () => {
    await run('echo one > one.md')
    const [first] = hub.pulls.splice(0)
    expect(await run('exit 3')).toEqual(completed(1))
    expect(hub.pulls).toEqual([first])
  })
})

describe('a pull request that GitHub does not open at once', () => {
  test.each([
    ['502 twice', [{ status: 502 }, { status: 502 }]],
    ['a secondary limit', [{ status: 403, headers: { 'retry-after': '0' } }]],
    ['a limit', [{ status: 429, headers: { 'retry-after': '0' } }]],
    ['a lost answer', ['lost answer' as const]],
  ])('%s: opened once, and the program not started again', async (_, troubles) => {
    hub.troubles.push(...troubles)
    expect(await run(`echo run >> ${join(folder, 'runs')}; echo one > one.md`)).toEqual(completed(1))
    expect([hub.pulls.length, readFileSync(join(folder, 'runs'), 'utf8')]).toEqual([1, 'run\n'])
  })

  test('refused for good: the commit is kept for the next run', async () => {
    hub.troubles.push(...Array.from({ length: 3 }, () => ({ status: 503 })))
    expect(await run('echo one > one.md')).toMatchObject({ status: 'failed' })
    expect(await run('exit 3')).toEqual(completed(1))
    expect(hub.readChange('feedback-to-fix/job-1')).toEqual(['A\tone.md'])
  })
})

describe('what a job may change', () => {
  const paths = ['**/*.md', 'docs/**']

  test.each([
    ['new', 'echo x > page.md; echo "{}" > package.json', 'package.json'],
    ['removed', 'git mv README.md readme.js', 'readme.js'],
    ['hidden', 'mkdir -p .github/workflows; echo x > .github/workflows/x.yml', '.github/workflows/x.yml'],
  ])('and nothing else: %s', async (_, script, path) => {
    expect(await run(script, { paths })).toEqual({
      status: 'failed',
      reason: `The agent's job failed: it changed what \`paths\` does not allow: ${JSON.stringify(path)}.`,
    })
    expect(hub.readBranches()).toEqual(['main'])
  })
})

test('drafts and labels are asked for', async () => {
  expect(await run('echo one > one.md', { draft: true, labels: ['docs'] })).toEqual(completed(1))
  expect(hub.requests).toContain('POST /repos/acme/docs/issues/1/labels')
  expect(hub.pulls[0]).toMatchObject({ draft: true })
})

describe('a follow-up', () => {
  const message = { prompt: 'Shorter, please', number: 1 }
  const follow = (script: string, number = 1) => run(script, {}, { message: { ...message, number } })

  test('goes on in the same branch and pull request, and knows the task', async () => {
    await run('echo one > one.md')
    expect(
      await follow('cat > "$TMPDIR/p"; grep -q Shorter "$TMPDIR/p"; grep -q /install "$TMPDIR/p"; cat one.md > two.md'),
    ).toEqual(completed(1))
    expect(hub.pulls).toHaveLength(1)
    expect(hub.readChange('feedback-to-fix/job-1')).toEqual(['A\tone.md', 'A\ttwo.md'])
    expect(hub.git('rev-list', '--count', 'main..feedback-to-fix/job-1')).toBe('2\n')
  })

  test('that was done before its worker died is not done again; the next one is', async () => {
    await run('echo one > one.md')
    await follow('echo two > two.md')
    expect(await follow('exit 3')).toEqual(completed(1))
    expect(await follow('echo three > three.md', 2)).toEqual(completed(1))
    expect(hub.readChange('feedback-to-fix/job-1')).toEqual(['A\tone.md', 'A\tthree.md', 'A\ttwo.md'])
  })
})

test('a job that was cancelled while its program ran is not published', async () => {
  const outcome = await createAgent('echo one > one.md').run(task, new AbortController().signal, async () => false)
  expect(outcome).toMatchObject({ status: 'failed' })
  expect([hub.readBranches(), hub.pulls]).toEqual([['main'], []])
})

test('what a killed worker left is removed once it has been silent for minutes, whatever its process id', async () => {
  const jobs = join(folder, 'work/jobs')
  mkdirSync(join(jobs, 'job-old/checkout'), { recursive: true })
  mkdirSync(join(jobs, 'job-new'))
  utimesSync(join(jobs, 'job-old'), 0, 0)
  await run('true')
  expect(readdirSync(jobs)).toEqual(['job-new'])
  const mirrors = join(folder, 'work/mirrors')
  const mirror = join(mirrors, readdirSync(mirrors)[0] ?? '')
  for (const name of ['job-old', 'job-new'])
    execFileSync('git', ['update-ref', `refs/jobs/${name}`, 'refs/heads/main'], { cwd: mirror })
  mkdirSync(join(mirrors, 'new-old'))
  utimesSync(join(mirrors, 'new-old'), 0, 0)
  await run('true')
  const holds = execFileSync('git', ['for-each-ref', '--format=%(refname)', 'refs/jobs'], { cwd: mirror })
  expect([String(holds), readdirSync(mirrors).length]).toEqual(['refs/jobs/job-new\n', 1])
})

describe('failures have a reason', () => {
  test.each([
    ['an exit code', 'exit 3', {}, 'it exited with code 3'],
    [
      'a repository that is not there',
      'true',
      { source: { repository: 'acme/gone', ref: 'main' } },
      '(check the repository’s name, ',
    ],
    [
      'a branch that is not there',
      'true',
      { source: { repository: 'acme/docs', ref: 'gone' } },
      'the repository has no branch "gone"',
    ],
    [
      'a repository like an option',
      'true',
      { source: { repository: '--upload-pack=x/y', ref: 'main' } },
      'is not the name of',
    ],
    ['a job id like a path', 'true', { jobId: '../main' }, 'the id of the job cannot be the name of a branch'],
  ] satisfies [string, string, Partial<Task>, string][])('%s', async (_, script, given, reason) => {
    expect(await run(script, {}, given)).toEqual({ status: 'failed', reason: expect.stringContaining(reason) })
    expect(hub.pulls).toEqual([])
  })

  test('a program that is not there', async () => {
    const outcome = await run('', { command: [join(folder, 'gone')] })
    expect(outcome).toEqual({
      status: 'failed',
      reason: expect.stringContaining('it exited with code 127 (not found: '),
    })
  })

  test('a refused token', async () => {
    const outcome = await run('true', { github: { baseUrl: hub.api, token: 'wrong' } })
    expect(outcome).toEqual({ status: 'failed', reason: expect.stringContaining('(check the token: it is ') })
  })

  test('a variable for the program that holds the token of the service', () => {
    const given = { machine: { PATH: '', MY_TOKEN: hubToken }, pass: ['MY_TOKEN'] }
    expect(() => createAgent('', given)).toThrow("The agent would see the service's token in MY_TOKEN")
  })
})
