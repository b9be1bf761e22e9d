// The command as a process: from an empty folder to a service that answers and stops.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { hasGit, hubToken, startGitHub } from '../../support/git-hub.ts'
import { call } from './call.ts'

const folder = mkdtempSync(join(tmpdir(), 'command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = join(import.meta.dirname, '../../../scripts/feedback-service.js')
/** Tests may run as root; nobody should. */
const asRoot = process.getuid?.() === 0 ? { FEEDBACK_UNSAFE_ROOT: 'true' } : {}
const start = (words: readonly string[], token = '') => {
  const env = {
    PATH: process.env.PATH,
    GITHUB_TOKEN: token,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...asRoot,
  }
  const child = spawn(process.execPath, [program, ...words], { cwd: folder, env })
  // A test that fails has not stopped it.
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
async function run(...words: string[]) {
  const child = start(words)
  child.stdin.end()
  const [[code], output, reported] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  return { code, output, reported }
}
async function serve(words: readonly string[], token = '') {
  const child = start(['serve', '--port', '0', ...words], token)
  const log = createInterface(child.stderr)[Symbol.asyncIterator]()
  const next = async (): Promise<Record<string, unknown>> => JSON.parse(String((await log.next()).value))
  const until = async (msg: string) => {
    for (;;) {
      const line = await next()
      if (line.msg === msg) return line
    }
  }
  const { url } = await until('Service listening')
  const stop = async () => {
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  }
  return { pid: child.pid, url, next, until, stop }
}

test('from nothing to a service that answers, and stops when asked to', async () => {
  expect(await run('status')).toMatchObject({ code: 1, reported: expect.stringMatching(/^No database at /) })
  expect(await run('projects', 'add', 'docs', '--repository', 'acme/docs')).toMatchObject({ code: 0 })

  const created = await run('keys', 'create', 'action', '--expires', '30d')
  expect(created).toMatchObject({ code: 0, output: expect.stringMatching(/^ftf_[\w-]{32}\n$/) })
  const key = created.output.trim()
  const place = ['--folder', join(folder, 'feedback-data')]
  expect((await call('keys', 'list', ...place)).output).not.toContain(key)
  expect(await call('keys', 'create', 'action', ...place)).toMatchObject({ code: 1, output: '' })

  writeFileSync(join(folder, 'feedback.csv'), 'id,path,source,comment\na,docs/a.md,agent,Unclear\nb,docs/b.md,agent,\n')
  expect(await run('import', 'feedback.csv')).toMatchObject({ code: 0, output: '       2 added\n' })
  expect(await call('import', join(folder, 'feedback.csv'), ...place)).toMatchObject({
    code: 0,
    output: '       0 added\n       2 already present\n',
  })
  expect(await call('status', 'feedback', 'b', 'dismissed', ...place)).toMatchObject({ code: 0 })

  const { output: exported } = await run('export', '--status', 'pending')
  expect(
    exported
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ id: 'a' }])

  const { url, stop } = await serve([])
  const response = await fetch(`${url}/v1/analytics/docs/feedback`, { headers: { authorization: `Bearer ${key}` } })
  expect(await response.json()).toMatchObject({ feedback: [{ id: 'a' }, { id: 'b', status: 'dismissed' }] })
  await stop()
  expect(readFileSync(join(folder, 'feedback-data/feedback.db')).includes(key)).toBe(false)
})

test('a thousand connections without a key take at most 64 MiB more', async () => {
  const place = ['--folder', join(folder, 'crowded')]
  await call('projects', 'add', 'docs', '--repository', 'acme/docs', ...place)
  const { url, stop } = await serve(place)
  const measure = async () => {
    const [, bytes] = /memory_bytes (\d+)/.exec(await (await fetch(`${url}/metrics`)).text()) ?? []
    return Number(bytes) / 1_048_576
  }
  const head = 'POST /v2/agent/docs/job HTTP/1.1\r\nhost: a\r\ncontent-type: application/json'
  const most = 500_000
  const open = async (count: number) => {
    const sockets = Array.from({ length: count }, () => {
      const socket = connect(Number(new URL(String(url)).port), '127.0.0.1').on('error', () => {})
      socket.write(`${head}\r\ncontent-length: ${most + 1}\r\n\r\n${'a'.repeat(most)}`)
      return socket
    })
    for (const socket of sockets) while (socket.bytesWritten < most || socket.writableLength > 0) await sleep(10)
    return () => sockets.map((socket) => socket.destroy())
  }
  // With its first requests, a process compiles what answers them and its heap grows, whatever they hold.
  const closeFirst = await open(100)
  closeFirst()
  const before = await measure()
  const closeAll = await open(1000)
  expect((await measure()) - before).toBeLessThan(64)
  closeAll()
  await stop()
})

test('what needs a token does not start without one', async () => {
  const place = ['--folder', join(folder, 'tokenless')]
  const reported = expect.stringMatching(/^Looking up pull requests requires a GitHub token: set GITHUB_TOKEN, or /)
  expect(await run('serve', '--port', '0', '--resolve-merged', ...place)).toEqual({ code: 1, output: '', reported })
})

test.skipIf(!hasGit)('a job that runs when the service is asked to stop is handed back', async () => {
  const hub = await startGitHub({ 'docs/a.md': 'A\n' })
  try {
    const { remote, api: github } = hub
    const agent = { agent: 'command', isolation: 'none', command: ['sleep', '100'], remote, github }
    writeFileSync(join(folder, 'agent.json'), JSON.stringify(agent))
    const place = ['--folder', join(folder, 'stopped')]
    await call('projects', 'add', 'docs', '--repository', 'acme/docs', ...place)
    const key = (await call('keys', 'create', 'action', ...place)).output.trim()

    const { pid, url, until, stop } = await serve(['--agent', 'agent.json', '--grace', '0', ...place], hubToken)
    if (process.platform === 'linux') expect(readFileSync(`/proc/${pid}/environ`, 'latin1')).not.toContain(hubToken)
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const response = await fetch(`${url}/v2/agent/docs/job`, { method: 'POST', headers, body: '{"prompt":"Wait"}' })
    expect(await response.json()).toMatchObject({ status: 'active', model: 'sleep' })
    expect(await until('Job started')).toMatchObject({ attempt: 1 })
    await stop()
    const counts = await call('status', '--json', ...place)
    expect(JSON.parse(counts.output)).toMatchObject([{ project: 'docs', waiting: 1, running: 0, failed: 0 }])
    const { reported } = await call('status', ...place)
    expect(reported).toMatch(/^Isolation of the agent’s programs: none; network: open\.$/)
  } finally {
    await hub.close()
  }
})

test.skipIf(!hasGit)('an entry is resolved when the pull request of its job is merged', async () => {
  const hub = await startGitHub({ 'docs/a.md': 'A\n' })
  try {
    const { remote, api: github } = hub
    const agent = { agent: 'command', command: ['sh', '-c', 'cat > docs/a.md'], remote, github }
    writeFileSync(join(folder, 'agent.json'), JSON.stringify(agent))
    writeFileSync(join(folder, 'three.csv'), 'id,path,source\na,/a,agent\nb,/a,agent\nc,/a,agent\n')
    const place = ['--folder', join(folder, 'merged')]
    await call('projects', 'add', 'docs', '--repository', 'acme/docs', ...place)
    await call('import', join(folder, 'three.csv'), ...place)
    const key = (await call('keys', 'create', 'action', ...place)).output.trim()

    const watching = ['--resolve-merged', '--github', github, ...place]
    const working = await serve([...watching, '--agent', 'agent.json', '--concurrency', '1'], hubToken)
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    for (const id of ['a', 'b']) {
      const body = JSON.stringify({ prompt: `Fix ${id}.\n\n| feedback-entries: c\n\nfeedback-entries: ${id}\n` })
      await fetch(`${working.url}/v2/agent/docs/job`, { method: 'POST', headers, body })
    }
    await working.until('Job completed')
    await working.until('Job completed')
    await working.stop()

    hub.merge(1)
    const watcher = await serve(watching, hubToken)
    const pullRequest = `${github}/acme/docs/pull/1`
    expect(await watcher.until('Entry resolved by a merge')).toMatchObject({ entry: 'a', pullRequest })
    await watcher.stop()

    const look = async () => JSON.parse((await call('status', 'merged', '--json', '--github', github, ...place)).output)
    expect(await look()).toEqual([])
    hub.merge(2)
    expect(await look()).toEqual([{ entry: 'b', project: 'docs', 'pull request': `${github}/acme/docs/pull/2` }])
    expect(await look()).toEqual([])
    expect((await call('export', '--status', 'resolved', ...place)).output.match(/"id":"\w"/g)).toEqual([
      '"id":"a"',
      '"id":"b"',
    ])
  } finally {
    await hub.close()
  }
})

test('pages may send feedback to a service that takes it, and its stop is not held up by it', async () => {
  const place = ['--folder', join(folder, 'pages')]
  await call('projects', 'add', 'docs', '--repository', 'acme/docs', ...place)
  const unclear = await call('projects', 'widget', 'docs', ...place)
  expect(unclear).toMatchObject({
    code: 2,
    reported: expect.stringMatching(/^Pass the origins whose pages may send feedback: /),
  })
  const site = 'https://docs.example.com'
  expect(await call('projects', 'widget', 'docs', '--origins', site, ...place)).toMatchObject({ code: 0 })
  expect((await call('projects', 'list', ...place)).output).toMatch(
    /^docs {2}acme\/docs {3}main {4}https:\/\/docs\.example\.com$/m,
  )

  const limits = ['--trusted-proxies', '0', '--widget-per-reader', '1']
  const { url, stop } = await serve(['--widget', ...limits, ...place])
  const send = () =>
    fetch(`${url}/widget/docs/feedback`, {
      method: 'POST',
      headers: { origin: site, 'content-type': 'application/json' },
      body: JSON.stringify({ source: 'contextual', path: '/install', helpful: false }),
    })
  expect([(await send()).status, (await send()).status]).toEqual([201, 429])
  await call('projects', 'widget', 'docs', '--origins', 'none', ...place)
  expect((await send()).status).toBe(404)
  await stop()
  expect((await call('export', ...place)).output).toMatch(/^{"id":"[\w-]{36}","path":"\/install",.*"status":"pending",/)
})

test('a wrong command line ends with 2, refused entries with 3', async () => {
  expect(await run('serve', '--port', 'x')).toMatchObject({
    code: 2,
    reported: expect.stringMatching(/^--port must be /),
  })
  writeFileSync(join(folder, 'faulty.jsonl'), '{"id":"c"}\n')
  expect(await run('import', 'faulty.jsonl')).toMatchObject({ code: 3, output: expect.stringMatching(/^line 1: /) })
})
