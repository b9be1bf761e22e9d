// The command agent with real repositories and small scripts as its programs: what becomes a pull request, and how.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Task } from '../../../src/service/agents/agent.ts'
import { parseAgentFile } from '../../../src/service/agents/agent-file.ts'
import type { CommandAgentOptions } from '../../../src/service/agents/command/command-agent.ts'
import { readWords } from '../../../src/service/agents/command/git.ts'
import { keepAlive, sweep } from '../../../src/service/agents/command/sweep.ts'
import { createAgent } from '../../../src/service/agents/configure.ts'
import { adviseOnGit, describeRefusal } from '../../../src/service/agents/github-error.ts'
import { openOctokit } from '../../../src/service/agents/open-octokit.ts'
import { hubToken } from '../../support/git-hub.ts'
import { listenOnLoopback } from '../../support/loopback.ts'
import { branch, buildOptions, failed, folder, hub, start, useGitHub } from './builders.ts'

useGitHub({
  'docs/colours.md': 'A colour\n',
  'docs/index.md': '# Home\n',
  'docs/install.md': '# Install\n\nRun it.\n',
  'README.md': 'Read me\n',
})
const marker = 'feedback-to-fix: 0123456789abcdef0123456789abcdef'
const prompt = `Fix the page /install.\n\nPut this line into the description:\n${marker}\n`
const task: Task = { jobId: 'job-1', projectId: 'docs', prompt, source: { repository: 'acme/docs', ref: 'main' } }

// Scripts meet each other outside their checkouts.
const build = (script: string, overrides: Partial<CommandAgentOptions> = {}) =>
  buildOptions(`set -e\n${script}`, { pauses: [1, 1], isolation: 'none', ...overrides })
const run = (script: string, overrides: Partial<CommandAgentOptions> = {}, given: Partial<Task> = {}) =>
  start(build(script, overrides), { ...task, ...given })

const completed = (number: number) => ({ status: 'completed', prLink: `${hub.api}/acme/docs/pull/${number}` })

describe('a change becomes a pull request', () => {
  const edit = 'sed -i s/it/it\\ twice/ docs/install.md; echo New > docs/new.md; rm README.md'

  test.each([
    ['over HTTP', () => hub.remote],
    ['on disk', () => hub.disk],
  ])('with exactly that change, %s', async (_, remote) => {
    expect(await run(edit, { remote: remote() })).toEqual(completed(1))
    expect(hub.readBranches()).toEqual([branch, 'main'])
    expect(hub.readChange(branch)).toEqual(['D\tREADME.md', 'M\tdocs/install.md', 'A\tdocs/new.md'])
    expect(hub.read(branch, 'docs/install.md')).toBe('# Install\n\nRun it twice.\n')
    expect(hub.git('log', '--format=%an <%ae>|%s', 'main..feedback-to-fix/job-1')).toBe(
      'feedback-service <feedback-service@localhost>|docs: change README.md and 2 more files\n',
    )
    expect(hub.pulls).toMatchObject([
      {
        title: 'docs: change README.md and 2 more files',
        body: `Files changed:\n\n- \`README.md\`\n- \`docs/install.md\`\n- \`docs/new.md\`\n\n${marker}`,
        head: { ref: branch },
        base: { ref: 'main' },
      },
    ])
  })

  test('the prompt comes on standard input and as a file, and the program describes its change', async () => {
    const script = `cat > docs/input.md; cmp docs/input.md "$FEEDBACK_PROMPT_FILE"
printf '# Say it twice\\n\\nBecause readers asked.\\nfeedback-to-fix: other\\n' > "$FEEDBACK_DESCRIPTION_FILE"`
    await run(script)
    expect(hub.read(branch, 'docs/input.md')).toBe(prompt)
    expect(hub.pulls).toMatchObject([{ title: 'Say it twice', body: `Because readers asked.\n\n${marker}` }])
  })

  test('the example of the documentation does what it says', async () => {
    const script = readFileSync('docs/examples/agent/fix-docs', 'utf8')
    const given = { prompt: 'Spell docs/colours.md and docs/gone.md as in the rest, but not /install.' }
    expect(await run(script, {}, given)).toEqual(completed(1))
    expect(hub.readChange(branch)).toEqual(['M\tdocs/colours.md'])
  })

  test('by default only documentation', async () => {
    const { paths } = parseAgentFile('{"agent": "command", "command": ["x"]}') as { paths: string[] }
    expect(await run('echo x > docs/a.md; echo x > docs/b.png; echo x > a.MD', { paths })).toEqual(completed(1))
    const script =
      'mkdir .github .claude; for f in .github/a.md .claude/b.md requirements.txt docs/AGENTS.md; do echo x > $f; done'
    const { reason } = (await run(script, { paths }, { jobId: 'job-2' })) as { reason: string }
    for (const path of ['.github/a.md', '.claude/b.md', 'requirements.txt', 'docs/AGENTS.md'])
      expect(reason).toContain(`"${path}"`)
  })

  test('new files that the configuration excludes are left out', async () => {
    const script = 'echo x > .aider.log; mkdir -p docs/.cache; echo x > docs/.cache/x; echo x > docs/x.md'
    expect(await run(script, { exclude: ['.aider*', '.cache/'] })).toEqual(completed(1))
    expect(hub.readChange(branch)).toEqual(['A\tdocs/x.md'])
  })
})

