// Programs that do harm, on purpose or not: their job fails or comes to nothing, and whatever else there is stays as it was.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type CommandAgentOptions, createCommandAgent } from '../../../src/service/agents/command/command-agent.ts'
import { findStragglers } from '../../../src/service/agents/command/end-all.ts'
import { type Isolation, openCage } from '../../../src/service/agents/command/isolation.ts'
import { defaultLimits } from '../../../src/service/agents/command/run-job.ts'
import { hubToken } from '../../support/git-hub.ts'
import { playsAll, sample } from '../../support/strength.ts'
import { branch, buildOptions, failed, folder, hub, start, useGitHub } from './builders.ts'

const task = { jobId: 'job-1', projectId: 'docs', prompt: 'Fix it', source: { repository: 'acme/docs', ref: 'main' } }
const isPossible = (isolation: Isolation) =>
  openCage({ isolation, readable: [], limits: defaultLimits, proxy: undefined }).then(
    () => true,
    () => false,
  )
/** The ways of keeping a program apart, as far as this machine has them. */
const hasBubblewrap = await isPossible('bubblewrap')
const available = [...(hasBubblewrap ? (['bubblewrap'] as const) : []), 'none' as const]
/** The better one alone, unless at full strength. */
const isolations = sample(available, 2)
const isLinux = process.platform === 'linux'

useGitHub({ 'docs/index.md': '# Home\n', 'docs/other.md': '# Other\n' }, async () => {
  // Whatever happened, nothing that belonged to the job is alive or lies about.
  expect(await findStragglers(join(folder, 'work'))).toEqual([])
  expect(readdirSync(join(folder, 'work/jobs'))).toEqual([])
  expect(existsSync(join(folder, 'harm'))).toBe(false)
})

const build = (script: string, overrides: Partial<CommandAgentOptions> = {}) =>
  buildOptions(`harm=${join(folder, 'harm')}\n${script}`, {
    machine: { ...process.env, GITHUB_TOKEN: hubToken, SERVICE_SECRET: 'secret-7', MODEL_KEY: 'model-8' },
    ...{ pass: ['MODEL_KEY'], pauses: [], isolation: available[0] ?? 'none', ...overrides },
  })
const run = (script: string, overrides: Partial<CommandAgentOptions> = {}, jobId = task.jobId) =>
  start(build(script, overrides), { ...task, jobId })
/** The checkouts into which so many programs have written this file: elsewhere they may not be able to. */
async function waitForFile(name: string, count = 1): Promise<string[]> {
  const jobs = join(folder, 'work/jobs')
  for (;;) {
    const checkouts = existsSync(jobs) ? readdirSync(jobs).map((job) => join(jobs, job, 'checkout')) : []
    const found = checkouts.filter((checkout) => existsSync(join(checkout, name)))
    if (found.length === count) return found
    await sleep(20)
  }
}

