// Starts the emulated GitHub with one repository, its owner, a stranger with a fork's worth of rights, and two Apps.
import { createSign } from 'node:crypto'
import { createServer } from 'node:net'
import { createEmulator, type Emulator } from 'emulate'

export interface EmulatorOptions {
  /** What the emulated GitHub calls itself in the addresses that it answers. */
  readonly baseUrl: string
  readonly private: boolean
  readonly empty: boolean
}

export interface StartedEmulator {
  /** Where it really listens. */
  readonly origin: string
  /** Tokens that the emulated GitHub knows, by name. */
  readonly credentials: Readonly<Record<'bot' | 'agent' | 'owner' | 'stranger', string>>
  close(): Promise<void>
}

/** The Apps whose installations act as bots: a workflow's own token, and the one that opens pull requests. */
const apps = [
  { slug: 'github-actions', name: 'GitHub Actions', app_id: 15368, installation_id: 10 },
  { slug: 'docs-agent', name: 'Docs Agent', app_id: 20001, installation_id: 11 },
] as const

const permissions = { contents: 'write', issues: 'write', pull_requests: 'write', metadata: 'read' }

export async function startEmulator(options: EmulatorOptions): Promise<StartedEmulator> {
  const people = { owner: 'owner-token', stranger: 'stranger-token' }
  const seed = {
    tokens: { [people.owner]: { login: 'acme', scopes: ['repo'] }, [people.stranger]: { login: 'stranger' } },
    github: {
      users: [{ login: 'acme' }, { login: 'stranger' }],
      repos: [{ owner: 'acme', name: 'docs', private: options.private, auto_init: !options.empty }],
      apps: apps.map(({ installation_id, ...app }) => {
        return { ...app, permissions, installations: [{ installation_id, account: 'acme' }] }
      }),
    },
  }
  const { emulator, origin } = await listenSomewhere((port) => {
    return createEmulator({ service: 'github', port, baseUrl: options.baseUrl, seed })
  })
  const [bot, agent] = await Promise.all(apps.map((app) => createToken(emulator, origin, app)))
  if (!bot || !agent) throw new Error('The emulated GitHub gave no installation token')
  return { origin, credentials: { bot, agent, ...people }, close: () => emulator.close() }
}

/** The emulator wants to be told its port, so a free one is looked for first; another process may be quicker. */
async function listenSomewhere(start: (port: number) => Promise<Emulator>) {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort()
    try {
      return { emulator: await start(port), origin: `http://127.0.0.1:${port}` }
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function createToken(emulator: Emulator, origin: string, app: (typeof apps)[number]): Promise<string> {
  const key = emulator.generatedSecrets.find(({ id }) => id === String(app.app_id))?.value ?? ''
  const now = Math.floor(Date.now() / 1000)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { iss: String(app.app_id), iat: now - 10, exp: now + 300 }
  const unsigned = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`
  const jwt = `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(key, 'base64url')}`
  const path = `/app/installations/${app.installation_id}/access_tokens`
  const response = await fetch(origin + path, { method: 'POST', headers: { authorization: `Bearer ${jwt}` } })
  const { token } = (await response.json()) as { token: string }
  return token
}
