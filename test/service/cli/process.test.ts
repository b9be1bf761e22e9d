// From an empty folder to a service that answers and stops: as a process of its own where that counts.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { listDatabaseKinds } from '../../support/databases.ts'
import { createFolderForAll } from '../../support/folder.ts'
import { type GitHub, hasGit, hubToken, startGitHub } from '../../support/git-hub.ts'
import { addKey, addProject, call, callWithoutToken, post, serve, serveWithin } from './call.ts'

const folder = createFolderForAll()
const write = (name: string, words: string) => writeFileSync(join(folder, name), words)

const program = join(import.meta.dirname, '../../../scripts/feedback-service.js')
/** Tests may run as root; nobody should. */
const asRoot = process.getuid?.() === 0 ? { FEEDBACK_UNSAFE_ROOT: 'true' } : {}
const start = (words: readonly string[], token = '', given: Readonly<Record<string, string>> = {}) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, GITHUB_TOKEN: token, ...asRoot, ...given }
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
async function startServing(words: readonly string[], token = '') {
  const child = start(['serve', '--port', '0', ...words], token)
  const log = createInterface(child.stderr)[Symbol.asyncIterator]()
  const until = async (msg: string): Promise<Record<string, unknown>> => {
    const line = JSON.parse(String((await log.next()).value))
    return line.msg === msg ? line : until(msg)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  }
  return { pid: child.pid, url: String((await until('Service listening')).url), until, stop }
}

test('from nothing to a service that answers, and stops when asked to', async () => {
  const place = ['--folder', join(folder, 'feedback-data')]
  expect(await call('status', ...place)).toMatchObject({ code: 1, reported: expect.stringMatching(/^No database at /) })
  expect(await addProject(...place)).toMatchObject({ code: 0 })

  const created = await run('keys', 'create', 'action', '--expires', '30d')
  expect(created).toMatchObject({ code: 0, output: expect.stringMatching(/^ftf_[\w-]{32}\n$/) })
  const key = created.output.trim()
  expect((await call('keys', 'list', ...place)).output).not.toContain(key)
  expect(await call('keys', 'create', 'action', ...place)).toMatchObject({ code: 1, output: '' })

  write('feedback.csv', 'id,path,source,comment\na,docs/a.md,agent,Unclear\nb,docs/b.md,agent,\n')
  const load = () => call('import', join(folder, 'feedback.csv'), ...place)
  expect(await load()).toMatchObject({ code: 0, output: '       2 added\n' })
  expect(await load()).toMatchObject({ code: 0, output: '       0 added\n       2 already present\n' })
  expect(await call('status', 'feedback', 'b', 'dismissed', ...place)).toMatchObject({ code: 0 })
  const exported = (await call('export', '--status', 'pending', ...place)).output.trim().split('\n')
  expect(exported.map((line) => JSON.parse(line))).toMatchObject([{ id: 'a' }])

  const { url, stop } = await startServing([])
  const response = await fetch(`${url}/v1/analytics/docs/feedback`, { headers: { authorization: `Bearer ${key}` } })
  expect(await response.json()).toMatchObject({ feedback: [{ id: 'a' }, { id: 'b', status: 'dismissed' }] })
  await stop()
  expect(readFileSync(join(folder, 'feedback-data/feedback.db')).includes(key)).toBe(false)

  write('faulty.jsonl', '{"id":"c"}\n')
  expect(await run('import', 'faulty.jsonl')).toMatchObject({ code: 3, output: expect.stringMatching(/^line 1: /) })
})

test.runIf(process.platform === 'linux')(
  'serves on without its log, and says when results cannot be written',
  async () => {
    const place = ['--folder', join(folder, 'full')]
    await addProject(...place)
    const free = createServer().listen(0, '127.0.0.1')
    await once(free, 'listening')
    const port = String((free.address() as AddressInfo).port)
    free.close()
    const fill = (words: readonly string[], full: 1 | 2) => {
      const stdio = [0, 1, 2].map((at) => (at === full ? openSync('/dev/full', 'w') : 'pipe'))
      return spawn(process.execPath, [program, ...words, ...place], { stdio })
    }
    const service = fill(['serve', '--port', port], 2)
    onTestFinished(() => void service.kill('SIGKILL'))
    const read = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status
    await expect.poll(() => read().catch(() => 0), { timeout: 20_000 }).toBe(200)
    service.kill('SIGTERM')
    expect(await once(service, 'exit')).toEqual([0, null])
    const listing = fill(['projects', 'list'], 1)
    expect(await text(listing.stderr as Readable)).toMatch(/^Cannot write the output: ENOSPC/)
  },
)

