// Command line: starts the service by hand. The admin key comes from the environment, or from --key.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openDatabase } from './data/database.ts'
import { addKey, findGrant } from './data/keys.ts'
import { saveProject } from './data/projects.ts'
import { listen } from './http/listen.ts'
import { createService } from './http/service.ts'

const usage = `node src/service/index.ts --project <id> [options]
  --database <where>     a file, or postgres://…; feedback.db
  --key <key>            admin key of the project (or SERVICE_KEY in the environment)
  --port <number>        4010
  --host <address>       127.0.0.1
  --repository <o/name>  repository that agents change, acme/docs
  --ref <branch>         branch that pull requests go to, main`

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    database: { type: 'string', default: 'feedback.db' },
    key: { type: 'string' },
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    repository: { type: 'string', default: 'acme/docs' },
    ref: { type: 'string', default: 'main' },
    help: { type: 'boolean', default: false },
  },
})
const id = values.project
const key = values.key ?? process.env.SERVICE_KEY

if (values.help || !id || !key) {
  console.log(usage)
  process.exitCode = values.help ? 0 : 1
} else {
  await start(id, key)
}

async function start(projectId: string, adminKey: string): Promise<void> {
  const { repository, ref } = values
  const database = await openDatabase(values.database)
  await saveProject(database.queries, { id: projectId, repository, ref })
  if ((await findGrant(database.queries, adminKey, Date.now())) === undefined) {
    const given = { key: adminKey, projectId, access: 'write', name: 'admin', expiresAt: null } as const
    await addKey(database.queries, given, Date.now())
  }
  const service = createService({
    ...{ database, model: 'none', now: Date.now, id: randomUUID },
    // Jobs wait in the database.
    enqueue: async () => undefined,
    // The message could contain what a client sent.
    onFault: (fault) => console.error(`A request failed: ${fault instanceof Error ? fault.name : typeof fault}`),
  })
  const listening = await listen(service, { port: Number(values.port), host: values.host })
  console.log(`The service listens on ${listening.url}`)
  const close = () => void listening.close().then(() => database.close())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close)
}
