// The npm package `emulate`: a GitHub that others wrote, with one repository, its owner, and two Apps that act as bots.
import { createSign } from 'node:crypto'
import { createEmulator, type Emulator } from 'emulate'
import { findClosedPort } from '../http/local-server.ts'
import { startStrictLayer } from './strict-layer.ts'

export type EmulatedGitHub = Awaited<ReturnType<typeof startEmulator>>

const apps = [
  { slug: 'github-actions', name: 'GitHub Actions', app_id: 15368, installation_id: 10 },
  { slug: 'docs-agent', name: 'Docs Agent', app_id: 20001, installation_id: 11 },
] as const
const permissions = { contents: 'write', issues: 'write', pull_requests: 'write', metadata: 'read' }
const owner = 'owner-token'

export async function startEmulator(files: Readonly<Record<string, string>> = {}) {
  const seed = {
    tokens: { [owner]: { login: 'acme', scopes: ['repo'] } },
    github: {
      users: [{ login: 'acme' }],
      repos: [{ owner: 'acme', name: 'docs', auto_init: true }],
      apps: apps.map(({ installation_id, ...app }) => {
        return { ...app, permissions, installations: [{ installation_id, account: 'acme' }] }
      }),
    },
  }
  const layer = await startStrictLayer()
  const { url } = layer
  const port = await findClosedPort()
  const emulator = await createEmulator({ service: 'github', port, seed, baseUrl: url })
  layer.lead(`http://127.0.0.1:${port}`)
  for (const [path, text] of Object.entries(files)) {
    const body = JSON.stringify({ message: `Add ${path}`, content: Buffer.from(text).toString('base64') })
    const headers = { authorization: `Bearer ${owner}` }
    await fetch(`${url}/repos/acme/docs/contents/${path}`, { method: 'PUT', headers, body })
  }
  const close = async () => {
    await layer.close()
    await emulator.close()
  }
  /** `bot` is github-actions[bot], `agent` is docs-agent[bot]. */
  const [bot, agent] = [await createToken(emulator, apps[0]), await createToken(emulator, apps[1])]
  return { url, repository: 'acme/docs', tokens: { bot, agent, owner }, close }
}

async function createToken(emulator: Emulator, app: (typeof apps)[number]): Promise<string> {
  const key = emulator.generatedSecrets.find(({ id }) => id === String(app.app_id))?.value ?? ''
  const now = Math.floor(Date.now() / 1000)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { iss: String(app.app_id), iat: now - 10, exp: now + 300 }
  const unsigned = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`
  const jwt = `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(key, 'base64url')}`
  const path = `/app/installations/${app.installation_id}/access_tokens`
  const response = await fetch(emulator.url + path, { method: 'POST', headers: { authorization: `Bearer ${jwt}` } })
  const { token } = (await response.json()) as { token: string }
  return token
}