describe.each(isolations)('kept apart by %s', (isolation) => {
  const hanging = ['sleep 300', "trap '' TERM INT HUP; while :; do sleep 1; done", 'setsid sleep 300 & wait']
  const flooding = ['yes flood', 'yes flood >&2', 'cat /dev/zero']
  test.each([
    ['hang', hanging, { milliseconds: 700 }, 'it did not end within 0.7 seconds'],
    ['flood their outputs', flooding, { outputBytes: 100_000 }, 'it wrote more than 100000 bytes'],
  ])('programs that %s are ended', async (_, scripts, limits, reason) => {
    const jobs = scripts.map((script, at) => run(script, { isolation, limits }, `job-${at + 1}`))
    expect(await Promise.all(jobs)).toEqual(scripts.map(() => failed(reason)))
  })

  test('what it left running ends with it', async () => {
    const script = `sleep 300 &
setsid sh -c 'sleep 300 & sleep 300' >/dev/null 2>&1 </dev/null &
nohup sh -c "sleep 2; touch $harm" >/dev/null 2>&1 &
echo done > done.md`
    expect(await run(script, { isolation })).toMatchObject({ status: 'completed', prLink: expect.any(String) })
    expect(hub.readChange(branch)).toEqual(['A\tdone.md'])
  })

  test('its environment holds none of our secrets', async () => {
    await run('env | sort > docs/env.md', { isolation })
    const text = hub.read(branch, 'docs/env.md')
    expect(text.includes(hubToken) || text.includes('secret-7')).toBe(false)
    expect(text.split('\n').map((line) => line.replace(/=.*/, ''))).toEqual(
      expect.arrayContaining(['FEEDBACK_JOB_ID', 'HOME', 'MODEL_KEY', 'PATH', 'TMPDIR']),
    )
    expect(text).toContain('MODEL_KEY=model-8')
  })

  test('a job that is stopped ends its program', async () => {
    const stop = new AbortController()
    const options = build(`touch started; sleep 2; touch $harm`, { isolation })
    const running = createCommandAgent(options).run(task, stop.signal)
    await waitForFile('started')
    stop.abort()
    expect(await running).toMatchObject({ status: 'failed' })
  })

  test.runIf(isLinux)('when the service is killed, its program ends too', async () => {
    const options = build(`touch started; sleep 2; touch $harm`, { isolation })
    const agent = new URL('../../../src/service/agents/command/command-agent.ts', import.meta.url)
    const code = `import { createCommandAgent } from '${agent}'
      const agent = createCommandAgent(JSON.parse(process.argv[1]))
      await agent.run(JSON.parse(process.argv[2]), new AbortController().signal)`
    const args = ['--input-type=module', '-e', code, JSON.stringify(options), JSON.stringify(task)]
    const service = spawn(process.execPath, args, { stdio: 'ignore' })
    await waitForFile('started')
    service.kill('SIGKILL')
    await once(service, 'exit')
    while ((await findStragglers(join(folder, 'work'))).length > 0) await sleep(20)
    // The next one finishes the job, and clears up after the one that was killed, once that has been silent for long.
    const jobs = join(folder, 'work/jobs')
    for (const name of readdirSync(jobs)) utimesSync(join(jobs, name), 0, 0)
    expect(await run('echo again > again.md', { isolation })).toMatchObject({ status: 'completed' })
    expect(hub.readChange(branch)).toEqual(['A\tagain.md'])
  })
})

describe.each(isolations)('what it takes of the machine, kept apart by %s', (isolation) => {
  const [memoryBytes, diskBytes] = [200_000_000, 20_000_000]
  const memory = 'it used more than 200000000 bytes of memory'
  const disk = 'it wrote more than 20000000 bytes to the disk'
  const slowly = [
    ['for i in 1 2 3 4; do head -c 80M /dev/zero | tail -c 80M | sleep 300 & done; wait', { memoryBytes }, memory],
    ['while :; do cat /usr/bin/env >> big; done', { diskBytes }, disk],
  ] as const
  test.runIf(isLinux).each(sample(slowly, 2))('too much, slowly: %s', async (script, limits, reason) => {
    expect(await run(script, { isolation, limits })).toEqual(failed(reason))
  })

  const files = 'i=0; while :; do i=$((i+1)); head -c 100000 /dev/zero > "$TMPDIR/$i"; done'
  const fatal = [
    ['head -c 10G /dev/zero | tail -c 10G > /dev/null', { memoryBytes }],
    ['head -c 10G /dev/zero > big', { diskBytes }],
    [files, { diskBytes }],
  ] as const
  test.runIf(isLinux).each(sample(fatal, 3, 1))('too much at once: %s', async (script, limits) => {
    expect(await run(script, { isolation, limits })).toMatchObject({ status: 'failed' })
  })

  test.runIf(playsAll)('a million lines of output are taken, or end it', async () => {
    let bytes = 0
    const onOutput = (_: unknown, chunk: Buffer) => {
      bytes += chunk.length
    }
    expect(await run('seq 1000000', { isolation, onOutput })).toEqual({ status: 'completed', prLink: null })
    expect(bytes).toBe(6_888_896)
    const limits = { outputBytes: 1_000_000 }
    expect(await run('seq 1000000', { isolation, limits })).toEqual(failed('it wrote more than 1000000 bytes'))
  })

  test.runIf(isLinux)('too many processes', async () => {
    const script = 'i=0; while [ $i -lt 100 ]; do sleep 300 & i=$((i+1)); done; wait'
    // The kernel may be faster than the look that says why: then the shell cannot fork.
    const reason = expect.stringMatching(/: it (ran more than 60 processes|exited with code 2)\.$/)
    expect(await run(script, { isolation, limits: { processes: 60 } })).toEqual({ status: 'failed', reason })
  })
})

