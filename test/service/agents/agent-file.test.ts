// The file that configures an agent, and what becomes of it; tokens.
import { generateKeyPairSync, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { parseAgentFile } from '../../../src/service/agents/agent-file.ts'
import { createAgent, findRemote } from '../../../src/service/agents/configure.ts'
import { createAppTokens } from '../../../src/service/agents/tokens.ts'
import { listenOnLoopback } from '../../support/loopback.ts'

const program = { agent: 'command', command: ['fix-docs'] }
const listed = 'an array of strings, the program and then each argument, such as ["fix-docs", "--quick"]'
const settings =
  'agent, command, model, variables, exclude, remote, github, isolation, readable, paths, draft, labels, author'
const whole = 'It must be an object, such as {"agent": "command", "command": ["fix-docs"]}'

const limits = 'limits.minutes, limits.outputBytes, limits.changedFiles, limits.changedBytes, limits.memoryBytes'
test.each<[unknown, string]>([
  [[], whole],
  [{}, '`agent` is missing: it must be "command" or "scripted"'],
  [{ agent: 'other' }, '`agent` must be "command" or "scripted"'],
  [{ agent: 'command' }, `\`command\` is missing: it must be ${listed}`],
  [{ agent: 'command', command: 'fix-docs --quick' }, `\`command\` must be ${listed}`],
  [{ agent: 'command', command: ['fix-docs', 1, ''] }, `\`command\` must be ${listed}`],
  [
    { ...program, limits: { minutes: 721, changedFiles: 0 } },
    '`limits.minutes` must be a number above 0 and at most 720. `limits.changedFiles` must be a whole number, 1 or more',
  ],
  [
    { ...program, limit: {} },
    `\`limit\` is not a setting of the agent "command", which has ${settings}, limits, ${limits}, limits.processes, limits.diskBytes`,
  ],
  [
    { agent: 'scripted', command: ['x'], delaySeconds: -1 },
    '`delaySeconds` must be a number from 0 to 3600. `command` is not a setting of the agent "scripted", which has agent, github, delaySeconds',
  ],
  ...[
    ['model', '', 'a name of 1 to 100 characters'],
    ['variables', ['MODEL KEY'], 'an array of environment variable names, such as ["MODEL_KEY"]'],
    ['exclude', '*.log', 'an array of .gitignore patterns, such as ["build/"]'],
    [
      'remote',
      'https://a.example/b.git',
      'a URL with {repository} in it, such as "https://github.com/{repository}.git"',
    ],
    ['github', 'api.github.com', 'the URL of a REST API, such as "https://api.github.com"'],
    ['isolation', 'container', '"auto", "bubblewrap" or "none"'],
    ['author', { name: 'Docs' }, 'an object with "name" and "email", both strings'],
    ['limits', 10, 'an object, such as {"minutes": 10}'],
  ].map(([name, value, must]): [unknown, string] => [
    { ...program, [`${name}`]: value },
    `\`${name}\` must be ${must}`,
  ]),
])('%j', (file, mistakes) => {
  const message = `The agent configuration is invalid. ${mistakes}.`
  expect(() => parseAgentFile(JSON.stringify(file))).toThrow(new Error(message))
})

test.each([
  ['{', 'at line 1, column 2'],
  ['', 'at its end'],
  ['{"agent": "command",\n "command": ["secret-word" "x"]}', 'at line 2, column 28'],
])('%j is not JSON', (text, place) => {
  const message = `The agent configuration is not valid JSON: check commas, quotes and brackets ${place}.`
  expect(() => parseAgentFile(text)).toThrow(new Error(message))
})

const machine = { PATH: '/bin', MODEL_KEY: 'k', LEAK: 'token-1' }
const context = { token: 'token-1', folder: '/nowhere', machine, later: () => {} }
const create = (config: object | string) =>
  createAgent(parseAgentFile(typeof config === 'string' ? config : JSON.stringify(config)), context)

test.each([
  [{ agent: 'scripted' }, 'scripted'],
  [{ agent: 'command', command: ['/opt/bin/fix-docs', '--quick'] }, 'fix-docs'],
  [{ ...program, model: 'our-model', variables: ['MODEL_KEY'], limits: { minutes: 5 } }, 'our-model'],
])('%j', (config, model) => {
  expect(create(config).model).toBe(model)
})

test('the agent does not get the token under another name', () => {
  const config = { agent: 'command', command: ['x'], variables: ['LEAK'] }
  expect(() => create(config)).toThrow("The agent would see the service's token in LEAK")
})

test.each([
  ['https://api.github.com', 'https://github.com/{repository}.git'],
  ['https://api.octocorp.ghe.com/', 'https://octocorp.ghe.com/{repository}.git'],
  ['https://api.octocorp.example/api/v3', 'https://api.octocorp.example/{repository}.git'],
  ['https://github.example.com:8443/api/v3', 'https://github.example.com:8443/{repository}.git'],
])('repositories are where the API is: %s', (api, remote) => {
  expect(findRemote(api)).toBe(remote)
})

test('a variable that is not set is reported, once for all', () => {
  const warnings: string[] = []
  const config = { agent: 'command', command: ['x'], variables: ['MODEL_KEY', 'OTHER_KEY', 'THIRD_KEY'] }
  createAgent(parseAgentFile(JSON.stringify(config)), { ...context, warn: (sentence) => warnings.push(sentence) })
  expect(warnings).toEqual(['Variables that the agent configuration passes on are not set: OTHER_KEY, THIRD_KEY'])
})

test('a file may begin with a byte order mark', () => {
  expect(create('\uFEFF{"agent":"scripted"}').model).toBe('scripted')
})

test('the examples of the documentation can be used as they are', () => {
  const text = readFileSync('docs/self-hosting.md', 'utf8')
  const examples = [...text.matchAll(/```json\n(\{\n {2}"agent": [\s\S]*?)```/g)].map(([, code]) => code ?? '')
  expect(examples.map((code) => create(code).model)).toEqual(['fix-docs', 'claude-code', 'codex', 'aider'])
})

const noon = Date.parse('2026-11-21T12:00:00Z')
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()

test('each job gets a token of its own', async () => {
  const seen: { path: string; claims: unknown; body: unknown }[] = []
  const { url: baseUrl, close } = await listenOnLoopback(async (request, response) => {
    const jwt = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const [head = '', claims = '', signature = ''] = jwt.split('.')
    const decode = (part: string) => Buffer.from(part, 'base64url')
    const isValid = verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), publicKey, decode(signature))
    if (!isValid) return void response.writeHead(401).end('{}')
    const text = (await request.toArray()).join('')
    seen.push({
      path: `${request.method} ${request.url}`,
      claims: JSON.parse(decode(claims).toString()),
      body: text === '' ? null : JSON.parse(text),
    })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.method === 'GET' ? { id: 77 } : { token: `ghs_${seen.length}` }))
  })
  onTestFinished(close)
  const tokens = createAppTokens({ id: '123456', key, baseUrl, now: () => noon })
  const { signal } = new AbortController()
  expect([await tokens('acme/docs', signal), await tokens('acme/docs', signal)]).toEqual(['ghs_2', 'ghs_4'])
  const claims = { iat: noon / 1000 - 60, exp: noon / 1000 + 540, iss: '123456' }
  expect(seen.slice(0, 2)).toEqual([
    { path: 'GET /repos/acme/docs/installation', claims, body: null },
    {
      path: 'POST /app/installations/77/access_tokens',
      ...{ claims, body: { repositories: ['docs'], permissions: { contents: 'write', pull_requests: 'write' } } },
    },
  ])
})

test('what is no key is refused at once', () => {
  expect(() => createAppTokens({ id: '1', key: 'x', baseUrl: 'http://127.0.0.1:9', now: () => noon })).toThrow()
})
