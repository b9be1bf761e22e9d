// Command line: starts the service by hand. The admin key and GitHub's token come from the environment, or the key from --key.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { feedbackEntrySchema } from '../docs-api/contract.ts'
import { adapt, idleAgent, type Later } from './agent.ts'
import { createScriptedAgent } from './agents/scripted/scripted-agent.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'

const usage = `node src/service/index.ts --project <id> [options]
  --key <key>            admin key of the project (or SERVICE_KEY in the environment)
  --port <number>        4010
  --host <address>       127.0.0.1
  --feedback <file>      JSON array of feedback entries
  --github <address>     REST API of the GitHub in use; without it no job changes anything (token: GITHUB_TOKEN in the environment)
  --repository <o/name>  repository that the agent edits, acme/docs
  --ref <branch>         branch that pull requests go to, main
  --delay <ms>           how long the agent waits before it works, 2000`

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    key: { type: 'string' },
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    feedback: { type: 'string' },
    github: { type: 'string' },
    repository: { type: 'string', default: 'acme/docs' },
    ref: { type: 'string', default: 'main' },
    delay: { type: 'string', default: '2000' },
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

async function start(project: string, adminKey: string): Promise<void> {
  const { feedback, github, repository, ref } = values
  const entries = feedback ? z.array(feedbackEntrySchema).parse(JSON.parse(await readFile(feedback, 'utf8'))) : []
  const later: Later = (ms, task) => void setTimeout(task, ms)
  const token = process.env.GITHUB_TOKEN ?? ''
  const delay = Number(values.delay)
  const agent = github ? adapt(createScriptedAgent({ baseUrl: github, token, later, delay })) : idleAgent
  const app = createApp({
    projects: [{ id: project, keys: [adminKey], repository, ref, entries }],
    agent,
    later,
    now: Date.now,
    id: randomUUID,
    // The message could contain what a client sent.
    onFault: (fault) => console.error(`A request failed: ${fault instanceof Error ? fault.name : typeof fault}`),
  })
  const service = await listen(app, { port: Number(values.port), host: values.host })
  console.log(`The service listens on ${service.url} with ${entries.length} entries`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void service.close())
}