describe.runIf(hasBubblewrap)('in bubblewrap', () => {
  const look = async (script: string, overrides: Partial<CommandAgentOptions> = {}) => {
    const outcome = await run(`{ ${script}\n} > docs/seen.md 2>&1; true`, { isolation: 'bubblewrap', ...overrides })
    expect(outcome).toMatchObject({ status: 'completed', prLink: expect.any(String) })
    return hub.read(branch, 'docs/seen.md')
  }

  test('a program sees neither the token, nor the database, nor another job, nor this repository', async () => {
    for (const name of ['token', 'feedback.db']) writeFileSync(join(folder, name), 'secret-7')
    const other = join(folder, 'work/jobs/other/checkout')
    mkdirSync(other, { recursive: true })
    writeFileSync(join(other, 'page.md'), 'secret-7')
    const places = [folder, join(folder, 'token'), other, import.meta.dirname, '/root', '/home', '/etc/shadow', '/var']
    const seen = await look(`cat /proc/[0-9]*/environ | tr '\\0' '\\n'
      for p in ${places.join(' ')}; do ls -la $p; cat $p $p/*; done; cat ${folder}/work/mirrors/*/config; git config -l; ps aux`)
    rmSync(join(folder, 'work/jobs/other'), { recursive: true })
    for (const secret of ['secret-7', hubToken, 'root:x:', 'root:$']) expect(seen).not.toContain(secret)
    expect(seen).toContain('No such file or directory')
  })

  test('a program finds nothing of a job that runs beside it', async () => {
    const places = `${folder} ${tmpdir()} /proc/[0-9]*/environ /proc/[0-9]*/cmdline /proc/[0-9]*/cwd/`
    const wait = (name: string) => `until [ -e ${name} ]; do sleep 0.02; done`
    const script = `echo "secret-of-$FEEDBACK_JOB_ID" > own.md; touch begun; ${wait('both')}
grep -rhos 'secret-of-job-[12]' ${places} | sort -u > found.md; touch looked; ${wait('end')}; rm begun both looked end`
    const agent = createCommandAgent(build(script, { isolation: 'bubblewrap' }))
    const ids = ['job-1', 'job-2']
    const ended = Promise.all(ids.map((jobId) => agent.run({ ...task, jobId }, new AbortController().signal)))
    for (const [seen, next] of [
      ['begun', 'both'],
      ['looked', 'end'],
    ] as const)
      for (const checkout of await waitForFile(seen, 2)) writeFileSync(join(checkout, next), '')
    await ended
    const found = ids.map((id) => hub.read(`feedback-to-fix/${id}`, 'found.md'))
    expect(found).toEqual(['secret-of-job-1\n', 'secret-of-job-2\n'])
  })

  // The kernel lets root start as many as it likes, and this machine has other work to do.
  test.skipIf(process.getuid?.() === 0)('a fork bomb harms only itself', async () => {
    const limits = { processes: 60, milliseconds: 20_000 }
    const outcome = await run('b() { b | b & b; }; b; sleep 300', { isolation: 'bubblewrap', limits })
    expect(outcome).toMatchObject({ status: 'failed' })
  })

  test('has no network, unless hosts are named, and then only those', async () => {
    const reach = `node -e "fetch('https://'+process.argv[1]+'/',{signal:AbortSignal.timeout(3000)}).then(r=>console.log('got',r.status),e=>console.log('none',e.cause?.message??e.message))"`
    const address = new URL(hub.api).host
    const nodeOf = {
      readable: [dirname(process.execPath)],
      machine: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` },
    }
    expect(await look(`${reach} ${address}`, nodeOf)).toMatch(/^none/)
    hub.reset()
    // The handshake that follows fails with a server that knows no TLS: so far it was let through.
    const direct = `node -e "const r=require('http').request({port:3128,method:'CONNECT',path:process.argv[1]});r.on('connect',a=>{console.log(a.statusCode);process.exit()});r.end()"`
    const script = `${direct} ${address}; ${direct} example.com:443; env | grep ^https_proxy`
    expect(await look(script, { ...nodeOf, hosts: [address] })).toBe('200\n403\nhttps_proxy=http://127.0.0.1:3128\n')
  })
})

describe('what it does to its checkout', () => {
  const removals = [
    ['removes it', 'cd /; rm -rf "$OLDPWD"'],
    ['puts another folder in its place', 'rm -rf "$PWD"; mkdir "$PWD"; echo x > "$PWD/x.md"'],
    ['puts a link in its place', 'd=$PWD; cd /; rm -rf "$d"; ln -s /etc "$d"'],
  ] as const
  test.each(sample(removals, 3, 1))('%s: the job fails', async (_, script) => {
    expect(await run(script)).toEqual(failed('it removed its checkout'))
    expect(hub.readBranches()).toEqual(['main'])
  })

  const meddled = [
    ['removes the repository', 'rm -rf .git'],
    ['leads it elsewhere', 'rm -rf .git; echo "gitdir: /nonexistent" > .git'],
    [
      'writes hooks',
      `for h in pre-commit pre-push post-checkout reference-transaction post-index-change; do
       mkdir -p .git/hooks; printf '#!/bin/sh\\ntouch %s' $harm > .git/hooks/$h; chmod +x .git/hooks/$h; done`,
    ],
    ['sets a monitor', 'git config core.fsmonitor "touch $harm;"; git config core.sshCommand "touch $harm"'],
    [
      'sets a filter',
      `git config filter.evil.clean "touch $harm; cat"; git config filter.evil.process "touch $harm"
       mkdir -p "$HOME"; printf '[filter "evil"]\\n clean = touch %s; cat\\n' $harm > "$HOME/.gitconfig"
       echo '* filter=evil' > .git/info-attributes; mkdir -p .git/info; echo '* filter=evil' > .git/info/attributes`,
    ],
    ['has an index of its own', 'git update-index --assume-unchanged docs/other.md; git rm -q --cached docs/index.md'],
  ] as const
  test.each(sample(meddled, 3, 1))('%s of git: only its change counts', async (_, script) => {
    expect(await run(`${script}\necho new > docs/new.md`)).toMatchObject({ status: 'completed' })
    expect(hub.readChange(branch)).toEqual(['A\tdocs/new.md'])
  })

  test('a repository inside it is left out, and nothing of it is run', async () => {
    const inner = `git init -q inner; cd inner; git config core.fsmonitor "touch $harm;"
      echo x > x.md; git -c core.fsmonitor= add x.md; git -c core.fsmonitor= -c user.name=a -c user.email=a@b commit -qm x; cd ..`
    expect(await run(`${inner}\necho new > docs/new.md`)).toMatchObject({ status: 'completed' })
    expect(hub.readChange(branch)).toEqual(['A\tdocs/new.md'])
  })

  const described = [
    ['a link', 'ln -s /etc/passwd "$FEEDBACK_DESCRIPTION_FILE"'],
    ['a pipe', 'mkfifo "$FEEDBACK_DESCRIPTION_FILE"'],
    ['a folder', 'mkdir "$FEEDBACK_DESCRIPTION_FILE"'],
  ] as const
  test.each(sample(described, 3))('%s in place of the description is not read', async (_, script) => {
    await run(`${script}\necho new > docs/new.md`)
    expect(hub.pulls).toMatchObject([{ title: 'docs: change docs/new.md', body: 'Files changed:\n\n- `docs/new.md`' }])
  })

  test.runIf(playsAll)('20,000 files', async () => {
    const script = 'mkdir many; cd many; seq 20000 | xargs touch; echo changed > ../docs/index.md'
    expect(await run(script)).toEqual(failed('it changed more than 100 files'))
    expect(hub.readBranches()).toEqual(['main'])
  })

  test.runIf(playsAll)('a huge file', async () => {
    expect(await run('truncate -s 2G docs/huge.md')).toEqual(failed('its changed files have more than 5000000 bytes'))
  })

  test('names that could be read as something else', async () => {
    const names = ['--help', '-n', 'a b.md', 'a\nb.md', '$(touch x).md', ':(top)x.md', 'ü.md']
    for (const name of names) writeFileSync(join(folder, name), 'x\n')
    await run(`cp -- ${names.map((name) => `'${join(folder, name)}'`).join(' ')} .`, { isolation: 'none' })
    const listed = execFileSync('git', ['ls-tree', '-z', '--name-only', branch], { cwd: hub.folder, encoding: 'utf8' })
    expect(listed.split('\0')).toEqual(expect.arrayContaining(names))
  })
})