test('a thousand connections without a key take at most 64 MiB more', async () => {
  const place = ['--folder', join(folder, 'crowded')]
  await addProject(...place)
  const { url, stop } = await startServing(place)
  const measure = async () => {
    const [, bytes] = /memory_bytes (\d+)/.exec(await (await fetch(`${url}/metrics`)).text()) ?? []
    return Number(bytes) / 1_048_576
  }
  const head = 'POST /v2/agent/docs/job HTTP/1.1\r\nhost: a\r\ncontent-type: application/json'
  // Together three times what it may take.
  const most = 200_000
  const open = async (count: number) => {
    const sockets = Array.from({ length: count }, () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
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
  const reported = expect.stringMatching(/^Looking up pull requests requires a GitHub token: set GITHUB_TOKEN, or /)
  const words = ['serve', '--port', '0', '--resolve-merged', '--folder', join(folder, 'tokenless')]
  expect(await callWithoutToken(...words)).toEqual({ code: 1, output: '', reported })
})

test('a token that cannot be handed over', async () => {
  const child = start(['serve', '--folder', join(folder, 'tokenless')], 'a-token', { TMPDIR: '/nonexistent' })
  expect(await text(child.stderr)).toBe(
    'Cannot write to the temporary folder /nonexistent: set TMPDIR to one that can be written\n',
  )
})

/** A project with a key, whose jobs a program of this kind does. */
async function openJobs(name: string, hub: GitHub, agent: object) {
  write('agent.json', JSON.stringify({ agent: 'command', remote: hub.remote, github: hub.api, ...agent }))
  const place = ['--folder', join(folder, name)]
  await addProject(...place)
  const headers = { authorization: `Bearer ${await addKey(...place)}` }
  const createJob = async (url: string, prompt: string) =>
    (await post(`${url}/v2/agent/docs/job`, { prompt }, headers)).json() as Promise<{ id: string }>
  return { place, headers, createJob, agent: ['--agent', join(folder, 'agent.json')] }
}
async function withGitHub(use: (hub: GitHub) => Promise<void>) {
  const hub = await startGitHub({ 'docs/a.md': 'A\n' })
  await use(hub).finally(() => hub.close())
}

test.skipIf(!hasGit)('a job that runs when the service is asked to stop twice is handed back at once', () =>
  withGitHub(async (hub) => {
    const { place, createJob, agent } = await openJobs('stopped', hub, { isolation: 'none', command: ['sleep', '100'] })
    const { pid, url, until, stop } = await startServing([...agent, '--grace', '100', ...place], hubToken)
    if (process.platform === 'linux') expect(readFileSync(`/proc/${pid}/environ`, 'latin1')).not.toContain(hubToken)
    expect(await createJob(url, 'Wait')).toMatchObject({ status: 'active', model: 'sleep' })
    expect(await until('Job started')).toMatchObject({ attempt: 1 })
    process.kill(Number(pid), 'SIGTERM')
    await until('Stopping')
    // What comes sooner is the same signal, passed on by a shell.
    await sleep(1100)
    await stop()
    const counts = await call('status', '--json', ...place)
    expect(JSON.parse(counts.output)).toMatchObject([{ project: 'docs', waiting: 1, running: 0, failed: 0 }])
    const { reported } = await call('status', ...place)
    expect(reported).toMatch(/^Isolation of the agent’s programs: none; network: open\.$/)
  }),
)

test.skipIf(!hasGit)('jobs become pull requests, and entries are resolved when those are merged', () =>
  withGitHub(async (hub) => {
    const program = { isolation: 'none', command: ['sh', '-c', 'cat > docs/a.md'] }
    const { place, headers, createJob, agent } = await openJobs('merged', hub, program)
    write('three.csv', 'id,path,source\na,/a,agent\nb,/a,agent\nc,/a,agent\n')
    await call('import', join(folder, 'three.csv'), ...place)
    const watching = ['--resolve-merged', '--github', hub.api, ...place]
    const working = await serve(...watching, ...agent, '--concurrency', '1')
    const prompts = ['a', 'b'].map((id) => `Fix ${id}.\n\n| feedback-entries: c\n\nfeedback-entries: ${id}\n`)
    const jobs: { id: string }[] = []
    for (const prompt of prompts) jobs.push(await createJob(working.url, prompt))
    await working.until('Job completed', 2)
    const links = [1, 2].map((number) => `${hub.api}/acme/docs/pull/${number}`)
    const read = async ({ id }: { id: string }) =>
      (await fetch(`${working.url}/v2/agent/docs/job/${id}`, { headers })).json()
    expect(await Promise.all(jobs.map(read))).toMatchObject(links.map((prLink) => ({ status: 'completed', prLink })))
    expect(hub.read(`feedback-to-fix/${jobs[0]?.id}`, 'docs/a.md')).toBe(prompts[0])
    await working.stop()

    hub.merge(1)
    const watcher = await serve(...watching)
    expect(await watcher.until('Entry resolved by a merge')).toMatchObject([{ entry: 'a', pullRequest: links[0] }])
    await watcher.stop()

    const look = async () =>
      JSON.parse((await call('status', 'merged', '--json', '--github', hub.api, ...place)).output)
    expect(await look()).toEqual([])
    hub.merge(2)
    expect(await look()).toEqual([{ entry: 'b', project: 'docs', 'pull request': links[1] }])
    expect(await look()).toEqual([])
    const resolved = (await call('export', '--status', 'resolved', ...place)).output
    expect(resolved.match(/"id":"\w"/g)).toEqual(['"id":"a"', '"id":"b"'])
  }),
)

test('pages may send feedback to a service that takes it, and its stop is not held up by it', async () => {
  const place = ['--folder', join(folder, 'pages')]
  const setOrigins = (...words: string[]) => call('projects', 'widget', 'docs', ...words, ...place)
  await addProject(...place)
  const reported = expect.stringMatching(/^Pass the origins whose pages may send feedback: /)
  expect(await setOrigins()).toMatchObject({ code: 2, reported })
  const site = 'https://docs.example.com'
  expect(await setOrigins('--origins', site)).toMatchObject({ code: 0 })
  expect((await call('projects', 'list', ...place)).output).toMatch(
    /^docs {2}acme\/docs {3}main {4}0 .* https:\/\/docs\.example\.com$/m,
  )

  const { url, stop } = await serve('--widget', '--trusted-proxies', '0', '--widget-per-reader', '1', ...place)
  const vote = { source: 'contextual', path: '/install', helpful: false }
  const send = async () => (await post(`${url}/widget/docs/feedback`, vote, { origin: site })).status
  expect([await send(), await send()]).toEqual([201, 429])
  await setOrigins('--origins', 'none')
  expect(await send()).toBe(404)
  await stop()
  expect((await call('export', ...place)).output).toMatch(/^{"id":"[\w-]{36}","path":"\/install",.*"status":"pending",/)
})

const postgres = (await listDatabaseKinds()).find(({ name }) => name === 'Postgres')

/** Between the service and Postgres, until it swallows everything. */
async function openTunnel(connectionString: string) {
  const { host, port, user, password, database } = new pg.Client({ connectionString })
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    const onward = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    socket.pipe(onward).pipe(socket)
    for (const one of [socket, onward]) sockets.push(one.on('error', () => {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://${user}:${password ?? ''}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    block: () => sockets.map((socket) => socket.unpipe().pause()),
    close: () => server.close() && sockets.map((socket) => socket.destroy()),
  }
}

test.skipIf(postgres?.missing !== false)('a stop does not wait for a Postgres that no longer answers', async () => {
  const { url, remove } = (await postgres?.create()) ?? {}
  const tunnel = await openTunnel(`${url}`)
  const agent = ['--agent', 'scripted', '--github', 'http://127.0.0.1:1', '--folder', join(folder, 'silent')]
  const { until, stop } = await serveWithin(0.1, tunnel.block, ...agent, '--database', tunnel.url)
  await until('No project yet: add one with `feedback-service projects add`')
  const began = performance.now()
  const reported = expect.stringMatching(
    /^Stopped before everything had ended, probably because the database does not answer/,
  )
  await stop({ code: 1, output: '', reported })
  expect(performance.now() - began).toBeLessThan(5000)
  tunnel.close()
  await remove?.()
})
