// A GitHub that is small but true where it matters to an agent: real repositories over git's own HTTP, with a token, and pull
// requests whose branches have to be there.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listenOnLoopback } from './loopback.ts'

interface Pull {
  number: number
  html_url: string
  state: 'open' | 'closed'
  title: string
  body: string
  head: { ref: string }
  base: { ref: string }
  merged: boolean
  draft: boolean
}
export type GitHub = Awaited<ReturnType<typeof startGitHub>>

/** Without git there is no such GitHub, and what needs it is left out. */
export const hasGit = !spawnSync('git', ['--version']).error

export const hubToken = 'hub-token-5f0c'
const owner = 'acme'

export async function startGitHub(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'git-hub-'))
  const bare = join(folder, owner, 'docs.git')
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', env: clean, stdio: ['pipe', 'pipe', 'ignore'] })
  const seed = join(folder, 'seed')
  git('init', '-q', '-b', 'main', seed)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(seed, path)), { recursive: true })
    writeFileSync(join(seed, path), text)
  }
  git('-C', seed, 'add', '-A')
  git('-C', seed, '-c', 'user.name=a', '-c', 'user.email=a@localhost', 'commit', '-qm', 'Pages')
  git('clone', '-q', '--bare', seed, bare)
  git('-C', bare, 'config', 'http.receivepack', 'true')
  git('-C', bare, 'config', 'core.fsync', 'none')

  const pulls: Pull[] = []
  /** What happens to the next creations of pull requests, before they are answered as usual. */
  const troubles: ({ status: number; headers?: Record<string, string>; body?: object } | 'lost answer')[] = []
  const requests: string[] = []
  const readBranches = () =>
    git('-C', bare, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').trim().split('\n')
  const { url, close } = await listenOnLoopback((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const given = request.headers.authorization ?? ''
    const basic = `Basic ${Buffer.from(`x-access-token:${hubToken}`).toString('base64')}`
    if (given !== basic && !given.endsWith(` ${hubToken}`)) return void response.writeHead(401).end('{}')
    const asked = new URL(request.url ?? '/', 'http://hub')
    if (asked.pathname.startsWith(`/git/${owner}/moved`))
      return void response.writeHead(301, { location: `/git/${owner}/docs` }).end()
    if (asked.pathname.startsWith('/git/')) return serveGit(folder, asked, request, response)
    void answer(asked, request, response)
  })
  async function answer(asked: URL, request: IncomingMessage, response: ServerResponse) {
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const one = pulls.find(({ number }) => asked.pathname === `/repos/${owner}/docs/pulls/${number}`)
    if (one !== undefined) {
      const etag = `W/"${one.state}-${one.merged}"`
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
      response.setHeader('etag', etag)
      return reply(200, one)
    }
    if (asked.pathname !== `/repos/${owner}/docs/pulls`) return reply(404, { message: 'Not Found' })
    if (request.method === 'GET') {
      const head = asked.searchParams.get('head')
      return reply(200, pulls.filter((pull) => !head || head === `${owner}:${pull.head.ref}`).toReversed())
    }
    const { title, body, head, base, draft } = JSON.parse((await request.toArray()).join(''))
    const trouble = troubles.shift()
    if (trouble !== undefined && trouble !== 'lost answer')
      return void response
        .writeHead(trouble.status, trouble.headers)
        .end(JSON.stringify(trouble.body ?? { message: 'You have exceeded a secondary rate limit' }))
    const branches = readBranches()
    if (!branches.includes(head) || !branches.includes(base)) return reply(422, { message: 'head or base is invalid' })
    if (pulls.some((pull) => pull.state === 'open' && pull.head.ref === head))
      return reply(422, { message: `A pull request already exists for ${owner}:${head}.` })
    const number = pulls.length + 1
    const html_url = `${url}/${owner}/docs/pull/${number}`
    const branch = { head: { ref: head }, base: { ref: base } }
    pulls.push({ number, html_url, title, body, draft, ...branch, state: 'open', merged: false })
    if (trouble === 'lost answer') return void response.destroy()
    reply(201, pulls.at(-1))
  }
  return {
    folder: bare,
    api: url,
    remote: `${url}/git/{repository}.git`,
    /** The same repository without a server. */
    disk: `file://${folder}/{repository}.git`,
    pulls,
    troubles,
    requests,
    readBranches,
    readChange: (branch: string) =>
      git('-C', bare, 'diff', '--name-status', '--no-renames', `main...${branch}`).trim().split('\n'),
    read: (branch: string, path: string) => git('-C', bare, 'show', `${branch}:${path}`),
    git: (...args: string[]) => git('-C', bare, ...args),
    merge(number: number) {
      const pull = pulls.find((one) => one.number === number)
      if (!pull) throw new Error(`There is no pull request ${number}`)
      git('-C', bare, 'update-ref', `refs/heads/${pull.base.ref}`, `refs/heads/${pull.head.ref}`)
      Object.assign(pull, { state: 'closed', merged: true })
    },
    reset() {
      pulls.length = 0
      troubles.length = 0
      // A pushed branch is a file, until somebody packs them.
      for (const name of readdirSync(join(bare, 'refs/heads')))
        if (name !== 'main') rmSync(join(bare, 'refs/heads', name), { recursive: true })
    },
    async close() {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const clean = { PATH: process.env.PATH, HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' }

function serveGit(root: string, url: URL, request: IncomingMessage, response: ServerResponse): void {
  const env = {
    ...clean,
    GIT_PROJECT_ROOT: root,
    GIT_HTTP_EXPORT_ALL: '1',
    REMOTE_USER: owner,
    PATH_INFO: url.pathname.slice('/git'.length),
    QUERY_STRING: url.search.slice(1),
    REQUEST_METHOD: request.method,
    CONTENT_TYPE: request.headers['content-type'] ?? '',
    HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
    GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
  }
  const child = spawn('git', ['http-backend'], { env, stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.on('error', () => {})
  request.pipe(child.stdin)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.on('close', () => {
    const all = Buffer.concat(chunks)
    const end = all.indexOf('\r\n\r\n')
    const lines = all.subarray(0, end).toString().split('\r\n')
    const { Status: status = '200', ...headers } = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))
    response.writeHead(Number.parseInt(status, 10), headers).end(all.subarray(end + 4))
  })
}