test.each([
  ['nothing', 'true'],
  [
    'files that are the same again, something in the repository',
    'touch docs/index.md; cp README.md x; mv x README.md; echo x > .git/x',
  ],
])('no change, %s: completed without a pull request', async (_, script) => {
  expect(await run(script)).toEqual({ status: 'completed', prLink: null })
  expect(hub.readBranches()).toEqual(['main'])
})

describe('one job, one pull request', () => {
  test('a second run finds that of the first and does not start the program', async () => {
    expect(await run('echo one > one.md')).toEqual(completed(1))
    expect(await run('echo two > two.md; exit 3')).toEqual(completed(1))
    expect(hub.pulls).toHaveLength(1)
    expect(hub.readChange(branch)).toEqual(['A\tone.md'])
  })

  test('a branch without one, from a run that was cut short, gets it, in the words of its commit', async () => {
    await run('echo one > one.md')
    const [first] = hub.pulls.splice(0)
    expect(await run('exit 3')).toEqual(completed(1))
    expect(hub.pulls).toEqual([first])
  })
})

describe('a pull request that GitHub does not open at once', () => {
  test('errors, limits and a lost answer: opened once, and the program not started again', async () => {
    const now = { 'retry-after': '0' }
    hub.troubles.push(
      { status: 502 },
      { status: 502 },
      { status: 403, headers: now },
      { status: 429, headers: now },
      'lost answer',
    )
    const script = `echo run >> ${join(folder, 'runs')}; echo one > one.md`
    expect(await run(script, { pauses: [1, 1, 1, 1, 1] })).toEqual(completed(1))
    expect([hub.pulls.length, readFileSync(join(folder, 'runs'), 'utf8')]).toEqual([1, 'run\n'])
    expect(hub.troubles).toEqual([])
  })

  test('refused for good, or answered by something else: the commit is kept for the next run', async () => {
    hub.troubles.push({ status: 200 })
    const because = (words: string) => ({ status: 'failed', reason: expect.stringContaining(words) })
    expect(await run('echo one > one.md')).toEqual(because('not one of GitHub’s API (check'))
    const errors = ['odd', { resource: 'PullRequest', field: 'head', code: 'invalid' }, { message: 'No commits' }]
    const headers = { 'content-type': 'application/json' }
    hub.troubles.push({ status: 422, headers, body: { message: 'Validation Failed', errors } })
    const said = 'GitHub refused the request: Validation Failed: odd; PullRequest head invalid; No commits.'
    expect(await run('exit 3')).toEqual(because(said))
    hub.troubles.push({ status: 403, headers, body: { message: 'Repository was archived so is read-only.' } })
    expect(await run('exit 3')).toEqual(because('(the repository is archived: unarchive it'))
    hub.troubles.push(...Array.from({ length: 3 }, () => ({ status: 503 })))
    expect(await run('exit 3')).toMatchObject({ status: 'failed', reason: expect.not.stringContaining('code 3') })
    expect(await run('exit 3')).toEqual(completed(1))
    expect(hub.readChange(branch)).toEqual(['A\tone.md'])
  })
})

test('a GitHub that does not answer fails the request, which may be tried again', async () => {
  const { url, close } = await listenOnLoopback(() => undefined)
  const { rest } = openOctokit(url, hubToken, new AbortController().signal, 50)
  const error = await rest.pulls.list({ owner: 'acme', repo: 'docs' }).catch((fault: unknown) => fault)
  expect(describeRefusal(error)).toMatch(/^The request to GitHub failed: .*timeout \(check GitHub’s URL, /)
  await close()
})

test('a job may change what `paths` allows, and nothing else: new, moved and hidden files', async () => {
  const script = `echo x > page.md; echo "{}" > package.json; git mv README.md readme.js
mkdir -p .github/workflows; echo x > .github/workflows/x.yml`
  expect(await run('ln -s /etc/passwd docs/x.md')).toEqual(failed('it made a symbolic link'))
  const others = '".github/workflows/x.yml", "package.json", "readme.js"'
  expect(await run(script, { paths: ['**/*.md', 'docs/**', '!**/.*/**'] })).toEqual(
    failed(`it changed what \`paths\` does not allow: ${others}`),
  )
  expect(hub.readBranches()).toEqual(['main'])
})

test('drafts and labels are asked for; a slash after the address does no harm', async () => {
  const github = { baseUrl: `${hub.api}/`, token: hubToken }
  expect(await run('echo one > one.md', { github, draft: true, labels: ['docs'] })).toEqual(completed(1))
  expect(hub.requests).toContain('POST /repos/acme/docs/issues/1/labels')
  expect(hub.pulls[0]).toMatchObject({ draft: true })
})

describe('a follow-up', () => {
  const follow = (script: string, number = 1) => run(script, {}, { message: { prompt: 'Shorter, please', number } })

  test('goes on in the same branch and pull request, and knows the task', async () => {
    await run('echo one > one.md')
    const script = 'cat > "$TMPDIR/p"; grep -q Shorter "$TMPDIR/p"; grep -q /install "$TMPDIR/p"; cat one.md > two.md'
    expect(await follow(script)).toEqual(completed(1))
    expect(hub.pulls).toHaveLength(1)
    expect(hub.readChange(branch)).toEqual(['A\tone.md', 'A\ttwo.md'])
    expect(hub.git('rev-list', '--count', 'main..feedback-to-fix/job-1')).toBe('2\n')
  })

  test('that was done before its worker died is not done again; the next one is', async () => {
    await run('echo one > one.md')
    await follow('echo two > two.md')
    expect(await follow('exit 3')).toEqual(completed(1))
    expect(await follow('echo three > three.md', 2)).toEqual(completed(1))
    expect(hub.readChange(branch)).toEqual(['A\tone.md', 'A\tthree.md', 'A\ttwo.md'])
  })

  test('without a change opens what could not be opened before', async () => {
    expect(await follow('true')).toEqual({ status: 'completed', prLink: null })
    hub.troubles.push({ status: 422 })
    expect(await run('echo one > one.md')).toMatchObject({ status: 'failed' })
    expect(await follow('true')).toEqual(completed(1))
    expect(hub.pulls).toMatchObject([{ title: 'docs: change one.md', body: expect.stringContaining(marker) }])
  })
})

test('a job that was cancelled while its program ran is not published', async () => {
  const outcome = await start(build('echo one > one.md'), task, async () => false)
  expect(outcome).toMatchObject({ status: 'failed' })
  expect([hub.readBranches(), hub.pulls]).toEqual([['main'], []])
})

test('what a killed worker left is removed once it has been silent for minutes, whatever its process id', async () => {
  const jobs = join(folder, 'work/jobs')
  mkdirSync(join(jobs, 'job-old/checkout'), { recursive: true })
  mkdirSync(join(jobs, 'job-new'))
  utimesSync(join(jobs, 'job-old'), 0, 0)
  const end = keepAlive([join(jobs, 'job-old')])
  await sweep(jobs)
  expect(readdirSync(jobs)).toContain('job-old')
  end()
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

test.each([
  ['objects', 'find objects -type f -exec sh -c \'chmod +w "$1"; : > "$1"\' _ {} \';\''],
  ['the head', ': > HEAD'],
])('a copy of the repository that a crash has damaged is made anew: %s', async (_, damage) => {
  await run('true')
  const mirrors = join(folder, 'work/mirrors')
  execFileSync('sh', ['-c', damage], { cwd: join(mirrors, readdirSync(mirrors)[0] ?? '') })
  expect(await run('echo one > one.md')).toEqual(completed(1))
})

describe('failures have a reason', () => {
  const source = (repository: string, ref: string) => ({ source: { repository, ref } })
  test.each([
    ['an exit code', 'exit 3', {}, {}, 'it exited with code 3'],
    ['a program that is not there', '', {}, { command: ['/gone'] }, 'it exited with code 127 (not found: '],
    ['a repository that is not there', '', source('acme/gone', 'main'), {}, '(check the repository’s name and '],
    ['a repository that has moved', '', source('acme/moved', 'main'), {}, '(the repository has moved: set its new '],
    ['no git', '', {}, { machine: { PATH: '/gone' } }, 'git was not found: install it, '],
    ['a branch that is not there', '', source('acme/docs', 'gone'), {}, 'the repository has no branch "gone"'],
    ['a repository like an option', '', source('--upload-pack=x/y', 'main'), {}, 'is not the name of'],
    ['a job id like a path', '', { jobId: '../main' }, {}, 'the id of the job cannot be the name of a branch'],
    ['a refused token', '', {}, { token: 'wrong' }, '(check the token: it is '],
  ])(
    '%s',
    async (_, script, given, {
      token = hubToken,
      ...overrides
    }: Partial<CommandAgentOptions> & { token?: string }, reason) => {
      const outcome = await run(
        script,
        { remote: hub.remote, github: { baseUrl: hub.api, token }, ...overrides },
        given,
      )
      expect(outcome).toEqual({ status: 'failed', reason: expect.stringContaining(reason) })
      expect(hub.pulls).toEqual([])
    },
  )

  test.each([
    [
      ' ! [remote rejected] 1a2b3c -> a (pre-receive hook declined)\nerror: failed to push',
      'pre-receive hook declined',
    ],
    [
      'remote: error: GH013: No.        \nremote: \nremote: - Use a pull request.        ',
      'error: GH013: No. - Use a pull request.',
    ],
    ['remote: Down\nfatal: The requested URL returned error: 503', 'Down fatal: The requested URL returned error: 503'],
    ['warning: a\nfatal: b\nerror: c', 'fatal: b'],
  ])('what git says: %j', (stderr, words) => {
    expect(readWords(stderr)).toBe(words)
  })

  test('a full disk, rules and an archived repository, in the words of git', () => {
    expect(adviseOnGit('pre-receive hook declined', true)).toMatch(/ \(let it push to branches that begin with /)
    expect(adviseOnGit('This repository was archived so it is read-only. error: 403', true)).toMatch(/is archived: /)
    expect(adviseOnGit('stale info', true)).toMatch(/^stale info \(somebody has changed the branch meanwhile: send /)
    expect(adviseOnGit('unable to write file a.png', false)).toMatch(/^unable to write file a\.png \(free up disk /)
  })

  test.each([
    ['a part of a minute', () => hub.disk, 'it did not end within 0.857 seconds.', /^GET \/repos\/acme\/docs\/pulls/],
    ['no `remote`', () => undefined, '(check the repository’s name and ', /^GET \/acme\/docs\.git\//],
  ])('settings with %s', async (_, remote, reason, last) => {
    const { command, folder, machine } = buildOptions('sleep 9')
    const places = { isolation: 'none', remote: remote(), github: hub.api }
    const file = JSON.stringify({ agent: 'command', command, ...places, limits: { minutes: 1 / 70 } })
    const agent = createAgent(parseAgentFile(file), { token: hubToken, folder, machine, later: () => undefined })
    const outcome = await agent.run(task, new AbortController().signal)
    expect(outcome).toEqual({ status: 'failed', reason: expect.stringContaining(reason) })
    expect(hub.requests.at(-1)).toMatch(last)
  })

  test('a variable for the program that holds the token of the service', () => {
    const options = build('', { machine: { PATH: '', MY_TOKEN: hubToken }, pass: ['MY_TOKEN'] })
    expect(() => start(options, task)).toThrow("The agent would see the service's token in MY_TOKEN")
  })
})
